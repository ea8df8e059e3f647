//! §PR-42 §PR-44 What every manoeuvre asks: whether it fits into the move; and single elements that
//! step.

use kernel::Cx;

use super::budget::{self, Budget};
use super::march;
use crate::Demonworld;
use crate::action::Spot;
use crate::event::Event;
use crate::formation::Shape;
use crate::grid::Hex;
use crate::ids::Order;
use crate::illegal::Illegal;
use crate::rules::ground::terrain;
use crate::rules::morale::recovery;
use crate::state::{ElementId, Moving, State, TroopId};

/// §DW-121 §DW-122 §DW-123 §PR-42 Whether so many more manoeuvres go together with what was spent.
pub(crate) fn check_budget(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    more: u8,
) -> Result<Budget, Illegal> {
    let moving = state.moving.unwrap_or(Moving::new(unit));
    let budget = budget::budget(game, state, unit);
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
        return Err(Illegal::HasStepped { element: state.placed(element) });
    }
    let from = state.element(element).hex.ok_or(Illegal::NoSuchElement { element })?;
    let Some(direction) = from.direction_to(hex) else {
        return Err(Illegal::TooLongStep { element: state.placed(element), hex: spot.into() });
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

/// Notes that an element has had its part of the manoeuvre at hand.
pub(crate) fn note(state: &mut State, unit: TroopId, element: ElementId) {
    if let (Some(at), Some(moving)) = (place_in(state, unit, element), &mut state.moving) {
        moving.done |= 1 << at;
    }
}

/// §PR-50 On T a unit neither advances nor wheels.
pub(crate) fn holds(state: &State, unit: TroopId) -> bool {
    state.troop(unit).order == Some(Order::Hold)
}

/// §PR-44 §PR-45 One element steps.
pub(crate) fn step(
    game: &Demonworld,
    state: &mut State,
    (unit, element): (TroopId, ElementId),
    hex: Spot,
    cx: &mut Cx<'_, Event>,
) {
    let from = state.element(element).hex;
    march::carry(game, state, &[(element, hex.hex())]);
    // §PR-52 The free step after somebody has joined is no move of the unit.
    recovery::stir(game, state, element);
    note(state, unit, element);
    cx.tell(|| Event::Stepped { element: element.at(from), hex: hex.into() });
}
