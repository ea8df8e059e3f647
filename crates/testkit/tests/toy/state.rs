//! The table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use kernel::{Agenda, Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::KINDS;

/// Cards counted by kind.
pub(crate) type Cards = [u8; KINDS];

/// What is still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Deal,
    Gather { missing: Seats },
    Reveal,
    Gift { winner: Seat },
    EndRound,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) agenda: Agenda<Step>,
    pub(crate) round: u8,
    pub(crate) over: bool,
    pub(crate) bag: Cards,
    /// Whose cards were revealed, counted by kind.
    pub(crate) used: Vec<Cards>,
    pub(crate) hands: Vec<Cards>,
    pub(crate) bids: Vec<Option<u8>>,
    pub(crate) souls: Vec<u8>,
    /// Empty unless a fault keeps the truth here.
    pub(crate) checkpoint: Vec<Cards>,
    /// Empty unless a fault shows the bag here.
    pub(crate) peeked: Option<Cards>,
    pub(crate) mark: Mark,
    /// Always one; a fault sets it to zero, and then it does not come back from the compact form.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) note: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(note: &u8) -> bool {
    *note == 0
}

/// A number that clones share when a fault makes them.
#[derive(Debug)]
pub(crate) struct Mark {
    number: Arc<AtomicU8>,
    shared: bool,
}

impl Mark {
    pub(crate) fn new(shared: bool) -> Self {
        Mark { number: Arc::default(), shared }
    }

    pub(crate) fn number(&self) -> u8 {
        self.number.load(Ordering::Relaxed)
    }

    pub(crate) fn raise(&self) {
        self.number.fetch_add(1, Ordering::Relaxed);
    }
}

impl Clone for Mark {
    fn clone(&self) -> Self {
        let number = if self.shared {
            Arc::clone(&self.number)
        } else {
            Arc::new(AtomicU8::new(self.number()))
        };
        Mark { number, shared: self.shared }
    }
}

impl PartialEq for Mark {
    fn eq(&self, other: &Self) -> bool {
        self.number() == other.number()
    }
}

impl Eq for Mark {}

impl Serialize for Mark {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Mark {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = Arc::new(AtomicU8::new(u8::deserialize(deserializer)?));
        Ok(Mark { number, shared: false })
    }
}

/// How many cards these are.
pub(crate) fn total(cards: Cards) -> u8 {
    cards.iter().fold(0, |sum, &n| sum.saturating_add(n))
}
