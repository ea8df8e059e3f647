//! Nested decisions: one agenda of small steps in the state.
//!
//! A procedure is cut only where somebody may be asked. `first([a, b, c])` lists what happens next
//! in reading order; a step that asks nobody is work and is done at once. What can stand in it is the
//! table of contents of a game: [`agenda!`](macro@crate::agenda).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// What is still to be done, the nearest on top. Part of the state.
///
/// A step that is carried out puts what follows from it first; what waited goes on waiting:
///
/// ```
/// use kernel::Agenda;
///
/// let mut agenda = Agenda::default();
/// agenda.first(["fight", "end of the round"]);
/// assert_eq!(agenda.take(), Some("fight"));
/// agenda.first(["roll", "losses"]);
/// let steps: Vec<_> = agenda.iter().copied().collect();
/// assert_eq!(steps, ["roll", "losses", "end of the round"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "S: Serialize", deserialize = "S: Deserialize<'de>"))]
pub struct Agenda<S>(SmallVec<[S; 8]>);

impl<S> Default for Agenda<S> {
    fn default() -> Self {
        Agenda(SmallVec::new())
    }
}

impl<S: Copy> Agenda<S> {
    /// These, in reading order.
    pub fn of<const N: usize>(steps: [S; N]) -> Agenda<S> {
        let mut agenda = Agenda::default();
        agenda.first(steps);
        agenda
    }

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
