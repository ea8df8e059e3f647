//! The table of movement costs, and what manoeuvres and turns cost.

use demonworld::content::TurnMode;
use demonworld::ids::{Arm, Base, Going, Mover};

use crate::tables::tables;

/// The columns of the cost table without water: open, difficult, sand, mud.
const GROUND: [Going; 4] = [Going::Open, Going::Difficult, Going::Sand, Going::Mud];

/// One row of the cost table; nothing is impassable.
struct Row {
    ground: [Option<u8>; 4],
    road: [u8; 2],
    up: [Option<u8>; 3],
    down: [Option<u8>; 3],
    water: [Option<u8>; 4],
}

fn assert_row(mover: Mover, row: &Row) {
    let tables = tables();
    let costs = tables.costs(mover);
    assert_eq!(GROUND.map(|going| costs.ground(going)), row.ground, "{mover}: ground");
    let road = [costs.road(Arm::Infantry), costs.road(Arm::Cavalry)];
    assert_eq!(road, row.road, "{mover}: road");
    assert_eq!([1, 2, 3].map(|levels| costs.level(levels, false)), row.up, "{mover}: up");
    assert_eq!([-1, -2, -3].map(|levels| costs.level(levels, false)), row.down, "{mover}: down");
    let water = [0, 1, 2, 3].map(|above| costs.water(3, 3 - above));
    assert_eq!(water, row.water, "{mover}: water by size less depth");
    assert_eq!(costs.level(0, false), Some(0), "{mover}: level ground");
}

/// §DW-147 §PR-17 Standard elements of units.
#[test]
fn costs_of_units() {
    let row = Row {
        ground: [Some(3), Some(4), Some(4), Some(6)],
        road: [2, 3],
        up: [Some(2), Some(4), None],
        down: [Some(0), Some(2), None],
        water: [None, Some(6), Some(4), Some(3)],
    };
    assert_row(Mover::Standard, &row);
}

/// §DW-148 Skirmish formation and independents.
#[test]
fn costs_of_loose_elements() {
    let row = Row {
        ground: [Some(3), Some(3), Some(3), Some(5)],
        road: [2, 3],
        up: [Some(2), Some(4), None],
        down: [Some(0), Some(2), None],
        water: [None, Some(6), Some(4), Some(3)],
    };
    assert_row(Mover::Loose, &row);
}

/// §DW-149 Large monsters wade where the water is two less deep than they are tall.
#[test]
fn costs_of_monsters() {
    let row = Row {
        ground: [Some(3); 4],
        road: [3, 3],
        up: [Some(0), Some(2), Some(3)],
        down: [Some(0), Some(2), Some(3)],
        water: [None, None, Some(3), Some(3)],
    };
    assert_row(Mover::Monster, &row);
}

/// §DW-150 §PR-40 Chariots; along a road they ignore levels.
#[test]
fn costs_of_chariots() {
    let row = Row {
        ground: [Some(3), None, Some(3), None],
        road: [3, 3],
        up: [Some(3), None, None],
        down: [Some(3), None, None],
        water: [None; 4],
    };
    assert_row(Mover::Chariot, &row);
    let tables = tables();
    let road = [1, 2, 3, -1, -2, -3].map(|levels| tables.costs(Mover::Chariot).level(levels, true));
    assert_eq!(road, [Some(0); 6]);
}

/// §DW-151 Artillery climbs only by road and never two levels.
#[test]
fn costs_of_artillery() {
    let row = Row {
        ground: [Some(3), None, None, None],
        road: [3, 3],
        up: [None; 3],
        down: [Some(6), None, None],
        water: [None; 4],
    };
    assert_row(Mover::Artillery, &row);
    let tables = tables();
    let road =
        [1, 2, 3, -1, -2, -3].map(|levels| tables.costs(Mover::Artillery).level(levels, true));
    assert_eq!(road, [Some(6), None, None, Some(3), None, None]);
}

/// §DW-152 Three in the air, whatever lies beneath.
#[test]
fn costs_in_flight() {
    let tables = tables();
    let costs = tables.costs(Mover::Flying);
    for going in GROUND.into_iter().chain([Going::Impassable]) {
        assert_eq!(costs.ground(going), Some(3), "{going}");
    }
    assert_eq!([costs.road(Arm::Infantry), costs.road(Arm::Cavalry)], [3, 3]);
    for levels in -3..=3 {
        assert_eq!(costs.level(levels, false), Some(0), "{levels} levels");
    }
    assert_eq!([1, 2, 3].map(|above| costs.water(3, 3 - above)), [Some(3); 3]);
}

/// §DW-119 §DW-120 §DW-274 One manoeuvre more with a musician; a horde has one.
#[test]
fn musicians_and_hordes() {
    let tables = tables();
    assert_eq!((tables.musician, tables.horde), (1, 1));
}

/// §DW-132 §DW-133 §DW-134 §DW-138 Prices of wheels, and who may wheel.
#[test]
fn wheels() {
    let wheel = tables().wheel;
    assert_eq!((wheel.front, wheel.narrow, wheel.wide, wheel.elements), (5, [1, 2], 2, 4));
}

/// §DW-140 §DW-141 §DW-142 §DW-143 §DW-144 §DW-145 §DW-146 How large bases move and turn.
#[test]
fn large_bases() {
    use TurnMode::{Backward, Forward, Spot};
    let tables = tables();
    let line = |base| {
        let large = tables.large(base).expect("a large base");
        (large.sideways, large.backwards, large.turn, large.turns.clone())
    };
    let everywhere = vec![Spot, Forward, Backward];
    let rhombus = vec![Forward, Backward];
    assert_eq!(line(Base::Giant), (Some(4), Some(5), 3, everywhere.clone()));
    assert_eq!(line(Base::Dragon), (Some(4), Some(5), 3, rhombus.clone()));
    assert_eq!(line(Base::Chariot), (None, None, 3, vec![Forward]));
    assert_eq!(line(Base::Gun), (Some(3), Some(3), 3, everywhere));
    assert_eq!(line(Base::GreatGun), (Some(3), Some(3), 3, rhombus));
    assert!(tables.large(Base::Standard).is_none());
}
