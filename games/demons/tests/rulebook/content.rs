//! The shipped content, and what is refused.

use demons::kinds::CombatResult::{Af, Ax, Df, Dx};
use demons::kinds::{Finding, Rank, Terrain};
use demons::{Demons, Options};
use kernel::{Game, Pack};

use crate::table::*;

fn opened() -> Demons {
    Demons::open(&Options::default(), None).expect("the shipped content is sound")
}

/// D-164 §2.0a §2.1a §2.4a The counter mix and the map.
#[test]
fn the_box_is_complete() {
    let game = opened();
    let content = game.content();
    assert_eq!(
        (content.demons.len(), content.mortals.len(), content.treasures.len()),
        (72, 19, 36)
    );
    let strengths: u32 = content.mortals.iter().map(|mortal| u32::from(mortal.strength)).sum();
    assert_eq!(strengths, 73);
    let thousands: u32 = content.treasures.iter().map(|t| u32::from(t.thousands)).sum();
    assert_eq!(thousands, 334);
    let count = |kind| content.map.hexes().filter(|&hex| content.map.printed(hex) == kind).count();
    let counts: Vec<usize> = Terrain::ALL.into_iter().map(count).collect();
    assert_eq!(counts, [244, 51, 103, 30, 14]);
}

/// D-165 D-166 §2.1a Neighbours and distances.
#[test]
fn hexes_touch_as_on_the_map() {
    let game = opened();
    let map = &game.content().map;
    let around = |number: u16| -> Vec<u16> {
        map.neighbours(map.find(number).unwrap()).map(|(hex, _)| map.number(hex)).collect()
    };
    assert_eq!(around(307), [206, 207, 306, 308, 406, 407]);
    assert_eq!(around(409), [309, 310, 408, 410, 509, 510]);
    assert_eq!(around(101), [102, 201]);
    let far = |a, b| map.distance(map.find(a).unwrap(), map.find(b).unwrap());
    assert_eq!((far(101, 307), far(107, 307), far(110, 409), far(2617, 101)), (7, 2, 3, 29));
}

/// D-167 §2.2a §5.8a Costs of steps.
#[test]
fn steps_cost_terrain_and_river() {
    let table = shipped(&seats(1));
    let map = &table.game.content().map;
    let cost = |from: u16, to: u16| {
        let to = map.find(to).unwrap();
        let mut around = map.neighbours(map.find(from).unwrap());
        let (_, river) = around.find(|&(hex, _)| hex == to).unwrap();
        table.game.content().tables.cost(map.printed(to), river)
    };
    assert_eq!(cost(306, 307), Some(2));
    assert_eq!(cost(107, 206), Some(4));
    assert_eq!(cost(101, 102), Some(1));
    assert_eq!(cost(101, 201), Some(2));
}

/// D-169 D-170 §6.0b §8.1a Discovery and combat tables.
#[test]
fn the_tables_read_as_printed() {
    let tables = opened().content().tables.clone();
    let found = |terrain, die: i32| tables.discovery(die + tables.discovery_modifier(terrain), 15);
    assert_eq!(found(Terrain::Mountain, 2), Finding::Nothing);
    assert_eq!(found(Terrain::Open, 2), Finding::Found);
    assert_eq!(found(Terrain::Forest, 1), Finding::Nothing);
    assert_eq!([1, 4, 6].map(|die| tables.combat(2, die)), [Dx, Df, Af]);
    assert_eq!([1, 3].map(|die| tables.combat(-7, die)), [Af, Ax]);
    assert_eq!([3, 4].map(|die| tables.combat(0, die)), [Df, Af]);
    assert_eq!([4, 6].map(|die| tables.combat(10, die)), [Dx, Df]);
}

/// D-171 D-172 D-173 §2.3a §9.0b §15.1a §15.2a §X-45 Conjuration, control, grid.
#[test]
fn the_displays_read_as_printed() {
    let game = opened();
    let content = game.content();
    let net = |shield, rank, die: i32| die + content.tables.conjuration(shield, rank);
    assert_eq!((net(0, Rank::Duke, 6), net(0, Rank::Duke, 1), net(2, Rank::Duke, 4)), (3, -2, 3));
    assert_eq!((net(0, Rank::King, 1), net(2, Rank::Knight, 6)), (-4, 9));
    let asmoday = content.demons.iter().find(|demon| demon.name == "Asmoday").unwrap();
    assert_eq!(content.tables.controls(asmoday.rank), 1);
    let ranks = [Rank::King, Rank::Prince, Rank::Earl, Rank::President];
    assert_eq!(ranks.map(|rank| content.tables.controls(rank)), [5, 3, 1, 0]);
    let grid = |first: usize, second: usize| {
        let treasure = &content.treasures[(first - 1) * 6 + second - 1];
        (content.map.number(treasure.hex), treasure.seize, treasure.thousands)
    };
    assert_eq!(grid(6, 6), (2514, 2, 20));
    assert_eq!(grid(5, 1), (1610, 2, 16));
    assert_eq!(grid(1, 6), (413, 5, 6));
}

/// D-106 §2.0a §2.2a A hole in a table, a missing box, one demon too many, a base in the wild and a
/// river between strangers are refused by file and key.
#[test]
fn damaged_packs_are_refused() {
    let whole = opened().pack();
    let broken = |file: &str, from: &str, to: &str| -> Pack {
        let mut pack = whole.clone();
        let text = pack.0.get_mut(file).unwrap();
        assert!(text.contains(from), "{file} has no {from}");
        *text = text.replacen(from, to, 1);
        pack
    };
    let last = "[[box]]\ndie1 = 6\ndie2 = 6";
    let cases = [
        (broken("tables.toml", r#"["Af", "Df", "Df", "#, r#"["Df", "Df", "#), "combat_row[0]"),
        (broken("mortals.toml", r#"home = "2506""#, r#"home = "2507""#), "home"),
        (broken("mortals.toml", r#"home = "2506""#, r#"home = "2006""#), "home"),
        (broken("map.toml", r#""0511/0512""#, r#""0511/0513""#), "river[0].sides[0]"),
        (broken("treasure.toml", last, "[[box]]\ndie1 = 6\ndie2 = 5"), "box[35].die2"),
        (broken("demons.toml", "priority = 72", "priority = 71"), "demon[71].priority"),
    ];
    for (pack, key) in cases {
        let error = Demons::open(&Options::default(), Some(&pack)).expect_err(key);
        assert!(error.0.iter().any(|reason| reason.at.contains(key)), "{key}: {error}");
    }
    let mut crowded = whole.clone();
    let text = crowded.0.get_mut("demons.toml").unwrap();
    let one = text[text.rfind("[[demon]]").unwrap()..].replace("priority = 72", "priority = 73");
    text.push('\n');
    text.push_str(&one);
    assert!(Demons::open(&Options::default(), Some(&crowded)).is_err());
    let mut strange = whole;
    strange.0.insert("more.toml".to_owned(), String::new());
    assert!(Demons::open(&Options::default(), Some(&strange)).is_err());
}
