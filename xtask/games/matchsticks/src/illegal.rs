//! Why an action is refused.

use kernel::{Refused, Seat};

kernel::refusals! {
    /// One reason with its values.
    pub enum Illegal {
        /// Nobody may act any more.
        "game-over" "MS-4" GameOver {}
        /// Another seat takes first.
        "not-your-turn" "MS-3" NotYourTurn {}
        /// None, or more than one may take at once.
        "wrong-count" "MS-3" WrongCount { most: u8 }
        /// More than the heap holds.
        "heap-too-small" "MS-3" HeapTooSmall { heap: u8 }
    }
}

impl From<(Seat, Refused)> for Illegal {
    fn from((_, why): (Seat, Refused)) -> Self {
        match why {
            Refused::Over => Self::GameOver {},
            // There is one question, so nobody answers another one.
            Refused::NotYourTurn(_) | Refused::WrongStep(_) => Self::NotYourTurn {},
        }
    }
}
