//! Combat, step by step.

use dungeon_lords::{Event, Illegal, Items, Options};

use crate::table::*;

pub(crate) fn plain(round: u8, card: &str) -> Table {
    let mut table = Table::combat(Items::None, round, card);
    table.give(ALICE, |player| {
        player.gold = 5;
        player.food = 5;
    });
    table
}

/// §DL-84 Every anti-trap icon keeps one point off, from the front backwards.
/// TC-67.
#[test]
fn wall_of_fire_meets_two_icons_then_one() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0), ("y1-thief-2", 0), ("y1-priest-3", 0)]);
    table.traps(&["wall-of-fire"]);
    let events = table.fight(&["trap wall-of-fire"]);
    let hits: Vec<(u8, &str)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Damaged { who, points, cause: "trap", .. } => Some((*points, who.id())),
            _ => None,
        })
        .collect();
    assert_eq!(hits, [(2, "y1-priest-3")]);
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0), ("y1-thief-1", 0), ("y1-priest-3", 0)]);
    table.traps(&["wall-of-fire"]);
    table.fight(&["trap wall-of-fire"]);
    // One more for each from fatigue.
    assert_eq!(table.damage("y1-warrior-3"), Some(1));
    assert_eq!(table.damage("y1-thief-1"), Some(2));
    assert_eq!(table.damage("y1-priest-3"), Some(3));
}

/// §DL-85 The second trap of a labyrinth meets only the icons that are left. §CR-3
/// TC-68.
#[test]
fn two_traps_share_the_icons() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-4", 0), ("y1-thief-2", 0), ("y1-thief-1", 0)]);
    table.give(BASIL, |player| {
        player.line[0] = dungeon_lords::state::Hero::new(who("y1-warrior-3"));
    });
    table.room("labyrinth", "3-1").traps(&["trap-door", "rolling-stone"]);
    table.fight(&["trap trap-door", "trap rolling-stone", "spring trap-door"]);
    assert_eq!(table.damage("y1-warrior-4"), Some(3));
    assert_eq!(table.conquered(), 0);
}

/// §DL-93 Without conquering there is no fatigue.
/// TC-69.
#[test]
fn a_cursed_ring_stops_the_conquest_although_every_point_was_prevented() {
    let mut table = plain(1, "y1-detect-evil");
    table.line(&[("y1-thief-2", 0)]).traps(&["cursed-ring"]);
    table.fight(&["trap cursed-ring"]);
    assert_eq!((table.damage("y1-thief-2"), table.conquered()), (Some(0), 0));
    assert_eq!(table.player(ALICE).gold, 4);
}

/// §DL-96 Poison comes after the conquest and cannot be prevented. §CR-10
/// TC-70.
#[test]
fn poison_eliminates_after_the_conquest() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-priest-1", 0), ("y1-thief-1", 0)]).traps(&["poisoned-dart"]);
    table.fight(&["trap poisoned-dart", "aim poisoned-dart y1-priest-1"]);
    assert!(table.caught("y1-priest-1"));
    assert_eq!(table.conquered(), 1);
    assert_eq!(table.player(ALICE).evil, -1);
}

/// §DL-84 A pendulum swings over a lone adventurer. §DL-99
/// TC-71.
#[test]
fn a_pendulum_needs_a_second_adventurer() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]).traps(&["pendulum"]);
    table.fight(&["trap pendulum"]);
    assert_eq!(table.damage("y1-warrior-3"), Some(1));
    assert_eq!(table.state().stock.played[trap("pendulum").index()], 1);
    assert_eq!(table.player(ALICE).trap_count(), 0);
}

/// §DL-90 A vampire without a target stays face up, and nobody is healed. §DL-92
/// TC-73.
#[test]
fn a_vampire_attacks_no_priest() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-priest-4", 2)]).lair(&["vampire"]);
    table.fight(&["send vampire"]);
    assert_eq!(table.damage("y1-priest-4"), Some(3));
    assert_eq!(table.player(ALICE).lair[monster("vampire").index()], 1);
}

/// §DL-90 A party that falls to a trap leaves every unit without a target: a vampire and a golem
/// stay face up, a witch lies down.
/// TC-126.
#[test]
fn a_party_that_falls_to_a_trap_knocks_no_vampire_out() {
    for (unit, up) in [("vampire", 1), ("golem", 1), ("witch", 0)] {
        let mut table = plain(1, "y1-fireball");
        table.line(&[("y1-wizard-1", 0)]).traps(&["rolling-stone"]).lair(&[unit]);
        table.fight(&["trap rolling-stone", &format!("send {unit}")]);
        assert!(table.caught("y1-wizard-1"));
        let alice = table.player(ALICE);
        let kind = monster(unit).index();
        assert_eq!((alice.lair[kind], alice.down[kind]), (up, 1 - up), "{unit}");
    }
}

/// §DL-90 The same when another unit fells the last hero before its turn.
#[test]
fn a_vampire_whose_prey_fell_to_another_stays_up() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-wizard-1", 0)]).room("mint", "3-1").lair(&["vampire", "witch"]);
    table.fight(&["send witch", "send vampire", "attack witch 1"]);
    assert!(table.caught("y1-wizard-1"));
    assert_eq!(table.player(ALICE).lair[monster("vampire").index()], 1);
    assert_eq!(table.player(ALICE).down[monster("witch").index()], 1);
}

/// §DL-92 §DL-93 That a party neither heals nor conquers is told once, when it is stopped.
#[test]
fn what_is_stopped_is_told_once() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-priest-4", 0), ("y1-warrior-3", 0)]).room("mint", "3-1");
    table.lair(&["dragon", "slime"]).traps(&["anti-magic-dart"]);
    let events = table.fight(&[
        "trap anti-magic-dart",
        "send slime",
        "send dragon",
        "aim anti-magic-dart y1-priest-4",
        "attack slime 2",
    ]);
    let told = |wanted: &str| {
        count(
            &events,
            |event| matches!(event, Event::StepSkipped { seat: ALICE, step, .. } if *step == wanted),
        )
    };
    assert_eq!((told("heal"), told("conquer")), (1, 1));
}

/// §DL-92 §DL-93 The second line of a slime is no attack: no healing, no fatigue, no conquest.
/// TC-74.
#[test]
fn a_slime_may_only_stop_the_conquest() {
    let mut table = plain(1, "y1-detect-evil");
    table.line(&[("y1-warrior-3", 2), ("y1-priest-4", 0)]).lair(&["slime"]);
    table.fight(&["send slime", "attack slime 2"]);
    assert_eq!((table.damage("y1-warrior-3"), table.conquered()), (Some(2), 0));
    assert_eq!(table.player(ALICE).down[monster("slime").index()], 1);
}

/// §DL-92 Hearts heal from the front. §CR-8
/// TC-75.
#[test]
fn two_hearts_heal_the_first_wounds() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 1), ("y1-priest-4", 0), ("y1-thief-3", 0)]);
    table.lair(&["ghost"]);
    let events = table.fight(&["ghosts 1", "hit y1-thief-3"]);
    let healed = count(&events, |event| matches!(event, Event::Healed { .. }));
    assert_eq!(healed, 2);
    assert_eq!(table.damage("y1-warrior-3"), Some(1));
    assert_eq!(table.damage("y1-priest-4"), Some(1));
    assert_eq!(table.damage("y1-thief-3"), Some(2));
}

/// §DL-94 §DL-95 Fatigue for each, point by point; whoever stands conquers. §CR-9
/// TC-76.
#[test]
fn fatigue_comes_point_by_point() {
    let mut table = plain(1, "y1-detect-evil");
    table.line(&[("y1-warrior-1", 2), ("y1-warrior-2", 2), ("y1-thief-1", 0)]);
    let events = table.fight(&[]);
    assert!(table.caught("y1-warrior-1") && table.caught("y1-warrior-2"));
    assert_eq!((table.damage("y1-thief-1"), table.conquered()), (Some(2), 1));
    assert_eq!(table.player(ALICE).evil, -1);
    let fatigue = |event: &Event| matches!(event, Event::Fatigue { seat: ALICE, of: 2, .. });
    assert_eq!(count(&events, fatigue), 2);
}

/// §DL-95 If fatigue eliminates everybody nothing is conquered.
/// TC-77.
#[test]
fn nobody_left_conquers_nothing() {
    let mut table = plain(1, "y1-detect-evil");
    table.line(&[("y1-warrior-1", 2), ("y1-warrior-2", 3), ("y1-thief-1", 1)]);
    table.fight(&[]);
    assert_eq!((table.conquered(), table.player(ALICE).evil), (0, 0));
    assert!(table.names().is_empty());
}

/// §DL-94 The other reading: all points go to whoever is first.
#[test]
fn fatigue_for_the_first_only() {
    let options = Options { fatigue: dungeon_lords::Fatigue::First, ..options(4, Items::None) };
    let mut table = Table::combat_with(&options, 1, "y1-detect-evil");
    table.line(&[("y1-warrior-1", 2), ("y1-warrior-2", 0)]);
    table.fight(&[]);
    assert!(table.caught("y1-warrior-1"));
    assert_eq!(table.damage("y1-warrior-2"), Some(1));
}

/// §DL-100 The Training Room adds one to every damage number.
/// TC-87.
#[test]
fn training_makes_goblins_and_trolls_stronger() {
    let mut table = plain(2, "y2-great-fireball");
    table.line(&[("y2-thief-1", 1), ("y2-warrior-4", 0)]).room("training-room", "3-1");
    table.give(BASIL, |player| {
        player.line[0] = dungeon_lords::state::Hero::new(who("y2-warrior-3"));
    });
    table.lair(&["goblin"]);
    table.fight(&["send goblin"]);
    assert!(table.caught("y2-thief-1"));
    assert_eq!(table.damage("y2-warrior-4"), Some(4));
    let mut table = plain(2, "y2-great-fireball");
    table.line(&[("y2-warrior-3", 0)]).room("training-room", "3-1").lair(&["troll"]);
    table.fight(&["send troll", "attack troll 2"]);
    assert!(table.caught("y2-warrior-3"));
    assert_eq!(table.player(ALICE).food, 4);
}

/// §DL-82 Trap and room gold are paid together; the Labyrinth costs none. §DL-81
/// TC-88.
#[test]
fn a_trap_in_a_room_costs_gold() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]).room("hatchery", "3-1").traps(&["cursed-ring"]);
    table.give(ALICE, |player| player.gold = 1);
    table.advance();
    let refused = table.refused(ALICE, "trap cursed-ring");
    assert!(matches!(refused, Illegal::TrapTooDear { have: 1, need: 2, .. }), "{refused}");
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]).room("labyrinth", "3-1").traps(&["cursed-ring"]);
    table.give(ALICE, |player| player.gold = 1);
    table.fight(&["trap cursed-ring"]);
    assert_eq!(table.player(ALICE).gold, 0);
}

/// §DL-80 The owner chooses among the nearest unconquered tiles.
/// TC-89.
#[test]
fn the_nearest_tiles_are_fought_for() {
    let mut table = plain(2, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]);
    table.give(ALICE, |player| {
        player.tunnels = cells(&["3-1", "2-1", "3-2", "3-3"]);
        player.conquered = cells(&["3-1"]);
    });
    table.advance();
    assert_eq!(table.lists(ALICE), ["tile 2-1", "tile 3-2"]);
    assert!(matches!(table.refused(ALICE, "tile 3-3"), Illegal::NotNearest { .. }));
}

/// §DL-93 A demon's attack skips the conquest; healing goes on.
/// TC-91.
#[test]
fn a_demon_stops_the_conquest() {
    let mut table = plain(1, "y2-great-fireball");
    table.line(&[("y2-priest-1", 1), ("y2-warrior-3", 0)]).lair(&["demon"]);
    table.fight(&["send demon", "hit y2-warrior-3"]);
    assert!(table.caught("y2-warrior-3"));
    assert_eq!((table.damage("y2-priest-1"), table.conquered()), (Some(0), 0));
}

/// §DL-90 A golem is always there again; others are knocked out.
#[test]
fn a_golem_stays_face_up() {
    let mut table = plain(1, "y2-great-fireball");
    table.line(&[("y2-warrior-4", 0), ("y2-warrior-3", 0)]).lair(&["golem", "witch"]);
    table.give(BASIL, |player| {
        player.line[0] = dungeon_lords::state::Hero::new(who("y2-warrior-2"));
    });
    table.fight(&["send golem"]);
    assert_eq!(table.player(ALICE).lair[monster("golem").index()], 1);
    assert_eq!(table.lists(ALICE), ["send witch", "send golem", "no-monster"]);
    table.give(ALICE, |player| {
        player.lair[monster("witch").index()] = 0;
        player.down[monster("witch").index()] = 1;
    });
    assert!(matches!(table.refused(ALICE, "send witch"), Illegal::KnockedOut { .. }));
    assert!(matches!(table.refused(ALICE, "send troll"), Illegal::NoSuchUnit { .. }));
}

/// §DL-89 The two hits of a witch are packets of their own. §CR-6
/// TC-93.
#[test]
fn a_witch_hits_twice() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0), ("y1-thief-3", 2)]).lair(&["witch"]);
    table.fight(&["send witch", "attack witch 2", "hit y1-thief-3", "hit y1-thief-3"]);
    assert!(table.caught("y1-thief-3"));
}

/// §DL-79 Everybody plans before the card is turned up, or after it.
#[test]
fn the_card_may_come_first() {
    let options = Options { card_before_planning: true, ..options(4, Items::None) };
    let mut table = Table::combat_with(&options, 1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]);
    table.fight(&[]);
    assert_eq!(table.state().round, 2);
    let shown = table.state().cards.iter().filter(|slot| slot.card.is_some()).count();
    assert_eq!(shown, 2);
}

/// §DL-97 Without a tile the party frees a prisoner.
#[test]
fn a_lost_dungeon_loses_prisoners() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]);
    table.give(ALICE, |player| {
        player.conquered = player.tunnels;
        player.prison = who("y1-thief-1").bit() | who("y1-wizard-1").bit();
    });
    table.fight(&["free y1-thief-1"]);
    assert!(!table.caught("y1-thief-1") && table.caught("y1-wizard-1"));
    assert_eq!(table.player(ALICE).evil, -1);
}

/// §DL-83 §DL-98 A plan for a party that is not there comes back unseen, unpaid and unharmed.
#[test]
fn a_plan_without_a_party_returns() {
    let mut table = plain(1, "y1-fireball");
    table.lair(&["troll"]).traps(&["cursed-ring"]);
    let events = table.fight(&["trap cursed-ring", "send troll"]);
    assert_eq!(table.player(ALICE).gold, 5);
    assert_eq!(table.player(ALICE).trap_count(), 1);
    let shown = |event: &Event| matches!(event, Event::TrapCommitted { .. });
    assert_eq!(count(&events, shown), 0);
}

/// §DL-81 Limits: one monster in a tunnel, two in a room, one in the Labyrinth; ghosts besides.
#[test]
fn limits_of_tiles() {
    for (room, monsters) in [(None, 1), (Some("mint"), 2), (Some("labyrinth"), 1)] {
        let mut table = plain(1, "y1-fireball");
        table.line(&[("y1-warrior-3", 0)]).lair(&["troll", "goblin", "ghost"]);
        if let Some(room) = room {
            table.room(room, "3-1");
        }
        table.advance();
        let pair = table.lists(ALICE).contains(&"send-two goblin troll".to_owned());
        assert_eq!(pair, monsters == 2, "{room:?}");
    }
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]).lair(&["ghost", "ghost"]);
    table.advance();
    assert!(matches!(table.refused(ALICE, "ghosts 3"), Illegal::TooManyGhosts { most: 2, .. }));
}
