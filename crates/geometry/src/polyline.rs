//! Simplifying and smoothing of lines, in whole numbers.

use crate::number::round_div;
use crate::point::{Point, orientation};

/// Drops points equal to their predecessor, and points at the end equal to the first.
pub fn without_repeats(points: &[Point]) -> Vec<Point> {
    let mut kept: Vec<Point> = Vec::with_capacity(points.len());
    for &point in points {
        if kept.last() != Some(&point) {
            kept.push(point);
        }
    }
    while kept.len() > 1 && kept.last() == kept.first() {
        kept.pop();
    }
    kept
}

/// The length of an open line: the sum of its steps, each rounded down.
pub fn length(points: &[Point]) -> i64 {
    points.windows(2).map(|step| step[0].distance(step[1])).sum()
}

/// Simplifies a closed loop by the method of Douglas and Peucker.
///
/// The anchors are the first point and the one farthest from it. A chain is split at the point
/// farthest from its chord when that point is more than `tolerance` away. Among equals the lowest
/// index wins. `None` when more than `most` points would remain.
pub fn simplify_closed(points: &[Point], tolerance: i64, most: usize) -> Option<Vec<Point>> {
    let first = *points.first()?;
    let anchor = farthest(points.len(), |index| first.distance_squared(points[index]));
    let mut keep = vec![false; points.len()];
    keep[0] = true;
    keep[anchor] = true;
    let mut kept = if anchor == 0 { 1 } else { 2 };
    let mut chains = vec![(0, anchor), (anchor, points.len())];
    while let Some((from, to)) = chains.pop() {
        let (start, end) = (points[from], points[to % points.len()]);
        if to - from < 2 {
            continue;
        }
        let off = |step: usize| orientation(start, end, points[from + 1 + step]).abs();
        let step = farthest(to - from - 1, off);
        let height = i128::from(off(step));
        let chord = i128::from(start.distance_squared(end));
        let tolerance = i128::from(tolerance);
        if height * height > tolerance * tolerance * chord {
            let split = from + 1 + step;
            keep[split] = true;
            kept += 1;
            if kept > most {
                return None;
            }
            chains.push((from, split));
            chains.push((split, to));
        }
    }
    (kept <= most)
        .then(|| points.iter().zip(&keep).filter(|(_, keep)| **keep).map(|(p, _)| *p).collect())
}

fn farthest(count: usize, measure: impl Fn(usize) -> i64) -> usize {
    let mut best = 0;
    for index in 1..count {
        if measure(index) > measure(best) {
            best = index;
        }
    }
    best
}

/// One pass of Chaikin's corner cutting on a closed loop.
pub fn cut_corners(points: &[Point]) -> Vec<Point> {
    let mut smooth = Vec::with_capacity(points.len() * 2);
    for (here, &point) in points.iter().enumerate() {
        let next = points[(here + 1) % points.len()];
        smooth.push(weighted(point, 3, next, 1));
        smooth.push(weighted(point, 1, next, 3));
    }
    smooth
}

fn weighted(a: Point, weight_a: i64, b: Point, weight_b: i64) -> Point {
    let mix = |a: i32, b: i32| {
        let sum = i128::from(weight_a * i64::from(a) + weight_b * i64::from(b));
        let mean = round_div(sum, i128::from(weight_a + weight_b));
        i32::try_from(mean).expect("a mean lies between its parts")
    };
    Point::new(mix(a.x, b.x), mix(a.y, b.y))
}

/// The point halfway between two others, halves upwards.
pub fn midpoint(a: Point, b: Point) -> Point {
    weighted(a, 1, b, 1)
}

/// The point at a distance along an open line, or nothing when the line is shorter.
pub fn point_at(points: &[Point], distance: i64) -> Option<Point> {
    let mut left = distance;
    for step in points.windows(2) {
        let size = step[0].distance(step[1]);
        if size >= left && size > 0 {
            return Some(weighted(step[0], size - left, step[1], left));
        }
        left -= size;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(points: &[(i32, i32)]) -> Vec<Point> {
        points.iter().map(|&(x, y)| Point::new(x, y)).collect()
    }

    #[test]
    fn repeats_and_a_doubled_end_are_dropped() {
        let kept = without_repeats(&line(&[(0, 0), (0, 0), (1, 0), (1, 1), (1, 1), (0, 0)]));
        assert_eq!(kept, line(&[(0, 0), (1, 0), (1, 1)]));
    }

    #[test]
    fn small_bumps_vanish_and_large_ones_stay() {
        let bumpy = line(&[(0, 0), (50, 3), (100, 0), (100, 100), (50, 120), (0, 100)]);
        let simple = simplify_closed(&bumpy, 5, 99).expect("few points");
        assert_eq!(simple, line(&[(0, 0), (100, 0), (100, 100), (50, 120), (0, 100)]));
        assert_eq!(simplify_closed(&bumpy, 5, 4), None);
    }

    #[test]
    fn the_first_of_two_equal_bumps_is_kept() {
        let flat = line(&[(0, 0), (30, -9), (60, -9), (90, 0), (90, 200), (0, 200)]);
        let simple = simplify_closed(&flat, 5, 99).expect("few points");
        assert_eq!(simple, line(&[(0, 0), (30, -9), (90, 0), (90, 200), (0, 200)]));
    }

    #[test]
    fn corners_are_cut_at_a_quarter() {
        let smooth = cut_corners(&line(&[(0, 0), (8, 0), (8, 8)]));
        assert_eq!(smooth, line(&[(2, 0), (6, 0), (8, 2), (8, 6), (6, 6), (2, 2)]));
    }

    #[test]
    fn a_distance_along_a_line_names_a_point() {
        let bent = line(&[(0, 0), (10, 0), (10, 10)]);
        assert_eq!(point_at(&bent, 4), Some(Point::new(4, 0)));
        assert_eq!(point_at(&bent, 13), Some(Point::new(10, 3)));
        assert_eq!(point_at(&bent, 21), None);
    }
}
