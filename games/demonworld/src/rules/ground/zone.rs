//! §PR-133 Room in a deployment zone: rows as masks of columns, and whether all cards still fit.

use arrayvec::ArrayVec;
use kernel::Seat;

use super::{shape, terrain};
use crate::Demonworld;
use crate::grid::{Facing, Hex, at, column_row};
use crate::ids::CardKind;
use crate::large;
use crate::state::{State, TroopId};

/// §PR-133 Most elements in one rank.
pub(crate) const WIDEST: u8 = 10;

/// One mask of columns for each row; a map has at most 64 of both.
type Rows = ArrayVec<u64, 64>;

/// §PR-133 The hexes of a unit in ranks: left front element, width, number.
pub(crate) fn ranks(left: Hex, facing: Facing, width: u8, count: u8) -> Vec<Hex> {
    let [rear_left, rear_right] = facing.rear();
    let (mut start, mut rest, mut right) = (left, count, true);
    let mut places = Vec::with_capacity(count.into());
    while rest > 0 {
        let length = rest.min(width.max(1));
        let mut hex = start;
        for _ in 0..length {
            places.push(hex);
            hex = hex.step(facing.flanks()[1]);
        }
        rest -= length;
        // Ranks behind stand alternately half a hex to the right and to the left.
        start = start.step(if right { rear_right } else { rear_left });
        right = !right;
    }
    places
}

/// How a card stands: so many elements in front, looking there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stance {
    /// Elements in front; one for all but units.
    pub(crate) width: u8,
    /// Where it looks.
    pub(crate) facing: Facing,
}

/// The hexes of a card that stands so, as columns and rows away from its left front element or its
/// anchor, which is in an even or an odd row.
#[derive(Clone, Debug)]
pub(crate) struct Cover {
    stance: Stance,
    cells: [Vec<(i8, i8)>; 2],
}

/// What a card needs to stand.
#[derive(Clone, Debug)]
pub(crate) struct Need {
    /// Widths of a unit that is organised; one entry for others.
    pub(crate) widths: Vec<u8>,
    covers: Vec<Cover>,
    unit: bool,
    count: u8,
    base: crate::ids::Base,
}

impl Need {
    /// What a card of this seat needs.
    pub(crate) fn of(game: &Demonworld, state: &State, troop: TroopId) -> Need {
        let card = game.card_of(state, troop);
        let unit = card.kind == CardKind::Unit;
        let organised = |width: &u8| {
            let place = |hex| crate::grid::Place::new(hex, Facing(0));
            let places = ranks(Hex::default(), Facing(0), *width, card.elements);
            let places: Vec<_> = places.into_iter().map(place).collect();
            shape::of(game, state, troop, &places).is_organised()
        };
        let most = card.elements.min(WIDEST);
        let widths = if unit { (1..=most).filter(organised).collect() } else { vec![1] };
        let covers = Vec::new();
        let mut need = Need { widths, covers, unit, count: card.elements, base: card.base };
        for width in need.widths.clone() {
            for facing in Facing::ALL {
                let stance = Stance { width, facing };
                let cells = [0, 1].map(|row| need.cells(stance, row));
                need.covers.push(Cover { stance, cells });
            }
        }
        need
    }

    /// The hexes that it covers with its left front element, or its anchor, here.
    pub(crate) fn hexes(&self, stance: Stance, hex: Hex) -> Vec<Hex> {
        if self.unit {
            ranks(hex, stance.facing, stance.width, self.count)
        } else {
            large::hexes(self.base, hex, stance.facing).collect()
        }
    }

    /// The same as columns and rows away from a hex of this row.
    fn cells(&self, stance: Stance, row: i16) -> Vec<(i8, i8)> {
        let near = |number: i16| i8::try_from(number).expect("cards are smaller than the map");
        let away = |hex: Hex| {
            let (column, other) = column_row(hex);
            (near(column), near(other - row))
        };
        self.hexes(stance, at(0, row)).into_iter().map(away).collect()
    }

    /// How it stands in this way.
    pub(crate) fn cover(&self, stance: Stance) -> Option<&Cover> {
        self.covers.iter().find(|cover| cover.stance == stance)
    }

    /// Every way to stand that looks there.
    fn looking(&self, facing: Facing) -> impl Iterator<Item = &Cover> {
        self.covers.iter().filter(move |cover| cover.stance.facing == facing)
    }
}

/// Free hexes of a deployment zone, one mask per row of the map.
#[derive(Clone, Debug)]
pub(crate) struct Zone {
    forward: Facing,
    first: i16,
    rows: Rows,
}

/// From which side a zone is filled.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    West,
    East,
}

/// The cards that are still to come, and two ways in which they would find room.
pub(crate) struct Later<'a> {
    needs: Vec<&'a Need>,
    packed: [Option<Rows>; 2],
}

impl<'a> Later<'a> {
    /// Fills the zone with these cards, from the west and from the east.
    pub(crate) fn new(zone: &Zone, needs: Vec<&'a Need>) -> Later<'a> {
        let packed = [End::West, End::East].map(|end| {
            let left = zone.clone().packed(&needs, end)?;
            Some(zone.rows.iter().zip(&left.rows).map(|(all, rest)| all & !rest).collect())
        });
        Later { needs, packed }
    }

    /// Whether they find room at all.
    pub(crate) fn fit(&self) -> bool {
        self.packed.iter().any(Option::is_some)
    }
}

impl Zone {
    /// The zone of a seat as far as its own cards leave it free.
    pub(crate) fn of(game: &Demonworld, state: &State, seat: Seat) -> Zone {
        let [first, last] = game.scenario().deployment[state.side(seat)];
        let map = game.map();
        let mut rows = Rows::new();
        // Whatever stands anywhere must be able to stand there.
        let first_of = |troop: TroopId| terrain::walker(game, state, state.troop(troop).first);
        let walkers: Vec<_> = state.own(seat).map(first_of).collect();
        for row in first..=last {
            let mut mask = 0u64;
            for column in 0..map.columns {
                let hex = at(column.into(), row.into());
                let passable = |walker| terrain::ground(game, walker, hex).is_some();
                let open = walkers.iter().all(|&walker| passable(walker));
                if open && state.is_free(game, hex) {
                    mask |= 1 << column;
                }
            }
            rows.push(mask);
        }
        Zone { forward: forward(state, seat), first: first.into(), rows }
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

    /// The cells of a card whose left front element or anchor is in this row.
    fn cells<'a>(&self, cover: &'a Cover, row: usize) -> &'a [(i8, i8)] {
        let odd = (self.first + i16::try_from(row).unwrap_or(0)).rem_euclid(2) == 1;
        &cover.cells[usize::from(odd)]
    }

    /// The columns of a row in which a card finds room.
    fn columns(&self, cover: &Cover, row: usize) -> u64 {
        let mut mask = u64::MAX;
        for &(column, down) in self.cells(cover, row) {
            let free = row.checked_add_signed(down.into()).and_then(|row| self.rows.get(row));
            let Some(&free) = free else { return 0 };
            let by = u32::from(column.unsigned_abs());
            mask &= if column >= 0 { free >> by } else { free << by };
        }
        mask
    }

    /// Whether a card finds room here.
    pub(crate) fn fits(&self, cover: &Cover, hex: Hex) -> bool {
        self.bit(hex).is_some_and(|(row, column)| self.columns(cover, row) >> column & 1 == 1)
    }

    /// Calls for the row and the bit of each hex of a card.
    fn each(&self, cover: &Cover, (row, column): (usize, u32), found: &mut dyn FnMut(usize, u64)) {
        for &(right, down) in self.cells(cover, row) {
            let row = row.checked_add_signed(down.into()).filter(|&row| row < self.rows.len());
            let column = column.checked_add_signed(right.into()).filter(|&column| column < 64);
            if let (Some(row), Some(column)) = (row, column) {
                found(row, 1 << column);
            }
        }
    }

    /// The zone without the room of a card.
    fn without(&self, cover: &Cover, place: (usize, u32)) -> Zone {
        let mut rest = self.clone();
        self.each(cover, place, &mut |row, bit| rest.rows[row] &= !bit);
        rest
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

    /// The first place from an end, by column and row, where a card finds room.
    fn place(&self, cover: &Cover, end: End) -> Option<(usize, u32)> {
        let rows = (0..self.rows.len()).map(|row| (row, self.columns(cover, row)));
        let rows = rows.filter(|(_, mask)| *mask != 0);
        match end {
            End::West => rows.map(|(row, mask)| (mask.trailing_zeros(), row)).min(),
            End::East => rows.map(|(row, mask)| (mask.ilog2(), row)).max(),
        }
        .map(|(column, row)| (row, column))
    }

    /// What is left when all these cards stand, each in turn taking the first place there is.
    fn packed(mut self, needs: &[&Need], end: End) -> Option<Zone> {
        for need in needs {
            let mut ways = need.looking(self.forward);
            let found = ways.find_map(|cover| Some((cover, self.place(cover, end)?)));
            let (cover, place) = found?;
            self = self.without(cover, place);
        }
        Some(self)
    }

    /// Whether a card may stand here so that all after it find room.
    pub(crate) fn spares(&self, cover: &Cover, hex: Hex, later: &Later<'_>) -> bool {
        let Some(place) = self.bit(hex).filter(|_| self.fits(cover, hex)) else {
            return false;
        };
        // Where a card takes nothing from them, the others stand as they would without it.
        let apart = |used: &Rows| {
            let mut apart = true;
            self.each(cover, place, &mut |row, bit| apart &= used[row] & bit == 0);
            apart
        };
        later.packed.iter().flatten().any(apart) || {
            let rest = self.without(cover, place);
            [End::West, End::East]
                .into_iter()
                .any(|end| rest.clone().packed(&later.needs, end).is_some())
        }
    }
}

/// Where a seat looks at the start: the south looks north.
pub(crate) fn forward(state: &State, seat: Seat) -> Facing {
    if state.side(seat) == 0 { Facing(0) } else { Facing(3) }
}
