//! §SD-48, §SD-53 to §SD-62, §SD-98 to §SD-101, §SD-145 to §SD-148 The throw.

use kernel::{Ask, Cx, Seat, Topic, Why, rule, topics};

use crate::action::Action;
use crate::cards::CardSet;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::rules::refusals::not_now;
use crate::rules::souls;
use crate::state::State;
use crate::step::{self, Step};
use crate::{At, Found, Play, SummonDemons};

/// §SD-18 Two dice.
static THROW: Why = Why { code: "throw", rule: rule!("SD-48") };

/// §SD-48 Both dice are thrown; before anything acts they may be thrown again.
pub(crate) fn roll(state: &mut State, seat: Seat, cx: &mut Cx<'_, Event>) {
    state.course.rolled = true;
    throw(state, seat, cx);
    state.agenda.first([Step::Reroll, Step::Thrown, Step::EndRoll]);
}

fn throw(state: &mut State, seat: Seat, cx: &mut Cx<'_, Event>) {
    let dice = [cx.die(6, &THROW), cx.die(6, &THROW)];
    state.course.dice = dice.map(|face| u8::try_from(face).expect("six faces"));
    let ([first, second], total) = (state.course.dice, state.course.total());
    cx.tell(|| Event::Rolled { seat, first, second, total });
}

/// §SD-146 §A-11 Once per turn, for the thrower who owns such a demon: §SD-147 §SD-148 the first throw
/// is forgotten, or it stands.
impl Ask<SummonDemons> for step::Reroll {
    const TOPICS: &'static [Topic] = topics!["reroll" => "SD-146"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.active)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let area = state.player(state.active).area;
        if !state.course.rerolled && area.meets(game.lasting().again) {
            found(Action::Reroll {});
            found(Action::Keep {});
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        state.course.rerolled = true;
        let demon = state.player(seat).area.and(game.lasting().again).first();
        let Some(card) = demon.map(|demon| game.design(demon)) else { return };
        if let Action::Reroll {} = action {
            cx.tell(|| Event::Rerolled { seat, card });
            throw(state, seat, cx);
        } else {
            cx.tell(|| Event::Kept { seat, card });
        }
    }

    fn why_not(&self, At { state, .. }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        Some(not_now(state, self.code(), *action))
    }
}

/// §A-12 A double pays first; then §SD-101 who may act is settled, and §SD-98 cards act, the
/// thrower's first, then clockwise. §SD-54 Only the sum counts, §SD-56 cards of the block are left
/// out, §A-14 and so is whatever comes later; §A-28 a demon that comes later finds the double past.
pub(crate) fn thrown(_: step::Thrown, Play { game, state, cx }: Play<'_, '_>) {
    let thrower = state.active;
    // §SD-101 Cards in play at the throw: what the double brings is souls, not cards.
    for seat in state.seats() {
        let silent = state.course.extra && seat != thrower;
        let area = state.player(seat).area;
        state.player_mut(seat).awake = if silent {
            // §SD-139 §A-30 §A-38
            CardSet::NONE
        } else if seat == thrower {
            area
        } else {
            // §SD-62 §SD-90
            area.less(game.content.demons)
        };
    }
    pay_double(game, state, cx);
    // §SD-8 §SD-57 §SD-67 §SD-76 Every card with the number, each time it comes; §A-20 candles
    // alike.
    let matching = game.content.by_number[usize::from(state.course.total().min(12))];
    for owner in state.clockwise(thrower).rev() {
        let due = state.player(owner).awake.and(matching);
        if !due.is_empty() {
            state.agenda.first([Step::Order { owner, due, chain: CardSet::NONE }]);
        }
    }
}

/// §SD-145 A double pays the value of one die.
fn pay_double(game: &SummonDemons, state: &mut State, cx: &mut Cx<'_, Event>) {
    let [first, second] = state.course.dice;
    if first != second {
        return;
    }
    for (demons, amount) in &game.lasting().on_double {
        let acting = state.player(state.active).area.and(*demons).first();
        if let Some(demon) = acting.filter(|_| state.over.is_none()) {
            souls::collect(game, state, state.active, (demon, *amount), cx);
        }
    }
}

/// §SD-101 Nothing more acts on this throw.
pub(crate) fn end_roll(_: step::EndRoll, Play { state, .. }: Play<'_, '_>) {
    state.players.iter_mut().for_each(|player| player.awake = CardSet::NONE);
}
