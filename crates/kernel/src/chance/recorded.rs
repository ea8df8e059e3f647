//! Keeping outcomes, and playing them again.

use serde::{Deserialize, Serialize};

use super::{Chance, Kind, Seeded, Ways, Why};
use crate::Seats;

/// One outcome as a replay keeps it: why it was asked, and its identity.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rolled {
    /// Code of the reason.
    pub why: String,
    /// Identity of the outcome.
    pub id: u32,
}

/// One answered question with all that was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled {
    /// The question.
    pub kind: Kind,
    /// Why it was asked.
    pub why: &'static Why,
    /// Who may know the answer.
    pub eyes: Seats,
    /// Identity of the outcome.
    pub id: u32,
}

impl Settled {
    /// What a replay keeps of it.
    pub fn rolled(&self) -> Rolled {
        Rolled { why: self.why.code.to_owned(), id: self.id }
    }
}

/// Passes questions on and keeps them with their outcomes.
#[allow(missing_debug_implementations, reason = "a source of chance has nothing to print")]
pub struct Recorder<'a> {
    inner: &'a mut dyn Chance,
    settled: Vec<Settled>,
}

impl<'a> Recorder<'a> {
    /// Records what this source answers.
    pub fn new(inner: &'a mut dyn Chance) -> Self {
        Recorder { inner, settled: Vec::new() }
    }

    /// Everything asked so far.
    pub fn settled(&self) -> &[Settled] {
        &self.settled
    }

    /// What a replay keeps of everything asked so far.
    pub fn rolled(&self) -> Vec<Rolled> {
        self.settled.iter().map(Settled::rolled).collect()
    }
}

impl Chance for Recorder<'_> {
    fn settle(&mut self, ways: Ways<'_>, why: &'static Why, eyes: Seats) -> u32 {
        let index = self.inner.settle(ways, why, eyes);
        self.settled.push(Settled { kind: ways.kind(), why, eyes, id: ways.id(index) });
        index
    }
}

/// Where a replay and the rules part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Diverged {
    /// Number of the question within the step.
    pub at: usize,
    /// What the record says; nothing if it has ended.
    pub recorded: Option<Rolled>,
    /// What the rules asked; nothing if they asked no more.
    pub asked: Option<&'static str>,
}

/// Recorded outcomes; any difference in question or range is a [`Diverged`].
#[derive(Debug)]
pub struct Replayed<'a> {
    rolled: &'a [Rolled],
    used: usize,
    diverged: Option<Diverged>,
    pretend: Seeded,
}

impl<'a> Replayed<'a> {
    /// A source that answers from this record.
    pub fn new(rolled: &'a [Rolled]) -> Self {
        Replayed { rolled, used: 0, diverged: None, pretend: Seeded::from_number(0) }
    }

    /// Fine if every recorded outcome was asked for and used; otherwise the first difference.
    pub fn finish(self) -> Result<(), Diverged> {
        match (self.diverged, self.rolled.get(self.used)) {
            (Some(diverged), _) => Err(diverged),
            (None, Some(left)) => {
                Err(Diverged { at: self.used, recorded: Some(left.clone()), asked: None })
            }
            (None, None) => Ok(()),
        }
    }
}

impl Chance for Replayed<'_> {
    fn settle(&mut self, ways: Ways<'_>, why: &'static Why, eyes: Seats) -> u32 {
        if self.diverged.is_none() {
            let recorded = self.rolled.get(self.used);
            let index = recorded
                .filter(|rolled| rolled.why == why.code)
                .and_then(|rolled| ways.index_of(rolled.id));
            if let Some(index) = index {
                self.used += 1;
                return index;
            }
            let recorded = recorded.cloned();
            self.diverged = Some(Diverged { at: self.used, recorded, asked: Some(why.code) });
        }
        self.pretend.settle(ways, why, eyes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::tests_support::WHY;

    #[test]
    fn a_record_replays_and_every_difference_is_named() {
        let mut dice = Seeded::from_number(3);
        let mut recorder = Recorder::new(&mut dice);
        let first = recorder.settle(Ways::Die(6), &WHY, Seats::ALL);
        let rolled = recorder.rolled();

        let mut same = Replayed::new(&rolled);
        assert_eq!(same.settle(Ways::Die(6), &WHY, Seats::ALL), first);
        assert_eq!(same.finish(), Ok(()));

        let unused = Replayed::new(&rolled).finish().unwrap_err();
        assert_eq!((unused.at, unused.asked), (0, None));

        let mut dry = Replayed::new(&[]);
        dry.settle(Ways::Die(6), &WHY, Seats::ALL);
        assert_eq!(dry.finish().unwrap_err().recorded, None);

        let six = [Rolled { why: WHY.code.to_owned(), id: 6 }];
        let mut narrow = Replayed::new(&six);
        narrow.settle(Ways::Die(4), &WHY, Seats::ALL);
        assert_eq!(narrow.finish().unwrap_err().asked, Some(WHY.code));
    }
}
