//! Boards: reading, checking, numbering and storing.

mod content;
mod drawn;
mod junk;
mod numbers;
mod presets;
mod refused;

use dicke_daemonen::board::{Board, BoardFault, Laying, Opened, Point, Presets, read_board};
use dicke_daemonen::color::Color;
use serde::Deserialize;
use serde_json::{Value, json};

/// Opens a board under the usual choices.
fn open(raw: &Value) -> Result<Opened, Vec<BoardFault>> {
    read_board(raw, &Laying::default(), Presets::bundled())
}

fn preset(id: &str) -> Board {
    open(&json!({ "preset": id })).expect("presets are legal").board
}

/// The four loops as finished points.
fn points_board(loops: &[Vec<Point>]) -> Value {
    let cords: Vec<Value> = Color::DEMONS
        .into_iter()
        .zip(loops)
        .map(|(color, points)| json!({ "color": color.name(), "points": pairs(points) }))
        .collect();
    json!({ "cords": cords })
}

/// The four loops as pen lines.
fn stroke_board(loops: &[Vec<Point>]) -> Value {
    let cords: Vec<Value> = Color::DEMONS
        .into_iter()
        .zip(loops)
        .map(|(color, points)| json!({ "color": color.name(), "stroke": pairs(points) }))
        .collect();
    json!({ "cords": cords })
}

fn pairs(points: &[Point]) -> Vec<[i32; 2]> {
    points.iter().map(|point| [point.x, point.y]).collect()
}

/// An ellipse in table units, turned by degrees, as a polygon.
struct Ellipse {
    center: (f64, f64),
    axes: (f64, f64),
    degrees: f64,
    points: u32,
}

impl Ellipse {
    #[expect(clippy::cast_possible_truncation, reason = "coordinates are small")]
    fn points(&self) -> Vec<Point> {
        let turn = self.degrees.to_radians();
        (0..self.points)
            .map(|at| {
                let angle = f64::from(at) * std::f64::consts::TAU / f64::from(self.points);
                let (x, y) = (self.axes.0 * angle.cos(), self.axes.1 * angle.sin());
                let (x, y) = (x * turn.cos() - y * turn.sin(), x * turn.sin() + y * turn.cos());
                let steps = |units: f64| (units * 1000.0).round() as i32;
                Point::new(steps(self.center.0 + x), steps(self.center.1 + y))
            })
            .collect()
    }
}

fn circle(x: f64, y: f64, radius: f64) -> Vec<Point> {
    // An odd number of points keeps vertices of different circles apart.
    Ellipse { center: (x, y), axes: (radius, radius), degrees: 7.0, points: 61 }.points()
}

/// The codes of the faults, without repeats, in order of appearance.
fn codes(faults: &[BoardFault]) -> Vec<&'static str> {
    let mut codes: Vec<&'static str> = Vec::new();
    for fault in faults {
        if !codes.contains(&fault.code) {
            codes.push(fault.code);
        }
    }
    codes
}

/// The cords named by faults of one code.
fn cords_with<'a>(faults: &'a [BoardFault], code: &str) -> Vec<&'a str> {
    faults.iter().filter(|fault| fault.code == code).filter_map(|f| f.value("cord")).collect()
}

/// Field values by number.
fn values(board: &Board) -> Vec<u8> {
    (0..board.fields()).map(|field| board.value(field)).collect()
}

/// Sizes and knots of the fields, without their order.
fn census(board: &Board) -> Vec<(u8, u8)> {
    let mut fields: Vec<(u8, u8)> =
        (0..board.fields()).map(|field| (board.size(field), board.knots(field))).collect();
    fields.sort_unstable();
    fields
}

fn letters(colors: impl IntoIterator<Item = Color>) -> String {
    colors.into_iter().map(Color::letter).collect()
}

/// The parts of the fixture file that concern boards.
#[derive(Debug, Deserialize)]
struct Fixtures {
    board: Vec<FixtureBoard>,
    position: Vec<Position>,
    statement: Vec<Statement>,
    stroke: Vec<StrokeVector>,
}

#[derive(Debug, Deserialize)]
struct FixtureBoard {
    preset: String,
    crossing: Vec<FixtureCrossing>,
    field: Vec<FixtureField>,
}

#[derive(Debug, Deserialize)]
struct FixtureCrossing {
    id: usize,
    cords: [Color; 2],
    x: f64,
    y: f64,
}

#[derive(Debug, Deserialize)]
struct FixtureField {
    id: usize,
    name: String,
    inside: Vec<Color>,
    corners: Vec<u8>,
    knots: Vec<Color>,
    value: u8,
}

#[derive(Debug, Deserialize)]
struct Position {
    board: String,
    ghosts: Vec<u8>,
    demons: Vec<Demon>,
    expect: PositionExpected,
}

#[derive(Debug, Deserialize)]
struct Demon {
    corner: usize,
    color: Color,
}

#[derive(Debug, Deserialize)]
struct PositionExpected {
    open_places: std::collections::BTreeMap<Color, usize>,
}

#[derive(Debug, Deserialize)]
struct Statement {
    board: String,
    field: Option<usize>,
    corners: Option<u8>,
    knots: Option<u8>,
    cords: Option<[Color; 2]>,
    creature: Option<Color>,
    ghosts: Option<Vec<u8>>,
    places: Option<usize>,
}

#[derive(Debug, Deserialize)]
struct StrokeVector {
    stroke: Vec<[i32; 2]>,
    distinct: usize,
    length: i64,
    gap: i64,
    simplified: Vec<[i32; 2]>,
    points: Vec<[i32; 2]>,
}

fn fixtures() -> Fixtures {
    toml::from_str(include_str!("../../fixtures.toml")).expect("the fixtures are sound")
}
