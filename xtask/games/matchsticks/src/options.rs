//! What a table chooses before the game.

/// Most sticks in a heap.
pub(crate) const MOST_STICKS: u8 = 60;

kernel::options! {
    /// The choices of a table.
    pub struct Options {
        /// How many play.
        "MS-1" seats: u8 = 2, 2..=4;
        /// §MS-1 How many sticks the heap holds.
        "MS-1" sticks: u8 = 15, 4..=MOST_STICKS;
    }
}
