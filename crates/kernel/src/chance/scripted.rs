//! Outcomes given beforehand: tests, and players who roll real dice.

use serde::Serialize;

use super::{Chance, Kind, Seeded, Ways, Why};
use crate::Seats;

/// A question to which no answer was given yet.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Need {
    /// How many answers were used before it.
    pub at: usize,
    /// The question.
    #[serde(flatten)]
    pub kind: Kind,
    /// Why it is asked.
    pub why: Why,
    /// Who may know the answer, and so who is asked.
    #[serde(skip)]
    pub eyes: Seats,
}

/// Given outcomes by identity, then a pretending generator; knows the first question it had to
/// invent and the first impossible answer. What was played with an invented outcome is thrown away.
#[derive(Debug)]
pub struct Scripted<'a> {
    given: &'a [u32],
    used: usize,
    need: Option<Need>,
    impossible: Option<Need>,
    pretend: Seeded,
}

impl<'a> Scripted<'a> {
    /// A source that answers with these identities, in order.
    pub fn new(given: &'a [u32]) -> Self {
        Scripted { given, used: 0, need: None, impossible: None, pretend: Seeded::from_number(0) }
    }

    /// How many given outcomes were used.
    pub fn used(&self) -> usize {
        self.used
    }

    /// The first question for which nothing was given.
    pub fn need(&self) -> Option<&Need> {
        self.need.as_ref()
    }

    /// The first question whose given answer cannot happen.
    pub fn impossible(&self) -> Option<&Need> {
        self.impossible.as_ref()
    }
}

impl Chance for Scripted<'_> {
    fn settle(&mut self, ways: Ways<'_>, why: &'static Why, eyes: Seats) -> u32 {
        let at = self.used;
        if self.need.is_none() && self.impossible.is_none() {
            let asked = || Need { at, kind: ways.kind(), why: *why, eyes };
            match self.given.get(at) {
                None => self.need = Some(asked()),
                Some(&id) => match ways.index_of(id) {
                    None => self.impossible = Some(asked()),
                    Some(index) => {
                        self.used += 1;
                        return index;
                    }
                },
            }
        }
        self.pretend.settle(ways, why, eyes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::tests_support::WHY;

    #[test]
    fn a_dry_script_pretends_and_remembers_the_first_question() {
        let mut script = Scripted::new(&[4]);
        assert_eq!(script.settle(Ways::Die(6), &WHY, Seats::ALL), 3);
        script.settle(Ways::Die(8), &WHY, Seats::ALL);
        script.settle(Ways::Die(10), &WHY, Seats::ALL);
        assert_eq!(script.need().map(|need| &need.kind), Some(&Kind::Die { sides: 8 }));
        assert_eq!(script.used(), 1);
    }

    #[test]
    fn an_impossible_answer_is_remembered_and_not_used() {
        let mut script = Scripted::new(&[7, 1]);
        assert!(script.settle(Ways::Die(6), &WHY, Seats::ALL) < 6);
        assert_eq!(script.impossible().map(|need| need.at), Some(0));
        assert_eq!(script.used(), 0);
    }
}
