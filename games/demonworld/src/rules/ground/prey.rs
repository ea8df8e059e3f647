//! §PR-88 Whom an impetuous unit runs at.

use kernel::Seat;

use super::contact;
use crate::Demonworld;
use crate::state::{State, TroopId};

/// §PR-88 The prey of an impetuous unit: the one that provoked it, or the nearest enemy, of several
/// the one with the lowest number.
pub(crate) fn prey(game: &Demonworld, state: &State, unit: TroopId) -> Option<TroopId> {
    let one = state.troop(unit);
    let there = |&prey: &TroopId| state.is_present(prey) && !state.troop(prey).is_routing();
    if let Some(prey) = one.prey.filter(there) {
        return Some(prey);
    }
    let others = state.own(Seat(1 - one.seat.0)).filter(|&id| state.troop(id).host.is_none());
    let near = others.filter_map(|id| Some((contact::between(game, state, unit, id)?, id)));
    near.min().map(|(_, prey)| prey)
}
