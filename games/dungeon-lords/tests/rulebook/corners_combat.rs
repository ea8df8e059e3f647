//! Corners of Combat: plans, shields, hidden wizards, rage, the end of a year.

use dungeon_lords::ids::Colour::{Blue, Green, Red};
use dungeon_lords::ids::Resource;
use dungeon_lords::state::{Hero, Slot};
use dungeon_lords::{Event, Illegal, Items, Step};
use kernel::Seats;

use crate::combat::plain;
use crate::items_basic::fight;
use crate::table::*;

fn planning(table: &mut Table) {
    table.advance();
    if table.asked(BASIL) {
        table.act(BASIL, "ghosts 0");
    }
}

/// §DL-81 §DL-82 Two traps of a Labyrinth: two different cards, paid for together.
#[test]
fn two_traps_are_two_cards() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]).room("labyrinth", "3-1");
    table.traps(&["cursed-ring", "cursed-ring", "pendulum"]);
    table.give(ALICE, |player| player.gold = 1);
    planning(&mut table);
    let ring = trap("cursed-ring");
    let dear = Illegal::TrapTooDear { trap: ring, resource: Resource::Gold, have: 1, need: 2 };
    assert_eq!(table.refused(ALICE, "two-traps cursed-ring cursed-ring"), dear);
    let offered =
        ["trap pendulum", "trap cursed-ring", "two-traps pendulum cursed-ring", "no-trap"];
    assert_eq!(table.lists(ALICE), offered);
    let turned = table.refused(ALICE, "two-traps cursed-ring pendulum");
    assert_eq!(turned, Illegal::PairTurned {});
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]).room("labyrinth", "3-1");
    table.traps(&["wall-of-fire", "pendulum"]);
    planning(&mut table);
    let none = Illegal::TrapNotHeld { trap: trap("pendulum") };
    assert_eq!(table.refused(ALICE, "two-traps pendulum pendulum"), none);
}

/// §DL-81 A room takes two monsters, but each only once.
#[test]
fn a_monster_is_sent_once() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]).room("mint", "3-1").lair(&["troll", "slime"]);
    planning(&mut table);
    let none = Illegal::NoSuchUnit { monster: monster("troll") };
    assert_eq!(table.refused(ALICE, "send-two troll troll"), none);
    let offered = ["send slime", "send troll", "send-two slime troll", "no-monster"];
    assert_eq!(table.lists(ALICE), offered);
    assert_eq!(table.refused(ALICE, "send-two troll slime"), Illegal::PairTurned {});
}

/// §DL-81 §DL-59 A plan asks only what there is to choose: no second monster or trap after none,
/// and no trap where none can be paid.
#[test]
fn a_plan_asks_no_question_without_a_choice() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]).room("mint", "3-1").lair(&["troll", "slime"]);
    table.advance();
    table.act(ALICE, "no-monster");
    assert!(!table.asked(ALICE), "{:?}", table.lists(ALICE));
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]).room("labyrinth", "3-1").traps(&["pendulum", "trap-door"]);
    table.advance();
    table.act(ALICE, "no-trap");
    assert!(!table.asked(ALICE), "{:?}", table.lists(ALICE));
    // In a room every trap costs gold, as everybody sees.
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]).room("mint", "3-1").lair(&["troll"]).traps(&["pendulum"]);
    table.give(ALICE, |player| player.gold = 0);
    table.advance();
    assert_eq!(table.lists(ALICE), ["send troll", "no-monster"]);
}

/// §DL-81 (D-48) In a tunnel the hand alone decides whether a trap can be paid, and nobody else sees
/// it: whatever lies there, a plan has as many answers.
#[test]
fn the_number_of_answers_tells_nothing_of_the_hand() {
    for (trap, list) in
        [("pendulum", ["trap pendulum", "no-trap"].as_slice()), ("poisoned-meal", &["no-trap"])]
    {
        let mut table = plain(1, "y1-fireball");
        table.line(&[("y1-warrior-3", 0)]).lair(&["troll"]).traps(&[trap]);
        table.give(ALICE, |player| player.food = 0);
        table.advance();
        assert_eq!(table.lists(ALICE), list);
        table.act(ALICE, "no-trap");
        assert_eq!(table.lists(ALICE), ["send troll", "no-monster"]);
        table.act(ALICE, "no-monster");
        assert!(!table.asked(ALICE), "{:?}", table.lists(ALICE));
    }
}

/// §DL-98 Without a party and with the paladin fallen there is nothing to plan for.
#[test]
fn nothing_to_plan_for() {
    for (fallen, asked) in [(false, true), (true, false)] {
        let mut table = plain(1, "y1-fireball");
        table.lair(&["troll"]);
        table.0.set(|state| state.paladin.fallen = fallen);
        table.advance();
        assert_eq!(table.asked(ALICE), asked);
    }
}

/// §DL-79 §DL-97 Four rounds are fought, even by a party without a tile to fight for; without a
/// prisoner nothing happens.
#[test]
fn four_rounds() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-4", 0)]);
    table.give(ALICE, |player| player.conquered = player.tunnels);
    table.give(BASIL, |player| {
        player.line.clear();
        player.lair = Default::default();
    });
    let events = table.advance();
    let rounds = |event: &Event| matches!(event, Event::CombatRound { .. });
    let none = |event: &Event| matches!(event, Event::NoTile { seat: ALICE });
    // The first round began before.
    assert_eq!((count(&events, rounds), count(&events, none)), (3, 4));
    assert_eq!((table.state().year, table.player(ALICE).evil), (2, 0));
}

/// §DL-79 Combat ends as soon as nobody stands.
#[test]
fn combat_ends_with_the_last_party() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-1", 2)]);
    table.give(BASIL, |player| {
        player.line.clear();
        player.lair = Default::default();
    });
    let events = table.advance();
    let ended = |event: &Event| matches!(event, Event::CombatEnded { year: 1 });
    assert_eq!(count(&events, ended), 1);
    let rounds = |event: &Event| matches!(event, Event::CombatRound { .. });
    assert_eq!(count(&events, rounds), 0);
}

/// §DL-99 A trap that was not set off any more is played all the same.
#[test]
fn a_trap_without_victims_is_spent() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-wizard-1", 0)]).room("labyrinth", "3-1");
    table.traps(&["rolling-stone", "pendulum"]);
    table.fight(&["trap rolling-stone", "trap pendulum", "spring rolling-stone"]);
    assert!(table.caught("y1-wizard-1"));
    assert_eq!(table.state().stock.played[trap("pendulum").index()], 1);
    assert_eq!(table.player(ALICE).trap_count(), 0);
}

/// §DL-87 A shield holds neither traps nor poison.
#[test]
fn a_shield_holds_no_trap_and_no_poison() {
    let mut table = plain(1, "y1-magic-shield");
    table.line(&[("y1-warrior-4", 0), ("y1-wizard-1", 0)]).traps(&["poisoned-dart"]);
    table.lair(&["slime"]);
    table.fight(&[
        "trap poisoned-dart",
        "send slime",
        "aim poisoned-dart y1-warrior-4",
        "attack slime 2",
    ]);
    // One from the dart before the shield, two from poison beside it.
    assert_eq!(table.damage("y1-warrior-4"), Some(3));
}

/// §DL-87 An unused shield takes the first point of fatigue.
#[test]
fn a_shield_holds_fatigue() {
    let mut table = plain(1, "y1-magic-shield");
    table.line(&[("y1-warrior-3", 0), ("y1-wizard-1", 0)]);
    table.fight(&[]);
    assert_eq!(table.damage("y1-warrior-3"), Some(0));
    assert_eq!(table.damage("y1-wizard-1"), Some(1));
}

/// §DL-87 Hidden wizards go behind all others, keep their order, and poison does not find them.
#[test]
fn hidden_wizards_stand_behind() {
    let mut table = plain(1, "y1-invisibility");
    table.line(&[("y1-wizard-2", 0), ("y1-warrior-4", 0), ("y1-wizard-1", 0), ("y1-warrior-3", 0)]);
    table.traps(&["poisoned-dart"]);
    table.fight(&["trap poisoned-dart", "aim poisoned-dart y1-wizard-2"]);
    let line = ["y1-warrior-4", "y1-warrior-3", "y1-wizard-2", "y1-wizard-1"];
    assert_eq!(table.names(), line);
    assert_eq!(table.damage("y1-wizard-2"), Some(1));
    assert_eq!(table.damage("y1-warrior-4"), Some(2));
}

/// §DL-87 §DL-90 Only hidden wizards: nobody can attack, a slime may still stop them.
#[test]
fn nobody_sees_the_wizards() {
    let mut table = plain(1, "y1-invisibility");
    table.line(&[("y1-wizard-2", 0)]).lair(&["troll"]);
    table.fight(&["send troll"]);
    assert_eq!((table.damage("y1-wizard-2"), table.conquered()), (Some(0), 1));
    assert_eq!(table.player(ALICE).down[monster("troll").index()], 1);
    let mut table = plain(1, "y1-invisibility");
    table.line(&[("y1-wizard-2", 0)]).lair(&["slime"]);
    table.fight(&["send slime"]);
    assert_eq!(table.conquered(), 0);
}

/// §DL-87 Mend helps the frontmost wounded.
#[test]
fn mend_helps_the_frontmost_wounded() {
    let mut table = plain(1, "y1-mend");
    table.line(&[("y1-warrior-3", 0), ("y1-thief-3", 1), ("y1-wizard-3", 1)]);
    table.fight(&[]);
    assert_eq!(table.damage("y1-thief-3"), Some(1));
    assert_eq!(table.damage("y1-wizard-3"), Some(2));
}

/// §DL-91 Word of Peace sends no ghost home; without monsters pulling back is free.
#[test]
fn ghosts_know_no_peace() {
    let mut table = plain(1, "y1-word-of-peace");
    table.line(&[("y1-warrior-3", 0), ("y1-wizard-4", 0)]).lair(&["ghost"]);
    let events = table.fight(&["ghosts 1", "pull-back"]);
    assert_eq!(count(&events, |event| matches!(event, Event::Withdrawn { .. })), 0);
    assert!(table.caught("y1-wizard-4"));
    assert_eq!(table.player(ALICE).evil, -1);
}

/// §DL-87 §DL-91 In a rage a slime must attack, a vampire before a priest cannot, and a ghost does
/// as it likes.
#[test]
fn rage() {
    let mut table = plain(1, "y2-blind-rage");
    table.line(&[("y2-priest-1", 0), ("y2-wizard-4", 0)]).room("mint", "3-1");
    table.lair(&["slime", "vampire", "ghost"]);
    planning(&mut table);
    table.acts(ALICE, &["send slime", "send vampire", "ghosts 1"]);
    let list = ["attack slime 1", "attack ghost 1", "rest vampire"];
    assert_eq!(table.lists(ALICE), list);
    assert_eq!(
        table.refused(ALICE, "attack slime 2"),
        Illegal::NoLine { monster: monster("slime"), line: 2 }
    );
    table.acts(ALICE, &["attack slime 1", "attack ghost 1"]);
    // Slime one on the first, ghost two on the second; hearts two from the front; fatigue three.
    assert_eq!(table.player(ALICE).lair[monster("vampire").index()], 1);
    assert!(table.caught("y2-priest-1") || table.damage("y2-priest-1") == Some(3));
    assert_eq!(table.damage("y2-wizard-4"), Some(4));
}

/// §DL-100 §DL-90 A sheep gets nothing from the Dark Room.
#[test]
fn a_sheep_is_not_trained() {
    let mut table = plain(1, "y2-metamorphosis");
    table.line(&[("y2-wizard-4", 0)]).room("dark-room", "3-1").lair(&["witch"]);
    let events = table.fight(&["send witch"]);
    let bite = |event: &Event| matches!(event, Event::Damaged { points: 1, cause: "attack", .. });
    assert_eq!(count(&events, bite), 1);
    let mut table = plain(2, "y2-great-fireball");
    table.line(&[("y2-warrior-4", 0)]).room("dark-room", "3-1").lair(&["witch"]);
    let events = table.fight(&["send witch", "attack witch 1"]);
    let bite = |event: &Event| matches!(event, Event::Damaged { points: 5, cause: "attack", .. });
    assert_eq!(count(&events, bite), 1);
}

/// §DL-89 The second hit of a witch is lost when nobody stands.
#[test]
fn a_second_hit_without_a_target() {
    let mut table = plain(1, "y1-detect-evil");
    table.line(&[("y1-thief-1", 2)]).lair(&["witch"]);
    table.fight(&["send witch", "attack witch 2"]);
    assert!(table.caught("y1-thief-1"));
    assert_eq!((table.conquered(), table.player(ALICE).evil), (0, 0));
}

/// §MI-23 The bag is captured with the last of the party, not before.
#[test]
fn the_bag_falls_with_the_last() {
    let mut table = Table::combat(Items::Basic, 1, "y1-fireball");
    table.line(&[("y1-thief-1", 2), ("y1-warrior-4", 0)]);
    let wand = token(Green, "magic-wand");
    table.0.set(|state| {
        state.player_mut(CLARA).tokens = state.player(CLARA).tokens.without(wand);
        state.player_mut(ALICE).bag = NOTHING.with(wand);
    });
    table.fight(&[]);
    assert!(table.caught("y1-thief-1"));
    assert_eq!((table.player(ALICE).captured.len(), table.player(ALICE).bag.len()), (0, 1));
}

/// §MI-41 §MI-43 With the Combat ends what was marked: used items of survivors are trophies.
#[test]
fn survivors_with_used_items() {
    let mut table = Table::with(&options(4, Items::Advanced));
    table.0.set(|state| {
        state.season = 3;
        state.round = 4;
        state.used = NOTHING.with(token(Red, "magic-wand")).with(token(Blue, "healing-potion"));
    });
    table.line(&[("y1-warrior-1", 0), ("y1-thief-1", 0), ("y1-thief-2", 0)]);
    table.item("y1-warrior-1", Red, "magic-wand").item("y1-thief-1", Blue, "healing-potion");
    table.item("y1-thief-2", Green, "healing-potion");
    table.due(Step::EndCombat);
    assert_eq!(table.player(BASIL).trophies, NOTHING.with(token(Red, "magic-wand")));
    assert_eq!(table.player(ALICE).trophies, NOTHING);
    let gone = table.state().gone;
    let own = token(Blue, "healing-potion");
    assert!(gone.contains(own) && gone.contains(token(Green, "healing-potion")));
    assert!(table.state().used.is_empty());
}

/// §MI-52 Two wands that are needed together are both used.
#[test]
fn two_wands_are_used_together() {
    let mut table = fight(2, "y1-fireball");
    table.line(&[("y1-warrior-4", 0), ("y1-warrior-2", 0)]);
    table.item("y1-warrior-4", Red, "magic-wand").item("y1-warrior-2", Green, "magic-wand");
    let events = table.fight(&[]);
    assert_eq!(used(&events), ["red magic-wand", "green magic-wand"]);
}

/// §MI-55 One point of fatigue brings the wizard to his own hit points, the next one ends him: used.
#[test]
fn fatigue_uses_an_amulet_point_by_point() {
    let mut table = fight(3, "y1-detect-evil");
    table.line(&[("y1-wizard-1", 2)]).item("y1-wizard-1", Red, "amulet-of-perseverance");
    let events = table.fight(&[]);
    assert_eq!(used(&events), ["red amulet-of-perseverance"]);
    assert!(table.caught("y1-wizard-1"));
    assert!(table.player(BASIL).trophies.contains(token(Red, "amulet-of-perseverance")));
}

/// §DL-75 §DL-98 The paladin leaves a battle that he fought alone: it ends there.
#[test]
fn a_paladin_leaves_after_his_conquest() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("paladin-1", 0)]).evil(&[6, 0, 6, 0]).traps(&["poisoned-dart"]);
    table.give(CLARA, |player| player.line.push(Hero::new(who("y1-thief-1"))));
    table.0.set(|state| {
        state.cards[0] = Slot { card: Some(spell("y1-fireball")), seen: Seats::NONE };
    });
    table.fight(&["trap poisoned-dart"]);
    // Fatigue in both dungeons; the poison was left behind.
    let paladin = table.player(CLARA).hero(who("paladin-1")).expect("he is here");
    assert_eq!(paladin.damage, 2);
}
