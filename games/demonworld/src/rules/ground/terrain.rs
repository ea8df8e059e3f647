//! §PR-40 §PR-41 What a step costs, and where nobody can go.

use crate::Demonworld;
use crate::formation::Shape;
use crate::grid::{Direction, Hex};
use crate::ids::{Arm, CardKind, EdgeKind, Going, Mover, Special};
use crate::state::{ElementId, State, TroopId};

/// §PR-68 How high a wood is.
const WOOD: i16 = 10;

/// Who walks, as the cost table asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Walker {
    /// The row of the table.
    pub(crate) mover: Mover,
    /// Size in segments.
    pub(crate) size: i8,
    /// On foot or mounted.
    pub(crate) arm: Arm,
    /// §PR-141 Wood costs four.
    pub(crate) woods: bool,
    /// §PR-52 The unit that it walks with.
    pub(crate) unit: TroopId,
}

impl Walker {
    /// As somebody who runs for his life, or to rejoin.
    pub(crate) fn running(self) -> Walker {
        match self.mover {
            Mover::Loose => Walker { mover: Mover::Standard, ..self },
            _ => self,
        }
    }
}

/// §PR-40 How an element walks now.
pub(crate) fn walker(game: &Demonworld, state: &State, element: ElementId) -> Walker {
    let troop = state.element(element).troop;
    let card = game.card_of(state, troop);
    let host = state.troop(troop).host;
    let mover = match card.kind {
        CardKind::Giant | CardKind::Dragon => Mover::Monster,
        CardKind::Chariot => Mover::Chariot,
        CardKind::Artillery => Mover::Artillery,
        CardKind::Unit if state.troop(troop).formation == Shape::Skirmish => Mover::Loose,
        CardKind::Unit => Mover::Standard,
        CardKind::Hero | CardKind::Commander | CardKind::Wizard => match host {
            Some(unit) if state.troop(unit).formation != Shape::Skirmish => Mover::Standard,
            _ => Mover::Loose,
        },
    };
    Walker {
        mover,
        size: card.size,
        arm: card.arm,
        woods: card.has(Special::Woods),
        unit: host.unwrap_or(troop),
    }
}

/// What stands on the side between two neighbours now.
pub(crate) fn edge(game: &Demonworld, state: &State, from: Hex, to: Hex) -> Option<EdgeKind> {
    let map = game.map();
    if map.edges.is_empty() {
        return None;
    }
    let index = map.edge_index(from, to)?;
    let ruined = state.weather.ruins.iter().any(|&ruin| usize::from(ruin) == index);
    Some(if ruined { EdgeKind::Ruin } else { map.edges[index].kind })
}

/// Whether a hedge or an intact wall stands between two neighbours.
pub(crate) fn is_fenced(game: &Demonworld, state: &State, from: Hex, to: Hex) -> bool {
    matches!(edge(game, state, from, to), Some(EdgeKind::Hedge | EdgeKind::Wall))
}

/// §PR-128 Whether a hex burns or is shut in by fire.
pub(crate) fn is_burning(state: &State, game: &Demonworld, hex: Hex) -> bool {
    let fires = &state.weather.fires;
    if fires.is_empty() {
        return false;
    }
    let burns = |hex: Hex| fires.iter().any(|fire| fire.hex == hex && !fire.fresh);
    let around = hex.neighbours().filter(|&hex| burns(hex)).count();
    burns(hex) || around >= usize::from(game.content().tables.smoke_neighbours)
}

/// §PR-40 Points for one step onto a hex, whoever stands there; nothing where it cannot go.
pub(crate) fn cost(
    game: &Demonworld,
    state: &State,
    walker: Walker,
    step: (Hex, Direction),
    road: bool,
) -> Option<u8> {
    let (ground, level) = price(game, state, walker, step, road)?;
    Some(ground + level)
}

/// §PR-40 The same in two parts: the ground with its edges, and what the levels add.
pub(crate) fn price(
    game: &Demonworld,
    state: &State,
    walker: Walker,
    (from, direction): (Hex, Direction),
    road: bool,
) -> Option<(u8, u8)> {
    let map = game.map();
    let to = from.step(direction);
    let (here, there) = (map.cell(from)?, map.cell(to)?);
    let costs = game.content().tables.costs(walker.mover);
    if walker.mover == Mover::Flying {
        return costs.ground(Going::Open).map(|ground| (ground, 0));
    }
    if is_burning(state, game, to) {
        return None;
    }
    let up = i8::try_from(there.level).ok()? - i8::try_from(here.level).ok()?;
    // §DW-153 A monster climbs what its size allows, by road too.
    if walker.mover == Mover::Monster && i16::from(up.abs()) * 2 > i16::from(walker.size) {
        return None;
    }
    let road = road && map.is_road_step(from, direction);
    if road {
        let level = if walker.mover == Mover::Chariot { 0 } else { costs.level(up, true)? };
        return Some((costs.road(walker.arm), level));
    }
    let edge = edge_cost(game, state, walker, (from, to))?;
    Some((ground(game, walker, to)? + edge, costs.level(up, false)?))
}

/// §DW-147 The price of the ground of a hex alone; nothing where nobody of this kind can stand.
pub(crate) fn ground(game: &Demonworld, walker: Walker, hex: Hex) -> Option<u8> {
    let cell = game.map().cell(hex)?;
    let costs = game.content().tables.costs(walker.mover);
    let price = match cell.going {
        Going::Water => costs.water(walker.size, cell.depth)?,
        going => costs.ground(going)?,
    };
    let wood = walker.woods && cell.cover >= WOOD;
    Some(if wood { price.max(4) } else { price })
}

/// §DW-154 to §DW-157 What a hedge or wall adds; none for war machines, which also a ruin stops.
pub(crate) fn edge_cost(
    game: &Demonworld,
    state: &State,
    walker: Walker,
    (from, to): (Hex, Hex),
) -> Option<u8> {
    let Some(kind) = edge(game, state, from, to) else {
        return Some(0);
    };
    let face = game.content().edges.iter().find(|face| face.kind == kind)?;
    match walker.mover {
        Mover::Standard | Mover::Loose => u8::try_from(face.mp).ok(),
        Mover::Monster | Mover::Flying => Some(0),
        Mover::Chariot | Mover::Artillery => face.machines.then_some(0),
    }
}

/// §PR-43 Whether a step is possible at all, whatever it costs.
pub(crate) fn can_enter(
    game: &Demonworld,
    state: &State,
    walker: Walker,
    step: (Hex, Direction),
) -> bool {
    cost(game, state, walker, step, true).is_some()
}
