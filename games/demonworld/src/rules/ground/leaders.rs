//! §DW-4 §PR-52 §PR-83 Who leads a unit, and whether it can have an order.

use super::flanks;
use crate::Demonworld;
use crate::content::Role;
use crate::state::{Air, Mood, State, TroopId};

/// §PR-128 Whether all that stands of a troop was in fire when the turn began: no order.
pub(crate) fn is_troop_caught(state: &State, troop: TroopId) -> bool {
    state.is_present(troop) && state.standing(troop).all(|id| state.element(id).caught)
}

/// §DW-4 Whether the leader of a unit lives.
pub(crate) fn has_role(state: &State, unit: TroopId, role: Role) -> bool {
    state.standing(unit).any(|element| state.element(element).role == Some(role))
}

/// §PR-52 The highest stars among the characters that joined a unit.
pub(crate) fn stars(game: &Demonworld, state: &State, unit: TroopId) -> u8 {
    let stars = |guest| game.card_of(state, guest).stars;
    state.guests(unit).map(stars).max().unwrap_or(0)
}

/// §DW-4 §PR-128 Whether a troop can have an order at all this turn.
pub(crate) fn is_free(state: &State, troop: TroopId) -> bool {
    let one = state.troop(troop);
    let there = state.is_present(troop) || one.air == Air::High || flanks::is_waiting(state, troop);
    // §PR-132 Who broke off last turn does nothing in this one.
    let ready = one.idle < state.turn && !is_troop_caught(state, troop);
    ready && there && one.mood == Mood::Steady && !one.is_engaged() && one.host.is_none()
}
