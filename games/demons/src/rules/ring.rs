//! §11.0c §11.0d The sealed auction of a ring that a mortal has got.

use kernel::{Sealed, Seat, Seats, Topic, topics};

use crate::action::Action;
use crate::event::Event;
use crate::ids::Unit;
use crate::illegal::Illegal;
use crate::options::SoloRingMin;
use crate::rules::treasure;
use crate::sets::bits;
use crate::state::{Owner, Ring, State};
use crate::step::{self, Step};
use crate::{At, Demons, Found, Play};

/// Seats that own more than this many treasures and are still in the game.
fn bidders(state: &State, more_than: u8) -> Seats {
    state
        .all_seats()
        .filter(|&seat| state.plays(seat) && state.owned(seat).count() > usize::from(more_than))
        .collect()
}

/// Whether more than one magician can offer something.
fn has_rivals(state: &State) -> bool {
    bidders(state, 0).len() > 1
}

/// §X-34 The window opens at the start of a player-turn while a living mortal has the ring.
pub(crate) fn open(game: &Demons, state: &mut State) {
    let Ring::Hoard(unit) = state.ring else { return };
    let alone = state.seats() == 1;
    // §X-35
    if alone && game.options.solo_ring_min == SoloRingMin::Off {
        return;
    }
    let missing = bidders(state, 0);
    if state.mortal(unit).hex.is_some() && !missing.is_empty() {
        state.offers = [0; 4];
        state.agenda.first([Step::Bid { round: 0, missing }, Step::Reveal]);
    }
}

/// §11.0c Whether the next treasure is part of the offer: written down, shown to nobody.
impl Sealed<Demons> for step::Bid {
    const TOPICS: &'static [Topic] = topics!["offer" => "11.0c"];

    /// §X-35 A lone bidder has nobody to hide his offer from.
    fn is_secret(&self, At { state, .. }: At<'_>) -> bool {
        has_rivals(state)
    }

    fn whom(&self, _: At<'_>) -> Seats {
        self.missing
    }

    fn offer(&self, At { state, .. }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        if let Some(index) = state.owned(seat).nth(usize::from(self.round)) {
            let treasure = Demons::treasure_number(index);
            found(Action::Offer { treasure });
            found(Action::Withhold { treasure });
        }
    }

    fn note(&mut self, _: &Demons, state: &mut State, seat: Seat, action: &Action) {
        if let Action::Offer { treasure } = *action {
            let index = Demons::treasure_of(treasure).expect("the treasure was checked");
            state.offers[seat.index()] |= 1 << index;
        }
        self.missing = self.missing.without(seat);
        if self.missing.is_empty() {
            self.round += 1;
            self.missing = bidders(state, self.round);
        }
    }

    /// The offers are shown by the step after this one.
    fn close(self, _: Play<'_, '_>) {}

    fn why_not(&self, _: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Offer { treasure } | Action::Withhold { treasure } => {
                Some(Illegal::NotOwned { treasure })
            }
            _ => None,
        }
    }
}

/// §11.0c All offers are shown together; the best is paid into the hoard. §11.0d A tie sells
/// nothing.
pub(crate) fn reveal(_: step::Reveal, Play { game, state, cx }: Play<'_, '_>) {
    let Ring::Hoard(unit) = state.ring else { return };
    let offers = std::mem::take(&mut state.offers);
    cx.reveal();
    let value = |offer: u64| -> u32 {
        bits(offer).map(|i| u32::from(game.content.treasures[usize::from(i)].thousands)).sum()
    };
    for seat in bidders(state, 0).iter() {
        let offer = offers[seat.index()];
        cx.tell(|| Event::Offered { seat, thousands: value(offer), count: offer.count_ones() });
    }
    let best = offers.iter().map(|&offer| value(offer)).max().unwrap_or(0);
    let mut winners = state.all_seats().filter(|seat| value(offers[seat.index()]) == best);
    let (winner, tie) = (winners.next(), winners.next().is_some());
    match winner.filter(|_| best > 0 && !tie) {
        Some(seat) => {
            for treasure in bits(offers[seat.index()]) {
                treasure::hand_over(state, treasure, Owner::Hoard(unit));
            }
            state.ring = Ring::Seat(seat);
            let mortal = Unit(unit);
            cx.tell(|| Event::RingSold { seat, mortal, thousands: best });
        }
        None => cx.tell(|| Event::RingKept {
            mortal: Unit(unit),
            why: if best == 0 { "none" } else { "tie" },
        }),
    }
}
