//! §PR-49 §PR-52 Characters and units: joining, leaving, changing places.

use demonworld::content::Role;
use demonworld::ids::Order;
use demonworld::state::{Mood, TroopId};
use demonworld::{Action, Event, Illegal, Round, Step};

use crate::insight::{cost, told};
use crate::marching::marching;
use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// A hero of Alice is asked in the first slot.
fn slot(table: &mut Table, hero: TroopId) {
    table.due(Step::Open { round: Round::FirstSlot }, &[]);
    let march = format!("march {hero}");
    if table.can(ALICE, &march) {
        table.act(ALICE, &march, &[]);
    }
}

/// §PR-52 §PR-80 When he has gone, the unit that he left may close up by one hex.
#[test]
fn the_gap_that_a_hero_leaves() {
    let mut table = Table::open();
    let hexes = [(8, 10), (10, 10), (11, 10), (8, 11), (9, 11), (10, 11)];
    let unit = table.troop(ALICE, "O02", NORTH, &hexes);
    let hero = table.troop(ALICE, "O08", NORTH, &[(9, 10)]);
    table.join(hero, unit);
    slot(&mut table, hero);
    table.act(ALICE, "leave", &[]);
    let element = table.nth(hero, 0);
    table.act(ALICE, &format!("choose {element}"), &[]);
    table.act(ALICE, &format!("walk {element} 0908"), &[]);
    table.act(ALICE, &format!("face {element} 0"), &[]);
    let behind = table.nth(unit, 4);
    assert!(table.can(ALICE, &format!("step {behind} 0910")), "{:?}", table.lists(ALICE));
    table.act(ALICE, &format!("step {behind} 0910"), &[]);
    assert!(!table.can(ALICE, &format!("step {behind} 0911")), "one hex, no more");
    table.act(ALICE, "done", &[]);
    assert_eq!(table.state().troop(unit).formation.id(), "line");
}

/// §PR-52 Skirmishers are joined where the formation has a place for him, and nowhere else.
#[test]
fn a_place_among_skirmishers() {
    let mut table = Table::open();
    let loose = [(8, 8), (10, 8), (12, 8), (9, 10), (11, 10)];
    let unit = table.troop(ALICE, "O01", NORTH, &loose);
    let hero = table.troop(ALICE, "O08", SOUTH, &[(13, 10)]);
    let other = table.troop(ALICE, "O08", NORTH, &[(8, 9)]);
    slot(&mut table, other);
    let refusal = table.refused(ALICE, Action::Join { troop: unit });
    assert!(matches!(refusal, Illegal::CannotJoin { .. }), "{refusal:?}");
    table.act(ALICE, "done", &[]);
    slot(&mut table, hero);
    table.act(ALICE, &format!("join {unit}"), &[]);
    assert_eq!(table.state().troop(unit).formation.id(), "skirmish");
    assert_eq!(table.state().element(table.nth(hero, 0)).facing.0, NORTH, "he looks as they do");
}

/// §PR-111 An impetuous unit takes in nobody, and the refusal says so.
#[test]
fn nobody_joins_the_impetuous() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(8, 10), (9, 10), (8, 11), (9, 11)]);
    let hero = table.troop(ALICE, "O08", NORTH, &[(10, 10)]);
    let mut calm = Table(table.0.clone());
    slot(&mut calm, hero);
    assert!(calm.can(ALICE, &format!("join {unit}")));
    table.mood(unit, Mood::Impetuous);
    slot(&mut table, hero);
    assert!(!table.can(ALICE, &format!("join {unit}")), "{:?}", table.lists(ALICE));
    let refusal = table.refused(ALICE, Action::Join { troop: unit });
    assert!(
        matches!(refusal, Illegal::ImpetuousHost { troop, .. } if troop == unit),
        "{refusal:?}"
    );
}

/// §PR-48 §PR-52 §PR-106 A character who has joined a small unit is one of its elements: he walks with
/// the points of its order like the others, and pointing at a hex counts him in.
#[test]
fn a_hero_walks_with_a_small_unit() {
    let mut table = Table::open();
    let hero = table.troop(ALICE, "O08", NORTH, &[(12, 10)]);
    let unit = table.troop(ALICE, "O02", NORTH, &[(10, 10), (11, 10)]);
    table.join(hero, unit);
    assert_eq!(table.state().troop(unit).formation.id(), "small");
    marching(&mut table, unit, Order::Move);
    assert_eq!(table.lists(ALICE), ["choose e0", "choose e1", "choose e2", "done"]);
    assert_eq!(cost(&told(&table, "1310", None), "1310"), Some(3), "he is the nearest");
    table.act(ALICE, "choose e0", &[]);
    table.act(ALICE, "walk e0 1208", &[]);
    table.act(ALICE, "face e0 1", &[]);
    assert_eq!(table.spots(hero), [1208]);
    assert_eq!(table.state().troop(hero).host, Some(unit));
    assert_eq!(table.lists(ALICE), ["choose e1", "choose e2", "done"], "the others follow");
}

/// §PR-48 §PR-64 An element of a small unit that does not dare to touch the feared may still go
/// elsewhere, only no nearer to them.
#[test]
fn who_does_not_dare_goes_elsewhere() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(10, 12), (11, 12)]);
    table.troop(BASIL, "O06", SOUTH, &[(10, 9)]);
    marching(&mut table, unit, Order::Charge);
    let one = table.nth(unit, 0);
    table.act(ALICE, &format!("choose {one}"), &[]);
    let events = table.act(ALICE, &format!("walk {one} 1010"), &[1]);
    assert!(!events.iter().any(|event| matches!(event, Event::Walked { .. })), "{events:?}");
    assert_eq!(table.spot(one), Some(1012));
    assert!(!table.can(ALICE, &format!("walk {one} 1011")), "no nearer");
    table.act(ALICE, &format!("walk {one} 0913"), &[]);
    assert_eq!(table.spot(one), Some(913));
}

/// A unit whose leader stands so many levels below his neighbour.
fn on_a_slope(level: char) -> Table {
    let mut table = Ground::open().level((9, 10), level).table();
    let unit = table.troop(ALICE, "E01", NORTH, &[(8, 10), (9, 10), (8, 11), (9, 11)]);
    table.role(table.nth(unit, 0), Role::Leader);
    marching(&mut table, unit, Order::Move);
    table
}

/// §PR-49 Nobody changes places across levels that neither of the two could climb.
#[test]
fn no_swap_up_a_cliff() {
    assert!(on_a_slope('2').can(ALICE, "swap e0 e1"));
    let table = on_a_slope('3');
    assert!(table.can(ALICE, "swap e0 e2") && !table.can(ALICE, "swap e0 e1"));
    let [element, other] = [0, 1].map(demonworld::state::ElementId);
    let refusal = table.refused(ALICE, Action::Swap { element, other });
    assert!(matches!(refusal, Illegal::SwapTooSteep { levels: 3, .. }), "{refusal:?}");
}
