//! §DW-105 to §DW-118 §PR-117 to §PR-123 Guns: loading, naming a hex, drift.

use kernel::{Cx, Why, rule};

use super::toll::Toll;
use super::{missile, volley};
use crate::Demonworld;
use crate::action::{Action, Spot};
use crate::content::{Band, DeviationEffect, Gun};
use crate::event::Event;
use crate::grid::{Arc, Direction, Hex};
use crate::ids::Order;
use crate::illegal::Illegal;
use crate::rules::ground::sight;
use crate::sight::{centre, offside};
use crate::state::{ElementId, State, TroopId};

static GUN: Why = Why { code: "gun", rule: rule!("DW-115") };
static DRIFT: Why = Why { code: "drift", rule: rule!("PR-119") };

/// §PR-117 What is left of a gun's points after its step on H or T loads it.
pub(crate) fn load(game: &Demonworld, state: &mut State, troop: TroopId, unspent: u8) {
    let tables = &game.content().tables;
    let one = state.troop(troop);
    let gun = game.card_of(state, troop).gun.is_some();
    let line = one.order.and_then(|order| tables.gun_orders[order.index()]);
    if gun && line.is_some_and(|line| line.loads) && !one.is_engaged() {
        let full = (one.load + unspent).min(tables.load);
        state.troop_mut(troop).load = full;
    }
}

/// §DW-105 to §DW-108 Movement points of a gun under an order.
pub(crate) fn points(game: &Demonworld, state: &State, troop: TroopId, order: Order) -> u8 {
    let Some(line) = game.content().tables.gun_orders[order.index()] else { return 0 };
    let first = state.element(state.troop(troop).first);
    let lost = game.card_of(state, troop).hp.saturating_sub(first.hp);
    let less = lost.saturating_mul(line.per_wound.unsigned_abs());
    line.mp.saturating_sub(less)
}

/// §PR-117 Whether a gun may fire in this phase.
pub(crate) fn may_fire(game: &Demonworld, state: &State, element: ElementId, second: bool) -> bool {
    let one = state.troop(state.element(element).troop);
    let order = if second { Order::Hold } else { Order::Skirmish };
    one.order == Some(order) && one.load >= game.content().tables.load && !one.is_engaged()
}

/// §PR-118 The band in which a hex lies for a gun; nothing out of arc or range.
pub(crate) fn band(
    game: &Demonworld,
    state: &State,
    element: ElementId,
    hex: Hex,
) -> Option<(Gun, Band)> {
    let gun = game.card_of(state, state.element(element).troop).gun?;
    let place = volley::place(state, element)?;
    let fits = game.map().has(hex) && Arc::Narrow.holds(place.hex, place.facing, hex);
    let band = gun.band(place.hex.distance(hex))?;
    fits.then_some((gun, band))
}

/// §PR-118 Whether a gun may name a hex: a direct one any, an indirect one where it sees an element
/// or cover, or an element beside one of the same unit that it sees.
fn may_name(game: &Demonworld, state: &State, element: ElementId, hex: Hex) -> bool {
    let Some((gun, _)) = band(game, state, element, hex) else { return false };
    if game.content().weapon(gun.projectile).direct {
        return true;
    }
    let seen = |one: ElementId| sight::segments(game, state, element, one) > 0;
    let shows = state.at(game, hex).is_some_and(|target| {
        let unit = state.unit_of(target);
        let beside = |near: Hex| state.at(game, near).filter(|&one| state.unit_of(one) == unit);
        seen(target) || hex.neighbours().filter_map(beside).any(seen)
    });
    shows || sees_cover(game, state, element, hex)
}

/// §PR-118 Whether a gun sees what grows on a hex.
fn sees_cover(game: &Demonworld, state: &State, element: ElementId, hex: Hex) -> bool {
    let cover = game.map().cell(hex).map_or(0, |cell| cell.cover);
    let height = i8::try_from(cover).unwrap_or(i8::MAX);
    height > 0
        && sight::eye(game, state, element).is_some_and(|eye| {
            sight::segments_of_cover(game, state, (element, eye), (hex, height)) > 0
        })
}

/// §PR-122 Whether a gun may aim high at what stands on a hex.
fn may_aim_high(game: &Demonworld, state: &State, element: ElementId, hex: Hex) -> bool {
    let Some((gun, _)) = band(game, state, element, hex) else { return false };
    let Some(target) = state.at(game, hex) else { return false };
    let card = game.card_of(state, state.element(target).troop);
    let half = u8::try_from((card.size + 1) / 2).unwrap_or(u8::MAX);
    let enemy = state.seat_of(target) != state.seat_of(element);
    enemy
        && game.content().weapon(gun.projectile).direct
        && card.kind.is_large()
        && sight::segments(game, state, element, target) >= half
}

/// §PR-118 Everything that a gun may be told to do, ascending.
pub(crate) fn offers(
    game: &Demonworld,
    state: &State,
    element: ElementId,
    found: &mut dyn FnMut(Action),
) {
    let mut list: Vec<Action> = Vec::new();
    for hex in game.map().hexes() {
        if may_name(game, state, element, hex) {
            list.push(Action::Shell { hex: Spot::of(hex), high: false });
        }
        if may_aim_high(game, state, element, hex) {
            list.push(Action::Shell { hex: Spot::of(hex), high: true });
        }
    }
    list.sort_unstable();
    list.into_iter().for_each(found);
}

/// §DW-115 A gun fires: malfunction, drift, or where it should.
pub(crate) fn fire(
    game: &Demonworld,
    state: &mut State,
    (element, hex, high): (ElementId, Hex, bool),
    (toll, cx): (&mut Toll, &mut Cx<'_, Event>),
) {
    let troop = state.element(element).troop;
    let Some((gun, band)) = band(game, state, element, hex) else { return };
    let die = u8::try_from(cx.die(20, &GUN)).expect("a die");
    let range = match band {
        Band::Short => "short",
        Band::Medium => "medium",
        Band::Long => "long",
    };
    let spot = Spot::of(hex);
    cx.tell(|| Event::GunFired { troop, hex: spot.into(), die, range });
    let drift = match game.content().tables.deviation(band, die) {
        DeviationEffect::Destroyed => {
            toll.wrecks.push(element);
            state.troop_mut(troop).load = 0;
            return cx.tell(|| Event::GunBurst { troop });
        }
        DeviationEffect::LoadPointsLost => {
            state.troop_mut(troop).load = 0;
            return cx.tell(|| Event::GunUnloaded { troop });
        }
        DeviationEffect::Jammed => {
            return cx.tell(|| Event::GunJammed { troop });
        }
        DeviationEffect::DriftTwo => 2,
        DeviationEffect::DriftOne => 1,
        DeviationEffect::OnTarget => 0,
    };
    state.troop_mut(troop).load = 0;
    let last = drifted(game, troop, (hex, drift), cx);
    if !game.map().has(last) || state.at(game, last) == Some(element) {
        return;
    }
    land(game, state, (element, gun), (hex, last, high), (toll, cx));
}

/// §PR-119 The hex that a shot ends on.
fn drifted(game: &Demonworld, troop: TroopId, (hex, by): (Hex, u8), cx: &mut Cx<'_, Event>) -> Hex {
    if by == 0 {
        return hex;
    }
    let face = u8::try_from(cx.die(6, &DRIFT)).expect("a die");
    let direction = Direction::of_die(face);
    let last = (0..by).fold(hex, |hex, _| hex.step(direction));
    if game.map().has(last) {
        let spot = Spot::of(last);
        cx.tell(|| Event::GunDrifted { troop, hex: spot.into(), by });
    }
    last
}

/// §PR-120 to §PR-122 The projectile comes down, flies through, or strikes what was aimed at.
fn land(
    game: &Demonworld,
    state: &mut State,
    (element, gun): (ElementId, Gun),
    (hex, last, high): (Hex, Hex, bool),
    (toll, cx): (&mut Toll, &mut Cx<'_, Event>),
) {
    let mut shot = missile::Missile::new(game, element, gun);
    if !shot.is_direct() {
        return shot.fall(game, state, last, (toll, cx));
    }
    let Some(anchor) = state.element(element).hex else { return };
    if high {
        let target = state.at(game, hex);
        if target.is_some() && state.at(game, last) == target {
            return shot.strike_large(game, state, target, (toll, cx));
        }
        // §PR-122 Beside the line of fire it misses.
        if offside(anchor, hex, centre(last)) != 0 {
            return;
        }
    }
    shot.fly(game, state, (anchor, last), (toll, cx));
}

/// Why a gun may not fire there.
pub(crate) fn why_not(
    game: &Demonworld,
    state: &State,
    element: ElementId,
    (spot, high): (Spot, bool),
) -> Result<(), Illegal> {
    let troop = state.element(element).troop;
    let hex = spot.hex();
    let load = state.troop(troop).load;
    if load < game.content().tables.load {
        return Err(Illegal::GunNotLoaded { load });
    }
    if !game.map().has(hex) {
        return Err(Illegal::OffTheMap { hex: spot.into() });
    }
    let in_band = band(game, state, element, hex).is_some();
    if !in_band || (!high && !may_name(game, state, element, hex)) {
        Err(no_shot(game, state, element, spot))
    } else if high && !may_aim_high(game, state, element, hex) {
        Err(Illegal::NoAimHigh { hex: spot.into() })
    } else {
        Ok(())
    }
}

/// §PR-118 Why a hex cannot be named: too near or too far for the bands, outside the arc, unseen.
fn no_shot(game: &Demonworld, state: &State, element: ElementId, spot: Spot) -> Illegal {
    let gun = game.card_of(state, state.element(element).troop).gun;
    let (nearest, farthest) = gun.map_or((0, 0), |gun| (gun.minimum, gun.reach[2]));
    let place = volley::place(state, element);
    let distance = place.map_or(0, |place| place.hex.distance(spot.hex()));
    let why = match () {
        () if distance < nearest => "near",
        () if distance > farthest => "far",
        () if band(game, state, element, spot.hex()).is_none() => "arc",
        () => "hidden",
    };
    Illegal::GunTarget { hex: spot.into(), why, distance, nearest, farthest }
}
