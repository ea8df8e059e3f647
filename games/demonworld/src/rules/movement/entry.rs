//! §PR-135 How a section that went round a flank comes onto the field.

use kernel::Cx;

use super::{budget, end_of_move, march, onward};
use crate::Demonworld;
use crate::action::{Action, Spot};
use crate::event::Event;
use crate::grid::{Facing, Hex, at, column_row};
use crate::ids::CardKind;
use crate::illegal::Illegal;
use crate::large;
use crate::rules::ground::zone::ranks;
use crate::rules::ground::{contact, shape, terrain};
use crate::state::{Deeds, State, TroopId, Whereabouts};

/// §PR-135 Points for the first hex of each rank.
const STEP: u8 = 3;

/// §PR-135 Hexes to the nearest enemy.
const ROOM: u8 = 4;

/// How far the front of an entering troop reaches into the field.
const WIDEST: u8 = 12;

/// Where a troop looks when it enters: into the field, and towards the other side of it.
fn inward(state: &State, troop: TroopId) -> Facing {
    let one = state.troop(troop);
    match (one.place == Whereabouts::West, state.side(one.seat) == 0) {
        (true, true) => Facing(1),
        (true, false) => Facing(2),
        (false, true) => Facing(5),
        (false, false) => Facing(4),
    }
}

/// The hexes of a troop that enters so wide with its left front element, or its anchor, here, and
/// those of them that must touch the edge.
fn hexes(game: &Demonworld, state: &State, troop: TroopId, width: u8, hex: Hex) -> (Vec<Hex>, u8) {
    let card = game.card_of(state, troop);
    let facing = inward(state, troop);
    if card.kind == CardKind::Unit {
        let deep = card.elements.div_ceil(width.max(1));
        (ranks(hex, facing, width, card.elements), deep)
    } else {
        (large::hexes(card.base, hex, facing).collect(), 1)
    }
}

/// §PR-135 Whether a troop may enter here: its rear on the edge, far from every enemy and from his
/// zone, on free ground.
pub(crate) fn check_enter(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    (width, spot): (u8, Spot),
) -> Result<u8, Illegal> {
    let one = state.troop(troop);
    let map = game.map();
    let (hexes, deep) = hexes(game, state, troop, width, spot.hex());
    let edge = if one.place == Whereabouts::West { 0 } else { i16::from(map.columns) - 1 };
    let unit = game.card_of(state, troop).kind == CardKind::Unit;
    let last =
        if unit { usize::from(deep.saturating_sub(1)) * usize::from(width.max(1)) } else { 0 };
    let rear = hexes.get(last..).unwrap_or_default();
    if !rear.iter().any(|&hex| column_row(hex).0 == edge) {
        return Err(Illegal::NotOnTheEdge { hex: spot.into() });
    }
    let [first, end] = game.scenario().deployment[1 - state.side(one.seat)];
    let walker = terrain::walker(game, state, one.first);
    for &hex in &hexes {
        let hex_told = Spot::of(hex).into();
        if !map.has(hex) {
            return Err(Illegal::OffTheMap { hex: hex_told });
        }
        if !state.is_free(game, hex) {
            return Err(Illegal::HexTaken { hex: hex_told });
        }
        if terrain::ground(game, walker, hex).is_none() || terrain::is_burning(state, game, hex) {
            return Err(Illegal::Impassable { hex: hex_told });
        }
        if (i16::from(first)..=i16::from(end)).contains(&column_row(hex).1) {
            return Err(Illegal::EnemyZone { hex: hex_told });
        }
        let near = contact::nearest_foe(game, state, one.seat, hex);
        if let Some(distance) = near.filter(|near| *near < ROOM) {
            return Err(Illegal::EnemyNear { hex: hex_told, distance, least: ROOM });
        }
    }
    let need = deep.saturating_mul(STEP);
    let left = budget::budget(game, state, troop).points;
    if need > left { Err(Illegal::TooFar { need, left }) } else { Ok(need) }
}

/// Every hex from which a troop of this width may enter, by column and row.
fn spots(game: &Demonworld, state: &State, troop: TroopId, width: u8) -> Vec<Spot> {
    let map = game.map();
    let reach = i16::from(WIDEST);
    let columns = if state.troop(troop).place == Whereabouts::West {
        0..reach.min(map.columns.into())
    } else {
        i16::from(map.columns).saturating_sub(reach).max(0)..i16::from(map.columns)
    };
    let all = columns
        .flat_map(|column| (0..i16::from(map.rows)).map(move |row| Spot::of(at(column, row))));
    all.filter(|&spot| check_enter(game, state, troop, (width, spot)).is_ok()).collect()
}

/// Widths in which a unit may enter: organised, and found room for.
fn widths(game: &Demonworld, state: &State, troop: TroopId) -> Vec<u8> {
    let known = game.need(troop).map_or(&[][..], |need| &need.widths);
    let room = |width: &u8| !spots(game, state, troop, *width).is_empty();
    known.iter().copied().filter(room).collect()
}

/// The width that a unit has chosen; 1 for everybody else.
fn chosen(game: &Demonworld, state: &State, troop: TroopId) -> Option<u8> {
    if game.card_of(state, troop).kind != CardKind::Unit {
        return Some(1);
    }
    state.moving.map(|moving| moving.walked).filter(|&width| width > 0)
}

/// What a troop that waits at its edge may do: its width, then its place, or wait.
pub(crate) fn choices(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    found: &mut dyn FnMut(Action),
) {
    match chosen(game, state, troop) {
        None => {
            for width in widths(game, state, troop) {
                found(Action::Front { width });
            }
        }
        Some(width) => {
            for hex in spots(game, state, troop, width) {
                found(Action::Place { hex });
            }
        }
    }
    found(Action::Done {});
}

/// Why a troop that waits at its edge may not do this.
pub(crate) fn why_not(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    action: Action,
) -> Result<(), Illegal> {
    match (chosen(game, state, troop), action) {
        (None, Action::Front { width }) => {
            let fitting = widths(game, state, troop);
            let fitting: Vec<String> = fitting.iter().map(u8::to_string).collect();
            Err(Illegal::WrongWidth { width, fitting: fitting.join(", ") })
        }
        (Some(width), Action::Place { hex }) => {
            check_enter(game, state, troop, (width, hex)).map(|_| ())
        }
        _ => Ok(()),
    }
}

/// §PR-135 A troop chooses its width, enters, or waits for another turn.
pub(crate) fn answer(
    game: &Demonworld,
    state: &mut State,
    troop: TroopId,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Front { width } => {
            if let Some(moving) = &mut state.moving {
                moving.walked = width;
            }
            onward::go_on(state, troop);
        }
        Action::Place { hex } => enter(game, state, (troop, hex), cx),
        _ => end_of_move::finish(game, state, troop),
    }
}

fn enter(
    game: &Demonworld,
    state: &mut State,
    (troop, spot): (TroopId, Spot),
    cx: &mut Cx<'_, Event>,
) {
    let width = chosen(game, state, troop).unwrap_or(1);
    let cost = check_enter(game, state, troop, (width, spot)).unwrap_or(0);
    let facing = inward(state, troop);
    let (places, _) = hexes(game, state, troop, width, spot.hex());
    let elements: Vec<_> = state.troop(troop).all().collect();
    for (element, &hex) in elements.into_iter().zip(&places) {
        state.put(game, element, hex, facing);
    }
    let one = state.troop_mut(troop);
    one.place = Whereabouts::Field;
    one.deeds.mark(Deeds::ENTERED);
    if let Some(moving) = &mut state.moving {
        moving.walked = 0;
    }
    march::spend(state, troop, cost, 0);
    cx.tell(|| Event::Entered { troop, hex: spot.into(), cost });
    let kind = game.card_of(state, troop).kind;
    if kind == CardKind::Unit {
        shape::refresh(game, state, troop);
    }
    onward::go_on(state, troop);
}
