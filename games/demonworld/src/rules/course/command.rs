//! §PR-83 Command: independent commanders take units over.

use kernel::{Ask, Seat, Topic, topics};

use crate::action::Action;
use crate::content::Role;
use crate::event::Event;
use crate::ids::CardKind;
use crate::illegal::Illegal;
use crate::rules::ground::{leaders, sight};
use crate::rules::refusals;
use crate::state::{Deeds, State, TroopId};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

/// §PR-83 Every independent commander that can reach a unit without a leader is asked.
pub(crate) fn begin(game: &Demonworld, state: &mut State) {
    let commanders: Vec<TroopId> = state.ids().filter(|&id| commands(game, state, id)).collect();
    for commander in commanders.into_iter().rev() {
        let left = game.card_of(state, commander).stars;
        state.agenda.first([Step::Command { commander, left }]);
    }
}

/// Whether a troop is an independent commander free to give orders.
fn commands(game: &Demonworld, state: &State, troop: TroopId) -> bool {
    let card = game.card_of(state, troop);
    card.kind.is_character()
        && card.stars > 0
        && card.command_radius > 0
        && leaders::is_free(state, troop)
}

/// §PR-83 Whether a commander may take this unit over.
pub(crate) fn reaches(game: &Demonworld, state: &State, commander: TroopId, unit: TroopId) -> bool {
    let one = state.troop(unit);
    let card = game.card_of(state, unit);
    let wants = card.kind == CardKind::Unit
        && one.seat == state.troop(commander).seat
        && leaders::is_free(state, unit)
        && !one.deeds.has(Deeds::COMMANDED)
        && leaders::stars(game, state, unit) == 0
        && !leaders::has_role(state, unit, Role::Leader);
    if !wants {
        return false;
    }
    let radius = game.card_of(state, commander).command_radius;
    let Some(chief) = state.standing(commander).next() else {
        return false;
    };
    state.standing(unit).any(|element| {
        let apart = state.element(chief).hex.zip(state.element(element).hex);
        apart.is_some_and(|(a, b)| a.distance(b) <= radius)
            && sight::sees_whole(game, state, chief, element)
            && sight::sees_whole(game, state, element, chief)
    })
}

/// What the owner of a commander may do.
impl Ask<Demonworld> for step::Command {
    const TOPICS: &'static [Topic] = topics!["command" => "PR-83"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.troop(self.commander).seat)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let commander = self.commander;
        for troop in state.own(state.troop(commander).seat) {
            if reaches(game, state, commander, troop) {
                found(Action::Allot { troop });
            }
        }
        found(Action::Done {});
    }

    /// A unit is taken over, or none.
    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, _: Seat, action: &Action) {
        let Self { commander, left } = self;
        if let Action::Allot { troop } = *action {
            state.troop_mut(troop).deeds.mark(Deeds::COMMANDED);
            state.troop_mut(commander).deeds.mark(Deeds::COMMANDED);
            cx.tell(|| Event::TakenOver { commander, troop });
            if left > 1 {
                state.agenda.first([Step::Command { commander, left: left - 1 }]);
            }
        }
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        let At { game, state } = at;
        refusals::reason(at.state, *action, || match *action {
            Action::Allot { troop } => {
                let radius = game.card_of(state, self.commander).command_radius;
                Err(Illegal::NotInCommand { troop, radius })
            }
            _ => Ok(()),
        })
    }
}
