//! §PR-48 §PR-51 §PR-55 What the owner of a troop that moves by itself is offered, plans included.

use super::{close_quarters, drill, flight, impetuous, planner, stride, trample, walk};
use crate::Demonworld;
use crate::action::{Action, Spot};
use crate::grid::Hex;
use crate::rules::ground::{contact, prey, terrain};
use crate::state::{ElementId, Moving, State, TroopId};

/// What the owner of a large element may do.
pub(crate) fn of_large(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    found: &mut dyn FnMut(Action),
) {
    if !state.is_present(troop) {
        return found(Action::Done {});
    }
    if state.troop(troop).is_impetuous() {
        return impetuous::strides(game, state, troop, found);
    }
    if trample::is_astride(game, state, troop) {
        return stride::ways_on(game, state, troop, found);
    }
    planner::large::choices(game, state, troop, found);
    planner::wings::choices(game, state, troop, found);
    close_quarters::strides(
        game,
        state,
        troop,
        |action| stride::why_not(game, state, troop, action),
        found,
    );
    if flight::check_fly(game, state, troop).is_ok() {
        found(Action::Fly {});
    }
    found(Action::Done {});
}

/// What the owner may do with elements that walk by themselves.
pub(crate) fn of_walkers(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    found: &mut dyn FnMut(Action),
) {
    let Some(moving) = state.moving else {
        return;
    };
    if let Some(element) = moving.at {
        return at_hand(game, state, (troop, element, moving), found);
    }
    if let Some(host) = state.troop(troop).host {
        if walk::check_leave(game, state, (troop, host)).is_ok() {
            found(Action::Leave {});
        }
        return found(Action::Done {});
    }
    planner::wings::choices(game, state, troop, found);
    if flight::check_fly(game, state, troop).is_ok() {
        found(Action::Fly {});
    }
    // §PR-88 The impetuous run at their prey as long as they come nearer.
    let wild = state.troop(troop).is_impetuous();
    let able = |&element: &ElementId| {
        fresh(state, troop, element, moving)
            && (!wild || !chase(game, state, (troop, element)).is_empty())
    };
    // §PR-52 Joined characters are elements of the unit and move with it.
    let mut ready: Vec<ElementId> = state.members(troop).filter(able).collect();
    ready.sort_unstable();
    for &element in &ready {
        found(Action::Choose { element });
    }
    if wild && !ready.is_empty() {
        return;
    }
    for host in state.own(state.troop(troop).seat) {
        if walk::check_join(game, state, (troop, host)).is_ok() {
            found(Action::Join { troop: host });
        }
    }
    found(Action::Done {});
}

/// §PR-88 Hexes that bring an element as near to the prey of its unit as its points allow: it
/// stops nowhere on the way, and beside the prey where it is in contact with it.
fn chase(game: &Demonworld, state: &State, (troop, element): (TroopId, ElementId)) -> Vec<Hex> {
    let Some(prey) = prey::prey(game, state, troop) else {
        return Vec::new();
    };
    let apart = |hex: Hex| contact::apart(game, state, hex, prey);
    let now = state.element(element).hex.and_then(apart);
    let who = (state.seat_of(element), terrain::walker(game, state, element));
    let misses = |hex: Hex| {
        let mut misses = true;
        let mut meet = |foe| misses &= state.unit_of(foe) != prey;
        contact::touched(game, state, who, hex, &mut meet);
        misses
    };
    let all = walk::reach(game, state, (troop, element)).into_iter().map(|one| one.0);
    let nearer = all.filter(|&hex| apart(hex) < now);
    let rated: Vec<_> = nearer.map(|hex| ((apart(hex), misses(hex)), hex)).collect();
    let best = rated.iter().map(|one| one.0).min();
    rated.into_iter().filter(|one| Some(one.0) == best).map(|one| one.1).collect()
}

fn fresh(state: &State, troop: TroopId, element: ElementId, moving: Moving) -> bool {
    drill::place_in(state, troop, element).is_some_and(|at| moving.done >> at & 1 == 0)
}

/// The element that was taken walks, then looks somewhere.
fn at_hand(
    game: &Demonworld,
    state: &State,
    (troop, element, moving): (TroopId, ElementId, Moving),
    found: &mut dyn FnMut(Action),
) {
    if moving.walked == 0 {
        let hexes = if state.troop(troop).is_impetuous() {
            chase(game, state, (troop, element))
        } else {
            walk::reach(game, state, (troop, element)).into_iter().map(|one| one.0).collect()
        };
        let mut spots: Vec<Spot> = hexes.into_iter().map(Spot::of).collect();
        spots.sort_unstable();
        for hex in spots {
            found(Action::Walk { element, hex });
        }
        return;
    }
    for facing in walk::facings(game, state, element) {
        found(Action::Face { element, facing });
    }
}
