//! The limits of the board check, from `content/limits.toml`.

use std::sync::LazyLock;

use kernel::{Pack, Reason, Source};
use pack::{Book, Schema};
use serde::Deserialize;

use crate::files::{LIMITS, SHIPPED};

/// The limits a board is checked against; lengths are grid steps, a thousand to the table unit.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Format of the file.
    pub schema: Schema,
    /// Largest absolute coordinate.
    pub half_width: i32,
    /// Most points of a pen line.
    pub input_points: usize,
    /// Fewest points of any line.
    pub min_points: usize,
    /// Most points after simplifying.
    pub simplified_points: usize,
    /// Most points of a finished loop.
    pub finished_points: usize,
    /// How far simplifying may move a line.
    pub simplify: i64,
    /// Largest gap, and longest loose ends, in percent of the line.
    pub close_gap_percent: i64,
    /// Passes of corner cutting.
    pub smoothing_passes: u32,
    /// How often a pen line is shifted to cure a contact.
    pub touch_attempts: usize,
    /// Most crossings of a board.
    pub crossings: usize,
    /// How far around a crossing its angle is measured.
    pub angle_window: i64,
    /// Square of the sine of the smallest angle, in millionths.
    pub angle_sin2_millionths: i64,
    /// Smallest distance of two crossings.
    pub spacing: i64,
    /// Room a ghost needs.
    pub ghost_radius: i64,
    /// Smallest distance of a knot to the crossings of its cord.
    pub knot_clearance: i64,
    /// Where the numbers come from.
    pub source: Source,
}

static BUNDLED: LazyLock<Limits> = LazyLock::new(|| Limits::read(&SHIPPED.open(None)));

impl Limits {
    /// The limits this crate carries.
    pub fn bundled() -> &'static Self {
        &BUNDLED
    }

    /// Reads limits from an owner's text; all faults at once.
    pub fn parse(text: &str) -> Result<Self, Vec<Reason>> {
        let book = SHIPPED.open(Some(&Pack([(LIMITS.to_owned(), text.to_owned())].into())));
        let limits = Limits::read(&book);
        book.close(Some(limits))
    }

    /// Reads the limits; what is wrong are values for which the arithmetic or the sizes of a board
    /// would not hold.
    pub(crate) fn read(book: &Book) -> Self {
        let limits: Self = book.read(LIMITS);
        let file = book.file(LIMITS);
        let number = |key: &str, value: i64, low: i64, high: i64| {
            file.at(key).range(value, low, high);
        };
        let size = |key: &str, value: usize, low: usize, high: usize| {
            file.at(key).range(value, low, high);
        };
        number("half_width", limits.half_width.into(), 1, 262_000);
        size("input_points", limits.input_points, 8, 20_000);
        size("min_points", limits.min_points, 3, 100);
        size("simplified_points", limits.simplified_points, 8, 512);
        size("finished_points", limits.finished_points, 8, 2048);
        number("simplify", limits.simplify, 0, 100_000);
        number("close_gap_percent", limits.close_gap_percent, 0, 100);
        number("smoothing_passes", limits.smoothing_passes.into(), 0, 2);
        size("touch_attempts", limits.touch_attempts, 0, 8);
        size("crossings", limits.crossings, 8, 40);
        number("angle_window", limits.angle_window, 0, 500_000);
        number("angle_sin2_millionths", limits.angle_sin2_millionths, 0, 1_000_000);
        number("spacing", limits.spacing, 0, 500_000);
        number("ghost_radius", limits.ghost_radius, 0, 500_000);
        number("knot_clearance", limits.knot_clearance, 0, 500_000);
        limits
    }
}
