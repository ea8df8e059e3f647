//! §PR-39 to §PR-50 §PR-86 Movement of units: budget, advances, manoeuvres, wheels.

use demonworld::formation::Shape;
use demonworld::grid::{Facing, Hex, at, hex};
use demonworld::ids::Order;
use demonworld::state::{Moving, TroopId};
use demonworld::{Action, Demonworld, Hand, Illegal, Round, Side, Step};
use testkit::Stage;

use crate::field::{N, NORTH, S, SOUTH, battle, nth, order, put, stand};

/// Swordbearers of the south in ranks of five, about to move under an order.
fn march(given: Order, left: Hex, width: u8) -> Stage<Demonworld> {
    let mut stage = battle(Side::Orcs, Side::Orcs);
    let troop = SOUTH[1];
    let mut start = left;
    for place in 0..10u8 {
        let column = place % width;
        if place > 0 && column == 0 {
            // The next rank stands half a hex to the right.
            start = start + hex(0, 1);
        }
        let element = nth(&stage, troop, place);
        stand(&mut stage, element, start + hex(i16::from(column), 0), 0);
    }
    begin(&mut stage, troop, given);
    stage
}

fn begin(stage: &mut Stage<Demonworld>, troop: TroopId, given: Order) {
    order(stage, troop, given);
    let foe = nth(stage, NORTH[2], 4);
    put(stage, foe, (20, 0), 3);
    let foe = nth(stage, NORTH[2], 5);
    put(stage, foe, (21, 0), 3);
    // Somebody else who may move, so that the round goes on.
    let other = nth(stage, SOUTH[2], 0);
    put(stage, other, (0, 15), 0);
    order(stage, SOUTH[2], given);
    let round = match given {
        Order::Move => Round::Move,
        Order::Skirmish => Round::Skirmish,
        Order::Charge => Round::Charge,
        Order::Hold => Round::Hold,
    };
    stage.state.agenda.clear();
    stage.state.agenda.first([Step::Turns { round, seat: S }, Step::EndTurn]);
    stage.act(S, &Action::March { troop }, &[]);
}

fn offers(stage: &Stage<Demonworld>, action: Action) -> bool {
    stage.legal(S).contains(&action)
}

const LEFT: Action = Action::Advance { hand: Hand::Left };
const RIGHT: Action = Action::Advance { hand: Hand::Right };

/// Whether the move has ended by itself, because nothing was left to do.
fn is_over(stage: &Stage<Demonworld>) -> bool {
    stage.state.moving.is_none() && stage.question(S).is_some_and(|one| one.code == "turns")
}

fn moving(stage: &Stage<Demonworld>) -> Moving {
    stage.state.moving.expect("somebody moves")
}

/// §DW-124 §PR-39 DWT-117 Ten points make three open hexes.
#[test]
fn an_advance_costs_three_points_on_open_ground() {
    let mut stage = march(Order::Skirmish, at(16, 14), 5);
    let first = nth(&stage, SOUTH[1], 0);
    let from = stage.state.element(first).hex.expect("it stands");
    for step in 0..3u8 {
        assert_eq!(moving(&stage).spent, step * 3);
        let hand = if step % 2 == 0 { RIGHT } else { LEFT };
        stage.act(S, &hand, &[]);
    }
    // One point is left; nothing can be done with it but stop.
    assert!(!offers(&stage, LEFT) && !offers(&stage, RIGHT));
    assert_eq!(stage.state.element(first).hex, Some(from + hex(2, -3)));
    assert_eq!(stage.state.element(first).facing, Facing(0));
}

/// §PR-39 DWT-118 The dearest hex is paid by all.
#[test]
fn the_dearest_hex_counts_for_the_whole_unit() {
    // Two hexes of scrub lie before the left end of this unit.
    let mut stage = march(Order::Move, at(7, 10), 5);
    assert_eq!(stage.state.troop(SOUTH[1]).formation, Shape::Line);
    stage.act(S, &RIGHT, &[]);
    assert_eq!(moving(&stage).spent, 4);
}

/// §DW-119 §PR-42 DWT-112 DWT-151 A musician adds a manoeuvre; one manoeuvre halves the points.
#[test]
fn a_manoeuvre_halves_the_points() {
    let mut stage = march(Order::Move, at(16, 14), 5);
    stage.act(S, &Action::Turn { sixths: 1 }, &[]);
    assert_eq!(moving(&stage).used, 1);
    let mut stage = march(Order::Move, at(16, 14), 5);
    for hand in [RIGHT, LEFT, RIGHT] {
        stage.act(S, &hand, &[]);
    }
    // Nine points are within half of twenty, twelve are not.
    assert!(offers(&stage, Action::Turn { sixths: 3 }));
    stage.act(S, &LEFT, &[]);
    assert!(!offers(&stage, Action::Turn { sixths: 3 }));
    assert_eq!(
        stage.refused(S, &Action::Turn { sixths: 3 }),
        Illegal::PointsSpent { spent: 12, most: 10 }
    );
}

/// §DW-123 DWT-116 After two manoeuvres nothing is left to advance.
#[test]
fn two_manoeuvres_use_everything_up() {
    let mut stage = march(Order::Move, at(16, 14), 5);
    stage.act(S, &Action::Turn { sixths: 3 }, &[]);
    assert!(offers(&stage, Action::Turn { sixths: 3 }));
    stage.act(S, &Action::Turn { sixths: 3 }, &[]);
    assert!(is_over(&stage));
}

/// §DW-129 DWT-124 All elements turn for one manoeuvre.
#[test]
fn all_turn_for_one_manoeuvre() {
    let mut stage = march(Order::Move, at(16, 14), 5);
    stage.act(S, &Action::Turn { sixths: 3 }, &[]);
    for place in 0..10 {
        let element = nth(&stage, SOUTH[1], place);
        assert_eq!(stage.state.element(element).facing, Facing(3));
    }
    assert_eq!(moving(&stage).used, 1);
}

/// §DW-29 §PR-50 DWT-109 On T a unit turns and shifts, but neither advances nor wheels.
#[test]
fn on_hold_there_is_no_advance_and_no_wheel() {
    let stage = march(Order::Hold, at(16, 14), 5);
    assert!(offers(&stage, Action::Turn { sixths: 1 }));
    let shift = |action: &Action| matches!(action, Action::Shift { .. });
    assert!(stage.legal(S).iter().any(shift));
    assert_eq!(stage.refused(S, &LEFT), Illegal::NoPointsOnHold {});
    let wheel = Action::Wheel { hand: Hand::Left, sixths: 1 };
    assert_eq!(stage.refused(S, &wheel), Illegal::WheelOrder { order: Order::Hold });
}

fn places(stage: &Stage<Demonworld>) -> Vec<(i16, i16, u8)> {
    let all = (0..10).map(|place| nth(stage, SOUTH[1], place));
    let mut list: Vec<(i16, i16, u8)> = all
        .filter_map(|id| {
            let one = stage.state.element(id);
            one.hex.map(|hex| (hex.q, hex.r, one.facing.0))
        })
        .collect();
    list.sort_unstable();
    list
}

/// §DW-132 §PR-46 A left wheel of 60° for one manoeuvre: the block swings round its left end.
#[test]
fn a_wheel_swings_the_block_round_its_end() {
    let left = at(12, 5);
    let mut stage = march(Order::Move, left, 5);
    stage.act(S, &Action::Wheel { hand: Hand::Left, sixths: 1 }, &[]);
    assert_eq!(moving(&stage).used, 1);
    let swung = places(&stage);
    for n in 0..5 {
        assert!(swung.contains(&(left.q + n, left.r - n, 5)), "front {n}: {swung:?}");
        assert!(swung.contains(&(left.q + 1 + n, left.r - n, 5)), "rear {n}: {swung:?}");
    }
    assert_eq!(stage.state.troop(SOUTH[1]).formation, Shape::Line);
}

/// §DW-133 DWT-130 120° cost two manoeuvres; §DW-135 no wheel to both sides.
#[test]
fn a_double_wheel_costs_two_manoeuvres() {
    let mut stage = march(Order::Move, at(12, 5), 5);
    stage.act(S, &Action::Wheel { hand: Hand::Left, sixths: 1 }, &[]);
    let right = Action::Wheel { hand: Hand::Right, sixths: 1 };
    assert_eq!(stage.refused(S, &right), Illegal::BothWheels {});
    let mut stage = march(Order::Move, at(12, 5), 5);
    stage.act(S, &Action::Wheel { hand: Hand::Left, sixths: 2 }, &[]);
    assert!(is_over(&stage));
}

/// §DW-134 DWT-131 A front of six needs two manoeuvres for 60°.
#[test]
fn a_wide_front_wheels_for_two_manoeuvres() {
    let mut stage = march(Order::Move, at(11, 5), 6);
    stage.act(S, &Action::Wheel { hand: Hand::Left, sixths: 1 }, &[]);
    assert!(is_over(&stage));
}

/// §DW-128 §PR-44 DWT-123 In a regroup every element steps once for one manoeuvre.
#[test]
fn a_regroup_moves_each_element_once() {
    let mut stage = march(Order::Move, at(16, 14), 5);
    stage.act(S, &Action::Regroup {}, &[]);
    assert_eq!(moving(&stage).used, 1);
    let element = nth(&stage, SOUTH[1], 0);
    let step = |to: Hex| Action::Step { element, hex: demonworld::Spot::of(to) };
    let from = stage.state.element(element).hex.expect("it stands");
    stage.act(S, &step(from + hex(0, -1)), &[]);
    let refused = stage.refused(S, &step(from + hex(0, -2)));
    let Illegal::HasStepped { element: told } = refused else { panic!("{refused:?}") };
    assert_eq!((told.id, told.hex), (element, stage.state.element(element).hex));
    stage.act(S, &Action::Done {}, &[]);
    assert_eq!(stage.state.troop(SOUTH[1]).formation, Shape::Disorganised);
    // §DW-125 DWT-119 Disorganised it only manoeuvres.
    let refused = stage.refused(S, &LEFT);
    assert_eq!(refused, Illegal::Disorganised { troop: SOUTH[1] });
}

/// §PR-44 DWT-152 A place that is taken is refused.
#[test]
fn nobody_steps_onto_a_taken_hex() {
    let mut stage = march(Order::Move, at(16, 14), 5);
    stage.act(S, &Action::Regroup {}, &[]);
    let element = nth(&stage, SOUTH[1], 0);
    let beside = nth(&stage, SOUTH[1], 1);
    let spot = demonworld::Spot::of(stage.state.element(beside).hex.expect("it stands"));
    let step = Action::Step { element, hex: spot };
    assert_eq!(stage.refused(S, &step), Illegal::HexTaken { hex: spot.into() });
}

/// §PR-86 DWT-106 The side with fewer markers of a kind chooses.
#[test]
fn the_side_with_fewer_orders_chooses() {
    let mut stage = battle(Side::Orcs, Side::Orcs);
    for (troop, row, facing) in
        [(SOUTH[0], 15, 0), (SOUTH[1], 14, 0), (NORTH[0], 0, 3), (NORTH[1], 1, 3), (NORTH[2], 2, 3)]
    {
        for place in 0..4 {
            let element = nth(&stage, troop, place);
            put(&mut stage, element, (i16::from(place) + 4, row), facing);
        }
        stage.state.troop_mut(troop).formation = Shape::Line;
        order(&mut stage, troop, Order::Move);
    }
    stage.state.agenda.clear();
    stage.state.agenda.first([
        Step::Precedence { round: Round::Hold, seat: S },
        Step::Open { round: Round::Move },
        Step::EndTurn,
    ]);
    // Nobody holds, so the round of those who move opens at once: two against three.
    stage.act(S, &Action::GoSecond {}, &[]);
    assert_eq!(stage.question(S).map(|question| question.code), Some("precedence"));
    stage.act(S, &Action::GoSecond {}, &[]);
    assert_eq!(stage.question(N).map(|question| question.code), Some("turns"));
}
