//! §PR-112 Why a spell cannot be cast at somebody, or at a hex.

use super::spells;
use crate::Demonworld;
use crate::action::Spot;
use crate::content::SpellTarget;
use crate::ids::SpellId;
use crate::illegal::Illegal;
use crate::rules::ground::contact;
use crate::state::{State, TroopId};

/// What a spell asks for, in a word.
fn asked(target: SpellTarget) -> &'static str {
    match target {
        SpellTarget::Card => "card",
        SpellTarget::CardNoMachine => "machine",
        SpellTarget::Unit => "unit",
        SpellTarget::UnitWithMorale => "morale",
        SpellTarget::OwnImpetuousUnit => "impetuous",
        SpellTarget::CharacterOrMonster => "wounded",
        SpellTarget::LargeOrCharacter => "large",
        SpellTarget::Element | SpellTarget::Hex => "hex",
    }
}

/// §PR-112 The first reason against casting a spell on a card: its kind, the spell itself, the range
/// that all of its elements must be in, sight.
pub(crate) fn no_card(
    game: &Demonworld,
    state: &State,
    (wizard, troop): (TroopId, TroopId),
    spell: SpellId,
) -> Illegal {
    let face = game.content().spell(spell);
    let one = state.troop(troop);
    let from = state.standing(wizard).next().and_then(|id| state.element(id).hex);
    let hexes = state.standing(troop).flat_map(|id| contact::hexes(game, state, id));
    let farthest = from.and_then(|from| hexes.map(|hex| from.distance(hex)).max());
    let (distance, range) = (farthest.unwrap_or(0), face.range);
    let why = if !spells::suits(game, state, (wizard, troop), spell) {
        asked(face.target)
    } else if (one.spells | one.brief) >> spell.0 & 1 == 1 {
        "under"
    } else if face.target == SpellTarget::UnitWithMorale && one.is_routing() {
        "routing"
    } else if farthest.is_none() {
        "gone"
    } else if distance > range {
        "far"
    } else {
        "hidden"
    };
    Illegal::SpellTarget { troop, spell, why, distance, range }
}

/// §PR-112 §FR-133 The first reason against casting a spell at a hex: what the spell asks for, the
/// range, nobody there, sight.
pub(crate) fn no_hex(
    game: &Demonworld,
    state: &State,
    (wizard, spot): (TroopId, Spot),
    spell: SpellId,
) -> Illegal {
    let face = game.content().spell(spell);
    let (hex, seat) = (spot.hex(), state.troop(wizard).seat);
    if !game.map().has(hex) {
        return Illegal::OffTheMap { hex: spot.into() };
    }
    let caster = state.standing(wizard).next();
    let from = caster.and_then(|id| state.element(id).hex);
    let there = state.at(game, hex);
    let enemy = there.is_some_and(|other| state.seat_of(other) != seat);
    // §PR-112 Of a large target every hex must be in range.
    let whole = there.filter(|_| face.target == SpellTarget::Element);
    let hexes = whole.into_iter().flat_map(|one| contact::hexes(game, state, one));
    let farthest = from.and_then(|from| hexes.chain([hex]).map(|hex| from.distance(hex)).max());
    let (distance, range) = (farthest.unwrap_or(0), face.range);
    let worth = caster.is_some_and(|id| spells::is_worth_a_strike(game, state, id, hex));
    let why = match face.target {
        _ if asked(face.target) != "hex" => "card",
        _ if distance > range => "far",
        SpellTarget::Element if !enemy => "nobody",
        SpellTarget::Hex if !worth => "idle",
        _ => "hidden",
    };
    Illegal::SpellHex { hex: spot.into(), spell, why, distance, range }
}
