//! §PR-133 Room in a deployment zone: ranks as runs of columns, and whether all cards still fit.

use kernel::Seat;

use super::setup::forward;
use crate::Demonworld;
use crate::grid::{Facing, Hex, at, column_row};
use crate::ids::{CardKind, Going};
use crate::large;
use crate::state::{State, TroopId};

/// §PR-133 Most elements in one rank.
pub(crate) const WIDEST: u8 = 10;

/// §PR-133 The hexes of a unit in ranks: left front element, width, number.
pub(crate) fn ranks(left: Hex, facing: Facing, width: u8, count: u8) -> Vec<Hex> {
    let mut places = Vec::with_capacity(count.into());
    each_rank(left, facing, (width, count), &mut |start, length| {
        let mut hex = start;
        for _ in 0..length {
            places.push(hex);
            hex = hex.step(facing.flanks()[1]);
        }
        true
    });
    places
}

/// Calls for the left end and the length of each rank as long as the answer is yes.
fn each_rank(
    left: Hex,
    facing: Facing,
    (width, count): (u8, u8),
    found: &mut dyn FnMut(Hex, u8) -> bool,
) -> bool {
    let [rear_left, rear_right] = facing.rear();
    let (mut start, mut rest, mut right) = (left, count, true);
    while rest > 0 {
        let length = rest.min(width.max(1));
        if !found(start, length) {
            return false;
        }
        rest -= length;
        // Ranks behind stand alternately half a hex to the right and to the left.
        start = start.step(if right { rear_right } else { rear_left });
        right = !right;
    }
    true
}

/// What a card needs to stand.
#[derive(Clone, Debug)]
pub(crate) struct Need {
    /// Widths of a unit that is organised and not too deep; one entry for others.
    pub(crate) widths: Vec<u8>,
    unit: bool,
    count: u8,
    base: crate::ids::Base,
}

impl Need {
    /// What a card of this seat needs.
    pub(crate) fn of(game: &Demonworld, state: &State, troop: TroopId) -> Need {
        let card = game.card_of(state, troop);
        let unit = card.kind == CardKind::Unit;
        let [first, last] = game.scenario().deployment[state.troop(troop).seat.index()];
        let depth = last - first + 1;
        let organised = |width: &u8| {
            let place = |hex| crate::grid::Place::new(hex, Facing(0));
            let places: Vec<_> = ranks(Hex::default(), Facing(0), *width, card.elements)
                .into_iter()
                .map(place)
                .collect();
            card.elements.div_ceil(*width) <= depth
                && super::shape::of(game, state, troop, &places).is_organised()
        };
        let most = card.elements.min(WIDEST);
        let widths = if unit { (1..=most).filter(organised).collect() } else { vec![1] };
        Need { widths, unit, count: card.elements, base: card.base }
    }

    /// The hexes that it covers with its left front element, or its anchor, here.
    pub(crate) fn cover(&self, seat: Seat, width: u8, hex: Hex) -> Vec<Hex> {
        if self.unit {
            ranks(hex, forward(seat), width, self.count)
        } else {
            large::hexes(self.base, hex, forward(seat)).collect()
        }
    }
}

/// Free hexes of a deployment zone, one mask per row of the map.
#[derive(Clone, Debug)]
pub(crate) struct Zone {
    seat: Seat,
    first: i16,
    rows: Vec<u64>,
}

impl Zone {
    /// The zone of a seat as far as its own cards leave it free.
    pub(crate) fn of(game: &Demonworld, state: &State, seat: Seat) -> Zone {
        let [first, last] = game.scenario().deployment[seat.index()];
        let map = game.map();
        let mut rows = Vec::new();
        for row in first..=last {
            let mut mask = 0u64;
            for column in 0..map.columns {
                let hex = at(column.into(), row.into());
                let open = map.cell(hex).is_some_and(|cell| cell.going == Going::Open);
                if open && state.is_free(game, hex) {
                    mask |= 1 << column;
                }
            }
            rows.push(mask);
        }
        Zone { seat, first: first.into(), rows }
    }

    /// The place of a hex: its row and its bit.
    fn bit(&self, hex: Hex) -> Option<(usize, u32)> {
        let (column, row) = column_row(hex);
        let column = u32::try_from(column).ok().filter(|&column| column < 64)?;
        let row = usize::try_from(row - self.first).ok().filter(|&row| row < self.rows.len())?;
        Some((row, column))
    }

    /// Whether all hexes are rows of the zone.
    pub(crate) fn holds(&self, hexes: &[Hex]) -> bool {
        hexes.iter().all(|&hex| self.bit(hex).is_some())
    }

    /// The mask of a run of hexes along a row, and its row; the south counts to the right.
    fn run(&self, left: Hex, length: u8) -> Option<(usize, u64)> {
        let (row, column) = self.bit(left)?;
        let mask = (1u64 << length) - 1;
        let length = u32::from(length);
        let start = if self.seat == Seat(0) { column } else { (column + 1).checked_sub(length)? };
        (start + length <= 64).then(|| (row, mask << start))
    }

    /// Whether a card finds room here.
    pub(crate) fn fits(&self, need: &Need, width: u8, hex: Hex) -> bool {
        let free = |run: Option<(usize, u64)>| {
            run.is_some_and(|(row, mask)| self.rows[row] & mask == mask)
        };
        if need.unit {
            each_rank(hex, forward(self.seat), (width, need.count), &mut |left, length| {
                free(self.run(left, length))
            })
        } else {
            large::hexes(need.base, hex, forward(self.seat)).all(|hex| free(self.run(hex, 1)))
        }
    }

    /// Takes the room of a card away.
    pub(crate) fn take(&mut self, need: &Need, width: u8, hex: Hex) {
        for hex in need.cover(self.seat, width, hex) {
            if let Some((row, column)) = self.bit(hex) {
                self.rows[row] &= !(1 << column);
            }
        }
    }

    /// Free hexes, by column and row.
    pub(crate) fn spots(&self) -> impl Iterator<Item = Hex> {
        (0..64i16).flat_map(move |column| {
            (self.first..)
                .zip(&self.rows)
                .filter(move |(_, mask)| *mask >> column & 1 == 1)
                .map(move |(row, _)| at(column, row))
        })
    }

    /// Whether all these cards find a place, each in turn taking the first there is.
    pub(crate) fn takes_all(mut self, needs: &[Need]) -> bool {
        for need in needs {
            let found = need.widths.iter().find_map(|&width| {
                let hex = self.spots().find(|&hex| self.fits(need, width, hex))?;
                Some((width, hex))
            });
            let Some((width, hex)) = found else {
                return false;
            };
            self.take(need, width, hex);
        }
        true
    }

    /// Whether a card may stand here so that all after it find room.
    pub(crate) fn spares(&self, need: &Need, (width, hex): (u8, Hex), later: &[Need]) -> bool {
        let mut rest = self.clone();
        self.fits(need, width, hex) && {
            rest.take(need, width, hex);
            rest.takes_all(later)
        }
    }
}
