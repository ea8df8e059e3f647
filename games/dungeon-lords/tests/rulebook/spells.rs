//! Spells, one by one.

use dungeon_lords::{Event, Items, Options, Thresholds};

use crate::combat::plain;
use crate::table::*;

/// §DL-87 Invisible wizards go to the back and take nothing, but conquer.
/// TC-79.
#[test]
fn invisibility_hides_wizards() {
    let mut table = plain(1, "y1-invisibility");
    table.line(&[("y1-wizard-1", 0), ("y1-thief-3", 0)]).lair(&["goblin"]);
    table.fight(&["send goblin"]);
    assert_eq!(table.names(), ["y1-wizard-1"]);
    assert_eq!((table.damage("y1-wizard-1"), table.conquered()), (Some(0), 1));
    assert!(table.caught("y1-thief-3"));
}

/// §DL-91 Suggestion: a monster that is not paid again goes home; a ghost does not care.
/// TC-80.
#[test]
fn suggestion_spares_ghosts() {
    let mut table = plain(1, "y1-suggestion");
    table.line(&[("y1-warrior-3", 0), ("y1-wizard-4", 0)]).lair(&["troll", "ghost"]);
    table.give(ALICE, |player| player.food = 1);
    let events = table.fight(&["send troll", "ghosts 1"]);
    assert!(cast(&events));
    assert_eq!(table.player(ALICE).lair[monster("troll").index()], 1);
    assert_eq!(table.player(ALICE).down[monster("ghost").index()], 1);
    // Two from the ghost, two from fatigue.
    assert!(table.caught("y1-wizard-4"));
}

/// §DL-6 Word of Peace: evil that does not fit cannot be taken.
/// TC-81.
#[test]
fn peace_pulls_back_who_cannot_grow_more_evil() {
    let mut table = plain(1, "y1-word-of-peace");
    table.line(&[("y1-wizard-4", 0)]).lair(&["troll"]);
    table.0.set(|state| state.paladin.fallen = true);
    table.give(ALICE, |player| player.evil = 9);
    let events = table.fight(&["send troll"]);
    assert_eq!(count(&events, |event| matches!(event, Event::Withdrawn { .. })), 1);
    assert_eq!(table.player(ALICE).evil, 8);
    let mut table = plain(1, "y1-word-of-peace");
    table.line(&[("y1-wizard-4", 0)]).lair(&["troll"]);
    table.fight(&["send troll", "take-evil", "attack troll 1"]);
    assert_eq!(table.player(ALICE).evil, 2);
    assert!(table.caught("y1-wizard-4"));
}

/// §DL-87 In round three two icons are too few, three are enough. §CR-7
/// TC-83.
#[test]
fn thresholds_rise_with_the_rounds() {
    for (second, expected) in [("y1-priest-1", false), ("y1-wizard-1", true)] {
        let mut table = plain(3, "y1-fireball");
        table.line(&[("y1-wizard-2", 0), (second, 0)]);
        let events = table.fight(&[]);
        assert_eq!(cast(&events), expected);
    }
    let options = Options { thresholds: Thresholds::AtMostTwo, ..options(4, Items::None) };
    let mut table = Table::combat_with(&options, 3, "y1-fireball");
    table.line(&[("y1-wizard-2", 0)]);
    assert!(cast(&table.fight(&[])));
}

/// §DL-88 No spell in the Anti-magic Room. §CR-5
#[test]
fn the_anti_magic_room_stops_spells() {
    let mut table = plain(1, "y1-detect-evil");
    table.line(&[("y1-wizard-4", 0)]).room("anti-magic-room", "3-1");
    let events = table.fight(&[]);
    assert!(!cast(&events));
    assert_eq!(table.player(ALICE).evil, -1);
}

/// §DL-88 A dart on a real wizard stops the spell, the paladin's magic included. §DL-76
#[test]
fn an_anti_magic_dart_stops_spells() {
    let mut table = plain(1, "y1-detect-evil");
    table.line(&[("paladin-1", 0), ("y1-wizard-4", 0)]).traps(&["anti-magic-dart"]);
    table.give(ALICE, |player| player.evil = 5);
    let events = table.fight(&["trap anti-magic-dart", "aim anti-magic-dart y1-wizard-4"]);
    assert!(!cast(&events));
    let mut table = plain(1, "y1-detect-evil");
    table.line(&[("paladin-1", 0), ("y1-wizard-4", 0)]).traps(&["anti-magic-dart"]);
    table.give(ALICE, |player| player.evil = 5);
    let events = table.fight(&["trap anti-magic-dart", "aim anti-magic-dart paladin-1"]);
    assert!(cast(&events));
}

/// §DL-87 The illusion takes the first blow; the surplus is lost, the follow-up is not.
/// TC-85.
#[test]
fn an_illusion_takes_the_first_blow() {
    let mut table = plain(1, "y2-illusion");
    table.line(&[("y2-wizard-1", 0), ("y2-thief-1", 0)]).lair(&["goblin"]);
    table.fight(&["send goblin"]);
    assert_eq!(table.names(), ["y2-wizard-1", "y2-thief-1"]);
    // One from the goblin, two from fatigue.
    assert_eq!(table.damage("y2-wizard-1"), Some(3));
}

/// §DL-77 With an illusion in front a ghost may hit the first real adventurer.
/// TC-130.
#[test]
fn a_ghost_hits_behind_an_illusion() {
    let mut table = plain(2, "y2-great-fireball");
    table.line(&[("illusion", 0), ("y2-wizard-2", 0)]).lair(&["ghost"]).traps(&["pendulum"]);
    table.fight(&["trap pendulum", "ghosts 1"]);
    assert!(table.caught("y2-wizard-2"));
}

/// §DL-87 Create Food adds a hit point, and a Poisoned Meal one point of damage.
#[test]
fn a_meal_is_as_big_as_its_eater() {
    let mut table = plain(2, "y2-great-fireball");
    table.line(&[("y2-warrior-1", 0)]).traps(&["poisoned-meal"]);
    table.give(ALICE, |player| player.line[0].extra = 1);
    let events = table.fight(&["trap poisoned-meal"]);
    assert!(table.caught("y2-warrior-1"));
    let meal = |event: &Event| matches!(event, Event::Damaged { points: 6, .. });
    assert_eq!(count(&events, meal), 1);
}

/// §DL-92 A dragon stops the healing, even in a rage.
#[test]
fn a_raging_dragon_hits_the_first_and_stops_healing() {
    let mut table = plain(1, "y2-blind-rage");
    table.line(&[("y2-priest-4", 0), ("y2-wizard-1", 0)]).lair(&["dragon"]);
    table.fight(&["send dragon"]);
    assert_eq!(table.damage("y2-priest-4"), Some(5));
    assert_eq!(table.damage("y2-wizard-1"), Some(3));
}

/// §DL-90 Aura of Fear, Metamorphosis and the Dimensional Gate take one monster of the owner's
/// choice.
#[test]
fn spells_that_name_a_monster() {
    let setup = |card: &str| {
        let mut table = plain(1, card);
        table.line(&[("y2-wizard-4", 0)]).room("mint", "3-1").lair(&["golem", "witch"]);
        table
    };
    let mut table = setup("y2-aura-of-fear");
    table.fight(&["send golem", "send witch", "choose witch"]);
    assert_eq!(table.player(ALICE).lair[monster("witch").index()], 1);
    assert_eq!(table.damage("y2-wizard-4"), None);
    let mut table = setup("y2-dimensional-gate");
    table.fight(&["send golem", "send witch", "choose golem", "attack witch 1"]);
    assert_eq!(table.player(ALICE).down[monster("golem").index()], 1);
    let mut table = setup("y2-metamorphosis");
    let events = table.fight(&[
        "send golem",
        "send witch",
        "choose golem",
        "attack golem 0",
        "attack witch 1",
    ]);
    assert_eq!(table.player(ALICE).down[monster("golem").index()], 1);
    let sheep = |event: &Event| matches!(event, Event::Damaged { points: 1, cause: "attack", .. });
    assert_eq!(count(&events, sheep), 1);
}

/// §DL-87 A shield keeps one point of a unit or of fatigue off.
#[test]
fn a_shield_holds_one_point() {
    let mut table = plain(1, "y1-magic-shield");
    table.line(&[("y1-warrior-3", 0), ("y1-wizard-1", 0)]).lair(&["troll"]);
    table.fight(&["send troll", "attack troll 1"]);
    assert_eq!(table.damage("y1-warrior-3"), Some(3));
    assert_eq!(table.damage("y1-wizard-1"), Some(1));
}

/// §DL-87 Detect Treasure takes gold, then food, then a trap of the owner's choice.
#[test]
fn treasure_is_found_in_this_order() {
    let setup = |gold, food| {
        let mut table = plain(1, "y1-detect-treasure");
        table.line(&[("y1-wizard-1", 0)]).traps(&["pendulum", "rolling-stone"]);
        table.give(ALICE, |player| {
            player.gold = gold;
            player.food = food;
        });
        table
    };
    let mut table = setup(2, 2);
    table.fight(&["no-trap"]);
    assert_eq!((table.player(ALICE).gold, table.player(ALICE).food), (1, 2));
    let mut table = setup(0, 2);
    table.fight(&["no-trap"]);
    assert_eq!(table.player(ALICE).food, 1);
    let mut table = setup(0, 0);
    table.fight(&["no-trap", "give-trap pendulum"]);
    assert_eq!(table.player(ALICE).trap_count(), 1);
    assert_eq!(table.player(ALICE).buried[trap("pendulum").index()], 1);
}

/// §DL-87 Regeneration and Mend restore without an attack.
#[test]
fn regeneration_and_mend_need_no_attack() {
    let mut table = plain(1, "y2-regeneration");
    table.line(&[("y2-warrior-3", 2), ("y2-wizard-1", 1)]);
    table.fight(&[]);
    assert_eq!(table.damage("y2-warrior-3"), Some(3));
    assert_eq!(table.damage("y2-wizard-1"), Some(2));
    let mut table = plain(1, "y1-mend");
    table.line(&[("y1-warrior-3", 0), ("y1-wizard-3", 1)]);
    table.fight(&[]);
    assert_eq!(table.damage("y1-wizard-3"), Some(1));
}
