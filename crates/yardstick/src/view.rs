//! What each seat may know: here, everything.

use kernel::Seat;
use serde::Serialize;

use crate::board::{self, HEIGHT};
use crate::{Column, State};

/// The board as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose stones stand in each column, from left to right, each from the bottom.
    pub columns: [Vec<Seat>; 7],
    /// Who is to move.
    pub turn: Option<Seat>,
    /// Who has won.
    pub winner: Option<Seat>,
}

impl View {
    /// Nothing is hidden in this game.
    pub(crate) fn of(state: &State) -> Self {
        let columns = Column::ALL.map(|column| stones_in(state, column));
        View { columns, turn: state.next(), winner: state.winner() }
    }
}

/// Whose stones stand in a column, from the bottom.
fn stones_in(state: &State, column: Column) -> Vec<Seat> {
    let places = (0..HEIGHT).map(|row| board::place(column, row));
    let taken = places.take_while(|place| state.all & place != 0);
    taken.map(|place| Seat(u8::from(state.stones(Seat(0)) & place == 0))).collect()
}
