//! Longer cases of Combat, of the years and of the score.

use dungeon_lords::ids::{Monster, Tile};
use dungeon_lords::state::{Hero, Slot};
use dungeon_lords::{Cells, Event, Items, Step};
use kernel::Seats;

use crate::building::building;
use crate::combat::plain;
use crate::ending::{bare, outcome};
use crate::table::*;

fn cards(table: &mut Table, list: &[(u8, &str)]) {
    for &(round, id) in list {
        let card = spell(id);
        table.0.set(|state| {
            state.stock.cards &= !(1 << card.index());
            state.cards[usize::from(round) - 1] = Slot { card: Some(card), seen: Seats::NONE };
        });
    }
}

/// §DL-87 Create Food in round one, a Poisoned Meal in round two: six damage for five hit points.
/// TC-86.
#[test]
fn food_makes_a_bigger_meal() {
    let mut table = plain(1, "y2-create-food");
    cards(&mut table, &[(2, "y2-great-fireball")]);
    table.line(&[("y2-warrior-1", 0), ("y2-wizard-4", 0)]).traps(&["poisoned-meal"]);
    let events = table.fight(&["no-trap"]);
    let fed = |event: &Event| matches!(event, Event::Fortified { seat: ALICE, hp: 6, .. });
    assert_eq!(count(&events, fed), 1);
    assert_eq!(table.damage("y2-warrior-1"), Some(2));
    table.give(ALICE, |player| player.line[0].damage = 0);
    let events = table.fight(&["trap poisoned-meal"]);
    let meal = |event: &Event| matches!(event, Event::Damaged { points: 6, cause: "trap", .. });
    assert_eq!(count(&events, meal), 1);
    assert!(table.caught("y2-warrior-1"));
    assert_eq!(table.player(ALICE).food, 4);
}

/// §DL-100 The Training Room: a troll does four, or five for a food.
/// TC-87.
#[test]
fn a_trained_troll() {
    for (line, damage, food) in [(1, 4, 5), (2, 5, 4)] {
        let mut table = plain(2, "y2-great-fireball");
        table.line(&[("y2-warrior-4", 0)]).room("training-room", "3-1").lair(&["troll"]);
        table.give(BASIL, |player| player.line[0] = Hero::new(who("y2-warrior-3")));
        table.fight(&["send troll", &format!("attack troll {line}")]);
        // Two of it is fatigue.
        assert_eq!(table.damage("y2-warrior-4"), Some(damage + 2));
        assert_eq!(table.player(ALICE).food, food);
    }
}

/// §DL-90 A golem fights in three rounds and is face up after each.
/// TC-92.
#[test]
fn a_golem_fights_every_round() {
    let mut table = plain(1, "y2-great-fireball");
    cards(&mut table, &[(2, "y2-scrying"), (3, "y2-regeneration")]);
    table.line(&[("y2-warrior-4", 0), ("y2-warrior-3", 0), ("y2-warrior-2", 0)]);
    table.lair(&["golem"]);
    table.give(BASIL, |player| {
        player.line.clear();
        player.line.push(Hero::new(who("y2-thief-4")));
        player.lair = Default::default();
    });
    table.0.set(|state| state.paladin.fallen = true);
    for _ in 1..=3 {
        table.fight(&["send golem"]);
        assert_eq!(table.player(ALICE).lair[Monster::Golem.index()], 1);
        assert_eq!(table.player(ALICE).down[Monster::Golem.index()], 0);
    }
}

/// §DL-1 Totals 0, -1 and -4: nobody is licensed, nobody wins.
/// TC-98.
#[test]
fn nobody_is_licensed() {
    let mut table = bare(Items::None, 3);
    table.evil(&[1, 0, 0]);
    table.0.set(|state| {
        for player in &mut state.players {
            (player.tunnels, player.conquered) = (Cells::NONE, Cells::NONE);
        }
    });
    table.give(ALICE, |player| player.letters = 1);
    table.give(BASIL, |player| {
        player.tunnels = cells(&["3-1", "3-2"]);
        player.conquered = player.tunnels;
    });
    table.give(CLARA, |player| {
        player.letters = 3;
        player.lair[0] = 2;
    });
    let seats = outcome(&mut table).seats;
    let scores: Vec<i32> = seats.iter().map(|one| one.score).collect();
    assert_eq!(scores, [0, -1, -4]);
    assert!(seats.iter().all(|one| !one.won));
    let places: Vec<u8> = seats.iter().map(|one| one.place).collect();
    assert_eq!(places, [0, 1, 2]);
}

/// §DL-1 Totals 20, 20 and 11: the first two share the win.
/// TC-99.
#[test]
fn equal_totals_share() {
    let mut table = bare(Items::None, 3);
    table.evil(&[0, 0, 1]);
    let prison = |from: u64, count: u32| ((1u64 << count) - 1) << from;
    table.0.set(|state| {
        for player in &mut state.players {
            (player.tunnels, player.conquered) = (Cells::NONE, Cells::NONE);
        }
        state.player_mut(ALICE).prison = prison(0, 10);
        state.player_mut(BASIL).prison = prison(10, 10);
        state.player_mut(CLARA).prison = prison(20, 4);
    });
    let seats = outcome(&mut table).seats;
    let scores: Vec<(i32, bool, u8)> =
        seats.iter().map(|one| (one.score, one.won, one.place)).collect();
    assert_eq!(scores, [(20, true, 0), (20, true, 0), (11, false, 2)]);
}

/// §DL-16 Three thieves in a row: the last is replaced until another class appears.
/// TC-124.
#[test]
fn thieves_are_replaced_until_somebody_else_comes() {
    let mut table = building(3);
    table.0.set(|state| {
        state.coming.clear();
        state.absent[0].shelved = 0b111;
    });
    let hero = |id: &str| u32::try_from(who(id).index()).unwrap();
    let mut dice = vec![0, 0, 1, 0, 1];
    dice.extend(["y1-thief-1", "y1-thief-4", "y1-thief-2", "y1-thief-3", "y1-wizard-2"].map(hero));
    // The event tile, and three orders of the non-player.
    dice.extend([0, 3, 4, 5]);
    let events = table.due_with(Step::Begin, &dice);
    let replaced: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::AdventurerReplaced { who } => Some(who.id()),
            _ => None,
        })
        .collect();
    assert_eq!(replaced, ["y1-thief-2", "y1-thief-3"]);
    let row: Vec<&str> = table.state().coming.iter().map(|guest| guest.who.id()).collect();
    assert_eq!(row, ["y1-thief-1", "y1-wizard-2", "y1-thief-4"]);
}

/// §DL-16 Weakest first; equal runes keep the order of the draw.
#[test]
fn a_row_is_sorted_by_runes() {
    let mut table = building(4);
    table.0.set(|state| state.coming.clear());
    let hero = |id: &str| u32::try_from(who(id).index()).unwrap();
    let mut dice = vec![0, 0, 1, 0, 1];
    dice.extend(["y1-wizard-4", "y1-thief-3", "y1-priest-2", "y1-warrior-1"].map(hero));
    dice.push(0);
    table.due_with(Step::Begin, &dice);
    let row: Vec<&str> = table.state().coming.iter().map(|guest| guest.who.id()).collect();
    assert_eq!(row, ["y1-warrior-1", "y1-thief-3", "y1-priest-2", "y1-wizard-4"]);
}

/// §DL-75 §DL-92 Detect Evil calls the paladin into a running battle: his hearts heal, and he takes
/// the fatigue.
/// TC-128.
#[test]
fn a_paladin_heals_as_soon_as_he_comes() {
    let mut table = plain(1, "y1-detect-evil");
    table.line(&[("y1-wizard-4", 1)]).evil(&[4, 0, 0, 0]).lair(&["slime"]);
    table.fight(&["send slime", "attack slime 1"]);
    assert_eq!(table.names(), ["paladin-1", "y1-wizard-4"]);
    // One before and one from the slime are healed; two from fatigue.
    assert_eq!(table.damage("y1-wizard-4"), Some(2));
    assert_eq!(table.damage("paladin-1"), Some(2));
}

/// §DL-51 §DL-64 §DL-68 Monster Strike: an unpaid witch cannot be sent in this year's Combat, is due
/// on Pay Day, and is face up again in year two.
/// TC-129.
#[test]
fn a_striking_witch() {
    let mut table = Table::with(&options(4, Items::None));
    table.event(Tile::SpecialEvent, Some("monster-strike")).lair(&["witch", "troll"]);
    table.0.set(|state| state.agenda.first([Step::Halt { seat: ALICE }]));
    table.due(Step::Event);
    table.act(ALICE, "pay-one troll food");
    table.act(ALICE, "lie-down witch");
    table.event(Tile::PayDay, None);
    table.0.set(|state| state.season = 3);
    table.due(Step::Event);
    assert!(table.lists(ALICE).contains(&"dismiss witch".to_owned()));
    table.0.set(|state| {
        state.agenda.clear();
        state.due = Default::default();
        let heroes = ["y1-warrior-3", "y1-thief-3"].map(|id| Hero::new(who(id)));
        state.player_mut(ALICE).line.extend(heroes);
    });
    table.due(Step::Combat);
    assert_eq!(table.lists(ALICE), ["send troll", "no-monster"]);
    assert_eq!(
        table.refused(ALICE, "send witch"),
        dungeon_lords::Illegal::KnockedOut { monster: Monster::Witch }
    );
    table.0.set(|state| state.agenda.clear());
    table.due(Step::EndCombat);
    assert_eq!(table.state().year, 2);
    assert_eq!(table.player(ALICE).lair[Monster::Witch.index()], 1);
}
