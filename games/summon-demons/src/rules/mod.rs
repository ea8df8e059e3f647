//! The rules by chapter, and whether an action is allowed.
//!
//! | chapter | module |
//! | --- | --- |
//! | Set-up: §SD-20 to §SD-41 | `setup` |
//! | Victory: §SD-42 to §SD-46, §SD-189 | `ending` |
//! | The turn: §SD-47 to §SD-52, buying §SD-64 to §SD-74, passing §SD-190 | `turning` |
//! | The throw: §SD-53 to §SD-63, §SD-145 to §SD-148 | `throwing` |
//! | Activation: §SD-55 to §SD-62, §SD-98 to §SD-108, §SD-157 to §SD-163 | `activating` |
//! | The order of own cards: §SD-60, §SD-100, §A-22 | `ordering` |
//! | Conditions and costs: §SD-68 to §SD-70, §SD-102, §SD-158 | `paying` |
//! | Souls: §SD-94, §SD-111 to §SD-113, §SD-121 | `souls` |
//! | Block and deck: §SD-28 to §SD-32, §SD-96, §SD-114 to §SD-120 | `block` |
//! | Stealing and discarding cards: §SD-122 to §SD-126, §SD-151 to §SD-154 | `taking` |
//! | Demons: §SD-87 to §SD-93, §SD-155, §SD-156 | `summoning` |

pub(crate) mod activating;
pub(crate) mod block;
pub(crate) mod ending;
pub(crate) mod ordering;
pub(crate) mod paying;
pub(crate) mod setup;
pub(crate) mod souls;
pub(crate) mod summoning;
pub(crate) mod taking;
pub(crate) mod throwing;
pub(crate) mod turning;

use kernel::{Flow, Seat};

use crate::SummonDemons;
use crate::action::Action;
use crate::cards::Design;
use crate::illegal::Illegal;
use crate::state::State;
use crate::step::Step;

/// Whether the seat may do this now, and if not, the first reason.
pub(crate) fn check(
    game: &SummonDemons,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    let Some(step) = state.agenda.top() else {
        return Err(Illegal::GameOver {});
    };
    let asked = game.asks(state, step);
    if !asked.contains(seat) {
        let turn = asked.iter().next().unwrap_or(state.active);
        return Err(Illegal::NotYourTurn { seat, turn });
    }
    let mut listed = false;
    step.choices(game, state, &mut |choice| listed |= choice == action);
    if listed { Ok(()) } else { Err(why_not(game, state, seat, step, action)) }
}

/// Why an action that is not listed is refused.
fn why_not(game: &SummonDemons, state: &State, seat: Seat, step: &Step, action: Action) -> Illegal {
    match (step, action) {
        (Step::Act, _) => why_not_act(game, state, seat, action),
        (Step::Candle { .. }, Action::Candle { card }) => {
            let there = state.candles.meets(game.content.copies(card));
            if there { Illegal::CandleOut { card } } else { Illegal::CandleTaken { card } }
        }
        (Step::Sacrifice { .. }, Action::Sacrifice { card }) => {
            not_own(game, state, seat, card).unwrap_or(Illegal::NoSacrifice { card })
        }
        (Step::Raise { .. }, Action::Raise { card }) => {
            let held = state.player(seat).hand.meets(game.content.copies(card));
            if held { Illegal::FindsNothing { card } } else { Illegal::NotInHand { card } }
        }
        (Step::Order { .. }, Action::Activate { card }) => Illegal::NotDue { card },
        (Step::Pay { card: acting, paid, .. }, Action::Discard { card }) => {
            let needs = paying::cost_code(game, *acting, *paid);
            not_own(game, state, seat, card).unwrap_or(Illegal::NotTheCost { card, needs })
        }
        (Step::Branch { .. }, Action::Prefer { effect }) => {
            Illegal::NoSuchBranch { effect: effect.code() }
        }
        (Step::Steal { .. }, Action::Rob { seat: victim }) => {
            not_victim(game, state, seat, victim).unwrap_or(Illegal::NoSouls { seat: victim })
        }
        (Step::StealCard { filter, .. }, Action::TakeCard { seat: victim, card })
        | (Step::DiscardRivals { filter, .. }, Action::DiscardRival { seat: victim, card }) => {
            why_not_take(game, state, (seat, victim), card, filter.code())
        }
        (Step::StealAll { .. }, Action::TakeAll { seat: victim }) => {
            let nothing = Illegal::NothingThere { seat: victim };
            not_victim(game, state, seat, victim).unwrap_or(nothing)
        }
        (Step::GainBlock { filter, .. }, Action::Gain { card }) => {
            let needs = filter.code();
            not_shown(game, state, card).unwrap_or(Illegal::NoMatch { card, needs })
        }
        (Step::Replace { .. }, Action::Swap { card }) => {
            not_shown(game, state, card).unwrap_or(Illegal::AlreadyPicked { card })
        }
        (Step::Replace { .. }, Action::Done {}) => Illegal::PickOne {},
        (Step::Name { .. }, Action::Name { seat }) => Illegal::NotARival { seat },
        (Step::Point { filter, .. }, Action::Point { card }) => {
            Illegal::NoTarget { card, needs: filter.code() }
        }
        (Step::Search { .. } | Step::Look { .. }, Action::Choose { card }) => {
            Illegal::NoSuchCard { card }
        }
        (_, action) => why_not_now(state, step.code(game, state), action),
    }
}

/// Why an action that answers another question is refused.
fn why_not_now(state: &State, step: &'static str, action: Action) -> Illegal {
    match action {
        Action::Reroll {} if state.course.rolled => {
            Illegal::NoReroll { total: state.course.total() }
        }
        Action::Accept {} | Action::Decline {} => Illegal::NotOffered { step },
        _ => Illegal::WrongStep { step },
    }
}

/// Why an action of the turn is refused.
fn why_not_act(game: &SummonDemons, state: &State, seat: Seat, action: Action) -> Illegal {
    let verdict = match action {
        Action::Roll {} => turning::check_roll(state),
        Action::End {} => turning::check_end(state),
        Action::Buy { card } => {
            turning::check_buy(game, state, seat).and(Err(Illegal::NotInBlock { card }))
        }
        Action::Summon {} => turning::check_summon(game, state, seat),
        Action::SummonFree {} => turning::check_free(game, state, seat),
        Action::Pass { card } => turning::check_pass(game, state)
            .and(Err(not_own(game, state, seat, card).unwrap_or(Illegal::CandleStays { card }))),
        _ => Ok(()),
    };
    verdict.err().unwrap_or_else(|| why_not_now(state, "act", action))
}

/// Why a card cannot be taken from this seat.
fn why_not_take(
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
fn not_own(game: &SummonDemons, state: &State, seat: Seat, card: Design) -> Option<Illegal> {
    let copies = game.content.copies(card);
    if !state.player(seat).area.meets(copies) {
        return Some(Illegal::NotYours { card });
    }
    copies.meets(game.content.candles).then_some(Illegal::CandleStays { card })
}

/// The block does not show such a card.
fn not_shown(game: &SummonDemons, state: &State, card: Design) -> Option<Illegal> {
    let shown = state.shown().meets(game.content.copies(card));
    (!shown).then_some(Illegal::NotInBlock { card })
}

/// The seat is no rival, or is shielded.
fn not_victim(game: &SummonDemons, state: &State, seat: Seat, victim: Seat) -> Option<Illegal> {
    if victim.0 >= state.count() || !game.rivals(seat, victim) {
        return Some(Illegal::NotARival { seat: victim });
    }
    let shield = state.player(victim).area.and(game.lasting().protect).first()?;
    Some(Illegal::Shielded { seat: victim, card: game.design(shield) })
}
