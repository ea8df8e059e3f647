//! The ready-made boards, from `content/presets.toml`.

use std::sync::LazyLock;

use geometry::Point;
use kernel::{Name, Source};
use serde::Deserialize;
use toml::{Table, Value};

use super::fault::{ContentFault, cut, read_toml};
use super::laying::Laying;
use super::limits::Limits;
use super::open::open_preset;
use super::shape::{Ellipse, Sines};
use crate::color::Color;

const FILE: &str = "presets.toml";

/// Units from the middle of the table to its rim.
const RIM: i64 = 250;

/// The tables of the file.
const TABLES: [&str; 4] = ["schema", "grid", "sine", "preset"];

/// A sentence in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Grid {
    steps_per_unit: i64,
    half_width: i64,
    points_per_cord: i64,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct SineRecord {
    scale: i64,
    #[serde(rename = "source")]
    _source: Source,
    values: Vec<i64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct CordRecord {
    color: Color,
    x: i64,
    y: i64,
    a: i64,
    b: i64,
    angle: i64,
    knot: usize,
}

/// A number of fields that have the same number of corners.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CornerCount {
    /// Corners of each of these fields.
    pub corners: usize,
    /// How many such fields.
    pub fields: usize,
}

/// What a test finds on a ready-made board; never used for play.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are those of the content file")]
pub struct Expected {
    pub crossings: usize,
    pub edges: usize,
    pub fields: usize,
    pub outer_corners: usize,
    pub inner_corners: Vec<CornerCount>,
    pub crossings_per_cord: Vec<usize>,
    pub field_corners: Vec<u8>,
    pub field_values: Vec<u8>,
    pub field_inside: Vec<String>,
    pub field_knots: Vec<String>,
    pub demon_places: usize,
    pub demon_classes: usize,
    pub min_spacing_tenths: i32,
    pub min_area: i64,
    pub min_inner_radius_tenths: i32,
    pub min_angle_tenths: i32,
    pub code: String,
    pub mirror_code: String,
    pub board_sha256: String,
}

#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    id: String,
    name: Name,
    about: Names,
    source: Source,
    cords: Vec<CordRecord>,
    expect: Option<Expected>,
}

/// One ready-made board.
#[derive(Debug, Clone, PartialEq)]
pub struct Preset {
    /// The word by which options name it.
    pub id: String,
    /// What it is called.
    pub name: Name,
    /// One line about it.
    pub about: Names,
    /// Where it comes from.
    pub source: Source,
    /// What tests find on it.
    pub expect: Option<Expected>,
    /// The loops in cord order, counter-clockwise, knot first.
    cords: [Vec<Point>; 4],
}

impl Preset {
    /// The loops in cord order, counter-clockwise, knot first.
    pub fn cords(&self) -> &[Vec<Point>; 4] {
        &self.cords
    }
}

/// All ready-made boards, with what is needed to draw and check boards.
#[derive(Debug, Clone, PartialEq)]
pub struct Presets {
    boards: Vec<Preset>,
    sines: Sines,
    limits: Limits,
}

static BUNDLED: LazyLock<Presets> = LazyLock::new(|| {
    Presets::parse(include_str!("../../content/presets.toml"))
        .expect("the bundled presets are sound")
});

impl Presets {
    /// The board used when nobody chooses one.
    pub const DEFAULT: &'static str = "flower";

    /// The boards this crate carries.
    pub fn bundled() -> &'static Self {
        &BUNDLED
    }

    /// Reads boards from an owner's text; all faults at once.
    pub fn parse(text: &str) -> Result<Self, Vec<ContentFault>> {
        let table: Table = read_toml(FILE, text)?;
        let mut faults = Vec::new();
        let sines = read_frame(&table, &mut faults);
        let records = read_records(&table, &mut faults);
        let (Some(sines), true) = (sines, faults.is_empty()) else {
            return Err(faults);
        };
        let mut presets: Vec<Preset> = Vec::new();
        for (at, record) in records {
            if presets.iter().any(|preset| preset.id == record.id) {
                faults.push(
                    fault(format!("{at}.id"), "content-twice").with("value", cut(&record.id)),
                );
            }
            presets.extend(draw(&at, record, &sines, &mut faults));
        }
        if faults.is_empty() && !presets.iter().any(|preset| preset.id == Self::DEFAULT) {
            faults.push(fault("preset", "content-missing").with("value", Self::DEFAULT));
        }
        if faults.is_empty() {
            Ok(Self { boards: presets, sines, limits: Limits::bundled().clone() })
        } else {
            Err(faults)
        }
    }

    /// The same boards under an owner's limits.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// What is wrong with boards that could never be laid: they break the limits or §DD-7.
    pub fn faults(&self) -> Vec<ContentFault> {
        let mut faults = Vec::new();
        for (index, preset) in self.boards.iter().enumerate() {
            let refused = open_preset(preset, Laying::default(), self).err();
            for refusal in refused.into_iter().flatten() {
                let at = format!("preset[{index}] {}", preset.id);
                let fault = fault(at, "content-board").with("fault", refusal.code);
                faults.push(
                    refusal
                        .values
                        .into_iter()
                        .fold(fault, |fault, (name, value)| fault.with(name, value)),
                );
            }
        }
        faults
    }

    /// The limits boards are checked against.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// The table of sines.
    pub(crate) fn sines(&self) -> &Sines {
        &self.sines
    }

    /// One board by its id.
    pub fn get(&self, id: &str) -> Option<&Preset> {
        self.boards.iter().find(|preset| preset.id == id)
    }

    /// All boards, smallest first as in the file.
    pub fn iter(&self) -> impl Iterator<Item = &Preset> {
        self.boards.iter()
    }
}

fn fault(at: impl Into<String>, code: &'static str) -> ContentFault {
    ContentFault::new(FILE, at, code)
}

/// Reads one table of the file into a record, or notes what is wrong with it.
fn read<T: serde::de::DeserializeOwned>(
    value: Option<&Value>,
    at: &str,
    faults: &mut Vec<ContentFault>,
) -> Option<T> {
    let Some(value) = value else {
        faults.push(fault(at, "content-missing").with("value", at));
        return None;
    };
    match serde_path_to_error::deserialize(value.clone()) {
        Ok(record) => Some(record),
        Err(error) => {
            let place = format!("{at}.{}", error.path());
            faults.push(ContentFault::read(FILE, place, error.inner().message().trim()));
            None
        }
    }
}

/// Everything but the boards themselves.
fn read_frame(table: &Table, faults: &mut Vec<ContentFault>) -> Option<Sines> {
    for key in table.keys() {
        if !TABLES.contains(&key.as_str()) {
            let fault = fault(cut(key), "content-key").with("value", cut(key));
            faults.push(fault.with("allowed", TABLES.join(", ")));
        }
    }
    let schema = read::<i64>(table.get("schema"), "schema", faults);
    if let Some(schema) = schema.filter(|&schema| schema != 1) {
        faults.push(ContentFault::range(FILE, "schema", schema, 1, 1));
    }
    if let Some(grid) = read::<Grid>(table.get("grid"), "grid", faults) {
        for (key, value, fixed) in [
            ("grid.steps_per_unit", grid.steps_per_unit, 1000),
            ("grid.half_width", grid.half_width, 250),
            ("grid.points_per_cord", grid.points_per_cord, 360),
        ] {
            if value != fixed {
                faults.push(ContentFault::range(FILE, key, value, fixed, fixed));
            }
        }
    }
    let record: SineRecord = read(table.get("sine"), "sine", faults)?;
    if record.scale != Sines::SCALE {
        let fixed = Sines::SCALE;
        faults.push(ContentFault::range(FILE, "sine.scale", record.scale, fixed, fixed));
    }
    let sines = Sines::new(record.values);
    if sines.is_none() {
        faults.push(fault("sine.values", "content-sines").with("limit", Sines::SCALE));
    }
    sines
}

fn read_records(table: &Table, faults: &mut Vec<ContentFault>) -> Vec<(String, Record)> {
    let Some(Value::Array(presets)) = table.get("preset") else {
        faults.push(fault("preset", "content-missing").with("value", "preset"));
        return Vec::new();
    };
    let mut records = Vec::new();
    for (index, preset) in presets.iter().enumerate() {
        let at = match preset.get("id").and_then(Value::as_str) {
            Some(id) => format!("preset[{index}] {id}"),
            None => format!("preset[{index}]"),
        };
        if let Some(record) = read(Some(preset), &at, faults) {
            records.push((at, record));
        }
    }
    records
}

/// Turns the ellipses of a record into loops.
fn draw(at: &str, record: Record, sines: &Sines, faults: &mut Vec<ContentFault>) -> Option<Preset> {
    let colors: Vec<Color> = record.cords.iter().map(|cord| cord.color).collect();
    if colors != Color::DEMONS {
        let names = |colors: &[Color]| {
            colors.iter().map(|color| color.name()).collect::<Vec<_>>().join(", ")
        };
        let fault = fault(format!("{at}.cords"), "content-order").with("value", names(&colors));
        faults.push(fault.with("allowed", names(&Color::DEMONS)));
        return None;
    }
    let before = faults.len();
    for cord in &record.cords {
        let at = format!("{at}.cords.{}", cord.color.name());
        for (key, value, least) in
            [("a", cord.a, 1), ("b", cord.b, 1), ("x", cord.x, -RIM), ("y", cord.y, -RIM)]
        {
            if !(least..=RIM).contains(&value) {
                faults.push(ContentFault::range(FILE, &format!("{at}.{key}"), value, least, RIM));
            }
        }
        let axis = if cord.a >= cord.b { "a" } else { "b" };
        let reach = cord.a.max(cord.b);
        for (key, center) in [("x", cord.x), ("y", cord.y)] {
            if center.abs() <= RIM && reach <= RIM && center.abs() + reach > RIM {
                // Either the middle or the axis is wrong; only the author knows which.
                for key in [key, axis] {
                    let fault = fault(format!("{at}.{key}"), "content-bounds");
                    faults.push(fault.with("value", center.abs() + reach).with("limit", RIM));
                }
            }
        }
        if cord.angle.abs() >= 360 {
            let at = format!("{at}.angle");
            faults.push(ContentFault::range(FILE, &at, cord.angle, -359, 359));
        }
        if cord.knot >= 360 {
            let knot = i64::try_from(cord.knot).unwrap_or(i64::MAX);
            faults.push(ContentFault::range(FILE, &format!("{at}.knot"), knot, 0, 359));
        }
    }
    if faults.len() > before {
        return None;
    }
    if let Some(expected) = &record.expect {
        check_expected(at, expected, faults);
    }
    let cords = std::array::from_fn(|index| {
        let CordRecord { x, y, a, b, angle, knot, .. } = record.cords[index];
        let mut points = Ellipse { x, y, a, b, angle }.points(sines, &[], 1);
        points.rotate_left(knot);
        points
    });
    let Record { id, name, about, source, expect, .. } = record;
    Some(Preset { id, name, about, source, expect, cords })
}

/// What tests are told to find has to be possible on a board of at most forty crossings.
fn check_expected(at: &str, expected: &Expected, faults: &mut Vec<ContentFault>) {
    let small = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let mut numbers = vec![
        ("crossings".to_owned(), small(expected.crossings), 40),
        ("edges".to_owned(), small(expected.edges), 80),
        ("fields".to_owned(), small(expected.fields), 45),
        ("outer_corners".to_owned(), small(expected.outer_corners), 160),
        ("demon_places".to_owned(), small(expected.demon_places), 320),
        ("demon_classes".to_owned(), small(expected.demon_classes), 320),
        ("min_spacing_tenths".to_owned(), expected.min_spacing_tenths.into(), 10_000),
        ("min_area".to_owned(), expected.min_area, 250_000),
        ("min_inner_radius_tenths".to_owned(), expected.min_inner_radius_tenths.into(), 5000),
        ("min_angle_tenths".to_owned(), expected.min_angle_tenths.into(), 900),
    ];
    for (index, count) in expected.inner_corners.iter().enumerate() {
        numbers.push((format!("inner_corners[{index}].corners"), small(count.corners), 160));
        numbers.push((format!("inner_corners[{index}].fields"), small(count.fields), 45));
    }
    for (index, &count) in expected.crossings_per_cord.iter().enumerate() {
        numbers.push((format!("crossings_per_cord[{index}]"), small(count), 40));
    }
    for (key, value, most) in numbers {
        if !(0..=most).contains(&value) {
            let at = format!("{at}.expect.{key}");
            faults.push(ContentFault::range(FILE, &at, value, 0, most));
        }
    }
}
