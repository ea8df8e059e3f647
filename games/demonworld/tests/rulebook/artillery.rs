//! §DW-105 to §DW-118 §PR-117 to §PR-123 Guns.

use demonworld::grid::{Hex, at, hex};
use demonworld::ids::Order;
use demonworld::state::{Aim, Shot, TroopId};
use demonworld::{Event, Step};

use crate::drill::{Drill, ahead, base, edge};
use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH};
use crate::told::said;

/// A gun of the south before some of the north.
fn battery(gun: &str, north: &[&str]) -> Drill {
    let mut drill = Drill::new(&[gun], north);
    let one = drill.one(0, 0);
    drill.put(one, base(), 0);
    drill
}

fn fire(drill: &mut Drill, target: Hex, high: bool, dice: &[u32]) -> Vec<Event> {
    let shooter = drill.one(0, 0);
    drill.stage.state.shots = vec![Shot { shooter, aim: Aim::Hex(target), high }];
    drill.work(Step::Resolve { second: false }, dice)
}

/// The numbers that the attacks of a shot needed.
fn attacks(events: &[Event]) -> Vec<i8> {
    let needed = |event: &Event| match event {
        Event::MissileStruck { needed, .. } => Some(*needed),
        _ => None,
    };
    events.iter().filter_map(needed).collect()
}

fn load(drill: &Drill) -> u8 {
    drill.stage.state.troop(TroopId(0)).load
}

/// §DW-115 §DW-116 DWT-248 Short range: burst, charge lost, jammed, on target.
#[test]
fn short_range() {
    for (die, hp, left) in [(1, 0, 0), (2, 4, 0), (3, 4, 6)] {
        let mut drill = battery("E14", &["O02"]);
        let (gun, foe) = (drill.one(0, 0), drill.one(1, 5));
        drill.put(foe, ahead(5), 3);
        fire(&mut drill, ahead(5), false, &[die]);
        assert_eq!((drill.hp(gun), load(&drill)), (hp, left), "die {die}");
    }
    let mut drill = battery("E14", &["O02"]);
    let foe = drill.one(1, 5);
    drill.put(foe, ahead(5), 3);
    fire(&mut drill, ahead(5), false, &[4, 9]);
    assert_eq!((drill.hp(foe), load(&drill)), (0, 0));
}

/// §DW-117 DWT-249 Medium range: drift by two, by one, on target.
#[test]
fn drift_at_medium_range() {
    for (die, by) in [(4, 2), (9, 2), (10, 1), (17, 1), (18, 0)] {
        let mut drill = battery("E14", &["O02"]);
        let foe = drill.one(1, 5);
        drill.put(foe, ahead(10), 3);
        // A drifting shot asks for its direction, one on target for its attack.
        let events = fire(&mut drill, ahead(10), false, &[die, if by > 0 { 1 } else { 20 }]);
        assert_eq!(drift(&events), by, "die {die}");
    }
}

/// §DW-118 DWT-250 Long range: drift by two, by one, on target.
#[test]
fn drift_at_long_range() {
    for (die, by) in [(4, 2), (15, 2), (16, 1), (19, 1), (20, 0)] {
        let rules = [("short = 6, medium = 14", "short = 6, medium = 8")];
        let mut drill = Drill::with(&["E14"], &["O02"], &rules);
        let (gun, foe) = (drill.one(0, 0), drill.one(1, 5));
        drill.put(gun, base(), 0).put(foe, ahead(10), 3);
        let events = fire(&mut drill, ahead(10), false, &[die, if by > 0 { 1 } else { 20 }]);
        assert_eq!(drift(&events), by, "die {die}");
    }
}

/// By how many hexes a shot drifted.
fn drift(events: &[Event]) -> u8 {
    let by = |event: &Event| match event {
        Event::GunDrifted { by, .. } => Some(*by),
        _ => None,
    };
    events.iter().find_map(by).unwrap_or(0)
}

/// §PR-119 DWT-251 Drift by two to the east; off the map nothing happens.
#[test]
fn where_a_shot_drifts() {
    let mut drill = battery("E14", &["O02"]);
    let (foe, there) = (drill.one(1, 5), drill.one(1, 6));
    let target = base() + hex(2, -9);
    drill.put(foe, target, 3).put(there, target + hex(2, 0), 3);
    let events = fire(&mut drill, target, false, &[4, 2, 9]);
    let last = events.iter().find_map(|event| match event {
        Event::GunDrifted { hex, by, .. } => Some((hex.0.hex(), *by)),
        _ => None,
    });
    assert_eq!(last, Some((target + hex(2, 0), 2)));
    assert_eq!((drill.hp(foe), drill.hp(there)), (1, 0));
    let mut edge = battery("E14", &["O02"]);
    let foe = edge.one(1, 5);
    let border = base() + hex(2, -12);
    edge.put(foe, border, 3);
    assert_eq!(fire(&mut edge, border, false, &[4, 1]).len(), 1);
}

/// §DW-109 §PR-121 DWT-242 A bolt goes on from one it kills and stops at a miss.
#[test]
fn a_bolt() {
    let mut drill = bolt_thrower();
    let (hero, behind) = (drill.one(1, 0), drill.one(2, 5));
    drill.put(hero, ahead(3), 3).put(behind, ahead(4), 3);
    drill.stage.state.element_mut(hero).hp = 2;
    let events = fire(&mut drill, ahead(5), false, &[4, 8, 7, 7]);
    assert_eq!(attacks(&events), [8, 7, 6]);
    assert_eq!((drill.hp(hero), drill.hp(behind)), (0, 1));
}

/// A cannon that throws bolts of power 8.
fn bolt_thrower() -> Drill {
    let mut drill = Drill::with(
        &["E14"],
        &["O08", "O02"],
        &[("projectile = \"ball\"", "projectile = \"bolt\""), ("power_a = 9", "power_a = 8")],
    );
    let gun = drill.one(0, 0);
    drill.put(gun, base(), 0);
    drill
}

/// §DW-110 DWT-243 DWT-244 A ball goes through, losing power by hits only, until none is left.
#[test]
fn a_ball() {
    let mut drill = battery("E14", &["O02"]);
    let foes = [drill.one(1, 4), drill.one(1, 5), drill.one(1, 6)];
    for (foe, distance) in foes.into_iter().zip([3, 4, 5]) {
        drill.put(foe, ahead(distance), 3);
    }
    let events = fire(&mut drill, ahead(6), false, &[4, 9, 12, 8]);
    assert_eq!(attacks(&events), [9, 8, 8]);
    assert_eq!(foes.map(|foe| drill.hp(foe)), [0, 1, 0]);
    let mut weak = Drill::with(&["E14"], &["O02"], &[("power_a = 9", "power_a = 1")]);
    let (gun, one, two) = (weak.one(0, 0), weak.one(1, 4), weak.one(1, 5));
    weak.put(gun, base(), 0).put(one, ahead(3), 3).put(two, ahead(4), 3);
    let events = fire(&mut weak, ahead(5), false, &[4, 1]);
    assert_eq!(attacks(&events), [1]);
    assert_eq!(weak.hp(two), 1);
}

/// §DW-111 §DW-112 DWT-245 A stone strikes until a miss, a large one also those around.
#[test]
fn a_stone() {
    let mut drill = battery("O07", &["O06", "O02"]);
    let giant = drill.one(1, 0);
    let target = base() + hex(3, -9);
    drill.put(giant, target, 3);
    // The two other hexes of the giant stand beside the target and are struck once more each.
    let events = fire(&mut drill, target, false, &[4, 15, 14, 14, 7, 6]);
    assert_eq!(attacks(&events), [15, 14, 13, 6, 6]);
    assert_eq!(drill.hp(giant), 6 - 3);
}

/// §DW-113 §DW-114 DWT-247 The splash spares other levels, and there is none on water.
#[test]
fn where_a_stone_splashes() {
    let target = base() + hex(3, -9);
    let near = [target + hex(1, 0), target + hex(-1, 0)];
    let shot = |ground: &[(Hex, char, u8)], dice: &[u32]| {
        let mut drill = Drill::on(&["O07"], &["O02"], ground, "");
        let (gun, one, two) = (drill.one(0, 0), drill.one(1, 4), drill.one(1, 5));
        drill.put(gun, base(), 0).put(one, near[0], 3).put(two, near[1], 3);
        fire(&mut drill, target, false, dice);
        (drill.hp(one), drill.hp(two))
    };
    assert_eq!(shot(&[], &[4, 6, 6]), (0, 0));
    assert_eq!(shot(&[(near[0], '.', 1)], &[4, 6]), (1, 0));
    assert_eq!(shot(&[(target, '1', 0)], &[4]), (1, 1));
}

/// §PR-120 DWT-253 A shot from a hill passes over heads close by.
#[test]
fn the_height_of_a_flight() {
    let target = base() + hex(0, -10);
    let mut drill = Drill::on(&["E14"], &["O02"], &[(base(), '.', 1)], "");
    let (gun, near, far) = (drill.one(0, 0), drill.one(1, 4), drill.one(1, 5));
    drill.put(gun, base(), 0).put(near, ahead(1), 3).put(far, target, 3);
    let events = fire(&mut drill, target, false, &[18, 9]);
    assert_eq!(attacks(&events), [9]);
    assert_eq!((drill.hp(near), drill.hp(far)), (1, 0));
}

/// §PR-120 Wood and scrub weaken what flies through; a hill as high ends the flight.
#[test]
fn what_slows_a_ball() {
    let shot = |ground: &[(Hex, char, u8)]| {
        let mut drill = Drill::on(&["E14"], &["O02"], ground, "");
        let (gun, foe) = (drill.one(0, 0), drill.one(1, 5));
        drill.put(gun, base(), 0).put(foe, ahead(5), 3);
        drill.stage.state.shots = vec![Shot { shooter: gun, aim: Aim::Hex(ahead(5)), high: false }];
        let dice: &[u32] = if ground.iter().any(|one| one.2 > 0) { &[4] } else { &[4, 20] };
        attacks(&drill.work(Step::Resolve { second: false }, dice))
    };
    assert_eq!(shot(&[]), [9]);
    assert_eq!(shot(&[(ahead(3), 'w', 0)]), [7]);
    assert_eq!(shot(&[(ahead(3), 's', 0), (ahead(4), 's', 0)]), [7]);
    assert_eq!(shot(&[(ahead(3), '.', 1)]), Vec::<i8>::new());
}

/// §PR-120 §PR-16 A ball breaches a wall and loses five, or stops; one behind it may be struck
/// instead.
#[test]
fn walls() {
    let shot = |dice: &[u32]| {
        let wall = edge("wall", ahead(3), ahead(4));
        let mut drill = Drill::on(&["E14"], &["O02"], &[], &wall);
        let (gun, foe) = (drill.one(0, 0), drill.one(1, 5));
        drill.put(gun, base(), 0).put(foe, ahead(4), 3);
        let events = fire(&mut drill, ahead(5), false, dice);
        (attacks(&events), drill.stage.state.weather.ruins.len())
    };
    assert_eq!(shot(&[4, 4, 20]), (vec![9], 0));
    assert_eq!(shot(&[4, 3, 10]), (vec![], 0));
    assert_eq!(shot(&[4, 3, 9, 20]), (vec![4], 1));
}

/// §PR-120 Of two hexes at the same distance the shot meets the one that it enters first, on either
/// side of the axis: who stands behind the wall is behind it.
#[test]
fn the_order_of_the_hexes() {
    for (target, [first, second]) in
        [(hex(3, -4), [hex(1, -2), hex(2, -2)]), (hex(1, -4), [hex(1, -2), hex(0, -2)])]
    {
        let wall = edge("wall", base() + first, base() + second);
        let mut drill = Drill::on(&["E14"], &["O02"], &[], &wall);
        let (gun, near, behind) = (drill.one(0, 0), drill.one(1, 4), drill.one(1, 5));
        drill.put(gun, base(), 0).put(near, base() + first, 3).put(behind, base() + second, 3);
        // On target; the first is hit; the die decides for who is behind the wall, and he is missed.
        let events = fire(&mut drill, base() + target, false, &[4, 9, 4, 20]);
        assert_eq!(attacks(&events), [9, 8]);
        assert_eq!((drill.hp(near), drill.hp(behind)), (0, 1), "{target:?}");
    }
}

/// §PR-122 DWT-254 Magic Shield takes two off.
#[test]
fn a_magic_shield() {
    let mut drill = battery("E14", &["O02"]);
    let foe = drill.one(1, 5);
    drill.put(foe, ahead(5), 3);
    let spell = drill.stage.game.content().find_spell("magic-shield").expect("a spell");
    drill.stage.state.troop_mut(TroopId(1)).spells = 1 << spell.0;
    let events = fire(&mut drill, ahead(5), false, &[4, 8]);
    assert_eq!(attacks(&events), [7]);
    assert_eq!(drill.hp(foe), 1);
}

/// §PR-122 Aimed high only the large target is struck; beside the line the shot misses.
#[test]
fn aiming_high() {
    let mut drill = battery("E14", &["O06", "O02"]);
    let (giant, before) = (drill.one(1, 0), drill.one(2, 5));
    drill.put(giant, ahead(8), 3).put(before, ahead(4), 3);
    let mut beside = Drill { stage: drill.stage.clone() };
    let events = fire(&mut drill, ahead(8), true, &[18, 9, 8, 20]);
    assert_eq!(attacks(&events), [9, 8, 7]);
    assert_eq!((drill.hp(giant), drill.hp(before)), (4, 1));
    let events = fire(&mut beside, ahead(8), true, &[10, 2]);
    assert_eq!(attacks(&events), Vec::<i8>::new());
}

/// §PR-117 §DW-106 §DW-107 §PR-123 Guns fire loaded, on H first, on T second, never in melee.
#[test]
fn when_guns_fire() {
    let mut drill = battery("E14", &["O02"]);
    let foe = drill.one(1, 5);
    drill.put(foe, ahead(5), 3);
    let offered = |drill: &Drill, second: bool| {
        let mut copy = Drill { stage: drill.stage.clone() };
        copy.work(Step::Volley { second }, &[]);
        copy.stage.state.shots.len()
    };
    for (order, shots) in [(Order::Move, (0, 0)), (Order::Skirmish, (1, 0)), (Order::Hold, (0, 1))]
    {
        drill.order(0, order);
        assert_eq!((offered(&drill, false), offered(&drill, true)), shots);
    }
    drill.stage.state.troop_mut(TroopId(0)).load = 5;
    assert_eq!(offered(&drill, true), 0);
    drill.stage.state.troop_mut(TroopId(0)).load = 6;
    drill.stage.state.troop_mut(TroopId(0)).since = 2;
    assert_eq!(offered(&drill, true), 0);
}

/// §PR-118 What may be named: in arc and range; by an indirect gun only what is seen or beside it.
#[test]
fn what_guns_may_name() {
    let mut drill = battery("O07", &["O02"]);
    let (near, far, hidden) = (drill.one(1, 4), drill.one(1, 5), drill.one(1, 6));
    // Too near for a catapult; far enough; behind somebody who hides it.
    drill.put(near, ahead(5), 3).put(far, ahead(7), 3).put(hidden, ahead(8), 3);
    drill.order(0, Order::Hold);
    drill.work(Step::Volley { second: true }, &[]);
    let list = drill.offers(Step::Shoot, 0);
    let spot = |hex: Hex| format!("shell {} false", demonworld::Spot::of(hex));
    assert!(!list.contains(&spot(ahead(5))));
    let mut open = Drill { stage: drill.stage.clone() };
    let game = open.stage.game.clone();
    open.stage.state.lift(&game, near);
    open.work(Step::Volley { second: true }, &[]);
    let list = open.offers(Step::Shoot, 0);
    assert!(list.contains(&spot(ahead(7))) && list.contains(&spot(ahead(8))), "{list:?}");
}

/// §PR-118 A direct gun may name any hex in arc and range; an indirect one what it sees, cover too.
#[test]
fn guns_name_open_ground_and_cover() {
    let named = |gun: &str, hex: Hex, ground: &[(Hex, char, u8)]| {
        let mut drill = Drill::on(&[gun], &["O02"], ground, "");
        let (one, foe) = (drill.one(0, 0), drill.one(1, 5));
        drill.put(one, base(), 0).put(foe, ahead(9), 3).order(0, Order::Hold);
        drill.stage.state.troop_mut(TroopId(0)).load = 6;
        drill.stage.state.agenda.clear();
        drill.stage.state.agenda.first([Step::EndTurn]);
        drill.work(Step::Volley { second: true }, &[]);
        let list = drill.offers(Step::Shoot, 0);
        list.contains(&format!("shell {} false", demonworld::Spot::of(hex)))
    };
    assert!(named("E14", ahead(5), &[]), "open ground");
    assert!(!named("E14", base() + hex(0, 1), &[]), "behind it");
    assert!(!named("O07", ahead(8), &[]), "nothing to see there");
    assert!(named("O07", ahead(9), &[]), "an enemy");
    assert!(named("O07", ahead(8), &[(ahead(8), 'w', 0)]), "a wood");
}

/// §PR-118 A wood that is seen may be named, whether or not somebody hides in it.
#[test]
fn guns_name_a_wood_in_which_somebody_hides() {
    let named = |hidden: bool| {
        let mut drill = Drill::on(&["O07", "O02"], &["O02"], &[(ahead(9), 'w', 0)], "");
        let (gun, screen, foe) = (drill.one(0, 0), drill.one(1, 5), drill.one(2, 5));
        drill.put(gun, base(), 0).put(screen, ahead(1), 0).order(0, Order::Hold);
        drill.put(foe, if hidden { ahead(9) } else { ahead(10) }, 3);
        drill.stage.state.troop_mut(TroopId(0)).load = 6;
        drill.work(Step::Volley { second: true }, &[]);
        let list = drill.offers(Step::Shoot, 0);
        list.contains(&format!("shell {} false", demonworld::Spot::of(ahead(9))))
    };
    assert!(named(false) && named(true));
}

/// §PR-119 A great stone that drifts back beside its own gun strikes everybody around but the gun.
#[test]
fn a_stone_that_comes_back() {
    let bands = "minimum = 6, short = 15, medium = 25";
    let near = "minimum = 0, short = 1, medium = 25";
    let mut table = Ground::open().reprint("cards-orcs.toml", bands, near).table();
    let unit = table.troop(ALICE, "O07", NORTH, &[(10, 10)]);
    let foe = table.troop(BASIL, "E01", SOUTH, &[(10, 8)]);
    let (shooter, target) = (table.nth(unit, 0), at(10, 8));
    table.0.set(|state| {
        state.shots = vec![Shot { shooter, aim: Aim::Hex(target), high: false }];
    });
    // One hex to the south-east, then the attack on the element beside.
    let events = table.due(Step::Resolve { second: false }, &[17, 3, 1]);
    let drifted = |event: &Event| matches!(event, Event::GunDrifted { by: 1, .. });
    assert!(events.iter().any(drifted), "{events:?}");
    assert_eq!(attacks(&events), [6], "the gun touches the hex as well");
    assert!(!table.lives(table.nth(foe, 0)));
}

/// §PR-114 §PR-122 The log unfolds an attack: what power is left, and the Magic Shield by its name.
#[test]
fn the_log_unfolds_an_attack() {
    let mut drill = battery("E14", &["O02"]);
    let foe = drill.one(1, 5);
    drill.put(foe, ahead(5), 3);
    let spell = drill.stage.game.content().find_spell("magic-shield").expect("a spell");
    drill.stage.state.troop_mut(TroopId(1)).spells = 1 << spell.0;
    let events = fire(&mut drill, ahead(5), false, &[4, 20]);
    let attack = events.iter().find(|event| matches!(event, Event::MissileStruck { .. }));
    let attack = attack.expect("an attack");
    let needed = attacks(&events)[0];
    let parts =
        format!("power left to the missile +{} §PR-122, Magic Shield −2 §PR-114", needed + 2);
    let sentence = format!("needs {needed} or less ({parts}).");
    assert!(
        said(&drill.stage.game, attack, "en").ends_with(&sentence),
        "{}",
        said(&drill.stage.game, attack, "en")
    );
    assert!(
        said(&drill.stage.game, attack, "fr").contains("puissance restante"),
        "{}",
        said(&drill.stage.game, attack, "fr")
    );
}
