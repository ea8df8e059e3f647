//! §PR-55 to §PR-57 Large bases: their steps and turns, what these cost and where they lead.

use kernel::Cx;

use crate::Demonworld;
use crate::action::{Action, Hand, Spot};
use crate::content::TurnMode;
use crate::event::Event;
use crate::grid::{Direction, Hex, Place};
use crate::ids::Order;
use crate::illegal::Illegal;
use crate::large::{self, Shift, Turn};
use crate::rules::ground::contact;
use crate::rules::ground::terrain::{self, Walker};
use crate::state::{ElementId, State, TroopId};

/// Where the only element of a large card stands.
pub(crate) fn place(state: &State, troop: TroopId) -> Option<(ElementId, Place)> {
    let element = state.standing(troop).next()?;
    let one = state.element(element);
    Some((element, Place::new(one.hex?, one.facing)))
}

/// The hexes of a base that are not among those of another place.
pub(crate) fn entered(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    from: Place,
    to: Place,
) -> Vec<Hex> {
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

/// Whether a base would be in contact with an enemy there.
pub(crate) fn touches(game: &Demonworld, state: &State, troop: TroopId, to: Place) -> bool {
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

/// Tells of a step or a turn.
pub(crate) fn tell(troop: TroopId, (from, stride): (Place, Stride), cx: &mut Cx<'_, Event>) {
    let Stride { to, cost, .. } = stride;
    if to.facing == from.facing {
        let hex = Spot::of(to.hex).into();
        cx.tell(|| Event::Strode { troop, hex, cost });
    } else {
        let facing = to.facing;
        cx.tell(|| Event::Pivoted { troop, facing, cost });
    }
}
