//! Where creatures stand when a board is drawn.

use geometry::polyline::{midpoint, point_at};
use geometry::{Arrangement, Point};

use super::shape::UNIT;

/// How far along each of its two edges a demon looks for its place.
const DEMON_REACH: i64 = 8 * UNIT;

/// The place of a demon whose corner is the origin of this half-edge, on its left.
///
/// ```text
///     |  o      o lies midway between two points of the corner's edges
///     |
///     x-----
/// ```
pub(super) fn demon(arrangement: &Arrangement, half_edge: usize, before: usize) -> Point {
    let along = arrangement.edge_points(half_edge);
    let mut back = arrangement.edge_points(before);
    back.reverse();
    midpoint(beside(&along), beside(&back))
}

/// The point at the usual distance from the start, or the middle of a shorter edge.
fn beside(edge: &[Point]) -> Point {
    point_at(edge, DEMON_REACH).unwrap_or_else(|| match edge {
        [from, to] => midpoint(*from, *to),
        _ => edge[edge.len() / 2],
    })
}
