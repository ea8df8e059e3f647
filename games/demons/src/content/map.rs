//! §2.1a The map: terrain, neighbours, rivers, towns.

use hexx::{Hex as Cube, HexOrientation, OffsetHexMode};
use pack::Place;

use super::raw::MapFile;
use crate::kinds::Terrain;

/// A hex by its place in the map, column after column.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct Hex(pub u16);

impl Hex {
    /// The hex as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The neighbours of a hex in ascending order of their numbers.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Around {
    pub(crate) hexes: [u16; 6],
    pub(crate) count: u8,
    /// Bit n: a river runs towards neighbour n.
    pub(crate) rivers: u8,
}

/// The map of the box.
#[derive(Clone, Debug)]
pub struct Map {
    columns: u16,
    rows: u16,
    terrain: Vec<Terrain>,
    around: Vec<Around>,
    cubes: Vec<Cube>,
    /// Index of the town in a hex, if any.
    town_at: Vec<Option<u8>>,
    /// The towns, in the order of the file.
    pub towns: Vec<Town>,
}

/// §2.1a A town.
#[derive(Clone, Debug)]
pub struct Town {
    /// Its stable word.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Where it lies.
    pub hex: Hex,
}

impl Map {
    /// How many hexes.
    pub fn len(&self) -> u16 {
        self.columns * self.rows
    }

    /// Whether the map has no hex; a checked one always has.
    pub fn is_empty(&self) -> bool {
        self.terrain.is_empty()
    }

    /// Columns and rows.
    pub fn size(&self) -> (u16, u16) {
        (self.columns, self.rows)
    }

    /// All hexes in ascending order of their numbers.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        (0..self.len()).map(Hex)
    }

    /// The hex with this number: two digits column, two digits row.
    pub fn find(&self, number: u16) -> Option<Hex> {
        let (column, row) = (number / 100, number % 100);
        let inside = (1..=self.columns).contains(&column) && (1..=self.rows).contains(&row);
        inside.then(|| Hex((column - 1) * self.rows + row - 1))
    }

    /// The printed number of a hex.
    pub fn number(&self, hex: Hex) -> u16 {
        (hex.0 / self.rows + 1) * 100 + hex.0 % self.rows + 1
    }

    /// The number with four digits, as printed.
    pub fn name(&self, hex: Hex) -> String {
        format!("{:04}", self.number(hex))
    }

    /// §2.1a The printed terrain.
    pub fn printed(&self, hex: Hex) -> Terrain {
        self.terrain[hex.index()]
    }

    /// Neighbours in ascending order of their numbers, and whether a river lies between.
    pub fn neighbours(&self, hex: Hex) -> impl Iterator<Item = (Hex, bool)> + use<> {
        let around = self.around[hex.index()];
        (0..around.count)
            .map(move |n| (Hex(around.hexes[usize::from(n)]), around.rivers & (1 << n) != 0))
    }

    /// Whether two hexes touch.
    pub fn touch(&self, a: Hex, b: Hex) -> bool {
        self.cubes[a.index()].unsigned_distance_to(self.cubes[b.index()]) == 1
    }

    /// §X-02 Distance in hexes.
    pub fn distance(&self, a: Hex, b: Hex) -> u32 {
        self.cubes[a.index()].unsigned_distance_to(self.cubes[b.index()])
    }

    /// The town printed in a hex.
    pub fn town_in(&self, hex: Hex) -> Option<u8> {
        self.town_at[hex.index()]
    }

    /// §4.0e Whether magicians come in here.
    pub fn is_entry(&self, hex: Hex) -> bool {
        hex.0 < self.rows
    }

    /// §4.3a §X-09 Whether the map can be left from here.
    pub fn is_edge(&self, hex: Hex) -> bool {
        let (column, row) = (hex.0 / self.rows, hex.0 % self.rows);
        column == 0 || row == 0 || column + 1 == self.columns || row + 1 == self.rows
    }

    /// Reads and checks the file; nothing if it gives no map.
    pub(super) fn read(read: &MapFile, file: &Place<'_>) -> Option<Map> {
        let (columns, rows) = (read.grid.columns, read.grid.rows);
        let wide = file.at("grid.columns").range(columns, 2, 40);
        let high = file.at("grid.rows").range(rows, 2, 40);
        file.at("grid.orientation").fixed(read.grid.orientation.as_str(), "flat-top");
        file.at("grid.lower_columns").fixed(read.grid.lower_columns.as_str(), "even");
        file.at("grid.origin").fixed(read.grid.origin.as_str(), "north-west");
        // §4.0e The entry line is the first column.
        file.at("entry.column").fixed(read.entry.column, 1);
        let edges = ["column 1", &format!("column {columns}"), "row 1", &format!("row {rows}")];
        file.at("exit.edges").order(&read.exit.edges, &edges.map(str::to_owned));
        if !wide || !high {
            return None;
        }
        let terrain = terrain(read, file)?;
        let offset = |hex: u16| {
            let (column, row) = (hex / rows + 1, hex % rows + 1);
            let place = [i32::from(column), i32::from(row)];
            Cube::from_offset_coordinates(place, OffsetHexMode::Even, HexOrientation::Flat)
        };
        let cubes: Vec<Cube> = (0..columns * rows).map(offset).collect();
        let around = cubes.iter().map(|&cube| around(cube, columns, rows)).collect();
        let hexes = usize::from(columns * rows);
        let town_at = vec![None; hexes];
        let mut map = Map { columns, rows, terrain, around, cubes, town_at, towns: Vec::new() };
        map.add_towns(read, file);
        map.add_rivers(read, file);
        for (row, label) in file.rows("label", &read.label) {
            for (at, hex) in row.rows("hexes", &label.hexes) {
                at.finds(map.find(hex.0), format!("{:04}", hex.0), "map.toml");
            }
        }
        map.check_land(file);
        Some(map)
    }

    fn add_towns(&mut self, read: &MapFile, file: &Place<'_>) {
        file.at("town").count(read.town.len(), 1, 64);
        for (index, (row, town)) in file.rows("town", &read.town).enumerate().take(64) {
            match self.find(town.hex.0) {
                Some(hex) if self.printed(hex) == Terrain::Town && self.town_in(hex).is_none() => {
                    self.town_at[hex.index()] = u8::try_from(index).ok();
                    let (id, name) = (town.id.clone(), town.name.en.clone());
                    self.towns.push(Town { id, name, hex });
                }
                _ => row.at("hex").fault("content-town", &[]),
            }
        }
        let named = |hex: Hex| self.town_in(hex).is_some();
        let unnamed: Vec<String> = self
            .hexes()
            .filter(|&hex| self.printed(hex) == Terrain::Town && !named(hex))
            .map(|hex| self.name(hex))
            .collect();
        if !unnamed.is_empty() {
            file.at("town").fault("content-unnamed", &[("hexes", &unnamed.join(", "))]);
        }
    }

    fn add_rivers(&mut self, read: &MapFile, file: &Place<'_>) {
        for (row, river) in file.rows("river", &read.river) {
            for (at, side) in row.rows("sides", &river.sides) {
                let ends = self.find(side.0).zip(self.find(side.1));
                let Some((a, b)) = ends.filter(|&(a, b)| self.touch(a, b)) else {
                    at.fault("content-touch", &[]);
                    continue;
                };
                if !self.flood(a, b) || !self.flood(b, a) {
                    at.twice(format!("{:04}/{:04}", side.0, side.1));
                }
            }
        }
    }

    /// Lets a river run between neighbours; false if one runs there already.
    fn flood(&mut self, from: Hex, to: Hex) -> bool {
        let around = &mut self.around[from.index()];
        let place = around.hexes.iter().position(|&hex| hex == to.0).expect("they touch");
        let dry = around.rivers & (1 << place) == 0;
        around.rivers |= 1 << place;
        dry
    }

    /// All land hangs together, and the entry line has land.
    fn check_land(&self, file: &Place<'_>) {
        let land = |hex: &Hex| self.printed(*hex) != Terrain::Lake;
        let mut seen = vec![false; self.terrain.len()];
        let mut open: Vec<Hex> = self.hexes().filter(land).take(1).collect();
        while let Some(hex) = open.pop() {
            if !std::mem::replace(&mut seen[hex.index()], true) {
                open.extend(self.neighbours(hex).map(|(next, _)| next).filter(land));
            }
        }
        let apart = self.hexes().filter(land).filter(|hex| !seen[hex.index()]).count();
        if apart > 0 {
            file.at("row").fault("content-apart", &[("count", &apart)]);
        }
        let entry = self.hexes().filter(|&hex| self.is_entry(hex)).any(|hex| land(&hex));
        file.at("row").unless(entry, "content-entry");
    }
}

fn terrain(read: &MapFile, file: &Place<'_>) -> Option<Vec<Terrain>> {
    let (columns, rows) = (usize::from(read.grid.columns), usize::from(read.grid.rows));
    let mut terrain = vec![Terrain::Open; columns * rows];
    let mut whole = file.at("row").count(read.row.len(), rows, rows);
    for (index, (row, line)) in file.rows("row", &read.row).enumerate() {
        whole &= row.at("n").fixed(usize::from(line.n), index + 1);
        let codes = line.codes.chars().map(|code| "OFMTL".find(code).map(|at| Terrain::ALL[at]));
        let codes: Option<Vec<Terrain>> = codes.collect();
        match codes.filter(|codes| codes.len() == columns) {
            Some(codes) if index < rows => {
                for (column, kind) in codes.into_iter().enumerate() {
                    terrain[column * rows + index] = kind;
                }
            }
            Some(_) => whole = false,
            None => {
                whole = false;
                row.at("codes").fault("content-codes", &[("count", &columns)]);
            }
        }
    }
    whole.then_some(terrain)
}

fn around(cube: Cube, columns: u16, rows: u16) -> Around {
    let index = |cube: Cube| {
        let [column, row] = cube.to_offset_coordinates(OffsetHexMode::Even, HexOrientation::Flat);
        let inside =
            (1..=i32::from(columns)).contains(&column) && (1..=i32::from(rows)).contains(&row);
        let place = || u16::try_from((column - 1) * i32::from(rows) + row - 1).ok();
        inside.then(place).flatten()
    };
    let mut hexes: Vec<u16> = cube.all_neighbors().into_iter().filter_map(index).collect();
    hexes.sort_unstable();
    let mut around = Around::default();
    for (place, hex) in around.hexes.iter_mut().zip(&hexes) {
        *place = *hex;
    }
    // Places beyond the count repeat the last neighbour and are never read.
    around.count = u8::try_from(hexes.len()).expect("six neighbours at most");
    around
}
