//! §PR-63 §PR-65 §PR-104 Large bases in contact, and contact that only one side could make.

use demonworld::ids::Order;
use demonworld::state::TroopId;
use demonworld::{Action, Event, Illegal, Round, Step};

use crate::blows::announce;
use crate::marching::{block, marching};
use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// Alice's swordbearers have come up to the back of Basil's giant.
fn behind_a_giant() -> (Table, TroopId, TroopId) {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &block(4, 8));
    let giant = table.troop(BASIL, "O06", NORTH, &[(9, 6)]);
    marching(&mut table, unit, Order::Charge);
    table.act(ALICE, "advance left", &[]);
    let events = table.act(ALICE, "advance right", &[6]);
    assert!(events.iter().any(|event| matches!(event, Event::MadeContact { .. })), "{events:?}");
    (table, unit, giant)
}

/// §DW-30 §PR-63 A giant that was attacked uses what it has on T: it turns to face the attack.
#[test]
fn a_giant_turns_to_face() {
    let (mut table, unit, giant) = behind_a_giant();
    assert!(table.can(BASIL, "spin left"), "{:?}", table.lists(BASIL));
    let events = table.act(BASIL, "spin left", &[]);
    assert!(events.iter().any(|event| matches!(event, Event::Pivoted { cost: 3, .. })));
    assert!(table.can(BASIL, "spin left"), "three points are left");
    table.act(BASIL, "spin left", &[]);
    assert!(table.state().troop(giant).is_engaged() || !table.can(BASIL, "spin left"));
    while table.can(ALICE, "done") && !table.state().troop(unit).is_engaged() {
        table.act(ALICE, "done", &[]);
    }
    assert!(table.state().troop(unit).is_engaged() && table.state().troop(giant).is_engaged());
}

/// §PR-63 It may also get away; then the attacker goes on with its move.
#[test]
fn a_giant_gets_away() {
    let (mut table, unit, giant) = behind_a_giant();
    table.act(BASIL, "stride 0", &[]);
    let events = table.act(BASIL, "done", &[]);
    assert!(!table.state().troop(giant).is_engaged(), "{events:?}");
    assert!(!table.state().troop(unit).is_engaged());
    assert!(table.can(ALICE, "advance left"), "{:?}", table.lists(ALICE));
}

/// §PR-51 §PR-63 A hero from whom a giant gets away walks on with the points that he has left.
#[test]
fn a_giant_gets_away_from_a_hero() {
    let mut table = Table::open();
    let hero = table.troop(ALICE, "O08", NORTH, &[(10, 10)]);
    let giant = table.troop(BASIL, "O06", NORTH, &[(10, 6)]);
    let walker = table.nth(hero, 0);
    table.due(Step::Open { round: Round::FirstSlot }, &[]);
    if table.can(ALICE, &format!("march {hero}")) {
        table.act(ALICE, &format!("march {hero}"), &[]);
    }
    let walks =
        |table: &Table| table.lists(ALICE).iter().filter(|one| one.starts_with("walk")).count();
    table.act(ALICE, &format!("choose {walker}"), &[]);
    let before = walks(&table);
    table.act(ALICE, &format!("walk {walker} 1008"), &[]);
    table.act(ALICE, &format!("face {walker} 0"), &[]);
    table.act(BASIL, "stride 0", &[]);
    table.act(BASIL, "done", &[]);
    assert!(!table.state().troop(giant).is_engaged());
    table.act(ALICE, &format!("choose {walker}"), &[]);
    let after = walks(&table);
    assert!(after > 1 && after < before, "{after} of {before}");
}

/// The walks of the first or the second of two swordbearers, before or after the second has come up
/// to a giant that got away.
fn walks_of_two(at: u8, after: bool) -> usize {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(9, 9), (10, 9)]);
    let giant = table.troop(BASIL, "O06", NORTH, &[(10, 6)]);
    marching(&mut table, unit, Order::Charge);
    if after {
        let walker = table.nth(unit, 1);
        table.act(ALICE, &format!("choose {walker}"), &[]);
        table.act(ALICE, &format!("walk {walker} 1008"), &[6]);
        table.act(ALICE, &format!("face {walker} 0"), &[]);
        table.act(BASIL, "stride 0", &[]);
        table.act(BASIL, "done", &[]);
    }
    assert!(!table.state().troop(giant).is_engaged() && !table.state().troop(unit).is_engaged());
    table.act(ALICE, &format!("choose {}", table.nth(unit, at)), &[]);
    table.lists(ALICE).iter().filter(|one| one.starts_with("walk")).count()
}

/// §PR-48 §PR-63 So does an element of a small unit, with what is left of its own points; the other
/// has all of his.
#[test]
fn a_giant_gets_away_from_a_small_unit() {
    let walker = [false, true].map(|after| walks_of_two(1, after));
    assert!(walker[1] > 1 && walker[1] < walker[0], "{walker:?}");
    let other = [false, true].map(|after| walks_of_two(0, after));
    assert!(other[1] >= other[0], "{other:?}");
}

/// §PR-63 It runs over nobody in its answer.
#[test]
fn no_overrun_in_an_answer() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &block(4, 8));
    table.troop(BASIL, "O06", NORTH, &[(9, 6)]);
    table.troop(BASIL, "O02", NORTH, &[(9, 5)]);
    marching(&mut table, unit, Order::Charge);
    table.act(ALICE, "advance left", &[]);
    table.act(ALICE, "advance right", &[6]);
    assert!(table.can(BASIL, "stride 5") != table.can(BASIL, "stride 0"));
    let direction = demonworld::grid::Direction(u8::from(!table.can(BASIL, "stride 5")) * 5);
    let refusal = table.refused(BASIL, Action::Stride { direction });
    assert!(matches!(refusal, Illegal::NoOverrun { .. }), "{refusal:?}");
}

/// §PR-63 A large attacker goes on with its points as long as it keeps the enemy it met.
#[test]
fn a_giant_closes_in() {
    let mut table = Table::open();
    let giant = table.troop(ALICE, "O06", NORTH, &[(10, 9)]);
    let foe = table.troop(BASIL, "O02", SOUTH, &[(10, 7), (11, 7)]);
    marching(&mut table, giant, Order::Charge);
    table.act(ALICE, "stride 5", &[]);
    table.act(ALICE, "done", &[]);
    while table.can(BASIL, "done") {
        table.act(BASIL, "done", &[]);
    }
    let list = table.lists(ALICE);
    assert!(list.iter().any(|one| one.starts_with("pivot")), "{list:?}");
    assert!(!table.can(ALICE, "stride 3"));
    let back = Action::Stride { direction: demonworld::grid::Direction(3) };
    let refusal = table.refused(ALICE, back);
    assert!(matches!(refusal, Illegal::LosesContact { troop, .. } if troop == foe), "{refusal:?}");
    table.act(ALICE, "done", &[]);
    assert!(table.state().troop(giant).is_engaged());
}

/// §PR-104 A giant repositions by two steps and a turn, and may leave the melee.
#[test]
fn a_giant_repositions() {
    let mut table = Table::open();
    let giant = table.troop(ALICE, "O06", NORTH, &[(10, 8)]);
    let foe = table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    table.met(giant, foe);
    announce(&mut table, "cease", "cease", &[6, 1]);
    table.act(ALICE, "go-first", &[]);
    table.act(ALICE, &format!("choose {}", table.nth(giant, 0)), &[]);
    assert!(!table.can(ALICE, "stride 0"), "taken: nobody is run over");
    table.act(ALICE, "stride 3", &[]);
    table.act(ALICE, "spin left", &[]);
    assert!(!table.can(ALICE, "spin left") && !table.can(ALICE, "spin right"), "one turn");
    table.act(ALICE, "stride 3", &[]);
    assert!(!table.lists(ALICE).iter().any(|one| one.starts_with("stride")), "two steps");
    while table.can(ALICE, "done") {
        table.act(ALICE, "done", &[]);
    }
    while table.asked(BASIL) && table.can(BASIL, "done") {
        table.act(BASIL, "done", &[]);
    }
    assert!(!table.state().troop(giant).is_engaged());
    assert!(!table.state().troop(foe).is_engaged());
}

/// Alice's chariot has driven up to Basil's swordbearer in the scrub, where it cannot follow.
fn at_the_scrub(order: Order) -> (Table, TroopId, TroopId) {
    let mut table = Ground::open().with((10, 7), 's').table();
    let chariot = table.troop(ALICE, "E05", NORTH, &[(10, 9)]);
    let foot = table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    table.order(foot, order);
    marching(&mut table, chariot, Order::Move);
    let events = table.act(ALICE, "stride 0", &[]);
    assert!(!events.iter().any(|event| matches!(event, Event::MadeContact { .. })), "{events:?}");
    table.act(ALICE, "done", &[]);
    (table, chariot, foot)
}

/// §PR-61 §PR-65 Who alone could step over says whether there is contact, if he could attack.
#[test]
fn one_sided_contact() {
    let (mut table, chariot, foot) = at_the_scrub(Order::Charge);
    assert_eq!(table.question(BASIL), Some(("contact", "PR-65")));
    assert_eq!(table.lists(BASIL), [format!("engage {chariot}"), "decline".to_owned()]);
    let mut free = Table(table.0.clone());
    let events = table.act(BASIL, &format!("engage {chariot}"), &[]);
    assert!(events.iter().any(|event| matches!(event, Event::MadeContact { .. })));
    assert!(table.state().troop(chariot).is_engaged() && table.state().troop(foot).is_engaged());
    free.act(BASIL, "decline", &[]);
    assert!(!free.state().troop(chariot).is_engaged() && !free.state().troop(foot).is_engaged());
    let (table, ..) = at_the_scrub(Order::Hold);
    assert!(!table.can(BASIL, "decline"), "nobody attacks on T");
}

/// §PR-65 The question is put again at the start of each melee phase.
#[test]
fn one_sided_melee() {
    let (mut table, chariot, foot) = at_the_scrub(Order::Hold);
    table.due(Step::Melee, &[]);
    assert_eq!(table.lists(BASIL), [format!("engage {chariot}"), "decline".to_owned()]);
    let mut free = Table(table.0.clone());
    let events = table.act(BASIL, &format!("engage {chariot}"), &[]);
    assert!(events.iter().any(|event| matches!(event, Event::MeleeBegan { .. })), "{events:?}");
    let events = free.act(BASIL, "decline", &[]);
    assert!(!events.iter().any(|event| matches!(event, Event::MeleeBegan { .. })), "{events:?}");
    assert!(!free.state().troop(foot).is_engaged());
}
