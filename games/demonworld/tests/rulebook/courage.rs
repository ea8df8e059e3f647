//! §DW-158 to §DW-214 §PR-106 to §PR-111 Morale, rout, rally.

use demonworld::content::Role;
use demonworld::ids::{MoraleTest, Order};
use demonworld::state::{Mood, TroopId};
use demonworld::{Event, Step};

use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// Six hexes in two ranks.
const SIX: [(i16, i16); 6] = [(10, 8), (11, 8), (12, 8), (10, 9), (11, 9), (12, 9)];

/// Six plain light swordbearers, whose courage is 10.
fn six() -> (Table, TroopId) {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &SIX);
    (table, unit)
}

/// The sum of a test with this die, and whether it was passed.
fn test(table: &mut Table, troop: TroopId, test: MoraleTest, die: u32) -> (i8, bool) {
    let events = table.due(Step::Test { troop, test }, &[die]);
    let found = events.iter().find_map(|event| match *event {
        Event::Tested { sum, .. } => Some((sum, true)),
        Event::Ran { sum, .. } => Some((sum, false)),
        _ => None,
    });
    found.expect("a test is made")
}

/// The modifiers of a test alone.
fn modifiers(table: &mut Table, troop: TroopId, which: MoraleTest) -> i8 {
    test(table, troop, which, 1).0 - 1
}

/// §DW-158 §DW-159 §DW-201 §DW-18 One for each element; four and more reaches ten.
#[test]
fn elements_left() {
    for (die, passed) in [(3, false), (4, true)] {
        let (mut table, unit) = six();
        assert_eq!(
            test(&mut table, unit, MoraleTest::ShootingLoss, die),
            (6 + i8::try_from(die).expect("a die"), passed)
        );
    }
}

/// §DW-160 A natural six passes whatever is left.
#[test]
fn a_natural_six_passes() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(10, 8)]);
    assert_eq!(test(&mut table, unit, MoraleTest::ShootingLoss, 6), (7, true));
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(10, 8)]);
    assert_eq!(test(&mut table, unit, MoraleTest::ShootingLoss, 5), (6, false));
}

/// §DW-202 §DW-203 §DW-204 Leader and standard count in every loss test, the musician in none.
#[test]
fn special_figures() {
    for (role, value) in [(Role::Leader, 7), (Role::Standard, 7), (Role::Musician, 6)] {
        let (mut table, unit) = six();
        table.role(table.nth(unit, 4), role);
        assert_eq!(modifiers(&mut table, unit, MoraleTest::ShootingLoss), value, "{role:?}");
    }
}

/// §DW-205 §PR-106 A joined commander counts as an element and by his stars.
#[test]
fn joined_commander() {
    let (mut table, unit) = six();
    let general = table.troop(ALICE, "O09", NORTH, &[(9, 8)]);
    table.join(general, unit);
    assert_eq!(modifiers(&mut table, unit, MoraleTest::ShootingLoss), 6 + 1 + 2);
}

/// §DW-206 §PR-111 One more for the impetuous, who stay so after a test.
#[test]
fn impetuous() {
    let (mut table, unit) = six();
    table.mood(unit, Mood::Impetuous);
    assert_eq!(test(&mut table, unit, MoraleTest::ShootingLoss, 3), (10, true));
    assert!(table.state().troop(unit).is_impetuous());
}

/// §DW-208 §DW-209 §DW-162 §PR-103 Fear of who is in contact, and inflicted less suffered.
#[test]
fn losses_in_melee() {
    let (mut table, unit) = six();
    table.role(table.nth(unit, 0), Role::Leader);
    let knights = table.troop(BASIL, "E03", SOUTH, &[(10, 7)]);
    table.0.set(|state| {
        let one = state.troop_mut(unit);
        one.meets = one.meets.with(knights);
        one.lost = 3;
        one.slain = 1;
    });
    assert_eq!(modifiers(&mut table, unit, MoraleTest::MeleeLoss), 6 + 1 - 1 - 2);
}

/// §DW-207 §DW-209 Neither size nor casualties count for losses by shooting.
#[test]
fn what_shooting_losses_ignore() {
    let (mut table, unit) = six();
    table.0.set(|state| state.troop_mut(unit).lost = 4);
    assert_eq!(modifiers(&mut table, unit, MoraleTest::ShootingLoss), 6);
}

/// §PR-106 §PR-38 A scattered unit tests with its best group.
#[test]
fn the_best_group_tests() {
    let mut table = Table::open();
    let hexes = [(2, 8), (3, 8), (2, 9), (12, 8), (13, 8), (14, 8), (12, 9)];
    let unit = table.troop(ALICE, "O02", NORTH, &hexes);
    table.role(table.nth(unit, 0), Role::Leader);
    table.role(table.nth(unit, 1), Role::Standard);
    assert_eq!(modifiers(&mut table, unit, MoraleTest::ShootingLoss), 3 + 2);
}

/// §FR-90 §PR-107 Characters and large elements never test.
#[test]
fn who_never_tests() {
    for (card, hex) in [("O09", (10, 8)), ("O06", (10, 8))] {
        let mut table = Table::open();
        let troop = table.troop(ALICE, card, NORTH, &[hex]);
        let step = Step::Test { troop, test: MoraleTest::ShootingLoss };
        let events = table.due(step, &[]);
        assert!(events.is_empty(), "{card}: {events:?}");
    }
}

/// §PR-108 A unit that fails runs straight towards its own edge with the points of M.
#[test]
fn running() {
    let mut table = Table::open();
    let unit = table.troop(BASIL, "O02", SOUTH, &[(4, 9), (6, 9), (8, 9), (10, 9)]);
    table.0.state.agenda.first([Step::Routs]);
    let events = table.due(Step::Test { troop: unit, test: MoraleTest::ShootingLoss }, &[1]);
    assert!(events.iter().any(|event| matches!(event, Event::Ran { .. })));
    assert!(table.state().troop(unit).is_routing());
    let rows: Vec<u16> = table.spots(unit).iter().map(|spot| spot % 100).collect();
    assert_eq!(rows, [3; 4], "twenty points are six hexes");
}

/// §PR-108 Who reaches the edge is removed.
#[test]
fn off_the_field() {
    let mut table = Table::open();
    let unit = table.troop(BASIL, "O02", SOUTH, &[(4, 4), (5, 4), (6, 4), (7, 4)]);
    table.0.state.agenda.first([Step::Routs]);
    let events = table.due(Step::Test { troop: unit, test: MoraleTest::ShootingLoss }, &[1]);
    let gone = events.iter().filter(|event| matches!(event, Event::LeftField { .. })).count();
    assert_eq!(gone, 4);
    assert!(table.spots(unit).is_empty());
}

/// §PR-109 A router that ends in contact is removed without dice.
#[test]
fn caught() {
    let mut table = Table::open();
    let unit = table.troop(BASIL, "O02", SOUTH, &[(0, 12)]);
    let walls = [(0, 11), (1, 12), (1, 13), (0, 13)];
    for hex in walls {
        table.troop(ALICE, "O02", NORTH, &[hex]);
    }
    table.0.state.agenda.first([Step::Routs]);
    table.due(Step::Test { troop: unit, test: MoraleTest::ShootingLoss }, &[1]);
    assert!(!table.lives(table.nth(unit, 0)));
}

/// §DW-19 Routers of earlier turns run on when the movement phase begins.
#[test]
fn routers_run_on() {
    let mut table = Table::open();
    let unit = table.troop(BASIL, "O02", SOUTH, &[(4, 9), (6, 9), (8, 9), (10, 9)]);
    table.mood(unit, Mood::Routing);
    table.due(Step::Movement, &[]);
    let rows: Vec<u16> = table.spots(unit).iter().map(|spot| spot % 100).collect();
    assert_eq!(rows, [3; 4]);
}

/// §DW-49 §DW-204 §PR-18 §PR-110 Leader, standard and musician help to rally.
#[test]
fn rally() {
    let routed = |roles: &[Role]| {
        let mut table = Table::open();
        let unit = table.troop(ALICE, "O02", NORTH, &[(10, 8), (11, 8), (10, 9), (11, 9)]);
        table.mood(unit, Mood::Routing);
        for (offset, role) in (0..).zip(roles) {
            table.role(table.nth(unit, offset), *role);
        }
        table.due(Step::Rally { from: TroopId(0) }, &[]);
        (table, unit)
    };
    let all = [Role::Leader, Role::Standard, Role::Musician];
    for (roles, die, passed) in
        [(&all[..], 3, true), (&all[..], 2, false), (&all[..2], 4, true), (&all[..2], 3, false)]
    {
        let (mut table, unit) = routed(roles);
        let events = table.act(ALICE, "rally", &[die]);
        let rallied = events.iter().any(|event| matches!(event, Event::Rallied { .. }));
        assert_eq!(rallied, passed, "{} roles, {die}", roles.len());
        assert_eq!(table.state().troop(unit).is_routing(), !passed);
    }
}

/// §PR-110 Trying to rally is the owner's choice.
#[test]
fn rally_is_optional() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(10, 8), (11, 8), (10, 9), (11, 9)]);
    table.mood(unit, Mood::Routing);
    table.due(Step::Rally { from: TroopId(0) }, &[]);
    table.act(ALICE, "decline", &[]);
    assert!(table.state().troop(unit).is_routing());
}

/// Ten berserkers in two ranks, the leader first, and an orc in front of them.
fn berserkers(distance: i16) -> (Table, TroopId) {
    let mut table = Ground::open().table();
    let hexes: Vec<(i16, i16)> =
        (0..2).flat_map(|row| (0..5).map(move |column| (8 + column, 10 + row))).collect();
    let unit = table.troop(ALICE, "E02", NORTH, &hexes);
    table.role(table.nth(unit, 0), Role::Leader);
    table.troop(BASIL, "O02", SOUTH, &[(10, 10 - distance)]);
    (table, unit)
}

/// Whether a unit still obeys after this sign and die.
fn obeys(table: &mut Table, sign: &str, die: u32) -> bool {
    table.due(Step::Obey { from: TroopId(0) }, &[]);
    let events = table.act(ALICE, sign, &[die]);
    match events[0] {
        Event::Obeyed { .. } => true,
        Event::RanWild { .. } => false,
        ref other => panic!("{other:?} is no test"),
    }
}

/// §DW-8 §PR-85 §PR-9 An enemy three hexes ahead asks for a test, one four hexes ahead does not.
#[test]
fn obedience_is_tested_near_the_enemy() {
    let (mut table, _) = berserkers(3);
    table.due(Step::Obey { from: TroopId(0) }, &[]);
    assert!(table.can(ALICE, "urge") && table.can(ALICE, "curb"));
    let (mut table, _) = berserkers(4);
    table.due(Step::Obey { from: TroopId(0) }, &[]);
    assert!(!table.can(ALICE, "urge"));
}

/// §DW-161 §DW-202 §DW-208 §DW-211 §PR-107 On T with the leader against it: eleven obeys,
/// twelve does not.
#[test]
fn obedience_on_hold() {
    for (die, calm) in [(2, true), (3, false)] {
        let (mut table, unit) = berserkers(3);
        table.order(unit, Order::Hold);
        assert_eq!(obeys(&mut table, "curb", die), calm, "{die}");
        assert_eq!(table.state().troop(unit).is_impetuous(), !calm);
    }
}

/// §DW-202 §DW-210 The leader may push, and C makes it worse.
#[test]
fn obedience_on_charge() {
    let (mut table, unit) = berserkers(3);
    table.order(unit, Order::Hold);
    assert!(!obeys(&mut table, "urge", 1));
    let (mut table, unit) = berserkers(3);
    table.order(unit, Order::Charge);
    assert!(!obeys(&mut table, "curb", 1));
    assert_eq!(table.state().troop(unit).order, None, "§PR-85 the order is taken away");
}

/// §PR-85 A unit in column, or one that fights already, is not tested.
#[test]
fn who_need_not_obey() {
    let mut table = Table::open();
    let column = [(10, 10), (10, 11), (10, 12), (10, 13)];
    let unit = table.troop(ALICE, "E02", NORTH, &column);
    assert_eq!(table.state().troop(unit).formation.id(), "column");
    table.role(table.nth(unit, 0), Role::Leader);
    table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    table.due(Step::Obey { from: TroopId(0) }, &[]);
    assert!(!table.can(ALICE, "urge"));
    let (mut table, unit) = berserkers(3);
    table.0.set(|state| state.troop_mut(unit).since = 1);
    table.due(Step::Obey { from: TroopId(0) }, &[]);
    assert!(!table.can(ALICE, "urge"));
}

/// §DW-202 §DW-203 §DW-205 §DW-206 What counts after an overrun: leader, standard, the commander by
/// his stars, and being impetuous.
#[test]
fn who_counts_after_an_overrun() {
    for role in [Role::Leader, Role::Standard] {
        let (mut table, unit) = six();
        table.role(table.nth(unit, 4), role);
        assert_eq!(modifiers(&mut table, unit, MoraleTest::Overrun), 6 + 1, "{role:?}");
    }
    let (mut table, unit) = six();
    table.mood(unit, Mood::Impetuous);
    assert_eq!(modifiers(&mut table, unit, MoraleTest::Overrun), 6 + 1);
}

/// §DW-205 §PR-106 The stars of a joined commander count in a melee, after an overrun, before a
/// charge and in a rally, and he himself as an element.
#[test]
fn stars_in_every_test() {
    for which in [MoraleTest::MeleeLoss, MoraleTest::Overrun, MoraleTest::Charge, MoraleTest::Rally]
    {
        let (mut table, unit) = six();
        let general = table.troop(ALICE, "O09", NORTH, &[(9, 8)]);
        table.join(general, unit);
        assert_eq!(modifiers(&mut table, unit, which), 6 + 1 + 2, "{which}");
    }
}

/// §DW-202 The leader helps to rally.
#[test]
fn a_leader_rallies() {
    let (mut table, unit) = six();
    table.role(table.nth(unit, 4), Role::Leader);
    assert_eq!(modifiers(&mut table, unit, MoraleTest::Rally), 6 + 1);
}

/// The sum of an obedience test with a one on the die, by the signs that the owner chooses.
fn obedience(table: &mut Table, signs: &[&str]) -> i8 {
    table.due(Step::Obey { from: TroopId(0) }, &[]);
    let (last, first) = signs.split_last().expect("a sign");
    for sign in first {
        table.act(ALICE, sign, &[]);
    }
    let events = table.act(ALICE, last, &[1]);
    let sum = events.iter().find_map(|event| match *event {
        Event::Obeyed { sum, .. } | Event::RanWild { sum, .. } => Some(sum),
        _ => None,
    });
    sum.expect("a test is made") - 1
}

/// §DW-205 §PR-85 The stars of a joined commander count in obedience with the sign that his owner
/// likes.
#[test]
fn stars_in_obedience() {
    for (sign, stars) in [("urge", 2), ("curb", -2)] {
        let (mut table, unit) = six();
        let general = table.troop(ALICE, "O09", NORTH, &[(13, 8)]);
        table.join(general, unit);
        table.troop(BASIL, "O02", SOUTH, &[(10, 6), (11, 6), (10, 5), (11, 5)]);
        table.order(unit, Order::Move);
        assert_eq!(obedience(&mut table, &[sign]), 6 + 1 + stars);
    }
}

/// §DW-207 §PR-85 In obedience the own size counts less that of the greatest enemy in sight.
#[test]
fn size_in_obedience() {
    for (card, less) in [("O02", 0), ("O05", 1)] {
        let (mut table, unit) = six();
        table.role(table.nth(unit, 0), Role::Leader);
        let foes = [(10, 6), (11, 6), (10, 5), (11, 5)];
        let foe = table.troop(BASIL, card, SOUTH, &foes);
        let fear = {
            let game = &table.0.game;
            let of = |troop| game.card_of(table.state(), troop).fear;
            of(unit) - of(foe)
        };
        table.order(unit, Order::Move);
        assert_eq!(obedience(&mut table, &["urge"]), 6 + 1 - less + fear, "{card}");
    }
}
