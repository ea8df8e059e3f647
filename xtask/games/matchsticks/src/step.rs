//! What can be due: the table of contents of the course of play.

use kernel::{Agenda, Course, Outcome, Seat};

use crate::rules::{outcome, set_up};
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

    fn outcome(&self, state: &State) -> Outcome {
        outcome(self, state)
    }
}
