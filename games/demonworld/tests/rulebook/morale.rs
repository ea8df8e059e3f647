//! §DW-158 to §DW-214 Morale: what is added to the die.

use demonworld::explain::{self, Against};
use demonworld::ids::{MoraleTest, Order};
use demonworld::state::{Mood, TroopId};
use demonworld::{Demonworld, Side};
use testkit::Stage;

use crate::field::{NORTH, SOUTH, battle, nth, order, put};

/// Puts these elements of a troop side by side.
fn line(stage: &mut Stage<Demonworld>, troop: TroopId, places: &[u8]) {
    for (column, &place) in (4i16..).zip(places) {
        let element = nth(stage, troop, place);
        put(stage, element, (column, 12), 0);
    }
}

fn sum(stage: &Stage<Demonworld>, troop: TroopId, test: MoraleTest, against: &Against) -> i8 {
    let terms = explain::test(&stage.game, &stage.state, troop, test, against);
    terms.iter().map(|term| term.1).sum()
}

/// Plain elements of the swordbearers of the south.
const PLAIN: [u8; 6] = [3, 4, 5, 6, 7, 8];
/// Leader, standard bearer and four plain ones.
const LED: [u8; 6] = [0, 1, 3, 4, 5, 6];

/// §DW-201 DWT-74 One for each remaining element.
#[test]
fn elements_count_one_each() {
    let mut stage = battle(Side::Orcs, Side::Orcs);
    line(&mut stage, SOUTH[1], &PLAIN);
    let against = Against::default();
    for test in [
        MoraleTest::ShootingLoss,
        MoraleTest::MeleeLoss,
        MoraleTest::Overrun,
        MoraleTest::Charge,
        MoraleTest::Rally,
        MoraleTest::Obedience,
    ] {
        assert_eq!(sum(&stage, SOUTH[1], test, &against), 6, "{test}");
    }
}

/// §DW-202 §DW-203 DWT-75 Leader and standard bearer; the sign of the leader in obedience.
#[test]
fn leader_and_standard_add_one_each() {
    let mut stage = battle(Side::Orcs, Side::Orcs);
    line(&mut stage, SOUTH[1], &LED);
    let plain = Against::default();
    assert_eq!(sum(&stage, SOUTH[1], MoraleTest::ShootingLoss, &plain), 8);
    assert_eq!(sum(&stage, SOUTH[1], MoraleTest::Charge, &plain), 8);
    let urged = Against { leader: 1, ..plain };
    let curbed = Against { leader: -1, ..plain };
    assert_eq!(sum(&stage, SOUTH[1], MoraleTest::Obedience, &urged), 7);
    assert_eq!(sum(&stage, SOUTH[1], MoraleTest::Obedience, &curbed), 5);
}

/// §DW-204 DWT-259 DWT-260 The musician helps to rally and nothing else.
#[test]
fn the_musician_helps_to_rally() {
    let mut stage = battle(Side::Orcs, Side::Orcs);
    line(&mut stage, SOUTH[1], &[0, 1, 2, 3]);
    let against = Against::default();
    assert_eq!(sum(&stage, SOUTH[1], MoraleTest::Rally, &against), 7);
    assert_eq!(sum(&stage, SOUTH[1], MoraleTest::ShootingLoss, &against), 6);
}

/// §DW-206 DWT-77 DWT-262 Impetuous units stand losses better.
#[test]
fn impetuous_units_stand_losses_better() {
    let mut stage = battle(Side::Orcs, Side::Orcs);
    line(&mut stage, SOUTH[1], &PLAIN);
    stage.state.troop_mut(SOUTH[1]).mood = Mood::Impetuous;
    let against = Against::default();
    assert_eq!(sum(&stage, SOUTH[1], MoraleTest::ShootingLoss, &against), 7);
    assert_eq!(sum(&stage, SOUTH[1], MoraleTest::MeleeLoss, &against), 7);
    for test in [MoraleTest::Charge, MoraleTest::Rally, MoraleTest::Obedience] {
        assert_eq!(sum(&stage, SOUTH[1], test, &against), 6, "{test}");
    }
}

/// §DW-208 §DW-209 DWT-232 DWT-283 Fear and casualties in a melee.
#[test]
fn fear_and_casualties_in_melee() {
    let mut stage = battle(Side::Orcs, Side::Orcs);
    line(&mut stage, SOUTH[1], &[0, 3, 4, 5, 6, 7]);
    let against = Against { fear: Some(2), slain: 1, lost: 3, ..Against::default() };
    assert_eq!(sum(&stage, SOUTH[1], MoraleTest::MeleeLoss, &against), 4);
    let against = Against { fear: Some(3), slain: 2, lost: 1, ..Against::default() };
    assert_eq!(sum(&stage, SOUTH[1], MoraleTest::MeleeLoss, &against), 7 - 2 + 1);
}

/// §DW-209 DWT-171 Own losses count against an overrun unit.
#[test]
fn losses_count_after_an_overrun() {
    let mut stage = battle(Side::Orcs, Side::Orcs);
    line(&mut stage, SOUTH[1], &[0, 3, 4, 5, 6, 7]);
    let against = Against { fear: Some(3), lost: 2, ..Against::default() };
    assert_eq!(sum(&stage, SOUTH[1], MoraleTest::Overrun, &against), 3);
}

/// §DW-207 §DW-210 to §DW-214 DWT-173 to DWT-177 The charge test.
#[test]
fn a_charge_counts_size_fear_and_orders() {
    let mut stage = battle(Side::Orcs, Side::Orcs);
    line(&mut stage, SOUTH[1], &[0, 1, 3, 4, 5, 6, 7, 8]);
    order(&mut stage, SOUTH[1], Order::Skirmish);
    let knights = Against { fear: Some(2), size: Some(3), ..Against::default() };
    let charge = |stage: &Stage<Demonworld>, against: Against| {
        sum(stage, SOUTH[1], MoraleTest::Charge, &against)
    };
    let on = |order| Against { order: Some(order), ..knights };
    assert_eq!(charge(&stage, on(Order::Charge)), 8);
    assert_eq!(charge(&stage, on(Order::Move)), 9);
    assert_eq!(charge(&stage, on(Order::Hold)), 7);
    assert_eq!(charge(&stage, Against { engaged: true, ..knights }), 11);
    order(&mut stage, SOUTH[1], Order::Charge);
    assert_eq!(charge(&stage, on(Order::Charge)), 9);
}

/// §DW-211 DWT-25 DWT-27 Obedience on T and on C.
#[test]
fn obedience_counts_the_own_order() {
    let mut stage = battle(Side::Empire, Side::Orcs);
    line(&mut stage, SOUTH[0], &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    let against = Against { fear: Some(1), size: Some(2), leader: -1, ..Against::default() };
    let obey = |stage: &Stage<Demonworld>| sum(stage, SOUTH[0], MoraleTest::Obedience, &against);
    order(&mut stage, SOUTH[0], Order::Hold);
    assert_eq!(obey(&stage), 9);
    order(&mut stage, SOUTH[0], Order::Charge);
    assert_eq!(obey(&stage), 11);
}

/// §PR-106 DWT-80 The best group tests for the unit.
#[test]
fn the_best_group_tests() {
    let mut stage = battle(Side::Orcs, Side::Orcs);
    line(&mut stage, NORTH[1], &[0, 1, 3]);
    for (column, place) in (12i16..).zip([4u8, 5, 6, 7]) {
        let element = nth(&stage, NORTH[1], place);
        put(&mut stage, element, (column, 12), 0);
    }
    let against = Against::default();
    assert_eq!(sum(&stage, NORTH[1], MoraleTest::ShootingLoss, &against), 5);
}
