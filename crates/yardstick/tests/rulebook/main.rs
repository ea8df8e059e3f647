//! One test per statement of the rules.

use std::mem::size_of;

use kernel::{Game as _, Seat, Turn};
use testkit::Stage;
use yardstick::{Action, Column, ConnectFour, Ending, Event, Illegal, Options, State};

/// A whole game without a row of four that leaves the last column to the end.
const NO_ROW: &str = "afaedbeaddfceaeddebbeafbbccbafdfcfccgggggg";

/// A table at which stones were dropped into these columns, by turns.
fn table(columns: &str) -> Stage<ConnectFour> {
    let mut stage = Stage::new(&Options::default());
    for (number, letter) in (0u8..).zip(columns.chars()) {
        stage.act(Seat(number % 2), &drop(letter), &[]);
    }
    stage
}

/// The action that drops a stone into this column.
fn drop(letter: char) -> Action {
    let column = Column::ALL.into_iter().find(|column| column.letter() == letter.to_string());
    Action::Drop { column: column.expect("a column is lettered a to g") }
}

/// §CF-1
#[test]
fn cf_1_seven_columns_hold_six_stones_each() {
    for column in Column::ALL {
        let letter = column.letter();
        let stage = table(&letter.repeat(6));
        let full = drop(letter.chars().next().expect("a letter"));
        assert_eq!(stage.legal(Seat(0)).len(), 6);
        assert_eq!(stage.refused(Seat(0), &full), Illegal::ColumnFull { column });
    }
    assert_eq!(table("").legal(Seat(0)).len(), 7);
}

/// §CF-1
#[test]
fn cf_1_two_play() {
    for (seats, is_fine) in [(1, false), (2, true), (3, false)] {
        assert_eq!(ConnectFour::open(&Options { seats }, None).is_ok(), is_fine, "{seats} seats");
    }
}

/// §CF-2
#[test]
fn cf_2_the_first_seat_begins_and_they_take_turns() {
    let stage = table("");
    assert_eq!(stage.refused(Seat(1), &drop('a')), Illegal::NotYourTurn { turn: Seat(0) });
    let stage = table("d");
    assert_eq!(stage.refused(Seat(0), &drop('a')), Illegal::NotYourTurn { turn: Seat(1) });
}

/// §CF-3
#[test]
fn cf_3_a_stone_rests_on_those_below() {
    let stage = table("ddd");
    let view = stage.view(Seat(0));
    assert_eq!(view.columns[3], [Seat(0), Seat(1), Seat(0)]);
    assert!(view.columns[2].is_empty());
}

/// §CF-3
#[test]
fn cf_3_the_last_open_column_is_played_stone_by_stone() {
    let mut stage = table(&NO_ROW[..36]);
    for number in 36..42 {
        let seat = Seat(number % 2);
        assert_eq!(stage.notations(seat), ["drop g"]);
        stage.act(seat, &drop('g'), &[]);
    }
    assert_eq!(stage.state.next(), None);
}

/// §CF-4
#[test]
fn cf_4_a_row_of_four_wins_in_every_direction() {
    let rows = ["abababa", "aabbccd", "abbccdcddgd", "gffeededdad"];
    for columns in rows {
        let before = table(&columns[..columns.len() - 1]);
        assert_eq!(before.state.ending, Ending::None, "{columns}");
        let mut stage = before;
        let last = columns.chars().last().expect("a column");
        let events = stage.act(Seat(0), &drop(last), &[]);
        assert_eq!(events.last(), Some(&Event::Won { seat: Seat(0) }), "{columns}");
        let Turn::Over(outcome) = stage.turn() else { panic!("{columns}: the game is over") };
        assert!(outcome.seats[0].won && !outcome.seats[1].won);
        assert_eq!(stage.refused(Seat(1), &drop('a')), Illegal::GameOver);
    }
}

/// §CF-4
#[test]
fn cf_4_a_row_does_not_run_over_the_edge() {
    // Three at the top of one column and one at the bottom of the next are no row.
    let stage = table("baaaagaga");
    assert_eq!(stage.state.ending, Ending::None);
}

/// §CF-5
#[test]
fn cf_5_a_full_board_ends_without_a_winner() {
    let mut stage = table(&NO_ROW[..41]);
    let events = stage.act(Seat(1), &drop('g'), &[]);
    assert_eq!(events.last(), Some(&Event::Filled));
    let Turn::Over(outcome) = stage.turn() else { panic!("the game is over") };
    assert!(outcome.seats.iter().all(|standing| !standing.won && standing.place == 0));
    assert_eq!(outcome.rule.id(), "CF-5");
}

/// §CF-1 §CF-2 §CF-3 §CF-4 Positions written by hand are held against the rules.
#[test]
fn cf_1_to_4_impossible_positions_are_refused_by_field() {
    type Damage = fn(&mut State);
    let damages: [(&str, Damage); 6] = [
        ("off-board", |state| state.all |= 1 << 60),
        ("floating", |state| state.all |= 1 << 5),
        ("not-on-board", |state| state.mover |= 1 << 47),
        ("no-such-seat", |state| state.turn = Seat(2)),
        ("uneven", |state| state.turn = Seat(0)),
        ("wrong-ending", |state| state.ending = Ending::Row),
    ];
    for (code, damage) in damages {
        let mut stage = table("dab");
        assert_eq!(ConnectFour.sound(&stage.state), Ok(()));
        stage.set(damage);
        let reasons = ConnectFour.sound(&stage.state).expect_err(code).0;
        assert!(reasons.iter().any(|reason| reason.code == code), "{code}: {reasons:?}");
    }
}

#[test]
fn a_state_is_small_and_an_action_a_byte() {
    assert_eq!(size_of::<State>(), 24);
    assert_eq!(size_of::<Action>(), 1);
}
