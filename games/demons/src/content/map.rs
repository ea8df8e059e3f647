//! §2.1a The map: terrain, neighbours, rivers, towns.

use hexx::{Hex as Cube, HexOrientation, OffsetHexMode};

use super::files::{Faults, MAP};
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

    /// Reads and checks the file; all faults at once.
    pub(super) fn read(file: &MapFile, faults: &mut Faults) -> Option<Map> {
        let (columns, rows) = (file.grid.columns, file.grid.rows);
        faults.range(MAP, "schema", file.schema.into(), 1, 1);
        faults.range(MAP, "grid.columns", columns.into(), 2, 40);
        faults.range(MAP, "grid.rows", rows.into(), 2, 40);
        // §4.0e The entry line is the first column.
        faults.range(MAP, "entry.column", file.entry.column.into(), 1, 1);
        exits(file, faults);
        if !(2..=40).contains(&columns) || !(2..=40).contains(&rows) {
            return None;
        }
        let terrain = terrain(file, faults)?;
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
        map.add_towns(file, faults);
        map.add_rivers(file, faults);
        map.check_labels(file, faults);
        map.check_land(faults);
        Some(map)
    }

    fn add_towns(&mut self, file: &MapFile, faults: &mut Faults) {
        for (index, town) in file.town.iter().enumerate().take(64) {
            let at = format!("town[{index}].hex");
            match self.find(town.hex.0) {
                Some(hex) if self.printed(hex) == Terrain::Town && self.town_in(hex).is_none() => {
                    self.town_at[hex.index()] = u8::try_from(index).ok();
                    let (id, name) = (town.id.clone(), town.name.en.clone());
                    self.towns.push(Town { id, name, hex });
                }
                _ => faults.add(MAP, at, format!("{:04} is no free town hex", town.hex.0)),
            }
        }
        if file.town.len() > 64 {
            faults.add(MAP, "town", "more than 64 towns");
        }
        let named = |hex: Hex| self.town_in(hex).is_some();
        let unnamed: Vec<String> = self
            .hexes()
            .filter(|&hex| self.printed(hex) == Terrain::Town && !named(hex))
            .map(|hex| self.name(hex))
            .collect();
        if !unnamed.is_empty() {
            faults.add(MAP, "town", format!("no name for {}", unnamed.join(", ")));
        }
    }

    fn add_rivers(&mut self, file: &MapFile, faults: &mut Faults) {
        for (index, river) in file.river.iter().enumerate() {
            for (place, side) in river.sides.iter().enumerate() {
                let text = format!("{:04}/{:04}", side.0, side.1);
                let at = format!("river[{index}].sides[{place}]");
                let ends = self.find(side.0).zip(self.find(side.1));
                let Some((a, b)) = ends.filter(|&(a, b)| self.touch(a, b)) else {
                    faults.add(MAP, at, format!("{text}: these hexes do not touch"));
                    continue;
                };
                if !self.flood(a, b) || !self.flood(b, a) {
                    faults.add(MAP, at, format!("{text} is listed twice"));
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

    fn check_labels(&self, file: &MapFile, faults: &mut Faults) {
        for (index, label) in file.label.iter().enumerate() {
            for hex in label.hexes.iter().filter(|hex| self.find(hex.0).is_none()) {
                faults.add(MAP, format!("label[{index}].hexes"), format!("no hex {:04}", hex.0));
            }
        }
    }

    /// All land hangs together, and the entry line has land.
    fn check_land(&self, faults: &mut Faults) {
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
            faults.add(MAP, "row", format!("{apart} land hexes are cut off"));
        }
        if !self.hexes().filter(|&hex| self.is_entry(hex)).any(|hex| land(&hex)) {
            faults.add(MAP, "row", "the entry line is all lake");
        }
    }
}

fn exits(file: &MapFile, faults: &mut Faults) {
    let edges = [
        "column 1".to_owned(),
        format!("column {}", file.grid.columns),
        "row 1".to_owned(),
        format!("row {}", file.grid.rows),
    ];
    if file.exit.edges != edges {
        faults.add(MAP, "exit.edges", format!("not {}", edges.join(", ")));
    }
}

fn terrain(file: &MapFile, faults: &mut Faults) -> Option<Vec<Terrain>> {
    let (columns, rows) = (usize::from(file.grid.columns), usize::from(file.grid.rows));
    let mut terrain = vec![Terrain::Open; columns * rows];
    let mut whole = file.row.len() == rows;
    if !whole {
        faults.add(MAP, "row", format!("{} rows instead of {rows}", file.row.len()));
    }
    for (index, row) in file.row.iter().enumerate() {
        let codes = row.codes.chars().map(|code| "OFMTL".find(code).map(|at| Terrain::ALL[at]));
        let codes: Option<Vec<Terrain>> = codes.collect();
        match codes.filter(|codes| codes.len() == columns && usize::from(row.n) == index + 1) {
            Some(codes) if index < rows => {
                for (column, kind) in codes.into_iter().enumerate() {
                    terrain[column * rows + index] = kind;
                }
            }
            _ => {
                whole = false;
                let problem = format!("row {} needs {columns} letters of OFMTL", index + 1);
                faults.add(MAP, format!("row[{index}].codes"), problem);
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
