//! Why an action is refused.

use kernel::Seat;

kernel::refusals! {
    /// One reason with its values.
    pub enum Illegal {
        /// Nobody may act any more.
        "game-over" "MS-4" GameOver {}
        /// Another seat takes first.
        "not-your-turn" "MS-3" NotYourTurn { seat: Seat, turn: Seat }
        /// Something else is asked.
        "wrong-step" "MS-3" WrongStep { step: &'static str }
        /// None, or more than one may take at once.
        "wrong-count" "MS-3" WrongCount { most: u8 }
        /// More than the heap holds.
        "heap-too-small" "MS-3" HeapTooSmall { heap: u8 }
    }
}

kernel::refused!(Illegal);
