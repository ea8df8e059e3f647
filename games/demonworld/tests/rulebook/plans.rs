//! §PR-21 Suggested plans of large elements and flyers: whole moves made of ordinary steps.

use demonworld::Event;
use demonworld::ids::Order;
use demonworld::state::{Air, Deeds, TroopId};

use crate::marching::marching;
use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// Swordbearers of Basil far to the north.
const FOES: [(i16, i16); 4] = [(9, 4), (10, 4), (9, 3), (10, 3)];

/// A card of Alice with this order about to move, and its enemy.
fn about_to_move(card: &str, hexes: &[(i16, i16)], order: Order) -> (Table, TroopId, TroopId) {
    let mut table = Table::open();
    let troop = table.troop(ALICE, card, NORTH, hexes);
    let foe = table.troop(BASIL, "O02", SOUTH, &FOES);
    marching(&mut table, troop, order);
    (table, troop, foe)
}

/// How near a troop is to another.
fn apart(table: &Table, one: TroopId, two: TroopId) -> u8 {
    let state = table.state();
    let hexes = |id| state.standing(id).filter_map(|element| state.element(element).hex);
    let all = hexes(one).flat_map(|here| hexes(two).map(move |there| here.distance(there)));
    all.min().expect("both stand")
}

fn has_moved(table: &Table, troop: TroopId) -> bool {
    table.state().troop(troop).deeds.has(Deeds::MOVED)
}

/// §PR-21 §PR-62 A giant, a dragon and a chariot go at the enemy and touch him.
#[test]
fn the_large_attack() {
    for card in ["O06", "E06", "E05"] {
        let (mut table, troop, foe) = about_to_move(card, &[(10, 8)], Order::Charge);
        let events = table.act(ALICE, &format!("assault {foe}"), &[]);
        let met = |event: &Event| matches!(event, Event::MadeContact { .. });
        assert!(events.iter().any(met), "{card}: {events:?}");
        let spent = table.state().moving.map_or(0, |moving| moving.spent);
        assert!((3..=12).contains(&spent), "{card}: {spent}");
        assert!(!has_moved(&table, troop), "{card} goes on or ends its move in contact");
    }
}

/// §PR-21 Approaching stops short of contact; the move is over.
#[test]
fn the_large_approach() {
    for card in ["O06", "E05"] {
        let (mut table, troop, foe) = about_to_move(card, &[(10, 8)], Order::Move);
        let before = apart(&table, troop, foe);
        table.act(ALICE, &format!("approach {foe}"), &[]);
        let now = apart(&table, troop, foe);
        assert!((2..before).contains(&now), "{card}: {before} to {now}");
        assert!(has_moved(&table, troop) && !table.state().troop(troop).is_engaged());
    }
}

/// §PR-21 A plan runs over nobody, though a step would.
#[test]
fn no_overrun_in_a_plan() {
    let (mut table, _, foe) = about_to_move("O06", &[(10, 8)], Order::Charge);
    let friends = table.troop(ALICE, "O02", NORTH, &[(9, 7), (10, 7), (11, 7), (12, 7)]);
    let events = table.act(ALICE, &format!("assault {foe}"), &[]);
    assert!(!events.iter().any(|event| matches!(event, Event::Overran { .. })), "{events:?}");
    assert_eq!(table.spots(friends).len(), 4);
}

/// §PR-21 §PR-136 A giant goes to an objective as far as its points carry it, and retires.
#[test]
fn the_large_seize_and_retire() {
    let mut table = Table::open();
    let giant = table.troop(ALICE, "O06", NORTH, &[(6, 10)]);
    marching(&mut table, giant, Order::Move);
    table.act(ALICE, "seize 0607", &[]);
    let held = table.state().at(&table.0.game, demonworld::grid::at(6, 7));
    assert_eq!(held, Some(table.nth(giant, 0)));
    let (mut table, giant, foe) = about_to_move("O06", &[(10, 8)], Order::Move);
    let before = apart(&table, giant, foe);
    table.act(ALICE, "retire", &[]);
    assert!(apart(&table, giant, foe) > before);
}

/// §PR-21 §DW-107 A gun turns towards the enemy; on T it is offered nothing else.
#[test]
fn guns_turn() {
    let mut table = Table::open();
    let gun = table.troop(ALICE, "E14", SOUTH, &[(10, 10)]);
    table.troop(BASIL, "O02", SOUTH, &FOES);
    marching(&mut table, gun, Order::Hold);
    let plans = ["assault", "approach", "seize", "retire"];
    let list = table.lists(ALICE);
    let offered = list.iter().any(|one| plans.iter().any(|plan| one.starts_with(plan)));
    assert!(!offered && table.can(ALICE, "face-foe"), "{list:?}");
    table.act(ALICE, "face-foe", &[]);
    let facing = table.state().element(table.nth(gun, 0)).facing.0;
    assert!([0, 1, 5].contains(&facing), "{facing}");
    let (table, _, foe) = about_to_move("E14", &[(10, 10)], Order::Move);
    assert!(table.can(ALICE, &format!("approach {foe}")) && !table.can(ALICE, "seize 0607"));
}

/// The hexes of six harpies in two ranks.
const HARPIES: [(i16, i16); 6] = [(9, 10), (10, 10), (11, 10), (9, 11), (10, 11), (11, 11)];

/// §PR-21 §PR-130 Harpies fly at the enemy and land in contact, every one that touches facing him.
#[test]
fn flyers_swoop() {
    let (mut table, flyers, foe) = about_to_move("O15", &HARPIES, Order::Charge);
    let events = table.act(ALICE, &format!("swoop {foe}"), &[]);
    let flown = events.iter().filter(|event| matches!(event, Event::Flew { .. })).count();
    assert_eq!(flown, 6, "{events:?}");
    assert!(events.iter().any(|event| matches!(event, Event::MadeContact { .. })));
    assert!(table.state().troop(flyers).deeds.has(Deeds::FLEW));
    assert_eq!(table.state().troop(flyers).formation.id(), "horde");
}

/// §PR-130 §PR-62 On M nobody swoops; near the enemy they land in order, out of contact.
#[test]
fn flyers_land_near() {
    let (mut table, flyers, foe) = about_to_move("O15", &HARPIES, Order::Move);
    assert!(!table.can(ALICE, &format!("swoop {foe}")), "{:?}", table.lists(ALICE));
    table.act(ALICE, &format!("fly-near {foe}"), &[]);
    assert_eq!(apart(&table, flyers, foe), 3);
    assert_eq!(table.state().troop(flyers).formation.id(), "horde");
    assert!(has_moved(&table, flyers) && !table.state().troop(flyers).is_engaged());
}

/// §PR-130 §PR-136 They fly over a wood to an objective.
#[test]
fn flyers_seize() {
    let wood = (0..24).fold(Ground::open(), |ground, column| ground.with((column, 9), 'w'));
    let mut table = wood.table();
    let flyers = table.troop(ALICE, "O15", NORTH, &HARPIES);
    marching(&mut table, flyers, Order::Move);
    table.act(ALICE, "fly-to 0607", &[]);
    assert!(table.spots(flyers).contains(&607), "{:?}", table.spots(flyers));
}

/// §PR-131 A dragon high above dives at the enemy.
#[test]
fn dragons_dive() {
    let mut table = Table::open();
    let dragon = table.troop(ALICE, "E06", NORTH, &[(10, 14)]);
    let foe = table.troop(BASIL, "O02", SOUTH, &FOES);
    let element = table.nth(dragon, 0);
    let testkit::Stage { game, state, .. } = &mut table.0;
    state.lift(game, element);
    state.troop_mut(dragon).air = Air::High;
    marching(&mut table, dragon, Order::Charge);
    table.act(ALICE, &format!("swoop {foe}"), &[]);
    assert!(table.state().troop(dragon).deeds.has(Deeds::DIVED));
    assert_eq!(apart(&table, dragon, foe), 1);
}

/// §PR-64 A unit that does not dare stays where it is, and its owner thinks again.
#[test]
fn who_does_not_dare_to_swoop() {
    let mut table = Table::open();
    let flyers = table.troop(ALICE, "O15", NORTH, &HARPIES);
    let foe = table.troop(BASIL, "O06", SOUTH, &[(10, 5)]);
    marching(&mut table, flyers, Order::Charge);
    let before = table.spots(flyers);
    table.act(ALICE, &format!("swoop {foe}"), &[1]);
    assert_eq!(table.spots(flyers), before);
    assert!(!table.can(ALICE, &format!("swoop {foe}")), "{:?}", table.lists(ALICE));
    assert!(table.asked(ALICE) && !has_moved(&table, flyers));
}
