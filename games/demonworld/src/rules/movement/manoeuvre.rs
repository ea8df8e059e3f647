//! §PR-43 §PR-44 §PR-49 Manoeuvres: shift, regroup, swap, breaking up a wedge.

use kernel::Cx;

use super::{column, drill, march, turning, wheel};
use crate::Demonworld;
use crate::action::{Action, Hand, Spot};
use crate::event::Event;
use crate::formation::Shape;
use crate::grid::{Direction, Hex, Place};
use crate::illegal::Illegal;
use crate::rules::ground::{contact, terrain};
use crate::state::{Deeds, ElementId, Moving, Session, State, TroopId};

/// §DW-125 §DW-126 §DW-155 §PR-43 Whether a unit may shift this way.
pub(crate) fn check_shift(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    direction: Direction,
) -> Result<(), Illegal> {
    let one = state.troop(unit);
    let forward =
        march::facing(state, unit).is_some_and(|facing| facing.front().contains(&direction));
    let wedge = one.formation == Shape::Wedge;
    let check = if wedge && forward { drill::check_budget } else { drill::check_drills };
    check(game, state, unit, 1)?;
    march::shift_cost(game, state, unit, direction)?;
    let places = march::shifted(state, unit, direction);
    let attack = forward && one.formation.is_organised();
    march::check_contact(game, state, unit, &places, attack)?;
    Ok(())
}

/// §PR-49 Whether two elements may change places.
pub(crate) fn check_swap(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    (element, other): (ElementId, ElementId),
) -> Result<(), Illegal> {
    let no = Illegal::SwapForbidden { element: state.placed(element), other: state.placed(other) };
    let moving = state.moving.unwrap_or(Moving::new(unit));
    if !moving.swapping {
        drill::check_drills(game, state, unit, 1)?;
    } else if drill::place_in(state, unit, element).is_some_and(|at| moving.done >> at & 1 == 1) {
        return Err(Illegal::HasStepped { element: state.placed(element) });
    }
    if !state.troop(unit).formation.is_organised() {
        return Err(Illegal::Disorganised { troop: unit });
    }
    let member = |id: ElementId| state.members(unit).any(|one| one == id);
    let special = |id: ElementId| {
        let one = state.element(id);
        one.role.is_some() || one.troop != unit
    };
    let fits = member(element) && member(other) && special(element) && element != other;
    let plain = !special(other) || element < other;
    if !fits || !plain {
        return Err(no);
    }
    check_climb(game, state, (element, other))
}

/// §PR-49 Whether one of two elements could climb the levels between them.
fn check_climb(
    game: &Demonworld,
    state: &State,
    (element, other): (ElementId, ElementId),
) -> Result<(), Illegal> {
    let level = |id: ElementId| {
        let cell = state.element(id).hex.and_then(|hex| game.map().cell(hex));
        cell.map_or(0, |cell| i8::try_from(cell.level).unwrap_or(i8::MAX))
    };
    let climbs = |id: ElementId, up: i8| {
        let mover = terrain::walker(game, state, id).mover;
        game.content().tables.costs(mover).level(up, false).is_some()
    };
    let up = level(other) - level(element);
    if climbs(element, up) || climbs(other, -up) {
        return Ok(());
    }
    Err(Illegal::SwapTooSteep {
        element: state.placed(element),
        other: state.placed(other),
        levels: up.unsigned_abs(),
    })
}

/// Every manoeuvre that fits, ascending.
pub(crate) fn choices(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    found: &mut dyn FnMut(Action),
) {
    for direction in Direction::ALL {
        if check_shift(game, state, unit, direction).is_ok() {
            found(Action::Shift { direction });
        }
    }
    for hand in [Hand::Left, Hand::Right] {
        for sixths in 1..=2 {
            if wheel::check(game, state, unit, (hand, sixths)).is_ok() {
                found(Action::Wheel { hand, sixths });
            }
        }
    }
    for sixths in 1..=5 {
        if turning::check(game, state, unit, sixths).is_ok() {
            found(Action::Turn { sixths });
        }
    }
    let free = drill::check_drills(game, state, unit, 1).is_ok();
    if turning::check_some(game, state, unit).is_ok() {
        found(Action::TurnSome {});
    }
    if free {
        found(Action::Regroup {});
    }
    if free || state.moving.is_some_and(|moving| moving.swapping) {
        swaps(game, state, unit, found);
    }
    if state.troop(unit).formation == Shape::Wedge {
        found(Action::BreakUp {});
    }
}

/// Whether one manoeuvre fits, or one way to go by movement points.
pub(crate) fn allows(game: &Demonworld, state: &State, unit: TroopId, action: Action) -> bool {
    let there = |element: ElementId| element.index() < state.elements.len();
    match action {
        Action::Advance { hand } => march::check_advance(game, state, unit, hand).is_ok(),
        Action::Lead { direction, facing } if direction.0 < 6 && facing.0 < 6 => {
            column::check_lead(game, state, unit, (direction, facing)).is_ok()
        }
        Action::Shift { direction } if direction.0 < 6 => {
            check_shift(game, state, unit, direction).is_ok()
        }
        Action::Wheel { hand, sixths } => wheel::check(game, state, unit, (hand, sixths)).is_ok(),
        Action::Turn { sixths: sixths @ 1..=5 } => {
            turning::check(game, state, unit, sixths).is_ok()
        }
        Action::TurnSome {} => turning::check_some(game, state, unit).is_ok(),
        Action::Regroup {} => drill::check_drills(game, state, unit, 1).is_ok(),
        Action::Swap { element, other } if there(element) && there(other) => {
            check_swap(game, state, unit, (element, other)).is_ok()
        }
        Action::BreakUp {} => state.troop(unit).formation == Shape::Wedge,
        _ => false,
    }
}

fn swaps(game: &Demonworld, state: &State, unit: TroopId, found: &mut dyn FnMut(Action)) {
    let mut members: Vec<ElementId> = state.members(unit).collect();
    members.sort_unstable();
    for &element in &members {
        for &other in &members {
            if check_swap(game, state, unit, (element, other)).is_ok() {
                found(Action::Swap { element, other });
            }
        }
    }
}

/// §PR-44 What is offered in the middle of a regroup.
pub(crate) fn steps(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    found: &mut dyn FnMut(Action),
) {
    let mut members: Vec<ElementId> = state.members(unit).collect();
    members.sort_unstable();
    for element in members {
        let near = state.element(element).hex.into_iter().flat_map(Hex::neighbours);
        let mut spots: Vec<Spot> = near.map(Spot::of).collect();
        spots.sort_unstable();
        for hex in spots {
            if drill::check_step(game, state, unit, (element, hex)).is_ok() {
                found(Action::Step { element, hex });
            }
        }
    }
    found(Action::Done {});
}

/// Carries out a manoeuvre, or a part of one.
pub(crate) fn answer(
    game: &Demonworld,
    state: &mut State,
    unit: TroopId,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Shift { direction } => {
            let places = march::shifted(state, unit, direction);
            let touched = march::touched(game, state, &places);
            if march::dares(game, state, unit, touched, cx) {
                march::carry(game, state, &places);
                march::spend(state, unit, 0, 1);
                cx.tell(|| Event::Shifted { troop: unit, direction });
            }
        }
        Action::Wheel { hand, sixths } => wheel::turn(game, state, unit, (hand, sixths), cx),
        Action::Turn { sixths } => turning::turn(game, state, unit, sixths, cx),
        Action::TurnSome {} => turning::begin(state, unit),
        Action::Regroup {} => regroup(state, unit),
        Action::Swap { element, other } => swap(game, state, (unit, element, other), cx),
        Action::BreakUp {} => {
            state.troop_mut(unit).deeds.mark(Deeds::BROKE_UP);
            cx.tell(|| Event::BrokeUp { troop: unit });
        }
        Action::Face { element, facing } => {
            turning::face(state, (unit, element), facing, cx);
        }
        Action::Step { element, hex } => {
            drill::step(game, state, (unit, element), hex, cx);
        }
        // The manoeuvre is over, the move goes on.
        _ => {
            turning::settle(state, unit);
            if let Some(moving) = &mut state.moving {
                moving.session = Session::None;
                moving.done = 0;
            }
        }
    }
    debug_assert!(
        state.moving.is_some_and(|moving| moving.session != Session::Regroup)
            || contact::of_unit(game, state, unit).is_empty(),
        "no regroup leads into contact"
    );
}

fn regroup(state: &mut State, unit: TroopId) {
    march::spend(state, unit, 0, 1);
    if let Some(moving) = &mut state.moving {
        moving.session = Session::Regroup;
        moving.done = 0;
    }
}

fn swap(
    game: &Demonworld,
    state: &mut State,
    (unit, element, other): (TroopId, ElementId, ElementId),
    cx: &mut Cx<'_, Event>,
) {
    let place = |id: ElementId| {
        let one = state.element(id);
        one.hex.map(|hex| Place::new(hex, one.facing))
    };
    let before = [element, other].map(|id| state.element(id).hex);
    if let (Some(here), Some(there)) = (place(element), place(other)) {
        march::relocate(game, state, &[(element, there), (other, here)]);
    }
    let first = state.moving.is_none_or(|moving| !moving.swapping);
    march::spend(state, unit, 0, u8::from(first));
    if let Some(moving) = &mut state.moving {
        moving.done = if first { 0 } else { moving.done };
        moving.swapping = true;
    }
    drill::note(state, unit, element);
    cx.tell(|| Event::Swapped { element: element.at(before[0]), other: other.at(before[1]) });
}

/// Carries out one ordinary step of a unit.
pub(crate) fn perform(
    game: &Demonworld,
    state: &mut State,
    unit: TroopId,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let swaps = matches!(action, Action::Swap { .. });
    if let Some(moving) = state.moving.as_mut().filter(|moving| moving.swapping && !swaps) {
        moving.swapping = false;
        moving.done = 0;
    }
    match action {
        Action::Advance { hand } => march::advance(game, state, unit, hand, cx),
        Action::Lead { direction, facing } => {
            column::lead(game, state, unit, (direction, facing), cx);
        }
        _ => answer(game, state, unit, action, cx),
    }
}
