//! The limits of the board check, from `content/limits.toml`.

use std::sync::LazyLock;

use kernel::Source;
use serde::Deserialize;

use super::fault::{ContentFault, read_toml};

const FILE: &str = "limits.toml";

/// The limits a board is checked against; lengths are grid steps, a thousand to the table unit.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Format of the file.
    pub schema: u32,
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

static BUNDLED: LazyLock<Limits> = LazyLock::new(|| {
    Limits::parse(include_str!("../../content/limits.toml")).expect("the bundled limits are sound")
});

impl Limits {
    /// The limits this crate carries.
    pub fn bundled() -> &'static Self {
        &BUNDLED
    }

    /// Reads limits from an owner's text; all faults at once.
    pub fn parse(text: &str) -> Result<Self, Vec<ContentFault>> {
        let limits: Self = read_toml(FILE, text)?;
        let faults = limits.faults();
        if faults.is_empty() { Ok(limits) } else { Err(faults) }
    }

    /// Values for which the arithmetic or the sizes of a board would not hold.
    fn faults(&self) -> Vec<ContentFault> {
        let size = |value: usize| i64::try_from(value).unwrap_or(i64::MAX);
        let ranges = [
            ("schema", i64::from(self.schema), 1, 1),
            ("half_width", i64::from(self.half_width), 1, 262_000),
            ("input_points", size(self.input_points), 8, 20_000),
            ("min_points", size(self.min_points), 3, 100),
            ("simplified_points", size(self.simplified_points), 8, 512),
            ("finished_points", size(self.finished_points), 8, 2048),
            ("simplify", self.simplify, 0, 100_000),
            ("close_gap_percent", self.close_gap_percent, 0, 100),
            ("smoothing_passes", i64::from(self.smoothing_passes), 0, 2),
            ("touch_attempts", size(self.touch_attempts), 0, 8),
            ("crossings", size(self.crossings), 8, 40),
            ("angle_window", self.angle_window, 0, 500_000),
            ("angle_sin2_millionths", self.angle_sin2_millionths, 0, 1_000_000),
            ("spacing", self.spacing, 0, 500_000),
            ("ghost_radius", self.ghost_radius, 0, 500_000),
            ("knot_clearance", self.knot_clearance, 0, 500_000),
        ];
        ranges
            .into_iter()
            .filter(|&(_, value, low, high)| value < low || value > high)
            .map(|(key, value, low, high)| ContentFault::range(FILE, key, value, low, high))
            .collect()
    }
}
