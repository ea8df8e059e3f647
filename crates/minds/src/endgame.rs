//! Ends of games that are small enough to be known exactly.
//!
//! Where nothing is hidden from anybody any more, every answer of chance is played with its share
//! and every seat takes what is best for itself (max^n). A position that needs more than a few
//! hundred moves is left to the search.

use kernel::chance::{Enumerating, Seeded};
use kernel::{CERTAIN, Cx, Heuristic, Peephole, Seat, Turn};

use crate::candidates::Lister;
use crate::search::Estimate;

/// Moves that may be played before the attempt is given up.
const MOST_MOVES: u32 = 600;
/// Moves in a row before the attempt is given up: the end is not near, and states lie on the stack.
const FARTHEST: u32 = 12;
/// Questions to chance within one move.
const DEEPEST: usize = 6;

/// Every candidate with its exact worth; nothing where the end is not near or not open.
pub(crate) fn solve<G: Heuristic>(
    see: &Peephole<'_, G>,
    own: &mut Seeded,
) -> Option<Vec<Estimate<G::Action>>> {
    let (game, seat) = (see.game(), see.seat());
    let state = see.imagine(own);
    if !is_open(game, &state) {
        return None;
    }
    let mut solver = Solver { game, left: MOST_MOVES, lister: Lister::new() };
    let candidates = solver.lister.candidates(game, &state, seat);
    let mut found = Vec::with_capacity(candidates.len());
    for one in candidates {
        let before = solver.left;
        let worth = solver.after(&state, seat, &one.action, FARTHEST)?;
        let mut estimate = Estimate::of(one.action);
        estimate.set(before - solver.left, worth[seat.index()] / f64::from(CERTAIN));
        found.push(estimate);
    }
    // The best is listed first although it may not be the most tried.
    let most = found.iter().map(|one| one.visits).max()?;
    let best =
        (0..found.len()).rev().max_by(|&a, &b| found[a].mean().total_cmp(&found[b].mean()))?;
    let mean = found[best].mean();
    found[best].set(most + 1, mean);
    Some(found)
}

/// Whether every seat knows everything.
fn is_open<G: Heuristic>(game: &G, state: &G::State) -> bool {
    if G::INFO.perfect_information {
        return true;
    }
    let mut secrets = Vec::new();
    (0..game.seats()).all(|seat| {
        game.secrets(state, Seat(seat), &mut secrets);
        secrets.is_empty()
    })
}

struct Solver<'a, G: Heuristic> {
    game: &'a G,
    left: u32,
    lister: Lister<G::Action>,
}

impl<G: Heuristic> Solver<'_, G> {
    /// What every seat gets in the end, in thousandths of a win, if it is at most so far.
    fn worth(&mut self, state: &G::State, far: u32) -> Option<Vec<f64>> {
        let seats = match self.game.turn(state) {
            Turn::Over(outcome) => {
                let seats = (0..self.game.seats()).map(Seat);
                return Some(seats.map(|seat| self.game.worth(&outcome, seat).into()).collect());
            }
            Turn::To(seats) => seats,
        };
        let far = far.checked_sub(1)?;
        let mut asked = seats.iter();
        // Who decides at the same time as others does not see their answers.
        let (Some(seat), None) = (asked.next(), asked.next()) else {
            return None;
        };
        if !is_open(self.game, state) {
            return None;
        }
        let mut best: Option<Vec<f64>> = None;
        for one in self.lister.candidates(self.game, state, seat) {
            let worth = self.after(state, seat, &one.action, far)?;
            let is_better =
                best.as_ref().is_none_or(|best| worth[seat.index()] > best[seat.index()]);
            if is_better {
                best = Some(worth);
            }
        }
        best
    }

    /// The same after an action, over all answers of chance.
    fn after(
        &mut self,
        state: &G::State,
        seat: Seat,
        action: &G::Action,
        far: u32,
    ) -> Option<Vec<f64>> {
        let mut all = Enumerating::new(DEEPEST);
        let mut sum = vec![0.0; usize::from(self.game.seats())];
        loop {
            self.left = self.left.checked_sub(1)?;
            let mut next = state.clone();
            self.game.play(&mut next, seat, action, &mut Cx::silent(&mut all));
            let share = all.share()?;
            #[allow(clippy::cast_precision_loss, reason = "a chance is rounded in the end")]
            let share = share.num as f64 / share.den as f64;
            for (sum, worth) in sum.iter_mut().zip(self.worth(&next, far)?) {
                *sum += share * worth;
            }
            if !all.next_run() {
                return Some(sum);
            }
        }
    }
}
