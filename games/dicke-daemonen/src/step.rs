//! §DD-15 What can be due: the table of contents of a turn.

use kernel::{Agenda, Course, Outcome};

use crate::DickeDaemonen;
use crate::rules::{drawing, ending, scoring};
use crate::state::State;

kernel::agenda! {
    /// What can be due. A position at rest has `Place` or `Predict` on top, or is over.
    pub enum Step for DickeDaemonen {
        /// §DD-33 The turn begins: can the magician place?
        work Begin = 0 => ending::begin,
        /// §DD-16 Place one creature.
        ask Place = 1,
        /// §DD-25 Predict, or decline. §A-37 Until the answer the placement can be taken back: it
        /// rolled and revealed nothing.
        ask Predict = 2,
        /// §DD-31 Draw one creature; then it is the next magician's turn.
        work Draw = 3 => drawing::draw,
    }
}

impl Course for DickeDaemonen {
    type Step = Step;

    fn agenda(state: &State) -> &Agenda<Step> {
        &state.agenda
    }

    fn agenda_mut(state: &mut State) -> &mut Agenda<Step> {
        &mut state.agenda
    }

    fn over(state: &State) -> bool {
        state.over.is_some()
    }

    fn outcome(&self, state: &State) -> Outcome {
        scoring::outcome(self, state)
    }
}
