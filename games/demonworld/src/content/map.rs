//! §PR-1 Battlefields: ground, levels, roads, features on sides, deployment, objectives.

use pack::Place;

use super::TerrainId;
use super::faces::{Chapters, EdgeFace, Terrain};
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

/// Reads a scenario; nothing if it gives no battle.
pub(super) fn scenario(
    read: &ScenarioFile,
    file: &Place<'_>,
    known: &Known<'_>,
) -> Option<Scenario> {
    file.at("turns").range(read.turns, 1, 20);
    file.at("points").range(read.points, 1, 10_000);
    file.at("margin").range(read.margin, 1, read.points);
    let armies = armies(read, file, known);
    let mut map = ground(read, file, known)?;
    roads(read, file, &mut map);
    edges(read, file, known, &mut map);
    let objectives = objectives(read, file, &map);
    let deployment = deployment(read, file, &map);
    Some(Scenario {
        id: read.id.clone(),
        points: read.points,
        turns: read.turns,
        margin: read.margin,
        map,
        deployment: deployment?,
        objectives,
        chapters: read.options,
        armies: armies?,
        source: read.source,
    })
}

fn ground(read: &ScenarioFile, file: &Place<'_>, known: &Known<'_>) -> Option<Map> {
    let width = read.terrain.first().map_or(0, |row| row.chars().count());
    let sized = file.at("terrain").count(read.terrain.len(), 8, 64);
    if !sized || !(8..=64).contains(&width) {
        file.at("terrain").nth(0).fault("content-width", &[("count", &width)]);
        return None;
    }
    let rows = u8::try_from(read.terrain.len()).ok()?;
    let columns = u8::try_from(width).ok()?;
    file.at("heights").count(read.heights.len(), rows.into(), rows.into());
    let mut cells = Vec::new();
    for (row, line) in read.terrain.iter().enumerate() {
        let levels: Vec<char> = read.heights.get(row).map_or(Vec::new(), |l| l.chars().collect());
        for (key, count) in [("terrain", line.chars().count()), ("heights", levels.len())] {
            if count != width {
                let values: &[(&str, &dyn std::fmt::Display)] =
                    &[("count", &count), ("right", &width)];
                file.at(key).nth(row).fault("content-hexes", values);
            }
        }
        for (column, letter) in line.chars().enumerate().take(width) {
            let at = |key: &str| file.at(key).nth(row).nth(column);
            let kind = known.terrain.iter().position(|kind| kind.letter == letter);
            let kind = at("terrain").finds(kind, letter, "terrain.toml").unwrap_or(0);
            let digit = levels.get(column).and_then(|digit| digit.to_digit(10)).unwrap_or(99);
            let level = u8::try_from(digit).ok().filter(|level| *level <= known.level_maximum);
            if level.is_none() {
                at("heights").fault("content-level", &[("max", &known.level_maximum)]);
            }
            let terrain = known.terrain.get(kind)?;
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

fn roads(read: &ScenarioFile, file: &Place<'_>, map: &mut Map) {
    for (road_at, road) in file.rows("roads", &read.roads) {
        for (place, pair) in road.windows(2).enumerate() {
            let [from, to] = [at(pair[0][0], pair[0][1]), at(pair[1][0], pair[1][1])];
            let ends = map.index(from).zip(map.index(to)).zip(from.direction_to(to));
            let Some(((a, b), direction)) = ends else {
                let next = format!("{:?}", pair[1]);
                road_at.nth(place).fault("content-neighbours", &[("next", &next)]);
                continue;
            };
            map.cells[a].roads |= 1 << direction.0;
            map.cells[b].roads |= 1 << direction.opposite().0;
        }
    }
}

fn edges(read: &ScenarioFile, file: &Place<'_>, known: &Known<'_>, map: &mut Map) {
    for (row, line) in file.rows("edges", &read.edges) {
        let [a, b] = [at(line.a[0], line.a[1]), at(line.b[0], line.b[1])];
        let ends = map.index(a).zip(map.index(b)).zip(a.direction_to(b));
        let Some(((first, second), direction)) = ends else {
            row.fault("content-neighbours", &[("next", &format!("{:?}", line.b))]);
            continue;
        };
        let listed = known.edges.iter().find(|face| face.kind == line.kind);
        row.at("kind").finds(listed, line.kind, "terrain.toml");
        map.cells[first].edges |= 1 << direction.0;
        map.cells[second].edges |= 1 << direction.opposite().0;
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        map.edges.push(Edge { a, b, kind: line.kind });
    }
    map.edges.sort_unstable();
    let twice = map.edges.windows(2).any(|pair| (pair[0].a, pair[0].b) == (pair[1].a, pair[1].b));
    file.at("edges").unless(!twice, "content-edges");
}

fn objectives(read: &ScenarioFile, file: &Place<'_>, map: &Map) -> Vec<Objective> {
    let mut marks = Vec::new();
    for (row, line) in file.rows("objectives", &read.objectives) {
        let hex = at(line.col, line.row);
        let cell = map.cell(hex);
        let sound = cell.is_some_and(|cell| cell.going != Going::Impassable);
        row.unless(sound, "content-objective");
        row.at("points").range(line.points, 1, 400);
        marks.push(Objective { hex, points: line.points });
    }
    marks
}

fn deployment(read: &ScenarioFile, file: &Place<'_>, map: &Map) -> Option<[[u8; 2]; 2]> {
    let zones = file.at("deployment");
    zones.count(read.deployment.len(), 2, 2);
    let seats: [[u8; 2]; 2] = read.deployment.clone().try_into().ok()?;
    for (seat, [first, last]) in seats.into_iter().enumerate() {
        let sound = first <= last && last < map.rows;
        if !sound {
            zones.nth(seat).fault("content-zone-rows", &[("max", &(map.rows - 1))]);
        }
    }
    let [south, north] = seats;
    zones.unless(north[1] < south[0], "content-zones");
    Some(seats)
}

fn armies(read: &ScenarioFile, file: &Place<'_>, known: &Known<'_>) -> Option<[ArmyId; 2]> {
    let mut found = Vec::new();
    for (at, id) in file.rows("armies", &read.armies) {
        let place = known.armies.iter().position(|army| army.id == *id);
        let place = at.finds(place, id, "armies.toml");
        found.extend(place.and_then(|place| u8::try_from(place).ok()).map(ArmyId));
    }
    file.at("armies").count(read.armies.len(), 2, 2);
    found.try_into().ok()
}
