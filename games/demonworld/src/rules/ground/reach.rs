//! §PR-100 The weapons of large elements and the hexes that they reach.

use super::contact;
use crate::Demonworld;
use crate::content::Zone;
use crate::grid::{Hex, Place};
use crate::large;
use crate::state::{ElementId, State, TroopId};

/// §PR-100 The blows of a large element: one per weapon, one per touched hex of a gun.
pub(crate) fn blows(
    game: &Demonworld,
    state: &State,
    striker: ElementId,
    found: &mut dyn FnMut(u8),
) {
    let card = game.card_of(state, state.element(striker).troop);
    for weapon in 0..u8::try_from(card.melee.len()).unwrap_or(0) {
        let zone = game.content().weapon(card.melee[usize::from(weapon)].weapon).zone;
        let parts: &[u8] = match zone {
            Zone::ArtilleryEachHex => &[0, 1, 2, 3],
            _ => &[0],
        };
        for part in parts {
            let number = weapon | part << 4;
            let mut any = false;
            targets(game, state, (striker, number), &mut |_| any = true);
            if any {
                found(number);
            }
        }
    }
}

/// §PR-100 Enemies that a weapon of a large element reaches.
pub(crate) fn targets(
    game: &Demonworld,
    state: &State,
    (striker, number): (ElementId, u8),
    found: &mut dyn FnMut(ElementId),
) {
    let one = state.element(striker);
    let card = game.card_of(state, one.troop);
    let (Some(arms), Some(hex)) = (card.melee.get(usize::from(number & 0xf)), one.hex) else {
        return;
    };
    let place = Place::new(hex, one.facing);
    let zone = game.content().weapon(arms.weapon).zone;
    let part = usize::from(number >> 4);
    let mut seen: Vec<ElementId> = Vec::new();
    contact::foes(game, state, striker, &mut |foe| {
        let reached = contact::hexes(game, state, foe)
            .any(|there| reaches(card.base, (place, part), zone, there));
        if reached && takes_part(state, foe) && !seen.contains(&foe) {
            seen.push(foe);
        }
    });
    seen.sort_unstable();
    seen.into_iter().for_each(found);
}

/// §PR-58 §PR-93 Whether an element of a unit has an enemy unit beside it where it could strike.
pub(crate) fn threatens(game: &Demonworld, state: &State, unit: TroopId, foe: TroopId) -> bool {
    let targets: Vec<Hex> = contact::ground_of(game, state, foe).collect();
    state.members(unit).any(|striker| {
        let one = state.element(striker);
        let card = game.card_of(state, one.troop);
        let Some(place) = one.hex.map(|hex| Place::new(hex, one.facing)) else {
            return false;
        };
        let zones = || card.melee.iter().map(|arms| game.content().weapon(arms.weapon).zone);
        targets.iter().any(|&there| {
            if card.kind.is_large() {
                zones().any(|zone| reaches(card.base, (place, 0), zone, there))
            } else {
                place.faces(there)
            }
        })
    })
}

/// §PR-100 Whether a weapon reaches a hex beside the base.
fn reaches(base: crate::ids::Base, (place, part): (Place, usize), zone: Zone, there: Hex) -> bool {
    let Some(quarter) = large::quarter(base, place, there) else {
        return false;
    };
    match zone {
        Zone::StandardFront => large::reaches(Zone::GiantFrontal, quarter),
        Zone::ArtilleryEachHex => {
            let own = large::hexes(base, place.hex, place.facing).nth(part);
            own.is_some_and(|own| own.distance(there) == 1)
        }
        _ => large::reaches(zone, quarter),
    }
}

/// §PR-90 Whether an element fights in the melee at hand, if one is fought.
pub(crate) fn takes_part(state: &State, element: ElementId) -> bool {
    let troops = state.fray.troops;
    troops.is_empty() || troops.contains(state.unit_of(element))
}
