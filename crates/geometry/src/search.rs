//! All meetings of many pieces, found by a sweep over their boxes.

use std::ops::ControlFlow;

use crate::point::Point;
use crate::segment::{Meeting, Position, meeting, point_along};

/// One straight piece of one line.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Segment {
    /// Which line it belongs to.
    pub(crate) line: usize,
    /// Its place in that line.
    pub(crate) index: usize,
    /// Where it begins.
    pub(crate) from: Point,
    /// Where it ends.
    pub(crate) to: Point,
}

impl Segment {
    fn low(&self, axis: Axis) -> i32 {
        axis.of(self.from).min(axis.of(self.to))
    }

    fn high(&self, axis: Axis) -> i32 {
        axis.of(self.from).max(axis.of(self.to))
    }

    fn width(&self, axis: Axis) -> i64 {
        i64::from(self.high(axis)) - i64::from(self.low(axis))
    }
}

#[derive(Debug, Clone, Copy)]
enum Axis {
    X,
    Y,
}

impl Axis {
    fn of(self, point: Point) -> i32 {
        match self {
            Self::X => point.x,
            Self::Y => point.y,
        }
    }

    fn other(self) -> Self {
        match self {
            Self::X => Self::Y,
            Self::Y => Self::X,
        }
    }
}

/// Whether a line ends where it began.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line {
    /// The last point is joined to the first.
    Closed,
    /// The ends are loose.
    Open,
}

/// The pieces of one line.
pub(crate) fn segments(
    line: usize,
    points: &[Point],
    kind: Line,
) -> impl Iterator<Item = Segment> + '_ {
    let count = match kind {
        Line::Closed => points.len(),
        Line::Open => points.len().saturating_sub(1),
    };
    (0..count).map(move |index| Segment {
        line,
        index,
        from: points[index],
        to: points[(index + 1) % points.len()],
    })
}

/// Tells `found` of every wanted pair of pieces that meet, until it has had enough.
///
/// The pieces are swept along the axis on which they are shorter. Good for some ten thousand
/// pieces; `Break` also means that more than `patience` pairs of overlapping ranges were looked at.
pub(crate) fn find_meetings(
    pieces: &mut [Segment],
    patience: u64,
    wanted: impl Fn(&Segment, &Segment) -> bool,
    mut found: impl FnMut(&Segment, &Segment, Meeting) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let total = |axis| pieces.iter().map(|piece| piece.width(axis)).sum::<i64>();
    let sweep = if total(Axis::X) <= total(Axis::Y) { Axis::X } else { Axis::Y };
    pieces.sort_by_key(|piece| (piece.low(sweep), piece.line, piece.index));
    let mut active: Vec<usize> = Vec::new();
    let mut looked_at = 0;
    for (current, piece) in pieces.iter().enumerate() {
        let low = piece.low(sweep);
        active.retain(|&other| pieces[other].high(sweep) >= low);
        looked_at += active.len() as u64;
        if looked_at > patience {
            return ControlFlow::Break(());
        }
        let (bottom, top) = (piece.low(sweep.other()), piece.high(sweep.other()));
        for &other in &active {
            let other = &pieces[other];
            if other.low(sweep.other()) > top || other.high(sweep.other()) < bottom {
                continue;
            }
            let (first, second) = in_order(other, piece);
            if !wanted(first, second) {
                continue;
            }
            match meeting(first.from, first.to, second.from, second.to) {
                Meeting::Apart => {}
                met => found(first, second, met)?,
            }
        }
        active.push(current);
    }
    ControlFlow::Continue(())
}

fn in_order<'a>(a: &'a Segment, b: &'a Segment) -> (&'a Segment, &'a Segment) {
    if (a.line, a.index) <= (b.line, b.index) { (a, b) } else { (b, a) }
}

/// Whether two pieces of the same line are neighbours, and so share a point by nature.
pub(crate) fn neighbors(first: &Segment, second: &Segment, count: usize, kind: Line) -> bool {
    second.index == first.index + 1
        || (kind == Line::Closed && first.index == 0 && second.index + 1 == count)
}

/// Where a line crosses itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnCrossing {
    /// The earlier pass.
    pub first: Position,
    /// The later pass.
    pub second: Position,
    /// The crossing, rounded to the grid.
    pub point: Point,
}

/// Where a line meets itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnMeetings {
    /// Proper crossings.
    pub crossings: Vec<OwnCrossing>,
    /// Points where it only touches itself or runs along itself.
    pub contacts: Vec<Point>,
    /// Whether the search was stopped before all was found.
    pub cut_short: bool,
}

/// Pairs of pieces after which the search of one line gives up: all pairs of 3000 pieces, or a pen
/// line of 20 000 points that does not double back hundreds of times.
const PATIENCE: u64 = 5_000_000;

/// Finds where a line meets itself, up to `most` places; no two consecutive points are equal.
pub fn own_meetings(points: &[Point], kind: Line, most: usize) -> OwnMeetings {
    let mut pieces: Vec<Segment> = segments(0, points, kind).collect();
    let count = pieces.len();
    let (mut crossings, mut contacts) = (Vec::new(), Vec::new());
    let ended = find_meetings(
        &mut pieces,
        PATIENCE,
        |_, _| true,
        |first, second, met| {
            match met {
                Meeting::Apart => {}
                Meeting::Cross { on_first, on_second, .. } => crossings.push(OwnCrossing {
                    first: Position { segment: first.index, along: on_first },
                    second: Position { segment: second.index, along: on_second },
                    point: point_along(first.from, first.to, on_first),
                }),
                Meeting::Touch(_) if neighbors(first, second, count, kind) => {}
                Meeting::Touch(point) | Meeting::Overlap(point) => contacts.push(point),
            }
            if crossings.len() + contacts.len() < most {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        },
    );
    OwnMeetings { crossings, contacts, cut_short: ended.is_break() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(points: &[(i32, i32)]) -> Vec<Point> {
        points.iter().map(|&(x, y)| Point::new(x, y)).collect()
    }

    #[test]
    fn a_simple_loop_does_not_meet_itself() {
        let square = line(&[(0, 0), (9, 0), (9, 9), (0, 9)]);
        let met = own_meetings(&square, Line::Closed, 9);
        assert!(met.crossings.is_empty() && met.contacts.is_empty() && !met.cut_short);
    }

    #[test]
    fn a_bow_tie_crosses_itself_once() {
        let bow = line(&[(0, 0), (9, 9), (9, 0), (0, 9)]);
        let met = own_meetings(&bow, Line::Closed, 9);
        assert_eq!(met.crossings.len(), 1);
        assert_eq!(met.crossings[0].point, Point::new(5, 5));
    }

    #[test]
    fn a_spike_that_folds_back_is_a_contact() {
        let spike = line(&[(0, 0), (9, 0), (4, 0), (4, 9)]);
        assert!(!own_meetings(&spike, Line::Closed, 9).contacts.is_empty());
    }

    #[test]
    fn an_open_line_may_end_where_it_began() {
        let open = line(&[(0, 0), (9, 0), (9, 9), (-5, -5)]);
        assert_eq!(own_meetings(&open, Line::Open, 9).contacts.len(), 1);
        let hook = line(&[(0, 0), (9, 0), (9, 9), (4, 9), (4, -3)]);
        assert_eq!(own_meetings(&hook, Line::Open, 9).crossings.len(), 1);
    }
}
