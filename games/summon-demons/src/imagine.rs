//! Worlds that a seat cannot tell from the real one, and the facts hidden from it.
//!
//! §SD-36 Hidden are the demons in hand, the order of the decks, and §A-37 what another player
//! looks at. Decks have no order here, so that only places of demons remain: hands never grow, and
//! the demon deck grows only from its open discard pile. A seat that has read the deck therefore
//! knows what it holds for the rest of the game.

use kernel::chance::{Chance, Ways, Why};
use kernel::{Seat, Seats, Secret, rule};

use crate::cards::{Card, CardSet};
use crate::state::State;
use crate::step::Step;

/// A redraw of hidden things; identities are serial numbers less one.
static IMAGINE: Why = Why { code: "demon", rule: rule!("A-37") };

/// A state that this seat cannot tell from the given one, redrawn from what the seat knows alone.
pub(crate) fn imagine(state: &State, seat: Seat, chance: &mut dyn Chance) -> State {
    let mut world = state.clone();
    let known = Known::of(state, seat);
    let mut pool = known.pool;
    for other in state.seats().filter(|&other| other != seat) {
        let count = state.player(other).hand.len();
        world.player_mut(other).hand = take(&mut pool, count, chance);
    }
    let (old, fresh) = (state.look.old.len(), state.look.fresh.len());
    match known.look {
        Looking::Open if known.read => {}
        Looking::Open => world.demon_deck = pool,
        Looking::Hidden => {
            let mut side = if known.read { state.demon_deck.or(state.look.old) } else { pool };
            world.look.old = take(&mut side, old, chance);
            world.demon_deck = side;
        }
        Looking::Crossed => {
            let mut made_anew = state.demon_deck.or(state.look.fresh);
            world.look.fresh = take(&mut made_anew, fresh, chance);
            world.demon_deck = made_anew;
            if !known.read {
                world.look.old = pool;
            }
        }
    }
    world
}

/// Every fact hidden from the seat that what it knows does not force.
pub(crate) fn secrets(state: &State, seat: Seat, out: &mut Vec<Secret>) {
    let known = Known::of(state, seat);
    let mut hide = |what: &'static str, of: u16, set: CardSet, among: CardSet| {
        if !set.is_empty() && set.len() < among.len() {
            let value = set.iter().map(|card| card.0).collect();
            out.push(Secret { what, of, value });
        }
    };
    for other in state.seats().filter(|&other| other != seat) {
        hide("hand", other.0.into(), state.player(other).hand, known.pool);
    }
    let (deck, look) = (state.demon_deck, state.look);
    match known.look {
        Looking::Open => {
            if !known.read {
                hide("deck", 0, deck, known.pool);
            }
        }
        Looking::Hidden => {
            let among = if known.read { deck.or(look.old) } else { known.pool };
            hide("look", 0, look.old, among);
            hide("deck", 0, deck, among);
        }
        Looking::Crossed => {
            hide("look", 1, look.fresh, deck.or(look.fresh));
            if !known.read {
                hide("look", 0, look.old, known.pool);
            }
        }
    }
}

/// What a seat sees of a look at demons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Looking {
    /// Nobody looks, or the seat itself does.
    Open,
    /// Another seat looks at demons of the deck.
    Hidden,
    /// Another seat looks at the last demons of a deck and the first of the next one, which was
    /// made from an open pile.
    Crossed,
}

/// What a seat knows about the places of demons.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// Demons that may lie in a hand of another, or in a place the seat knows nothing about.
    pub(crate) pool: CardSet,
    /// Whether the seat knows which demons the deck holds, those being looked at included.
    pub(crate) read: bool,
    /// What the seat sees of a look.
    pub(crate) look: Looking,
}

impl Known {
    pub(crate) fn of(state: &State, seat: Seat) -> Known {
        let look = looking(state, Some(seat));
        // Who looks beyond the end of a deck has seen the rest of it.
        let read =
            state.player(seat).read || (look == Looking::Open && !state.look.fresh.is_empty());
        let unknown = match look {
            _ if read => CardSet::NONE,
            Looking::Open => state.demon_deck,
            Looking::Hidden => state.demon_deck.or(state.look.old),
            Looking::Crossed => state.look.old,
        };
        let others = (0u8..).zip(&state.players).filter(|(other, _)| *other != seat.0);
        let hands = others.fold(CardSet::NONE, |hands, (_, player)| hands.or(player.hand));
        Known { pool: hands.or(unknown), read, look }
    }
}

/// What a viewer sees of a look; nobody's eyes for spectators.
pub(crate) fn looking(state: &State, seat: Option<Seat>) -> Looking {
    if state.look.all().is_empty() || (seat.is_some() && seat == looker(state)) {
        Looking::Open
    } else if state.look.fresh.is_empty() {
        Looking::Hidden
    } else {
        Looking::Crossed
    }
}

/// §A-37 Who looks at demons.
pub(crate) fn looker(state: &State) -> Option<Seat> {
    state.agenda.iter().find_map(|step| match step {
        Step::Look { owner, .. } => Some(*owner),
        _ => None,
    })
}

/// Takes so many cards at random out of a set.
fn take(from: &mut CardSet, count: u8, chance: &mut dyn Chance) -> CardSet {
    let mut taken = CardSet::NONE;
    for _ in 0..count.min(from.len()) {
        let cards: arrayvec::ArrayVec<Card, 128> = from.iter().collect();
        let id = |index: u32| u16::from(cards[index as usize].0);
        let ways = Ways::Pick { n: from.len().into(), id: &id };
        let card = cards[chance.settle(ways, &IMAGINE, Seats::NONE) as usize];
        from.remove(card);
        taken.insert(card);
    }
    taken
}
