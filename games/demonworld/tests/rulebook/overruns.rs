//! §PR-58 to §PR-60 How overruns end: over survivors, stopped by a volley, next to enemies.

use demonworld::Event;
use demonworld::grid::at;
use demonworld::ids::{MoraleTest, Order};
use demonworld::state::{Deeds, TroopId};

use crate::marching::marching;
use crate::table::{ALICE, BASIL, NORTH, SOUTH, Table};

/// Alice's chariot stands in two ranks of archers, wants to go on over the second one, and Basil has
/// the chance to shoot; the third stride back was its last on free hexes.
fn in_the_midst() -> (Table, TroopId, TroopId) {
    let mut table = Table::open();
    let chariot = table.troop(ALICE, "E05", NORTH, &[(15, 14)]);
    let ranks = [11, 10].into_iter().flat_map(|row| (10..20).map(move |column| (column, row)));
    let archers = table.troop(BASIL, "O01", SOUTH, &ranks.collect::<Vec<_>>());
    table.order(archers, Order::Hold);
    marching(&mut table, chariot, Order::Charge);
    table.act(ALICE, "stride 0", &[]);
    table.act(ALICE, "stride 5", &[]);
    table.act(ALICE, "stride 0", &[]);
    table.act(BASIL, "cease", &[]);
    table.act(ALICE, "stride 0", &[1, 20]);
    table.act(ALICE, "stride 0", &[]);
    (table, chariot, archers)
}

/// Both sides leave it at that, whatever they are asked about contact.
fn settled(table: &mut Table) {
    for seat in [BASIL, ALICE, BASIL] {
        while table.asked(seat) && table.can(seat, "done") {
            table.act(seat, "done", &[]);
        }
    }
}

/// §PR-58 §PR-59 §DW-21 A wound leaves the chariot too slow to come out: it falls back to where it
/// last stood free, its move is over, and the archers test for what they lost.
#[test]
fn an_overrun_that_fails_midway() {
    let (mut table, chariot, archers) = in_the_midst();
    let body = table.nth(chariot, 0);
    let astride = table.spot(body);
    let back = table.lists(BASIL).into_iter().find(|one| one.starts_with("back"));
    let events = table.act(BASIL, &back.expect("archers shoot together"), &[1, 6]);
    let fell = |event: &Event| matches!(event, Event::FellBack { troop, .. } if *troop == chariot);
    assert!(events.iter().any(fell), "{events:?}");
    assert_eq!((astride, table.spot(body)), (Some(1511), Some(1512)));
    let (state, game) = (table.state(), &table.0.game);
    for element in state.standing(archers) {
        let hex = state.element(element).hex.expect("on the field");
        assert_eq!(state.at(game, hex), Some(element), "nobody is stood over");
    }
    let tested = |event: &Event| matches!(event, Event::Tested { troop, test: MoraleTest::Overrun, .. } if *troop == archers);
    assert!(events.iter().any(tested), "{events:?}");
    settled(&mut table);
    assert!(!table.can(ALICE, &format!("march {chariot}")), "it has moved");
    assert!(table.state().troop(chariot).deeds.has(Deeds::MOVED));
    assert!(table.state().moving.is_none());
}

/// §PR-59 Without a wound it has points enough and must go on: it may not stop among them.
#[test]
fn an_overrun_that_goes_on() {
    let (mut table, ..) = in_the_midst();
    table.act(BASIL, "cease", &[]);
    assert!(table.can(ALICE, "stride 0") && !table.can(ALICE, "done"), "{:?}", table.lists(ALICE));
}

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
