//! The ready-made boards, from `content/presets.toml`.

use std::sync::LazyLock;

use geometry::Point;
use serde::Deserialize;
use toml::{Table, Value};

use super::fault::ContentFault;
use super::laying::Laying;
use super::limits::Limits;
use super::open::open_preset;
use super::shape::{Ellipse, Sines};
use crate::color::Color;
use crate::content::read_toml;

const FILE: &str = "presets.toml";

/// A name or sentence in both languages.
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
    _source: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct SineRecord {
    scale: i64,
    #[serde(rename = "source")]
    _source: String,
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
    name: Names,
    about: Names,
    source: String,
    cords: Vec<CordRecord>,
    expect: Option<Expected>,
}

/// One ready-made board.
#[derive(Debug, Clone, PartialEq)]
pub struct Preset {
    /// The word by which options name it.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// One line about it.
    pub about: Names,
    /// Where it comes from.
    pub source: String,
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
                faults.push(fault(format!("{at}.id"), "is used twice"));
            }
            presets.extend(draw(&at, record, &sines, &mut faults));
        }
        if faults.is_empty() && !presets.iter().any(|preset| preset.id == Self::DEFAULT) {
            faults.push(fault("preset".to_owned(), format!("lacks `{}`", Self::DEFAULT)));
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
                let values: Vec<String> =
                    refusal.values.iter().map(|(name, value)| format!("{name} {value}")).collect();
                let problem = format!("{}: {}", refusal.code, values.join(", "));
                faults.push(fault(format!("preset[{index}] {}", preset.id), problem));
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

fn fault(at: String, problem: impl Into<String>) -> ContentFault {
    ContentFault { file: FILE, at, problem: problem.into() }
}

/// Reads one table of the file into a record, or notes what is wrong with it.
fn read<T: serde::de::DeserializeOwned>(
    value: Option<&Value>,
    at: &str,
    faults: &mut Vec<ContentFault>,
) -> Option<T> {
    let Some(value) = value else {
        faults.push(fault(at.to_owned(), "is missing"));
        return None;
    };
    match serde_path_to_error::deserialize(value.clone()) {
        Ok(record) => Some(record),
        Err(error) => {
            let place = format!("{at}.{}", error.path());
            faults.push(fault(place, error.inner().message().trim()));
            None
        }
    }
}

/// Everything but the boards themselves.
fn read_frame(table: &Table, faults: &mut Vec<ContentFault>) -> Option<Sines> {
    for key in table.keys() {
        if !["schema", "grid", "sine", "preset"].contains(&key.as_str()) {
            faults.push(fault(key.clone(), "is unknown"));
        }
    }
    if read::<i64>(table.get("schema"), "schema", faults).is_some_and(|schema| schema != 1) {
        faults.push(fault("schema".to_owned(), "is not 1"));
    }
    if let Some(grid) = read::<Grid>(table.get("grid"), "grid", faults) {
        for (key, value, fixed) in [
            ("grid.steps_per_unit", grid.steps_per_unit, 1000),
            ("grid.half_width", grid.half_width, 250),
            ("grid.points_per_cord", grid.points_per_cord, 360),
        ] {
            if value != fixed {
                faults.push(fault(key.to_owned(), format!("is {value}, not {fixed}")));
            }
        }
    }
    let record: SineRecord = read(table.get("sine"), "sine", faults)?;
    if record.scale != Sines::SCALE {
        faults.push(fault("sine.scale".to_owned(), format!("is not {}", Sines::SCALE)));
    }
    Sines::new(record.values)
        .map_err(|problem| faults.push(fault("sine.values".to_owned(), problem)))
        .ok()
}

fn read_records(table: &Table, faults: &mut Vec<ContentFault>) -> Vec<(String, Record)> {
    let Some(Value::Array(presets)) = table.get("preset") else {
        faults.push(fault("preset".to_owned(), "is no list of tables"));
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
        faults.push(fault(format!("{at}.cords"), "are not red, blue, green, yellow in order"));
        return None;
    }
    let before = faults.len();
    for cord in &record.cords {
        let at = format!("{at}.cords.{}", cord.color.name());
        let reach = |center: i64| center.abs().saturating_add(cord.a.max(cord.b)) <= 250;
        if cord.a < 1 || cord.b < 1 || !reach(cord.x) || !reach(cord.y) {
            faults.push(fault(at.clone(), "does not fit the table"));
        }
        if cord.angle.abs() >= 360 {
            faults.push(fault(format!("{at}.angle"), "is a full turn or more"));
        }
        if cord.knot >= 360 {
            faults.push(fault(format!("{at}.knot"), "is not between 0 and 359"));
        }
    }
    if faults.len() > before {
        return None;
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
