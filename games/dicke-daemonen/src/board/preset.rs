//! The ready-made boards, from `content/presets.toml`.

use std::sync::LazyLock;

use geometry::Point;
use kernel::{Name, Pack, Reason, Source};
use pack::{Book, Place, Schema};
use serde::Deserialize;

use super::fault::BoardFault;
use super::laying::Laying;
use super::limits::Limits;
use super::open::open_preset;
use super::shape::{Ellipse, Sines};
use crate::color::Color;
use crate::files::{PRESETS, SHIPPED};

/// Units from the middle of the table to its rim.
const RIM: i64 = 250;

/// A sentence in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}

pack::records! {
    PresetFile { schema: Schema, grid: Grid, sine: SineRecord, preset: Vec<Record> }
    Grid { steps_per_unit: i64, half_width: i64, points_per_cord: i64, source: Source }
    SineRecord { scale: i64, source: Source, values: Vec<i64> }
    Record {
        id: String,
        name: Name,
        about: Names,
        source: Source,
        cords: Vec<CordRecord>,
        expect: Option<Expected>,
    }
    CordRecord { color: Color, x: i64, y: i64, a: i64, b: i64, angle: i64, knot: usize }
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

static BUNDLED: LazyLock<Presets> =
    LazyLock::new(|| Presets::read(&SHIPPED.open(None)).expect("the bundled presets are sound"));

impl Presets {
    /// The board used when nobody chooses one.
    pub const DEFAULT: &'static str = "flower";

    /// The boards this crate carries.
    pub fn bundled() -> &'static Self {
        &BUNDLED
    }

    /// Reads boards from an owner's text; all faults at once.
    pub fn parse(text: &str) -> Result<Self, Vec<Reason>> {
        let book = SHIPPED.open(Some(&Pack([(PRESETS.to_owned(), text.to_owned())].into())));
        let presets = Presets::read(&book);
        book.close(presets)
    }

    /// Reads the boards; nothing if they cannot be drawn.
    pub(crate) fn read(book: &Book) -> Option<Self> {
        let read: PresetFile = book.read(PRESETS);
        let file = book.file(PRESETS);
        let sines = read_frame(&file, &read.grid, read.sine);
        file.unique("preset", "id", read.preset.iter().map(|record| &*record.id));
        if !read.preset.iter().any(|record| record.id == Self::DEFAULT) {
            file.at("preset").lacks(Self::DEFAULT);
        }
        let sines = sines?;
        let rows = file.rows("preset", read.preset);
        let boards: Option<Vec<Preset>> =
            rows.map(|(row, record)| draw(&row, record, &sines)).collect();
        Some(Self { boards: boards?, sines, limits: Limits::bundled().clone() })
    }

    /// The same boards under an owner's limits.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// What is wrong with boards that could never be laid: they break the limits or §DD-7.
    pub fn faults(&self) -> Vec<(&str, BoardFault)> {
        let refused = |preset| open_preset(preset, Laying::default(), self).err();
        let all = self.boards.iter().flat_map(|preset| {
            let faults = refused(preset).into_iter().flatten();
            faults.map(|fault| (&*preset.id, fault))
        });
        all.collect()
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

/// Everything but the boards themselves.
fn read_frame(file: &Place<'_>, grid: &Grid, sine: SineRecord) -> Option<Sines> {
    file.at("grid.steps_per_unit").fixed(grid.steps_per_unit, 1000);
    file.at("grid.half_width").fixed(grid.half_width, 250);
    file.at("grid.points_per_cord").fixed(grid.points_per_cord, 360);
    file.at("sine.scale").fixed(sine.scale, Sines::SCALE);
    let sines = Sines::new(sine.values);
    if sines.is_none() {
        file.at("sine.values").fault("content-sines", &[("limit", &Sines::SCALE)]);
    }
    sines
}

/// Turns the ellipses of a record into loops; nothing if they cannot be drawn.
fn draw(row: &Place<'_>, record: Record, sines: &Sines) -> Option<Preset> {
    let colors: Vec<&str> = record.cords.iter().map(|cord| cord.color.name()).collect();
    let mut whole = row.at("cords").order(&colors, &Color::DEMONS.map(Color::name));
    for (at, cord) in row.rows("cords", &record.cords) {
        for (key, value, least) in
            [("a", cord.a, 1), ("b", cord.b, 1), ("x", cord.x, -RIM), ("y", cord.y, -RIM)]
        {
            whole &= at.at(key).range(value, least, RIM);
        }
        let axis = if cord.a >= cord.b { "a" } else { "b" };
        let reach = cord.a.max(cord.b);
        for (key, center) in [("x", cord.x), ("y", cord.y)] {
            if center.abs() <= RIM && reach <= RIM && center.abs() + reach > RIM {
                // Either the middle or the axis is wrong; only the author knows which.
                for key in [key, axis] {
                    let reach = center.abs() + reach;
                    at.at(key).fault("content-bounds", &[("reach", &reach), ("limit", &RIM)]);
                }
                whole = false;
            }
        }
        whole &= at.at("angle").range(cord.angle, -359, 359);
        whole &= at.at("knot").range(cord.knot, 0, 359);
    }
    if !whole {
        return None;
    }
    if let Some(expected) = &record.expect {
        check_expected(&row.at("expect"), expected);
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
fn check_expected(at: &Place<'_>, expected: &Expected) {
    let count = |key: &str, value: usize, most: usize| at.at(key).range(value, 0, most);
    count("crossings", expected.crossings, 40);
    count("edges", expected.edges, 80);
    count("fields", expected.fields, 45);
    count("outer_corners", expected.outer_corners, 160);
    count("demon_places", expected.demon_places, 320);
    count("demon_classes", expected.demon_classes, 320);
    at.at("min_spacing_tenths").range(expected.min_spacing_tenths, 0, 10_000);
    at.at("min_area").range(expected.min_area, 0, 250_000);
    at.at("min_inner_radius_tenths").range(expected.min_inner_radius_tenths, 0, 5000);
    at.at("min_angle_tenths").range(expected.min_angle_tenths, 0, 900);
    for (at, inner) in at.rows("inner_corners", &expected.inner_corners) {
        at.at("corners").range(inner.corners, 0, 160);
        at.at("fields").range(inner.fields, 0, 45);
    }
    for (at, &count) in at.rows("crossings_per_cord", &expected.crossings_per_cord) {
        at.range(count, 0, 40);
    }
}
