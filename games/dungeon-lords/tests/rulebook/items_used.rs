//! Magic items, advanced variant: when a wand, an amulet or a potion was used.

use dungeon_lords::ids::Colour::{Blue, Green, Red};
use dungeon_lords::{Items, MealFlag, Options};

use crate::items_basic::fight;
use crate::table::*;

/// The party of the wand examples.
fn wand(round: u8, units: &[&str], traps: &[&str]) -> Table {
    let mut table = fight(round, "y1-suggestion");
    table.line(&[("y1-warrior-2", 0), ("y1-wizard-1", 0)]);
    table.item("y1-warrior-2", Red, "magic-wand").lair(units).traps(traps);
    table
}

/// §MI-52 The wizard casts alone in round one; the warrior falls with an unused wand.
/// TC-28.
#[test]
fn a_wand_that_is_not_needed_is_not_used() {
    let mut table = wand(1, &["witch"], &[]);
    let events = table.fight(&["send witch", "pay witch", "attack witch 1"]);
    assert!(cast(&events));
    assert_eq!(used(&events), [""; 0]);
    assert!(table.caught("y1-warrior-2"));
    assert!(table.state().gone.contains(token(Red, "magic-wand")));
    assert_eq!((table.player(ALICE).food, table.player(ALICE).evil), (4, 0));
}

/// §MI-52 In round two the spell needs the wand.
/// TC-29.
#[test]
fn a_wand_that_is_needed_is_used() {
    let events = wand(2, &[], &[]).fight(&[]);
    assert_eq!(used(&events), ["red magic-wand"]);
}

/// §MI-52 A pendulum takes the wizard; the wand alone still casts, although no monster is there.
#[test]
fn a_wand_casts_without_a_wizard() {
    let mut table = wand(1, &[], &["pendulum"]);
    let events = table.fight(&["trap pendulum"]);
    assert!(table.caught("y1-wizard-1"));
    assert!(cast(&events));
    assert_eq!(used(&events), ["red magic-wand"]);
}

/// §MI-20 A dart on the real wizard stops the spell; on the warrior it does not.
/// TC-16 TC-31 TC-32.
#[test]
fn a_dart_stops_a_wand_only_through_a_wizard() {
    let mut table = wand(1, &["witch"], &["anti-magic-dart"]);
    let events = table.fight(&[
        "trap anti-magic-dart",
        "send witch",
        "aim anti-magic-dart y1-wizard-1",
        "attack witch 2",
        "hit y1-wizard-1",
        "hit y1-wizard-1",
    ]);
    assert!(!cast(&events));
    assert!(table.caught("y1-wizard-1"));
    assert_eq!(used(&events), [""; 0]);
    let mut table = wand(1, &["witch"], &["anti-magic-dart"]);
    let events = table.fight(&[
        "trap anti-magic-dart",
        "send witch",
        "aim anti-magic-dart y1-warrior-2",
        "withdraw witch",
    ]);
    assert!(cast(&events));
}

/// §MI-52 A paladin casts without the wand.
/// TC-115.
#[test]
fn a_paladin_casts_alone() {
    let mut table = fight(2, "y1-fireball");
    table.line(&[("paladin-1", 0), ("y1-warrior-2", 0)]).item("y1-warrior-2", Red, "magic-wand");
    table.give(ALICE, |player| player.evil = 5);
    let events = table.fight(&[]);
    assert!(cast(&events));
    assert_eq!(used(&events), [""; 0]);
}

/// §MI-58 A spell that is stopped uses no wand.
/// TC-82.
#[test]
fn the_anti_magic_room_uses_no_wand() {
    let mut table = fight(1, "y1-fireball");
    table.line(&[("y1-warrior-2", 0)]).item("y1-warrior-2", Red, "magic-wand");
    table.room("anti-magic-room", "3-1");
    let events = table.fight(&[]);
    assert!(!cast(&events));
    assert_eq!(used(&events), [""; 0]);
}

/// §MI-41 §MI-42 Of two used wands the defender's own is discarded, the other is its sender's.
/// TC-116.
#[test]
fn two_wands_part() {
    let mut table = fight(1, "y1-magic-shield");
    table.line(&[("y1-warrior-1", 0), ("y1-warrior-2", 2)]);
    table.item("y1-warrior-1", Blue, "magic-wand").item("y1-warrior-2", Green, "magic-wand");
    table.lair(&["witch", "goblin"]).room("mint", "3-1");
    let events = table.fight(&["send goblin", "send witch", "attack witch 1"]);
    assert_eq!(used(&events), ["blue magic-wand", "green magic-wand"]);
    assert!(table.state().gone.contains(token(Blue, "magic-wand")));
    assert!(table.player(CLARA).trophies.contains(token(Green, "magic-wand")));
}

/// The party of the amulet examples: a late round, two points of fatigue, a room.
fn amulet() -> Table {
    let mut table = fight(3, "y1-detect-evil");
    table.line(&[("y1-wizard-1", 0), ("y1-priest-1", 1)]);
    table.item("y1-wizard-1", Red, "amulet-of-perseverance");
    table.room("mint", "3-1").lair(&["witch", "vampire"]);
    table
}

/// §MI-54 Four at once: the amulet was not used.
/// TC-33.
#[test]
fn too_much_at_once_uses_no_amulet() {
    let mut table = amulet();
    let events = table.fight(&["send witch", "send vampire", "attack witch 1"]);
    assert_eq!(used(&events), [""; 0]);
    assert!(table.caught("y1-wizard-1"));
    assert!(table.state().gone.contains(token(Red, "amulet-of-perseverance")));
    assert_eq!((table.damage("y1-priest-1"), table.conquered()), (Some(2), 1));
    assert_eq!(table.player(ALICE).lair[monster("vampire").index()], 1);
}

/// §MI-53 §MI-55 Three: it held; then fatigue ends it, and it counts.
/// TC-34.
#[test]
fn an_amulet_that_held_is_used() {
    let mut table = amulet();
    let events = table.fight(&[
        "send witch",
        "send vampire",
        "attack witch 2",
        "hit y1-priest-1",
        "hit y1-priest-1",
        "attack vampire 1",
    ]);
    assert_eq!(used(&events), ["red amulet-of-perseverance"]);
    assert!(table.caught("y1-wizard-1") && table.caught("y1-priest-1"));
    assert!(table.player(BASIL).trophies.contains(token(Red, "amulet-of-perseverance")));
}

/// §MI-54 The solution of the second puzzle.
/// TC-35.
#[test]
fn both_fall_without_the_amulet() {
    let mut table = amulet();
    let events = table.fight(&[
        "send witch",
        "send vampire",
        "attack witch 2",
        "hit y1-wizard-1",
        "hit y1-priest-1",
        "attack vampire 1",
    ]);
    assert_eq!(used(&events), [""; 0]);
    assert!(table.names().is_empty());
    assert_eq!(table.conquered(), 0);
}

/// §MI-56 By the letter of the rules: whoever survives a Poisoned Meal thanks to anti-trap icons has
/// used the amulet, whatever the damage would have been without it.
#[test]
fn a_meal_that_is_survived_uses_the_amulet() {
    let mut table = fight(1, "y1-fireball");
    table.line(&[("y1-wizard-1", 0), ("y1-thief-2", 0)]);
    table.item("y1-wizard-1", Red, "amulet-of-perseverance");
    table.traps(&["poisoned-meal"]).lair(&["slime"]);
    let events = table.fight(&["trap poisoned-meal", "send slime", "attack slime 2"]);
    assert_eq!(table.damage("y1-wizard-1"), Some(2));
    assert_eq!(used(&events), ["red amulet-of-perseverance"]);
}

/// §MI-18 §MI-56 A Poisoned Meal that anti-trap icons make smaller; with the option, its damage
/// decides whether the amulet was used.
/// TC-37 TC-38 TC-112.
#[test]
fn a_meal_and_an_amulet() {
    let cases =
        [("y1-thief-1", 0, 3, true), ("y1-thief-2", 0, 2, false), ("y1-thief-2", 1, 3, true)];
    for (thief, before, after, marked) in cases {
        let options = Options { meal_flag: MealFlag::ByDamage, ..options(4, Items::Advanced) };
        let mut table = Table::combat_with(&options, 1, "y1-fireball");
        table.line(&[("y1-wizard-1", before), (thief, 0)]);
        table.item("y1-wizard-1", Red, "amulet-of-perseverance");
        table.traps(&["poisoned-meal"]).lair(&["slime"]);
        let events = table.fight(&["trap poisoned-meal", "send slime", "attack slime 2"]);
        assert_eq!(table.damage("y1-wizard-1"), Some(after));
        assert_eq!(!used(&events).is_empty(), marked);
    }
}

/// §MI-59 Poison is one packet.
/// TC-111.
#[test]
fn poison_and_an_amulet() {
    for (before, stands) in [(2, false), (1, true)] {
        let mut table = fight(1, "y1-fireball");
        table.line(&[("y1-wizard-1", before), ("y1-thief-1", 0)]);
        table.item("y1-wizard-1", Red, "amulet-of-perseverance");
        table.traps(&["poisoned-dart"]).lair(&["slime"]);
        let events = table.fight(&[
            "trap poisoned-dart",
            "send slime",
            "aim poisoned-dart y1-wizard-1",
            "attack slime 2",
        ]);
        assert_eq!(table.damage("y1-wizard-1").is_some(), stands);
        assert_eq!(!used(&events).is_empty(), stands);
    }
}

/// §MI-59 A mark stays when the damage is healed.
#[test]
fn a_mark_stays() {
    let mut table = fight(1, "y1-fireball");
    table.line(&[("y1-wizard-1", 0)]).item("y1-wizard-1", Red, "amulet-of-perseverance");
    table.0.set(|state| state.used = state.used.with(token(Red, "amulet-of-perseverance")));
    table.lair(&["witch"]);
    table.fight(&["send witch", "attack witch 1"]);
    assert!(table.player(BASIL).trophies.contains(token(Red, "amulet-of-perseverance")));
}

/// §MI-50 §MI-57 One wound of two is healed, none without the potion.
/// TC-109.
#[test]
fn a_potion_alone_is_used() {
    let mut table = fight(1, "y1-fireball");
    table.line(&[("y1-thief-3", 0), ("y1-thief-4", 0)]).item("y1-thief-3", Red, "healing-potion");
    table.lair(&["slime"]);
    let events = table.fight(&["send slime", "attack slime 1"]);
    assert_eq!(used(&events), ["red healing-potion"]);
    // §MI-58 Restoring by a spell is no use.
    let mut table = fight(1, "y2-regeneration");
    table.line(&[("y2-thief-1", 1), ("y2-wizard-1", 0)]).item("y2-thief-1", Red, "healing-potion");
    assert_eq!(used(&table.fight(&[])), [""; 0]);
}
