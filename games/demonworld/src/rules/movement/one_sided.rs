//! §PR-65 One-sided contact: only one of two neighbours could enter the other's hex.

use kernel::{Ask, Seat, Topic, topics};

use super::{march, onward};
use crate::action::Action;
use crate::event::Event;
use crate::grid::Direction;
use crate::ids::{CardKind, Phase};
use crate::illegal::Illegal;
use crate::rules::ground::{aloof, contact, terrain};
use crate::rules::morale::recovery;
use crate::rules::refusals;
use crate::state::{Deeds, State, TroopId, Troops};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

/// §PR-65 Enemies of a unit that stand beside it so: first who could step over, then the other.
fn neighbours(game: &Demonworld, state: &State, unit: TroopId) -> Vec<(TroopId, TroopId)> {
    let seat = state.troop(unit).seat;
    let mut list = Vec::new();
    for element in state.members(unit) {
        let walker = terrain::walker(game, state, element);
        for hex in contact::hexes(game, state, element) {
            for direction in Direction::ALL {
                let beside = hex.step(direction);
                let Some(other) = state.at(game, beside).filter(|&id| state.seat_of(id) != seat)
                else {
                    continue;
                };
                let there = terrain::walker(game, state, other);
                let back = (beside, direction.opposite());
                let foe = state.unit_of(other);
                let goes = terrain::can_enter(game, state, walker, (hex, direction));
                let comes = terrain::can_enter(game, state, there, back);
                match (goes, comes) {
                    (true, false) => list.push((unit, foe)),
                    (false, true) => list.push((foe, unit)),
                    _ => {}
                }
            }
        }
    }
    list.sort_unstable();
    list.dedup();
    list.retain(|&(able, other)| {
        let steady = !state.troop(able).is_routing() && !state.troop(other).is_routing();
        steady && game.card_of(state, able).gun.is_none()
    });
    list
}

/// §PR-62 Whether a troop may start a melee now.
pub(crate) fn may_attack(game: &Demonworld, state: &State, troop: TroopId) -> bool {
    let unit = game.card_of(state, troop).kind == CardKind::Unit;
    !state.troop(troop).is_engaged() && (!unit || march::check_attack(game, state, troop).is_ok())
}

/// §PR-65 A troop has come to stand somewhere: who could attack across says whether he does.
pub(crate) fn arisen(game: &Demonworld, state: &mut State, unit: TroopId) {
    let foes = contact::of_unit(game, state, unit);
    for (able, other) in neighbours(game, state, unit).into_iter().rev() {
        let known = foes.contains(able) || foes.contains(other);
        // §PR-64 Nobody is asked again whether he dares.
        let barred = state.troop(able).barred == Some(other);
        if !known && !barred && may_attack(game, state, able) {
            state.agenda.first([Step::Contact { troop: able, foe: other }]);
        }
    }
}

/// §PR-65 A melee phase begins: the question is put again.
pub(crate) fn begin(game: &Demonworld, state: &mut State) {
    let mut all: Vec<(TroopId, TroopId)> = Vec::new();
    for unit in state.ids().filter(|&id| state.troop(id).host.is_none()) {
        all.extend(neighbours(game, state, unit));
    }
    all.sort_unstable();
    all.dedup();
    state.sided.retain(|&(one, two)| all.contains(&(one, two)) || all.contains(&(two, one)));
    for (troop, foe) in all.into_iter().rev() {
        state.agenda.first([Step::Contact { troop, foe }]);
    }
}

/// §PR-58 §PR-65 Contact or not; the impetuous do not spare whom they passed.
impl Ask<Demonworld> for step::Contact {
    const TOPICS: &'static [Topic] = topics!["contact" => "PR-65"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.troop(self.troop).seat)
    }

    fn offer(&self, At { state, .. }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let Self { troop, foe } = *self;
        found(Action::Engage { troop: foe });
        if !(state.troop(troop).is_impetuous() && contact::is_aloof(state, troop, foe)) {
            found(Action::Decline {});
        }
    }

    /// §PR-65 They are in contact from now on, or both are free.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let Self { troop, foe } = self;
        let known = contact::is_agreed(state, troop, foe);
        // §PR-64 Stepping over is an attack, and takes the same courage.
        let attacks = state.phase == Phase::Movement && !state.troop(troop).is_engaged();
        let targets = Troops::NONE.with(foe);
        if *action == (Action::Engage { troop: foe })
            && attacks
            && !march::dares(game, state, troop, targets, cx)
        {
            return;
        }
        if *action == (Action::Decline {}) {
            state.sided.retain(|&one| one != contact::pair(troop, foe));
            for one in [troop, foe] {
                if contact::of_unit(game, state, one).is_empty() {
                    state.troop_mut(one).since = 0;
                }
            }
            return;
        }
        if known {
            return;
        }
        if contact::is_aloof(state, troop, foe) {
            aloof::end(state, troop, foe);
        } else {
            state.sided.push(contact::pair(troop, foe));
            state.sided.sort_unstable();
        }
        recovery::watch(game, state);
        cx.tell(|| Event::MadeContact { troop, foe });
        let fresh = !state.troop(foe).deeds.has(Deeds::MOVED) && !state.troop(foe).is_engaged();
        state.troop_mut(foe).deeds.mark(Deeds::CONTACTED);
        onward::engage(state, troop);
        onward::engage(state, foe);
        // §PR-63 Who has not moved answers, though not in the middle of the melee phase.
        if fresh && state.phase == Phase::Movement {
            state.agenda.first([Step::Answer { troop: foe, by: troop }]);
        }
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::unknown(at.state, *action)
    }
}
