//! §DL-4 The grid of a dungeon: five columns, four rows, the entrance above the middle column.

use std::fmt;
use std::str::FromStr;

use kernel::Illegible;
use serde::de::Unexpected;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::Zone;

/// Columns of the grid.
pub(crate) const COLUMNS: u8 = 5;
/// Rows of the grid.
pub(crate) const ROWS: u8 = 4;
/// The first and the last column, one bit each cell.
const FIRST: u32 = 0b00001_00001_00001_00001;
const LAST: u32 = FIRST << (COLUMNS - 1);

/// One cell, counted row by row; written `column-row`, as in `3-1` below the entrance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, TS)]
#[ts(type = "string")]
pub struct Cell(u8);

impl Cell {
    /// §DL-4 The cell below the entrance.
    pub const ENTRANCE: Cell = Cell(2);

    /// The cell of this column and row, counted from 1.
    pub fn at(column: u8, row: u8) -> Option<Cell> {
        let inside = (1..=COLUMNS).contains(&column) && (1..=ROWS).contains(&row);
        inside.then(|| Cell((row - 1) * COLUMNS + column - 1))
    }

    /// Its column, from 1.
    pub fn column(self) -> u8 {
        self.0 % COLUMNS + 1
    }

    /// Its row, from 1 at the top.
    pub fn row(self) -> u8 {
        self.0 / COLUMNS + 1
    }

    /// Its place, from 0.
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// All cells, ascending.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..COLUMNS * ROWS).map(Cell)
    }

    /// The cells that share a side with this one.
    pub fn neighbours(self) -> Cells {
        Cells::NONE.with(self).beside()
    }

    /// §DL-31 Whether the cell lies in a zone.
    pub fn is_in(self, zone: Zone) -> bool {
        let inner = (2..=4).contains(&self.column()) && (2..=3).contains(&self.row());
        match zone {
            Zone::Top => self.row() <= 2,
            Zone::Bottom => self.row() >= 3,
            Zone::Outer => !inner,
            Zone::Inner => inner,
            Zone::Any => true,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.column(), self.row())
    }
}

impl FromStr for Cell {
    type Err = Illegible;

    fn from_str(text: &str) -> Result<Cell, Illegible> {
        let parts = text.split_once('-');
        let cell =
            parts.and_then(|(column, row)| Cell::at(column.parse().ok()?, row.parse().ok()?));
        cell.filter(|cell| cell.to_string() == text).ok_or(Illegible)
    }
}

impl Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse()
            .map_err(|_| serde::de::Error::invalid_value(Unexpected::Str(&text), &"one like `3-2`"))
    }
}

/// A set of cells; one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cells(pub u32);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);
    /// The whole grid.
    pub const ALL: Cells = Cells(0xF_FFFF);

    /// §DL-4 Three tunnels straight down from the entrance.
    pub fn start() -> Cells {
        (1..=3).filter_map(|row| Cell::at(3, row)).collect()
    }

    /// Whether the cell belongs to the set.
    pub fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// The set with one cell more.
    #[must_use]
    pub fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | 1 << cell.0)
    }

    /// The set with one cell less.
    #[must_use]
    pub fn without(self, cell: Cell) -> Cells {
        Cells(self.0 & !(1 << cell.0))
    }

    /// Cells of either set.
    #[must_use]
    pub fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// Cells of both sets.
    #[must_use]
    pub fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// Cells of this set that are not in the other.
    #[must_use]
    pub fn less(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// Whether there is no cell.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells.
    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).expect("at most 32 bits")
    }

    /// Each cell, ascending.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0 & Cells::ALL.0;
        std::iter::from_fn(move || {
            let lowest = u8::try_from(left.trailing_zeros()).ok().filter(|_| left != 0);
            left &= left.wrapping_sub(1);
            lowest.map(Cell)
        })
    }

    /// All cells that share a side with one of these.
    fn beside(self) -> Cells {
        let aside = (self.0 & !LAST) << 1 | (self.0 & !FIRST) >> 1;
        Cells(aside | self.0 << COLUMNS | self.0 >> COLUMNS).and(Cells::ALL)
    }

    /// Whether a neighbour of the cell belongs to the set.
    pub fn is_beside(self, cell: Cell) -> bool {
        !cell.neighbours().and(self).is_empty()
    }

    /// §DL-30 Whether the cell would complete a block of two by two tiles.
    pub fn makes_square(self, cell: Cell) -> bool {
        let tiles = self.with(cell).and(Cells::ALL).0;
        // Blocks and the cell by their upper left corners.
        let pairs = tiles & tiles >> 1 & !LAST;
        let blocks = pairs & pairs >> COLUMNS;
        let own = 1 << cell.0;
        let beside = own | (own & !FIRST) >> 1;
        blocks & (beside | beside >> COLUMNS) != 0
    }

    /// §DL-80 The cells of this dungeon by their walking distance from the entrance, nearest first.
    pub fn rings(self) -> impl Iterator<Item = Cells> {
        let (mut next, mut left) = (Cells::NONE.with(Cell::ENTRANCE).and(self), self);
        std::iter::from_fn(move || {
            let ring = next;
            left = left.less(ring);
            next = ring.beside().and(left);
            Some(ring).filter(|ring| !ring.is_empty())
        })
    }

    /// §DL-80 Walking distance of every cell of this dungeon from the entrance; 0 if there is no
    /// way.
    pub fn distances(self) -> [u8; 20] {
        let mut distances = [0; 20];
        for (distance, ring) in (1..).zip(self.rings()) {
            ring.iter().for_each(|cell| distances[cell.index()] = distance);
        }
        distances
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Cells::NONE, Cells::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every dungeon of the upper three rows.
    fn dungeons() -> impl Iterator<Item = Cells> {
        (0..1 << (3 * COLUMNS)).map(Cells)
    }

    #[test]
    fn cells_are_beside_each_other_where_columns_and_rows_say_so() {
        for (one, other) in Cell::all().flat_map(|one| Cell::all().map(move |other| (one, other))) {
            let apart = one.column().abs_diff(other.column()) + one.row().abs_diff(other.row());
            assert_eq!(one.neighbours().contains(other), apart == 1, "{one} and {other}");
        }
    }

    #[test]
    fn a_square_is_four_tiles_of_two_columns_and_two_rows() {
        let has = |tiles: Cells, column, row| {
            Cell::at(column, row).is_some_and(|cell| tiles.contains(cell))
        };
        for tiles in dungeons().step_by(7) {
            for cell in Cell::all() {
                let with = tiles.with(cell);
                let block = |(left, up): (u8, u8)| {
                    let (column, row) = (cell.column() - left, cell.row() - up);
                    (0..4).all(|at| has(with, column + at % 2, row + at / 2))
                };
                let square = [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().any(block);
                assert_eq!(tiles.makes_square(cell), square, "{cell} of {tiles:?}");
            }
        }
    }

    #[test]
    fn a_tile_is_one_step_farther_than_its_nearest_neighbour() {
        for tiles in dungeons().step_by(3) {
            let distances = tiles.distances();
            let far = |cell: Cell| distances[cell.index()];
            for cell in Cell::all() {
                let around = cell.neighbours().and(tiles).iter().map(far);
                let nearest = around.filter(|&far| far > 0).min().map(|far| far + 1);
                let entrance = (cell == Cell::ENTRANCE).then_some(1);
                let way = entrance.or(nearest).filter(|_| tiles.contains(cell)).unwrap_or(0);
                assert_eq!(far(cell), way, "{cell} of {tiles:?}");
            }
        }
    }
}
