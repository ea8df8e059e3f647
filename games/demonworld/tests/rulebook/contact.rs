//! §PR-61 to §PR-64 Contact: who may attack, and who dares.

use demonworld::content::Role;
use demonworld::ids::Order;
use demonworld::state::TroopId;
use demonworld::{Action, Event, Hand, Illegal, Step};

use crate::marching::{block, marching};
use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// Alice's swordbearers before Basil's knights, two hexes apart.
fn before_knights(order: Order) -> (Table, TroopId, TroopId) {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &block(4, 8));
    table.role(table.nth(unit, 0), Role::Leader);
    table.role(table.nth(unit, 1), Role::Standard);
    let knights = table.troop(BASIL, "E03", SOUTH, &[(8, 8), (9, 8), (8, 7), (9, 7)]);
    marching(&mut table, unit, order);
    table.order(knights, Order::Charge);
    (table, unit, knights)
}

/// §PR-62 §DW-26 On M nobody attacks, on H and C one does.
#[test]
fn who_may_attack() {
    let (table, ..) = before_knights(Order::Move);
    let refusal = table.refused(ALICE, Action::Advance { hand: Hand::Left });
    assert!(matches!(refusal, Illegal::ContactOrder { order: Order::Move }), "{refusal:?}");
    let (table, ..) = before_knights(Order::Skirmish);
    assert!(table.can(ALICE, "advance left"));
}

/// §PR-64 §DW-201 §DW-202 §DW-203 §DW-207 §DW-208 Eight elements, leader and standard, against
/// size and fear: a one does not dare, a two does.
#[test]
fn charge_test() {
    for (die, dares) in [(1, false), (2, true)] {
        let (mut table, unit, knights) = before_knights(Order::Skirmish);
        let events = table.act(ALICE, "advance left", &[die]);
        let sum = events.iter().find_map(|event| match *event {
            Event::Dared { sum, needed, .. } | Event::DidNotDare { sum, needed, .. } => {
                Some((sum, needed))
            }
            _ => None,
        });
        let die = i8::try_from(die).expect("a die");
        assert_eq!(sum, Some((8 + 2 - 1 - 1 + die, 10)));
        let dared = events.iter().any(|event| matches!(event, Event::Dared { .. }));
        assert_eq!(dared, dares);
        let contact = events.iter().any(|event| matches!(event, Event::MadeContact { .. }));
        assert_eq!(contact, dares);
        if !dares {
            assert_eq!(table.state().troop(unit).barred, Some(knights));
            assert!(!table.can(ALICE, "advance left"), "no closer");
        }
    }
}

/// §DW-212 §DW-213 §DW-214 §DW-210 What the enemy does, and charging, change the test.
#[test]
fn charge_test_by_the_enemys_order() {
    let sum = |order: Option<Order>, own: Order, engaged: bool| {
        let (mut table, _, knights) = before_knights(own);
        table.0.set(|state| {
            state.troop_mut(knights).order = order;
            if engaged {
                state.troop_mut(knights).since = 1;
            }
        });
        let events = table.act(ALICE, "advance left", &[6]);
        events.iter().find_map(|event| match *event {
            Event::Dared { sum, .. } => Some(sum - 6),
            _ => None,
        })
    };
    assert_eq!(sum(Some(Order::Charge), Order::Skirmish, false), Some(8));
    assert_eq!(sum(Some(Order::Move), Order::Skirmish, false), Some(9));
    assert_eq!(sum(Some(Order::Hold), Order::Skirmish, false), Some(7));
    assert_eq!(sum(None, Order::Skirmish, true), Some(11));
    assert_eq!(sum(Some(Order::Charge), Order::Charge, false), Some(9));
}

/// §PR-64 No test against an enemy who is not more fearsome.
#[test]
fn no_test_against_equals() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &block(4, 8));
    table.troop(BASIL, "O02", SOUTH, &[(8, 8), (9, 8), (8, 7), (9, 7)]);
    marching(&mut table, unit, Order::Charge);
    let events = table.act(ALICE, "advance left", &[]);
    assert!(events.iter().any(|event| matches!(event, Event::MadeContact { .. })));
    assert!(!events.iter().any(|event| matches!(event, Event::Dared { .. })));
}

/// §DW-269 §PR-62 A unit in skirmish formation does not attack.
#[test]
fn skirmishers_do_not_attack() {
    let mut table = Table::open();
    let loose = [(8, 10), (10, 10), (12, 10), (9, 12), (11, 12)];
    let unit = table.troop(ALICE, "O01", NORTH, &loose);
    assert_eq!(table.state().troop(unit).formation.id(), "skirmish");
    table.troop(BASIL, "O02", SOUTH, &[(8, 8), (9, 8), (8, 7), (9, 7)]);
    marching(&mut table, unit, Order::Charge);
    let refusal = table.refused(ALICE, Action::Advance { hand: Hand::Left });
    assert!(matches!(refusal, Illegal::SkirmishersDoNotAttack {}), "{refusal:?}");
}

/// §DW-131 §PR-45 §PR-63 A small unit that was contacted turns for nothing: its manoeuvres are for
/// steps, and who has stepped may still turn.
#[test]
fn a_small_unit_turns_for_nothing() {
    let mut table = Table::open();
    let few = table.troop(BASIL, "O02", SOUTH, &[(10, 7), (13, 6), (15, 6)]);
    let foe = table.troop(ALICE, "O02", NORTH, &[(10, 8)]);
    let [_, two, three] = [0, 1, 2].map(|place| table.nth(few, place));
    table.due(Step::Answer { troop: few, by: foe }, &[]);
    let drills = table.lists(BASIL).iter().filter(|one| one.starts_with("step")).count();
    assert!(drills > 0);
    table.act(BASIL, &format!("face {two} 0"), &[]);
    assert!(table.can(BASIL, &format!("face {three} 0")));
    assert!(!table.can(BASIL, &format!("face {two} 1")), "once");
    let used = table.state().reply.map(|reply| (reply.turned, reply.spent));
    assert_eq!(used, Some((false, 0)));
    table.act(BASIL, &format!("step {three} 1606"), &[]);
    assert!(table.can(BASIL, &format!("face {three} 0")), "{:?}", table.lists(BASIL));
}

/// §PR-61 Across a cliff of three levels there is no contact.
#[test]
fn cliffs_part_enemies() {
    let ground = Ground::open().level((8, 8), '3').level((9, 8), '3');
    let mut table = ground.table();
    let unit = table.troop(ALICE, "O02", NORTH, &block(4, 8));
    table.troop(BASIL, "O02", SOUTH, &[(8, 8), (9, 8)]);
    marching(&mut table, unit, Order::Move);
    assert!(table.can(ALICE, "advance left"), "standing beside it is no attack");
}
