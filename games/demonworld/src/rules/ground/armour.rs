//! §DW-62 §DW-88 §PR-60 §PR-141 Armour of what is struck or shot at.

use super::{contact, gear};
use crate::Demonworld;
use crate::content::Card;
use crate::grid::{Arc, Hex, Place, Side};
use crate::large::{self, Quarter};
use crate::state::{Element, ElementId, State};

/// §DW-62 §PR-60 §PR-141 Armour of what is struck: of a chariot the animals from the front and the
/// forward flank, the carriage from behind, the weaker of both from the back flank.
pub(crate) fn against_blows(card: &Card, struck: &Element, (from, to): (Hex, Hex)) -> i8 {
    let anchor = struck.hex.unwrap_or(to);
    let quarter = large::quarter(card.base, Place::new(anchor, struck.facing), from);
    let front = quarter.is_some_and(|quarter| quarter.side() == Side::Front);
    match (card.front_armour, card.animals) {
        (Some(armour), _) if front && anchor == to => armour.melee,
        (_, Some(animals)) => match quarter {
            Some(Quarter::Rear) => card.armour.melee,
            Some(Quarter::BackLeft | Quarter::BackRight) => {
                animals.armour.melee.min(card.armour.melee)
            }
            _ => animals.armour.melee,
        },
        _ => card.armour.melee,
    }
}

/// §DW-88 Ranged armour of a hex of a target, shot at from another, with the spells on it.
pub(crate) fn against_shots(
    game: &Demonworld,
    state: &State,
    target: ElementId,
    line: (Hex, Hex),
) -> i8 {
    let magic = gear::magic(game, state, state.element(target).troop);
    worn(game, state, target, line) + magic.armour_ranged
}

/// §DW-88 §PR-60 §PR-141 The armour that it wears there.
pub(crate) fn worn(
    game: &Demonworld,
    state: &State,
    target: ElementId,
    (from, to): (Hex, Hex),
) -> i8 {
    let one = state.element(target);
    let card = game.card_of(state, one.troop);
    let anchor = one.hex == Some(to);
    let carriage = contact::hexes(game, state, target).nth(2) == Some(to);
    match (card.front_armour, card.animals) {
        (Some(front), _) if anchor && Arc::ForwardHalf.holds(to, one.facing, from) => front.ranged,
        (_, Some(animals)) if !carriage => animals.armour.ranged,
        _ => card.armour.ranged,
    }
}
