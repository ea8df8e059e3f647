//! What happened, for logs and animations.

use kernel::Seat;

kernel::events! {
    /// One thing that happened.
    pub enum Event {
        /// Chance chose the first player.
        "began" "MS-2" Began { seat: Seat }
        /// Sticks left the heap, so many are left.
        "took" "MS-3" Took { seat: Seat, count: u8, left: u8 }
        /// The last stick was taken.
        "won" "MS-4" Won { seat: Seat }
    }
}
