//! The sense of the game for opponents and hints: income per round, what is still lacking, and who
//! is about to win.

mod outlook;
mod report;
mod taste;
mod value;

use kernel::{CERTAIN, Chance, Heuristic, Label, Seat, Sheet, Term, any_of};

use crate::SummonDemons;
use crate::action::Action;
use crate::state::State;
use outlook::Side;
use taste::Taste;

/// Decisions of a playout before it is judged.
const FORESIGHT: u32 = 30;
/// One hasty decision of so many is made without looking.
const WHIMS: usize = 100;
/// The difference at a glance that halves the weight, in thousandths of a soul.
const HALF: i32 = 2000;

impl Heuristic for SummonDemons {
    fn judge(&self, state: &State, out: &mut Vec<i32>) {
        outlook::chances(self, state, out);
    }

    fn terms(&self, state: &State, seat: Seat, out: &mut Vec<Term>) {
        let own = Side::of(self, state, seat);
        let rivals = state.seats().filter(|&other| self.rivals(seat, other));
        let nearest = rivals.map(|other| Side::of(self, state, other).rounds()).min();
        let nearest = nearest.map_or(CERTAIN, |rounds| i32::try_from(rounds).unwrap_or(i32::MAX));
        out.extend([
            Term { code: "income", value: own.income / 8 },
            Term { code: "souls", value: -own.souls.max(0) * 25 },
            Term { code: "demons", value: -own.demons * 150 },
            Term { code: "cards", value: own.cards * 50 },
            Term { code: "instant", value: own.hazard * 20 },
            Term { code: "threat", value: nearest.min(20_000) / 20 },
        ]);
    }

    fn labels(&self, state: &State, seat: Seat, out: &mut Vec<Label>) {
        report::labels(self, state, seat, out);
    }

    fn sheets(&self) -> Vec<Sheet> {
        report::sheets(self)
    }

    fn weigh(&self, state: &State, seat: Seat, listed: &[Action], out: &mut Vec<u32>) {
        let taste = Taste::new(self, state, seat);
        let scores: Vec<i32> = listed.iter().map(|action| taste.of(*action)).collect();
        let best = scores.iter().copied().max().unwrap_or(0);
        out.extend(scores.iter().map(|score| {
            let halvings = u32::try_from((best - score) / HALF).unwrap_or(0).min(5);
            64 >> halvings
        }));
    }

    fn foresight(&self) -> u32 {
        FORESIGHT
    }

    fn impulse(&self, state: &State, seat: Seat, listed: &[Action], own: &mut dyn Chance) -> usize {
        if listed.len() == 1 || any_of(WHIMS, own) == 0 {
            return any_of(listed.len(), own);
        }
        let taste = Taste::new(self, state, seat);
        let mut best = (0, i32::MIN);
        for (at, action) in listed.iter().enumerate() {
            let score = taste.of(*action);
            if score > best.1 {
                best = (at, score);
            }
        }
        best.0
    }
}
