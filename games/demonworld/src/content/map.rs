//! §PR-1 Battlefields: ground, levels, roads, features on sides, deployment, objectives.

use super::TerrainId;
use super::faces::{Chapters, EdgeFace, Terrain};
use super::files::Faults;
use super::raw::{ScenarioFile, Source};
use crate::grid::{Direction, Hex, at, column_row};
use crate::ids::{ArmyId, EdgeKind, Going};

/// What lies on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// Its kind of ground.
    pub terrain: TerrainId,
    /// Its column of the cost table.
    pub going: Going,
    /// Its level.
    pub level: u8,
    /// Depth of its water.
    pub depth: i8,
    /// How high its cover hides, above the ground.
    pub cover: i16,
    /// Directions in which a road leads on.
    pub roads: u8,
    /// Directions in which a feature stands on its side.
    pub edges: u8,
}

/// A feature between two hexes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Edge {
    /// The smaller hex.
    pub a: Hex,
    /// The greater hex.
    pub b: Hex,
    /// What stands there at the start.
    pub kind: EdgeKind,
}

/// §PR-1 The map.
#[derive(Clone, Debug)]
pub struct Map {
    /// Hexes in a row.
    pub columns: u8,
    /// Rows from north to south.
    pub rows: u8,
    /// Row after row.
    pub cells: Vec<Cell>,
    /// Features on sides, by their hexes.
    pub edges: Vec<Edge>,
    /// Segments of one level.
    pub level_height: i16,
    /// §PR-70 Segments of a hedge or wall.
    pub fence_height: i16,
}

impl Map {
    /// The place of a hex in lists over all hexes; nothing off the map.
    pub fn index(&self, hex: Hex) -> Option<usize> {
        let (column, row) = column_row(hex);
        let column = usize::try_from(column).ok().filter(|column| *column < self.columns.into())?;
        let row = usize::try_from(row).ok().filter(|row| *row < self.rows.into())?;
        Some(row * usize::from(self.columns) + column)
    }

    /// The hex at a place of such a list.
    pub fn hex(&self, index: usize) -> Hex {
        let columns = usize::from(self.columns);
        let narrow = |value: usize| i16::try_from(value).unwrap_or(i16::MAX);
        at(narrow(index % columns), narrow(index / columns))
    }

    /// How many hexes it has.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether it has no hex.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Whether a hex exists.
    pub fn has(&self, hex: Hex) -> bool {
        self.index(hex).is_some()
    }

    /// What lies on a hex.
    pub fn cell(&self, hex: Hex) -> Option<&Cell> {
        self.cells.get(self.index(hex)?)
    }

    /// All hexes, row after row.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> {
        (0..self.cells.len()).map(|index| self.hex(index))
    }

    /// §PR-69 Height of the ground of a hex in segments.
    pub fn ground(&self, cell: &Cell) -> i16 {
        i16::from(cell.level) * self.level_height
    }

    /// The place of the feature between two hexes in the list.
    pub fn edge_index(&self, a: Hex, b: Hex) -> Option<usize> {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        self.edges.binary_search_by_key(&(a, b), |edge| (edge.a, edge.b)).ok()
    }

    /// §PR-41 Whether a road leads from a hex to its neighbour.
    pub fn is_road_step(&self, from: Hex, direction: Direction) -> bool {
        self.cell(from).is_some_and(|cell| cell.roads & (1 << direction.0) != 0)
    }

    /// Whether a hex is a road hex.
    pub fn is_road(&self, hex: Hex) -> bool {
        self.cell(hex).is_some_and(|cell| cell.roads != 0)
    }
}

/// §PR-136 An objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Objective {
    /// Where.
    pub hex: Hex,
    /// Its points.
    pub points: u16,
}

/// A battle to fight.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Its stable word.
    pub id: String,
    /// Points of each side.
    pub points: u16,
    /// Its length.
    pub turns: u8,
    /// §PR-137 The difference that wins.
    pub margin: u16,
    /// The map.
    pub map: Map,
    /// First and last row of deployment, by seat.
    pub deployment: [[u8; 2]; 2],
    /// Objectives.
    pub objectives: Vec<Objective>,
    /// The chapters it uses.
    pub chapters: Chapters,
    /// The army of each seat.
    pub armies: [ArmyId; 2],
    /// Where it comes from.
    pub source: Source,
}

/// Everything a scenario is read against.
pub(super) struct Known<'a> {
    pub(super) terrain: &'a [Terrain],
    pub(super) edges: &'a [EdgeFace],
    pub(super) level_height: i16,
    pub(super) level_maximum: u8,
    pub(super) armies: &'a [super::Army],
}

/// Reads a scenario; all faults at once.
pub(super) fn scenario(
    name: &str,
    file: &ScenarioFile,
    known: &Known<'_>,
    faults: &mut Faults,
) -> Option<Scenario> {
    faults.range(name, "schema", file.schema, 1, 1);
    faults.range(name, "turns", file.turns, 1, 20);
    faults.range(name, "points", file.points, 1, 10_000);
    faults.range(name, "margin", file.margin, 1, file.points);
    let mut map = ground(name, file, known, faults)?;
    roads(name, file, &mut map, faults);
    edges(name, file, known, &mut map, faults);
    let objectives = objectives(name, file, &map, faults);
    let deployment = deployment(name, file, &map, faults);
    let armies = armies(name, file, known, faults);
    Some(Scenario {
        id: file.id.clone(),
        points: file.points,
        turns: file.turns,
        margin: file.margin,
        map,
        deployment: deployment?,
        objectives,
        chapters: file.options,
        armies: armies?,
        source: file.source,
    })
}

fn ground(name: &str, file: &ScenarioFile, known: &Known<'_>, faults: &mut Faults) -> Option<Map> {
    let rows = u8::try_from(file.terrain.len()).ok().filter(|rows| (8..=64).contains(rows));
    let width = file.terrain.first().map_or(0, |row| row.chars().count());
    let columns = u8::try_from(width).ok().filter(|columns| (8..=64).contains(columns));
    let (Some(rows), Some(columns)) = (rows, columns) else {
        faults.add(name, "terrain", "a map has 8 to 64 rows and columns");
        return None;
    };
    let heights = file.heights.len();
    faults.unless(heights == usize::from(rows), name, "heights", || {
        format!("{heights} rows, the terrain has {rows}")
    });
    let mut cells = Vec::new();
    for (row, line) in file.terrain.iter().enumerate() {
        let levels: Vec<char> = file.heights.get(row).map_or(Vec::new(), |l| l.chars().collect());
        for (what, count) in [("terrain", line.chars().count()), ("heights", levels.len())] {
            faults.unless(count == width, name, format!("{what}[{row}]"), || {
                format!("{count} hexes, the first row has {width}")
            });
        }
        for (column, letter) in line.chars().enumerate().take(width) {
            let kind = known.terrain.iter().position(|kind| kind.letter == letter);
            faults.unless(kind.is_some(), name, format!("terrain[{row}][{column}]"), || {
                format!("{letter} is no letter of terrain.toml")
            });
            let digit = levels.get(column).and_then(|digit| digit.to_digit(10)).unwrap_or(99);
            let level = u8::try_from(digit).ok().filter(|level| *level <= known.level_maximum);
            faults.unless(level.is_some(), name, format!("heights[{row}][{column}]"), || {
                format!("a level is 0 to {}", known.level_maximum)
            });
            let kind = kind.unwrap_or(0);
            let terrain = &known.terrain[kind];
            cells.push(Cell {
                terrain: TerrainId(u8::try_from(kind).unwrap_or(0)),
                going: terrain.going,
                level: level.unwrap_or(0),
                depth: terrain.depth,
                cover: terrain.height,
                roads: 0,
                edges: 0,
            });
        }
        while cells.len() < (row + 1) * width {
            cells.push(*cells.last()?);
        }
    }
    let fence_height = known.edges.iter().map(|face| face.height).max().unwrap_or(0);
    let level_height = known.level_height;
    Some(Map { columns, rows, cells, edges: Vec::new(), level_height, fence_height })
}

fn roads(name: &str, file: &ScenarioFile, map: &mut Map, faults: &mut Faults) {
    for (index, road) in file.roads.iter().enumerate() {
        for (place, pair) in road.windows(2).enumerate() {
            let [from, to] = [at(pair[0][0], pair[0][1]), at(pair[1][0], pair[1][1])];
            let ends = map.index(from).zip(map.index(to)).zip(from.direction_to(to));
            let Some(((a, b), direction)) = ends else {
                faults.add(
                    name,
                    format!("roads[{index}][{place}]"),
                    format!("{:?} and {:?} are no neighbours on the map", pair[0], pair[1]),
                );
                continue;
            };
            map.cells[a].roads |= 1 << direction.0;
            map.cells[b].roads |= 1 << direction.opposite().0;
        }
    }
}

fn edges(name: &str, file: &ScenarioFile, known: &Known<'_>, map: &mut Map, faults: &mut Faults) {
    for (index, line) in file.edges.iter().enumerate() {
        let [a, b] = [at(line.a[0], line.a[1]), at(line.b[0], line.b[1])];
        let ends = map.index(a).zip(map.index(b)).zip(a.direction_to(b));
        let Some(((first, second), direction)) = ends else {
            faults.add(
                name,
                format!("edges[{index}]"),
                format!("{:?} and {:?} are no neighbours on the map", line.a, line.b),
            );
            continue;
        };
        let listed = known.edges.iter().any(|face| face.kind == line.kind);
        faults.unless(listed, name, format!("edges[{index}].kind"), || line.kind.to_string());
        map.cells[first].edges |= 1 << direction.0;
        map.cells[second].edges |= 1 << direction.opposite().0;
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        map.edges.push(Edge { a, b, kind: line.kind });
    }
    map.edges.sort_unstable();
    let twice = map.edges.windows(2).any(|pair| (pair[0].a, pair[0].b) == (pair[1].a, pair[1].b));
    faults.unless(!twice, name, "edges", || "two features on one side".to_owned());
}

fn objectives(name: &str, file: &ScenarioFile, map: &Map, faults: &mut Faults) -> Vec<Objective> {
    let mut marks = Vec::new();
    for (index, line) in file.objectives.iter().enumerate() {
        let hex = at(line.col, line.row);
        let cell = map.cell(hex);
        let sound = cell.is_some_and(|cell| cell.going != Going::Impassable);
        faults.unless(sound, name, format!("objectives[{index}]"), || {
            format!("column {} row {} cannot be entered", line.col, line.row)
        });
        faults.range(name, format!("objectives[{index}].points"), line.points, 1, 400);
        marks.push(Objective { hex, points: line.points });
    }
    marks
}

fn deployment(
    name: &str,
    file: &ScenarioFile,
    map: &Map,
    faults: &mut Faults,
) -> Option<[[u8; 2]; 2]> {
    let seats: Option<[[u8; 2]; 2]> = file.deployment.clone().try_into().ok();
    faults.unless(seats.is_some(), name, "deployment", || {
        format!("{} zones, two are needed", file.deployment.len())
    });
    let [south, north] = seats?;
    for (seat, [first, last]) in [south, north].into_iter().enumerate() {
        let sound = first <= last && last < map.rows;
        faults.unless(sound, name, format!("deployment[{seat}]"), || {
            format!("rows {first} to {last} on a map of {} rows", map.rows)
        });
    }
    faults.unless(north[1] < south[0], name, "deployment", || {
        "seat 0 deploys in the south, seat 1 in the north".to_owned()
    });
    seats
}

fn armies(
    name: &str,
    file: &ScenarioFile,
    known: &Known<'_>,
    faults: &mut Faults,
) -> Option<[ArmyId; 2]> {
    let mut found = Vec::new();
    for (index, id) in file.armies.iter().enumerate() {
        let place = known.armies.iter().position(|army| army.id == *id);
        faults.unless(place.is_some(), name, format!("armies[{index}]"), || {
            format!("{id} is no army of armies.toml")
        });
        found.extend(place.and_then(|place| u8::try_from(place).ok()).map(ArmyId));
    }
    let pair: Option<[ArmyId; 2]> = found.try_into().ok();
    faults.unless(pair.is_some(), name, "armies", || "two armies are needed".to_owned());
    pair
}
