//! §SD-121 to §SD-125, §SD-151 to §SD-154 Cards in play that leave their owner.

use kernel::{Ask, Cx, Seat, Topic, topics};

use super::refusals::{not_now, not_victim, why_not_take};
use super::{ending, idle};
use crate::action::Action;
use crate::cards::{Card, CardSet, Design};
use crate::effect::Filter;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Skunk;
use crate::state::State;
use crate::step;
use crate::{At, Found, Play, SummonDemons};

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

/// §SD-122 Which card of a rival; the next, if any, from the same one.
impl Ask<SummonDemons> for step::StealCard {
    const TOPICS: &'static [Topic] = topics!["steal-card" => "SD-122"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.owner)
    }

    fn offer(&self, At { game, state }: At<'_>, owner: Seat, found: &mut Found<'_>) {
        each_card(game, state, owner, self.filter, &mut |seat, card| {
            if self.victim.is_none_or(|victim| victim == seat) {
                found(Action::TakeCard { seat, card });
            }
        });
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, owner: Seat, action: &Action) {
        let Action::TakeCard { seat, card: design } = *action else { return };
        let cards = takeable(game, state, seat, self.filter);
        if let Some(card) = game.dearest(state, seat, cards, design) {
            if self.left > 1 && cards.len() > 1 {
                let next = step::StealCard { left: self.left - 1, victim: Some(seat), ..self };
                state.agenda.first([next.into()]);
            }
            steal(game, state, (owner, seat), card, cx);
        }
    }

    fn skip(self, Play { game, cx, .. }: Play<'_, '_>) {
        idle::pass_over(game, &self.into(), cx);
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::TakeCard { seat: victim, card } => {
                why_not_take(game, state, (seat, victim), card, self.filter.code())
            }
            _ => not_now(state, self.code(), *action),
        })
    }
}

/// §SD-122 Which rival, of those who have a card that fits; all of them are stolen.
impl Ask<SummonDemons> for step::StealAll {
    const TOPICS: &'static [Topic] = topics!["steal-all" => "SD-122"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.owner)
    }

    fn offer(&self, At { game, state }: At<'_>, owner: Seat, found: &mut Found<'_>) {
        for seat in game.victims(state, owner) {
            if !takeable(game, state, seat, self.filter).is_empty() {
                found(Action::TakeAll { seat });
            }
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, owner: Seat, action: &Action) {
        let Action::TakeAll { seat } = *action else { return };
        for card in takeable(game, state, seat, self.filter).iter() {
            if state.over.is_some() {
                return;
            }
            steal(game, state, (owner, seat), card, cx);
        }
    }

    fn skip(self, Play { game, cx, .. }: Play<'_, '_>) {
        idle::pass_over(game, &self.into(), cx);
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::TakeAll { seat: victim } => not_victim(game, state, seat, victim)
                .unwrap_or(Illegal::NothingThere { seat: victim }),
            _ => not_now(state, self.code(), *action),
        })
    }
}

/// §SD-177 Which card of any rival is discarded, or no more; the next may be another's.
impl Ask<SummonDemons> for step::DiscardRivals {
    const TOPICS: &'static [Topic] = topics!["discard-rivals" => "SD-177"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.owner)
    }

    fn offer(&self, At { game, state }: At<'_>, owner: Seat, found: &mut Found<'_>) {
        let mut any = false;
        each_card(game, state, owner, self.filter, &mut |seat, card| {
            any = true;
            found(Action::DiscardRival { seat, card });
        });
        if any {
            found(Action::Done {});
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, owner: Seat, action: &Action) {
        let Action::DiscardRival { seat, card: design } = *action else { return };
        let cards = takeable(game, state, seat, self.filter);
        if let Some(card) = game.dearest(state, seat, cards, design) {
            discard(game, state, seat, card, "rival", cx);
        }
        if self.left > 1 && any_card(game, state, owner, self.filter) {
            let next = step::DiscardRivals { left: self.left - 1, ..self };
            state.agenda.first([next.into()]);
        }
    }

    fn skip(self, Play { game, cx, .. }: Play<'_, '_>) {
        idle::pass_over(game, &self.into(), cx);
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::DiscardRival { seat: victim, card } => {
                why_not_take(game, state, (seat, victim), card, self.filter.code())
            }
            _ => not_now(state, self.code(), *action),
        })
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
