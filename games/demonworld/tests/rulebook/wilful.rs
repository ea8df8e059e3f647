//! §PR-141 A large element of its own mind: the Great Elk tests its obedience.

use demonworld::Step;
use demonworld::ids::Order;
use demonworld::state::{Mood, TroopId};

use crate::table::{ALICE, BASIL, NORTH, SOUTH, Table};

/// The Great Elk three hexes before swordbearers, tested with this sign and die.
fn tested(order: Order, sign: &str, die: u32) -> (Table, Mood) {
    let mut table = Table::open();
    let elk = table.troop(ALICE, "N03", NORTH, &[(10, 10)]);
    table.troop(BASIL, "O02", SOUTH, &[(9, 7), (10, 7), (9, 6), (10, 6)]);
    table.order(elk, order);
    table.due(Step::Obey { from: TroopId(0) }, &[]);
    assert_eq!(table.lists(ALICE), ["urge", "curb"]);
    table.act(ALICE, sign, &[die]);
    let mood = table.state().troop(elk).mood;
    (table, mood)
}

/// §DW-161 §PR-141 One element, size and fear of both, and a point as its owner likes: the sum must
/// stay below 10.
#[test]
fn the_elk_obeys_or_not() {
    let steady = |order, sign, die| tested(order, sign, die).1 == Mood::Steady;
    assert!(steady(Order::Skirmish, "curb", 4), "1 - 1 + 3 + 2 + 4 = 9");
    assert!(!steady(Order::Skirmish, "curb", 5), "10 is not below 10");
    assert!(steady(Order::Skirmish, "urge", 2), "1 + 1 + 3 + 2 + 2 = 9");
    assert!(!steady(Order::Skirmish, "urge", 3));
    assert!(steady(Order::Hold, "curb", 5), "one less on T");
    assert!(!steady(Order::Charge, "curb", 4), "one more on C");
}

/// §PR-88 §PR-141 Impetuous it runs with its C value, nearer with every step, until it touches.
#[test]
fn the_elk_runs() {
    let (mut table, mood) = tested(Order::Hold, "urge", 6);
    assert_eq!(mood, Mood::Impetuous);
    table.due(Step::Frenzy, &[]);
    assert_eq!(table.lists(ALICE), ["stride 0", "stride 5"], "forward, and nothing else");
    table.act(ALICE, "stride 0", &[]);
    let list = table.lists(ALICE);
    assert!(list.iter().all(|one| one.starts_with("stride")), "{list:?}");
    table.act(ALICE, "stride 5", &[]);
    assert!(table.can(ALICE, "done"), "in contact it may stop: {:?}", table.lists(ALICE));
    table.act(ALICE, "done", &[]);
    assert!(table.state().troop(TroopId(0)).is_engaged() || table.asked(BASIL));
}
