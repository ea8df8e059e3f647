//! Suggested plans: whole moves of a unit as one action, made of ordinary steps.
//!
//! A plan is followed greedily: at each step the unit does what brings it nearest to its goal, as
//! long as something does. Contact, courage and cost are those of the ordinary steps.

use kernel::{Cx, Seat};

use super::{column, drill, end_of_move, manoeuvre, march, onward, turning, wheel};
use crate::Demonworld;
use crate::action::{Action, Hand, Spot};
use crate::event::Event;
use crate::formation::Shape;
use crate::grid::{Arc, Direction, Facing, Hex, Place, at};
use crate::rules::ground::{contact, routes, shape, zone};
use crate::state::{State, TroopId};

pub(crate) mod large;
pub(crate) mod wings;

/// Enemies that are suggested as goals.
const GOALS: usize = 3;
/// More steps than any budget allows.
const STEPS: u8 = 24;
/// Within this distance of an enemy it is worth going away.
const NEAR: u8 = 8;

/// What a plan is after.
#[derive(Clone, Copy)]
enum Goal {
    /// Towards these hexes.
    To(TroopId),
    /// Onto this hex.
    Hold(Hex),
    /// Away from everybody.
    Away,
}

/// Hexes of the living elements of a troop.
fn hexes(state: &State, troop: TroopId) -> impl Iterator<Item = Hex> {
    state.members(troop).filter_map(|id| state.element(id).hex)
}

/// The least distance between places and a troop.
fn apart(state: &State, places: &[Place], troop: TroopId) -> Option<u8> {
    let near = |there: Hex| places.iter().map(|place| place.hex.distance(there)).min();
    hexes(state, troop).filter_map(near).min()
}

/// Enemies on the field that do not rout, the nearest first.
fn enemies(state: &State, unit: TroopId, places: &[Place]) -> Vec<(u8, TroopId)> {
    let seat = state.troop(unit).seat;
    let mut list: Vec<(u8, TroopId)> = state
        .ids()
        .filter(|&id| {
            let one = state.troop(id);
            one.seat != seat && one.host.is_none() && !one.is_routing()
        })
        .filter_map(|id| Some((apart(state, places, id)?, id)))
        .collect();
    list.sort_unstable();
    list
}

/// §PR-136 The places that are worth holding, ascending.
fn spots(game: &Demonworld) -> Vec<Spot> {
    let objectives = game.scenario().objectives.iter();
    let mut spots: Vec<Spot> = objectives.map(|one| Spot::of(one.hex)).collect();
    spots.sort_unstable();
    spots
}

/// What a plan is after; nothing for one that only turns.
fn goal_of(plan: Action) -> Option<Goal> {
    match plan {
        Action::Assault { troop } | Action::Approach { troop } => Some(Goal::To(troop)),
        Action::Seize { hex } => Some(Goal::Hold(hex.hex())),
        Action::Retire {} => Some(Goal::Away),
        _ => None,
    }
}

/// §PR-21 Plans for a unit that is about to move, ascending.
pub(crate) fn choices(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    found: &mut dyn FnMut(Action),
) {
    let fresh = state.moving.is_some_and(|moving| moving.spent == 0 && moving.used == 0);
    if !fresh {
        return;
    }
    let places = shape::places(state, unit);
    let enemies = enemies(state, unit, &places);
    let holds = drill::holds(state, unit);
    let mut goals: Vec<TroopId> = enemies.iter().take(GOALS).map(|one| one.1).collect();
    goals.sort_unstable();
    if !holds {
        let attacks = march::check_attack(game, state, unit).is_ok();
        for &troop in &goals {
            if attacks {
                found(Action::Assault { troop });
            }
        }
        for &troop in &goals {
            found(Action::Approach { troop });
        }
        for hex in spots(game) {
            found(Action::Seize { hex });
        }
        if enemies.first().is_some_and(|one| one.0 <= NEAR) {
            found(Action::Retire {});
        }
    }
    if better_facing(game, state, unit).is_some() {
        found(Action::FaceFoe {});
    }
}

/// How well places serve a goal; less is better.
fn score(state: &State, unit: TroopId, places: &[Place], goal: Goal) -> i32 {
    match goal {
        Goal::To(troop) => {
            let near = apart(state, places, troop).map_or(0, i32::from);
            near * 6 + askew(state, places, troop)
        }
        Goal::Hold(hex) => {
            let near = places.iter().map(|place| place.hex.distance(hex)).min();
            let seen = places.iter().any(|place| Arc::Narrow.holds(place.hex, place.facing, hex));
            let there = near == Some(0);
            near.map_or(0, i32::from) * 6 + if seen || there { 0 } else { 9 }
        }
        Goal::Away => {
            let near = enemies(state, unit, places).first().map_or(99, |one| i32::from(one.0));
            -near * 6
        }
    }
}

/// How far a unit looks past a troop: elements that do not have it in their arc.
fn askew(state: &State, places: &[Place], troop: TroopId) -> i32 {
    let targets: Vec<Hex> = hexes(state, troop).collect();
    let blind = |place: &&Place| {
        !targets.iter().any(|&hex| Arc::Narrow.holds(place.hex, place.facing, hex))
    };
    let count = places.iter().filter(blind).count();
    i32::try_from(count * 12 / places.len().max(1)).unwrap_or(0)
}

/// Where an action would bring the unit.
fn after(game: &Demonworld, state: &State, unit: TroopId, action: Action) -> Vec<Place> {
    let shift = |direction: Direction| -> Vec<Place> {
        let step = |place: Place| Place::new(place.hex.step(direction), place.facing);
        shape::places(state, unit).into_iter().map(step).collect()
    };
    match action {
        Action::Advance { hand } => march::direction(state, unit, hand).map_or(Vec::new(), shift),
        Action::Shift { direction } => shift(direction),
        Action::Lead { direction, facing } => column::led(state, unit, (direction, facing))
            .map_or(Vec::new(), |places| places.into_iter().map(|one| one.1).collect()),
        Action::Wheel { hand, sixths } => {
            wheel::places(game, state, unit, (hand, sixths)).into_iter().map(|one| one.1).collect()
        }
        Action::Turn { sixths } => {
            let by = i8::try_from(sixths).unwrap_or(0);
            let turn = |place: Place| Place::new(place.hex, place.facing.turned(by));
            shape::places(state, unit).into_iter().map(turn).collect()
        }
        _ => Vec::new(),
    }
}

/// The ordinary steps among which a plan chooses.
fn steps(game: &Demonworld, state: &State, unit: TroopId, found: &mut dyn FnMut(Action)) {
    let hands = [Hand::Left, Hand::Right];
    for hand in hands {
        if march::check_advance(game, state, unit, hand).is_ok() {
            found(Action::Advance { hand });
        }
    }
    match state.troop(unit).formation {
        Shape::Column => {
            for direction in Direction::ALL {
                let facing = Facing(direction.0);
                for facing in [facing, facing.turned(1)] {
                    if column::check_lead(game, state, unit, (direction, facing)).is_ok() {
                        found(Action::Lead { direction, facing });
                    }
                }
            }
        }
        Shape::Line => {
            for hand in hands {
                if wheel::check(game, state, unit, (hand, 1)).is_ok() {
                    found(Action::Wheel { hand, sixths: 1 });
                }
            }
        }
        Shape::Disorganised | Shape::Square => {
            for direction in Direction::ALL {
                if manoeuvre::check_shift(game, state, unit, direction).is_ok() {
                    found(Action::Shift { direction });
                }
            }
        }
        _ => {}
    }
}

/// The turn on the spot that brings more enemies before the unit.
fn better_facing(game: &Demonworld, state: &State, unit: TroopId) -> Option<u8> {
    let places = shape::places(state, unit);
    let nearest = enemies(state, unit, &places).first()?.1;
    let now = askew(state, &places, nearest);
    if now == 0 {
        return None;
    }
    let value =
        |sixths: u8| askew(state, &after(game, state, unit, Action::Turn { sixths }), nearest);
    let allowed = |sixths: &u8| turning::check(game, state, unit, *sixths).is_ok();
    let best = (1..=5).filter(allowed).min_by_key(|&sixths| (value(sixths), sixths))?;
    (value(best) < now).then_some(best)
}

/// Carries out a plan as far as it goes; then the move is over, or there is contact.
pub(crate) fn follow(
    game: &Demonworld,
    state: &mut State,
    unit: TroopId,
    plan: Action,
    cx: &mut Cx<'_, Event>,
) {
    let goal = goal_of(plan);
    let attacks = matches!(plan, Action::Assault { .. });
    if let Some(goal) = goal {
        for _ in 0..STEPS {
            if !stride(game, state, (unit, goal), attacks, cx) {
                break;
            }
        }
    }
    let touching = !contact::of_unit(game, state, unit).is_empty();
    if !touching
        && (goal.is_none() || matches!(goal, Some(Goal::Away)))
        && let Some(sixths) = better_facing(game, state, unit)
    {
        manoeuvre::perform(game, state, unit, Action::Turn { sixths }, cx);
    }
    if touching {
        onward::make_contact(state, unit);
    } else {
        end_of_move::finish(game, state, unit);
    }
}

/// A step with its hexes and directions as its owner sees them from his edge: which of two equal
/// steps is taken does not depend on the side.
fn seen_from_behind(game: &Demonworld, state: &State, seat: Seat, action: Action) -> Action {
    let ahead = zone::forward(state, seat);
    let seen = |facing: Facing| Facing(facing.clockwise_from(ahead));
    let towards = |direction: Direction| Direction(seen(Facing(direction.0)).0);
    match action {
        Action::Shift { direction } => Action::Shift { direction: towards(direction) },
        Action::Lead { direction, facing } => {
            Action::Lead { direction: towards(direction), facing: seen(facing) }
        }
        Action::Stride { direction } => Action::Stride { direction: towards(direction) },
        Action::Pivot { hex, hand } => {
            let (row, column) = routes::seen_from(game, state, seat, hex.hex());
            Action::Pivot { hex: Spot::of(at(column, row)), hand }
        }
        other => other,
    }
}

/// One step of a plan; says whether it goes on.
fn stride(
    game: &Demonworld,
    state: &mut State,
    (unit, goal): (TroopId, Goal),
    attacks: bool,
    cx: &mut Cx<'_, Event>,
) -> bool {
    let now = score(state, unit, &shape::places(state, unit), goal);
    let seat = state.troop(unit).seat;
    let mut best: Option<(i32, Action, Action)> = None;
    steps(game, state, unit, &mut |action| {
        let places = after(game, state, unit, action);
        if !attacks && touches(game, state, unit, &places) {
            return;
        }
        let value = score(state, unit, &places, goal);
        let tried = (value, seen_from_behind(game, state, seat, action), action);
        if value < now && best.is_none_or(|best| tried < best) {
            best = Some(tried);
        }
    });
    let Some((_, _, action)) = best else {
        return false;
    };
    manoeuvre::perform(game, state, unit, action, cx);
    shape::refresh(game, state, unit);
    contact::of_unit(game, state, unit).is_empty()
}

/// Whether places touch an enemy.
fn touches(game: &Demonworld, state: &State, unit: TroopId, places: &[Place]) -> bool {
    let members = state.members(unit).zip(places).map(|(id, place)| (id, place.hex));
    let members: Vec<_> = members.collect();
    !march::touched(game, state, &members).is_empty()
}
