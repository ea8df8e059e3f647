//! §PR-46 Wheels: the pivot, the walk of every element, the price.

use kernel::Cx;

use super::{drill, march};
use crate::Demonworld;
use crate::action::{Hand, Spot};
use crate::event::Event;
use crate::formation::Shape;
use crate::grid::{Direction, Hex, Place};
use crate::illegal::Illegal;
use crate::rules::ground::{contact, shape, terrain};
use crate::state::{ElementId, Moving, State, TroopId};

/// Rank coordinates of a place: depth, and half hexes to the right.
fn rank(place: Place) -> (i16, i16) {
    let own = place.hex.framed(place.facing);
    (own.r, 2 * own.q + own.r)
}

/// §PR-46 The end of the front rank round which the unit turns, and how many stand in front.
fn pivot(places: &[Place], hand: Hand) -> Option<(Hex, u8)> {
    let front = places.iter().map(|&place| rank(place).0).min()?;
    let row = || places.iter().filter(|&&place| rank(place).0 == front);
    let end = match hand {
        Hand::Left => row().min_by_key(|&&place| rank(place).1)?,
        Hand::Right => row().max_by_key(|&&place| rank(place).1)?,
    };
    Some((end.hex, u8::try_from(row().count()).ok()?))
}

/// The next hex on the ring round the origin.
fn along(offset: Hex, hand: Hand) -> Hex {
    for index in 0..6u8 {
        let (one, two) = (Direction(index).offset(), Direction((index + 1) % 6).offset());
        // Offsets between two neighbouring corners of the ring are sums of both directions.
        let det = one.q * two.r - one.r * two.q;
        let a = (offset.q * two.r - offset.r * two.q) * det;
        let b = (one.q * offset.r - one.r * offset.q) * det;
        match hand {
            Hand::Right if a > 0 && b >= 0 => return offset.step(Direction((index + 2) % 6)),
            Hand::Left if a >= 0 && b > 0 => return offset.step(Direction((index + 5) % 6)),
            _ => {}
        }
    }
    offset
}

/// §PR-46 Manoeuvres for a wheel.
fn price(game: &Demonworld, front: u8, sixths: u8) -> u8 {
    let line = game.content().tables.wheel;
    if front <= line.front {
        line.narrow[usize::from(sixths.clamp(1, 2)) - 1]
    } else {
        line.wide * sixths
    }
}

/// New places of a unit after a wheel.
pub(crate) fn places(
    _game: &Demonworld,
    state: &State,
    unit: TroopId,
    (hand, sixths): (Hand, u8),
) -> Vec<(ElementId, Place)> {
    let before = shape::places(state, unit);
    let Some((pivot, _)) = pivot(&before, hand) else {
        return Vec::new();
    };
    let turn = |place: Place| {
        let offset = place.hex - pivot;
        let by = i8::try_from(sixths).unwrap_or(0);
        match hand {
            Hand::Left => {
                Place::new(pivot + offset.counter_clockwise(sixths), place.facing.turned(-by))
            }
            Hand::Right => Place::new(pivot + offset.clockwise(sixths), place.facing.turned(by)),
        }
    };
    state.members(unit).zip(before.into_iter().map(turn)).collect()
}

/// §DW-135 §DW-136 §DW-137 §DW-138 §DW-273 §PR-46 Whether a unit may wheel; extra points and
/// manoeuvres.
pub(crate) fn check(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    (hand, sixths): (Hand, u8),
) -> Result<(u8, u8), Illegal> {
    let places = shape::places(state, unit);
    let line = game.content().tables.wheel;
    if !(1..=2).contains(&sixths) {
        return Err(Illegal::NoSuchWheel { degrees: u16::from(sixths) * 60 });
    }
    let able =
        state.troop(unit).formation == Shape::Line && places.len() >= usize::from(line.elements);
    let Some((pivot, front)) = pivot(&places, hand).filter(|_| able) else {
        return Err(Illegal::NoWheelForThis { troop: unit });
    };
    // §PR-50 The table of orders says on which ones: on T nobody wheels.
    if let Some(order) = state.troop(unit).order
        && !game.content().tables.order(order).wheels
    {
        return Err(Illegal::WheelOrder { order });
    }
    let moving = state.moving.unwrap_or(Moving::new(unit));
    let way = if hand == Hand::Left { -1 } else { 1 };
    if moving.wheel == -way {
        return Err(Illegal::BothWheels {});
    }
    let drills = price(game, front, sixths);
    let budget = drill::check_drills(game, state, unit, drills)?;
    let mut extra = 0;
    for element in state.members(unit) {
        extra = extra.max(walk(game, state, (unit, element), (pivot, hand, sixths))?);
    }
    // §PR-64 Nobody comes closer to an enemy that the unit did not dare to attack.
    let ends = self::places(game, state, unit, (hand, sixths)).into_iter();
    let ends: Vec<(ElementId, Hex)> = ends.map(|(id, place)| (id, place.hex)).collect();
    march::check_contact(game, state, unit, &ends, false)?;
    // §PR-46 A unit with a single manoeuvre pays nothing more.
    let extra = if budget.drills == 1 { 0 } else { extra };
    if !budget.allows(moving.spent.saturating_add(extra), moving.used + drills) {
        let left = budget.left(&moving);
        // §DW-121 §DW-122 The manoeuvres take their share of the points that were left.
        let after = Moving { used: moving.used + drills, ..moving };
        let need = extra.saturating_add(left - budget.left(&after));
        return Err(Illegal::TooFar { need, left });
    }
    Ok((extra, drills))
}

/// §PR-46 §PR-46 The walk of one element along its ring; what it costs beyond open ground.
fn walk(
    game: &Demonworld,
    state: &State,
    (unit, element): (TroopId, ElementId),
    (pivot, hand, sixths): (Hex, Hand, u8),
) -> Result<u8, Illegal> {
    let mut hex = state.element(element).hex.ok_or(Illegal::NoSuchElement { element })?;
    let steps = hex.distance(pivot).saturating_mul(sixths);
    let walker = terrain::walker(game, state, element);
    let seat = state.troop(unit).seat;
    let mut extra = 0u8;
    for _ in 0..steps {
        let next = pivot + along(hex - pivot, hand);
        let spot = Spot::of(next);
        let blocked = Illegal::WheelBlocked { hex: spot.into() };
        let direction = hex.direction_to(next).ok_or(blocked.clone())?;
        if terrain::is_fenced(game, state, hex, next) {
            return Err(Illegal::WheelEdge { hex: spot.into() });
        }
        march::open_for(game, state, unit, next)?;
        let cost = terrain::cost(game, state, walker, (hex, direction), false).ok_or(blocked)?;
        if contact::would_touch(game, state, (seat, walker), next) {
            return Err(Illegal::ContactSideways {});
        }
        extra = extra.saturating_add(cost.saturating_sub(3));
        hex = next;
    }
    Ok(extra)
}

/// §PR-46 The unit wheels.
pub(crate) fn turn(
    game: &Demonworld,
    state: &mut State,
    unit: TroopId,
    (hand, sixths): (Hand, u8),
    cx: &mut Cx<'_, Event>,
) {
    let (points, drills) = check(game, state, unit, (hand, sixths)).unwrap_or((0, 0));
    let places = places(game, state, unit, (hand, sixths));
    march::relocate(game, state, &places);
    march::spend(state, unit, points, drills);
    if let Some(moving) = &mut state.moving {
        moving.wheel = if hand == Hand::Left { -1 } else { 1 };
    }
    cx.tell(|| Event::Wheeled { troop: unit, hand, sixths });
}
