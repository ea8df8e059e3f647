//! Nested decisions: one agenda of small steps in the state.
//!
//! A procedure is cut only where somebody may be asked. `first([a, b, c])` lists what happens next
//! in reading order; a step that asks nobody is work and is done at once. The three matches of
//! [`Flow`] (whom, what, then) are the table of contents of a game.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{Cx, Game, Seat, Seats};

/// What is still to be done, the nearest on top. Part of the state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "S: Serialize", deserialize = "S: Deserialize<'de>"))]
pub struct Agenda<S>(SmallVec<[S; 8]>);

impl<S> Default for Agenda<S> {
    fn default() -> Self {
        Agenda(SmallVec::new())
    }
}

impl<S: Copy> Agenda<S> {
    /// These come first, in reading order, before what is already waiting.
    #[inline]
    pub fn first<const N: usize>(&mut self, steps: [S; N]) {
        self.0.extend(steps.into_iter().rev());
    }

    /// The nearest step.
    #[inline]
    pub fn top(&self) -> Option<&S> {
        self.0.last()
    }

    /// Takes the nearest step off.
    #[inline]
    pub fn take(&mut self) -> Option<S> {
        self.0.pop()
    }

    /// Drops everything.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// All steps, the nearest first.
    pub fn iter(&self) -> impl Iterator<Item = &S> {
        self.0.iter().rev()
    }
}

/// A game whose flow is an agenda. Three matches over `Step`, each arm one call into a chapter.
pub trait Flow: Game {
    /// A noun phrase with ids and counters; never a closure, never a secret.
    type Step: Copy;
    /// The agenda inside the state, for reading.
    fn agenda(state: &Self::State) -> &Agenda<Self::Step>;
    /// The agenda inside the state, for changing.
    fn agenda_mut(state: &mut Self::State) -> &mut Agenda<Self::Step>;
    /// The game has ended: the rest of the agenda is dropped.
    fn over(state: &Self::State) -> bool;
    /// Whom the step asks now; nobody means it is work.
    fn asks(&self, state: &Self::State, step: &Self::Step) -> Seats;
    /// What a seat may answer, ascending.
    fn answers(
        &self,
        state: &Self::State,
        step: &Self::Step,
        seat: Seat,
        out: &mut Vec<Self::Action>,
    );
    /// Takes the answer; may put steps first, the same step again included.
    fn answer(
        &self,
        state: &mut Self::State,
        step: Self::Step,
        seat: Seat,
        action: &Self::Action,
        cx: &mut Cx<'_, Self::Event>,
    );
    /// Does work that asks nobody.
    fn work(&self, state: &mut Self::State, step: Self::Step, cx: &mut Cx<'_, Self::Event>);
}

/// Works through the agenda until somebody is asked or the game is over.
pub fn advance<G: Flow>(game: &G, state: &mut G::State, cx: &mut Cx<'_, G::Event>) {
    loop {
        if G::over(state) {
            G::agenda_mut(state).clear();
            return;
        }
        let step = *G::agenda(state).top().expect("a game that is not over has a next step");
        if !game.asks(state, &step).is_empty() {
            return;
        }
        G::agenda_mut(state).take();
        game.work(state, step, cx);
    }
}

/// Who owes a decision: whom the nearest step asks. Empty once the game is over.
pub fn flow_turn<G: Flow>(game: &G, state: &G::State) -> Seats {
    G::agenda(state).top().map_or(Seats::NONE, |step| game.asks(state, step))
}

/// `legal` of a game whose flow is an agenda.
pub fn flow_legal<G: Flow>(game: &G, state: &G::State, seat: Seat, out: &mut Vec<G::Action>) {
    if let Some(step) = flow_step(game, state, seat) {
        game.answers(state, &step, seat, out);
    }
}

/// The step this seat is asked by, if it is asked.
pub fn flow_step<G: Flow>(game: &G, state: &G::State, seat: Seat) -> Option<G::Step> {
    G::agenda(state).top().copied().filter(|step| game.asks(state, step).contains(seat))
}

/// `play` of a game whose flow is an agenda: take the nearest step, answer it, advance.
pub fn flow_play<G: Flow>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: &G::Action,
    cx: &mut Cx<'_, G::Event>,
) {
    let step = G::agenda_mut(state).take().expect("somebody was asked, so a step is waiting");
    game.answer(state, step, seat, action, cx);
    advance(game, state, cx);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_lists_in_reading_order_before_what_waits() {
        let mut agenda = Agenda::default();
        agenda.first(['c', 'd']);
        agenda.first(['a', 'b']);
        assert_eq!(agenda.iter().copied().collect::<String>(), "abcd");
        assert_eq!(agenda.take(), Some('a'));
        assert_eq!(agenda.top(), Some(&'b'));
    }
}
