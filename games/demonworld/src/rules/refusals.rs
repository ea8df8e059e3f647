//! What is looked at before any other reason against an action, and reasons that several questions give.

use crate::Demonworld;
use crate::action::{Action, Spot};
use crate::illegal::Illegal;
use crate::state::{ElementId, State, TroopId};

/// The reason against an action; first, that it names something which is not there.
pub(super) fn reason(
    state: &State,
    action: Action,
    verdict: impl FnOnce() -> Result<(), Illegal>,
) -> Option<Illegal> {
    unknown(state, action).or_else(|| verdict().err())
}

/// That an action names something which is not there.
pub(super) fn unknown(state: &State, action: Action) -> Option<Illegal> {
    let element = |element: ElementId| {
        let there = element.index() < state.elements.len();
        (!there).then_some(Illegal::NoSuchElement { element })
    };
    let troop = |troop: TroopId| {
        let there = troop.index() < state.troops.len();
        (!there).then_some(Illegal::NoSuchTroop { troop })
    };
    match action {
        Action::Fire { target } | Action::Strike { target } | Action::StepIn { target } => {
            element(target)
        }
        Action::Back { element: one }
        | Action::Choose { element: one }
        | Action::Step { element: one, .. }
        | Action::Walk { element: one, .. }
        | Action::Face { element: one, .. }
        | Action::Ignite { element: one, .. } => element(one),
        Action::Swap { element: one, other } => element(one).or_else(|| element(other)),
        Action::Allot { troop: one }
        | Action::Enchant { troop: one }
        | Action::March { troop: one }
        | Action::Assault { troop: one }
        | Action::Approach { troop: one }
        | Action::Swoop { troop: one }
        | Action::FlyNear { troop: one }
        | Action::Engage { troop: one }
        | Action::Join { troop: one } => troop(one),
        _ => None,
    }
}

/// §PR-133 The rows of a zone, for a refusal.
pub(super) fn outside(game: &Demonworld, side: usize, hex: Spot) -> Illegal {
    let [first_row, last_row] = game.scenario().deployment[side];
    Illegal::OutsideZone { hex: hex.into(), first_row, last_row }
}
