//! Points of the integer grid and the exact questions asked about them.

use serde::{Deserialize, Serialize};

use crate::number::Ratio;

/// The largest absolute coordinate for which all arithmetic of this crate is exact.
///
/// A cross product then stays below 2^39, its square below 2^78, and a squared distance as a
/// fraction can be compared within 2^117.
pub const REACH: i32 = 1 << 18;

/// A point of the grid, ordered by `x`, then `y`.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Upwards.
    pub y: i32,
}

impl Point {
    /// The point with these coordinates.
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The vector from `self` to `to`.
    pub fn to(self, to: Self) -> (i64, i64) {
        (i64::from(to.x) - i64::from(self.x), i64::from(to.y) - i64::from(self.y))
    }

    /// The square of the distance to `other`.
    pub fn distance_squared(self, other: Self) -> i64 {
        let (x, y) = self.to(other);
        x * x + y * y
    }

    /// The distance to `other`, rounded down.
    pub fn distance(self, other: Self) -> i64 {
        self.distance_squared(other).isqrt()
    }

    /// Whether both coordinates are within [`REACH`].
    pub const fn within_reach(self) -> bool {
        self.x.unsigned_abs() <= REACH.unsigned_abs()
            && self.y.unsigned_abs() <= REACH.unsigned_abs()
    }
}

/// Twice the signed area of the triangle: positive when `c` lies to the left of `a` → `b`.
pub fn orientation(a: Point, b: Point, c: Point) -> i64 {
    cross(a.to(b), a.to(c))
}

/// The cross product of two vectors: positive when the second turns to the left.
pub const fn cross(a: (i64, i64), b: (i64, i64)) -> i64 {
    a.0 * b.1 - a.1 * b.0
}

/// Twice the signed area of a closed loop: positive when it runs counter-clockwise.
pub fn twice_area(points: &[Point]) -> i64 {
    let origin = Point::default();
    let mut area = 0;
    for (here, &point) in points.iter().enumerate() {
        let next = points[(here + 1) % points.len()];
        area += cross(origin.to(point), origin.to(next));
    }
    area
}

/// The square of the distance from a point to the segment `a` – `b`, exactly.
pub fn distance_to_segment(point: Point, a: Point, b: Point) -> Ratio {
    let along = a.to(b);
    let away = a.to(point);
    let length = along.0 * along.0 + along.1 * along.1;
    let shadow = along.0 * away.0 + along.1 * away.1;
    if shadow <= 0 {
        Ratio::whole(i128::from(away.0 * away.0 + away.1 * away.1))
    } else if shadow >= length {
        Ratio::whole(i128::from(b.distance_squared(point)))
    } else {
        let height = i128::from(cross(along, away));
        Ratio { numerator: height * height, denominator: i128::from(length) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn area_is_positive_counter_clockwise() {
        let mut square =
            vec![Point::new(0, 0), Point::new(2, 0), Point::new(2, 2), Point::new(0, 2)];
        assert_eq!(twice_area(&square), 8);
        square.reverse();
        assert_eq!(twice_area(&square), -8);
    }

    #[test]
    fn distance_to_a_segment_takes_its_nearest_point() {
        let (a, b) = (Point::new(0, 0), Point::new(10, 0));
        assert_eq!(distance_to_segment(Point::new(5, 3), a, b), Ratio::whole(9));
        assert_eq!(distance_to_segment(Point::new(-3, 4), a, b), Ratio::whole(25));
        assert_eq!(distance_to_segment(Point::new(13, 4), a, b), Ratio::whole(25));
        let slope = distance_to_segment(Point::new(0, 1), a, Point::new(3, 1));
        assert_eq!(slope, Ratio::new(9, 10));
    }

    #[test]
    fn distances_at_the_edge_of_reach_do_not_overflow() {
        let (far, near) = (Point::new(REACH, -REACH), Point::new(-REACH, REACH));
        let high = distance_to_segment(Point::new(REACH, REACH), far, near);
        assert!(high > distance_to_segment(Point::new(0, 1), far, near));
    }
}
