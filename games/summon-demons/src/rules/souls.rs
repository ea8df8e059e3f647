//! §SD-94, §SD-111 to §SD-113, §SD-121 Souls: collecting and stealing them.

use kernel::{Ask, Cx, Seat, Topic, topics};

use super::refusals::{not_now, not_victim};
use super::{ending, idle};
use crate::action::Action;
use crate::cards::Card;
use crate::effect::Amount;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Glen;
use crate::state::State;
use crate::step::{self, Step};
use crate::{At, Found, Play, SummonDemons};

/// §SD-112 §SD-94 §SD-95 Souls from the supply, which never runs out; §SD-43 victory is tested at
/// once.
pub(crate) fn collect(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    (card, amount): (Card, Amount),
    cx: &mut Cx<'_, Event>,
) {
    let printed = u16::from(game.amount(state, owner, amount));
    if printed == 0 {
        // §A-23
        cx.tell(|| Event::Nothing { seat: owner, card: game.design(card) });
    }
    receive(game, state, owner, card, printed * game.times(state, owner, card), cx);
}

/// Souls from the supply for a seat, through a card.
pub(crate) fn receive(
    game: &SummonDemons,
    state: &mut State,
    seat: Seat,
    card: Card,
    souls: u16,
    cx: &mut Cx<'_, Event>,
) {
    if souls == 0 {
        return;
    }
    let player = state.player_mut(seat);
    player.souls = player.souls.saturating_add(souls);
    cx.tell(|| Event::Collected { seat, card: game.design(card), souls });
    ending::test(game, state, seat, cx);
}

/// §SD-121 Whose soul: rivals who have one, §SD-151 unless shielded, and always the supply; the next one
/// may come from elsewhere.
impl Ask<SummonDemons> for step::Steal {
    const TOPICS: &'static [Topic] = topics!["steal" => "SD-121"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.owner)
    }

    fn offer(&self, At { game, state }: At<'_>, owner: Seat, found: &mut Found<'_>) {
        for seat in game.victims(state, owner) {
            if state.player(seat).souls > 0 {
                found(Action::Rob { seat });
            }
        }
        found(Action::TakeSupply {});
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, owner: Seat, action: &Action) {
        if let Action::Rob { seat } = *action {
            let victim = state.player_mut(seat);
            victim.souls = victim.souls.saturating_sub(1);
            cx.tell(|| Event::Robbed { seat: owner, victim_seat: seat, souls: 1 });
        } else {
            cx.tell(|| Event::TookSupply { seat: owner, souls: 1 });
        }
        let thief = state.player_mut(owner);
        thief.souls = thief.souls.saturating_add(1);
        if self.left > 1 {
            state.agenda.first([Step::Steal { owner, left: self.left - 1 }]);
        }
        ending::test(game, state, owner, cx);
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::Rob { seat: victim } => {
                not_victim(game, state, seat, victim).unwrap_or(Illegal::NoSouls { seat: victim })
            }
            _ => not_now(state, self.code(), *action),
        })
    }
}

/// §A-15 Which opponent collects; by the English wording any other player.
impl Ask<SummonDemons> for step::Name {
    const TOPICS: &'static [Topic] = topics!["name" => "A-15"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.owner)
    }

    fn offer(&self, At { game, state }: At<'_>, owner: Seat, found: &mut Found<'_>) {
        for seat in state.seats() {
            let fits = match game.options.glen {
                Glen::Opponent => game.rivals(owner, seat),
                Glen::AnotherPlayer => owner != seat,
            };
            if fits {
                found(Action::Name { seat });
            }
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, owner: Seat, action: &Action) {
        if let Action::Name { seat } = *action {
            cx.tell(|| Event::Named { seat: owner, named_seat: seat });
            receive(game, state, seat, self.card, self.souls.into(), cx);
        }
    }

    fn skip(self, Play { game, cx, .. }: Play<'_, '_>) {
        idle::pass_over(game, &self.into(), cx);
    }

    fn why_not(&self, At { state, .. }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::Name { seat } => Illegal::NotARival { seat },
            _ => not_now(state, self.code(), *action),
        })
    }
}
