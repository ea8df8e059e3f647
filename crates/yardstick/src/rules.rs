//! The rules in the order of their paragraphs.

use kernel::{Cx, Outcome, Reason, Seat, Seats, Standing, Turn, rule};

use crate::state::Ending;
use crate::{Action, Column, ConnectFour, Event, Illegal, State, board};

/// §CF-2 Whose turn it is; §CF-4 and §CF-5 how the game ended.
#[inline]
pub(crate) fn turn(state: &State) -> Turn {
    match state.ending {
        Ending::None => Turn::To(Seats::one(state.turn)),
        Ending::Row | Ending::Full => Turn::Over(outcome(state)),
    }
}

/// §CF-4 The winner is first; §CF-5 on a full board both share the first place.
fn outcome(state: &State) -> Outcome {
    let winner = state.winner();
    let standing = |number: u8| {
        let won = winner == Some(Seat(number));
        let place = u8::from(winner.is_some() && !won);
        Standing { place, won, score: i32::from(won) }
    };
    let rule = if winner.is_some() { rule!("CF-4") } else { rule!("CF-5") };
    Outcome { seats: vec![standing(0), standing(1)], rule }
}

/// §CF-3 Every column that is not full, from left to right.
#[inline]
pub(crate) fn offers(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.next() != Some(seat) {
        return;
    }
    if state.all & board::TOP == 0 {
        // Most lists are whole; copying one beats asking seven columns.
        out.extend_from_slice(&Action::EVERY);
    } else {
        let free = |action: &&Action| state.all & board::top_of(action.column()) == 0;
        out.extend(Action::EVERY.iter().filter(free));
    }
}

/// Yes, or why not.
#[inline]
pub(crate) fn check_drop(state: &State, seat: Seat, column: Column) -> Result<(), Illegal> {
    if state.ending != Ending::None {
        Err(Illegal::GameOver)
    } else if state.turn != seat {
        Err(Illegal::NotYourTurn { turn: state.turn })
    } else if state.all & board::top_of(column) != 0 {
        Err(Illegal::ColumnFull { column })
    } else {
        Ok(())
    }
}

/// §CF-3 The stone comes to rest; §CF-4 a row wins; §CF-5 a full board ends the game.
#[inline]
pub(crate) fn do_drop(state: &mut State, seat: Seat, column: Column, cx: &mut Cx<'_, Event>) {
    state.mover ^= state.all;
    // The carry of the addition is the lowest free place of the column.
    state.all |= state.all + board::bottom_of(column);
    state.turn = state.waiting();
    state.ending = State::ending_of(state.mover, state.all);
    cx.tell(|| Event::Dropped { seat, column });
    match state.ending {
        Ending::None => {}
        Ending::Row => cx.tell(|| Event::Won { seat }),
        Ending::Full => cx.tell(|| Event::Filled),
    }
}

/// Everything that cannot be true of a position.
pub(crate) fn unsound(state: &State) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let mut refuse = |at: &str, code, rule| reasons.push(Reason::new(at, code, Some(rule)));
    if state.all & !board::FULL != 0 {
        refuse("all", "off-board", rule!("CF-1"));
    }
    if !board::rests(state.all & board::FULL) {
        refuse("all", "floating", rule!("CF-3"));
    }
    if state.mover & !state.all != 0 {
        refuse("mover", "not-on-board", rule!("CF-1"));
    }
    let right = State::ending_of(state.mover, state.all);
    if state.ending != right || board::has_four(state.mover) {
        refuse("ending", "wrong-ending", rule!("CF-4"));
    }
    reasons.extend(unsound_turn(state));
    reasons
}

/// §CF-2 One stone each in turn, the first seat first.
fn unsound_turn(state: &State) -> Option<Reason> {
    let (_, seats) = <ConnectFour as kernel::Game>::INFO.seats;
    if state.turn.0 >= seats {
        let reason = Reason::new("turn", "no-such-seat", Some(rule!("CF-2")));
        return Some(reason.with("value", state.turn).with("limit", seats - 1));
    }
    let first = state.stones(Seat(0)).count_ones();
    let second = state.stones(Seat(1)).count_ones();
    let fits = first == second + u32::from(state.turn == Seat(1));
    let reason = || Reason::new("turn", "uneven", Some(rule!("CF-2")));
    (!fits).then(|| reason().with("first", first).with("second", second))
}
