//! §PR-21 Plans for flyers: the whole card flies low, or comes down from high above, and lands in
//! two ranks.

use kernel::Cx;

use super::{GOALS, enemies, spots};
use crate::Demonworld;
use crate::action::Action;
use crate::event::Event;
use crate::grid::{Arc, Facing, Hex, Place, Side};
use crate::ids::CardKind;
use crate::large;
use crate::rules::ground::zone::{self, ranks};
use crate::rules::ground::{air, contact, routes, shape};
use crate::rules::movement::{flight, march, onward};
use crate::state::{Air, ElementId, Moving, State, TroopId};

/// How far from its goal, beyond its own width, a card looks for a place to land.
const AROUND: u8 = 4;
/// The best places that are looked at closely.
const TRIES: usize = 60;
/// How far from an enemy a card lands that does not attack him yet.
const APART: i32 = 3;

/// Whether a card may begin a flight, or come down.
fn may_begin(game: &Demonworld, state: &State, troop: TroopId) -> bool {
    let fresh = state.moving.is_some_and(|moving| moving == Moving::new(troop));
    let high = state.troop(troop).air == Air::High;
    (high && fresh) || flight::check_fly(game, state, troop).is_ok()
}

/// The enemies that are suggested as goals: from the ground the nearest, from above the dearest.
fn goals(game: &Demonworld, state: &State, troop: TroopId) -> Vec<TroopId> {
    let places = shape::places(state, troop);
    let near = enemies(state, troop, &places);
    let mut list: Vec<TroopId> = if places.is_empty() {
        let seat = state.troop(troop).seat;
        let stands = |id: &TroopId| {
            let one = state.troop(*id);
            one.seat != seat && one.host.is_none() && !one.is_routing() && state.is_present(*id)
        };
        let mut all: Vec<TroopId> = state.ids().filter(stands).collect();
        all.sort_by_key(|&id| (std::cmp::Reverse(game.card_of(state, id).points), id));
        all
    } else {
        near.into_iter().map(|one| one.1).collect()
    };
    list.truncate(GOALS);
    list.sort_unstable();
    list
}

/// §PR-21 Plans for a flyer that is about to move.
pub(crate) fn choices(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    found: &mut dyn FnMut(Action),
) {
    if !may_begin(game, state, troop) {
        return;
    }
    let goals = goals(game, state, troop);
    if march::check_attack(game, state, troop).is_ok() {
        let barred = state.troop(troop).barred;
        for &troop in goals.iter().filter(|&&foe| barred != Some(foe)) {
            found(Action::Swoop { troop });
        }
    }
    for &troop in &goals {
        found(Action::FlyNear { troop });
    }
    for hex in spots(game) {
        found(Action::FlyTo { hex });
    }
}

/// Where the elements of a card would stand, by number, the left front one or the anchor here.
fn block(game: &Demonworld, state: &State, troop: TroopId, left: Place) -> Vec<Place> {
    if game.card_of(state, troop).kind != CardKind::Unit {
        return vec![left];
    }
    let count = u8::try_from(flyers(state, troop).len()).unwrap_or(u8::MAX);
    let hexes = ranks(left.hex, left.facing, count.div_ceil(2), count);
    hexes.into_iter().map(|hex| Place::new(hex, left.facing)).collect()
}

/// The living elements of a card, on the ground or high above.
fn flyers(state: &State, troop: TroopId) -> Vec<ElementId> {
    state.troop(troop).all().filter(|&id| state.element(id).is_alive()).collect()
}

/// How well places serve a plan; less is better, nothing if they do not serve it at all.
fn score(
    game: &Demonworld,
    state: &State,
    (troop, plan): (TroopId, Action),
    block: &[Place],
) -> Option<i32> {
    let base = game.card_of(state, troop).base;
    let own = || {
        let hexes = |place: &Place| large::hexes(base, place.hex, place.facing);
        block.iter().flat_map(hexes)
    };
    let far = |target: Hex| own().map(|hex| i32::from(hex.distance(target))).min();
    if let Action::FlyTo { hex } = plan {
        return far(hex.hex());
    }
    let (Action::Swoop { troop: foe } | Action::FlyNear { troop: foe }) = plan else {
        return None;
    };
    let targets: Vec<Hex> =
        state.members(foe).flat_map(|id| contact::hexes(game, state, id)).collect();
    let near = targets.iter().filter_map(|&target| far(target)).min()?;
    let sees =
        |place: &&Place| targets.iter().any(|&hex| Arc::Narrow.holds(place.hex, place.facing, hex));
    let blind = i32::try_from(block.len() - block.iter().filter(sees).count()).unwrap_or(0);
    if matches!(plan, Action::FlyNear { .. }) {
        return Some((near - APART).abs() * 6 + blind);
    }
    let fronts = |place: &&Place| {
        let beside = |there: &&Hex| {
            large::hexes(base, place.hex, place.facing).any(|hex| hex.distance(**there) == 1)
        };
        let before = |there: &Hex| large::side(base, **place, *there) == Side::Front;
        targets.iter().filter(beside).any(before)
    };
    let striking = i32::try_from(block.iter().filter(fronts).count()).unwrap_or(0);
    (striking > 0).then_some(blind - striking * 6)
}

/// Whether a card may land so: every element in reach, on free ground, in contact only to attack.
fn lands(
    game: &Demonworld,
    state: &State,
    (troop, attacks): (TroopId, bool),
    block: &[Place],
) -> bool {
    flyers(state, troop).into_iter().zip(block).all(|(element, &place)| {
        flight::can_land(game, state, (troop, element), place)
            && (attacks || !air::meets(game, state, element, place).0)
    })
}

/// The best places for a plan that the card can reach.
fn best(game: &Demonworld, state: &State, troop: TroopId, plan: Action) -> Option<Vec<Place>> {
    let targets: Vec<Hex> = match plan {
        Action::Swoop { troop } | Action::FlyNear { troop } => {
            state.members(troop).filter_map(|id| state.element(id).hex).collect()
        }
        Action::FlyTo { hex } => vec![hex.hex()],
        _ => return None,
    };
    let elements = flyers(state, troop);
    let wide = u8::try_from(elements.len().div_ceil(2)).unwrap_or(u8::MAX);
    let around = wide.saturating_add(AROUND);
    let near = |hex: &Hex| targets.iter().any(|there| there.distance(*hex) <= around);
    let mut found: Vec<(i32, Hex, Facing)> = Vec::new();
    for hex in game.map().hexes().filter(near) {
        for facing in Facing::ALL {
            let block = block(game, state, troop, Place::new(hex, facing));
            let reached = elements
                .iter()
                .zip(&block)
                .all(|(&id, place)| flight::is_in_range(game, state, (troop, id), place.hex));
            let value = score(game, state, (troop, plan), &block);
            found.extend(value.filter(|_| reached).map(|value| (value, hex, facing)));
        }
    }
    let seat = state.troop(troop).seat;
    let ahead = zone::forward(state, seat);
    found.sort_unstable_by_key(|&(value, hex, facing)| {
        (value, routes::seen_from(game, state, seat, hex), facing.clockwise_from(ahead))
    });
    let attacks = matches!(plan, Action::Swoop { .. });
    let mut blocks = found
        .into_iter()
        .take(TRIES)
        .map(|(_, hex, facing)| block(game, state, troop, Place::new(hex, facing)));
    blocks.find(|block| lands(game, state, (troop, attacks), block))
}

/// Carries out a plan; then the move is over, or there is contact. Where a card finds no place it
/// stays; if it does not dare, its owner thinks again.
pub(crate) fn follow(
    game: &Demonworld,
    state: &mut State,
    troop: TroopId,
    plan: Action,
    cx: &mut Cx<'_, Event>,
) {
    let block = best(game, state, troop, plan).unwrap_or_default();
    let places: Vec<(ElementId, Place)> = flyers(state, troop).into_iter().zip(block).collect();
    let hexes: Vec<(ElementId, Hex)> = places.iter().map(|(id, one)| (*id, one.hex)).collect();
    let touched = march::touched(game, state, &hexes);
    if !march::dares(game, state, troop, touched, cx) {
        return onward::go_on(state, troop);
    }
    flight::fly_in(game, state, (troop, &places), cx);
}
