//! How mortals are activated, move, flee and come home.

use demons::state::Place;
use demons::{Event, Options, Printed, RecoverAtHome, Within};

use crate::table::*;

/// D-05 §3.0b §X-01 §X-02 Distance 4: a 4 activates, a 3 does not.
#[test]
fn the_die_must_reach_the_distance() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    let baron = unit(&mut table, 7, 1408);
    let events = mortal_turn(&mut table, &[3]);
    assert!(has(&events, "stayed"));
    assert_eq!(stands(&table, baron), Some(1408));
    let events = mortal_turn(&mut table, &[4, 6]);
    assert!(has(&events, "activated"));
    assert_eq!(stands(&table, baron), Some(1411));
}

/// §X-01 Within six includes six; exclusive does not; seven never.
#[test]
fn the_range_includes_its_last_hex() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    unit(&mut table, 7, 1406);
    assert!(has(&mortal_turn(&mut table, &[6]), "activated"));
    let mut narrow = crate::table::table(&Options { within: Within::Exclusive, ..seats(1) });
    at(&mut narrow, ALICE, 1412);
    unit(&mut narrow, 7, 1406);
    mortal_turn(&mut narrow, &[]);
    let mut far = crate::table::table(&seats(1));
    at(&mut far, ALICE, 1412);
    unit(&mut far, 7, 1405);
    mortal_turn(&mut far, &[]);
}

/// D-09 D-107 §3.0c §5.0c §5.0d §5.3b Four points toward the magician, stopping next to him.
#[test]
fn active_mortals_chase_and_stop() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    let near = unit(&mut table, 7, 1408);
    let events = mortal_turn(&mut table, &[5, 4]);
    assert_eq!(stands(&table, near), Some(1411));
    assert_eq!(events.iter().filter(|e| matches!(e, Event::Marched { .. })).count(), 3);
    let mut table = crate::table::table(&seats(1));
    at(&mut table, ALICE, 1412);
    let far = unit(&mut table, 7, 1406);
    mortal_turn(&mut table, &[6]);
    assert_eq!(stands(&table, far), Some(1410));
}

/// §5.3b §5.3d The first of all units marches like any other.
#[test]
fn the_first_unit_marches_too() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    let first = unit(&mut table, 1, 1406);
    mortal_turn(&mut table, &[6]);
    assert_eq!(stands(&table, first), Some(1410));
}

/// D-08 D-111 §X-03 §X-60 The nearer magician is the goal; equal ones by the highest die, ties again.
#[test]
fn the_nearest_magician_is_the_goal() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 1412);
    at(&mut table, BASIL, 1404);
    let unit = unit(&mut table, 7, 1409);
    mortal_turn(&mut table, &[3, 6]);
    assert_eq!(stands(&table, unit), Some(1411));
    let mut table = crate::table::table(&seats(2));
    at(&mut table, ALICE, 1411);
    at(&mut table, BASIL, 1405);
    let unit = crate::table::unit(&mut table, 7, 1408);
    let events = mortal_turn(&mut table, &[5, 4, 4, 2, 5, 6]);
    assert!(events.iter().any(|e| matches!(e, Event::TargetChosen { seat: BASIL, .. })));
    assert_eq!(stands(&table, unit), Some(1406));
}

/// D-11 §5.3c §X-58 Two hexes on cheapest ways: the highest die leads.
#[test]
fn equal_routes_are_diced() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    // From 1610 both 1511 and 1611 lie on ways of cost 2.
    let unit = unit(&mut table, 7, 1610);
    let events = mortal_turn(&mut table, &[6, 2, 6, 6]);
    assert!(
        events
            .iter()
            .any(|e| matches!(e, Event::WayRolled { hex, die: 6 } if *hex == Printed::of(1611))),
        "each die names the hex it was thrown for: {events:?}"
    );
    // The second, 1611, leads to 1512 alone.
    assert_eq!(stands(&table, unit), Some(1512));
}

/// D-10 D-112 D-113 §5.2a §X-58 §X-59 A step that cannot be paid ends the march; lakes are gone
/// round.
#[test]
fn mortals_pay_for_terrain_and_go_round_lakes() {
    let mut table = shipped(&seats(1));
    // Three mountains in a column: 0403 to 0405.
    at(&mut table, ALICE, 407);
    let climber = unit(&mut table, 7, 402);
    mortal_turn(&mut table, &[5]);
    let stop = stands(&table, climber).unwrap();
    // After 0303 and 0304 two points are left, and 0305 is a mountain: no detour.
    assert_eq!(stop, 304);
    let mut table = crate::table::table(&seats(1));
    at(&mut table, ALICE, 707);
    let swimmer = unit(&mut table, 7, 704);
    let events = mortal_turn(&mut table, &[3, 6, 1, 6, 1, 3]);
    assert!(
        !events.iter().any(|e| matches!(e, Event::Marched { hex, .. } if *hex == Printed::of(705)))
    );
    assert!(matches!(stands(&table, swimmer), Some(606)), "{:?}", stands(&table, swimmer));
}

/// D-07 §3.0b §X-02 The die is compared with hexes, however dear the way is.
#[test]
fn hexes_count_for_activation_not_points() {
    let mut table = shipped(&seats(1));
    // Five hexes, but fifteen points: mountains and the lake of Van lie between.
    at(&mut table, ALICE, 1217);
    unit(&mut table, 19, 715);
    let mut dice = vec![5];
    let events = loop {
        let end = demons::Action::End {};
        match kernel::ask(&table.game, &table.state, ALICE, &end, &dice).expect("the phase is open")
        {
            kernel::Asked::Done { events, .. } => break events,
            // Routes of equal cost: falling dice, so that no tie is thrown again.
            _ => dice.push(6 - u32::try_from(dice.len() % 3).expect("a small number")),
        }
    };
    let active = |event: &Event| matches!(event, Event::Activated { die: 5, distance: 5, .. });
    assert!(events.iter().any(active), "{events:?}");
    assert!(has(&mortal_turn(&mut table, &[4]), "stayed"));
}

/// D-109 §5.0d §5.5a On its way round a lake to one magician a unit stops next to another.
#[test]
fn a_magician_on_the_way_stops_a_mortal() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 706);
    at(&mut table, BASIL, 905);
    let unit = unit(&mut table, 7, 703);
    // Three hexes from both; the dice send it after Alice, round the lake in 0705 by the east.
    let events = mortal_turn(&mut table, &[3, 6, 1, 1, 2, 6, 3]);
    assert!(has(&events, "target-chosen"));
    assert_eq!(stands(&table, unit), Some(804));
}

/// D-110 §5.0d §5.5b Stops next to any magician; who begins there does not move.
#[test]
fn any_magician_stops_a_mortal() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 1401);
    at(&mut table, BASIL, 1411);
    let unit = unit(&mut table, 7, 1407);
    mortal_turn(&mut table, &[4, 3]);
    assert_eq!(stands(&table, unit), Some(1410));
    mortal_turn(&mut table, &[1, 3]);
    assert_eq!(stands(&table, unit), Some(1410));
}

/// D-15 D-118 §5.4d §X-11 Mortals share hexes, with fleeing ones too.
#[test]
fn mortals_share_a_hex() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    let first = unit(&mut table, 7, 1408);
    let second = unit(&mut table, 8, 1408);
    mortal_turn(&mut table, &[4, 4, 6]);
    assert_eq!((stands(&table, first), stands(&table, second)), (Some(1411), Some(1411)));
}

/// D-20 D-23 §5.3d §5.6a §5.7a §8.2c §X-12 §X-52 Fleeing units go home without a die and never
/// leave the map, whatever stands beside the way.
#[test]
fn fleeing_mortals_run_home() {
    let mut table = table(&seats(1));
    // Number 7 lives in Khlat, 0915.
    at(&mut table, ALICE, 1013);
    let runner = unit(&mut table, 7, 908);
    table.set(|state| state.mortals[usize::from(runner)].fleeing = true);
    mortal_turn(&mut table, &[]);
    assert_eq!(stands(&table, runner), Some(912));
    assert!(table.state.mortals[usize::from(runner)].fleeing);
}

/// D-115 D-116 §5.7b §X-13 §X-65 Home: turned back, inactive, no search this turn.
#[test]
fn a_unit_that_came_home_rests() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 916);
    let runner = unit(&mut table, 7, 912);
    table.set(|state| state.mortals[usize::from(runner)].fleeing = true);
    let events = mortal_turn(&mut table, &[]);
    assert!(has(&events, "recovered") && !has(&events, "searched"));
    assert_eq!(stands(&table, runner), Some(915));
    assert!(!table.state.mortals[usize::from(runner)].fleeing);
    // He is held all the same.
    assert!(!offers(&table, ALICE, "walk 0917"));
}

/// §X-13 At home flight is over in the next movement phase, or at once.
#[test]
fn flight_at_home_ends_there() {
    for (recover, fleeing) in [(RecoverAtHome::NextPhase, true), (RecoverAtHome::AtOnce, false)] {
        let mut table = table(&Options { recover_at_home: recover, ..seats(1) });
        at(&mut table, ALICE, 914);
        let unit = unit(&mut table, 7, 915);
        hold(&mut table, ALICE, &[2]);
        to_use(&mut table, ALICE);
        play(&mut table, ALICE, "power 2 E", &[]);
        assert_eq!(table.state.mortals[usize::from(unit)].fleeing, fleeing);
    }
}

/// D-25 §5.7c §X-14 Another mortal at home: wait beside it.
#[test]
fn a_crowded_home_is_waited_for() {
    let mut table = table(&seats(1));
    let runner = unit(&mut table, 7, 912);
    let guest = unit(&mut table, 8, 915);
    table.set(|state| state.mortals[usize::from(runner)].fleeing = true);
    let events = mortal_turn(&mut table, &[]);
    assert!(has(&events, "waited"));
    assert_eq!(stands(&table, runner), Some(914));
    table.set(|state| state.mortals[usize::from(guest)].hex = None);
    mortal_turn(&mut table, &[]);
    assert_eq!(stands(&table, runner), Some(915));
    assert!(!table.state.mortals[usize::from(runner)].fleeing);
}

/// D-26 §5.7d §X-15 A magician at home is found and attacked without a search.
#[test]
fn an_invaded_home_is_fought_for() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 915);
    let runner = unit(&mut table, 7, 912);
    table.set(|state| state.mortals[usize::from(runner)].fleeing = true);
    // 4 against 0, die 1: the attacker flees again.
    let events = mortal_turn(&mut table, &[1]);
    assert!(has(&events, "turned-back") && !has(&events, "searched"));
    assert!(has(&events, "mortals-attacked") && has(&events, "fled"));
}

/// D-125 D-181 §8.2f §16.5a §X-12 §X-63 Captors go home past magicians, wait, and do not attack.
#[test]
fn captors_go_home() {
    let mut table = table(&seats(2));
    let captor = unit(&mut table, 7, 911);
    captive(&mut table, BASIL, captor);
    at(&mut table, ALICE, 1012);
    mortal_turn(&mut table, &[5]);
    assert_eq!(stands(&table, captor), Some(915));
    let mut table = crate::table::table(&Options { captor_stops: true, ..seats(2) });
    let captor = unit(&mut table, 7, 911);
    captive(&mut table, BASIL, captor);
    at(&mut table, ALICE, 1012);
    mortal_turn(&mut table, &[]);
    assert_ne!(stands(&table, captor), Some(915));
    let mut table = crate::table::table(&seats(2));
    let captor = unit(&mut table, 7, 914);
    captive(&mut table, BASIL, captor);
    at(&mut table, ALICE, 915);
    let events = mortal_turn(&mut table, &[]);
    assert!(has(&events, "waited") && !has(&events, "tortured"));
    assert_eq!(table.state.magicians[1].place, Place::Captive(captor));
}
