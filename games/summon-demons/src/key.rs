//! A fast fingerprint of what a seat knows, for search.

use kernel::{Seat, Viewer, encode};

use crate::cards::CardSet;
use crate::state::State;
use crate::view::{known_deck, known_look};

/// Equal for equal views, at a fraction of their cost.
pub(crate) fn key(state: &State, seat: Seat) -> u64 {
    let viewer = Viewer::Seat(seat);
    let mut key = Fingerprint(u64::from(seat.0));
    for (index, player) in (0u8..).zip(&state.players) {
        key.add(u64::from(player.souls) << 16 | u64::from(player.hand.len()) << 8);
        key.add(u64::from(player.fresh) << 1 | u64::from(player.read));
        key.cards(player.area);
        key.cards(player.awake);
        if index == seat.0 {
            key.cards(player.hand);
        }
    }
    for slot in &state.block {
        key.add(slot.map_or(0, |card| u64::from(card.0) + 1));
    }
    let open = [state.candles, state.discard, state.demon_discard, state.aside];
    for cards in open {
        key.cards(cards);
    }
    key.add(u64::from(state.demon_deck.len()) << 8 | u64::from(state.look.all().len()));
    key.cards(known_look(state, viewer));
    match known_deck(state, viewer) {
        Some(known) => key.cards(known),
        None => key.add(1),
    }
    // Dice, actions done, whose turn, what is pending: open, and short in their compact form.
    let course = (state.first, state.active, state.course, state.over, &state.agenda);
    for chunk in encode(&course).chunks(8) {
        key.add(chunk.iter().fold(1, |word, &byte| word << 8 | u64::from(byte)));
    }
    key.0
}

/// A running 64-bit mix; each word is stirred in by multiplication and a shift.
struct Fingerprint(u64);

impl Fingerprint {
    fn add(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ (mixed >> 32);
    }

    fn cards(&mut self, cards: CardSet) {
        let (low, high) = cards.words();
        self.add(low);
        self.add(high);
    }
}
