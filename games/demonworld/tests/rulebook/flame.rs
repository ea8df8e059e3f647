//! §DW-251 to §DW-253 §PR-129 Flaming arrows.

use demonworld::ids::Order;
use demonworld::state::{Deeds, ElementId, TroopId};
use demonworld::{Action, Event, Illegal, Round, Spot, Step};

use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};
use crate::told::said;

const ROW: [(i16, i16); 4] = [(9, 12), (10, 12), (11, 12), (12, 12)];

/// Four archers on T, with a wood before them; the movement phase has begun.
fn archers(order: Order) -> (Table, TroopId) {
    let mut table = Ground::open().with((10, 7), 'w').table();
    let unit = table.troop(ALICE, "O01", NORTH, &ROW);
    table.order(unit, order);
    table.troop(BASIL, "O06", SOUTH, &[(2, 2)]);
    (table, unit)
}

/// They have lit their arrows, and the second shooting begins.
fn lit(mut table: Table, unit: TroopId) -> Table {
    table.due(Step::Movement, &[]);
    assert_eq!(table.question(ALICE), Some(("flame", "PR-129")));
    assert_eq!(table.lists(ALICE), ["flaming", "decline"]);
    let events = table.act(ALICE, "flaming", &[]);
    assert!(events.iter().any(|event| matches!(event, Event::ArrowsLit { .. })));
    assert!(table.state().troop(unit).deeds.has(Deeds::FLAMING));
    table.due(Step::Volley { second: true }, &[]);
    table
}

/// All archers do the same; the dice are for the last answer.
fn all(table: &mut Table, notation: &str, dice: &[u32]) -> Vec<Event> {
    let count = table.state().shots.len();
    let mut events = Vec::new();
    for index in 1..=count {
        events.extend(table.act(ALICE, notation, if index == count { dice } else { &[] }));
    }
    events
}

/// §DW-251 §DW-252 §PR-129 Four archers at a wood ten high: nine or less, in one roll for all; it
/// burns from the next turn on.
#[test]
fn arrows_light_a_wood() {
    for (die, lights) in [(9, true), (10, false)] {
        let (table, unit) = archers(Order::Hold);
        let mut table = lit(table, unit);
        let events = all(&mut table, "strike-hex 1007", &[die]);
        let needed = events.iter().find_map(|event| match *event {
            Event::FlamingHex { needed, .. } => Some(needed),
            _ => None,
        });
        assert_eq!(needed, Some(4 + 10 / 2), "{events:?}");
        let fires = &table.state().weather.fires;
        assert_eq!(fires.iter().any(|fire| fire.fresh), lights);
    }
}

/// What is left of an enemy after flaming arrows of the two who see it hit with a one.
fn hit(card: &str) -> (u8, u8) {
    let (mut table, unit) = archers(Order::Hold);
    let foe = table.troop(BASIL, card, SOUTH, &[(10, 9)]);
    let target = table.nth(foe, 0);
    let before = table.state().element(target).hp;
    let mut table = lit(table, unit);
    loose(&mut table, target);
    (before, table.state().element(target).hp)
}

/// All who can loose their arrows at an enemy; the die is a one.
fn loose(table: &mut Table, target: ElementId) -> Vec<Event> {
    let shot = format!("fire {target}");
    let count = table.state().shots.len();
    let mut events = Vec::new();
    for index in 1..=count {
        let dice: &[u32] = if index == count { &[1] } else { &[] };
        let listed = table.can(ALICE, &shot);
        events.extend(table.act(ALICE, if listed { &shot } else { "cease" }, dice));
    }
    events
}

/// §DW-251 §PR-129 A Magic Shield takes two off, as from every missile attack on its bearer.
#[test]
fn arrows_at_a_magic_shield() {
    let needed = |shielded: bool| {
        let (mut table, unit) = archers(Order::Hold);
        let foe = table.troop(BASIL, "O06", SOUTH, &[(10, 9)]);
        let spell = table.0.game.content().find_spell("magic-shield").expect("a spell");
        table.0.set(|state| state.troop_mut(foe).spells = u32::from(shielded) << spell.0);
        let target = table.nth(foe, 0);
        let events = loose(&mut lit(table, unit), target);
        events.iter().find_map(|event| match *event {
            Event::FlamingShot { needed, .. } => Some(needed),
            _ => None,
        })
    };
    let open = needed(false).expect("a shot");
    assert_eq!(needed(true), Some(open - 2));
}

/// §DW-251 §PR-114 §PR-129 The log unfolds the roll: archers, segments, and a Magic Shield by its name.
#[test]
fn the_log_unfolds_flaming_arrows() {
    let (mut table, unit) = archers(Order::Hold);
    let foe = table.troop(BASIL, "O06", SOUTH, &[(10, 9)]);
    let spell = table.0.game.content().find_spell("magic-shield").expect("a spell");
    table.0.set(|state| state.troop_mut(foe).spells = 1 << spell.0);
    let target = table.nth(foe, 0);
    let mut table = lit(table, unit);
    let events = loose(&mut table, target);
    let shot = events.iter().find(|event| matches!(event, Event::FlamingShot { .. }));
    let shot = shot.expect("a shot");
    for part in ["(archers +", "visible segments +", "Magic Shield −2 §PR-114)."] {
        assert!(
            said(&table.0.game, shot, "en").contains(part),
            "{part}: {}",
            said(&table.0.game, shot, "en")
        );
    }
    assert!(
        said(&table.0.game, shot, "fr").contains("(archers +"),
        "{}",
        said(&table.0.game, shot, "fr")
    );
}

/// §DW-252 §DW-253 A war machine is destroyed, anybody else loses one hit point.
#[test]
fn arrows_burn_machines() {
    let (_, gun) = hit("E14");
    assert_eq!(gun, 0);
    let (before, giant) = hit("O06");
    assert_eq!(giant, before - 1);
}

/// §PR-129 Only on T; no manoeuvre afterwards; nothing but what burns or fights.
#[test]
fn who_lights_arrows() {
    let (mut table, _) = archers(Order::Skirmish);
    table.due(Step::Movement, &[]);
    assert!(!table.can(ALICE, "flaming"));
    let (table, unit) = archers(Order::Hold);
    let mut table = lit(table, unit);
    let refusal = table.refused(ALICE, Action::StrikeHex { hex: Spot(1008) });
    assert!(matches!(refusal, Illegal::CannotBurn { .. }), "{refusal:?}");
    assert!(!table.lists(ALICE).iter().any(|one| one.starts_with("back")), "no supporters");
    table.due(Step::Open { round: Round::Hold }, &[]);
    assert!(!table.can(ALICE, &format!("march {unit}")));
}

/// §PR-52 §PR-129 A hero who joins after they were lit has none: he shoots as ever, neither they nor
/// he with support from the other, and the roll counts the archers alone.
#[test]
fn a_hero_among_lit_arrows() {
    let (mut table, unit) = archers(Order::Hold);
    let hero = table.troop(ALICE, "N02", NORTH, &[(11, 11)]);
    let content = table.0.game.content();
    let shield = content.items.iter().position(|item| item.id == "thorn-shield").expect("an item");
    let foe = table.troop(BASIL, "O06", SOUTH, &[(11, 8)]);
    let (shooter, target) = (table.nth(hero, 0), table.nth(foe, 0));
    table.0.set(|state| {
        state.troop_mut(hero).items = 1 << shield;
        state.troop_mut(hero).host = Some(unit);
    });
    let mut table = lit(table, unit);
    let listed = table.state().shots.iter().position(|shot| shot.shooter == shooter);
    assert_eq!(listed, Some(table.state().shots.len() - 1), "the hero is asked last");
    for _ in 1..table.state().shots.len() {
        assert!(!table.lists(ALICE).iter().any(|one| one.starts_with("back")));
        table.act(ALICE, "cease", &[]);
    }
    let shot = format!("fire {target}");
    assert_eq!(table.lists(ALICE), [shot.clone(), "cease".to_owned()]);
    let events = table.act(ALICE, &shot, &[1]);
    assert!(events.iter().any(|event| matches!(event, Event::Shot { .. })), "{events:?}");
}

/// §PR-63 §PR-129 Nor has anybody whom the enemy touched only while closing in.
#[test]
fn closing_in_puts_arrows_out() {
    let (mut table, unit) = archers(Order::Hold);
    let foe = table.troop(BASIL, "O02", SOUTH, &[(10, 11)]);
    table.0.set(|state| state.troop_mut(unit).deeds.mark(Deeds::FLAMING));
    table.due(Step::Lock { troop: foe }, &[]);
    assert!(table.state().troop(unit).deeds.has(Deeds::CONTACTED));
    table.due(Step::Volley { second: true }, &[]);
    assert!(!table.lists(ALICE).iter().any(|one| one.starts_with("strike-hex")));
}

/// §PR-63 §PR-129 Those who were contacted shoot ordinary arrows and have no answer.
#[test]
fn contact_puts_arrows_out() {
    let (mut table, unit) = archers(Order::Hold);
    table.0.set(|state| {
        state.troop_mut(unit).deeds.mark(Deeds::FLAMING);
        state.troop_mut(unit).deeds.mark(Deeds::CONTACTED);
    });
    table.troop(BASIL, "O02", SOUTH, &[(10, 9)]);
    table.due(Step::Volley { second: true }, &[]);
    assert!(table.lists(ALICE).iter().any(|one| one.starts_with("back")));
    assert!(!table.lists(ALICE).iter().any(|one| one.starts_with("strike-hex")));
}
