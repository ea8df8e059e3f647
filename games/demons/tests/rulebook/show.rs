//! What the game shows: its picture, odds and hexes in words.

use demons::{Action, Demons, Event, HexNumber, Options};
use kernel::{Game, Show, Telling};
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
    let picture = serde_json::to_value(wording::in_all_languages(&game, |all| game.picture(all)))
        .expect("plain data");
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
    let fight = odds(&table, Action::Attack { hex: HexNumber(511) });
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

/// The lines of the text view that begin with this row.
fn rows<'a>(text: &'a str, row: &str) -> Vec<&'a str> {
    text.lines().filter(|line| line.starts_with(row)).collect()
}

/// §2.1a §13.0b The text view is enough to play from: hexes by column and row, rivers on the sides
/// where they run, who stands there without hiding the ground, and every box of treasure.
#[test]
fn the_text_view_shows_hexes_rivers_and_boxes() {
    let mut table = shipped(&seats(2));
    at(&mut table, ALICE, 101);
    unit(&mut table, 7, 307);
    discovered(&mut table, 15, 20);
    own(&mut table, BASIL, 51);
    let (game, view) = (&table.game, table.view(ALICE));
    for language in wording::LANGUAGES {
        let text = game.text(&view, &words(language));
        let head = text.lines().nth(1).expect("columns above the map");
        assert!(head.starts_with("   01 02 03 ") && head.ends_with(" 25 26"), "{head}");
        let first = rows(&text, "01 ");
        assert_eq!(first.len(), 2, "two lines for each row:\n{text}");
        assert!(first.iter().any(|line| line[3..].starts_with(".1")), "{first:?}");
        // The unit stands in the town of Sper, third column.
        assert!(rows(&text, "07 ").iter().any(|line| line.get(9..11) == Some("o*")), "{text}");
        let boxes = rows(&text, "1 ");
        assert!(boxes.contains(&"1  ? ? ? ? $ ?"), "{boxes:?}");
        assert!(rows(&text, "5 ").contains(&"5  2 ? ? ? ? ?"), "{text}");
        let map: Vec<&str> = text.lines().skip(2).take(35).collect();
        let marks = |mark: char| map.iter().map(|line| line.matches(mark).count()).sum::<usize>();
        // Every river between two hexes is drawn once.
        let hexes = game.content().map.hexes();
        let sides = hexes.map(|hex| game.content().map.neighbours(hex).filter(|n| n.1).count());
        let drawn = marks('\'') + marks(',') + 2 * marks(':') + marks('-') / 2;
        assert_eq!(2 * drawn, sides.sum::<usize>(), "{text}");
    }
}

/// §9.3a A pile that is exhausted is told, in the view and where fewer demons come.
#[test]
fn an_exhausted_pile_is_told() {
    let mut table = shipped(&seats(1));
    at(&mut table, ALICE, 101);
    let kings = table.game.content().demons.clone();
    let kings = kings.iter().zip(0u8..).filter(|(one, _)| one.rank == demons::kinds::Rank::King);
    let kings: Vec<u8> = kings.map(|(_, index)| index).collect();
    table.set(|state| kings[1..].iter().for_each(|&index| state.pile.remove(index)));
    table.set(|state| state.magicians[0].shield = 2);
    to_choose(&mut table, ALICE);
    let call = Action::Conjure { rank: demons::kinds::Rank::King };
    let events = table.act(ALICE, &call, &[6, u32::from(kings[0]) + 1]);
    assert!(has(&events, "pile-spent"), "{events:?}");
    table.set(|state| kings.iter().for_each(|&index| state.pile.remove(index)));
    let text = table.game.text(&table.view(ALICE), &words("en"));
    assert!(text.contains("no kings any more"), "{text}");
}

/// §5.5b §X-61 §9.1a §X-57 The question says beforehand why he cannot move and what else is left.
#[test]
fn the_question_says_why_a_held_magician_stays() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 512);
    to_choose(&mut table, ALICE);
    let asking =
        |table: &Table, language| table.game.asking(&table.view(ALICE), "choose", &words(language));
    assert_eq!(asking(&table, "en"), None, "nothing keeps him from moving");
    let captor = unit(&mut table, 7, 511);
    let held = asking(&table, "en").expect("he is held");
    assert!(held.contains("holds you") && held.contains("§5.5b"), "{held}");
    assert!(asking(&table, "fr").is_some_and(|text| text.contains("§5.5b")));
    // Nothing of the piles, nobody to help: only waiting is left, and it says so.
    table.set(|state| (0..72).for_each(|demon| state.pile.remove(demon)));
    table.set(|state| state.ring = demons::state::Ring::Lost);
    assert_eq!(table.notations(ALICE), ["stay"]);
    let lone = asking(&table, "en").expect("he is held");
    assert!(lone.contains("§9.1a") && lone.contains("§X-57"), "{lone}");
    assert!(lone.ends_with("You can only wait."), "{lone}");
    captive(&mut table, ALICE, captor);
    assert!(asking(&table, "en").is_some_and(|text| text.contains("You are a captive")));
}

/// §9.4a §X-53 §4.4a The end tells the dead from those who never left, and nobody cheers at nothing.
#[test]
fn the_end_says_what_became_of_everybody() {
    let said = |table: &Table, events: &[Event]| -> Vec<String> {
        let codes = ["scored", "won", "solo-lost"];
        let told = events.iter().filter(|event| codes.contains(&kernel::Ruled::code(*event)));
        let words = words("en");
        let text = told
            .map(|event| words.value("event", &Telling { game: &table.game, value: event }))
            .collect();
        let result = serde_json::to_value(table.view(ALICE)).expect("plain")["result"].clone();
        assert!(result.is_array());
        text
    };
    let mut late = table(&Options { turn_limit: 2, ..seats(1) });
    let events = play(&mut late, ALICE, "end", &[]);
    let text = said(&late, &events).join(" ");
    assert!(text.contains("has not left the map") && !text.contains("dead"), "{text}");
    let mut two = table(&seats(2));
    two.set(|state| {
        state.magicians[1].curses = 4;
        state.magicians[1].place = demons::state::Place::Dead;
    });
    at(&mut two, ALICE, 101);
    to_choose(&mut two, ALICE);
    let events = play(&mut two, ALICE, "leave", &[]);
    let text = said(&two, &events).join(" ");
    assert!(text.contains("is dead") && text.contains("wins; ducats left: 0"), "{text}");
    assert!(!text.contains('!'), "{text}");
}
