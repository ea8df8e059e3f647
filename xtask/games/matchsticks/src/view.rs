//! What each seat may know: here, everything.

use kernel::Seat;
use serde::Serialize;

use crate::State;

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Sticks left.
    pub heap: u8,
    /// Who takes next.
    pub turn: Option<Seat>,
    /// Who has won.
    pub winner: Option<Seat>,
}

impl View {
    /// Nothing is hidden in this game.
    pub(crate) fn of(state: &State) -> Self {
        Self { heap: state.heap, turn: state.next(), winner: state.winner }
    }
}
