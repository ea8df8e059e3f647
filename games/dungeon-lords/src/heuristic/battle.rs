//! The battle at hand, looked at exactly: every way to finish the plan and to fight it.

use arrayvec::ArrayVec;
use kernel::chance::Seeded;
use kernel::{Cx, Game, Sealed as _, Seat, Seats, Steps as _, advance};

use super::lord::{Lords, Parts};
use crate::action::Action;
use crate::ids::Spell;
use crate::state::{Plan, State};
use crate::step::{self, Step};
use crate::{At, DungeonLords};

/// Combat cards that stand for all that may come.
const CARDS: usize = 3;
/// Ends of battles that are looked at before the rest is left to a glance.
const MOST: u32 = 600;

/// A battle that is being planned or fought by this seat.
pub(super) struct Exact<'a> {
    game: &'a DungeonLords,
    seat: Seat,
    lords: &'a Lords<'a>,
    left: u32,
}

/// What a seat can expect if it plans and fights the battle at hand as well as it can; nothing
/// where it has no battle at hand.
pub(super) fn prospect(lords: &Lords<'_>, seat: Seat) -> Option<Parts> {
    let (game, state) = (lords.game, lords.state);
    let mut sandbox = sandbox(state, seat)?;
    let mut exact = Exact { game, seat, lords, left: MOST };
    if matches!(sandbox.agenda.top(), Some(Step::Plan)) {
        return Some(exact.plan(&sandbox));
    }
    if state.battle.is_some() {
        let mut dice = Seeded::from_number(0);
        advance(game, &mut sandbox, &mut Cx::silent(&mut dice));
        return Some(exact.fight(&sandbox));
    }
    Some(exact.cards(&sandbox))
}

/// The position with nothing ahead but what is left of the plan and the battle of one seat.
fn sandbox(state: &State, seat: Seat) -> Option<State> {
    let mut steps: ArrayVec<Step, 16> = ArrayVec::new();
    if let Some(battle) = &state.battle {
        if battle.seat != seat {
            return None;
        }
        for step in state.agenda.iter() {
            steps.try_push(*step).ok()?;
            if *step == Step::Close {
                break;
            }
        }
    } else {
        let planning = state.agenda.iter().any(|step| *step == Step::Plan);
        let player = state.player(seat);
        let has_begun = if planning { player.stage > 0 } else { player.plan != Plan::default() };
        if state.round == 0 || !has_begun || !player.has_party() {
            return None;
        }
        if planning {
            steps.push(Step::Plan);
        }
        steps.push(Step::Fight { seat });
    }
    steps.push(Step::Halt { seat });
    let mut sandbox = state.clone();
    for other in sandbox.seats().filter(|&other| other != seat).collect::<ArrayVec<_, 4>>() {
        // Nobody else is asked.
        sandbox.player_mut(other).stage = u8::MAX;
    }
    sandbox.agenda.clear();
    for step in steps.into_iter().rev() {
        sandbox.agenda.first([step]);
    }
    Some(sandbox)
}

impl Exact<'_> {
    /// The best end of the plan, before the card is known.
    fn plan(&mut self, state: &State) -> Parts {
        let at = At { game: self.game, state };
        let mut plan = step::Plan {};
        if !plan.whom(at).contains(self.seat) {
            return self.cards(state);
        }
        let mut choices = ArrayVec::<Action, 64>::new();
        plan.offer(at, self.seat, &mut |action| {
            let _ = choices.try_push(action);
        });
        let mut best = None;
        for action in choices {
            let mut next = state.clone();
            plan.note(self.game, &mut next, self.seat, &action);
            best = Some(better(best, self.plan(&next)));
        }
        best.unwrap_or_else(|| self.value(state))
    }

    /// The average over the cards that may lie there.
    fn cards(&mut self, state: &State) -> Parts {
        let slot = usize::from(state.round.clamp(1, 4)) - 1;
        let known = state.cards[slot].card.filter(|_| state.cards[slot].seen.contains(self.seat));
        let mut may = state.stock.cards;
        if let Some(card) = state.cards[slot].card {
            may |= 1 << card.index();
        }
        let all: ArrayVec<Spell, 18> = match known {
            Some(card) => std::iter::once(card).collect(),
            None => {
                Spell::ALL.iter().copied().filter(|card| may & 1 << card.index() != 0).collect()
            }
        };
        let (mut sum, mut count) = (Parts::default(), 0);
        let step = all.len().div_ceil(CARDS).max(1);
        for card in all.iter().copied().step_by(step) {
            let mut next = state.clone();
            next.cards[slot].card = Some(card);
            next.cards[slot].seen = Seats::ALL;
            next.player_mut(self.seat).stage = u8::MAX;
            let mut dice = Seeded::from_number(0);
            advance(self.game, &mut next, &mut Cx::silent(&mut dice));
            sum = sum.plus(self.fight(&next));
            count += 1;
        }
        if count == 0 { self.value(state) } else { sum.over(count) }
    }

    /// The best way to fight on.
    fn fight(&mut self, state: &State) -> Parts {
        let top = state.agenda.top().copied();
        let Some(top) = top.filter(|top| !matches!(top, Step::Halt { .. })) else {
            self.left = self.left.saturating_sub(1);
            return self.value(state);
        };
        let mut choices = ArrayVec::<Action, 64>::new();
        let at = At { game: self.game, state };
        top.offer(at, self.seat, &mut |action| {
            let _ = choices.try_push(action);
        });
        let mut best = None;
        for action in choices {
            if self.left == 0 && best.is_some() {
                break;
            }
            let mut next = state.clone();
            let mut dice = Seeded::from_number(0);
            self.game.play(&mut next, self.seat, &action, &mut Cx::silent(&mut dice));
            best = Some(better(best, self.fight(&next)));
        }
        best.unwrap_or_else(|| self.value(state))
    }

    fn value(&self, state: &State) -> Parts {
        self.lords.after(state).parts_if(self.seat, state.player(self.seat))
    }
}

/// What promises more; the first of equals.
fn better(best: Option<Parts>, next: Parts) -> Parts {
    best.filter(|best| best.total() >= next.total()).unwrap_or(next)
}
