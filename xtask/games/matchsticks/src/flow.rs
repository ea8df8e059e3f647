//! Whom a step asks, what it offers, what it does.

use kernel::{Agenda, Cx, Flow, Seat, Seats};

use crate::{Action, Event, Matchsticks, State, Step, rules};

impl Flow for Matchsticks {
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

    fn asks(&self, _state: &State, step: &Step) -> Seats {
        match step {
            Step::Begin => Seats::NONE,
            Step::Take(seat) => Seats::one(*seat),
        }
    }

    fn answers(&self, state: &State, step: &Step, _seat: Seat, out: &mut Vec<Action>) {
        match step {
            Step::Begin => {}
            Step::Take(_) => rules::taking::offers(self, state, out),
        }
    }

    fn answer(
        &self,
        state: &mut State,
        _step: Step,
        seat: Seat,
        action: &Action,
        cx: &mut Cx<'_, Event>,
    ) {
        match action {
            Action::Take { count } => rules::taking::do_take(self, state, seat, *count, cx),
        }
    }

    fn work(&self, state: &mut State, step: Step, cx: &mut Cx<'_, Event>) {
        match step {
            Step::Begin => rules::set_up::do_begin(self, state, cx),
            Step::Take(_) => unreachable!("this step always asks somebody"),
        }
    }
}
