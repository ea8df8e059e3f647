//! A fast fingerprint of what a seat knows, for search.

use kernel::{Fingerprint, Seat, Viewer};

use crate::cards::CardSet;
use crate::state::State;
use crate::view::{known_deck, known_look};

/// Equal for equal views, at a fraction of their cost.
pub(crate) fn key(state: &State, seat: Seat) -> u64 {
    let viewer = Viewer::Seat(seat);
    let mut key = Fingerprint::default();
    let cards = |key: &mut Fingerprint, cards: CardSet| {
        let (low, high) = cards.words();
        key.word(low);
        key.word(high);
    };
    key.word(seat.0.into());
    for (index, player) in (0u8..).zip(&state.players) {
        key.word(u64::from(player.souls) << 16 | u64::from(player.hand.len()) << 8);
        key.word(u64::from(player.fresh) << 1 | u64::from(player.read));
        cards(&mut key, player.area);
        cards(&mut key, player.awake);
        if index == seat.0 {
            cards(&mut key, player.hand);
        }
    }
    for slot in &state.block {
        key.word(slot.map_or(0, |card| u64::from(card.0) + 1));
    }
    for open in [state.candles, state.discard, state.demon_discard, state.aside] {
        cards(&mut key, open);
    }
    key.word(u64::from(state.demon_deck.len()) << 8 | u64::from(state.look.all().len()));
    cards(&mut key, known_look(state, viewer));
    match known_deck(state, viewer) {
        Some(known) => cards(&mut key, known),
        None => key.word(1),
    }
    // Dice, actions done, whose turn, what is pending: all of it is open.
    key.value(&(state.first, state.active, state.course, state.over, &state.agenda));
    key.end()
}
