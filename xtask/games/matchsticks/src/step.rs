//! What can be due: the table of contents of the course of play.

use kernel::{Agenda, Course, Outcome, Seat, Standing, rule};

use crate::rules::set_up;
use crate::{Matchsticks, State};

kernel::agenda! {
    /// What can be due. A position at rest has a step on top that asks somebody, or is over.
    pub enum Step for Matchsticks {
        /// §MS-2 Chance decides who begins.
        work Begin = 0 => set_up::begin,
        /// §MS-3 This seat takes sticks.
        ask Take { seat: Seat } = 1,
    }
}

impl Course for Matchsticks {
    type Step = Step;

    fn agenda(state: &State) -> &Agenda<Step> {
        &state.agenda
    }

    fn agenda_mut(state: &mut State) -> &mut Agenda<Step> {
        &mut state.agenda
    }

    fn over(state: &State) -> bool {
        state.winner.is_some()
    }

    /// §MS-4 The winner is first, all others share second place.
    fn outcome(&self, state: &State) -> Outcome {
        let won = (0..self.options.seats).map(|seat| Some(Seat(seat)) == state.winner);
        let standing = |won: bool| Standing { place: u8::from(!won), won, score: i32::from(won) };
        Outcome { seats: won.map(standing).collect(), rule: rule!("MS-4") }
    }
}
