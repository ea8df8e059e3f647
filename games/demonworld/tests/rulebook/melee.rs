//! §DW-51 to §DW-85 Blows: the number needed, initiative, support.

use demonworld::explain;
use demonworld::grid::hex;
use demonworld::ids::Order;
use demonworld::state::{ElementId, TroopId};
use demonworld::{Demonworld, Side};
use testkit::Stage;

use crate::field::{NORTH, SOUTH, battle, know, nth, order, put, stand};

/// The number that a blow needs.
fn needed(stage: &Stage<Demonworld>, striker: ElementId, target: ElementId, support: u8) -> i8 {
    let terms = explain::blow(&stage.game, &stage.state, striker, target, support);
    terms.iter().map(|term| term.1).sum()
}

/// Swordbearers against swordbearers, face to face on open ground, not for the first time.
fn swords() -> (Stage<Demonworld>, ElementId, ElementId) {
    let mut stage = battle(Side::Orcs, Side::Orcs);
    let (one, two) = (nth(&stage, SOUTH[1], 5), nth(&stage, NORTH[1], 5));
    put(&mut stage, one, (10, 12), 0);
    put(&mut stage, two, (10, 11), 3);
    know(&mut stage, SOUTH[1], NORTH[1]);
    (stage, one, two)
}

/// §DW-58 §DW-62 DWT-199 Hand weapon 8 less armour 3.
#[test]
fn weapon_less_armour() {
    let (stage, one, two) = swords();
    assert_eq!(needed(&stage, one, two, 0), 5);
    assert_eq!(needed(&stage, two, one, 0), 5);
}

/// §DW-59 §DW-60 DWT-200 Leader and standard bearer strike harder, the musician does not.
#[test]
fn leader_and_standard_bearer_strike_harder() {
    let mut stage = battle(Side::Orcs, Side::Empire);
    let foot = nth(&stage, NORTH[1], 5);
    put(&mut stage, foot, (10, 11), 3);
    know(&mut stage, SOUTH[1], NORTH[1]);
    for (place, value) in [(0, 5), (1, 5), (2, 4), (3, 4)] {
        let striker = nth(&stage, SOUTH[1], place);
        put(&mut stage, striker, (10, 12), 0);
        assert_eq!(needed(&stage, striker, foot, 0), value, "place {place}");
        let game = stage.game.clone();
        stage.state.lift(&game, striker);
    }
}

/// §DW-64 §DW-65 DWT-202 Skill counts, that of the target not from behind.
#[test]
fn skill_counts_but_not_from_behind() {
    let mut stage = battle(Side::Empire, Side::Orcs);
    let (berserker, guard) = (nth(&stage, SOUTH[0], 4), nth(&stage, NORTH[2], 4));
    know(&mut stage, SOUTH[0], NORTH[2]);
    put(&mut stage, berserker, (10, 12), 0);
    put(&mut stage, guard, (10, 11), 3);
    assert_eq!(needed(&stage, berserker, guard, 0), 11 + 1 - 4 - 2);
    put(&mut stage, guard, (10, 11), 0);
    assert_eq!(needed(&stage, berserker, guard, 0), 11 + 1 - 4 + 4);
}

/// §DW-71 §DW-72 §PR-27 DWT-208 From the east it is the flank, from the south-east the rear.
#[test]
fn flank_and_rear() {
    let (mut stage, one, two) = swords();
    stand(&mut stage, two, hex(5, 8), 0);
    stand(&mut stage, one, hex(6, 8), 5);
    assert_eq!(needed(&stage, one, two, 0), 7);
    stand(&mut stage, one, hex(5, 9), 0);
    assert_eq!(needed(&stage, one, two, 0), 9);
}

/// §DW-77 §DW-78 DWT-214 A level up or down.
#[test]
fn height_counts_by_levels() {
    let (mut stage, one, two) = swords();
    // The western hill begins in the third column of this row.
    put(&mut stage, one, (3, 6), 5);
    put(&mut stage, two, (2, 6), 1);
    assert_eq!(needed(&stage, one, two, 0), 6);
    assert_eq!(needed(&stage, two, one, 0), 4);
}

/// §DW-79 DWT-215 Three for each supporter.
#[test]
fn support_adds_three_each() {
    let (stage, one, two) = swords();
    assert_eq!(needed(&stage, one, two, 1), 8);
    assert_eq!(needed(&stage, one, two, 2), 11);
}

/// §PR-95 Only who could strike the target himself supports.
#[test]
fn who_could_not_strike_does_not_support() {
    let (mut stage, one, two) = swords();
    let helper = nth(&stage, SOUTH[1], 6);
    put(&mut stage, helper, (9, 12), 0);
    assert!(!explain::supports(&stage.game, &stage.state, helper, one, two));
    put(&mut stage, helper, (11, 12), 0);
    assert!(explain::supports(&stage.game, &stage.state, helper, one, two));
    // Turned away it has the target in no front hex.
    put(&mut stage, helper, (11, 12), 3);
    assert!(!explain::supports(&stage.game, &stage.state, helper, one, two));
}

/// §DW-69 §DW-70 DWT-206 DWT-207 Archers in skirmish formation.
#[test]
fn skirmish_formation_is_easy_to_hit_and_hits_badly() {
    let mut stage = battle(Side::Orcs, Side::Orcs);
    let (sword, archer) = (nth(&stage, SOUTH[1], 5), nth(&stage, NORTH[0], 5));
    put(&mut stage, sword, (10, 12), 0);
    put(&mut stage, archer, (10, 11), 3);
    know(&mut stage, SOUTH[1], NORTH[0]);
    stage.state.troop_mut(NORTH[0]).formation = demonworld::formation::Shape::Skirmish;
    assert_eq!(needed(&stage, sword, archer, 0), 8 - 2 + 1);
    assert_eq!(needed(&stage, archer, sword, 0), 6 - 3 - 1);
}

fn initiative_of(stage: &Stage<Demonworld>, element: ElementId) -> i8 {
    explain::initiative(&stage.game, &stage.state, element)
}

fn with_order(troop: TroopId, given: Option<Order>, first: bool, side: Side) -> i8 {
    let mut stage = battle(side, Side::Orcs);
    let (one, two) = (nth(&stage, troop, 5), nth(&stage, NORTH[1], 5));
    put(&mut stage, one, (10, 12), 0);
    put(&mut stage, two, (10, 11), 3);
    if let Some(given) = given {
        order(&mut stage, troop, given);
    }
    if !first {
        know(&mut stage, troop, NORTH[1]);
    }
    initiative_of(&stage, one)
}

/// §DW-53 §DW-55 DWT-195 DWT-196 Orders count in the first round.
#[test]
fn orders_count_in_the_first_round_only() {
    let swords = |given, first| with_order(SOUTH[1], given, first, Side::Orcs);
    assert_eq!(swords(Some(Order::Move), true), 2);
    assert_eq!(swords(Some(Order::Skirmish), true), 3);
    assert_eq!(swords(Some(Order::Charge), true), 4);
    assert_eq!(swords(Some(Order::Hold), true), 4);
    assert_eq!(swords(None, true), 2);
    assert_eq!(swords(Some(Order::Charge), false), 2);
}

/// §DW-56 DWT-197 Two-handed weapons are slow in the first round.
#[test]
fn two_handed_weapons_are_slow_at_first() {
    let axes = |first| with_order(SOUTH[0], Some(Order::Charge), first, Side::Empire);
    assert_eq!(axes(true), 3);
    assert_eq!(axes(false), 2);
}

/// §DW-57 An impetuous unit is quicker in every round, and has no order.
#[test]
fn impetuous_units_are_quicker() {
    let (mut stage, one, _) = swords();
    stage.state.troop_mut(SOUTH[1]).mood = demonworld::state::Mood::Impetuous;
    assert_eq!(initiative_of(&stage, one), 4);
}

/// §PR-61 DWT-299 Neighbours touch; a gap of one hex parts them.
#[test]
fn neighbours_are_in_contact() {
    let (mut stage, one, two) = swords();
    assert!(explain::touches(&stage.game, &stage.state, one, two));
    put(&mut stage, two, (10, 10), 3);
    assert!(!explain::touches(&stage.game, &stage.state, one, two));
}
