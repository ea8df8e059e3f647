//! Why not: reasons that several questions give.

use kernel::Seat;

use crate::SummonDemons;
use crate::action::Action;
use crate::cards::Design;
use crate::illegal::Illegal;
use crate::state::State;

/// Why an action that answers another question is refused.
pub(super) fn not_now(state: &State, step: &'static str, action: Action) -> Illegal {
    match action {
        Action::Reroll {} if state.course.rolled => {
            Illegal::NoReroll { total: state.course.total() }
        }
        Action::Accept {} | Action::Decline {} => Illegal::NotOffered { step },
        _ => Illegal::WrongStep { step },
    }
}

/// Why a card cannot be taken from this seat.
pub(super) fn why_not_take(
    game: &SummonDemons,
    state: &State,
    (seat, victim): (Seat, Seat),
    card: Design,
    needs: &'static str,
) -> Illegal {
    if let Some(reason) = not_victim(game, state, seat, victim) {
        return reason;
    }
    let copies = game.content.copies(card);
    if !state.player(victim).area.meets(copies) {
        return Illegal::NotThere { seat: victim, card };
    }
    if copies.meets(game.content.candles) {
        return Illegal::CandleStays { card };
    }
    Illegal::NoMatch { card, needs }
}

/// The seat does not own such a card, or it is a candle.
pub(super) fn not_own(
    game: &SummonDemons,
    state: &State,
    seat: Seat,
    card: Design,
) -> Option<Illegal> {
    let copies = game.content.copies(card);
    if !state.player(seat).area.meets(copies) {
        return Some(Illegal::NotYours { card });
    }
    copies.meets(game.content.candles).then_some(Illegal::CandleStays { card })
}

/// The block does not show such a card.
pub(super) fn not_shown(game: &SummonDemons, state: &State, card: Design) -> Option<Illegal> {
    let shown = state.shown().meets(game.content.copies(card));
    (!shown).then_some(Illegal::NotInBlock { card })
}

/// The seat is no rival, or is shielded.
pub(super) fn not_victim(
    game: &SummonDemons,
    state: &State,
    seat: Seat,
    victim: Seat,
) -> Option<Illegal> {
    if victim.0 >= state.count() || !game.rivals(seat, victim) {
        return Some(Illegal::NotARival { seat: victim });
    }
    let shield = state.player(victim).area.and(game.lasting().protect).first()?;
    Some(Illegal::Shielded { seat: victim, card: game.design(shield) })
}
