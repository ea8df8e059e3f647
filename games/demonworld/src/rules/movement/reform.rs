//! §DW-130 §PR-45 The free step of a unit that a turn has brought out of order.

use kernel::Cx;

use super::{drill, march};
use crate::Demonworld;
use crate::action::{Action, Spot};
use crate::event::Event;
use crate::formation::Shape;
use crate::grid::Hex;
use crate::illegal::Illegal;
use crate::rules::ground::{shape, terrain};
use crate::state::{ElementId, Session, State, TroopId};

/// §PR-45 §PR-52 Whether the unit was in order and is no more: then it may form up at once.
pub(crate) fn offer(game: &Demonworld, state: &mut State, unit: TroopId, before: Shape) -> bool {
    let now = shape::of(game, state, unit, &shape::places(state, unit));
    if !before.is_organised() || now.is_organised() {
        return false;
    }
    let hexes: Vec<Hex> = shape::places(state, unit).iter().map(|place| place.hex).collect();
    forget(state, unit);
    state.held.extend(hexes.into_iter().map(|hex| (unit, hex)));
    if let Some(moving) = &mut state.moving {
        moving.session = Session::Mend;
        moving.done = 0;
    }
    true
}

/// Nothing is remembered of where the unit stood.
pub(crate) fn forget(state: &mut State, unit: TroopId) {
    state.held.retain(|(of, _)| *of != unit);
}

/// §PR-45 Whether an element may step there: as in a regroup, but over no hedge or wall.
pub(crate) fn check_step(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    (element, spot): (ElementId, Spot),
) -> Result<(), Illegal> {
    drill::check_step(game, state, unit, (element, spot))?;
    let from = state.element(element).hex.ok_or(Illegal::NoSuchElement { element })?;
    if terrain::edge(game, state, from, spot.hex()).is_some() {
        return Err(Illegal::EdgeInTheWay { hex: spot.into() });
    }
    Ok(())
}

/// §DW-130 Whether an element may step there if whoever of its own unit stands there goes as well.
pub(crate) fn may_step(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    (element, hex): (ElementId, Hex),
) -> bool {
    let from = state.element(element).hex;
    drill::may_step(game, state, unit, (element, hex))
        && from.is_some_and(|from| terrain::edge(game, state, from, hex).is_none())
}

/// §DW-130 Whether the unit may leave it at that: in order again, or nobody has stepped.
pub(crate) fn check_done(game: &Demonworld, state: &State, unit: TroopId) -> Result<(), Illegal> {
    let untouched = state.moving.is_some_and(|moving| moving.done == 0);
    let shape = shape::of(game, state, unit, &shape::places(state, unit));
    if untouched || shape.is_organised() { Ok(()) } else { Err(Illegal::NotOrganisedYet {}) }
}

/// §DW-130 Steps, taking them back, or leaving it at that.
pub(crate) fn choices(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    found: &mut dyn FnMut(Action),
) {
    let mut members: Vec<ElementId> = state.members(unit).collect();
    members.sort_unstable();
    for element in members {
        let Some(from) = state.element(element).hex else {
            continue;
        };
        let mut spots: Vec<Spot> = from.neighbours().map(Spot::of).collect();
        spots.sort_unstable();
        for hex in spots {
            if check_step(game, state, unit, (element, hex)).is_ok() {
                found(Action::Step { element, hex });
            }
        }
    }
    if state.moving.is_some_and(|moving| moving.done > 0) {
        found(Action::Decline {});
    }
    if check_done(game, state, unit).is_ok() {
        found(Action::Done {});
    }
}

/// §DW-130 An element steps, all steps are taken back, or the unit leaves it at that.
pub(crate) fn answer(
    game: &Demonworld,
    state: &mut State,
    unit: TroopId,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    if let Action::Step { element, hex } = action {
        return drill::step(game, state, (unit, element), hex, cx);
    }
    if action == (Action::Decline {}) {
        let held = state.held.iter().filter(|(of, _)| *of == unit).map(|(_, hex)| *hex);
        let places: Vec<(ElementId, Hex)> = state.members(unit).zip(held).collect();
        let changed = places.iter().filter(|(id, hex)| state.element(*id).hex != Some(*hex));
        let back: Vec<(ElementId, Option<Hex>, Hex)> =
            changed.map(|&(id, hex)| (id, state.element(id).hex, hex)).collect();
        march::carry(game, state, &places);
        for (element, from, hex) in back {
            let hex = Spot::of(hex).into();
            cx.tell(|| Event::Stepped { element: element.at(from), hex });
        }
    }
    forget(state, unit);
    if let Some(moving) = &mut state.moving {
        moving.session = Session::None;
        moving.done = 0;
    }
}
