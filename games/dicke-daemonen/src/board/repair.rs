//! A pen line becomes a closed, smooth loop; whole numbers only, so every machine agrees.

use geometry::polyline::{cut_corners, length, simplify_closed, without_repeats};
use geometry::{Line, Point, own_meetings};

use super::fault::{BoardFault, units};
use super::limits::Limits;

/// A pen line after repair, with the stages in between.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mended {
    /// How many points were left after dropping repeats.
    pub distinct: usize,
    /// Length of the open line in grid steps.
    pub length: i64,
    /// Distance from its end to its start.
    pub gap: i64,
    /// Whether loose ends beyond a crossing were cut off.
    pub trimmed: bool,
    /// The points that simplifying kept.
    pub simplified: Vec<Point>,
    /// The finished loop, from where the pen went down.
    pub points: Vec<Point>,
}

/// Repairs a pen line whose points are on the table, or says why it cannot.
pub fn mend(stroke: &[Point], limits: &Limits, at: &str) -> Result<Mended, BoardFault> {
    let mut line = without_repeats(stroke);
    let distinct = line.len();
    if distinct < limits.min_points {
        let fault = BoardFault::new("E_POINTS", at).with("problem", "few");
        return Err(fault.with("value", distinct).with("limit", limits.min_points));
    }
    if distinct > limits.input_points {
        let fault = BoardFault::new("E_POINTS", at).with("problem", "many");
        return Err(fault.with("value", distinct).with("limit", limits.input_points));
    }
    let (length, gap) = (length(&line), line[distinct - 1].distance(line[0]));
    if gap * 100 > length * limits.close_gap_percent {
        let allowed = length * limits.close_gap_percent / 100;
        let fault = BoardFault::new("E_OPEN", at).with("value", units(gap));
        return Err(fault.with("limit", units(allowed)));
    }
    let short = trim(&line, length, limits);
    let trimmed = short.is_some();
    line = short.unwrap_or(line);
    let Some(simplified) = simplify_closed(&line, limits.simplify, limits.simplified_points) else {
        let fault = BoardFault::new("E_POINTS", at).with("problem", "wriggly");
        return Err(fault.with("value", distinct).with("limit", limits.simplified_points));
    };
    let mut points = simplified.clone();
    for _ in 0..limits.smoothing_passes {
        points = cut_corners(&points);
    }
    let points = without_repeats(&points);
    Ok(Mended { distinct, length, gap, trimmed, simplified, points })
}

/// Cuts both tails of a line that crosses itself exactly once near its ends.
fn trim(line: &[Point], length: i64, limits: &Limits) -> Option<Vec<Point>> {
    let met = own_meetings(line, Line::Open, 2);
    let ([crossing], true, false) =
        (met.crossings.as_slice(), met.contacts.is_empty(), met.cut_short)
    else {
        return None;
    };
    let (first, second) = (crossing.first.segment, crossing.second.segment);
    let tail = |points: &[Point], end: Point| {
        self::length(points) + points.last().map_or(0, |last| last.distance(end))
    };
    let mut after: Vec<Point> = line[second + 1..].to_vec();
    after.reverse();
    let tails = tail(&line[..=first], crossing.point) + tail(&after, crossing.point);
    if tails * 100 > length * limits.close_gap_percent {
        return None;
    }
    let mut kept = vec![crossing.point];
    kept.extend_from_slice(&line[first + 1..=second]);
    let kept = without_repeats(&kept);
    (kept.len() >= 3).then_some(kept)
}
