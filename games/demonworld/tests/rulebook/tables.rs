//! The tables of the sheet, cell by cell, as the content holds them.

use demonworld::Content;
use demonworld::content::DeviationEffect::{
    Destroyed, DriftOne, DriftTwo, Jammed, LoadPointsLost, OnTarget,
};
use demonworld::content::{
    Band, DeviationEffect, Failure, GunOrder, InitiativeTerm, MeleeTerm, MoraleCell, ShootingTerm,
    Tables,
};
use demonworld::ids::{Arm, Formation, MoraleRow, MoraleTest, Order, Phase};

pub(crate) fn tables() -> Tables {
    Content::load(None).expect("the shipped content is sound").tables
}

/// §DW-6 One, two, three and four give T, C, H and M; five and six leave it to the owner.
#[test]
fn random_orders() {
    let expected = [
        Some(Order::Hold),
        Some(Order::Charge),
        Some(Order::Skirmish),
        Some(Order::Move),
        None,
        None,
    ];
    assert_eq!(tables().random_orders, expected);
}

/// §PR-4 Steps, attacks, shooting phases and wheels of the four orders.
#[test]
fn what_orders_allow() {
    let tables = tables();
    let line = |order| {
        let line = tables.order(order);
        (line.step, line.attacks, line.shoots, line.wheels)
    };
    assert_eq!(line(Order::Move), (1, false, None, true));
    assert_eq!(line(Order::Skirmish), (2, true, Some(Phase::FirstShooting), true));
    assert_eq!(line(Order::Charge), (3, true, None, true));
    assert_eq!(line(Order::Hold), (4, false, Some(Phase::SecondShooting), false));
}

/// §DW-45 §DW-46 §DW-47 Two hexes, one, none; more contacts are like two.
#[test]
fn repositioning_by_contacts() {
    let tables = tables();
    assert_eq!([0, 1, 2, 3, 6].map(|contacts| tables.reposition(contacts)), [2, 1, 0, 0, 0]);
}

/// §DW-52 §DW-53 §DW-54 §DW-55 §DW-56 §DW-57 Initiative; a dive is §PR-131.
#[test]
fn initiative_terms() {
    let tables = tables();
    let expected = [
        (InitiativeTerm::Pike, 2),
        (InitiativeTerm::OrderCharge, 2),
        (InitiativeTerm::OrderHold, 2),
        (InitiativeTerm::Spear, 1),
        (InitiativeTerm::Lance, 1),
        (InitiativeTerm::OrderSkirmish, 1),
        (InitiativeTerm::TwoHanded, -1),
        (InitiativeTerm::Impetuous, 2),
        (InitiativeTerm::Dive, 2),
    ];
    assert_eq!(expected.len(), InitiativeTerm::ALL.len());
    for (term, value) in expected {
        assert_eq!(tables.initiative(term), value, "{term:?}");
    }
}

/// §DW-58 §DW-59 §DW-60 §DW-61 §DW-62 §DW-63 §DW-64 §DW-65 §DW-66 §DW-67 §DW-68 §DW-69 §DW-70
/// §DW-71 §DW-72 §DW-76 §DW-77 §DW-78 §DW-79 §DW-82 §DW-266 Every term of a blow with its sign.
#[test]
fn terms_of_a_blow() {
    let tables = tables();
    let expected = [
        (MeleeTerm::Weapon, 1),
        (MeleeTerm::Wedge, 1),
        (MeleeTerm::Leader, 1),
        (MeleeTerm::Standard, 1),
        (MeleeTerm::AirSize, -1),
        (MeleeTerm::Armour, -1),
        (MeleeTerm::AirArmour, 1),
        (MeleeTerm::Skill, 1),
        (MeleeTerm::TargetSkill, -1),
        (MeleeTerm::Charge, 1),
        (MeleeTerm::Dive, 2),
        (MeleeTerm::Pikes, -1),
        (MeleeTerm::TargetSkirmish, 1),
        (MeleeTerm::OwnSkirmish, -1),
        (MeleeTerm::Flank, 2),
        (MeleeTerm::Rear, 4),
        (MeleeTerm::Edge, -2),
        (MeleeTerm::Higher, 1),
        (MeleeTerm::Lower, -1),
        (MeleeTerm::Support, 3),
        (MeleeTerm::Water, -1),
    ];
    assert_eq!(expected.len(), MeleeTerm::ALL.len());
    for (term, value) in expected {
        assert_eq!(tables.melee(term), value, "{term:?}");
    }
    assert_eq!(tables.second_attack, 5, "§DW-84");
}

/// §DW-86 §DW-87 §DW-88 §DW-89 §DW-90 §DW-91 Every term of a shot with its sign.
#[test]
fn terms_of_a_shot() {
    let tables = tables();
    let expected = [
        (ShootingTerm::Weapon, 1),
        (ShootingTerm::Skill, 1),
        (ShootingTerm::Armour, -1),
        (ShootingTerm::Support, 2),
        (ShootingTerm::Segments, 1),
        (ShootingTerm::Wood, -2),
    ];
    assert_eq!(expected.len(), ShootingTerm::ALL.len());
    for (term, value) in expected {
        assert_eq!(tables.shooting(term), value, "{term:?}");
    }
}

/// §DW-93 §DW-94 §DW-95 §DW-99 Breath reaches three hexes and loses one by wet segment; one to
/// three strike the target; a wound costs a point of movement.
#[test]
fn breath_melee_and_wounds() {
    let tables = tables();
    assert_eq!((tables.breath_range, tables.breath_water), (3, -1));
    assert_eq!(tables.into_melee, 3);
    assert_eq!(tables.mp_per_wound, -1);
}

/// §DW-105 §DW-106 §DW-107 §DW-108 Movement points of guns; there is no order C for them.
#[test]
fn guns_by_order() {
    let tables = tables();
    let gun = |mp, loads, turns_only| Some(GunOrder { mp, per_wound: -1, loads, turns_only });
    assert_eq!(tables.gun_orders[Order::Move.index()], gun(9, false, false));
    assert_eq!(tables.gun_orders[Order::Skirmish.index()], gun(6, true, false));
    assert_eq!(tables.gun_orders[Order::Hold.index()], gun(6, true, true));
    assert_eq!(tables.gun_orders[Order::Charge.index()], None);
    assert_eq!(tables.load, 6, "§PR-117");
}

/// §DW-115 §DW-116 §DW-117 §DW-118 All sixty cells of malfunction and drift.
#[test]
fn malfunction_and_drift() {
    let tables = tables();
    let mut short = [OnTarget; 20];
    let mut medium = [OnTarget; 20];
    let mut long = [OnTarget; 20];
    for row in [&mut short, &mut medium, &mut long] {
        row[..3].copy_from_slice(&[Destroyed, LoadPointsLost, Jammed]);
    }
    medium[3..9].fill(DriftTwo);
    medium[9..17].fill(DriftOne);
    long[3..15].fill(DriftTwo);
    long[15..19].fill(DriftOne);
    for (band, row) in [(Band::Short, short), (Band::Medium, medium), (Band::Long, long)] {
        let read: Vec<DeviationEffect> = (1..=20).map(|die| tables.deviation(band, die)).collect();
        assert_eq!(read, row, "{band:?}");
    }
}

/// §DW-201 §DW-202 §DW-203 §DW-204 §DW-205 §DW-206 §DW-207 §DW-208 §DW-209 §DW-210 §DW-211 §DW-212
/// §DW-213 §DW-214 §PR-18 All eighty-four cells of the morale table.
#[test]
fn morale_table() {
    use MoraleCell::{Choice, Difference, Fixed, Lost, None, Stars, StarsChoice};
    const ONE: MoraleCell = Fixed(1);
    // Shooting, melee, overrun, charge, rally, obedience.
    let expected = [
        (MoraleRow::Element, [ONE; 6]),
        (MoraleRow::Leader, [ONE, ONE, ONE, ONE, ONE, Choice(1)]),
        (MoraleRow::Standard, [ONE, ONE, ONE, ONE, ONE, None]),
        (MoraleRow::Musician, [None, None, None, None, ONE, None]),
        (MoraleRow::Stars, [Stars, Stars, Stars, Stars, Stars, StarsChoice]),
        (MoraleRow::Impetuous, [ONE, ONE, ONE, None, None, None]),
        (MoraleRow::Size, [None, None, None, Difference, None, Difference]),
        (MoraleRow::Fear, [None, Difference, Difference, Difference, None, Difference]),
        (MoraleRow::Casualties, [None, Difference, Lost, None, None, None]),
        (MoraleRow::OwnCharge, [None, None, None, ONE, None, ONE]),
        (MoraleRow::OwnHold, [None, None, None, None, None, Fixed(-1)]),
        (MoraleRow::EnemyMove, [None, None, None, ONE, None, None]),
        (MoraleRow::EnemyHold, [None, None, None, Fixed(-1), None, None]),
        (MoraleRow::EnemyEngaged, [None, None, None, Fixed(3), None, None]),
    ];
    let tests = [
        MoraleTest::ShootingLoss,
        MoraleTest::MeleeLoss,
        MoraleTest::Overrun,
        MoraleTest::Charge,
        MoraleTest::Rally,
        MoraleTest::Obedience,
    ];
    let tables = tables();
    assert_eq!(expected.len(), MoraleRow::ALL.len());
    for (row, cells) in expected {
        assert_eq!(tests.map(|test| tables.morale(row, test)), cells, "{row}");
    }
}

/// §DW-223 §DW-224 §DW-225 §DW-226 §FR-130 Spell points by level.
#[test]
fn spell_points() {
    let tables = tables();
    let line = |level| tables.spell_points(level).map(|line| (line.points, line.rest));
    let expected = [Some((10, 6)), Some((20, 8)), Some((30, 10)), Some((40, 12)), Some((50, 14))];
    assert_eq!([1, 2, 3, 4, 5].map(line), expected);
    assert_eq!((line(0), line(6)), (None, None));
}

/// §DW-221 §DW-227 §DW-228 §DW-229 §DW-230 §DW-231 §DW-232 §DW-233 §PR-15 All twenty critical
/// failures.
#[test]
fn critical_failures() {
    let tables = tables();
    let expected = |die| match die {
        1 => Failure::Killed,
        2..=5 => Failure::Wounds,
        6..=9 => Failure::Burst,
        10..=13 => Failure::Drained,
        14..=17 => Failure::Emptied,
        _ => Failure::Blocked,
    };
    for die in 1..=20 {
        assert_eq!(tables.failure(die), expected(die), "{die}");
    }
    assert_eq!(tables.failure(0), Failure::Killed, "§PR-116 never below one");
    assert_eq!(tables.failure(23), Failure::Blocked, "§PR-116 never above twenty");
    assert_eq!((tables.critical, tables.points_per_wound, tables.blocked_turns), (2, 5, 2));
}

/// §DW-240 §DW-241 §DW-242 §DW-243 §DW-244 §DW-245 §DW-246 §DW-247 §DW-248 All twenty winds.
#[test]
fn wind() {
    let tables = tables();
    let expected = |die| match die {
        1 | 2 => (1, 0),
        3 | 4 => (-1, 0),
        5 => (2, 0),
        6 => (-2, 0),
        7..=9 => (0, 1),
        10..=12 => (0, -1),
        13 => (0, 2),
        14 => (0, -2),
        _ => (0, 0),
    };
    for die in 1..=20 {
        let change = tables.wind(die);
        assert_eq!((change.turn, change.speed), expected(die), "{die}");
    }
}

/// §DW-249 §DW-251 §PR-126 §PR-128 Numbers of fire.
#[test]
fn fire() {
    let tables = tables();
    assert_eq!((tables.ignition, tables.per_arrow, tables.spread), (6, 1, 6));
    assert_eq!(tables.smoke_neighbours, 3);
}

/// §DW-260 §DW-262 §DW-264 §DW-265 §DW-267 §DW-268 §PR-34 Who may form what, and what is organised.
#[test]
fn formations() {
    let tables = tables();
    let line = |formation| {
        let line = tables.formation(formation);
        (line.letter.as_str(), line.elements, line.organised, line.arms.as_slice())
    };
    let both: &[Arm] = &[Arm::Infantry, Arm::Cavalry];
    assert_eq!(line(Formation::Square), ("K", 6, false, &[Arm::Infantry][..]));
    assert_eq!(line(Formation::Wedge), ("W", 6, true, both));
    assert_eq!(line(Formation::Skirmish), ("P", 5, true, both));
    assert!(tables.formation(Formation::Horde).organised);
}

/// §DW-275 The phases of a turn in their order, each with its steps.
#[test]
fn phases() {
    let tables = tables();
    let phases: Vec<Phase> = tables.phases.iter().map(|line| line.phase).collect();
    assert_eq!(phases, Phase::ALL);
    let steps: Vec<usize> = tables.phases.iter().map(|line| line.steps.len()).collect();
    assert_eq!(steps, [3, 4, 3, 6, 10, 6, 6, 2]);
}
