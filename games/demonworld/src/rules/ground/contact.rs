//! §PR-61 Contact: who fights whom.

use kernel::Seat;

use super::terrain::{self, Walker};
use crate::Demonworld;
use crate::grid::{Direction, Hex};
use crate::ids::Base;
use crate::large;
use crate::state::{ElementId, State, TroopId, Troops};

/// The hexes that an element covers.
pub(crate) fn hexes(
    game: &Demonworld,
    state: &State,
    element: ElementId,
) -> impl Iterator<Item = Hex> + use<> {
    let one = *state.element(element);
    let base = game.card_of(state, one.troop).base;
    one.hex.into_iter().flat_map(move |hex| large::hexes(base, hex, one.facing))
}

/// The hexes that the members of a unit cover.
pub(crate) fn ground_of(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
) -> impl Iterator<Item = Hex> {
    state.members(unit).flat_map(|element| hexes(game, state, element))
}

/// §FR-3 The least distance between a hex and a unit: a large base counts with all its hexes.
pub(crate) fn apart(game: &Demonworld, state: &State, from: Hex, unit: TroopId) -> Option<u8> {
    state.members(unit).filter_map(|element| away(game, state, from, element)).min()
}

/// The least distance between a hex and an element that stands on the field.
fn away(game: &Demonworld, state: &State, from: Hex, element: ElementId) -> Option<u8> {
    let one = state.element(element);
    let (anchor, base) = (one.hex?, game.card_of(state, one.troop).base);
    if base == Base::Standard {
        return Some(from.distance(anchor));
    }
    large::hexes(base, anchor, one.facing).map(|there| from.distance(there)).min()
}

/// §FR-3 The least distance between two units.
pub(crate) fn between(game: &Demonworld, state: &State, one: TroopId, two: TroopId) -> Option<u8> {
    ground_of(game, state, one).filter_map(|hex| apart(game, state, hex, two)).min()
}

/// §FR-3 The least distance between a hex and an enemy of a seat.
pub(crate) fn nearest_foe(game: &Demonworld, state: &State, seat: Seat, from: Hex) -> Option<u8> {
    let others = state.own(Seat(1 - seat.0)).flat_map(|troop| state.standing(troop));
    others.filter_map(|element| away(game, state, from, element)).min()
}

/// §PR-61 §PR-65 Whether two adjacent hexes let those on them fight: each could step over to the
/// other, or one could and was told to. §PR-58 Not those whom an overrun left beside each other.
fn meets(
    game: &Demonworld,
    state: &State,
    (walker, from): (Walker, Hex),
    (other, direction): (ElementId, Direction),
) -> bool {
    if is_aloof(state, walker.unit, state.unit_of(other)) {
        return false;
    }
    let goes = terrain::can_enter(game, state, walker, (from, direction));
    let back = (from.step(direction), direction.opposite());
    if !goes && state.sided.is_empty() {
        return false;
    }
    let there = terrain::walker(game, state, other);
    let comes = terrain::can_enter(game, state, there, back);
    if goes && comes {
        return true;
    }
    let own = state.at(game, from).map(|id| state.unit_of(id));
    let agreed = |own| is_agreed(state, own, state.unit_of(other));
    (goes || comes) && own.is_some_and(agreed)
}

/// The enemy in one direction that an element would be in contact with, were it there.
fn foe_towards(
    game: &Demonworld,
    state: &State,
    (seat, walker): (Seat, Walker),
    (hex, direction): (Hex, Direction),
) -> Option<ElementId> {
    let other =
        state.at(game, hex.step(direction)).filter(|&other| state.seat_of(other) != seat)?;
    meets(game, state, (walker, hex), (other, direction)).then_some(other)
}

/// Enemies that an element would be in contact with, were it there.
pub(crate) fn touched(
    game: &Demonworld,
    state: &State,
    who: (Seat, Walker),
    hex: Hex,
    found: &mut dyn FnMut(ElementId),
) {
    for direction in Direction::ALL {
        if let Some(other) = foe_towards(game, state, who, (hex, direction)) {
            found(other);
        }
    }
}

/// Whether an element would be in contact with any enemy, were it there.
pub(crate) fn would_touch(game: &Demonworld, state: &State, who: (Seat, Walker), hex: Hex) -> bool {
    let mut around = Direction::ALL.into_iter();
    around.any(|direction| foe_towards(game, state, who, (hex, direction)).is_some())
}

/// §PR-61 Enemies in contact with an element; one of several hexes may come several times.
pub(crate) fn foes(
    game: &Demonworld,
    state: &State,
    element: ElementId,
    found: &mut dyn FnMut(ElementId),
) {
    let who = (state.seat_of(element), terrain::walker(game, state, element));
    for hex in hexes(game, state, element) {
        touched(game, state, who, hex, found);
    }
}

/// §PR-61 Whether an element is in contact with an enemy.
pub(crate) fn is_engaged(game: &Demonworld, state: &State, element: ElementId) -> bool {
    let who = (state.seat_of(element), terrain::walker(game, state, element));
    hexes(game, state, element).any(|hex| would_touch(game, state, who, hex))
}

/// §PR-61 Whether two enemies are in contact.
pub(crate) fn touches(game: &Demonworld, state: &State, one: ElementId, two: ElementId) -> bool {
    let mut any = false;
    foes(game, state, one, &mut |foe| any |= foe == two);
    any
}

/// §PR-104 How many enemy elements are in contact with an element, guns not counted.
pub(crate) fn count(game: &Demonworld, state: &State, element: ElementId) -> u8 {
    let mut seen: [Option<ElementId>; 8] = [None; 8];
    let mut count = 0;
    foes(game, state, element, &mut |foe| {
        let gun = game.card_of(state, state.element(foe).troop).gun.is_some();
        if !gun && !seen.contains(&Some(foe)) && count < 8 {
            seen[count] = Some(foe);
            count += 1;
        }
    });
    u8::try_from(count).expect("at most eight")
}

/// Enemy units in contact with any member of a unit.
pub(crate) fn of_unit(game: &Demonworld, state: &State, unit: TroopId) -> Troops {
    let mut units = Troops::NONE;
    for element in state.members(unit) {
        foes(game, state, element, &mut |foe| units = units.with(state.unit_of(foe)));
    }
    units
}

/// Two units in the order in which they are noted.
pub(crate) fn pair(one: TroopId, two: TroopId) -> (TroopId, TroopId) {
    (one.min(two), one.max(two))
}

/// §PR-65 Whether the one who could come has said that these two are in contact.
pub(crate) fn is_agreed(state: &State, one: TroopId, two: TroopId) -> bool {
    state.sided.contains(&pair(one, two))
}

/// §PR-58 Whether these two stand beside each other without a fight.
pub(crate) fn is_aloof(state: &State, one: TroopId, two: TroopId) -> bool {
    !state.aloof.is_empty() && state.aloof.contains(&pair(one, two))
}
