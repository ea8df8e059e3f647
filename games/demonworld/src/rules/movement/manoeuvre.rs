//! §PR-43 §PR-44 §PR-49 Manoeuvres: shift, regroup, swap, breaking up a wedge.

use kernel::Cx;

use super::march::Budget;
use super::{march, turning, wheel};
use crate::Demonworld;
use crate::action::{Action, Hand, Spot};
use crate::event::Event;
use crate::formation::Shape;
use crate::grid::{Direction, Hex, Place};
use crate::ids::Order;
use crate::illegal::Illegal;
use crate::rules::ground::{contact, terrain};
use crate::rules::morale::recovery;
use crate::state::{Deeds, ElementId, Moving, Session, State, TroopId};

/// §DW-121 §DW-122 §DW-123 §PR-42 Whether so many more manoeuvres go together with what was spent.
fn check_budget(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    more: u8,
) -> Result<Budget, Illegal> {
    let moving = state.moving.unwrap_or(Moving::new(unit));
    let budget = march::budget(game, state, unit);
    let used = moving.used.saturating_add(more);
    if used > budget.drills {
        return Err(Illegal::NoManoeuvreLeft { used: moving.used, most: budget.drills });
    }
    if !budget.allows(moving.spent, used) {
        let most = if used == 1 && budget.drills > 1 { budget.points / 2 } else { 0 };
        return Err(Illegal::PointsSpent { spent: moving.spent, most });
    }
    Ok(budget)
}

/// §PR-33 §PR-42 Whether so many more manoeuvres fit into the move, other than those of a wedge.
pub(crate) fn check_drills(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    more: u8,
) -> Result<Budget, Illegal> {
    let budget = check_budget(game, state, unit, more)?;
    if state.troop(unit).formation == Shape::Wedge {
        return Err(Illegal::WedgeOnlyAdvances {});
    }
    Ok(budget)
}

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
    let check = if wedge && forward { check_budget } else { check_drills };
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
    let no = Illegal::SwapForbidden { element, other };
    let moving = state.moving.unwrap_or(Moving::new(unit));
    if !moving.swapping {
        check_drills(game, state, unit, 1)?;
    } else if place_in(state, unit, element).is_some_and(|at| moving.done >> at & 1 == 1) {
        return Err(Illegal::HasStepped { element });
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
    Err(Illegal::SwapTooSteep { element, other, levels: up.unsigned_abs() })
}

/// §DW-128 §PR-44 Whether an element may step there in a regroup.
pub(crate) fn check_step(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    (element, spot): (ElementId, Spot),
) -> Result<(), Illegal> {
    let open = |hex: Hex| {
        let free = state.is_free(game, hex);
        if free { Ok(()) } else { Err(Illegal::HexTaken { hex: Spot::of(hex).into() }) }
    };
    check_way(game, state, unit, (element, spot), &open)
}

/// §PR-44 Whether an element may step there if whoever of its own unit stands there goes as well.
pub(crate) fn may_step(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    (element, hex): (ElementId, Hex),
) -> bool {
    let open = |hex: Hex| march::open_for(game, state, unit, hex);
    check_way(game, state, unit, (element, Spot::of(hex)), &open).is_ok()
}

/// §PR-44 Whether an element may step to such an open hex in a regroup.
fn check_way(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    (element, spot): (ElementId, Spot),
    open: &dyn Fn(Hex) -> Result<(), Illegal>,
) -> Result<(), Illegal> {
    let hex = spot.hex();
    let moving = state.moving.ok_or(Illegal::WrongStep { step: "move" })?;
    let at = place_in(state, unit, element).ok_or(Illegal::NoSuchElement { element })?;
    if moving.done >> at & 1 == 1 {
        return Err(Illegal::HasStepped { element });
    }
    let from = state.element(element).hex.ok_or(Illegal::NoSuchElement { element })?;
    let Some(direction) = from.direction_to(hex) else {
        return Err(Illegal::TooLongStep { element, hex: spot.into() });
    };
    if !game.map().has(hex) {
        return Err(Illegal::OffTheMap { hex: spot.into() });
    }
    open(hex)?;
    let walker = terrain::walker(game, state, element);
    if !terrain::can_enter(game, state, walker, (from, direction)) {
        return Err(Illegal::Impassable { hex: spot.into() });
    }
    march::check_contact(game, state, unit, &[(element, hex)], false).map(|_| ())
}

/// The place of an element among the members of its unit.
pub(crate) fn place_in(state: &State, unit: TroopId, element: ElementId) -> Option<usize> {
    state.members(unit).position(|member| member == element).filter(|&at| at < 32)
}

/// Whether an element has had its part of the manoeuvre at hand.
pub(crate) fn has_acted(state: &State, unit: TroopId, element: ElementId) -> bool {
    let done = state.moving.map_or(0, |moving| moving.done);
    place_in(state, unit, element).is_none_or(|at| done >> at & 1 == 1)
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
    let free = check_drills(game, state, unit, 1).is_ok();
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
            if check_step(game, state, unit, (element, hex)).is_ok() {
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
                cx.tell(|| Event::Shifted { troop: unit, direction, card: game.named(unit) });
            }
        }
        Action::Wheel { hand, sixths } => wheel::turn(game, state, unit, (hand, sixths), cx),
        Action::Turn { sixths } => turning::turn(game, state, unit, sixths, cx),
        Action::TurnSome {} => turning::begin(state, unit),
        Action::Regroup {} => regroup(state, unit),
        Action::Swap { element, other } => swap(game, state, (unit, element, other), cx),
        Action::BreakUp {} => {
            state.troop_mut(unit).deeds.mark(Deeds::BROKE_UP);
            cx.tell(|| Event::BrokeUp { troop: unit, card: game.named(unit) });
        }
        Action::Face { element, facing } => {
            turning::face(game, state, (unit, element), facing, cx);
        }
        Action::Step { element, hex } => {
            let from = state.element(element).hex;
            march::carry(game, state, &[(element, hex.hex())]);
            // §PR-52 The free step after somebody has joined is no move of the unit.
            recovery::stir(game, state, element);
            note(state, unit, element);
            let card = || game.called(state, element).at(from);
            cx.tell(|| Event::Stepped { element, hex: hex.into(), card: card() });
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

/// Notes that an element has had its part of the manoeuvre at hand.
pub(crate) fn note(state: &mut State, unit: TroopId, element: ElementId) {
    if let (Some(at), Some(moving)) = (place_in(state, unit, element), &mut state.moving) {
        moving.done |= 1 << at;
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
    note(state, unit, element);
    cx.tell(|| Event::Swapped {
        element,
        other,
        card: game.called(state, element).at(before[0]),
        other_card: game.called(state, other).at(before[1]),
    });
}

/// §PR-50 On T a unit neither advances nor wheels.
pub(crate) fn holds(state: &State, unit: TroopId) -> bool {
    state.troop(unit).order == Some(Order::Hold)
}
