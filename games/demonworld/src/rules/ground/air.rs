//! §PR-12 §PR-62 §PR-130 Flyers: who is one, where it may stand, whom it would meet there.

use super::{contact, terrain};
use crate::Demonworld;
use crate::grid::{Place, Side};
use crate::ids::Flight;
use crate::large;
use crate::state::{Deeds, ElementId, State, TroopId};

/// Whether a card flies in this battle, and how.
pub(crate) fn flight(game: &Demonworld, state: &State, troop: TroopId) -> Flight {
    let on = game.chapters().flyers && !game.card_of(state, troop).kind.is_character();
    if on { game.card_of(state, troop).flight } else { Flight::None }
}

/// §PR-62 §PR-130 Whether an element may stand there at the end of its flight.
pub(crate) fn may_stand(
    game: &Demonworld,
    state: &State,
    element: ElementId,
    place: Place,
) -> bool {
    let base = game.card_of(state, state.element(element).troop).base;
    let walker = terrain::walker(game, state, element);
    large::hexes(base, place.hex, place.facing).all(|hex| {
        let own = state.at(game, hex) == Some(element);
        (own || state.is_free(game, hex))
            && terrain::ground(game, walker, hex).is_some()
            && !terrain::is_burning(state, game, hex)
    })
}

/// Whether an element would touch an enemy there, and whether it would have one before it.
pub(crate) fn meets(
    game: &Demonworld,
    state: &State,
    element: ElementId,
    place: Place,
) -> (bool, bool) {
    let card = game.card_of(state, state.element(element).troop);
    let who = (state.seat_of(element), terrain::walker(game, state, element));
    let (mut touches, mut before) = (false, false);
    for hex in large::hexes(card.base, place.hex, place.facing) {
        contact::touched(game, state, who, hex, &mut |foe| {
            touches = true;
            before |= contact::hexes(game, state, foe)
                .filter(|there| there.distance(hex) == 1)
                .any(|there| large::side(card.base, place, there) == Side::Front);
        });
    }
    (touches, before)
}

/// §DW-61 §DW-63 §PR-101 Whether two elements fight in the air: both flew, and have just met.
pub(crate) fn is_air_fight(
    game: &Demonworld,
    state: &State,
    striker: ElementId,
    target: ElementId,
) -> bool {
    let flew = |element: ElementId| {
        let troop = state.element(element).troop;
        flight(game, state, troop) != Flight::None && state.troop(troop).deeds.has(Deeds::FLEW)
    };
    let old = state.troop(state.unit_of(striker)).foes.contains(state.unit_of(target));
    flew(striker) && flew(target) && !old
}
