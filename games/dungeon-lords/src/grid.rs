//! §DL-4 The grid of a dungeon: five columns, four rows, the entrance above the middle column.

use std::fmt;
use std::str::FromStr;

use kernel::Illegible;
use serde::de::Unexpected;
use serde::{Deserialize, Serialize};

use crate::content::Zone;

/// Columns of the grid.
pub(crate) const COLUMNS: u8 = 5;
/// Rows of the grid.
pub(crate) const ROWS: u8 = 4;

/// One cell, counted row by row; written `column-row`, as in `3-1` below the entrance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
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
        let (column, row) = (self.column(), self.row());
        let around = [
            Cell::at(column, row.wrapping_sub(1)),
            Cell::at(column.wrapping_sub(1), row),
            Cell::at(column + 1, row),
            Cell::at(column, row + 1),
        ];
        around.into_iter().flatten().collect()
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
        Cell::all().filter(move |&cell| self.contains(cell))
    }

    /// Whether a neighbour of the cell belongs to the set.
    pub fn is_beside(self, cell: Cell) -> bool {
        !cell.neighbours().and(self).is_empty()
    }

    /// §DL-30 Whether the cell would complete a block of two by two tiles.
    pub fn makes_square(self, cell: Cell) -> bool {
        let with = self.with(cell);
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)];
        corners.into_iter().any(|(left, up)| {
            let tile = |(right, down): (u8, u8)| {
                let column = (cell.column() + right).wrapping_sub(left);
                let row = (cell.row() + down).wrapping_sub(up);
                Cell::at(column, row).is_some_and(|cell| with.contains(cell))
            };
            corners.into_iter().all(tile)
        })
    }

    /// §DL-80 Walking distance of every cell of this dungeon from the entrance; 0 if there is no
    /// way.
    pub fn distances(self) -> [u8; 20] {
        let mut distances = [0; 20];
        let mut front = Cells::NONE.with(Cell::ENTRANCE).and(self);
        let mut seen = front;
        let mut distance = 1;
        while !front.is_empty() {
            let mut beyond = Cells::NONE;
            for cell in front.iter() {
                distances[cell.index()] = distance;
                beyond = beyond.or(cell.neighbours());
            }
            front = beyond.and(self).less(seen);
            seen = seen.or(front);
            distance += 1;
        }
        distances
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Cells::NONE, Cells::with)
    }
}
