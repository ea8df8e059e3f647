//! What stands on the board.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::board;

/// The stones, whose turn it is, and how the game ended: 24 bytes without references.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Stones of the seat in `turn`, seven bits per column from the bottom left.
    pub mover: u64,
    /// All stones.
    pub all: u64,
    /// Who moves, or who would if the game went on.
    pub turn: Seat,
    /// How the game ended.
    pub ending: Ending,
}

/// How a game can stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// Somebody is to move.
    None,
    /// The seat that moved last has four in a row.
    Row,
    /// The board is full.
    Full,
}

impl State {
    /// §CF-1 The empty board; §CF-2 the first seat begins.
    pub(crate) const EMPTY: State = State { mover: 0, all: 0, turn: Seat(0), ending: Ending::None };

    /// The other seat of the two.
    #[inline]
    pub(crate) fn waiting(&self) -> Seat {
        Seat(self.turn.0 ^ 1)
    }

    /// Who is to move.
    #[inline]
    pub fn next(&self) -> Option<Seat> {
        (self.ending == Ending::None).then_some(self.turn)
    }

    /// §CF-4 Who has won.
    #[inline]
    pub fn winner(&self) -> Option<Seat> {
        (self.ending == Ending::Row).then(|| self.waiting())
    }

    /// The stones of a seat.
    pub(crate) fn stones(&self, seat: Seat) -> u64 {
        if seat == self.turn { self.mover } else { self.mover ^ self.all }
    }

    /// How the stones say that the game stands.
    #[inline]
    pub(crate) fn ending_of(mover: u64, all: u64) -> Ending {
        if board::has_four(mover ^ all) {
            Ending::Row
        } else if all == board::FULL {
            Ending::Full
        } else {
            Ending::None
        }
    }
}
