//! How the dice of a table are agreed on before the game, as its log tells it.
//!
//! Every person promises a text; when all promises stand they are shown and nobody changes one any
//! more; then the texts are opened. A round that somebody breaks off is void, and the next begins.

use std::collections::BTreeMap;
use std::sync::Arc;

use protocol::SeatKind;

use crate::fair::Agreed;
use crate::store::Place;

/// Where the round stands.
#[derive(Default)]
pub(super) struct Round {
    /// Rounds before this one, which were void.
    void: u32,
    promises: BTreeMap<u8, Promise>,
    /// Whether everybody has been shown all promises.
    pub(super) shown: bool,
    texts: BTreeMap<u8, String>,
    /// When the first text was opened.
    pub(super) since_ms: Option<u64>,
}

/// What a seat has promised.
struct Promise {
    text: String,
    /// How often it has promised in this round.
    times: u32,
}

impl Round {
    /// Its number, from 1.
    pub(super) fn number(&self) -> u32 {
        self.void + 1
    }

    /// What a seat has promised.
    pub(super) fn promise_of(&self, seat: u8) -> Option<&str> {
        self.promises.get(&seat).map(|promise| &*promise.text)
    }

    /// How often a seat has promised in this round.
    pub(super) fn times(&self, seat: u8) -> u32 {
        self.promises.get(&seat).map_or(0, |promise| promise.times)
    }

    /// Whether a seat has opened its text.
    pub(super) fn is_opened(&self, seat: u8) -> bool {
        self.texts.contains_key(&seat)
    }

    /// Seats that have opened their text.
    pub(super) fn opened(&self) -> Vec<u8> {
        self.texts.keys().copied().collect()
    }

    /// People who have not opened their text.
    pub(super) fn missing(&self, places: &[Place]) -> Vec<u8> {
        let human = |&(_, place): &(u8, &Place)| place.who == SeatKind::Human;
        let seats = (0u8..).zip(places).filter(human).map(|(seat, _)| seat);
        seats.filter(|seat| !self.is_opened(*seat)).collect()
    }

    pub(super) fn promise(&mut self, seat: u8, text: String) {
        let times = self.times(seat) + 1;
        self.promises.insert(seat, Promise { text, times });
    }

    pub(super) fn open(&mut self, seat: u8, text: String, at_ms: u64) {
        self.since_ms.get_or_insert(at_ms);
        self.texts.insert(seat, text);
    }

    /// Somebody else sits there now, who has promised nothing.
    pub(super) fn vacate(&mut self, seat: u8) {
        self.promises.remove(&seat);
        self.texts.remove(&seat);
    }

    /// Everybody promises anew.
    pub(super) fn break_off(&mut self) {
        *self = Round { void: self.number(), ..Round::default() };
    }

    /// What the dice follow from besides the secret.
    pub(super) fn agreed(&self, seats: usize) -> Arc<Agreed> {
        let seats = u8::try_from(seats).unwrap_or(u8::MAX);
        let promise = |seat| self.promise_of(seat).unwrap_or_default().to_owned();
        let text = |seat| self.texts.get(&seat).cloned().unwrap_or_default();
        Arc::new(Agreed::Promised {
            round: self.number(),
            promises: (0..seats).map(promise).collect(),
            texts: (0..seats).map(text).collect(),
        })
    }
}
