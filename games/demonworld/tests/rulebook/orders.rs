//! §DW-4 to §DW-7 §PR-82 to §PR-84 Orders, and §PR-86 who moves first.

use demonworld::content::Role;
use demonworld::ids::Order;
use demonworld::state::{Mood, TroopId};
use demonworld::{Event, Round, Step};

use crate::table::{ALICE, BASIL, NORTH, SOUTH, Table};

const FOUR: [(i16, i16); 4] = [(10, 12), (11, 12), (10, 13), (11, 13)];
const THEIRS: [(i16, i16); 4] = [(10, 2), (11, 2), (10, 3), (11, 3)];

/// A unit with a leader on each side, far apart.
fn two_units() -> (Table, TroopId, TroopId) {
    let mut table = Table::open();
    let alice = table.unit(ALICE, "O02", NORTH, &FOUR);
    let basil = table.unit(BASIL, "O02", SOUTH, &THEIRS);
    (table, alice, basil)
}

fn shown(events: &[Event], troop: TroopId) -> Option<Order> {
    events.iter().find_map(|event| match *event {
        Event::OrderShown { troop: of, order, .. } if of == troop => Some(order),
        _ => None,
    })
}

/// §DW-4 §DW-7 §PR-82 A unit with its leader gets one marker; all are turned up together.
#[test]
fn one_marker_for_a_led_unit() {
    let (mut table, alice, basil) = two_units();
    table.due(Step::Orders, &[]);
    assert_eq!(table.lists(ALICE), ["order M", "order H", "order C", "order T"]);
    let events = table.act(ALICE, "order C", &[]);
    assert_eq!(shown(&events, alice), None, "nothing is turned up before all lie");
    assert!(!table.asked(ALICE) && table.asked(BASIL));
    let events = table.act(BASIL, "order T", &[]);
    assert_eq!(shown(&events, alice), Some(Order::Charge));
    assert_eq!(shown(&events, basil), Some(Order::Hold));
}

/// §PR-139 What lies face down is nobody's business.
#[test]
fn markers_are_hidden() {
    let (mut table, alice, _) = two_units();
    table.due(Step::Orders, &[]);
    let before = table.0.view(BASIL);
    table.act(ALICE, "order C", &[]);
    let after = table.0.view(BASIL);
    let troop = |view: &demonworld::View| view.troops[alice.index()].clone();
    assert_eq!(troop(&before).order, troop(&after).order);
    assert!(troop(&after).laid.is_empty());
    assert_eq!(table.0.view(ALICE).troops[alice.index()].laid.len(), 1);
}

/// §DW-6 §PR-19 Without a leader the die decides: T, C, H, M.
#[test]
fn random_orders() {
    let orders = [Order::Hold, Order::Charge, Order::Skirmish, Order::Move];
    for (die, order) in (1..).zip(orders) {
        let mut table = Table::open();
        let unit = table.troop(ALICE, "O02", NORTH, &FOUR);
        table.unit(BASIL, "O02", SOUTH, &THEIRS);
        let events = table.due(Step::Orders, &[die]);
        assert_eq!(shown(&events, unit), Some(order), "{die}");
        assert!(!table.asked(ALICE));
    }
}

/// §DW-6 §PR-19 On five and six the owner chooses, face down.
#[test]
fn random_orders_left_to_the_owner() {
    for die in [5, 6] {
        let mut table = Table::open();
        let unit = table.troop(ALICE, "O02", NORTH, &FOUR);
        table.unit(BASIL, "O02", SOUTH, &THEIRS);
        let events = table.due(Step::Orders, &[die]);
        assert_eq!(shown(&events, unit), None);
        assert_eq!(table.lists(ALICE).len(), 4);
    }
}

/// §DW-4 Who fights, routs or is impetuous gets no marker and draws no lot.
#[test]
fn no_marker_for_the_busy() {
    for mood in [Mood::Routing, Mood::Impetuous] {
        let (mut table, alice, _) = two_units();
        table.mood(alice, mood);
        table.due(Step::Orders, &[]);
        assert!(!table.asked(ALICE), "{mood:?}");
    }
    let (mut table, alice, _) = two_units();
    table.0.set(|state| state.troop_mut(alice).since = 1);
    table.due(Step::Orders, &[]);
    assert!(!table.asked(ALICE));
}

/// §DW-5 §DW-108 Large elements and guns get their own; a gun is never told to charge.
#[test]
fn large_elements_and_guns() {
    let mut table = Table::open();
    table.troop(ALICE, "E14", NORTH, &[(10, 12)]);
    table.unit(BASIL, "O02", SOUTH, &THEIRS);
    table.due(Step::Orders, &[]);
    assert_eq!(table.lists(ALICE), ["order M", "order H", "order T"]);
    let mut table = Table::open();
    table.troop(ALICE, "O06", NORTH, &[(10, 12)]);
    table.unit(BASIL, "O02", SOUTH, &THEIRS);
    table.due(Step::Orders, &[]);
    assert_eq!(table.lists(ALICE).len(), 4);
}

/// §PR-84 §PR-82 With three stars three markers lie; their owner keeps one after the singles.
#[test]
fn stars_decide_later() {
    let mut table = Table::open();
    let unit = table.unit(ALICE, "E01", NORTH, &FOUR);
    let general = table.troop(ALICE, "E08", NORTH, &[(9, 12)]);
    table.join(general, unit);
    let basil = table.unit(BASIL, "O02", SOUTH, &THEIRS);
    table.due(Step::Orders, &[]);
    table.act(ALICE, "order M", &[]);
    assert!(!table.can(ALICE, "order M"), "the markers differ");
    table.act(ALICE, "order C", &[]);
    table.act(ALICE, "order T", &[]);
    let events = table.act(BASIL, "order H", &[]);
    assert_eq!(shown(&events, basil), Some(Order::Skirmish));
    assert_eq!(shown(&events, unit), None);
    assert_eq!(table.lists(ALICE), ["keep M", "keep C", "keep T"]);
    let events = table.act(ALICE, "keep C", &[]);
    assert_eq!(shown(&events, unit), Some(Order::Charge));
}

/// §PR-83 A commander alone takes a leaderless unit within his radius under his command.
#[test]
fn command_from_afar() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &FOUR);
    table.troop(ALICE, "O09", NORTH, &[(4, 12)]);
    table.unit(BASIL, "O02", SOUTH, &THEIRS);
    table.due(Step::Orders, &[]);
    assert!(table.can(ALICE, &format!("allot {unit}")), "{:?}", table.lists(ALICE));
    table.act(ALICE, &format!("allot {unit}"), &[]);
    assert!(table.can(ALICE, "order C"), "{:?}", table.lists(ALICE));
}

/// §PR-86 The side with fewer markers of a kind chooses to go first or second.
#[test]
fn fewer_markers_choose() {
    let mut table = Table::open();
    let one = table.unit(ALICE, "O02", NORTH, &FOUR);
    let two = table.unit(BASIL, "O02", SOUTH, &THEIRS);
    let three = table.unit(BASIL, "O02", SOUTH, &[(2, 2), (3, 2), (2, 3), (3, 3)]);
    for troop in [one, two, three] {
        table.order(troop, Order::Move);
    }
    table.due(Step::Open { round: Round::Move }, &[]);
    assert_eq!(table.lists(ALICE), ["go-first", "go-second"]);
    table.act(ALICE, "go-second", &[]);
    assert!(table.asked(BASIL) && !table.asked(ALICE));
}

/// §PR-86 Equal numbers roll, the higher chooses, ties are rolled again.
#[test]
fn equal_markers_roll() {
    let (mut table, alice, basil) = two_units();
    table.order(alice, Order::Move);
    table.order(basil, Order::Move);
    table.due(Step::Open { round: Round::Move }, &[4, 4, 2, 5]);
    assert_eq!(table.lists(BASIL), ["go-first", "go-second"]);
}

/// §PR-86 §DW-24 Only units of this order move in the step, and who is not moved stays.
#[test]
fn who_moves_in_a_step() {
    let (mut table, alice, basil) = two_units();
    table.order(alice, Order::Move);
    table.order(basil, Order::Charge);
    table.due(Step::Open { round: Round::Move }, &[]);
    assert!(table.can(ALICE, &format!("march {alice}")));
    table.act(ALICE, "pass", &[]);
    table.due(Step::Open { round: Round::Move }, &[]);
    assert!(!table.can(ALICE, &format!("march {alice}")), "it has passed its step");
}

/// §PR-87 §DW-23 Independents roll with their best initiative.
#[test]
fn slots_of_independents() {
    let mut table = Table::open();
    table.troop(ALICE, "O08", NORTH, &[(4, 12)]);
    table.troop(BASIL, "E09", SOUTH, &[(4, 2)]);
    table.due(Step::Open { round: Round::SecondSlot }, &[2, 4]);
    assert_eq!(table.lists(BASIL), ["go-first", "go-second"], "five to six");
}

/// §DW-119 §PR-142 A dead musician takes his manoeuvre with him.
#[test]
fn a_dead_musician() {
    let shifts = |music: bool| {
        let (mut table, alice, _) = two_units();
        if !music {
            table.0.set(|state| {
                for element in &mut state.elements {
                    if element.role == Some(Role::Musician) {
                        element.role = None;
                    }
                }
            });
        }
        table.order(alice, Order::Hold);
        table.due(Step::Open { round: Round::Hold }, &[]);
        if table.can(ALICE, &format!("march {alice}")) {
            table.act(ALICE, &format!("march {alice}"), &[]);
        }
        let mut count = 0;
        while table.can(ALICE, "shift 2") {
            table.act(ALICE, "shift 2", &[]);
            count += 1;
        }
        count
    };
    assert_eq!((shifts(true), shifts(false)), (2, 1));
}
