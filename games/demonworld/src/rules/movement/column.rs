//! §PR-47 Columns: led by the head, one element after the other.

use kernel::Cx;

use super::budget;
use super::march::{self, Places};
use crate::Demonworld;
use crate::action::{Action, Hand, Spot};
use crate::event::Event;
use crate::formation::{self, Shape};
use crate::grid::{Direction, Facing, Hex, Place};
use crate::ids::Order;
use crate::illegal::Illegal;
use crate::rules::ground::{shape, terrain};
use crate::state::{ElementId, Moving, State, TroopId};

/// §PR-47 New places and facings of a column led this way.
pub(crate) fn led(
    state: &State,
    unit: TroopId,
    (direction, facing): (Direction, Facing),
) -> Option<Vec<(ElementId, Place)>> {
    let members: Vec<ElementId> = state.members(unit).collect();
    let order = formation::column(&shape::places(state, unit))?;
    let mut places = Vec::with_capacity(members.len());
    let mut ahead: Option<Hex> = None;
    for at in order {
        let element = members[at];
        let one = state.element(element);
        let hex = one.hex?;
        let place = match (ahead, places.last()) {
            (Some(ahead_was), Some(&(_, Place { hex: ahead_now, .. }))) => {
                let towards = ahead_was.direction_to(ahead_now)?;
                Place::new(ahead_was, follow(one.facing, towards))
            }
            _ => Place::new(hex.step(direction), facing),
        };
        ahead = Some(hex);
        places.push((element, place));
    }
    Some(places)
}

/// §PR-47 The facing of a follower whose predecessor lies this way.
fn follow(before: Facing, towards: Direction) -> Facing {
    let (one, two) = (Facing(towards.0), Facing(towards.0).turned(1));
    if two.apart(before) < one.apart(before) { two } else { one }
}

/// §DW-127 §PR-47 Whether a column may be led this way; the cost.
pub(crate) fn check_lead(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    (direction, facing): (Direction, Facing),
) -> Result<u8, Illegal> {
    let one = state.troop(unit);
    let moving = state.moving.unwrap_or(Moving::new(unit));
    if one.formation != Shape::Column {
        return Err(Illegal::NotAColumn { troop: unit });
    }
    if one.order == Some(Order::Hold) {
        return Err(Illegal::NoPointsOnHold {});
    }
    march::check_grip(game, state, unit)?;
    if !facing.front().contains(&direction) {
        return Err(Illegal::ColumnDirection { direction, facing });
    }
    let places =
        led(state, unit, (direction, facing)).ok_or(Illegal::NotAColumn { troop: unit })?;
    // §PR-41 The road price counts only if all are on the road.
    let road = places.iter().all(|&(element, place)| {
        let from = state.element(element).hex.unwrap_or_default();
        from.direction_to(place.hex).is_some_and(|way| game.map().is_road_step(from, way))
    });
    let mut dearest = 0;
    for (index, &(element, place)) in places.iter().enumerate() {
        let walker = terrain::walker(game, state, element);
        let from = state.element(element).hex.unwrap_or_default();
        let Some(towards) = from.direction_to(place.hex) else {
            return Err(Illegal::NotAColumn { troop: unit });
        };
        let free = index > 0 || state.is_free(game, place.hex);
        if !free {
            return Err(Illegal::HexTaken { hex: Spot::of(place.hex).into() });
        }
        let cost = terrain::cost(game, state, walker, (from, towards), road);
        dearest = dearest.max(cost.ok_or(Illegal::Impassable { hex: Spot::of(place.hex).into() })?);
    }
    let budget = budget::budget(game, state, unit);
    if !budget.allows(moving.spent.saturating_add(dearest), moving.used) {
        return Err(Illegal::TooFar { need: dearest, left: budget.left(&moving) });
    }
    let hexes: Places = places.iter().map(|&(element, place)| (element, place.hex)).collect();
    march::check_contact(game, state, unit, &hexes, true)?;
    Ok(dearest)
}

pub(crate) fn lead(
    game: &Demonworld,
    state: &mut State,
    unit: TroopId,
    way: (Direction, Facing),
    cx: &mut Cx<'_, Event>,
) {
    let cost = check_lead(game, state, unit, way).unwrap_or(0);
    let Some(places) = led(state, unit, way) else {
        return;
    };
    let hexes: Places = places.iter().map(|&(element, place)| (element, place.hex)).collect();
    let touched = march::touched(game, state, &hexes);
    if !march::dares(game, state, unit, touched, cx) {
        return;
    }
    march::relocate(game, state, &places);
    march::spend(state, unit, cost, 0);
    cx.tell(|| Event::ColumnLed { troop: unit, direction: way.0, cost });
}

/// Every way to go by movement points.
pub(crate) fn ways(game: &Demonworld, state: &State, unit: TroopId, found: &mut dyn FnMut(Action)) {
    for hand in [Hand::Left, Hand::Right] {
        if march::check_advance(game, state, unit, hand).is_ok() {
            found(Action::Advance { hand });
        }
    }
    if state.troop(unit).formation == Shape::Column {
        for direction in Direction::ALL {
            for facing in Facing::ALL {
                if check_lead(game, state, unit, (direction, facing)).is_ok() {
                    found(Action::Lead { direction, facing });
                }
            }
        }
    }
}
