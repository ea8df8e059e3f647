//! §PR-39 §PR-47 §PR-51 §PR-55 How far the troop at hand comes by movement points alone.

use std::collections::{BTreeMap, BTreeSet};

use super::{bases, budget, column, flight, march, trample, walk};
use crate::Demonworld;
use crate::action::Action;
use crate::formation::Shape;
use crate::grid::{Hex, Place};
use crate::rules::ground::{contact, shape};
use crate::state::{ElementId, Session, State, TroopId};

/// Most positions that are looked at for one answer.
const POSITIONS: usize = 500;

/// Every hex on which an element of the moving troop may come to stand without a manoeuvre, with the
/// fewest points from here on; contact ends the way.
pub(crate) fn within(game: &Demonworld, state: &State, troop: TroopId) -> BTreeMap<Hex, u8> {
    let moving = state.moving.filter(|moving| {
        moving.troop == troop
            && moving.session == Session::None
            && state.is_present(troop)
            && !state.troop(troop).is_impetuous()
            && !flight::is_flying(state, troop)
    });
    let Some(moving) = moving else { return BTreeMap::new() };
    if walks_alone(game, state, troop) {
        return alone(game, state, troop, moving.at);
    }
    let mut best = BTreeMap::new();
    let mut seen = BTreeSet::new();
    let mut due = BTreeMap::from([(moving.spent, vec![state.clone()])]);
    while let Some((spent, worlds)) = due.pop_first() {
        for world in worlds {
            if seen.len() >= POSITIONS || !seen.insert(shape::places(&world, troop)) {
                continue;
            }
            for element in world.members(troop) {
                for hex in contact::hexes(game, &world, element) {
                    best.entry(hex).or_insert(spent - moving.spent);
                }
            }
            if spent == moving.spent || contact::of_unit(game, &world, troop).is_empty() {
                for next in nexts(game, &world, troop) {
                    let spent = next.moving.map_or(spent, |moving| moving.spent);
                    due.entry(spent).or_default().push(next);
                }
            }
        }
    }
    best
}

/// §PR-48 §PR-51 Whether its elements walk one by one.
fn walks_alone(game: &Demonworld, state: &State, troop: TroopId) -> bool {
    game.card_of(state, troop).kind.is_character() || state.troop(troop).formation == Shape::Small
}

/// §PR-48 §PR-51 The way of the element at hand, or of each; joined characters are elements too.
fn alone(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    at: Option<ElementId>,
) -> BTreeMap<Hex, u8> {
    let mut best: BTreeMap<Hex, u8> = BTreeMap::new();
    for element in state.members(troop).filter(|&one| at.is_none_or(|at| at == one)) {
        for (hex, cost) in walk::reach(game, state, (troop, element)) {
            let least = best.entry(hex).or_insert(cost);
            *least = cost.min(*least);
        }
    }
    best
}

/// The positions one paid step later.
fn nexts(game: &Demonworld, world: &State, troop: TroopId) -> Vec<State> {
    let mut found = Vec::new();
    let mut add = |places: &[(ElementId, Place)], cost| {
        let mut next = world.clone();
        march::relocate(game, &mut next, places);
        march::spend(&mut next, troop, cost, 0);
        found.push(next);
    };
    if game.card_of(world, troop).kind.is_large() {
        let Some((element, from)) = bases::place(world, troop) else { return Vec::new() };
        let left = budget::left(game, world, troop);
        for one in bases::strides(game, world, troop, from) {
            let free = bases::is_blocked(game, world, troop, one.to).is_none()
                && trample::crushed(game, world, troop, one.to).is_empty();
            if free && one.cost <= left && one.forward {
                add(&[(element, one.to)], one.cost);
            }
        }
        return found;
    }
    column::ways(game, world, troop, &mut |action| match action {
        Action::Advance { hand } => {
            let cost = march::check_advance(game, world, troop, hand);
            let way = march::direction(world, troop, hand);
            if let (Ok(cost), Some(direction)) = (cost, way) {
                let shifted = march::shifted(world, troop, direction).into_iter();
                let keep = |(element, hex): (ElementId, Hex)| {
                    (element, Place::new(hex, world.element(element).facing))
                };
                add(&shifted.map(keep).collect::<Vec<_>>(), cost);
            }
        }
        Action::Lead { direction, facing } => {
            let way = (direction, facing);
            let cost = column::check_lead(game, world, troop, way);
            if let (Ok(cost), Some(places)) = (cost, column::led(world, troop, way)) {
                add(&places, cost);
            }
        }
        _ => {}
    });
    found
}
