//! §SD-47 to §SD-52, §SD-64 to §SD-74 The actions of a turn: buy, summon, pass, end.
//!
//! §SD-51 The order is free, so that a card bought first acts in the same turn; §SD-73 souls spent
//! cannot be stolen.

use kernel::{Ask, Seat, Topic, topics};

use crate::action::Action;
use crate::cards::CardSet;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::rules::refusals::{not_now, not_own};
use crate::rules::{block, ending, summoning, throwing};
use crate::state::{Course, State};
use crate::step::{self, Step};
use crate::{At, Found, Play, SummonDemons};

/// §SD-41 §SD-7 A turn begins; §A-30 an extra one is complete as well.
pub(crate) fn begin(_: step::Begin, Play { state, cx, .. }: Play<'_, '_>) {
    let Course { extra, again, .. } = state.course;
    state.course = Course { extra, again, ..Course::default() };
    let seat = state.active;
    cx.tell(|| Event::TurnBegan { seat, extra: if extra { "yes" } else { "no" } });
    state.agenda.first([Step::Act, Step::EndTurn]);
}

/// §SD-47 Every action that is still open, in any order; §A-21 the next one may follow when it is done.
/// A lone answer is asked: a turn is ended, and dice are thrown, by their player.
impl Ask<SummonDemons> for step::Act {
    const TOPICS: &'static [Topic] = topics![lone "act" => "SD-47"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.active)
    }

    fn is_open(&self, _: At<'_>, _: Seat) -> bool {
        true
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        if check_roll(state).is_ok() {
            found(Action::Roll {});
        }
        if check_buy(game, state, seat).is_ok() {
            let shown = state.shown();
            game.content.designs(shown).for_each(|card| found(Action::Buy { card }));
        }
        if check_summon(game, state, seat).is_ok() {
            found(Action::Summon {});
        }
        if check_free(game, state, seat).is_ok() {
            found(Action::SummonFree {});
        }
        if check_pass(game, state).is_ok() {
            let cards = passable(game, state, seat);
            game.content.designs(cards).for_each(|card| found(Action::Pass { card }));
        }
        if check_end(state).is_ok() {
            found(Action::End {});
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        match *action {
            Action::End {} => {
                cx.tell(|| Event::TurnEnded { seat });
                return;
            }
            _ => state.agenda.first([Step::Act]),
        }
        match *action {
            Action::Roll {} => throwing::roll(state, seat, cx),
            Action::Buy { card: design } => {
                state.course.bought = true;
                let price = u16::from(game.content.numbers.price.card_souls);
                if let Some(card) = block::take_from_block(game, state, design) {
                    // §SD-65 The souls go back to the supply; §SD-66 the card lies before its buyer.
                    let buyer = state.player_mut(seat);
                    buyer.souls = buyer.souls.saturating_sub(price);
                    cx.tell(|| Event::Bought { seat, card: design, souls: price });
                    block::gain(game, state, seat, card, cx);
                }
            }
            Action::Summon {} => {
                state.course.summoned = true;
                let left = game.sacrifices(state, seat);
                state.agenda.first([Step::Sacrifice { left }, Step::Raise { free: false }]);
            }
            Action::SummonFree {} => {
                state.course.freed = true;
                state.agenda.first([Step::Raise { free: true }]);
            }
            Action::Pass { card } => {
                let cards = passable(game, state, seat);
                let given = cards.and(game.content.copies(card)).first();
                if let (Some(given), Some(partner)) = (given, game.partner(seat)) {
                    // §SD-191 Neither stolen nor gained: nothing is triggered.
                    state.course.passed = true;
                    state.player_mut(seat).area.remove(given);
                    state.player_mut(partner).area.insert(given);
                    cx.tell(|| Event::Passed { seat, partner_seat: partner, card });
                    ending::test(game, state, partner, cx);
                }
            }
            _ => unreachable!("the action was checked"),
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        let verdict = match *action {
            Action::Roll {} => check_roll(state),
            Action::End {} => check_end(state),
            Action::Buy { card } => {
                check_buy(game, state, seat).and(Err(Illegal::NotInBlock { card }))
            }
            Action::Summon {} => check_summon(game, state, seat),
            Action::SummonFree {} => check_free(game, state, seat),
            Action::Pass { card } => check_pass(game, state)
                .and(
                    Err(not_own(game, state, seat, card).unwrap_or(Illegal::CandleStays { card })),
                ),
            _ => Ok(()),
        };
        Some(verdict.err().unwrap_or_else(|| not_now(state, self.code(), *action)))
    }
}

/// §SD-48 Once.
fn check_roll(state: &State) -> Result<(), Illegal> {
    let total = state.course.total();
    if state.course.rolled { Err(Illegal::AlreadyRolled { total }) } else { Ok(()) }
}

/// §SD-52 Not before the throw.
fn check_end(state: &State) -> Result<(), Illegal> {
    if state.course.rolled { Ok(()) } else { Err(Illegal::MustRoll {}) }
}

/// §SD-49 Once, §SD-10 for three souls: §SD-5 souls are the money.
fn check_buy(game: &SummonDemons, state: &State, seat: Seat) -> Result<(), Illegal> {
    if state.course.bought {
        return Err(Illegal::AlreadyBought {});
    }
    let (souls, price) = (state.player(seat).souls, game.content.numbers.price.card_souls);
    if souls < u16::from(price) {
        return Err(Illegal::TooPoor { souls, price });
    }
    Ok(())
}

/// §SD-50 Once, §SD-88 with a demon in hand and §SD-87 enough cards to sacrifice.
fn check_summon(game: &SummonDemons, state: &State, seat: Seat) -> Result<(), Illegal> {
    let player = state.player(seat);
    if state.course.summoned {
        return Err(Illegal::AlreadySummoned {});
    }
    if player.hand.is_empty() {
        return Err(Illegal::EmptyHand {});
    }
    let (have, need) = (player.area.and(game.content.block).len(), game.sacrifices(state, seat));
    if have < need {
        return Err(Illegal::TooFewCards { have, need });
    }
    Ok(())
}

/// §SD-184 §A-34 Once, in the first turn of the seat, never in an extra one.
fn check_free(game: &SummonDemons, state: &State, seat: Seat) -> Result<(), Illegal> {
    let player = state.player(seat);
    let open =
        game.options.starting_demon && player.fresh && !state.course.extra && !state.course.freed;
    if !open {
        return Err(Illegal::NoFreeSummon {});
    }
    let mut hand = game.content.designs(player.hand).peekable();
    let Some(&first) = hand.peek() else { return Err(Illegal::EmptyHand {}) };
    if hand.any(|card| summoning::may_be_free(game, state, card)) {
        Ok(())
    } else {
        Err(Illegal::FindsNothing { card: first })
    }
}

/// §SD-190 Once a turn, to the partner.
fn check_pass(game: &SummonDemons, state: &State) -> Result<(), Illegal> {
    if !game.options.teams {
        return Err(Illegal::NoPartner {});
    }
    if state.course.passed {
        return Err(Illegal::AlreadyPassed {});
    }
    Ok(())
}

/// §A-41 Block cards and summoned demons, never the candle.
fn passable(game: &SummonDemons, state: &State, seat: Seat) -> CardSet {
    state.player(seat).area.less(game.content.candles)
}

/// §SD-31 §SD-72 §SD-118 The block is filled; then the extra turn if any, else the next player's.
pub(crate) fn end(_: step::EndTurn, Play { game, state, cx }: Play<'_, '_>) {
    block::fill(game, state, |_| true, cx);
    let seat = state.active;
    state.player_mut(seat).fresh = false;
    // §A-1 §SD-139
    if state.course.again > 0 {
        state.course.again -= 1;
        state.course.extra = true;
    } else {
        state.course.extra = false;
        state.active = seat.next(state.count());
    }
    state.agenda.first([Step::Begin]);
}
