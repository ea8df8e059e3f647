//! Corners of the building rounds: what is barred, what stays, what ends with the round.

use dungeon_lords::ids::{Monster, Tile};
use dungeon_lords::state::Post;
use dungeon_lords::{Event, Illegal, Items, Step};

use crate::building::{building, command, resolve, returned};
use crate::table::*;

/// §DL-28 §DL-31 A conquered tunnel is neither mined nor built over.
#[test]
fn conquered_tunnels_are_lost() {
    let mut table = building(4);
    table.give(ALICE, |player| player.conquered = cells(&["3-1", "3-2"]));
    resolve(&mut table, "mine-gold", [None, Some(ALICE), None]);
    assert_eq!(table.lists(ALICE), ["mine 1", "decline"]);
    let mut table = building(4);
    table.give(ALICE, |player| player.conquered = cells(&["3-1"]));
    table.0.set(|state| state.rooms = ["hatchery", "workshop"].map(room).into());
    resolve(&mut table, "build-room", [Some(ALICE), None, None]);
    assert_eq!(table.lists(ALICE), ["build hatchery 3-2", "decline"]);
    assert_eq!(table.refused(ALICE, "build workshop 3-1"), Illegal::NoTunnel { cell: cell("3-1") });
}

/// §DL-30 §DL-31 A conquered room still keeps others at a distance, and its tile still makes squares.
#[test]
fn conquered_rooms_still_stand() {
    let mut table = building(4);
    table.room("mint", "3-3");
    table.give(ALICE, |player| player.conquered = cells(&["3-3"]));
    table.0.set(|state| state.rooms = ["hatchery", "chapel"].map(room).into());
    resolve(&mut table, "build-room", [Some(ALICE), None, None]);
    assert_eq!(table.refused(ALICE, "build chapel 3-2"), Illegal::RoomBeside { cell: cell("3-2") });
    let mut table = building(4);
    table.room("mint", "3-3");
    table.give(ALICE, |player| player.conquered = cells(&["3-2", "3-3"]));
    resolve(&mut table, "dig-tunnels", [Some(ALICE), None, None]);
    table.acts(ALICE, &["dig 2", "tunnel 2-2"]);
    assert_eq!(table.refused(ALICE, "tunnel 2-3"), Illegal::Square { cell: cell("2-3") });
}

/// §DL-37 A tunnel dug and built over in one round: its digger stays out, and the room is no tunnel.
#[test]
fn a_digger_under_a_new_room_stays_out() {
    let mut table = building(4);
    table.give(ALICE, |player| {
        player.tunnels = player.tunnels.with(cell("3-4"));
        player.dug = cells(&["3-4"]);
        (player.imps, player.busy) = (2, 1);
    });
    table.0.set(|state| {
        state.rooms = ["mint"].map(room).into_iter().collect();
        state.agenda.first([Step::Halt { seat: ALICE }]);
    });
    table.due(Step::Use { seat: ALICE, order: order("build-room"), space: 0 });
    table.act(ALICE, "build mint 3-4");
    let player = table.player(ALICE);
    assert_eq!((player.imps, player.busy, player.dug.is_empty()), (2, 1, true));
    assert!(!player.tunnels.contains(cell("3-4")));
}

/// §DL-62 Diggers without a cell stay at home; the foreman is out.
#[test]
fn diggers_without_a_cell_stay_at_home() {
    let mut table = building(4);
    // Every cell but one is dug or would make a square.
    let most = |player: &mut dungeon_lords::state::Player| loop {
        let tiles = player.tiles();
        let fits = |at: &dungeon_lords::Cell| {
            !tiles.contains(*at) && tiles.is_beside(*at) && !tiles.makes_square(*at)
        };
        let free: Vec<_> = dungeon_lords::Cell::all().filter(fits).collect();
        match free[..] {
            [one] if { player.tunnels.with(one).len() == tiles.len() + 1 } => break,
            [] => panic!("one cell should be left"),
            [first, ..] => player.tunnels = player.tunnels.with(first),
        }
    };
    table.give(ALICE, |player| {
        player.imps = 5;
        most(player);
    });
    let before = table.player(ALICE).tiles().len();
    resolve(&mut table, "dig-tunnels", [None, None, Some(ALICE)]);
    table.act(ALICE, "dig 4");
    let player = table.player(ALICE);
    // At least the foreman and one digger went out; who found no cell did not.
    assert_eq!(player.tiles().len() - before, player.busy - 1);
    assert!(player.busy < 5 && player.imps + player.busy == 5);
}

/// §DL-21 The fee is for the first order only, and is not paid back when nothing is hired.
#[test]
fn only_the_first_order_pays_the_fee() {
    let mut table = building(4);
    table.0.set(|state| state.agenda.first([Step::Reveal { wave: 0 }]));
    table.due(Step::Command);
    let second = ["get-food", "hire-monster", "mine-gold"];
    let first = ["hire-monster", "get-food", "mine-gold"];
    command(&mut table, &[second, first, second, second]);
    assert!(table.asked(BASIL));
    table.act(BASIL, "pay-fee");
    assert_eq!(table.player(BASIL).gold, 2);
    // Alice's second order took a space without being asked.
    assert_eq!(table.player(ALICE).posts[1], Post::Placed);
    assert_eq!(table.player(ALICE).gold, 3);
    table.0.set(|state| state.agenda.clear());
    table.0.set(|state| {
        state.monsters = ["goblin"].map(monster).into_iter().collect();
        state.agenda.first([Step::Halt { seat: ALICE }]);
    });
    table.due(Step::Use { seat: BASIL, order: order("hire-monster"), space: 0 });
    table.act(BASIL, "decline");
    assert_eq!((table.player(BASIL).gold, table.player(BASIL).posts[0]), (2, Post::Returned));
}

/// §DL-21 Who does not want to pay leaves the space to the next player.
#[test]
fn an_unwilling_player_leaves_the_space() {
    let mut table = building(4);
    table.0.set(|state| state.agenda.first([Step::Reveal { wave: 0 }]));
    table.due(Step::Command);
    let first = ["hire-monster", "get-food", "mine-gold"];
    command(&mut table, &[first; 4]);
    let events = table.act(ALICE, "stay-away");
    let unwilling = |event: &Event| matches!(event, Event::MinionReturned { why: "unwilling", .. });
    assert_eq!(count(&events, unwilling), 1);
    table.act(BASIL, "pay-fee");
    let row = table.state().board[order("hire-monster").index()];
    assert_eq!(row[0], Some(dungeon_lords::state::Minion::Of(BASIL)));
}

/// §DL-44 §DL-45 The first card always comes back; both others may, and then none is away.
#[test]
fn returned_cards_may_all_come_back() {
    let mut table = building(4);
    table.give(ALICE, |player| {
        player.orders = ["dig-tunnels", "mine-gold", "recruit-imps"].map(|id| Some(order(id)));
        player.posts = [Post::Returned; 3];
    });
    table.0.set(|state| {
        state.shown = 3;
        state.agenda.first([Step::Halt { seat: ALICE }]);
    });
    table.due(Step::Rotate { turn: 0 });
    let list = ["take-back mine-gold", "take-back recruit-imps", "done"];
    assert_eq!(table.lists(ALICE), list);
    assert_eq!(
        table.refused(ALICE, "take-back dig-tunnels"),
        Illegal::OrderNotReturned { order: order("dig-tunnels") }
    );
    table.acts(ALICE, &["take-back mine-gold", "take-back recruit-imps"]);
    assert_eq!(table.player(ALICE).shelved, 0);
}

/// §DL-57 §DL-40 §DL-42 With the round end the marks of new tunnels, worked rooms and busy trolls.
#[test]
fn the_round_ends_for_rooms_and_trolls() {
    let mut table = building(4);
    table.room("hatchery", "3-1").lair(&["troll"]);
    table.give(ALICE, |player| {
        player.rooms[0].uses = 1;
        player.busy_trolls = 1;
        player.dug = cells(&["3-2"]);
    });
    table.due(Step::EndRound);
    let player = table.player(ALICE);
    assert_eq!((player.rooms[0].uses, player.busy_trolls), (0, 0));
    assert!(player.dug.is_empty());
}

/// §DL-42 §DL-37 A troll works for its owner in the round it is hired, and its token only once.
#[test]
fn a_new_troll_works_at_once() {
    let mut table = building(4);
    table.room("hatchery", "3-1").room("mint", "3-3");
    table.give(ALICE, |player| player.imps = 5);
    table.0.set(|state| state.monsters = ["troll"].map(monster).into_iter().collect());
    resolve(&mut table, "hire-monster", [Some(ALICE), None, None]);
    table.act(ALICE, "hire troll");
    let events = table.act(ALICE, "activate hatchery");
    let work = |event: &Event| matches!(event, Event::Activated { imps: 2, trolls: 1, .. });
    assert_eq!(count(&events, work), 1);
    let events = table.act(ALICE, "activate mint");
    let work = |event: &Event| matches!(event, Event::Activated { imps: 3, trolls: 0, .. });
    assert_eq!(count(&events, work), 1);
}

/// §DL-26 §DL-6 Reputation at the floor: nothing to lose, but the eye still looks.
#[test]
fn the_eye_looks_at_the_floor() {
    let mut table = building(4);
    table.evil(&[-4, 0, 0, 0]);
    resolve(&mut table, "improve-reputation", [Some(ALICE), None, None]);
    table.act(ALICE, "use");
    assert_eq!(table.lists(ALICE), ["peek 1", "peek 2", "peek 3", "peek 4"]);
    table.act(ALICE, "peek 4");
    assert_eq!(table.player(ALICE).evil, -4);
    assert!(!returned(&table, ALICE));
}

/// §DL-36 §DL-35 Year two: with one card left for two nothing extra was drawn, so nothing goes
/// back; a Workshop never draws more.
#[test]
fn nothing_extra_is_drawn_nothing_goes_back() {
    let mut table = building(4);
    table.0.set(|state| {
        state.year = 2;
        state.stock.traps = Default::default();
        state.stock.traps[0] = 2;
        state.stock.played = Default::default();
    });
    resolve(&mut table, "buy-traps", [None, None, Some(ALICE)]);
    table.act(ALICE, "use");
    assert_eq!(table.player(ALICE).trap_count(), 2);
    assert!(!table.lists(ALICE).iter().any(|line| line.starts_with("give-trap")));
    let mut table = building(4);
    table.room("workshop", "3-1");
    table.0.set(|state| state.year = 2);
    table.give(ALICE, |player| player.imps = 8);
    table.due(Step::Produce { turn: 0 });
    table.act(ALICE, "activate workshop");
    assert_eq!(table.player(ALICE).trap_count(), 1);
}

/// §DL-51 Witch Hunt: above seven the evil does not fit, and a unit must go.
#[test]
fn a_witch_hunt_above_seven() {
    for (evil, list) in [
        (7, &["dismiss troll", "dismiss witch", "take-evil"][..]),
        (8, &["dismiss troll", "dismiss witch"][..]),
    ] {
        let mut table = Table::with(&options(4, Items::None));
        table.event(Tile::SpecialEvent, Some("witch-hunt")).lair(&["troll", "witch"]);
        table.evil(&[evil, 0, 0, 0]);
        table.0.set(|state| {
            state.paladin.fallen = true;
            state.agenda.first([Step::Halt { seat: ALICE }]);
        });
        table.due(Step::Event);
        let mut listed = table.lists(ALICE);
        listed.sort();
        assert_eq!(listed, list);
    }
}

/// §DL-51 Charity Drive: without food and at the top of the track nothing happens.
#[test]
fn charity_from_nothing() {
    let mut table = Table::with(&options(4, Items::None));
    table.event(Tile::SpecialEvent, Some("charity-drive")).evil(&[10, 0, 0, 0]);
    table.give(ALICE, |player| player.food = 0);
    table.0.set(|state| state.paladin.fallen = true);
    table.due(Step::Event);
    assert!(!table.asked(ALICE));
    assert_eq!((table.player(ALICE).food, table.player(ALICE).evil), (0, 10));
}

/// §DL-63 §DL-64 Of two witches the one who lies face down leaves first.
#[test]
fn who_lies_down_leaves_first() {
    let mut table = Table::with(&options(4, Items::None));
    table.event(Tile::PayDay, None).lair(&["witch"]);
    table.give(ALICE, |player| player.down[Monster::Witch.index()] = 1);
    table.0.set(|state| state.agenda.first([Step::Halt { seat: ALICE }]));
    table.due(Step::Event);
    table.act(ALICE, "dismiss witch");
    let player = table.player(ALICE);
    let (up, down) = (player.lair[Monster::Witch.index()], player.down[Monster::Witch.index()]);
    assert_eq!((up, down, player.evil), (1, 0, 1));
}

/// §DL-55 A warrior stands behind the paladin and before everybody else.
#[test]
fn a_warrior_behind_the_paladin() {
    let mut table = Table::with(&options(4, Items::None));
    table.line(&[("paladin-1", 0), ("y1-thief-1", 0)]).row(&["y1-warrior-1"]);
    table.evil(&[6, 0, 0, 0]);
    table.0.set(|state| state.agenda.first([Step::Halt { seat: ALICE }]));
    table.due(Step::Arrive);
    assert_eq!(table.names(), ["paladin-1", "y1-warrior-1", "y1-thief-1"]);
}
