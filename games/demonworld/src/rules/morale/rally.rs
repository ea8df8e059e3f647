//! §DW-49 §PR-110 Rally, and what heals at the end of a turn.

use kernel::{Ask, Cx, Seat, Topic, topics};

use super::courage::Against;
use super::{courage, losses, rout};
use crate::action::Action;
use crate::event::Event;
use crate::grid::Hex;
use crate::ids::{MoraleTest, Phase, Special};
use crate::illegal::Illegal;
use crate::part;
use crate::rules::ground::shape;
use crate::rules::refusals;
use crate::state::{ElementId, Mood, State, TroopId};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

/// §DW-49 The rally phase begins.
pub(crate) fn begin(_: step::Muster, Play { state, cx, .. }: Play<'_, '_>) {
    state.phase = Phase::Rally;
    cx.tell(|| Event::PhaseBegan { phase: Phase::Rally });
}

/// The next routing unit, from this one on.
pub(crate) fn due(state: &State, from: TroopId) -> Option<TroopId> {
    let routs = |&id: &TroopId| state.troop(id).is_routing() && state.is_present(id);
    state.ids().filter(|&id| id >= from).find(routs)
}

/// §DW-49 Test or leave it.
impl Ask<Demonworld> for step::Rally {
    const TOPICS: &'static [Topic] = topics!["rally" => "PR-110"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        due(state, self.from).map(|troop| state.troop(troop).seat)
    }

    fn offer(&self, At { state, .. }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let from = self.from;
        if due(state, from).is_some() {
            found(Action::Rally {});
            found(Action::Decline {});
        }
    }

    /// §DW-49 §PR-110 The best group tests for the unit.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let from = self.from;
        let Some(troop) = due(state, from) else {
            return;
        };
        state.agenda.first([Step::Rally { from: TroopId(troop.0 + 1) }]);
        if *action != (Action::Rally {}) {
            return;
        }
        let against = Against::default();
        let group = courage::best_group(game, state, troop);
        let verdict = courage::roll(game, state, troop, (MoraleTest::Rally, &against), cx);
        let Some(courage::Verdict { terms, die, sum, needed, passed }) = verdict else {
            return;
        };
        let parts = || part::parts(&terms);
        let needed_parts = |state: &State| courage::needed_parts(game, state, troop);
        if !passed {
            cx.tell(|| Event::NotRallied {
                troop,
                die,
                sum,
                needed,
                parts: parts(),
                needed_parts: needed_parts(state),
            });
            return;
        }
        cx.tell(|| Event::Rallied {
            troop,
            die,
            sum,
            needed,
            parts: parts(),
            needed_parts: needed_parts(state),
        });
        state.troop_mut(troop).mood = Mood::Steady;
        let strays: Vec<ElementId> =
            state.standing(troop).filter(|element| !group.contains(element)).collect();
        for element in strays.into_iter().rev() {
            state.agenda.first([Step::Stray { element }]);
        }
        shape::refresh(game, state, troop);
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::unknown(at.state, *action)
    }
}

/// §PR-110 A stray is given up or comes back.
impl Ask<Demonworld> for step::Stray {
    const TOPICS: &'static [Topic] = topics!["stray" => "PR-110"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.seat_of(self.element))
    }

    fn offer(&self, _: At<'_>, _: Seat, found: &mut Found<'_>) {
        found(Action::Remove {});
        found(Action::Recall {});
    }

    /// §PR-110 A stray is given up, or walks to its unit in the next movement phases.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let element = self.element;
        let troop = state.element(element).troop;
        if *action == (Action::Remove {}) {
            cx.tell(|| Event::LeftField { element: state.placed(element) });
            losses::remove(game, state, element);
        } else {
            let one = state.troop_mut(troop);
            one.strays |= 1 << (element.0 - one.first.0);
        }
        shape::refresh(game, state, troop);
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::unknown(at.state, *action)
    }
}

/// §PR-110 Elements of a unit that are on their way back.
pub(crate) fn strays(state: &State, troop: TroopId) -> Vec<ElementId> {
    let one = state.troop(troop);
    let stray = |element: &ElementId| one.strays >> (element.0 - one.first.0) & 1 == 1;
    state.standing(troop).filter(stray).collect()
}

/// §PR-110 Strays walk to their units when a movement phase begins, and join beside them.
pub(crate) fn reunite(game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
    for troop in state.ids().filter(|&id| state.troop(id).strays != 0).collect::<Vec<_>>() {
        for element in strays(state, troop) {
            let group: Vec<Hex> = state
                .members(troop)
                .filter(|other| !strays(state, troop).contains(other))
                .filter_map(|other| state.element(other).hex)
                .collect();
            rout::rejoin(game, state, (element, &group), cx);
            let here = state.element(element).hex;
            let beside = |hex: &Hex| here.is_some_and(|here| here.distance(*hex) == 1);
            if group.is_empty() || group.iter().any(beside) {
                let one = state.troop_mut(troop);
                one.strays &= !(1 << (element.0 - one.first.0));
            }
        }
        if strays(state, troop).is_empty() {
            state.troop_mut(troop).strays = 0;
        }
        shape::refresh(game, state, troop);
    }
}

/// §PR-141 What heals at the end of a turn; then hit points lost are counted anew.
pub(crate) fn heal(game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
    for index in 0..state.elements.len() {
        let one = state.elements[index];
        let card = game.card_of(state, one.troop);
        let heals = one.is_alive() && one.hurt == 1 && !one.scorched;
        if heals && card.has(Special::Regenerates) {
            let element = ElementId(u8::try_from(index).expect("elements are counted in a byte"));
            state.elements[index].hp += 1;
            cx.tell(|| Event::Regenerated { element: state.placed(element) });
        }
        state.elements[index].hurt = 0;
        state.elements[index].scorched = false;
    }
}
