//! §DD-15 The course of a turn: whom a step asks, what it offers, what it does.

use kernel::{Agenda, Cx, Flow, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::DickeDaemonen;
use crate::action::Action;
use crate::event::Event;
use crate::rules::{drawing, ending, placing, predicting};
use crate::state::State;

/// What can be due. A position at rest has `Place` or `Predict` on top, or is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// §DD-33 The turn begins: can the magician place?
    Begin,
    /// §DD-16 Place one creature.
    Place,
    /// §DD-25 Predict, or decline. §A-37 Until the answer the placement can be taken back: it rolled
    /// and revealed nothing.
    Predict,
    /// §DD-31 Draw one creature; then it is the next magician's turn.
    Draw,
}

impl Flow for DickeDaemonen {
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

    fn asks(&self, state: &State, step: &Step) -> Seats {
        match step {
            Step::Place | Step::Predict => Seats::one(state.active),
            Step::Begin | Step::Draw => Seats::NONE,
        }
    }

    fn answers(&self, state: &State, step: &Step, seat: Seat, out: &mut Vec<Action>) {
        match step {
            Step::Place => placing::answers(self, state, seat, out),
            Step::Predict => predicting::answers(state, seat, out),
            Step::Begin | Step::Draw => {}
        }
    }

    fn answer(
        &self,
        state: &mut State,
        step: Step,
        seat: Seat,
        action: &Action,
        cx: &mut Cx<'_, Event>,
    ) {
        match step {
            Step::Place => {
                placing::do_place(self, state, seat, action, cx);
                let next =
                    if predicting::is_asked(state, seat) { Step::Predict } else { Step::Draw };
                state.agenda.first([next]);
            }
            Step::Predict => {
                predicting::do_answer(self, state, seat, action, cx);
                state.agenda.first([Step::Draw]);
            }
            Step::Begin | Step::Draw => unreachable!("these steps ask nobody"),
        }
    }

    fn work(&self, state: &mut State, step: Step, cx: &mut Cx<'_, Event>) {
        match step {
            Step::Begin => ending::begin_turn(self, state, cx),
            Step::Draw => {
                drawing::draw(state, cx);
                state.active = state.active.next(state.seats());
                state.agenda.first([Step::Begin]);
            }
            Step::Place | Step::Predict => unreachable!("these steps ask the active seat"),
        }
    }
}
