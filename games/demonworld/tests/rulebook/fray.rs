//! §DW-40 to §DW-57 §DW-84 §PR-90 to §PR-105 The course of a melee: initiative, second attacks, the end.

use demonworld::ids::Order;
use demonworld::state::Mood;
use demonworld::{Event, Spot, Step};

use crate::blows::{HERE, THERE, announce, duel, fight, initiative};
use crate::table::{ALICE, BASIL, NORTH, SOUTH, Table};

/// §DW-52 §DW-53 Pikes on T strike at six in the first round, at two later.
#[test]
fn initiative_of_pikes() {
    let (mut table, alice, _) = duel("E11", "O02");
    table.order(alice, Order::Hold);
    assert_eq!(initiative(&mut table), 2 + 2 + 2);
    let (mut table, alice, basil) = duel("E11", "O02");
    table.met(alice, basil);
    assert_eq!(initiative(&mut table), 2);
}

/// §DW-53 §DW-54 §DW-55 §DW-56 Orders and weapons in the first round.
#[test]
fn initiative_of_orders_and_weapons() {
    let value = |card: &str, order: Option<Order>| {
        let (mut table, alice, _) = duel(card, "O02");
        if let Some(order) = order {
            table.order(alice, order);
        }
        initiative(&mut table)
    };
    assert_eq!(value("L02", Some(Order::Skirmish)), 3 + 1 + 1);
    assert_eq!(value("E03", Some(Order::Move)), 2 + 1);
    assert_eq!(value("O02", Some(Order::Move)), 2, "swords give nothing");
    assert_eq!(value("O02", Some(Order::Skirmish)), 3);
    assert_eq!(value("O02", Some(Order::Charge)), 4);
    assert_eq!(value("O02", Some(Order::Hold)), 4);
    assert_eq!(value("E02", Some(Order::Charge)), 2 + 2 - 1);
    assert_eq!(value("E02", None), 2 - 1);
}

/// §DW-57 Two more for the impetuous, in every round and without an order.
#[test]
fn initiative_of_the_impetuous() {
    let (mut table, alice, _) = duel("O02", "O02");
    table.mood(alice, Mood::Impetuous);
    assert_eq!(initiative(&mut table), 4);
    let (mut table, alice, basil) = duel("O02", "O02");
    table.mood(alice, Mood::Impetuous);
    table.met(alice, basil);
    assert_eq!(initiative(&mut table), 4);
}

/// §DW-41 §DW-51 §PR-97 Who is quicker kills first, and the dead do not strike back.
#[test]
fn the_quicker_strikes_first() {
    let (mut table, alice, basil) = duel("E03", "O02");
    table.order(alice, Order::Charge);
    let events = announce(&mut table, "strike", "strike", &[9]);
    let blows = events.iter().filter(|event| matches!(event, Event::Struck { .. })).count();
    assert_eq!(blows, 1);
    assert!(!table.lives(table.nth(basil, 0)));
    assert!(table.lives(table.nth(alice, 0)));
}

/// §DW-51 §PR-97 Equal initiative strikes together: both fall.
#[test]
fn equals_strike_together() {
    let (mut table, alice, basil) = duel("O02", "O02");
    let events = announce(&mut table, "strike", "strike", &[1, 1]);
    let blows = events.iter().filter(|event| matches!(event, Event::Struck { .. })).count();
    assert_eq!(blows, 2);
    assert!(!table.lives(table.nth(alice, 0)));
    assert!(!table.lives(table.nth(basil, 0)));
}

/// §DW-40 §PR-94 What one side announces stays hidden until the other is done.
#[test]
fn announcements_are_sealed() {
    let (mut table, ..) = duel("O02", "O02");
    table.due(Step::Melee, &[]);
    assert!(table.asked(ALICE) && table.asked(BASIL));
    let before = table.0.view(BASIL);
    table.act(ALICE, "strike e1", &[]);
    let after = table.0.view(BASIL);
    assert_eq!(before.elements, after.elements);
    assert!(table.asked(BASIL) && !table.asked(ALICE));
}

/// §PR-93 Who is attacked only from behind has no blow.
#[test]
fn no_blow_backwards() {
    let (mut table, _, basil) = duel("O02", "O02");
    table.face(table.nth(basil, 0), NORTH);
    table.due(Step::Melee, &[]);
    assert!(table.asked(ALICE));
    assert!(!table.asked(BASIL));
}

/// §DW-84 §PR-98 Five below the number, quicker and alone: a second attack; one worse: none.
#[test]
fn second_attack() {
    let second = |die: u32, order: Order| {
        let mut table = Table::open();
        let alice = table.troop(ALICE, "E03", NORTH, &[HERE]);
        let basil = table.troop(BASIL, "O02", SOUTH, &[THERE, (9, 7)]);
        table.order(alice, Order::Charge);
        table.order(basil, order);
        fight(&mut table, &[die]);
        table.can(ALICE, "decline")
    };
    assert!(second(4, Order::Skirmish), "five against three, nine needed");
    assert!(!second(5, Order::Skirmish), "not well enough");
    let (mut table, alice, basil) = duel("E03", "O02");
    table.order(alice, Order::Skirmish);
    table.order(basil, Order::Hold);
    fight(&mut table, &[1]);
    assert!(!table.can(ALICE, "decline"), "four against four is not quicker");
}

/// §PR-98 The killer may step into the place of the dead and strike from there, once.
#[test]
fn stepping_in() {
    let mut table = Table::open();
    let alice = table.troop(ALICE, "E03", NORTH, &[HERE]);
    table.troop(BASIL, "O02", SOUTH, &[THERE, (9, 7), (10, 6)]);
    table.order(alice, Order::Charge);
    fight(&mut table, &[4]);
    let list = table.lists(ALICE);
    assert!(list.iter().any(|one| one.starts_with("strike")), "{list:?}");
    let step = list.iter().find(|one| one.starts_with("step-in")).expect("a step").clone();
    let events = table.act(ALICE, &step, &[1]);
    assert!(events.iter().any(|event| matches!(event, Event::SteppedIn { .. })));
    let again = events.iter().filter(|event| matches!(event, Event::StruckAgain { .. })).count();
    assert_eq!(again, 1);
    assert_eq!(table.spot(table.nth(alice, 0)), Some(1007));
    assert!(!table.can(ALICE, "decline"), "no third blow");
}

/// Knights on C kill one of two swordbearers and step into his place; what Basil's other one does then,
/// who has announced a blow at them, with this initiative of his.
fn stepping_away(initiative: Option<i8>, dice: &[u32]) -> Vec<Event> {
    let mut table = Table::open();
    let alice = table.troop(ALICE, "E03", NORTH, &[HERE]);
    let basil = table.troop(BASIL, "O02", SOUTH, &[THERE, (9, 7), (10, 6)]);
    table.order(alice, Order::Charge);
    announce(&mut table, "strike", "strike", &[4]);
    let other = table.nth(basil, 1);
    if let Some(value) = initiative {
        table.0.set(|state| {
            let own = state.blows.iter_mut().filter(|blow| blow.striker == other);
            own.for_each(|blow| blow.value = value);
        });
    }
    let list = table.lists(ALICE);
    let step = list.iter().find(|one| one.starts_with("step-in")).expect("a step").clone();
    table.act(ALICE, &step, dice)
}

/// §PR-93 §PR-97 Whoever has stepped away from before an enemy is struck by him no more.
#[test]
fn a_blow_at_nobody() {
    let events = stepping_away(None, &[20]);
    assert!(events.iter().any(|event| matches!(event, Event::BlowLost { .. })), "{events:?}");
    assert!(!events.iter().any(|event| matches!(event, Event::Struck { .. })), "{events:?}");
}

/// §PR-97 Blows of one initiative fall together: he is struck where he stood, armour and all.
#[test]
fn a_blow_at_the_same_time() {
    let events = stepping_away(Some(2 + 1 + 2), &[20, 20]);
    let needed = events.iter().find_map(|event| match *event {
        Event::Struck { needed, .. } => Some(needed),
        _ => None,
    });
    let plain = {
        let (mut table, ..) = duel("E03", "O02");
        let events = announce(&mut table, "cease", "strike", &[20]);
        events.iter().find_map(|event| match *event {
            Event::Struck { needed, .. } => Some(needed),
            _ => None,
        })
    };
    assert!(plain.is_some());
    assert_eq!(needed, plain, "{events:?}");
}

/// §PR-90 Those linked by contact fight one melee; others fight their own.
#[test]
fn one_melee() {
    let mut table = Table::open();
    table.troop(ALICE, "O02", NORTH, &[(10, 8)]);
    table.troop(ALICE, "O02", NORTH, &[(2, 8)]);
    table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    table.troop(BASIL, "O02", SOUTH, &[(2, 7)]);
    let events = table.due(Step::Melee, &[]);
    let begun = events.iter().filter(|event| matches!(event, Event::MeleeBegan { .. })).count();
    assert_eq!(begun, 1, "the second waits for the first");
    assert_eq!(table.state().fray.troops.iter().count(), 2);
}

/// §PR-91 A newcomer makes it a first round again.
#[test]
fn a_newcomer_makes_a_first_round() {
    let mut table = Table::open();
    let alice = table.troop(ALICE, "E11", NORTH, &[HERE]);
    let old = table.troop(BASIL, "O02", SOUTH, &[THERE]);
    table.met(alice, old);
    table.troop(BASIL, "E03", SOUTH, &[(9, 7)]);
    assert_eq!(initiative(&mut table), 2 + 2);
}

/// §PR-102 §DW-43 The side with more losses tests first.
#[test]
fn the_loser_tests() {
    let mut table = Table::open();
    table.troop(ALICE, "E03", NORTH, &[(10, 8), (11, 8), (12, 8), (13, 8)]);
    let basil = table.troop(BASIL, "O02", SOUTH, &[(10, 7), (11, 7), (12, 7), (13, 7), (10, 6)]);
    let events = fight(&mut table, &[1, 20, 20, 20]);
    let lost = events.iter().find_map(|event| match event {
        Event::MeleeLost { seat, lost, other } => Some((*seat, *lost, *other)),
        _ => None,
    });
    assert_eq!(lost, Some((BASIL, 1, 0)));
    let tested = events.iter().any(|event| match event {
        Event::Tested { troop, .. } | Event::Ran { troop, .. } => *troop == basil,
        _ => false,
    });
    assert!(tested, "{events:?}");
}

/// §DW-45 §DW-46 §DW-47 §DW-48 §PR-104 Two hexes, one, none; everybody may turn.
#[test]
fn repositioning() {
    let mut table = Table::open();
    let alice = table.troop(ALICE, "O02", NORTH, &[(10, 8), (10, 9), (11, 9), (12, 9)]);
    table.troop(BASIL, "O02", SOUTH, &[(10, 7), (9, 7)]);
    announce(&mut table, "cease", "cease", &[6, 1]);
    table.act(ALICE, "go-first", &[]);
    let (busy, free) = (table.nth(alice, 0), table.nth(alice, 3));
    assert!(table.can(ALICE, &format!("choose {free}")), "{:?}", table.lists(ALICE));
    table.act(ALICE, &format!("choose {free}"), &[]);
    let reached = |table: &Table, element| {
        let own = format!("walk {element} ");
        table.lists(ALICE).iter().filter(|one| one.starts_with(&own)).count()
    };
    assert!(reached(&table, free) > 6, "{:?}", table.lists(ALICE));
    let stay = format!("walk {free} 1209");
    table.act(ALICE, &stay, &[]);
    let turns = table.lists(ALICE).iter().filter(|one| one.starts_with("face")).count();
    assert!(turns > 1, "{:?}", table.lists(ALICE));
    let face = table.lists(ALICE).remove(0);
    table.act(ALICE, &face, &[]);
    table.act(ALICE, &format!("choose {busy}"), &[]);
    assert!(reached(&table, busy) <= 1, "two contacts hold it: {:?}", table.lists(ALICE));
}

/// §DW-46 §PR-104 With one contact an element goes one hex and is still in contact there: its own hex
/// and the two that lie beside both.
#[test]
fn one_contact_is_kept() {
    let mut table = Table::open();
    let alice = table.troop(ALICE, "O02", NORTH, &[(10, 8), (14, 12)]);
    let basil = table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    announce(&mut table, "cease", "cease", &[6, 1]);
    table.act(ALICE, "go-first", &[]);
    let (busy, foe) = (table.nth(alice, 0), table.nth(basil, 0));
    table.act(ALICE, &format!("choose {busy}"), &[]);
    let foe = table.state().element(foe).hex.expect("he stands");
    let list = table.lists(ALICE);
    let hexes = list.iter().filter_map(|one| one.strip_prefix(&format!("walk {busy} ")));
    let hexes: Vec<u16> = hexes.map(|hex| hex.parse().expect("a hex")).collect();
    assert_eq!(hexes.len(), 3, "{list:?}");
    assert!(hexes.iter().all(|&hex| Spot(hex).hex().distance(foe) == 1), "{list:?}");
}

/// §PR-105 Who touches nobody any more is free.
#[test]
fn out_of_melee() {
    let mut table = Table::open();
    let alice = table.troop(ALICE, "O02", NORTH, &[HERE]);
    let basil = table.troop(BASIL, "O02", SOUTH, &[THERE]);
    table.met(alice, basil);
    let events = fight(&mut table, &[1]);
    assert!(events.iter().any(|event| matches!(event, Event::Fell { .. })));
    while table.can(ALICE, "done") {
        table.act(ALICE, "done", &[]);
    }
    assert!(!table.state().troop(alice).is_engaged());
}
