//! What an opponent must know of Leduc poker: chips are what counts.

use kernel::{CERTAIN, Heuristic, Outcome, Seat};

use super::Leduc;

/// §LP-3 The most chips that can be lost: the ante, two raises of two, two of four.
const MOST: i32 = 13;

impl Heuristic for Leduc {
    /// §LP-6 From losing everything to winning everything.
    fn worth(&self, outcome: &Outcome, seat: Seat) -> i32 {
        let score = outcome.seats.get(seat.index()).map_or(0, |standing| standing.score);
        (score + MOST) * CERTAIN / (2 * MOST)
    }
}
