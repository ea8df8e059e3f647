//! §PR-135 Who is away on a flank march, and who has come back from it.

use crate::state::{Section, State, TroopId, Whereabouts};
use crate::step::Step;

/// The edges, west first.
pub(crate) const EDGES: [Whereabouts; 2] = [Whereabouts::West, Whereabouts::East];

/// An edge in words.
pub(crate) fn word(place: Whereabouts) -> &'static str {
    if place == Whereabouts::East { "east" } else { "west" }
}

/// Whether a troop is away on a flank march.
pub(crate) fn is_away(state: &State, troop: TroopId) -> bool {
    EDGES.contains(&state.troop(troop).place)
}

/// Whether a troop has arrived at its edge and waits to enter.
pub(crate) fn is_waiting(state: &State, troop: TroopId) -> bool {
    let one = state.troop(troop);
    EDGES
        .iter()
        .zip(state.player(one.seat).flank)
        .any(|(&edge, section)| one.place == edge && section == Section::Here)
}

/// §PR-135 Whether sections are still to be told.
pub(crate) fn is_sending(state: &State) -> bool {
    state.agenda.iter().any(|step| *step == Step::Send)
}
