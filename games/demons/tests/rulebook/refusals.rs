//! What is refused, with its paragraph and its values, while nothing changes.

use demons::{Action, Demons, HexNumber, Illegal, Options, Printed};
use kernel::{Game, Pack, Ruled};

use crate::table::*;

/// §5.2a §5.8a A river that cannot be paid.
#[test]
fn a_river_that_cannot_be_paid() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 303);
    to_choose(&mut table, ALICE);
    for step in ["walk 0302", "walk 0303", "walk 0302", "walk 0303"] {
        play(&mut table, ALICE, step, &[]);
    }
    let refused = table.refused(ALICE, &Action::Walk { hex: HexNumber(403) });
    assert_eq!(refused, Illegal::TooDear { hex: Printed::of(403), cost: 2, left: 1 });
    assert_eq!(refused.rule().map(|rule| rule.to_string()), Some("§5.2a".to_owned()));
}

/// §5.4a Into enemies: a mortal, a rival.
#[test]
fn into_enemies() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 1412);
    at(&mut table, BASIL, 1413);
    unit(&mut table, 7, 1411);
    table.set(|state| state.magicians[0].invisible = true);
    to_choose(&mut table, ALICE);
    let refused = table.refused(ALICE, &Action::Walk { hex: HexNumber(1413) });
    assert_eq!(refused, Illegal::EnemyThere { hex: Printed::of(1413) });
    table.set(|state| state.magicians[0].invisible = false);
    let refused = table.refused(ALICE, &Action::Walk { hex: HexNumber(1411) });
    assert_eq!(refused, Illegal::Held { hex: Printed::of(1412) });
}

/// §5.5b §X-09 Off the map while an enemy holds him, and from the middle of it.
#[test]
fn an_exit_while_pinned() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 101);
    unit(&mut table, 7, 102);
    to_choose(&mut table, ALICE);
    assert_eq!(table.refused(ALICE, &Action::Leave {}), Illegal::Held { hex: Printed::of(101) });
    at(&mut table, ALICE, 1412);
    assert_eq!(
        table.refused(ALICE, &Action::Leave {}),
        Illegal::NotEdge { hex: Printed::of(1412) }
    );
}

/// §15.4a §X-77 A demon that has been released cannot be released again.
#[test]
fn a_demon_is_released_once() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    hold(&mut table, ALICE, &[13, 2]);
    to_choose(&mut table, ALICE);
    play(&mut table, ALICE, "release 2", &[]);
    let again = Action::Release { demon: 2 };
    assert_eq!(table.refused(ALICE, &again), Illegal::NotHeld { demon: 2 });
    let never = Action::Release { demon: 73 };
    assert_eq!(table.refused(ALICE, &never), Illegal::NotHeld { demon: 73 });
}

/// §11.0c An offer of more than one owns, and of the same treasure twice.
#[test]
fn a_bid_above_what_is_owned() {
    let mut table = table(&seats(2));
    unit(&mut table, 7, 915);
    table.set(|state| state.ring = demons::state::Ring::Hoard(6));
    own(&mut table, ALICE, 11);
    own(&mut table, ALICE, 12);
    mortal_turn(&mut table, &[]);
    let foreign = Action::Offer { treasure: 66 };
    assert_eq!(table.refused(ALICE, &foreign), Illegal::NotOwned { treasure: 66 });
    play(&mut table, ALICE, "offer 11", &[]);
    let twice = Action::Offer { treasure: 11 };
    assert_eq!(table.refused(ALICE, &twice), Illegal::NotOwned { treasure: 11 });
    let nobody = table.refused(BASIL, &Action::Offer { treasure: 11 });
    assert_eq!(nobody, Illegal::NotYourTurn { seat: BASIL, turn: ALICE });
}

fn reasons(file: &str, from: &str, to: &str) -> Vec<String> {
    let mut pack: Pack = Demons::open(&Options::default(), None).expect("shipped").pack();
    let text = pack.0.get_mut(file).expect("a file of the pack");
    assert!(text.contains(from), "{file} has no {from}");
    *text = text.replacen(from, to, 1);
    let error = Demons::open(&Options::default(), Some(&pack)).expect_err("a damaged pack");
    error.0.iter().map(|reason| format!("{reason:?}")).collect()
}

/// §2.2a §4.0a §2.0a A hole in a table, a home in a lake and a seventy-third demon are named by file,
/// key and reason.
#[test]
fn packs_with_holes_lakes_and_too_many_demons() {
    let hole = reasons("tables.toml", "prince = -", "princess = -");
    assert!(hole.iter().any(|r| r.contains("conjuration[0].add")
        && r.contains("content-lacks")
        && r.contains("prince")));
    let short = reasons("tables.toml", r#"["E", "E", "E", "-", "-"]"#, r#"["E", "E", "E", "-"]"#);
    assert!(short.iter().any(|r| r.contains("discovery_row[0].results")));
    let lake = reasons("mortals.toml", r#"home = "2506""#, r#"home = "2006""#);
    assert!(lake.iter().any(|r| r.contains("mortal[0].home") && r.contains("content-home")));
    let text = include_str!("../../content/demons.toml");
    let last = &text[text.rfind("[[demon]]").expect("72 demons")..];
    let more = format!("{last}\n{}", last.replace("priority = 72", "priority = 73"));
    let crowd = reasons("demons.toml", last, &more);
    assert!(crowd.iter().any(|r| r.contains("demons.toml: demon") && r.contains("73")));
}
