//! What an opponent must know of Connect Four: half a point each for a full board.

use kernel::{CERTAIN, Heuristic, Label, Outcome, Seat};

use crate::{ConnectFour, State};

impl Heuristic for ConnectFour {
    /// §CF-2 Which stones the seat has.
    fn labels(&self, _state: &State, seat: Seat, out: &mut Vec<Label>) {
        let value = if seat == Seat(0) { "first" } else { "second" };
        out.push(Label { code: "side", value: value.to_owned() });
    }

    /// §CF-4 A row wins all; §CF-5 a full board is shared.
    fn worth(&self, outcome: &Outcome, seat: Seat) -> i32 {
        let is_drawn = outcome.seats.iter().all(|standing| !standing.won);
        let won = outcome.seats.get(seat.index()).is_some_and(|standing| standing.won);
        match (is_drawn, won) {
            (true, _) => CERTAIN / 2,
            (false, true) => CERTAIN,
            (false, false) => 0,
        }
    }
}
