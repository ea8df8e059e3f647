//! How magicians move.

use demons::{Action, HexNumber, Illegal, Options, Printed};

use crate::table::*;

/// D-13 §5.0a §5.0b §5.0e §5.1a §5.2a Five open hexes, no sixth.
#[test]
fn a_magician_walks_five_open_hexes() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1408);
    to_choose(&mut table, ALICE);
    for row in 9..=13 {
        play(&mut table, ALICE, &format!("walk 14{row:02}"), &[]);
    }
    assert_eq!(place(&table, ALICE), Some(1413));
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("use"));
}

/// §5.2a §5.8a Forest 2, mountain 3, a river one more; a hex that cannot be paid is refused.
#[test]
fn terrain_and_rivers_add_up() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1414);
    to_choose(&mut table, ALICE);
    play(&mut table, ALICE, "walk 1415", &[]);
    play(&mut table, ALICE, "walk 1414", &[]);
    let refused = table.refused(ALICE, &Action::Walk { hex: HexNumber(1515) });
    assert_eq!(refused, Illegal::TooDear { hex: Printed::of(1515), cost: 3, left: 2 });
    at(&mut table, ALICE, 303);
    to_choose(&mut table, ALICE);
    let events = play(&mut table, ALICE, "walk 0403", &[]);
    assert!(events.iter().any(|event| matches!(event, demons::Event::Walked { cost: 2, .. })));
}

/// D-14 §5.4a §5.4b §5.4c §X-10 §X-59 Enemies and lakes are closed.
#[test]
fn enemies_and_lakes_are_closed() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 704);
    to_choose(&mut table, ALICE);
    let refused = table.refused(ALICE, &Action::Walk { hex: HexNumber(705) });
    assert_eq!(refused, Illegal::NoEntry { hex: Printed::of(705) });
    let refused = table.refused(ALICE, &Action::Walk { hex: HexNumber(709) });
    assert_eq!(refused, Illegal::TooFar { hex: Printed::of(709), left: 5 });
    let refused = table.refused(ALICE, &Action::Walk { hex: HexNumber(702) });
    assert_eq!(refused, Illegal::NotAdjacent { hex: Printed::of(702) });
    let fleeing = unit(&mut table, 7, 703);
    table.set(|state| state.mortals[usize::from(fleeing)].fleeing = true);
    let refused = table.refused(ALICE, &Action::Walk { hex: HexNumber(703) });
    assert_eq!(refused, Illegal::EnemyThere { hex: Printed::of(703) });
}

/// D-16 D-17 §5.5a §5.5b §9.0a He stops next to a mortal; who begins there is held but conjures.
#[test]
fn a_mortal_stops_and_holds() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1408);
    unit(&mut table, 7, 1411);
    to_choose(&mut table, ALICE);
    play(&mut table, ALICE, "walk 1409", &[]);
    let events = play(&mut table, ALICE, "walk 1410", &[]);
    assert!(has(&events, "halted"));
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("use"));
    to_choose(&mut table, ALICE);
    let refused = table.refused(ALICE, &Action::Walk { hex: HexNumber(1409) });
    assert_eq!(refused, Illegal::Held { hex: Printed::of(1410) });
    assert!(offers(&table, ALICE, "conjure king"));
}

/// D-19 D-117 §8.2b §X-11 Fleeing mortals stop nobody and hold nobody.
#[test]
fn fleeing_mortals_are_ignored() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1408);
    let runner = unit(&mut table, 7, 1410);
    table.set(|state| state.mortals[usize::from(runner)].fleeing = true);
    to_choose(&mut table, ALICE);
    play(&mut table, ALICE, "walk 1409", &[]);
    assert!(!offers(&table, ALICE, "walk 1410"));
    play(&mut table, ALICE, "walk 1509", &[]);
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("walk"));
    table.set(|state| state.magicians[0].found = true);
    let events = play(&mut table, ALICE, "stop", &[]);
    assert!(has(&events, "hidden"));
}

/// D-21 D-22 §4.3a §5.5b §X-09 Leaving is free from an edge, but not beside an enemy.
#[test]
fn the_map_is_left_from_its_edge() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 106);
    own(&mut table, ALICE, 11);
    to_choose(&mut table, ALICE);
    for hex in [107, 108, 109, 110, 111] {
        play(&mut table, ALICE, &format!("walk {hex:04}"), &[]);
    }
    let events = play(&mut table, ALICE, "leave", &[]);
    assert!(has(&events, "left") && table.state.over);

    let mut table = crate::table::table(&seats(1));
    at(&mut table, ALICE, 1408);
    to_choose(&mut table, ALICE);
    let refused = table.refused(ALICE, &Action::Leave {});
    assert_eq!(refused, Illegal::NotEdge { hex: Printed::of(1408) });
    at(&mut table, ALICE, 106);
    unit(&mut table, 7, 107);
    to_choose(&mut table, ALICE);
    assert_eq!(table.refused(ALICE, &Action::Leave {}), Illegal::Held { hex: Printed::of(106) });
    let mut free = crate::table::table(&Options { exit_while_adjacent: true, ..seats(1) });
    at(&mut free, ALICE, 106);
    unit(&mut free, 7, 107);
    to_choose(&mut free, ALICE);
    assert!(offers(&free, ALICE, "leave"));
}
