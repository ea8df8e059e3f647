//! §PR-58 to §PR-60 How overruns end: over survivors, stopped by a volley, next to enemies.

use demonworld::grid::at;
use demonworld::ids::Order;

use crate::marching::marching;
use crate::table::{ALICE, BASIL, NORTH, SOUTH, Table};

/// §PR-60 §FR-4 A giant that is shot while it stands over a survivor lies around him, not on him.
#[test]
fn no_carcass_on_a_survivor() {
    let mut table = Table::open();
    let giant = table.troop(ALICE, "O06", NORTH, &[(10, 10)]);
    let under = table.troop(BASIL, "O02", NORTH, &[(10, 9)]);
    let archer = table.troop(BASIL, "O01", SOUTH, &[(11, 8)]);
    table.order(archer, Order::Hold);
    let (body, survivor) = (table.nth(giant, 0), table.nth(under, 0));
    table.0.set(|state| state.element_mut(body).hp = 1);
    marching(&mut table, giant, Order::Move);
    table.act(ALICE, "stride 0", &[20]);
    table.act(ALICE, "stride 0", &[]);
    table.act(BASIL, &format!("fire {body}"), &[1]);
    assert!(!table.lives(body) && table.lives(survivor));
    let (state, game) = (table.state(), &table.0.game);
    assert_eq!(state.at(game, at(10, 9)), Some(survivor), "he is found where he stands");
    for hex in [at(10, 10), at(11, 10)] {
        assert!(!state.is_free(game, hex) && state.at(game, hex).is_none(), "{hex:?}");
    }
}
