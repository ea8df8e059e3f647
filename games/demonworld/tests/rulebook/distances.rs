//! §FR-3 Distances to large bases: every hex of theirs counts, not only the first.

use demonworld::ids::Order;
use demonworld::state::{Mood, TroopId};
use demonworld::{Action, Hand, Illegal};

use crate::marching::marching;
use crate::table::{ALICE, BASIL, NORTH, SOUTH, Table};

/// A dragon that looks north; its tail lies two rows behind its nose.
fn dragon(table: &mut Table) -> TroopId {
    table.troop(BASIL, "L10", NORTH, &[(10, 6)])
}

/// §PR-64 Who did not dare to attack a dragon does not come nearer to its tail either.
#[test]
fn no_nearer_to_the_tail() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", SOUTH, &[(13, 6), (14, 6), (15, 6), (16, 6)]);
    let dragon = dragon(&mut table);
    marching(&mut table, unit, Order::Charge);
    assert!(table.can(ALICE, "advance right"));
    table.0.set(|state| state.troop_mut(unit).barred = Some(dragon));
    let refusal = table.refused(ALICE, Action::Advance { hand: Hand::Right });
    assert!(matches!(refusal, Illegal::DidNotDare { troop, .. } if troop == dragon), "{refusal:?}");
}

/// §PR-88 The impetuous run at the nearest part of a dragon.
#[test]
fn the_impetuous_run_at_any_part() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "E02", 4, &[(13, 6), (13, 7), (14, 8), (14, 9)]);
    let prey = dragon(&mut table);
    table.mood(unit, Mood::Impetuous);
    table.0.set(|state| state.troop_mut(unit).prey = Some(prey));
    table.due(demonworld::Step::Frenzy, &[]);
    assert_eq!(table.lists(ALICE), ["advance left", "advance right"]);
}

/// §PR-88 A new prey is the nearest enemy, of equals the one with the lowest number, however
/// fearsome the other.
#[test]
fn the_new_prey() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "E02", NORTH, &[(8, 12), (9, 12), (10, 12), (11, 12)]);
    table.troop(BASIL, "O02", SOUTH, &[(2, 6)]);
    table.troop(BASIL, "E03", SOUTH, &[(17, 6)]);
    table.mood(unit, Mood::Impetuous);
    table.due(demonworld::Step::Frenzy, &[]);
    assert_eq!(table.spots(unit)[0], 506, "it ran to the north-west");
}

/// §PR-63 An element that is touched by the back of a giant turns to it.
#[test]
fn facing_the_back_of_a_giant() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(10, 10), (11, 10), (10, 11), (11, 11)]);
    let foe = table.troop(BASIL, "O06", NORTH, &[(10, 8)]);
    table.face(table.nth(unit, 0), SOUTH);
    table.face(table.nth(unit, 1), SOUTH);
    table.0.set(|state| {
        state.agenda.first([demonworld::Step::Answer { troop: unit, by: foe }]);
    });
    assert!(table.can(ALICE, "face-foe"), "{:?}", table.lists(ALICE));
}
