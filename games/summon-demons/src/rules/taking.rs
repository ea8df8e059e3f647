//! §SD-121 to §SD-125, §SD-151 to §SD-154 Cards in play that leave their owner.

use kernel::{Cx, Seat};

use crate::SummonDemons;
use crate::action::Action;
use crate::cards::{Card, CardSet, Design};
use crate::effect::Filter;
use crate::event::Event;
use crate::options::Skunk;
use crate::rules::ending;
use crate::state::State;
use crate::step::Step;

/// §SD-122 §SD-123 §SD-25 §SD-133 Cards of a seat that an effect can take: in play, §A-16 not in
/// hand, and never the candle.
fn takeable(game: &SummonDemons, state: &State, seat: Seat, filter: Filter) -> CardSet {
    state.player(seat).area.and(game.printed(filter)).less(game.content.candles)
}

/// Whether some rival has a card that fits.
pub(crate) fn any_card(game: &SummonDemons, state: &State, owner: Seat, filter: Filter) -> bool {
    game.victims(state, owner).any(|seat| !takeable(game, state, seat, filter).is_empty())
}

/// Each card of a rival that fits, by seat.
fn each_card(
    game: &SummonDemons,
    state: &State,
    owner: Seat,
    filter: Filter,
    found: &mut dyn FnMut(Seat, Design),
) {
    for seat in game.victims(state, owner) {
        let cards = takeable(game, state, seat, filter);
        game.content.designs(cards).for_each(|card| found(seat, card));
    }
}

/// §SD-122 Cards that may be stolen; once a rival is chosen, only that one's.
pub(crate) fn card_choices(
    game: &SummonDemons,
    state: &State,
    owner: Seat,
    filter: Filter,
    victim: Option<Seat>,
    found: &mut dyn FnMut(Action),
) {
    each_card(game, state, owner, filter, &mut |seat, card| {
        if victim.is_none_or(|victim| victim == seat) {
            found(Action::TakeCard { seat, card });
        }
    });
}

/// Rivals who have a card that fits.
pub(crate) fn all_choices(
    game: &SummonDemons,
    state: &State,
    owner: Seat,
    filter: Filter,
    found: &mut dyn FnMut(Action),
) {
    for seat in game.victims(state, owner) {
        if !takeable(game, state, seat, filter).is_empty() {
            found(Action::TakeAll { seat });
        }
    }
}

/// §SD-122 The card moves. §A-4 That is no gain; §SD-43 a demon may decide the game.
fn steal(
    game: &SummonDemons,
    state: &mut State,
    (owner, victim): (Seat, Seat),
    card: Card,
    cx: &mut Cx<'_, Event>,
) {
    leave(state, victim, card);
    state.player_mut(owner).area.insert(card);
    cx.tell(|| Event::StoleCard { seat: owner, victim_seat: victim, card: game.design(card) });
    ending::test(game, state, owner, cx);
}

/// §A-2 A card leaves an area, and whatever it still was to do in this throw.
fn leave(state: &mut State, seat: Seat, card: Card) {
    let player = state.player_mut(seat);
    player.area.remove(card);
    player.awake.remove(card);
}

/// One card is stolen; the next, if any, from the same rival.
pub(crate) fn steal_card(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    (acting, filter, left): (Card, Filter, u8),
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let Action::TakeCard { seat, card: design } = action else { return };
    let cards = takeable(game, state, seat, filter);
    if let Some(card) = game.dearest(state, seat, cards, design) {
        if left > 1 && cards.len() > 1 {
            let (left, victim) = (left - 1, Some(seat));
            state.agenda.first([Step::StealCard { owner, card: acting, filter, left, victim }]);
        }
        steal(game, state, (owner, seat), card, cx);
    }
}

/// All cards of one rival are stolen.
pub(crate) fn steal_all(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    filter: Filter,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let Action::TakeAll { seat } = action else { return };
    for card in takeable(game, state, seat, filter).iter() {
        if state.over.is_some() {
            return;
        }
        steal(game, state, (owner, seat), card, cx);
    }
}

/// §SD-177 Cards of any rivals, or no more.
pub(crate) fn discard_choices(
    game: &SummonDemons,
    state: &State,
    owner: Seat,
    filter: Filter,
    found: &mut dyn FnMut(Action),
) {
    let mut any = false;
    each_card(game, state, owner, filter, &mut |seat, card| {
        any = true;
        found(Action::DiscardRival { seat, card });
    });
    if any {
        found(Action::Done {});
    }
}

/// §SD-177 A card of a rival is discarded; the next may be another's.
pub(crate) fn discard_rival(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    (acting, filter, left): (Card, Filter, u8),
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let Action::DiscardRival { seat, card: design } = action else { return };
    let cards = takeable(game, state, seat, filter);
    if let Some(card) = game.dearest(state, seat, cards, design) {
        discard(game, state, seat, card, "rival", cx);
    }
    if left > 1 && any_card(game, state, owner, filter) {
        let left = left - 1;
        state.agenda.first([Step::DiscardRivals { owner, card: acting, filter, left }]);
    }
}

/// §SD-125 §SD-126 §SD-38 A card in play goes to its open pile and has no more effect.
pub(crate) fn discard(
    game: &SummonDemons,
    state: &mut State,
    seat: Seat,
    card: Card,
    why: &'static str,
    cx: &mut Cx<'_, Event>,
) {
    leave(state, seat, card);
    if game.content.demons.contains(card) {
        state.demon_discard.insert(card);
    } else {
        state.discard.insert(card);
    }
    cx.tell(|| Event::Discarded { seat, card: game.design(card), why });
}

/// §SD-164 §SD-165 Everybody discards all block cards, §A-43 or summoned demons too; §SD-152
/// shielded rivals do not, §SD-153 the owner and §A-38 the partner do.
pub(crate) fn wipe(game: &SummonDemons, state: &mut State, owner: Seat, cx: &mut Cx<'_, Event>) {
    let lost = match game.options.skunk {
        Skunk::BlockCards => game.content.block,
        Skunk::AllCards => game.content.block.or(game.content.demons),
    };
    for seat in state.clockwise(owner) {
        if game.rivals(owner, seat) && game.shielded(state, seat) {
            continue;
        }
        for card in state.player(seat).area.and(lost).iter() {
            discard(game, state, seat, card, "wipe", cx);
        }
    }
}
