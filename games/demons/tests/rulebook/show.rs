//! What the game shows: its picture, odds and hexes in words.

use demons::{Action, Demons, Options};
use kernel::{Game, Show};
use serde_json::Value;
use wording::Wording;

use crate::table::*;

fn words(language: &str) -> Wording {
    let names = ["Alice".to_owned(), "Basil".to_owned()];
    Wording::new(&Demons::INFO, language, &names).expect("the locales are sound")
}

fn odds(table: &Table, action: Action) -> Vec<(u32, u32, String)> {
    let list = table.game.prospects(&table.view(ALICE), &action, &words("en"));
    list.into_iter().map(|one| (one.ways, one.of, one.text)).collect()
}

/// §2.1a §2.2a Everything printed is in the picture, by the ids of actions and in both languages.
#[test]
fn the_picture_holds_what_is_printed() {
    let game = Demons::open(&Options::default(), None).expect("fair options");
    let picture = serde_json::to_value(game.picture()).expect("plain data");
    let count = |key: &str| picture[key].as_array().map_or(0, Vec::len);
    let counts = ["hexes", "mortals", "demons", "treasures", "shields", "ranks"].map(count);
    assert_eq!(counts, [442, 19, 72, 36, 3, 7]);
    let hexes = picture["hexes"].as_array().expect("a list");
    let sper = hexes.iter().find(|hex| hex["id"] == 307).expect("0307");
    assert_eq!((&sper["terrain"], &sper["town"]["names"]["fr"]), (&"town".into(), &"Sper".into()));
    let named = |value: &Value| value["names"]["en"] != "" && value["names"]["fr"] != "";
    assert!(
        ["rivers", "mortals", "treasures", "powers"]
            .iter()
            .all(|key| picture[key].as_array().is_some_and(|list| list.iter().all(named)))
    );
    assert_eq!(picture["mortals"][0]["names"]["fr"], "Grand émir");
    assert_eq!(picture["sources"]["combat"], "reconstructed");
    assert_eq!(picture["sources"]["powers"], "rulebook");
}

/// §8.0a §9.0b §13.0c The odds of fights, conjurations and seizures count faces of the die.
#[test]
fn odds_are_counted_from_the_tables() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 512);
    discovered(&mut table, 15, 20);
    hold(&mut table, ALICE, &[12]);
    let seize = odds(&table, Action::Seize { treasure: 15, demon: 12 });
    assert_eq!(seize.iter().map(|way| (way.0, way.1)).collect::<Vec<_>>(), [(4, 6), (2, 6)]);
    unit(&mut table, 7, 511);
    // 6 against 4: one to three.
    let fight = odds(&table, Action::Attack { hex: 511 });
    assert_eq!(fight.iter().map(|way| way.0).collect::<Vec<_>>(), [1, 3, 2]);
    assert!(fight[0].2.starts_with("Dx"));
    to_choose(&mut table, ALICE);
    for rank in demons::kinds::Rank::ALL {
        let list = odds(&table, Action::Conjure { rank });
        assert_eq!(list.iter().map(|way| way.0).sum::<u32>(), 6, "{list:?}");
    }
}

/// §3.0b §6.0b Who would wake beside a hex, and what a search would bring.
#[test]
fn staying_tells_who_wakes() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    unit(&mut table, 7, 1408);
    to_choose(&mut table, ALICE);
    let list = odds(&table, Action::Stay {});
    assert_eq!((list[0].0, list[0].1), (3, 6));
    assert!(list[0].2.contains("wakes at distance 4"), "{list:?}");
    assert_eq!(list[1..].iter().map(|way| way.0).sum::<u32>(), 6);
}

/// §5.2a §5.5a The reach of a move: its cost, the hex before, and where it ends.
#[test]
fn reach_knows_costs_and_stops() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 1412);
    unit(&mut table, 7, 1409);
    to_choose(&mut table, ALICE);
    let view = table.view(ALICE);
    let one = |hex: u16| view.reach.iter().find(|reach| reach.hex == hex).copied();
    let next = one(1411).expect("a neighbour");
    assert_eq!((next.cost, next.from, next.stop), (1, 1412, false));
    let beside = one(1410).expect("next to the unit");
    assert_eq!((beside.cost, beside.from, beside.stop), (2, 1411, true));
    assert_eq!(one(1409), None);
    assert!(table.view(BASIL).reach.is_empty());
    let french = words("fr");
    let cells = table.game.cells(&view, &french);
    assert_eq!(cells.len(), 442);
    let cell = cells.iter().find(|cell| cell.id == "1410").expect("a hex");
    assert!(cell.text.contains("vous devriez vous y arrêter"), "{}", cell.text);
    let here = cells.iter().find(|cell| cell.id == "1412").expect("a hex");
    assert!(here.text.contains("Alice"), "{}", here.text);
}

/// §X-61 §3.0b A unit in the captive's own hex wakes with certainty, not with more.
#[test]
fn odds_are_never_more_than_certain() {
    let mut table = table(&seats(2));
    let captor = unit(&mut table, 7, 1411);
    unit(&mut table, 8, 1411);
    captive(&mut table, ALICE, captor);
    to_choose(&mut table, ALICE);
    let mut told = 0;
    for action in table.legal(ALICE) {
        for (ways, of, text) in odds(&table, action) {
            told += 1;
            assert!(ways <= of, "{text}: {ways} in {of}");
        }
    }
    assert!(told > 0);
}
