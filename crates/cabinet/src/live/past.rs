//! What happened in a game so far, step by step.

use kernel::chance::Replayed;
use kernel::replay::ReplayOf;
use kernel::{Cx, Game, Receipt, Seat};

use super::{is_free, is_sealed};
use crate::table::{Retreat, Stands};

/// What happened in a game so far, step by step.
pub(crate) struct Past<G: Game> {
    /// Events by step; the first entry is the set-up.
    events: Vec<Box<[G::Event]>>,
    /// Who acted in each step and what it used.
    receipts: Vec<(Seat, Receipt)>,
    /// Whether each step answered a sealed question.
    sealed: Vec<bool>,
}

// Written out because a derived one would ask the box itself to be `Clone`.
impl<G: Game> Clone for Past<G> {
    fn clone(&self) -> Self {
        Past {
            events: self.events.clone(),
            receipts: self.receipts.clone(),
            sealed: self.sealed.clone(),
        }
    }
}

impl<G: Game> Past<G> {
    /// The set-up alone.
    pub(crate) fn begun(events: Vec<G::Event>) -> Self {
        Past { events: vec![events.into()], receipts: Vec::new(), sealed: Vec::new() }
    }

    /// The past of a game as its record has it, which holds only actions and outcomes.
    pub(crate) fn told(game: &G, replay: &ReplayOf<G>) -> Self {
        let mut events = Vec::new();
        let mut opening = Replayed::new(&replay.opening);
        let mut state = game.start(&mut Cx::telling(&mut opening, &mut events));
        let mut past = Past::begun(events);
        for line in &replay.steps {
            let sealed = is_sealed(game, &state, line.seat);
            let mut events = Vec::new();
            let mut rolled = Replayed::new(&line.rolled);
            let mut cx = Cx::telling(&mut rolled, &mut events);
            game.play(&mut state, line.seat, &line.action, &mut cx);
            let receipt = cx.receipt();
            past.push(events, (line.seat, receipt), sealed);
        }
        past
    }

    /// One more step.
    pub(crate) fn push(&mut self, events: Vec<G::Event>, used: (Seat, Receipt), sealed: bool) {
        self.events.push(events.into());
        self.receipts.push(used);
        self.sealed.push(sealed);
    }

    /// Forgets the last step.
    pub(super) fn pop(&mut self) {
        if self.receipts.pop().is_some() {
            self.events.pop();
            self.sealed.pop();
        }
    }

    /// How many actions were carried out.
    pub(super) fn steps(&self) -> usize {
        self.receipts.len()
    }

    /// What happened by step; the first entry is the set-up.
    pub(super) fn events(&self) -> &[Box<[G::Event]>] {
        &self.events
    }

    /// Forgets everything after so many actions, and gives what happened in them.
    pub(super) fn go_back(&mut self, steps: usize) -> Vec<Box<[G::Event]>> {
        self.receipts.truncate(steps);
        self.sealed.truncate(steps);
        self.events.split_off((steps + 1).min(self.events.len()))
    }

    /// How many of its last steps this seat may take back one by one, and what stands before them.
    pub(super) fn retreat(&self, seat: Seat) -> Retreat {
        let mut steps = 0;
        for (actor, receipt) in self.receipts.iter().rev() {
            let stands = match receipt {
                _ if *actor != seat => Stands::Acted,
                receipt if receipt.rolls > 0 => Stands::Rolled,
                receipt if receipt.revealed => Stands::Revealed,
                _ => {
                    steps += 1;
                    continue;
                }
            };
            return Retreat { steps, stands: Some(stands) };
        }
        Retreat { steps, stands: None }
    }

    /// The step, counted from 0, with which this seat last answered a secret question that is not
    /// over yet.
    pub(super) fn sealed_answer(&self, seat: Seat) -> Option<usize> {
        let steps = self.receipts.iter().zip(&self.sealed).enumerate().rev();
        let mut open =
            steps.take_while(|(_, ((_, receipt), sealed))| **sealed && is_free(*receipt));
        open.find(|(_, ((actor, _), _))| *actor == seat).map(|(step, _)| step)
    }
}
