//! §PR-58 §PR-92 The weapon of an element, and how quick it is with it.

use std::cmp::Reverse;

use crate::Demonworld;
use crate::content::{Arms, InitiativeTerm, WeaponClass};
use crate::ids::Order;
use crate::state::{Deeds, ElementId, State};

/// The part of a blow's weapon number that is the place on the card.
pub(crate) const WEAPON: u8 = 0xf;

/// The strongest weapon of an element, with or without its lance.
pub(crate) fn strongest(game: &Demonworld, state: &State, element: ElementId, lance: bool) -> u8 {
    let card = game.card_of(state, state.element(element).troop);
    let usable = |arms: &Arms| lance || !game.content().weapon(arms.weapon).first_round_only;
    let best = card
        .melee
        .iter()
        .enumerate()
        .filter(|(_, arms)| usable(arms))
        .max_by_key(|(at, arms)| (arms.power, Reverse(*at)));
    best.and_then(|(at, _)| u8::try_from(at).ok()).unwrap_or(0)
}

/// §PR-58 §PR-92 The weapon that an element would strike with in a first round; no lance without a
/// marker.
pub(crate) fn first_weapon(game: &Demonworld, state: &State, element: ElementId) -> u8 {
    strongest(game, state, element, state.troop(state.unit_of(element)).order.is_some())
}

/// §PR-92 Current initiative of an element with a weapon.
pub(crate) fn initiative(
    game: &Demonworld,
    state: &State,
    element: ElementId,
    weapon: u8,
    first: bool,
) -> i8 {
    let tables = &game.content().tables;
    let troop = state.element(element).troop;
    let unit = state.troop(state.unit_of(element));
    let card = game.card_of(state, troop);
    let mut sum = card.initiative;
    if unit.is_impetuous() {
        sum += tables.initiative(InitiativeTerm::Impetuous);
    }
    if !first {
        return sum;
    }
    sum += match unit.order {
        Some(Order::Charge) => tables.initiative(InitiativeTerm::OrderCharge),
        Some(Order::Hold) => tables.initiative(InitiativeTerm::OrderHold),
        Some(Order::Skirmish) => tables.initiative(InitiativeTerm::OrderSkirmish),
        Some(Order::Move) | None => 0,
    };
    if state.troop(troop).deeds.has(Deeds::DIVED) {
        sum += tables.initiative(InitiativeTerm::Dive);
    }
    let arms = card.melee.get(usize::from(weapon & WEAPON));
    let term = arms.and_then(|arms| match game.content().weapon(arms.weapon).class {
        WeaponClass::Pike => Some(InitiativeTerm::Pike),
        WeaponClass::Spear => Some(InitiativeTerm::Spear),
        WeaponClass::Lance => Some(InitiativeTerm::Lance),
        WeaponClass::TwoHanded => Some(InitiativeTerm::TwoHanded),
        _ => None,
    });
    sum + term.map_or(0, |term| tables.initiative(term))
}
