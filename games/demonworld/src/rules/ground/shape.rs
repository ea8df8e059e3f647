//! §PR-32 Which formation counts, and the groups of a unit.

use crate::Demonworld;
use crate::formation::{self, Shape};
use crate::grid::Place;
use crate::state::{Deeds, Moving, State, TroopId};

/// Where the members of a unit stand.
pub(crate) fn places(state: &State, unit: TroopId) -> Vec<Place> {
    let place = |element| {
        let one = state.element(element);
        one.hex.map(|hex| Place::new(hex, one.facing))
    };
    state.members(unit).filter_map(place).collect()
}

/// §PR-32 Works out the formation of a unit anew.
pub(crate) fn refresh(game: &Demonworld, state: &mut State, unit: TroopId) {
    let shape = of(game, state, unit, &places(state, unit));
    state.troop_mut(unit).formation = shape;
}

/// §PR-32 The formation that a unit would have in these places.
pub(crate) fn of(game: &Demonworld, state: &State, unit: TroopId, places: &[Place]) -> Shape {
    let card = game.card_of(state, unit);
    let shape = formation::shape(places, card, state.guests(unit).count());
    let broken = state.troop(unit).deeds.has(Deeds::BROKE_UP);
    match shape {
        // §PR-32 A small unit has no ranks that could be broken.
        Shape::Small => Shape::Small,
        // §PR-33 Whatever it looks like.
        _ if broken => Shape::Disorganised,
        // §PR-37 A lost square is formed by manoeuvres only, not by whoever steps into the ring.
        Shape::Square if !was_square(state, unit) && !manoeuvres(state, unit) => {
            Shape::Disorganised
        }
        // §PR-36 No enemy stands inside a square.
        Shape::Square if has_intruder(game, state, unit, places) => Shape::Disorganised,
        shape => shape,
    }
}

/// §PR-37 Whether a unit has counted as a square so far.
fn was_square(state: &State, unit: TroopId) -> bool {
    state.troop(unit).formation == Shape::Square
}

/// §PR-37 Whether a unit has used a manoeuvre in the move or the answer that it is making.
fn manoeuvres(state: &State, unit: TroopId) -> bool {
    let own = |moving: &Moving| moving.troop == unit;
    let moves = state.moving.filter(own).is_some_and(|moving| moving.used > 0);
    moves || state.reply.filter(own).is_some_and(|reply| reply.turned || reply.spent > 0)
}

/// §PR-36 Whether an enemy stands inside the ring of a unit.
fn has_intruder(game: &Demonworld, state: &State, unit: TroopId, places: &[Place]) -> bool {
    let seat = state.troop(unit).seat;
    let inside = formation::enclosed(places).into_iter();
    inside.filter_map(|hex| state.at(game, hex)).any(|element| state.seat_of(element) != seat)
}
