//! Where two rules meet: obeying units that flee or hold captives, invisible magicians, shown demons.

use demons::{Action, Event, Options};

use crate::table::*;

/// Marks a unit as fleeing and obeying Alice, and lets the mortal turn begin.
fn obeys_in_flight(table: &mut Table, unit: u8, last: kernel::Seat) {
    table.set(|state| {
        state.mortals[usize::from(unit)].fleeing = true;
        state.mortals[usize::from(unit)].steered = Some(ALICE);
    });
    to_use(table, last);
    table.act(last, &Action::End {}, &[]);
}

/// §X-24 §5.7b §X-65 A fleeing unit that is led home rests there: it is not roused in the same turn.
#[test]
fn an_obeying_unit_that_came_home_rests() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 2001);
    at(&mut table, BASIL, 910);
    // Number 7 lives in 0915.
    let unit = unit(&mut table, 7, 917);
    obeys_in_flight(&mut table, unit, BASIL);
    play(&mut table, ALICE, "walk 0916", &[]);
    play(&mut table, ALICE, "walk 0915", &[]);
    let events = play(&mut table, ALICE, "stop", &[]);
    assert!(has(&events, "recovered") && !has(&events, "roused"));
    assert_eq!(stands(&table, unit), Some(915));
    assert_ne!(table.question(ALICE).map(|question| question.code), Some("rouse"));
}

/// §5.7c §X-24 Led by a magician, a fleeing unit still waits beside a base that is not empty.
#[test]
fn an_obeying_unit_waits_for_its_base() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 2001);
    at(&mut table, BASIL, 2010);
    let runner = unit(&mut table, 7, 916);
    unit(&mut table, 8, 915);
    obeys_in_flight(&mut table, runner, BASIL);
    assert!(!offers(&table, ALICE, "walk 0915") && offers(&table, ALICE, "walk 0917"));
    let events = play(&mut table, ALICE, "stop", &[]);
    assert!(!has(&events, "recovered"));
    assert!(table.state.mortals[usize::from(runner)].fleeing);
}

/// §X-12 §X-24 Where captors stop beside magicians, an obeying captor does too.
#[test]
fn an_obeying_captor_stops() {
    for (captor_stops, walks) in [(true, false), (false, true)] {
        let mut table = table(&Options { captor_stops, ..seats(3) });
        at(&mut table, ALICE, 2001);
        at(&mut table, BASIL, 1412);
        let captor = unit(&mut table, 7, 1410);
        captive(&mut table, CLARA, captor);
        table.set(|state| state.mortals[usize::from(captor)].steered = Some(ALICE));
        to_use(&mut table, CLARA);
        table.act(CLARA, &Action::End {}, &[]);
        let action = table.find(ALICE, "walk 1411");
        table.act_freely(ALICE, &action);
        assert_eq!(offers(&table, ALICE, "walk 1410"), walks, "captor_stops = {captor_stops}");
    }
}

/// §X-80 §14.0b Raising the shield shows the friends that help, and nobody else.
#[test]
fn raising_shows_only_friends() {
    let mut table = table(&seats(2));
    hold(&mut table, ALICE, &[1, 2, 5]);
    to_choose(&mut table, ALICE);
    play(&mut table, ALICE, "raise", &[6]);
    let shown = |seat| {
        let view = table.view(seat);
        view.magicians[0].demons.iter().map(|held| held.demon.is_some()).collect::<Vec<_>>()
    };
    assert_eq!(shown(BASIL), [false, true, false]);
    assert_eq!(shown(ALICE), [true, true, true]);
}

/// §7.2a §X-15 §X-39 A unit that cannot find the magician in its base attacks the one beside it.
#[test]
fn an_invisible_invader_is_left_for_another() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 915);
    at(&mut table, BASIL, 814);
    let runner = unit(&mut table, 7, 913);
    unit(&mut table, 12, 714);
    table.set(|state| {
        state.mortals[usize::from(runner)].fleeing = true;
        state.magicians[0].invisible = true;
        state.magicians[1].found = true;
    });
    to_use(&mut table, BASIL);
    let end = Action::End {};
    let events = table.act_freely(BASIL, &end);
    let attack = events.iter().find_map(|event| match event {
        Event::MortalsAttacked { count, .. } => Some(*count),
        _ => None,
    });
    assert_eq!(attack, Some(2));
}
