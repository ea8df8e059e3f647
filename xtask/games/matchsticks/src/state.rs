//! What lies on the table.

use kernel::{Agenda, Seat};
use serde::{Deserialize, Serialize};

use crate::Step;

/// The heap, what is to be done, and who has won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Sticks left.
    pub heap: u8,
    /// What is still to be done.
    pub agenda: Agenda<Step>,
    /// Who took the last stick.
    pub winner: Option<Seat>,
}

impl State {
    /// Who takes next.
    pub fn next(&self) -> Option<Seat> {
        match self.agenda.top() {
            Some(Step::Take { seat }) => Some(*seat),
            Some(Step::Begin) | None => None,
        }
    }
}
