//! The course of whole rounds, who knows what, and the frame of Combat.

use dungeon_lords::ids::Colour::{Blue, Red};
use dungeon_lords::ids::{Monster, Tile};
use dungeon_lords::state::Hero;
use dungeon_lords::{Cells, DungeonLords, Event, Items, Step};
use kernel::{Game, Seat, Turn, Viewer};
use testkit::Stage;

use crate::table::*;

fn halted(seats: u8, items: Items) -> Table {
    let mut table = Table::with(&options(seats, items));
    table.0.set(|state| state.agenda.first([Step::Halt { seat: ALICE }]));
    table
}

/// Plays first choices until the game is over, or so many decisions were made.
fn play(stage: &mut Stage<DungeonLords>, most: usize) -> Vec<Event> {
    let mut events = Vec::new();
    for _ in 0..most {
        let Turn::To(seats) = stage.turn() else { break };
        let seat = seats.iter().next().expect("somebody is asked");
        let action = *stage.legal(seat).last().expect("something can be done");
        events.extend(stage.act_freely(seat, &action));
    }
    events
}

/// §DL-2 §DL-1 Eight rounds, six events, two Combats, then the score.
#[test]
fn a_whole_game() {
    let mut stage = Stage::<DungeonLords>::new(&options(4, Items::None));
    let mut events = stage.opening.clone();
    events.extend(play(&mut stage, 4_000));
    let times = |is: fn(&Event) -> bool| count(&events, is);
    assert_eq!(times(|event| matches!(event, Event::RoundBegan { .. })), 8);
    assert_eq!(times(|event| matches!(event, Event::EventBegan { .. })), 6);
    assert_eq!(times(|event| matches!(event, Event::CombatBegan { .. })), 2);
    assert_eq!(times(|event| matches!(event, Event::Arrived { .. })), 24);
    // §DL-10 One special event for each year at most, §DL-11 three tiles a year.
    assert_eq!(times(|event| matches!(event, Event::SpecialShown { .. })), 2);
    assert_eq!(times(|event| matches!(event, Event::EventShown { .. })), 6);
    assert!(matches!(stage.turn(), Turn::Over(_)));
}

/// §DL-8 The starting player is drawn; turns go clockwise from there.
#[test]
fn the_starting_player_is_drawn() {
    let mut firsts: Vec<Seat> = Vec::new();
    for seed in 0..40 {
        let game = opened(&options(4, Items::None));
        let mut dice = kernel::chance::Seeded::from_number(seed);
        let state = game.start(&mut kernel::Cx::silent(&mut dice));
        firsts.push(state.first);
        let next = Seat((state.first.0 + 1) % 4);
        assert_eq!(state.in_turn(1), Some(next));
    }
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts.len(), 4);
}

/// §DL-10 §DL-11 Special events and combat cards of a game are all different.
#[test]
fn cards_are_used_once() {
    let mut stage = Stage::<DungeonLords>::new(&options(4, Items::None));
    let events = play(&mut stage, 4_000);
    let mut cards: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::CardShown { card, .. } => Some(*card),
            _ => None,
        })
        .collect();
    let all = cards.len();
    cards.sort_unstable();
    cards.dedup();
    assert!(all > 0 && cards.len() == all);
    let left = stage.state.stock.specials.count_ones();
    assert_eq!(left, 7);
}

/// §DL-7 §DL-52 Evil rises one player after the other, and the paladin looks after each change.
#[test]
fn evil_moves_one_at_a_time() {
    let mut table = halted(4, Items::None);
    table.event(Tile::SpecialEvent, Some("rumours")).evil(&[4, 5, 4, 0]);
    table.0.set(|state| {
        state.paladin.host = Some(BASIL);
        state.player_mut(BASIL).line.push(Hero::new(who("paladin-1")));
    });
    let events = table.due(Step::Event);
    let order: Vec<Seat> = events
        .iter()
        .filter_map(|event| match event {
            Event::EvilChanged { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(order, [ALICE, BASIL, CLARA, DORIS]);
    assert_eq!(table.state().paladin.host, Some(BASIL));
}

/// §DL-13 §DL-61 The bank never runs out; what is not there cannot be paid.
#[test]
fn the_bank_has_no_end() {
    let mut table = halted(4, Items::None);
    table.give(ALICE, |player| player.gold = 60);
    table.event(Tile::Taxes, None);
    table.due(Step::Event);
    assert_eq!(table.lists(ALICE).len(), 3);
    table.act(ALICE, "pay-tax 2");
    assert_eq!(table.player(ALICE).gold, 58);
}

/// §DL-58 §DL-59 Hands, orders and plans are for their owner alone, in no byte of another's view.
#[test]
fn secrets_stay_secret() {
    let mut table = Table::combat(Items::Advanced, 1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]).lair(&["troll"]).traps(&["pendulum"]);
    table.advance();
    table.acts(ALICE, &["trap pendulum", "send troll"]);
    for viewer in [Viewer::Seat(BASIL), Viewer::Spectator] {
        let view = table.0.view_of(viewer);
        assert!(view.players[0].secret.is_none());
        let text = serde_json::to_string(&view.players[0]).unwrap();
        assert!(!text.contains("pendulum"), "{text}");
        assert_eq!(view.players[0].traps, 1);
    }
    let own = table.0.view(ALICE);
    assert_eq!(own.players[0].secret.as_ref().unwrap().plan.traps, [trap("pendulum")]);
}

/// §DL-65 A lair and a hand have no limit.
#[test]
fn lairs_have_no_limit() {
    let mut table = halted(4, Items::None);
    table.give(ALICE, |player| {
        player.lair = [3, 3, 3, 3, 3, 3, 2, 2, 2];
        player.food = 9;
    });
    table.0.set(|state| state.monsters = std::iter::once(monster("goblin")).collect());
    table.due(Step::Use { seat: ALICE, order: order("hire-monster"), space: 0 });
    table.act(ALICE, "hire goblin");
    assert_eq!(table.player(ALICE).lair[Monster::Goblin.index()], 4);
}

/// §DL-67 §CR-1 §CR-2 Plans first, then the card, then the dungeons in turn order.
#[test]
fn the_order_of_a_combat_round() {
    let mut table = Table::combat(Items::None, 1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]).lair(&["troll"]);
    let events = table.fight(&["send troll", "attack troll 1"]);
    let place = |is: &dyn Fn(&Event) -> bool| events.iter().position(is).expect("it happened");
    let sealed = place(&|event| matches!(event, Event::PlanSealed { seat: ALICE }));
    let card = place(&|event| matches!(event, Event::CardShown { .. }));
    let first = place(&|event| matches!(event, Event::BattleBegan { seat: ALICE, .. }));
    let second = place(&|event| matches!(event, Event::BattleBegan { seat: BASIL, .. }));
    assert!(sealed < card && card < first && first < second);
    // §CR-11
    let home = place(&|event| matches!(event, Event::UnitHome { seat: ALICE, .. }));
    assert!(first < home && home < second);
}

/// §CR-4 §DL-86 Every packet is looked at: who falls leaves at once, and the battle may end there.
#[test]
fn a_battle_ends_with_its_party() {
    let mut table = Table::combat(Items::None, 1, "y1-detect-evil");
    table.line(&[("y1-wizard-1", 0)]).traps(&["rolling-stone"]).lair(&["troll"]);
    let events = table.fight(&["trap rolling-stone", "send troll"]);
    assert!(table.caught("y1-wizard-1"));
    assert!(!cast(&events));
    assert_eq!((table.conquered(), table.player(ALICE).evil), (0, 0));
    // §CR-11 The troll lies down although nobody was left to hit.
    assert_eq!(table.player(ALICE).down[Monster::Troll.index()], 1);
}

/// §CR-11 A golem comes home face up even if the party fell before its turn.
#[test]
fn a_golem_is_never_knocked_out() {
    let mut table = Table::combat(Items::None, 1, "y2-great-fireball");
    table.line(&[("y2-wizard-1", 0)]).traps(&["rolling-stone"]).lair(&["golem"]);
    table.fight(&["trap rolling-stone", "send golem"]);
    assert_eq!(table.player(ALICE).lair[Monster::Golem.index()], 1);
}

/// §DL-101 §DL-108 One colour is absent with three players, two with two; three adventurers come.
#[test]
fn absent_colours() {
    for (seats, absent) in [(4, 0), (3, 1), (2, 2)] {
        let stage = Stage::<DungeonLords>::new(&options(seats, Items::None));
        assert_eq!(stage.state.absent.len(), absent);
    }
    let mut table = halted(3, Items::None);
    table.row(&["y1-thief-1", "y1-warrior-2", "y1-wizard-4"]).evil(&[-4, -4, -4]);
    table.due(Step::Arrive);
    assert!(table.state().players.iter().all(|player| player.line.len() == 1));
}

/// §DL-78 The counter that nobody plays never attracts the paladin.
#[test]
fn the_paladin_ignores_the_counter() {
    let mut table = halted(2, Items::None);
    table.event(Tile::SpecialEvent, Some("rumours")).evil(&[-4, -4]);
    table.due(Step::Event);
    assert_eq!(table.state().paladin.host, None);
}

/// §MI-1 §MI-3 One variant at a time; items are sold in autumn only, before the orders.
#[test]
fn items_are_sold_in_autumn() {
    for (items, season, asked) in [
        (Items::Basic, 3, "sell"),
        (Items::Basic, 2, "command"),
        (Items::Advanced, 3, "command"),
        (Items::None, 3, "command"),
    ] {
        let mut table = Table::with(&options(4, items));
        table.0.set(|state| {
            state.season = season;
            state.stock.rooms = 0;
        });
        table.due(Step::Begin);
        assert_eq!(table.0.question(ALICE).unwrap().code, asked);
    }
}

/// §MI-10 §MI-12 What was given waits in the bag until Combat; three at most, none of one's own.
#[test]
fn given_items_wait() {
    let mut table = halted(4, Items::Basic);
    table.0.set(|state| state.season = 3);
    table.due(Step::Sell);
    for seat in [ALICE, BASIL, CLARA, DORIS] {
        table.acts(seat, &["sell magic-wand", "sell healing-potion", "sell blank"]);
    }
    for seat in [ALICE, BASIL, CLARA, DORIS] {
        let bag = table.player(seat).bag;
        assert_eq!(bag.len(), 2);
        assert!(bag.iter().all(|token| token.colour() != dungeon_lords::State::colour(seat)));
    }
}

/// §MI-28 A freed prisoner leaves his items behind.
#[test]
fn a_freed_prisoner_leaves_his_items() {
    let mut table = Table::combat(Items::Basic, 1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]);
    table.give(ALICE, |player| {
        player.conquered = player.tunnels;
        player.prison = who("y1-thief-1").bit();
        player.captured = NOTHING.with(token(Red, "healing-potion"));
    });
    table.fight(&[]);
    assert!(!table.caught("y1-thief-1"));
    assert_eq!(table.player(ALICE).captured.len(), 1);
}

/// §MI-37 §MI-39 §MI-48 An adventurer takes his item along, one at most, and uses it in battle.
#[test]
fn an_adventurer_keeps_his_item() {
    let mut table = halted(4, Items::Advanced);
    table.row(&["y1-thief-1", "y1-warrior-2", "y1-priest-2", "y1-wizard-4"]).evil(&[3, 2, 1, 0]);
    table.0.set(|state| {
        state.season = 1;
        state.player_mut(BASIL).token = Some(token(Red, "amulet-of-perseverance"));
        state.player_mut(CLARA).token =
            Some(token(dungeon_lords::ids::Colour::Green, "amulet-of-perseverance"));
    });
    table.due(Step::Arrive);
    let hero = table.player(ALICE).line[0];
    assert_eq!((hero.who.id(), hero.items.len()), ("y1-wizard-4", 1));
    assert!(hero.items.contains(token(Red, "amulet-of-perseverance")));
    assert_eq!(table.0.view(BASIL).players[0].line[0].hp, 5);
}

/// §MI-40 §MI-44 A mark is set once; a captured item gives the defender nothing.
#[test]
fn a_mark_is_set_once() {
    let mut table = Table::combat(Items::Advanced, 1, "y1-fireball");
    table.line(&[("y1-warrior-2", 0)]).item("y1-warrior-2", Red, "magic-wand");
    assert_eq!(used(&table.fight(&[])).len(), 1);
    table.0.set(|state| state.used = NOTHING.with(token(Red, "magic-wand")));
    let mut again = Table::combat(Items::Advanced, 1, "y1-fireball");
    again.line(&[("y1-warrior-2", 3)]).item("y1-warrior-2", Red, "magic-wand");
    again.0.set(|state| state.used = NOTHING.with(token(Red, "magic-wand")));
    assert_eq!(used(&again.fight(&[])), [""; 0]);
    assert!(again.caught("y1-warrior-2"));
    assert_eq!(again.player(ALICE).captured, NOTHING);
    assert!(again.player(BASIL).trophies.contains(token(Red, "magic-wand")));
    assert!(!again.player(ALICE).trophies.contains(token(Blue, "magic-wand")));
}

/// §MI-46 Battles are fought one after another, so that marks can be followed.
#[test]
fn battles_follow_one_another() {
    let mut table = Table::combat(Items::Advanced, 1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]);
    let events = table.fight(&[]);
    let mut open = 0;
    for event in &events {
        match event {
            Event::BattleBegan { .. } => open += 1,
            Event::BattleEnded { .. } => open -= 1,
            _ => {}
        }
        assert!((0..=1).contains(&open));
    }
    assert_eq!(table.player(ALICE).tunnels, Cells::start());
}
