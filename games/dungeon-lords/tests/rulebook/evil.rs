//! The Evilometer, the ranking of adventurers, the paladin.

use dungeon_lords::state::Hero;
use dungeon_lords::{AbsentTies, Event, Items, Options, Step};
use kernel::Seat;

use crate::table::*;

/// §DL-53 §DL-54 The most evil gets the strongest; of equals the later in turn order.
#[test]
fn the_ranking() {
    let mut table = Table::with(&options(4, Items::None));
    table.row(&["y1-thief-1", "y1-warrior-2", "y1-priest-2", "y1-wizard-4"]);
    table.evil(&[0, 0, 2, -1]);
    table.0.set(|state| state.agenda.first([Step::Halt { seat: ALICE }]));
    table.due(Step::Arrive);
    let host = |seat: Seat| table.player(seat).line[0].who.id();
    assert_eq!(host(CLARA), "y1-wizard-4");
    assert_eq!(host(BASIL), "y1-priest-2");
    assert_eq!(host(ALICE), "y1-warrior-2");
    assert_eq!(host(DORIS), "y1-thief-1");
}

/// §DL-106 §DL-107 Two players: a counter at 0 takes its adventurer away.
/// TC-61.
#[test]
fn the_counter_that_nobody_plays() {
    let arrive = |evil: [i8; 2], ties: AbsentTies| {
        let options = Options { absent_ties: ties, ..options(2, Items::None) };
        let mut table = Table::with(&options);
        table.row(&["y1-thief-1", "y1-warrior-2", "y1-wizard-4"]).evil(&evil);
        table.0.set(|state| state.agenda.first([Step::Halt { seat: ALICE }]));
        table.due(Step::Arrive);
        let host = |seat: Seat| table.player(seat).line[0].who.id();
        [host(ALICE), host(BASIL)]
    };
    assert_eq!(arrive([1, -1], AbsentTies::MoreEvil), ["y1-wizard-4", "y1-thief-1"]);
    assert_eq!(arrive([0, -1], AbsentTies::MoreEvil), ["y1-warrior-2", "y1-thief-1"]);
    assert_eq!(arrive([0, -1], AbsentTies::LessEvil), ["y1-wizard-4", "y1-thief-1"]);
}

/// §DL-55 §DL-56 Warriors go to the front, behind a paladin only.
/// TC-62.
#[test]
fn the_line_up() {
    let mut table = Table::with(&options(3, Items::None));
    for who in ["y1-thief-1", "y1-warrior-1", "y1-warrior-2"] {
        table.row(&[who]).evil(&[3, 0, 0]);
        table.0.set(|state| state.agenda.first([Step::Halt { seat: ALICE }]));
        table.due(Step::Arrive);
        table.0.set(|state| state.agenda.clear());
    }
    assert_eq!(table.names(), ["y1-warrior-2", "y1-warrior-1", "y1-thief-1"]);
}

/// Changes the evil of a seat by using a space of the board that costs or lowers it.
fn change(table: &mut Table, seat: Seat, to: i8) {
    // The change itself is one step of Pay Day away: set one below and let a unit leave.
    table.give(seat, |player| {
        player.evil = to - 1;
        player.lair[0] += 1;
        player.food = 0;
    });
    table.0.set(|state| {
        state.agenda.clear();
        state.due = Default::default();
        state.due[0] = 1;
        state.agenda.first([Step::PayDay { turn: seat.0 }, Step::Halt { seat: ALICE }]);
    });
    table.advance();
}

/// §DL-70 §DL-71 §DL-72 The paladin comes at five and follows only who is strictly more evil.
/// TC-63.
#[test]
fn the_paladin_follows_the_most_evil() {
    let mut table = Table::with(&options(4, Items::None));
    change(&mut table, ALICE, 5);
    assert_eq!(table.state().paladin.host, Some(ALICE));
    change(&mut table, BASIL, 5);
    assert_eq!(table.state().paladin.host, Some(ALICE));
    change(&mut table, BASIL, 6);
    assert_eq!(table.state().paladin.host, Some(BASIL));
    assert_eq!(table.player(BASIL).line[0].who.id(), "paladin-1");
    assert!(table.player(ALICE).line.is_empty());
    table.evil(&[5, 3, 0, 0]);
    change(&mut table, CLARA, 0);
    assert_eq!(table.state().paladin.host, Some(ALICE));
    table.evil(&[4, 3, 0, 0]);
    change(&mut table, CLARA, 0);
    assert_eq!(table.state().paladin.host, Some(ALICE));
}

/// §DL-72 He stays with a host who drops, as long as nobody else is wicked enough.
/// TC-63.
#[test]
fn the_paladin_stays_with_a_host_who_drops() {
    let mut table = Table::with(&options(4, Items::None));
    change(&mut table, BASIL, 6);
    table.evil(&[4, 3, 0, 0]);
    change(&mut table, CLARA, 0);
    assert_eq!(table.state().paladin.host, Some(BASIL));
}

/// §DL-73 Of several at the same height he goes to the last in turn order.
/// TC-64.
#[test]
fn the_paladin_prefers_the_last_in_turn_order() {
    let mut table = Table::with(&options(4, Items::None));
    change(&mut table, ALICE, 7);
    table.evil(&[4, 6, 6, 0]);
    change(&mut table, DORIS, 0);
    assert_eq!(table.state().paladin.host, Some(CLARA));
}

/// §DL-74 §DL-69 The second paladin comes at once.
/// TC-123.
#[test]
fn the_second_paladin_comes_at_once() {
    let mut table = Table::with(&options(4, Items::None));
    table.evil(&[6, 6, 4, 0]);
    table.0.set(|state| {
        state.season = 3;
        state.round = 4;
        state.first = DORIS;
    });
    table.due(Step::EndCombat);
    assert_eq!((table.state().year, table.state().first), (2, ALICE));
    assert_eq!(table.state().paladin.host, Some(BASIL));
    assert_eq!(table.player(BASIL).line[0].who.id(), "paladin-2");
}

/// §DL-75 §CR-12 In Combat he moves at once, with his damage, and fights again the same round.
/// TC-65.
#[test]
fn the_paladin_moves_between_battles() {
    let mut table = Table::combat(Items::None, 1, "y1-fireball");
    table.line(&[("paladin-1", 1), ("y1-warrior-3", 0)]).evil(&[6, 6, 0, 0]);
    table.give(BASIL, |player| player.lair = Default::default());
    table.give(CLARA, |player| {
        player.line.push(Hero::new(who("y1-thief-1")));
        player.lair[2] = 1;
    });
    table.advance();
    let events = table.act(CLARA, "ghosts 0");
    let moved = |event: &Event| matches!(event, Event::PaladinMoved { seat: BASIL, .. });
    assert_eq!(count(&events, moved), 1);
    let paladin = table.player(BASIL).line.iter().find(|hero| hero.who.is_paladin());
    // One before, one from each battle.
    assert_eq!(paladin.map(|hero| hero.damage), Some(3));
    assert_eq!(table.player(BASIL).line[0].who.id(), "paladin-1");
}

/// §DL-75 §DL-98 He may come for the first time in Combat, into a running battle.
#[test]
fn the_paladin_joins_a_running_battle() {
    let mut table = Table::combat(Items::None, 1, "y1-detect-evil");
    table.line(&[("y1-wizard-4", 0)]).evil(&[4, 0, 0, 0]);
    table.give(ALICE, |player| player.line[0].damage = 1);
    table.fight(&[]);
    assert_eq!(table.names(), ["paladin-1", "y1-wizard-4"]);
    // Detect Evil raised evil to six; then a tile was conquered.
    assert_eq!(table.player(ALICE).evil, 5);
    assert_eq!(table.damage("paladin-1"), Some(2));
}

/// §DL-98 A finished dungeon is opened again by him.
#[test]
fn the_paladin_opens_a_finished_dungeon() {
    let mut table = Table::combat(Items::None, 1, "y1-fireball");
    table.line(&[("paladin-1", 0)]).evil(&[6, 0, 6, 0]);
    table.fight(&[]);
    assert_eq!(table.state().paladin.host, Some(CLARA));
    assert_eq!(table.player(CLARA).conquered.len(), 1);
}

/// §DL-75 Once eliminated he never moves; he is worth a prisoner of his own.
#[test]
fn a_fallen_paladin_stays_fallen() {
    let mut table = Table::combat(Items::None, 1, "y1-fireball");
    table.line(&[("paladin-1", 4)]).evil(&[5, 0, 0, 0]);
    table.fight(&[]);
    assert!(table.caught("paladin-1") && table.state().paladin.fallen);
    change(&mut table, BASIL, 9);
    assert_eq!(table.state().paladin.host, None);
}

/// §DL-5 §DL-6 The track ends at both sides.
#[test]
fn the_track_ends() {
    let mut table = Table::with(&options(4, Items::None));
    table.0.set(|state| state.paladin.fallen = true);
    table.evil(&[-4, 10, 0, 0]);
    table.row(&["y1-priest-1"]);
    change(&mut table, BASIL, 11);
    assert_eq!(table.player(BASIL).evil, 10);
    let mut table = Table::combat(Items::None, 1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]).evil(&[-4, 0, 0, 0]);
    table.fight(&[]);
    assert_eq!(table.player(ALICE).evil, -4);
}
