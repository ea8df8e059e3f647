//! Production, order cards, non-players and the end of a round.

use dungeon_lords::ids::Colour;
use dungeon_lords::state::{Minion, Post};
use dungeon_lords::{Event, Illegal, Step};

use crate::building::{building, command, resolve, returned};
use crate::table::*;

/// §DL-39 §DL-42 A troll token stands in for an imp in a room, and nowhere else.
/// TC-55.
#[test]
fn a_troll_works_in_rooms_only() {
    let mut table = building(4);
    table.room("hatchery", "3-1").lair(&["troll"]);
    table.give(ALICE, |player| player.imps = 2);
    resolve(&mut table, "mine-gold", [None, None, Some(ALICE)]);
    assert_eq!(table.lists(ALICE), ["mine 1", "decline"]);
    table.act(ALICE, "decline");
    table.act(CLARA, "decline");
    assert_eq!(table.lists(ALICE), ["activate hatchery", "done"]);
    let events = table.act(ALICE, "activate hatchery");
    assert_eq!(table.player(ALICE).food, 4);
    let work = |event: &Event| matches!(event, Event::Activated { imps: 2, trolls: 1, .. });
    assert_eq!(count(&events, work), 1);
}

/// §DL-40 §DL-41 Once in the first year, twice in the second; a new imp works at once.
#[test]
fn rooms_work_twice_in_the_second_year() {
    let mut table = building(4);
    table.room("magic-room", "3-2");
    table.0.set(|state| state.year = 2);
    table.give(ALICE, |player| player.imps = 3);
    table.due(Step::Produce { turn: 0 });
    table.act(ALICE, "activate magic-room");
    table.act(ALICE, "activate magic-room");
    // All of them are home again, two new ones among them.
    assert_eq!((table.player(ALICE).imps, table.player(ALICE).food), (5, 1));
    let mut table = building(4);
    table.room("magic-room", "3-2").room("mint", "3-3");
    table.give(ALICE, |player| player.imps = 8);
    table.due(Step::Produce { turn: 0 });
    table.act(ALICE, "activate magic-room");
    let spent = table.refused(ALICE, "activate magic-room");
    assert!(matches!(spent, Illegal::RoomSpent { times: 1, .. }));
    assert!(matches!(table.refused(ALICE, "activate workshop"), Illegal::NoSuchRoom { .. }));
}

/// §DL-43 The Tool Shed digs. §DL-60 The Printing Press lowers evil at once.
#[test]
fn sheds_dig_and_presses_print() {
    let mut table = building(4);
    table.room("tool-shed", "3-1").room("printing-press", "3-3");
    table.give(ALICE, |player| player.imps = 5);
    table.due(Step::Produce { turn: 0 });
    table.act(ALICE, "activate tool-shed");
    table.act(ALICE, "tunnel 2-1");
    table.act(ALICE, "activate printing-press");
    assert_eq!(table.player(ALICE).evil, -1);
    assert_eq!(table.player(ALICE).tiles().len(), 4);
}

/// §DL-44 §DL-45 §DL-46 The second and third card are put away, unless their minion came back.
/// TC-43 TC-44.
#[test]
fn order_cards_move_on() {
    let setup = |returned: bool| {
        let mut table = building(4);
        table.give(ALICE, |player| {
            player.shelved = 1 << order("get-food").index() | 1 << order("buy-traps").index();
            player.orders = ["dig-tunnels", "mine-gold", "recruit-imps"].map(|id| Some(order(id)));
            player.posts = [Post::Placed; 3];
            if returned {
                player.posts[2] = Post::Returned;
            }
        });
        table.0.set(|state| {
            state.shown = 3;
            state.agenda.first([Step::Halt { seat: ALICE }]);
        });
        table.due(Step::Rotate { turn: 0 });
        table
    };
    let table = setup(false);
    let expected = 1 << order("mine-gold").index() | 1 << order("recruit-imps").index();
    assert_eq!(table.player(ALICE).shelved, expected);
    let mut table = setup(true);
    assert_eq!(table.lists(ALICE), ["take-back recruit-imps", "done"]);
    assert!(matches!(
        table.refused(ALICE, "take-back mine-gold"),
        Illegal::OrderNotReturned { .. }
    ));
    table.act(ALICE, "take-back recruit-imps");
    assert_eq!(table.player(ALICE).shelved, 1 << order("mine-gold").index());
}

/// §DL-102 §DL-105 §DL-104 Three players: drawn orders block the second space and take nothing.
/// TC-101.
#[test]
fn a_non_player_blocks_the_second_space() {
    let mut table = building(3);
    let blocked = ["get-food", "dig-tunnels", "hire-monster"];
    table.0.set(|state| {
        state.absent[0].shelved = ["mine-gold", "buy-traps", "build-room"]
            .iter()
            .fold(0, |set, id| set | 1 << order(id).index());
        state.absent[0].orders = blocked.map(|id| Some(order(id)));
        state.agenda.first([Step::Reveal { wave: 0 }]);
    });
    table.due(Step::Command);
    let same = ["get-food", "mine-gold", "recruit-imps"];
    command(&mut table, &[same; 3]);
    let row = table.state().board[order("get-food").index()];
    assert_eq!(row[0], Some(Minion::Of(ALICE)));
    assert_eq!(row[1], Some(Minion::Absent(Colour::Yellow)));
    assert_eq!(row[2], Some(Minion::Of(BASIL)));
    assert_eq!(table.player(CLARA).posts[0], Post::Returned);
}

/// §DL-103 The used orders of a non-player are those it lacks next.
/// TC-103.
#[test]
fn a_non_player_moves_its_cards_on() {
    let mut table = building(3);
    table.0.set(|state| {
        state.absent[0].orders =
            ["get-food", "dig-tunnels", "hire-monster"].map(|id| Some(order(id)));
        state.agenda.first([Step::Halt { seat: ALICE }]);
    });
    table.due(Step::Rotate { turn: 0 });
    let expected = ["get-food", "dig-tunnels", "hire-monster"]
        .iter()
        .fold(0, |set, id| set | 1 << order(id).index());
    assert_eq!(table.state().absent[0].shelved, expected);
    table.0.set(|state| {
        state.agenda.clear();
        state.agenda.first([Step::Halt { seat: ALICE }]);
    });
    table.due(Step::Muster);
    let orders: Vec<_> = table.state().absent[0].orders.iter().flatten().copied().collect();
    assert!(orders.iter().all(|order| expected & 1 << order.index() == 0));
    assert_eq!(orders.len(), 3);
}

/// §DL-102 §DL-105 Two players: the third order is chosen in secret and takes the lowest space.
#[test]
fn a_manager_chooses_the_third_order() {
    let mut table = building(2);
    table.0.set(|state| {
        for absent in &mut state.absent {
            absent.shelved = 0b111;
            absent.orders = [Some(order("mine-gold")), Some(order("buy-traps")), None];
        }
        state.agenda.first([Step::Reveal { wave: 0 }]);
    });
    table.due(Step::Command);
    let same = ["build-room", "get-food", "improve-reputation"];
    command(&mut table, &[same; 2]);
    assert!(matches!(table.refused(ALICE, "third get-food"), Illegal::OrderShelved { .. }));
    assert!(matches!(table.refused(ALICE, "third mine-gold"), Illegal::OrderTwice { .. }));
    table.act(ALICE, "third hire-monster");
    table.act(BASIL, "third hire-monster");
    let row = table.state().board[order("hire-monster").index()];
    assert_eq!(row[0], Some(Minion::Absent(Colour::Green)));
    assert_eq!(row[1], Some(Minion::Absent(Colour::Yellow)));
    let row = table.state().board[order("mine-gold").index()];
    assert_eq!(
        (row[1], row[2]),
        (Some(Minion::Absent(Colour::Green)), Some(Minion::Absent(Colour::Yellow)))
    );
}

/// §DL-57 §DL-66 Imps go home, the token passes to the left.
#[test]
fn the_round_ends() {
    let mut table = building(4);
    table.give(ALICE, |player| {
        player.imps = 1;
        player.busy = 2;
        player.dug = cells(&["3-3"]);
    });
    table.due(Step::EndRound);
    assert_eq!((table.player(ALICE).imps, table.player(ALICE).busy), (3, 0));
    assert_eq!(table.state().first, BASIL);
    assert_eq!(table.state().season, 1);
}

/// §DL-22 §DL-38 Recruiting and improving pay and gain as printed.
#[test]
fn plain_spaces() {
    let mut table = building(4);
    resolve(&mut table, "recruit-imps", [None, None, Some(ALICE)]);
    table.act(ALICE, "use");
    let player = table.player(ALICE);
    assert_eq!((player.food, player.gold, player.imps), (2, 2, 5));
    let mut table = building(4);
    table.give(ALICE, |player| player.food = 0);
    resolve(&mut table, "recruit-imps", [None, None, Some(ALICE)]);
    assert!(returned(&table, ALICE));
}
