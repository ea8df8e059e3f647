//! §PR-21 Plans for giants, dragons, chariots and guns: steps and turns of the whole base.
//!
//! A plan runs over nobody: those in the way would shoot first, and its owner think again.

use kernel::Cx;

use super::{GOALS, Goal, NEAR, STEPS, enemies, goal_of, seen_from_behind, spots};
use crate::Demonworld;
use crate::action::Action;
use crate::event::Event;
use crate::grid::{Arc, Hex, Place};
use crate::ids::{CardKind, Order};
use crate::large;
use crate::rules::ground::contact;
use crate::rules::movement::{bases, close_quarters, end_of_move, march, onward, stride, trample};
use crate::state::{State, TroopId};

/// What a sixth of a turn is worth, in hexes of the way: less than a step, so that a base turns
/// only when no step brings it nearer.
const TURN: i32 = 2;
/// What a hex of the way is worth.
const STEP: i32 = 6;

/// All hexes of a troop, large bases with all of theirs.
fn hexes(game: &Demonworld, state: &State, troop: TroopId) -> Vec<Hex> {
    state.members(troop).flat_map(|id| contact::hexes(game, state, id)).collect()
}

/// §PR-21 Plans for a large element that is about to move.
pub(crate) fn choices(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    found: &mut dyn FnMut(Action),
) {
    let fresh = state.moving.is_some_and(|moving| moving.spent == 0 && moving.used == 0);
    let Some((_, place)) = bases::place(state, troop).filter(|_| fresh) else {
        return;
    };
    let gun = game.card_of(state, troop).kind == CardKind::Artillery;
    let enemies = enemies(state, troop, &[place]);
    let mut goals: Vec<TroopId> = enemies.iter().take(GOALS).map(|one| one.1).collect();
    goals.sort_unstable();
    // §PR-117 What a gun walks on H or T it does not load.
    if !gun || state.troop(troop).order == Some(Order::Move) {
        if !gun {
            for &troop in &goals {
                found(Action::Assault { troop });
            }
        }
        for &troop in &goals {
            found(Action::Approach { troop });
        }
        if !gun {
            for hex in spots(game) {
                found(Action::Seize { hex });
            }
        }
        if enemies.first().is_some_and(|one| one.0 <= NEAR) {
            found(Action::Retire {});
        }
    }
    if best_turn(game, state, troop).is_some() {
        found(Action::FaceFoe {});
    }
}

/// Sixths by which a base looks past the nearest of these hexes.
fn askew(place: Place, targets: &[Hex]) -> i32 {
    let Some(&nearest) = targets.iter().min_by_key(|hex| hex.distance(place.hex)) else {
        return 0;
    };
    let sees = |by: i8| Arc::Narrow.holds(place.hex, place.facing.turned(by), nearest);
    (0..=3).find(|&by| sees(by) || sees(-by)).map_or(0, i32::from)
}

/// How well a place serves a goal; less is better.
fn score(game: &Demonworld, state: &State, troop: TroopId, place: Place, goal: Goal) -> i32 {
    let base = game.card_of(state, troop).base;
    let own: Vec<Hex> = large::hexes(base, place.hex, place.facing).collect();
    let near = |targets: &[Hex]| {
        let apart = |hex: &Hex| targets.iter().map(|there| hex.distance(*there)).min();
        own.iter().filter_map(apart).min().map_or(0, i32::from)
    };
    match goal {
        Goal::To(foe) => {
            let targets = hexes(game, state, foe);
            near(&targets) * STEP + askew(place, &targets) * TURN
        }
        Goal::Hold(hex) => {
            let way = near(&[hex]);
            way * STEP + if way == 0 { 0 } else { askew(place, &[hex]) * TURN }
        }
        Goal::Away => {
            let places: Vec<Place> = own.iter().map(|&hex| Place::new(hex, place.facing)).collect();
            -enemies(state, troop, &places).first().map_or(99, |one| i32::from(one.0)) * STEP
        }
    }
}

/// Whether a base would touch an enemy there.
fn touches(game: &Demonworld, state: &State, troop: TroopId, to: Place) -> bool {
    let base = game.card_of(state, troop).base;
    let Some((element, _)) = bases::place(state, troop) else {
        return false;
    };
    let hexes: Vec<_> = large::hexes(base, to.hex, to.facing).map(|hex| (element, hex)).collect();
    !march::touched(game, state, &hexes).is_empty()
}

/// The step or turn that serves a goal best and better than staying; the cheaper of equals.
fn best_stride(
    game: &Demonworld,
    state: &State,
    (troop, goal): (TroopId, Goal),
    attacks: bool,
) -> Option<Action> {
    let (_, from) = bases::place(state, troop)?;
    let now = score(game, state, troop, from, goal);
    let seat = state.troop(troop).seat;
    let mut best: Option<(i32, u8, Action, Action)> = None;
    let check = |action| stride::why_not(game, state, troop, action);
    close_quarters::strides(game, state, troop, check, &mut |action| {
        let Ok(stride) = bases::meant(game, state, troop, action) else {
            return;
        };
        let free = trample::crushed(game, state, troop, stride.to).is_empty();
        if !free || (!attacks && touches(game, state, troop, stride.to)) {
            return;
        }
        let seen = seen_from_behind(game, state, seat, action);
        let value = (score(game, state, troop, stride.to, goal), stride.cost, seen, action);
        if value.0 < now && best.is_none_or(|best| value < best) {
            best = Some(value);
        }
    });
    best.map(|(_, _, _, action)| action)
}

/// The turn that brings the nearest enemy better before a base.
fn best_turn(game: &Demonworld, state: &State, troop: TroopId) -> Option<Action> {
    let (_, from) = bases::place(state, troop)?;
    let nearest = enemies(state, troop, &[from]).first()?.1;
    let targets = hexes(game, state, nearest);
    let seat = state.troop(troop).seat;
    let mut best: Option<(i32, u8, Action, Action)> = None;
    let check = |action| stride::why_not(game, state, troop, action);
    close_quarters::strides(game, state, troop, check, &mut |action| {
        let turns = matches!(action, Action::Pivot { .. } | Action::Spin { .. });
        let Some(stride) = bases::meant(game, state, troop, action).ok().filter(|_| turns) else {
            return;
        };
        let free = trample::crushed(game, state, troop, stride.to).is_empty();
        let seen = seen_from_behind(game, state, seat, action);
        let value = (askew(stride.to, &targets), stride.cost, seen, action);
        if free && value.0 < askew(from, &targets) && best.is_none_or(|best| value < best) {
            best = Some(value);
        }
    });
    best.map(|(_, _, _, action)| action)
}

/// Carries out a plan as far as it goes; then the move is over, or there is contact.
pub(crate) fn follow(
    game: &Demonworld,
    state: &mut State,
    troop: TroopId,
    plan: Action,
    cx: &mut Cx<'_, Event>,
) {
    let goal = goal_of(plan);
    let attacks = matches!(plan, Action::Assault { .. });
    for _ in 0..STEPS {
        let touching = !contact::of_unit(game, state, troop).is_empty();
        let next = match goal {
            _ if touching => None,
            Some(goal) => best_stride(game, state, (troop, goal), attacks),
            None => best_turn(game, state, troop),
        };
        let back = || best_turn(game, state, troop).filter(|_| matches!(goal, Some(Goal::Away)));
        let Some(action) = next.or_else(back) else {
            break;
        };
        let cost = close_quarters::go(game, state, troop, action, cx);
        march::spend(state, troop, cost, 0);
    }
    if contact::of_unit(game, state, troop).is_empty() {
        end_of_move::finish(game, state, troop);
    } else {
        onward::make_contact(state, troop);
    }
}
