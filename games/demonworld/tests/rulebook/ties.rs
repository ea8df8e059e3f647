//! Equals that seldom come up in battle: what the rules settle by themselves favors no edge.

use demonworld::Step;
use demonworld::ids::Order;
use demonworld::state::{Mood, Moving, Session, TroopId};
use kernel::chance::Seeded;
use kernel::{Cx, Seats};

use crate::half_turn::{assert_turned, half_turn, same_effect, same_offer};
use crate::marching::marching;
use crate::table::{ALICE, BASIL, NORTH, SOUTH, Table};

/// A listed action has the same effect from the other edge.
fn alike(table: &Table, notation: &str) {
    let action = table.0.find(ALICE, notation);
    let turned = half_turn(table.state());
    same_effect(&table.0.game, (table.state(), &turned), (ALICE, action), 1);
}

/// §PR-63 An element between two enemies turns to its right, wherever that is.
#[test]
fn between_two_enemies() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(10, 8)]);
    let foe = table.troop(BASIL, "O02", SOUTH, &[(9, 8), (11, 8)]);
    for (offset, facing) in [(0, 1), (1, 5)] {
        table.face(table.nth(foe, offset), facing);
    }
    table.due(Step::Answer { troop: unit, by: foe }, &[]);
    alike(&table, "face-foe");
}

/// §PR-110 A stray chooses among equal ways and equal places beside its group.
#[test]
fn ways_back_to_the_group() {
    for stray in [(8, 9), (12, 9), (9, 12), (11, 3), (5, 5)] {
        let mut table = Table::open();
        table.troop(ALICE, "O02", NORTH, &[(10, 6), (11, 6), (10, 7), (9, 6), stray]);
        table.0.set(|state| {
            state.troop_mut(TroopId(0)).strays = 1 << 4;
            state.agenda.first([Step::Routers]);
        });
        let game = &table.0.game;
        let [here, there] = [table.state().clone(), half_turn(table.state())].map(|mut state| {
            kernel::advance(game, &mut state, &mut Cx::silent(&mut Seeded::from_number(1)));
            state
        });
        assert_ne!(&here, table.state());
        assert_turned(game, (here, there), &format!("{stray:?}"));
    }
}

/// §PR-88 An impetuous unit that has its prey straight ahead re-forms towards one of two facings.
#[test]
fn two_facings_towards_the_prey() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", SOUTH, &[(9, 7), (10, 8), (10, 9)]);
    let prey = table.troop(BASIL, "O02", SOUTH, &[(8, 4)]);
    table.mood(unit, Mood::Impetuous);
    table.0.set(|state| {
        state.troop_mut(unit).prey = Some(prey);
        state.moving = Some(Moving { session: Session::Turn, ..Moving::new(unit) });
        state.agenda.first([Step::Move { troop: unit }]);
    });
    assert_eq!(table.lists(ALICE).len(), 3, "{:?}", table.lists(ALICE));
    let turned = half_turn(table.state());
    same_offer(&table.0.game, (table.state(), &turned), Seats::one(ALICE));
}

/// §PR-130 Who lands between two enemies turns as little as can be, to the right if equal.
#[test]
fn landing_between_two_enemies() {
    let mut table = Table::open();
    let hexes = [(9, 12), (10, 12), (11, 12), (9, 13), (10, 13), (11, 13)];
    let flyers = table.troop(ALICE, "O15", NORTH, &hexes);
    table.troop(BASIL, "O02", SOUTH, &[(9, 8), (11, 8)]);
    marching(&mut table, flyers, Order::Charge);
    table.act(ALICE, "fly", &[]);
    table.act(ALICE, &format!("choose {}", table.nth(flyers, 0)), &[]);
    alike(&table, "land 1008");
}
