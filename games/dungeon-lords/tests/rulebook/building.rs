//! Orders, actions, production and the round.

use dungeon_lords::ids::Order;
use dungeon_lords::state::{Minion, Post};
use dungeon_lords::{Event, Illegal, Items, Options, Step};
use kernel::{Seat, Viewer};

use crate::table::*;

pub(crate) fn building(seats: u8) -> Table {
    Table::with(&options(seats, Items::None))
}

/// Three orders for every seat, as they are chosen.
pub(crate) fn command(table: &mut Table, by_seat: &[[&str; 3]]) {
    for (seat, orders) in (0u8..).map(Seat).zip(by_seat) {
        for order in orders {
            table.act(seat, &format!("order {order}"));
        }
    }
}

/// The central board is set by hand, and this action resolves.
pub(crate) fn resolve(table: &mut Table, id: &str, seats: [Option<Seat>; 3]) -> Vec<Event> {
    let chosen = order(id);
    let row = seats.map(|seat| seat.map(Minion::Of));
    table.0.set(|state| {
        state.shown = 3;
        state.board[chosen.index()] = row;
        for seat in seats.iter().flatten() {
            let player = state.player_mut(*seat);
            player.orders[1] = Some(chosen);
            player.posts[1] = Post::Placed;
        }
        // Somebody is asked later, so that the round does not run on by itself.
        if chosen < order("recruit-imps") {
            state.board[order("recruit-imps").index()][2] = Some(Minion::Of(CLARA));
        }
    });
    table.due(Step::Resolve { order: chosen, rank: 0 })
}

pub(crate) fn returned(table: &Table, seat: Seat) -> bool {
    table.player(seat).posts[1] == Post::Returned
}

/// §DL-3 §DL-4 What each player starts with.
#[test]
fn the_start() {
    let table = testkit::Stage::<dungeon_lords::DungeonLords>::new(&options(4, Items::None));
    for player in &table.state.players {
        assert_eq!((player.gold, player.food, player.imps), (3, 3, 3));
        assert_eq!(player.tunnels, cells(&["3-1", "3-2", "3-3"]));
        assert_eq!(player.drawn.count_ones(), 3);
    }
}

/// §DL-12 Two of three drawn orders are put away in secret; beginners let chance choose.
#[test]
fn first_orders_are_put_away() {
    let mut stage = testkit::Stage::<dungeon_lords::DungeonLords>::new(&options(4, Items::None));
    let question = stage.question(ALICE).unwrap();
    assert!(question.sealed && question.code == "shelve");
    let not_drawn = (0..8).find(|bit| stage.state.player(ALICE).drawn & 1 << bit == 0).unwrap();
    let refused = stage.refused(ALICE, &action(&format!("keep {}", Order::ALL[not_drawn])));
    assert!(matches!(refused, Illegal::NotDrawn { .. }));
    for seat in [ALICE, BASIL, CLARA, DORIS] {
        let first = stage.legal(seat)[0];
        stage.act_freely(seat, &first);
    }
    assert!(stage.state.players.iter().all(|player| player.shelved.count_ones() == 2));
    let beginner = Options { beginner: true, ..options(4, Items::None) };
    let stage = testkit::Stage::<dungeon_lords::DungeonLords>::new(&beginner);
    assert_eq!(stage.question(ALICE).unwrap().code, "command");
    assert!(stage.state.players.iter().all(|player| player.shelved.count_ones() == 2));
}

/// §DL-14 §DL-15 §DL-16 §DL-17 A new round shows monsters, rooms, adventurers and an event.
#[test]
fn a_new_round() {
    for (seats, row) in [(4, 4), (3, 3), (2, 3)] {
        let mut table = building(seats);
        table.due(Step::Begin);
        let state = table.state();
        assert_eq!((state.monsters.len(), state.rooms.len(), state.coming.len()), (3, 2, row));
        assert!(state.coming_event.is_some());
        let content = table.0.game.content();
        let runes = |at: usize| content.hero(state.coming[at].who).runes;
        assert!((1..row).all(|at| runes(at - 1) <= runes(at)));
    }
}

/// §DL-16 Never a row of one class.
#[test]
fn a_row_has_two_classes() {
    let mut table = building(3);
    let thieves = ["y1-thief-1", "y1-thief-2", "y1-thief-3", "y1-warrior-1"];
    let bits = thieves.iter().fold(0u32, |set, id| set | 1 << who(id).index());
    table.0.set(|state| {
        state.stock.adventurers = bits;
        state.coming.clear();
        state.agenda.first([Step::Halt { seat: ALICE }]);
    });
    let events = table.due(Step::Begin);
    let classes = table.state().coming.iter().filter(|guest| guest.who == who("y1-warrior-1"));
    assert_eq!(classes.count(), 1);
    let replaced = count(&events, |event| matches!(event, Event::AdventurerReplaced { .. }));
    assert!(replaced <= 1);
}

/// §DL-18 §DL-44 Three different cards that are to be had; sealed until all have chosen. §DL-59
#[test]
fn orders_are_different_and_to_be_had() {
    let mut table = building(4);
    table.give(ALICE, |player| player.shelved = 1 << order("buy-traps").index());
    table.0.set(|state| state.agenda.first([Step::Reveal { wave: 0 }]));
    table.due(Step::Command);
    assert_eq!(
        table.refused(ALICE, "order buy-traps"),
        Illegal::OrderShelved { order: order("buy-traps") }
    );
    table.act(ALICE, "order get-food");
    assert_eq!(
        table.refused(ALICE, "order get-food"),
        Illegal::OrderTwice { order: order("get-food") }
    );
    assert!(table.0.question(ALICE).unwrap().sealed);
    let view = table.0.view_of(Viewer::Seat(BASIL));
    assert!(view.players[0].orders.is_empty() && view.players[0].secret.is_none());
    assert_eq!(table.0.view(ALICE).players[0].secret.as_ref().unwrap().orders.len(), 1);
}

/// §DL-19 §DL-20 Minions take the lowest free space; the fourth comes back.
#[test]
fn the_fourth_minion_comes_back() {
    let mut table = building(4);
    table.0.set(|state| state.agenda.first([Step::Reveal { wave: 0 }]));
    table.due(Step::Command);
    let same = ["get-food", "dig-tunnels", "mine-gold"];
    command(&mut table, &[same; 4]);
    assert_eq!(table.player(DORIS).posts[0], Post::Returned);
    let row = table.state().board[order("get-food").index()];
    assert_eq!(row, [ALICE, BASIL, CLARA].map(|seat| Some(Minion::Of(seat))));
}

/// §DL-21 The first place at the monsters costs a gold piece; who cannot pay leaves it free.
/// TC-47.
#[test]
fn hiring_first_costs_gold() {
    let mut table = building(4);
    table.give(ALICE, |player| player.gold = 0);
    table.0.set(|state| state.agenda.first([Step::Reveal { wave: 0 }]));
    table.due(Step::Command);
    let first = ["hire-monster", "dig-tunnels", "mine-gold"];
    let other = ["get-food", "dig-tunnels", "mine-gold"];
    command(&mut table, &[first, first, other, other]);
    assert_eq!(table.player(ALICE).posts[0], Post::Returned);
    assert_eq!(table.lists(BASIL), ["pay-fee", "stay-away"]);
    table.act(BASIL, "pay-fee");
    assert_eq!(table.player(BASIL).gold, 2);
    assert_eq!(table.state().board[order("hire-monster").index()][0], Some(Minion::Of(BASIL)));
}

/// §DL-23 §DL-32 Monsters are hired from the third space on, for space and tile together.
/// TC-45.
#[test]
fn hiring_begins_at_the_third_space() {
    let mut table = building(4);
    table.0.set(|state| state.monsters = ["goblin", "troll", "slime"].map(monster).into());
    resolve(&mut table, "hire-monster", [Some(ALICE), Some(BASIL), Some(CLARA)]);
    assert!(table.asked(CLARA));
    table.act(CLARA, "hire troll");
    assert_eq!(table.player(CLARA).food, 0);
    assert!(matches!(table.refused(BASIL, "hire troll"), Illegal::MonsterNotShown { .. }));
    table.act(BASIL, "hire slime");
    table.act(ALICE, "decline");
    assert!(returned(&table, ALICE));
    assert_eq!(table.player(BASIL).lair[monster("slime").index()], 1);
}

/// §DL-33 A demon eats a monster, no ghost; a golem takes a trap. §DL-63
#[test]
fn demons_eat_and_golems_take_traps() {
    let mut table = building(4);
    table.0.set(|state| state.monsters = ["demon", "golem", "slime"].map(monster).into());
    table.lair(&["goblin", "troll", "ghost"]).traps(&["pendulum", "trap-door"]);
    resolve(&mut table, "hire-monster", [Some(ALICE), None, None]);
    table.act(ALICE, "hire demon");
    assert_eq!(table.lists(ALICE), ["feed goblin", "feed troll"]);
    assert!(matches!(table.refused(ALICE, "feed ghost"), Illegal::NoFood { .. }));
    table.act(ALICE, "feed goblin");
    assert_eq!((table.player(ALICE).evil, table.player(ALICE).all_units()), (1, 3));
    let mut table = building(4);
    table.0.set(|state| state.monsters = ["demon", "golem", "slime"].map(monster).into());
    table.traps(&["pendulum", "trap-door"]);
    resolve(&mut table, "hire-monster", [Some(ALICE), None, None]);
    assert!(matches!(
        table.refused(ALICE, "hire demon"),
        Illegal::TooPoor { resource: dungeon_lords::ids::Resource::Monster, .. }
    ));
    table.act(ALICE, "hire golem");
    table.act(ALICE, "give-trap pendulum");
    assert_eq!((table.player(ALICE).gold, table.player(ALICE).trap_count()), (2, 1));
}

/// §DL-34 §DL-24 Two rooms for three spaces: the first space is free, if one is left.
/// TC-46.
#[test]
fn the_last_builder_may_find_nothing() {
    let offer = |table: &mut Table| {
        table.0.set(|state| state.rooms = ["hatchery", "workshop"].map(room).into());
        resolve(table, "build-room", [Some(ALICE), Some(BASIL), Some(CLARA)]);
    };
    let mut table = building(4);
    offer(&mut table);
    table.act(CLARA, "build hatchery 3-1");
    table.act(BASIL, "build workshop 3-1");
    assert!(returned(&table, ALICE));
    assert_eq!((table.player(CLARA).gold, table.player(ALICE).gold), (2, 3));
    let mut table = building(4);
    offer(&mut table);
    table.act(CLARA, "decline");
    table.act(BASIL, "build hatchery 3-2");
    table.act(ALICE, "build workshop 3-1");
    assert_eq!(table.player(ALICE).gold, 3);
}

/// §DL-27 §DL-29 §DL-28 A new tunnel cannot be mined; a foreman leads the third space.
/// TC-49.
#[test]
fn a_new_tunnel_is_not_mined() {
    let mut table = building(4);
    table.give(ALICE, |player| {
        player.imps = 5;
        player.tunnels = player.tunnels.with(cell("2-1"));
        player.dug = cells(&["2-1"]);
    });
    resolve(&mut table, "mine-gold", [None, None, Some(ALICE)]);
    assert!(matches!(table.refused(ALICE, "mine 4"), Illegal::TooManyMiners { most: 3, .. }));
    table.act(ALICE, "mine 3");
    let player = table.player(ALICE);
    assert_eq!((player.gold, player.imps, player.busy), (6, 1, 4));
}

/// §DL-27 §DL-30 §DL-37 Tunnels are placed one by one; their diggers stay out. §DL-62
/// TC-50.
#[test]
fn tunnels_are_dug_one_by_one() {
    let mut table = building(4);
    resolve(&mut table, "dig-tunnels", [Some(ALICE), None, None]);
    assert!(matches!(table.refused(ALICE, "dig 3"), Illegal::TooManyImps { count: 3, most: 2 }));
    table.act(ALICE, "dig 2");
    table.act(ALICE, "tunnel 2-1");
    assert!(matches!(table.refused(ALICE, "tunnel 2-2"), Illegal::Square { .. }));
    assert!(matches!(table.refused(ALICE, "tunnel 5-4"), Illegal::NotBeside { .. }));
    assert!(matches!(table.refused(ALICE, "tunnel 3-1"), Illegal::CellTaken { .. }));
    let list = table.lists(ALICE);
    assert!(list.contains(&"tunnel 2-3".to_owned()) && list.contains(&"tunnel 1-1".to_owned()));
    table.act(ALICE, "tunnel 1-1");
    assert_eq!((table.player(ALICE).imps, table.player(ALICE).busy), (1, 2));
}

/// §DL-31 Rooms keep apart and keep to their zones.
/// TC-51 TC-52.
#[test]
fn rooms_keep_apart_and_to_their_zones() {
    let mut table = building(4);
    table.room("printing-press", "3-2");
    table.give(ALICE, |player| {
        player.tunnels = player.tunnels.with(cell("2-1")).with(cell("3-4"));
    });
    table.0.set(|state| state.rooms = ["training-room", "mint"].map(room).into());
    resolve(&mut table, "build-room", [Some(ALICE), None, None]);
    let list = table.lists(ALICE);
    assert_eq!(
        list,
        ["build mint 3-4", "build training-room 2-1", "build training-room 3-4", "decline"]
    );
    assert!(matches!(table.refused(ALICE, "build mint 3-3"), Illegal::RoomBeside { .. }));
    assert!(matches!(table.refused(ALICE, "build mint 2-1"), Illegal::WrongZone { .. }));
    assert!(matches!(table.refused(ALICE, "build mint 1-1"), Illegal::NoTunnel { .. }));
    assert!(matches!(table.refused(ALICE, "build chapel 2-1"), Illegal::RoomNotShown { .. }));
    let zones = [
        ("printing-press", vec!["3-2", "3-3"]),
        ("workshop", vec!["3-1", "3-4"]),
        ("mint", vec!["3-3", "3-4"]),
        ("hatchery", vec!["3-1", "3-2"]),
    ];
    for (id, expected) in zones {
        let mut table = building(4);
        table.give(ALICE, |player| player.tunnels = player.tunnels.with(cell("3-4")));
        table.0.set(|state| state.rooms = std::iter::once(room(id)).collect());
        resolve(&mut table, "build-room", [Some(ALICE), None, None]);
        let cells: Vec<String> = expected.iter().map(|at| format!("build {id} {at}")).collect();
        assert_eq!(table.lists(ALICE)[..2], cells[..]);
    }
}

/// §DL-6 §DL-25 Evil that does not fit cannot be paid.
/// TC-53.
#[test]
fn food_for_evil() {
    let mut table = building(4);
    table.give(ALICE, |player| player.evil = 9);
    resolve(&mut table, "get-food", [None, None, Some(ALICE)]);
    assert!(returned(&table, ALICE));
    let mut table = building(4);
    table.give(ALICE, |player| player.evil = 8);
    resolve(&mut table, "get-food", [None, None, Some(ALICE)]);
    table.act(ALICE, "use");
    let player = table.player(ALICE);
    assert_eq!((player.evil, player.food, player.gold), (10, 6, 4));
}

/// §DL-26 The eye shows a combat card to one player alone.
#[test]
fn a_peek_is_private() {
    let mut table = building(4);
    resolve(&mut table, "improve-reputation", [Some(ALICE), None, None]);
    table.act(ALICE, "use");
    assert_eq!(table.player(ALICE).evil, -1);
    let events = table.act(ALICE, "peek 2");
    assert!(table.0.view(ALICE).cards[1].card.is_some());
    let others = table.0.view(BASIL);
    assert_eq!((others.cards[1].card, others.cards[1].seen.as_slice()), (None, &[ALICE][..]));
    let heard = table.0.events_for(Viewer::Seat(BASIL), &events);
    assert!(serde_json::to_string(&heard).unwrap().contains("hidden"));
}

/// §DL-35 §DL-36 Traps are drawn unseen; in the second year one more, and one goes back.
#[test]
fn buying_traps_in_the_second_year() {
    let mut table = building(4);
    table.0.set(|state| state.year = 2);
    resolve(&mut table, "buy-traps", [None, None, Some(ALICE)]);
    table.act(ALICE, "use");
    assert_eq!((table.player(ALICE).gold, table.player(ALICE).trap_count()), (1, 3));
    assert!(table.0.view(BASIL).players[0].secret.is_none());
    let first = table.0.legal(ALICE)[0];
    table.0.act_freely(ALICE, &first);
    assert_eq!(table.player(ALICE).trap_count(), 2);
    assert_eq!(table.0.view(BASIL).players[0].traps, 2);
    let mut table = building(4);
    resolve(&mut table, "buy-traps", [None, Some(ALICE), None]);
    table.act(ALICE, "use");
    assert_eq!(table.player(ALICE).trap_count(), 1);
}

/// §DL-35 An empty deck is made anew from the discards.
#[test]
fn an_empty_trap_deck_is_made_anew() {
    let mut table = building(4);
    table.0.set(|state| {
        state.stock.traps = Default::default();
        state.stock.played[0] = 1;
        state.player_mut(BASIL).buried[1] = 1;
    });
    resolve(&mut table, "buy-traps", [None, None, Some(ALICE)]);
    let events = table.act(ALICE, "use");
    assert_eq!(count(&events, |event| matches!(event, Event::Reshuffled {})), 1);
    assert_eq!(table.player(ALICE).trap_count(), 2);
}

/// §DL-35 Where deck and discards hold too few cards, everybody hears how many are missing.
#[test]
fn an_exhausted_trap_deck_is_told() {
    for (left, missing) in [(2, None), (1, Some(1)), (0, Some(2))] {
        let mut table = building(4);
        table.0.set(|state| {
            state.stock.traps = Default::default();
            state.stock.traps[0] = left;
        });
        resolve(&mut table, "buy-traps", [None, None, Some(ALICE)]);
        let events = table.act(ALICE, "use");
        let out = events.iter().find_map(|event| match event {
            Event::TrapsOut { seat: ALICE, missing } => Some(*missing),
            _ => None,
        });
        assert_eq!((out, table.player(ALICE).trap_count()), (missing, left));
    }
}
