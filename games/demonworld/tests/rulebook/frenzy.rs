//! §DW-19 §DW-20 §PR-88 §PR-104 Routers and the impetuous, and who fights whom in a phase.

use demonworld::formation::Shape;
use demonworld::ids::Order;
use demonworld::state::{Deeds, Mood, TroopId};
use demonworld::{Event, Round, Step};

use crate::blows::announce;
use crate::course::block;
use crate::marching::marching;
use crate::table::{ALICE, BASIL, NORTH, SOUTH, Table};

/// §PR-90 §PR-104 §PR-105 Whoever is reached by repositioning fights next turn, not at once.
#[test]
fn a_melee_begins_with_the_phase() {
    let mut table = Table::open();
    let alice = table.troop(ALICE, "E03", NORTH, &[(10, 8), (11, 8)]);
    table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    let other = table.troop(BASIL, "O03", SOUTH, &[(10, 4)]);
    announce(&mut table, "strike", "cease", &[1, 20]);
    let mut events = Vec::new();
    for _ in 0..20 {
        let (mover, goal) = (table.nth(alice, 1), "1005");
        let walk = format!("walk {mover} {goal}");
        let list = table.lists(ALICE);
        let wanted = list.iter().find(|one| **one == walk).or_else(|| {
            let order = ["go-first", "decline", "choose", "walk", "face", "done"];
            order.iter().find_map(|verb| list.iter().find(|one| one.starts_with(verb)))
        });
        let Some(wanted) = wanted.cloned() else { break };
        events.extend(table.act(ALICE, &wanted, &[]));
        if table.state().fray.troops.is_empty() {
            break;
        }
    }
    let again = events.iter().any(|event| matches!(event, Event::MeleeBegan { .. }));
    assert!(!again, "{events:?}");
    assert!(table.state().troop(other).foes.is_empty());
}

/// §PR-97 The initiative of a blow is that of the moment of announcement: a pike loses nothing
/// when the newcomer falls.
#[test]
fn initiative_is_kept() {
    let mut table = Table::open();
    let pikes = table.troop(ALICE, "E11", NORTH, &[(10, 8)]);
    let old = table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    table.met(pikes, old);
    table.troop(BASIL, "O03", SOUTH, &[(9, 7)]);
    let events = announce(&mut table, "strike e1", "strike", &[20]);
    let value = events.iter().find_map(|event| match *event {
        Event::Struck { element, initiative, .. } if element.id.0 == 0 => Some(initiative),
        _ => None,
    });
    assert_eq!(value, Some(2 + 2));
    assert!(table.state().blows.iter().all(|blow| blow.value > 0 || blow.striker.0 > 0));
}

/// §DW-19 Who broke this turn has run; who broke before runs on.
#[test]
fn routers_run_once() {
    let rows = |broke_now: bool| {
        let mut table = Table::open();
        let unit = table.troop(ALICE, "O02", NORTH, &[(8, 5), (9, 5), (8, 6), (9, 6)]);
        table.troop(BASIL, "O06", SOUTH, &[(2, 2)]);
        table.mood(unit, Mood::Routing);
        if broke_now {
            table.0.set(|state| state.troop_mut(unit).deeds.mark(Deeds::MOVED));
        }
        table.due(Step::Routers, &[]);
        table.spots(unit)
    };
    assert_eq!(rows(true), [805, 905, 806, 906]);
    assert_ne!(rows(false), [805, 905, 806, 906]);
}

/// An impetuous unit of Alice and its prey far to the north.
fn wild(card: &str, hexes: &[(i16, i16)]) -> (Table, TroopId) {
    let mut table = Table::open();
    let unit = table.troop(ALICE, card, NORTH, hexes);
    let prey = table.troop(BASIL, "O02", SOUTH, &[(9, 2), (10, 2), (9, 1), (10, 1)]);
    table.mood(unit, Mood::Impetuous);
    table.0.set(|state| state.troop_mut(unit).prey = Some(prey));
    (table, unit)
}

/// §PR-88 An element out of line steps back into it.
#[test]
fn the_impetuous_regroup() {
    let mut hexes = block();
    hexes[7] = (12, 11);
    let (mut table, unit) = wild("E02", &hexes);
    assert_eq!(table.state().troop(unit).formation, Shape::Disorganised);
    table.due(Step::Frenzy, &[]);
    let last = table.nth(unit, 7);
    let steps = [1111, 1210].map(|hex| format!("step {last} {hex}"));
    assert!(steps.iter().all(|step| table.can(ALICE, step)), "{:?}", table.lists(ALICE));
    table.act(ALICE, &steps[0], &[]);
    assert_eq!(table.state().troop(unit).formation, Shape::Line);
    assert_eq!(table.spot(last), Some(1111));
}

/// §PR-88 Elements that look elsewhere turn with the others, then the unit goes on.
#[test]
fn the_impetuous_turn_to_the_front() {
    let (mut table, unit) = wild("E03", &block());
    table.face(table.nth(unit, 0), 2);
    assert_eq!(table.state().troop(unit).formation, Shape::Disorganised);
    table.due(Step::Frenzy, &[]);
    assert_eq!(table.state().troop(unit).formation, Shape::Line);
    assert!(table.can(ALICE, "advance left"), "{:?}", table.lists(ALICE));
}

/// §PR-88 Only advances, turns, wheels and regroups are named: nobody shifts.
#[test]
fn the_impetuous_do_not_shift() {
    let (mut table, unit) = wild("E02", &[(8, 10), (9, 10), (14, 10), (15, 10)]);
    assert_eq!(table.state().troop(unit).formation, Shape::Disorganised);
    table.due(Step::Frenzy, &[]);
    let list = table.lists(ALICE);
    assert!(!list.iter().any(|one| one.starts_with("shift")), "{list:?}");
}

/// §PR-88 Also a small unit runs at its prey: every element goes as near as its points
/// allow, nobody stays behind or stops on the way.
#[test]
fn the_few_impetuous_run() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "E02", NORTH, &[(8, 12), (9, 12)]);
    let prey = table.troop(BASIL, "O02", SOUTH, &[(9, 2)]);
    table.mood(unit, Mood::Impetuous);
    table.0.set(|state| state.troop_mut(unit).prey = Some(prey));
    table.due(Step::Frenzy, &[]);
    assert!(!table.can(ALICE, "done"), "{:?}", table.lists(ALICE));
    let first = table.nth(unit, 0);
    table.act(ALICE, &format!("choose {first}"), &[]);
    assert!(!table.can(ALICE, &format!("walk {first} 0812")), "not where it stands");
    assert!(!table.can(ALICE, &format!("walk {first} 0813")), "not away");
    assert!(!table.can(ALICE, &format!("walk {first} 0811")), "not halfway");
    let list = table.lists(ALICE);
    let ends = ["0706", "0806", "0906", "1006", "1106"].map(|hex| format!("walk {first} {hex}"));
    assert_eq!(list, ends, "eighteen points are six hexes, four are left");
}

/// §PR-88 Where some of its prey can be reached, an element of a small impetuous unit runs
/// into contact and nowhere else.
#[test]
fn the_few_impetuous_make_contact() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "E02", NORTH, &[(8, 8), (9, 8)]);
    let prey = table.troop(BASIL, "O02", SOUTH, &[(9, 4)]);
    table.mood(unit, Mood::Impetuous);
    table.0.set(|state| state.troop_mut(unit).prey = Some(prey));
    table.due(Step::Frenzy, &[]);
    let first = table.nth(unit, 0);
    table.act(ALICE, &format!("choose {first}"), &[]);
    let around = ["0803", "0805", "0804", "0903", "0905", "1004"];
    let list = table.lists(ALICE);
    let beside = |one: &String| around.iter().any(|hex| one.ends_with(hex));
    assert!(list.len() > 1 && list.iter().all(beside), "{list:?}");
}

/// §PR-86 Markers are counted, not those who can still move.
#[test]
fn markers_choose() {
    let mut table = Table::open();
    let own = [(2, 12), (6, 12)].map(|hex| table.troop(ALICE, "O06", NORTH, &[hex]));
    let foes = [(2, 2), (6, 2), (10, 2)].map(|hex| table.troop(BASIL, "O06", SOUTH, &[hex]));
    for troop in own.into_iter().chain(foes) {
        table.order(troop, Order::Charge);
    }
    // Two of Basil's have been contacted: one can move, three markers lie.
    for troop in &foes[1..] {
        table.0.set(|state| state.troop_mut(*troop).deeds.mark(Deeds::MOVED));
    }
    table.due(Step::Open { round: Round::Charge }, &[]);
    assert!(table.can(ALICE, "go-first"), "fewer markers");
}

/// §PR-92 Without a marker there is no lance: impetuous riders use their swords.
#[test]
fn no_lance_for_the_impetuous() {
    let value = |mood: Mood| {
        let mut table = Table::open();
        let riders = table.troop(ALICE, "E03", NORTH, &[(10, 8)]);
        table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
        if mood == Mood::Steady {
            table.order(riders, Order::Move);
        }
        table.mood(riders, mood);
        table.0.set(|state| state.troop_mut(riders).deeds.mark(Deeds::CHARGED));
        let events = announce(&mut table, "strike", "cease", &[20]);
        events.iter().find_map(|event| match *event {
            Event::Struck { initiative, .. } => Some(initiative),
            _ => None,
        })
    };
    assert_eq!(value(Mood::Steady), Some(2 + 1), "the lance");
    assert_eq!(value(Mood::Impetuous), Some(2 + 2), "no lance, but impetuous");
}

/// §PR-63 A contacted unit regroups once for each manoeuvre.
#[test]
fn a_contacted_unit_uses_its_manoeuvres() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(8, 9), (9, 9), (8, 10), (9, 10)]);
    let foe = table.unit(BASIL, "O02", SOUTH, &[(8, 7), (9, 7), (10, 7), (11, 7), (12, 7)]);
    table.order(foe, Order::Hold);
    marching(&mut table, unit, Order::Charge);
    table.act(ALICE, "advance left", &[]);
    assert!(table.asked(BASIL), "{:?}", table.lists(ALICE));
    let free = table.nth(foe, 4);
    let own = format!("step {free} ");
    let step = |table: &Table| table.lists(BASIL).into_iter().find(|one| one.starts_with(&own));
    let most = table.0.game.card_of(table.state(), foe).manoeuvres + 1;
    let mut count = 0;
    while let Some(next) = step(&table) {
        table.act(BASIL, &next, &[]);
        count += 1;
        assert!(count < 9);
    }
    assert_eq!(count, most, "one hex for each manoeuvre, the musician's included");
}

/// §PR-63 Elements in contact turn for nothing: the manoeuvre is there for the others.
#[test]
fn the_contacted_turn_for_nothing() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(8, 9), (9, 9), (8, 10), (9, 10)]);
    let foe = table.troop(BASIL, "O02", NORTH, &[(8, 7), (9, 7), (10, 7), (11, 7), (12, 7)]);
    table.order(foe, Order::Hold);
    marching(&mut table, unit, Order::Charge);
    table.act(ALICE, "advance left", &[]);
    let (free, met) = (table.nth(foe, 4), table.nth(foe, 0));
    let own = format!("step {free} ");
    let step = table.lists(BASIL).into_iter().find(|one| one.starts_with(&own));
    table.act(BASIL, &step.expect("one manoeuvre"), &[]);
    let list = table.lists(BASIL);
    assert!(!list.iter().any(|one| one.starts_with(&format!("face {free} "))), "{list:?}");
    assert!(table.can(BASIL, &format!("face {met} 3")), "{list:?}");
    assert!(table.can(BASIL, "face-foe"), "{list:?}");
}
