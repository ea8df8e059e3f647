//! Items that are used once.

use demonworld::{Action, Event, Illegal, Step};
use kernel::Game;
use testkit::Stage;

use crate::drill::{Drill, ahead, base};
use crate::table::{ALICE, BASIL, NORTH, SOUTH, Table};

/// §DW-40 §PR-144 A healing potion brings two hit points back, once, before or after a melee phase.
#[test]
fn healing_potion() {
    let mut table = Table::open();
    let general = table.troop(ALICE, "E08", NORTH, &[(10, 8)]);
    let potion = table.0.game.content().find_item("healing-potion").expect("an item");
    let whole = table.0.game.card_of(table.state(), general).hp;
    let element = table.nth(general, 0);
    table.0.set(|state| state.troop_mut(general).items = 1 << potion.0);
    table.due(Step::Melee, &[]);
    assert!(!table.can(ALICE, "drink"), "nothing to heal");
    table.0.set(|state| state.element_mut(element).hp = whole - 1);
    table.due(Step::Melee, &[]);
    assert_eq!(table.question(ALICE), Some(("potion", "PR-144")));
    assert_eq!(table.lists(ALICE), ["drink", "decline"]);
    table.act(ALICE, "decline", &[]);
    assert_eq!(table.lists(ALICE), ["drink", "decline"], "after the phase");
    let events = table.act(ALICE, "drink", &[]);
    let healed = events.iter().find_map(|event| match *event {
        Event::Healed { left, .. } => Some(left),
        _ => None,
    });
    assert_eq!(healed, Some(whole), "never more than the card has");
    table.0.set(|state| state.element_mut(element).hp = 1);
    table.due(Step::Melee, &[]);
    assert!(!table.can(ALICE, "drink"), "only once");
}

/// What Basil has scored at the end when this element of a unit with a banner has fallen.
fn scored(fallen: u8) -> Option<u16> {
    let mut table = Table::open();
    let hexes: Vec<(i16, i16)> = (0..10).map(|column| (column, 14)).collect();
    let unit = table.unit(ALICE, "E01", NORTH, &hexes);
    table.troop(BASIL, "O06", SOUTH, &[(10, 4)]);
    let banner = table.0.game.content().find_item("standard-of-victory").expect("an item");
    let element = table.nth(unit, fallen);
    let last = table.0.game.turns();
    let Stage { game, state, .. } = &mut table.0;
    state.lift(game, element);
    state.element_mut(element).hp = 0;
    state.troop_mut(unit).items = 1 << banner.0;
    state.turn = last;
    let events = table.due(Step::EndTurn, &[]);
    events.iter().find_map(|event| match *event {
        Event::Scored { seat: BASIL, points, .. } => Some(points),
        _ => None,
    })
}

/// §PR-137 What a standard bearer bears is lost with him, and scored in full.
#[test]
fn a_fallen_banner() {
    assert_eq!(scored(1), Some(13 + 30), "a tenth of the card, and the banner");
    assert_eq!(scored(9), Some(13), "it is still borne");
}

/// §PR-139 The ring holds an own spell of level 1 to 3, named in secret before the battle; it is
/// cast once, for nothing, by one who is no wizard, and never fails.
#[test]
fn spell_ring() {
    let mut drill = Drill::new(&["E07:spell-ring"], &["O06"]);
    let content = drill.stage.game.content();
    let number =
        |id: &str| content.spells.iter().position(|spell| spell.id == id).expect("a spell");
    let (shield, stored) = (number("magic-shield"), drill.offers(Step::Engrave, 0));
    let levels = content.spells.iter().filter(|spell| spell.level <= 3);
    let own = levels.filter(|spell| spell.faction == content.spells[shield].faction).count();
    assert_eq!(stored.len(), own, "{stored:?}");
    let notation = format!("cast {shield}");
    drill.answer(Step::Engrave, 0, &notation, &[]);
    let hero = drill.stage.state.troop(demonworld::state::TroopId(0)).clone();
    assert_eq!(hero.ring.map(|spell| usize::from(spell.0)), Some(shield));
    assert_eq!(drill.stage.view(kernel::Seat(1)).troops[0].ring, None, "a secret");
    assert_eq!(drill.stage.view(kernel::Seat(0)).troops[0].ring, hero.ring);
    let (bearer, giant) = (drill.one(0, 0), drill.one(1, 0));
    drill.put(bearer, base(), 0).put(giant, ahead(5), 3);
    drill.stage.state.agenda.clear();
    drill.stage.state.agenda.first([Step::EndTurn]);
    drill.work(Step::Wizards, &[]);
    let announce = Step::Announce { wizard: demonworld::state::TroopId(0) };
    assert_eq!(drill.offers(announce, 0), ["no-spell", "use-ring"]);
    let events = drill.answer(announce, 0, "use-ring", &[]);
    assert!(events.iter().any(|event| matches!(event, Event::RingUsed { .. })));
    drill.answer(announce, 0, "enchant t0", &[]);
    drill.work(Step::Cast, &[]);
    drill.work(Step::Effects, &[]);
    assert!(drill.stage.state.troops[0].spells >> shield & 1 == 1);
    drill.stage.state.agenda.clear();
    drill.stage.state.agenda.first([Step::EndTurn]);
    drill.work(Step::Wizards, &[]);
    assert_eq!(drill.offers(announce, 0), ["no-spell"], "only once");
    drill.stage.state.agenda.first([announce]);
    let refusal = drill.stage.refused(kernel::Seat(0), &Action::UseRing {});
    assert!(!matches!(refusal, Illegal::GameOver {}), "{refusal:?}");
}

/// §DW-233 A wizard who is blocked has no spells, those in his ring included.
#[test]
fn a_ring_of_the_blocked() {
    for blocked in [false, true] {
        let mut drill = Drill::new(&["E10:spell-ring"], &["O06"]);
        let stored = drill.offers(Step::Engrave, 0);
        drill.answer(Step::Engrave, 0, &stored[0], &[]);
        let (bearer, giant) = (drill.one(0, 0), drill.one(1, 0));
        drill.put(bearer, base(), 0).put(giant, ahead(5), 3);
        let wizard = demonworld::state::TroopId(0);
        let turn = drill.stage.state.turn;
        drill.stage.state.troop_mut(wizard).lore.blocked = if blocked { turn } else { 0 };
        let offers = drill.offers(Step::Announce { wizard }, 0);
        assert_eq!(offers.contains(&"use-ring".to_owned()), !blocked, "{offers:?}");
    }
}

/// §PR-139 Another seat can imagine every spell in the ring, and sees no difference.
#[test]
fn spell_ring_is_secret() {
    let mut drill = Drill::new(&["E07:spell-ring"], &["O06"]);
    let named = drill.offers(Step::Engrave, 0);
    drill.answer(Step::Engrave, 0, &named[0], &[]);
    let (game, state) = (&drill.stage.game, &drill.stage.state);
    let mut secrets = Vec::new();
    game.secrets(state, kernel::Seat(1), &mut secrets);
    assert!(secrets.iter().any(|secret| secret.what == "rings"));
    let before = drill.stage.view(kernel::Seat(1));
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut chance = kernel::chance::Seeded::from_number(seed);
        let world = game.imagine(state, kernel::Seat(1), &mut chance);
        assert_eq!(game.view(&world, kernel::Viewer::Seat(kernel::Seat(1))), before);
        seen.insert(world.troops[0].ring);
    }
    assert_eq!(seen.len(), named.len(), "{named:?}");
}
