//! §PR-55 to §PR-58 §PR-100 Large elements: steps, turns, overruns, the reach of their weapons.

use kernel::Cx;

use super::{clash, flight, impetuous, march, planner, sway, trample};
use crate::action::{Action, Hand, Spot};
use crate::content::TurnMode;
use crate::event::Event;
use crate::grid::{Direction, Hex, Place};
use crate::ids::Order;
use crate::illegal::Illegal;
use crate::large::{self, Shift, Turn};
use crate::rules::ground::terrain::Walker;
use crate::rules::ground::{contact, gear, terrain};
use crate::rules::shoot::{artillery, reaction};
use crate::state::{ElementId, State, TroopId};
use crate::step::{self, Step};
use crate::{Demonworld, Play};

/// Where the only element of a large card stands.
pub(crate) fn place(state: &State, troop: TroopId) -> Option<(ElementId, Place)> {
    let element = state.standing(troop).next()?;
    let one = state.element(element);
    Some((element, Place::new(one.hex?, one.facing)))
}

/// §DW-30 §DW-99 §DW-105 §DW-106 §DW-107 Movement points of a large element under its order.
pub(crate) fn points(game: &Demonworld, state: &State, troop: TroopId) -> u8 {
    let one = state.troop(troop);
    // §PR-88 The impetuous run with their C value.
    let order = if one.is_impetuous() { Some(Order::Charge) } else { one.order };
    order.map_or(0, |order| points_on(game, state, troop, order))
}

/// Movement points that a large element would have under an order.
pub(crate) fn points_on(game: &Demonworld, state: &State, troop: TroopId, order: Order) -> u8 {
    let tables = &game.content().tables;
    let card = game.card_of(state, troop);
    let change = gear::magic(game, state, troop).mp;
    if card.gun.is_some() {
        return artillery::points(game, state, troop, order).saturating_add_signed(change);
    }
    let hp = state.standing(troop).next().map_or(0, |id| state.element(id).hp);
    let wounds = i8::try_from(card.hp.saturating_sub(hp)).unwrap_or(i8::MAX);
    let base = card.points_of(order);
    base.saturating_add_signed(wounds.saturating_mul(tables.mp_per_wound).saturating_add(change))
}

/// Points that are left in the move.
pub(crate) fn left(game: &Demonworld, state: &State, troop: TroopId) -> u8 {
    let spent = state.moving.map_or(0, |moving| moving.spent);
    points(game, state, troop).saturating_sub(spent)
}

/// The hexes of a base that are not among those of another place.
fn entered(game: &Demonworld, state: &State, troop: TroopId, from: Place, to: Place) -> Vec<Hex> {
    let base = game.card_of(state, troop).base;
    let old: Vec<Hex> = large::hexes(base, from.hex, from.facing).collect();
    large::hexes(base, to.hex, to.facing).filter(|hex| !old.contains(hex)).collect()
}

/// §PR-57 More for the levels between the pivot of a turn and a hex newly entered.
fn climb(game: &Demonworld, walker: Walker, from: Hex, to: Hex) -> Option<u8> {
    let level = |hex: Hex| game.map().cell(hex).and_then(|cell| i8::try_from(cell.level).ok());
    let up = level(to)? - level(from)?;
    let too_steep = walker.mover == crate::ids::Mover::Monster
        && i16::from(up.abs()) * 2 > i16::from(walker.size);
    let costs = game.content().tables.costs(walker.mover);
    if too_steep { None } else { costs.level(up, false) }
}

/// A move of a large base: where it leads, and what it costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stride {
    /// Where it leads.
    pub(crate) to: Place,
    /// What it costs.
    pub(crate) cost: u8,
    /// §PR-62 Whether it is a step forward.
    pub(crate) forward: bool,
}

/// §PR-55 §PR-57 A step of the whole base.
fn step(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    from: Place,
    direction: Direction,
) -> Result<Stride, Illegal> {
    let (element, _) = place(state, troop).ok_or(Illegal::NoSuchTroop { troop })?;
    let card = game.card_of(state, troop);
    let line = game.content().tables.large(card.base);
    let shift = Shift::ALL.into_iter().find(|shift| shift.direction(from.facing) == direction);
    let no = Illegal::DirectionForbidden { direction };
    let fixed = match shift.ok_or(no.clone())? {
        Shift::ForwardLeft | Shift::ForwardRight => None,
        Shift::Left | Shift::Right => Some(line.and_then(|line| line.sideways).ok_or(no)?),
        Shift::BackLeft | Shift::BackRight => Some(line.and_then(|line| line.backwards).ok_or(no)?),
    };
    let to = Place::new(from.hex.step(direction), from.facing);
    let walker = terrain::walker(game, state, element);
    let (mut dearest, mut steepest) = (0, 0);
    for hex in entered(game, state, troop, from, to) {
        let impassable = Illegal::Impassable { hex: Spot::of(hex).into() };
        let before = hex.step(direction.opposite());
        if !game.map().has(hex) {
            return Err(Illegal::OffTheMap { hex: Spot::of(hex).into() });
        }
        let price = terrain::price(game, state, walker, (before, direction), true);
        let (ground, level) = price.ok_or(impassable)?;
        dearest = dearest.max(ground);
        steepest = steepest.max(level);
    }
    let cost = fixed.unwrap_or(dearest).saturating_add(steepest);
    Ok(Stride { to, cost, forward: fixed.is_none() })
}

/// §PR-56 §PR-57 A turn of the whole base.
fn turn(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    from: Place,
    turn: Turn,
) -> Result<Stride, Illegal> {
    let (element, _) = place(state, troop).ok_or(Illegal::NoSuchTroop { troop })?;
    let card = game.card_of(state, troop);
    let to = large::turned(card.base, from, turn);
    let pivot =
        large::hexes(card.base, from.hex, from.facing).nth(turn.pivot.into()).unwrap_or(from.hex);
    let walker = terrain::walker(game, state, element);
    let mut steepest = 0;
    for hex in entered(game, state, troop, from, to) {
        let spot = Spot::of(hex);
        if !game.map().has(hex) {
            return Err(Illegal::OffTheMap { hex: spot.into() });
        }
        let mut old = large::hexes(card.base, from.hex, from.facing);
        let walled = old.any(|near| terrain::edge_cost(game, state, walker, (near, hex)).is_none());
        let stands = terrain::ground(game, walker, hex).is_some()
            && !terrain::is_burning(state, game, hex)
            && !walled;
        let level = climb(game, walker, pivot, hex).filter(|_| stands);
        steepest = steepest.max(level.ok_or(Illegal::Impassable { hex: spot.into() })?);
    }
    let price = game.content().tables.large(card.base).map_or(3, |line| line.turn);
    Ok(Stride { to, cost: price.saturating_add(steepest), forward: false })
}

/// Whether remains or the edge of the map are in the way.
pub(crate) fn is_blocked(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    to: Place,
) -> Option<Hex> {
    let base = game.card_of(state, troop).base;
    large::hexes(base, to.hex, to.facing).find(|&hex| {
        let index = game.map().index(hex);
        index.is_none_or(|index| state.board[index] == crate::state::REMAINS)
    })
}

/// Every step and turn from a place, whoever is in the way.
pub(crate) fn strides(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    from: Place,
) -> Vec<Stride> {
    let base = game.card_of(state, troop).base;
    let steps = Direction::ALL.into_iter().map(|way| step(game, state, troop, from, way));
    let turns = large::turns(base).iter().map(|&one| turn(game, state, troop, from, one));
    steps.chain(turns).filter_map(Result::ok).collect()
}

/// §PR-57 §PR-58 §PR-62 Whether a stride may be taken now.
fn check(game: &Demonworld, state: &State, troop: TroopId, stride: Stride) -> Result<(), Illegal> {
    let (_, from) = place(state, troop).ok_or(Illegal::NoSuchTroop { troop })?;
    let left = left(game, state, troop);
    if stride.cost > left {
        return Err(Illegal::TooFar { need: stride.cost, left });
    }
    if let Some(hex) = is_blocked(game, state, troop, stride.to) {
        return Err(Illegal::Impassable { hex: Spot::of(hex).into() });
    }
    let victims = trample::crushed(game, state, troop, stride.to);
    // §PR-135 Whoever has come from the flank meets nobody this turn.
    let seat = state.troop(troop).seat;
    let meets = victims.iter().any(|(_, victim)| state.seat_of(*victim) != seat)
        || touches(game, state, troop, stride.to);
    if meets {
        march::check_attack(game, state, troop)?;
    }
    if let Some((hex, _)) =
        victims.iter().find(|(_, victim)| !trample::can_crush(game, state, troop, *victim))
    {
        return Err(Illegal::NoOverrun { hex: Spot::of(*hex).into() });
    }
    if !victims.is_empty() {
        let out = trample::can_leave(game, state, troop, stride.to, left - stride.cost);
        let hex = Spot::of(stride.to.hex);
        return if out { Ok(()) } else { Err(Illegal::NoOverrun { hex: hex.into() }) };
    }
    let trampling = !trample::crushed(game, state, troop, from).is_empty();
    // §PR-63 Contact ends the move, unless it goes on over the enemy.
    let moved = state.moving.is_some_and(|moving| moving.spent > 0);
    if moved && !trampling && self::touches(game, state, troop, from) {
        return Err(Illegal::Stopped {});
    }
    let touches = touches(game, state, troop, stride.to);
    let gun = game.card_of(state, troop).gun.is_some();
    if touches && !trampling && (gun || !stride.forward) {
        return Err(Illegal::ContactSideways {});
    }
    Ok(())
}

/// Whether a base would be in contact with an enemy there.
fn touches(game: &Demonworld, state: &State, troop: TroopId, to: Place) -> bool {
    let Some((element, _)) = place(state, troop) else {
        return false;
    };
    let who = (state.troop(troop).seat, terrain::walker(game, state, element));
    let base = game.card_of(state, troop).base;
    large::hexes(base, to.hex, to.facing).any(|hex| contact::would_touch(game, state, who, hex))
}

/// §DW-107 Whether a gun on T only turns.
fn only_turns(game: &Demonworld, state: &State, troop: TroopId) -> bool {
    game.card_of(state, troop).gun.is_some() && state.troop(troop).order == Some(Order::Hold)
}

/// The stride that an action means.
pub(crate) fn meant(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    action: Action,
) -> Result<Stride, Illegal> {
    let (_, from) = place(state, troop).ok_or(Illegal::NoSuchTroop { troop })?;
    let base = game.card_of(state, troop).base;
    let hand = |turn: &Turn| if turn.sixths < 0 { Hand::Left } else { Hand::Right };
    let find = |wanted: &dyn Fn(&Turn) -> bool| {
        large::turns(base).iter().copied().find(|turn| wanted(turn))
    };
    match action {
        Action::Stride { direction } if direction.0 < 6 && !only_turns(game, state, troop) => {
            step(game, state, troop, from, direction)
        }
        Action::Pivot { hex, hand: wanted } => {
            let pivot = |turn: &Turn| {
                let hexes = large::hexes(base, from.hex, from.facing);
                hexes.into_iter().nth(turn.pivot.into()) == Some(hex.hex())
            };
            let found =
                find(&|turn| turn.mode != TurnMode::Spot && hand(turn) == wanted && pivot(turn));
            turn(game, state, troop, from, found.ok_or(Illegal::NoSuchTurn { hex: hex.into() })?)
        }
        Action::Spin { hand: wanted } => {
            let found = find(&|turn| turn.mode == TurnMode::Spot && hand(turn) == wanted);
            let hex = Spot::of(from.hex);
            turn(game, state, troop, from, found.ok_or(Illegal::NoSuchTurn { hex: hex.into() })?)
        }
        Action::Stride { direction } => Err(Illegal::DirectionForbidden { direction }),
        _ => Err(Illegal::NotOffered { action: action.word() }),
    }
}

/// §PR-55 §PR-56 Why a large element cannot move so.
pub(crate) fn why_not(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    action: Action,
) -> Result<(), Illegal> {
    check(game, state, troop, meant(game, state, troop, action)?)
}

/// What the owner of a large element may do.
pub(crate) fn choices(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    found: &mut dyn FnMut(Action),
) {
    if !state.is_present(troop) {
        return found(Action::Done {});
    }
    if state.troop(troop).is_impetuous() {
        return impetuous::strides(game, state, troop, found);
    }
    if trample::is_astride(game, state, troop) {
        return ways_on(game, state, troop, found);
    }
    planner::large::choices(game, state, troop, found);
    planner::wings::choices(game, state, troop, found);
    sway::strides(game, state, troop, |action| why_not(game, state, troop, action), found);
    if flight::check_fly(game, state, troop).is_ok() {
        found(Action::Fly {});
    }
    found(Action::Done {});
}

/// §PR-58 §PR-59 A base that stands over others goes on; its move ends only if it cannot.
pub(crate) fn ways_on(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    found: &mut dyn FnMut(Action),
) {
    let mut stuck = true;
    let check = |action| why_not(game, state, troop, action);
    sway::strides(game, state, troop, check, &mut |action| {
        stuck = false;
        found(action);
    });
    if stuck {
        found(Action::Done {});
    }
}

/// A large element moves; those in its way are run over.
pub(crate) fn answer(
    game: &Demonworld,
    state: &mut State,
    troop: TroopId,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let (Ok(stride), Some((element, from))) =
        (meant(game, state, troop, action), place(state, troop))
    else {
        return;
    };
    let Stride { to, cost, .. } = stride;
    let victims: Vec<ElementId> = trample::crushed(game, state, troop, to)
        .into_iter()
        .filter(|(hex, _)| entered(game, state, troop, from, to).contains(hex))
        .map(|(_, id)| id)
        .collect();
    if reaction::warn(game, state, troop, &victims) {
        return;
    }
    if !victims.is_empty() {
        trample::set_out(game, state, troop);
    }
    state.lift(game, element);
    state.put(game, element, to.hex, to.facing);
    march::spend(state, troop, cost, 0);
    tell(game, troop, (from, stride), cx);
    for victim in victims {
        trample::trample(step::Trample { by: troop, victim }, Play { game, state, cx });
    }
    // Hexes of the dead are covered now.
    state.lift(game, element);
    state.put(game, element, to.hex, to.facing);
    let overruns = game.card_of(state, troop).overrun.is_some();
    if !overruns && touches(game, state, troop, to) {
        clash::begin(state, troop);
    } else {
        state.agenda.first([Step::Move { troop }]);
    }
}

/// Tells of a step or a turn.
pub(crate) fn tell(
    game: &Demonworld,
    troop: TroopId,
    (from, stride): (Place, Stride),
    cx: &mut Cx<'_, Event>,
) {
    let Stride { to, cost, .. } = stride;
    if to.facing == from.facing {
        let hex = Spot::of(to.hex).into();
        cx.tell(|| Event::Strode { troop, hex, cost, card: game.named(troop) });
    } else {
        let facing = to.facing;
        cx.tell(|| Event::Pivoted { troop, facing, cost, card: game.named(troop) });
    }
}
