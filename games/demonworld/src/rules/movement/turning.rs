//! §DW-129 to §DW-131 §PR-45 Turns: of the whole unit by one angle, or element by element.

use kernel::Cx;

use super::drill::{check_drills, has_acted, note};
use super::{march, reform};
use crate::Demonworld;
use crate::action::Action;
use crate::event::Event;
use crate::formation::{self, Shape};
use crate::grid::{Facing, Place};
use crate::illegal::Illegal;
use crate::rules::ground::shape;
use crate::state::{ElementId, Session, State, TroopId};

/// §PR-45 Places after all members turned by sixths to the right.
pub(crate) fn turned(state: &State, unit: TroopId, sixths: u8) -> Vec<Place> {
    let by = i8::try_from(sixths).unwrap_or(0);
    let turn = |place: Place| Place::new(place.hex, place.facing.turned(by));
    shape::places(state, unit).into_iter().map(turn).collect()
}

/// §DW-131 §PR-45 Whether a column has its free turn: one where it stands, by any angles.
fn has_free_turn(state: &State, unit: TroopId) -> bool {
    let fresh = state.moving.is_some_and(|moving| !moving.turned);
    fresh && state.troop(unit).formation == Shape::Column
}

/// §DW-131 §PR-45 Whether a turn of the whole unit is free: a column that stays one.
fn is_free(state: &State, unit: TroopId, sixths: u8) -> bool {
    has_free_turn(state, unit) && formation::column(&turned(state, unit, sixths)).is_some()
}

/// §DW-129 §PR-45 Whether a unit may turn as a whole.
pub(crate) fn check(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    sixths: u8,
) -> Result<(), Illegal> {
    if !(1..=5).contains(&sixths) {
        return Err(Illegal::NoSuchSixths { sixths });
    }
    if is_free(state, unit, sixths) {
        return Ok(());
    }
    check_drills(game, state, unit, 1).map(|_| ())
}

/// §PR-45 The whole unit turns.
pub(crate) fn turn(
    game: &Demonworld,
    state: &mut State,
    unit: TroopId,
    sixths: u8,
    cx: &mut Cx<'_, Event>,
) {
    let free = is_free(state, unit, sixths);
    let before = state.troop(unit).formation;
    let members: Vec<ElementId> = state.members(unit).collect();
    let by = i8::try_from(sixths).unwrap_or(0);
    for element in members {
        let one = state.element_mut(element);
        one.facing = one.facing.turned(by);
    }
    pay(state, unit, free);
    cx.tell(|| Event::Turned { troop: unit, sixths });
    reform::offer(game, state, unit, before);
}

/// A turn costs a manoeuvre, or the free turn of a column.
fn pay(state: &mut State, unit: TroopId, free: bool) {
    march::spend(state, unit, 0, u8::from(!free));
    if let Some(moving) = &mut state.moving {
        moving.turned = free;
    }
}

/// §PR-45 Whether elements may turn one by one.
pub(crate) fn check_some(game: &Demonworld, state: &State, unit: TroopId) -> Result<(), Illegal> {
    if has_free_turn(state, unit) {
        return Ok(());
    }
    check_drills(game, state, unit, 1).map(|_| ())
}

/// §PR-45 Elements begin to turn one by one; a column pays at the end, if it is none then.
pub(crate) fn begin(state: &mut State, unit: TroopId) {
    let free = has_free_turn(state, unit);
    pay(state, unit, free);
    if let Some(moving) = &mut state.moving {
        moving.session = Session::Turn;
        moving.done = 0;
    }
}

/// Whether the turn at hand has not been paid for: that of a column.
fn is_owed(state: &State) -> bool {
    state.moving.is_some_and(|moving| moving.session == Session::Turn && moving.turned)
}

/// §PR-25 Whether a facing is one of the six, and another than an element has.
pub(crate) fn check_new(state: &State, element: ElementId, facing: Facing) -> Result<(), Illegal> {
    if facing.0 > 5 {
        Err(Illegal::NoSuchFacing { facing: facing.0 })
    } else if state.element(element).facing == facing {
        Err(Illegal::SameFacing { facing })
    } else {
        Ok(())
    }
}

/// §DW-131 Whether an element may look there: a column without a manoeuvre has to be one again when
/// those have turned who have not.
pub(crate) fn check_face(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    (element, facing): (ElementId, Facing),
) -> Result<(), Illegal> {
    if has_acted(state, unit, element) {
        return Err(Illegal::HasStepped { element: state.placed(element) });
    }
    check_new(state, element, facing)?;
    let Err(unpaid) = check_drills(game, state, unit, 1) else {
        return Ok(());
    };
    let place = |id: ElementId| {
        let one = state.element(id);
        let facing = if id == element { facing } else { one.facing };
        let waits = id != element && !has_acted(state, unit, id);
        one.hex.map(|hex| (Place::new(hex, facing), waits))
    };
    let (places, waits): (Vec<Place>, Vec<bool>) = state.members(unit).filter_map(place).unzip();
    if !is_owed(state) || formation::can_be_column(&places, &waits) { Ok(()) } else { Err(unpaid) }
}

/// §DW-131 Whether the turn may end so: as a column, or for a manoeuvre.
pub(crate) fn check_done(game: &Demonworld, state: &State, unit: TroopId) -> Result<(), Illegal> {
    if !is_owed(state) || formation::column(&shape::places(state, unit)).is_some() {
        return Ok(());
    }
    check_drills(game, state, unit, 1).map(|_| ())
}

/// §PR-45 Turns of single elements, or leaving it at that.
pub(crate) fn choices(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    found: &mut dyn FnMut(Action),
) {
    let mut members: Vec<ElementId> = state.members(unit).collect();
    members.sort_unstable();
    for element in members {
        for facing in Facing::ALL {
            if check_face(game, state, unit, (element, facing)).is_ok() {
                found(Action::Face { element, facing });
            }
        }
    }
    if check_done(game, state, unit).is_ok() {
        found(Action::Done {});
    }
}

/// §PR-45 One element turns.
pub(crate) fn face(
    state: &mut State,
    (unit, element): (TroopId, ElementId),
    facing: Facing,
    cx: &mut Cx<'_, Event>,
) {
    state.element_mut(element).facing = facing;
    note(state, unit, element);
    cx.tell(|| Event::Faced { element: state.placed(element), facing });
}

/// §DW-131 §PR-45 All have turned; who is no column any more pays.
pub(crate) fn settle(state: &mut State, unit: TroopId) {
    if is_owed(state) && formation::column(&shape::places(state, unit)).is_none() {
        pay(state, unit, false);
    }
}
