//! Searching for magicians, and whom the mortals attack.

use demons::{Action, Event, HexNumber, Illegal, Options, Printed};

use crate::table::*;

/// Alice at 1412 with a 4 and a 3 beside her.
fn besieged(options: &Options) -> Table {
    let mut table = table(options);
    at(&mut table, ALICE, 1412);
    unit(&mut table, 7, 1411);
    unit(&mut table, 12, 1413);
    table
}

/// D-28 §3.0d §6.0a §6.0b §6.0c Strengths 4 and 3, die 2: found, and attacked together.
#[test]
fn a_low_die_finds() {
    let mut table = besieged(&seats(1));
    let events = mortal_turn(&mut table, &[1, 1, 2, 1]);
    assert!(events.contains(&Event::Searched {
        seat: ALICE,
        die: 2,
        modified: 2,
        strength: 7,
        result: "found",
    }));
    assert!(has(&events, "mortals-attacked"));
}

/// D-29 §X-18 In the forest 2 becomes 3: nothing, and he stays hidden.
#[test]
fn his_own_terrain_modifies_the_die() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1415);
    unit(&mut table, 7, 1414);
    unit(&mut table, 12, 1416);
    let events = mortal_turn(&mut table, &[1, 1, 2]);
    assert!(!has(&events, "mortals-attacked"));
    assert!(!table.state.magicians[0].found);
}

/// D-31 D-32 D-121 §6.0d §X-19 Evading he stays or steps to a free hex, whatever it costs; nobody
/// searches again.
#[test]
fn an_evading_magician_may_step_aside() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1414);
    unit(&mut table, 7, 1413);
    unit(&mut table, 12, 1314);
    unit(&mut table, 13, 1516);
    mortal_turn(&mut table, &[1, 1, 6, 6]);
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("evade"));
    let refused = table.refused(ALICE, &Action::Step { hex: HexNumber(1413) });
    assert_eq!(refused, Illegal::EnemyThere { hex: Printed::of(1413) });
    assert!(!offers(&table, ALICE, "leave"));
    let events = play(&mut table, ALICE, "step 1515", &[]);
    assert!(has(&events, "evaded") && !has(&events, "searched"));
    assert_eq!(place(&table, ALICE), Some(1515));
}

/// D-34 §6.1a §X-17 Found and still beside a mortal: no die, attacked.
#[test]
fn who_is_found_stays_found() {
    let mut table = besieged(&seats(1));
    table.set(|state| state.magicians[0].found = true);
    let events = mortal_turn(&mut table, &[1, 1, 1]);
    assert!(!has(&events, "searched") && has(&events, "mortals-attacked"));
}

/// D-33 §6.1a When all neighbours have fled he is hidden again.
#[test]
fn nobody_near_means_hidden() {
    let mut table = besieged(&seats(1));
    table.set(|state| state.magicians[0].found = true);
    hold(&mut table, ALICE, &[2]);
    to_use(&mut table, ALICE);
    let events = play(&mut table, ALICE, "power 2 E", &[]);
    assert!(has(&events, "hidden"));
}

/// D-27 §X-16 Fleeing units neither search nor count.
#[test]
fn fleeing_units_do_not_search() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1011);
    let runner = unit(&mut table, 7, 911);
    table.set(|state| state.mortals[usize::from(runner)].fleeing = true);
    let events = mortal_turn(&mut table, &[]);
    assert!(!has(&events, "searched"));
}

/// D-119 §6.0b One unit beside two magicians searches for both with its full strength.
#[test]
fn one_unit_searches_for_everybody() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 1410);
    at(&mut table, BASIL, 1412);
    unit(&mut table, 3, 1411);
    let events = mortal_turn(&mut table, &[1, 3, 3]);
    let strengths: Vec<i32> = events
        .iter()
        .filter_map(|event| match event {
            Event::Searched { strength, .. } => Some(*strength),
            _ => None,
        })
        .collect();
    assert_eq!(strengths, [5, 5]);
}

/// D-38 D-123 §7.2a §7.4a §7.5a §7.7a §7.8a §X-20 §X-67 Of two found magicians the highest die is
/// attacked, once, by all who aim at him.
#[test]
fn the_highest_die_is_the_defender() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 1410);
    at(&mut table, BASIL, 1412);
    unit(&mut table, 7, 1411);
    unit(&mut table, 12, 1413);
    table.set(|state| {
        state.magicians[0].found = true;
        state.magicians[1].found = true;
    });
    let events = mortal_turn(&mut table, &[1, 1, 2, 5, 1]);
    let attack = Event::MortalsAttacked { seat: BASIL, count: 2, strength: 7 };
    assert!(events.contains(&attack), "{events:?}");
    assert_eq!(events.iter().filter(|e| matches!(e, Event::Fought { .. })).count(), 1);
}

/// D-35 §6.2a §X-81 A hidden magician can be attacked by another, and attacking shows nobody.
#[test]
fn rivals_need_no_search() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 1410);
    at(&mut table, BASIL, 1411);
    hold(&mut table, ALICE, &[1]);
    to_use(&mut table, ALICE);
    assert!(offers(&table, ALICE, "attack 1411"));
    play(&mut table, ALICE, "attack 1411", &[1]);
    assert!(!table.state.magicians[0].found && !table.state.magicians[1].found);
}

/// §X-19 Where the table allows it, who evades on the edge may leave the map.
#[test]
fn an_evading_magician_may_leave() {
    for e_exit in [false, true] {
        let mut table = table(&Options { e_exit, ..seats(1) });
        at(&mut table, ALICE, 101);
        unit(&mut table, 7, 102);
        mortal_turn(&mut table, &[1, 6]);
        assert_eq!(table.question(ALICE).map(|question| question.code), Some("evade"));
        assert_eq!(offers(&table, ALICE, "leave"), e_exit);
        if e_exit {
            play(&mut table, ALICE, "leave", &[]);
            assert!(table.state.over);
        } else {
            let refused = table.refused(ALICE, &Action::Leave {});
            assert_eq!(refused, Illegal::Held { hex: Printed::of(101) });
        }
    }
}

/// D-121 §X-19 §X-59 Evading leads neither into a lake nor to a mortal.
#[test]
fn an_evading_magician_avoids_lakes() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 704);
    unit(&mut table, 7, 703);
    // In a town a 6 counts as 5: evades.
    mortal_turn(&mut table, &[1, 6]);
    let steps = ["stay", "step 0603", "step 0604", "step 0803", "step 0804"];
    let mut offered = table.notations(ALICE);
    offered.sort_unstable();
    assert_eq!(offered, steps);
    let refused = table.refused(ALICE, &Action::Step { hex: HexNumber(705) });
    assert_eq!(refused, Illegal::NoEntry { hex: Printed::of(705) });
}

/// D-27 §X-16 Beside an active searcher a unit in flight adds nothing to its strength.
#[test]
fn fleeing_units_do_not_count() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1011);
    // Number 7 flees past her, from 0908 to 0911 and on to 0912; number 3 stands at 1010.
    let runner = unit(&mut table, 7, 907);
    unit(&mut table, 3, 1010);
    table.set(|state| state.mortals[usize::from(runner)].fleeing = true);
    let events = mortal_turn(&mut table, &[1, 3]);
    assert_eq!(stands(&table, runner), Some(911));
    let strength = |event: &Event| matches!(event, Event::Searched { strength: 5, .. });
    assert!(events.iter().any(strength), "{events:?}");
}
