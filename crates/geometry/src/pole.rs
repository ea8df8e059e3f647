//! The roomiest grid point of a face: the one farthest from all its edges.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use crate::arrangement::Piece;
use crate::number::Ratio;
use crate::point::{Point, distance_to_segment, orientation};

/// A grid point inside a face and the square of its distance to the edges.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pole {
    /// The point.
    pub point: Point,
    /// Its squared distance to the nearest edge.
    pub distance_squared: Ratio,
}

/// Finds the point, among those whose coordinates are multiples of `grid`, that lies inside the
/// boundary and farthest from it; among equals the lowest, then the leftmost.
///
/// The nearest edge of any loop to a point inside a face belongs to that face, so whole pieces may
/// stand for pieces cut by crossings when distances are measured. Squares of points are searched
/// best first; a square is dropped only when none of its points can match the best found, and it
/// remembers which pieces can be nearest to any of its points.
pub fn pole(boundary: &[Piece], grid: i32) -> Option<Pole> {
    let search = Search::new(boundary, i64::from(grid));
    let mut best = None;
    let mut waiting = BinaryHeap::new();
    let all: Vec<usize> = (0..boundary.len()).collect();
    search.consider(search.whole, &all, &mut best, &mut waiting);
    while let Some(found) = waiting.pop() {
        if best.is_some_and(|best| !may_match(found.bound, best)) {
            break;
        }
        let Square { x, y, size } = found.square;
        let half = size / 2;
        for (right, up) in [(0, 0), (half, 0), (0, half), (half, half)] {
            let part = Square { x: x + right, y: y + up, size: half };
            search.consider(part, &found.near, &mut best, &mut waiting);
        }
    }
    best
}

/// A square of grid points: `size` × `size` from its lower left, in multiples of the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Square {
    x: i64,
    y: i64,
    size: i64,
}

/// A square worth searching.
#[derive(Debug)]
struct Promising {
    /// No point in it is farther than this from the edges.
    bound: i64,
    square: Square,
    /// The pieces that can be nearest to a point in it.
    near: Vec<usize>,
}

impl Ord for Promising {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |found: &Self| (found.bound, -found.square.y, -found.square.x, found.square.size);
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Promising {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Promising {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Promising {}

/// Whether a distance of at most `bound` can be as large as the best one.
fn may_match(bound: i64, best: Pole) -> bool {
    Ratio::whole(i128::from(bound) * i128::from(bound)) >= best.distance_squared
}

fn better(candidate: Pole, best: Pole) -> bool {
    let key = |pole: Pole| (pole.point.y, pole.point.x);
    candidate
        .distance_squared
        .cmp(&best.distance_squared)
        .then_with(|| key(best).cmp(&key(candidate)))
        .is_gt()
}

struct Search<'a> {
    boundary: &'a [Piece],
    grid: i64,
    whole: Square,
    /// For every row of grid points, where the boundary passes an infinitely small step above it,
    /// rounded down and ascending.
    rows: Vec<Vec<i64>>,
}

impl<'a> Search<'a> {
    fn new(boundary: &'a [Piece], grid: i64) -> Self {
        let points = || boundary.iter().flat_map(|piece| [piece.from, piece.to]);
        let range = |of: fn(Point) -> i32| {
            let low = points().map(of).min().unwrap_or(0);
            let high = points().map(of).max().unwrap_or(0);
            (i64::from(low).div_euclid(grid), i64::from(high).div_euclid(grid) + 1)
        };
        let ((left, right), (bottom, top)) = (range(|point| point.x), range(|point| point.y));
        let mut size = 1;
        while size < (right - left).max(top - bottom) {
            size *= 2;
        }
        let whole = Square { x: left, y: bottom, size };
        let height = usize::try_from(top - bottom).expect("the top is above the bottom");
        let mut search = Self { boundary, grid, whole, rows: vec![Vec::new(); height] };
        for piece in boundary {
            search.note_rows(piece);
        }
        for row in &mut search.rows {
            row.sort_unstable();
        }
        search
    }

    fn note_rows(&mut self, &Piece { from, to, part }: &Piece) {
        let (width, height) = from.to(to);
        let (low, high) = (i64::from(from.y.min(to.y)), i64::from(from.y.max(to.y)));
        let first = (low + self.grid - 1).div_euclid(self.grid);
        for row in (first..).take_while(|row| row * self.grid < high) {
            let rise = row * self.grid - i64::from(from.y);
            if part.is_none_or(|part| within(rise, height, part)) {
                let right = (width * rise * height.signum()).div_euclid(height.abs());
                let at = usize::try_from(row - self.whole.y).expect("rows begin at the bottom");
                self.rows[at].push(i64::from(from.x) + right);
            }
        }
    }

    /// Measures the middle point of a square and queues the square if it can hold something good.
    fn consider(
        &self,
        square: Square,
        near: &[usize],
        best: &mut Option<Pole>,
        waiting: &mut BinaryHeap<Promising>,
    ) {
        let half = square.size / 2;
        let (column, row) = (square.x + half, square.y + half);
        let middle = |at: i64| i32::try_from(at * self.grid);
        let (Ok(x), Ok(y)) = (middle(column), middle(row)) else {
            return;
        };
        let point = Point::new(x, y);
        let distance_squared = self.distance_squared(point, near);
        let inside = self.contains(i64::from(x), row);
        if inside && distance_squared > Ratio::ZERO {
            let candidate = Pole { point, distance_squared };
            if best.is_none_or(|best| better(candidate, best)) {
                *best = Some(candidate);
            }
        }
        if square.size == 1 {
            return;
        }
        // The farthest grid point of the square is `half` away on both axes; 1.41422 > √2.
        let radius = half * self.grid * 141_422 / 100_000 + 1;
        let nearest = distance_squared.floor().isqrt();
        let nearest = i64::try_from(nearest).expect("distances fit 64 bits");
        let bound = if inside { nearest + 1 + radius } else { radius - nearest };
        if bound > 0 && best.is_none_or(|best| may_match(bound, best)) {
            let reach = nearest + 1 + 2 * radius;
            let within_reach = |&&at: &&usize| is_within(point, &self.boundary[at], reach);
            let near = near.iter().filter(within_reach).copied().collect();
            waiting.push(Promising { bound, square, near });
        }
    }

    fn distance_squared(&self, point: Point, near: &[usize]) -> Ratio {
        let mut least: Option<(Ratio, i128)> = None;
        for piece in near.iter().map(|&at| &self.boundary[at]) {
            let lowest = i128::from(box_distance(point, piece));
            if least.is_some_and(|(_, floor)| lowest > floor) {
                continue;
            }
            let distance = distance_to_segment(point, piece.from, piece.to);
            if least.is_none_or(|(least, _)| distance < least) {
                least = Some((distance, distance.floor()));
            }
        }
        least.map_or(Ratio::ZERO, |(least, _)| least)
    }

    /// Whether a ray to the left, an infinitely small step above the point, meets an odd number of
    /// boundary pieces.
    fn contains(&self, x: i64, row: i64) -> bool {
        let row = usize::try_from(row - self.whole.y).ok().and_then(|row| self.rows.get(row));
        row.is_some_and(|row| row.partition_point(|&passed| passed < x) % 2 == 1)
    }
}

/// Whether a piece may be so near to a point; says no only when neither its box nor its line is.
fn is_within(point: Point, piece: &Piece, reach: i64) -> bool {
    if box_distance(point, piece) > reach * reach {
        return false;
    }
    let height = i128::from(orientation(piece.from, piece.to, point));
    let length_squared = i128::from(piece.from.distance_squared(piece.to));
    height * height <= i128::from(reach * reach) * length_squared
}

/// The square of the distance from a point to the box around a piece.
fn box_distance(point: Point, piece: &Piece) -> i64 {
    let off = |at: i32, a: i32, b: i32| i64::from((a.min(b) - at).max(at - a.max(b)).max(0));
    let right = off(point.x, piece.from.x, piece.to.x);
    let up = off(point.y, piece.from.y, piece.to.y);
    right * right + up * up
}

fn within(rise: i64, height: i64, (from, to): (Ratio, Ratio)) -> bool {
    let along = Ratio::new(i128::from(rise), i128::from(height));
    if height > 0 { from <= along && along < to } else { from < along && along <= to }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outline(points: &[(i32, i32)]) -> Vec<Piece> {
        let at = |index: usize| {
            let (x, y) = points[index % points.len()];
            Point::new(x, y)
        };
        (0..points.len())
            .map(|index| Piece { from: at(index), to: at(index + 1), part: None })
            .collect()
    }

    /// The definition, piece by piece.
    fn contains(boundary: &[Piece], point: Point) -> bool {
        let passed = boundary.iter().filter(|Piece { from, to, .. }| {
            let (width, height) = from.to(*to);
            let (right, rise) = from.to(point);
            (from.y <= point.y) != (to.y <= point.y)
                && width * rise * height.signum() < right * height.abs()
        });
        passed.count() % 2 == 1
    }

    fn brute_force(boundary: &[Piece], grid: i32, around: i32) -> Option<Pole> {
        let search = Search::new(boundary, i64::from(grid));
        let all: Vec<usize> = (0..boundary.len()).collect();
        let mut best: Option<Pole> = None;
        for y in -around..=around {
            for x in -around..=around {
                let point = Point::new(x * grid, y * grid);
                let candidate =
                    Pole { point, distance_squared: search.distance_squared(point, &all) };
                let inside = contains(boundary, point) && candidate.distance_squared > Ratio::ZERO;
                if inside && best.is_none_or(|best| better(candidate, best)) {
                    best = Some(candidate);
                }
            }
        }
        best
    }

    #[test]
    fn the_middle_of_a_square_is_its_pole() {
        let square = outline(&[(-40, -40), (60, -40), (60, 60), (-40, 60)]);
        let found = pole(&square, 10).expect("room");
        assert_eq!(found.point, Point::new(10, 10));
        assert_eq!(found.distance_squared, Ratio::whole(2500));
    }

    #[test]
    fn among_equals_the_lowest_then_leftmost_wins() {
        let bar = outline(&[(-95, -20), (95, -20), (95, 20), (-95, 20)]);
        let found = pole(&bar, 10).expect("room");
        assert_eq!(found.point, Point::new(-70, 0));
    }

    #[test]
    fn the_lower_of_two_equal_rooms_wins_though_it_lies_to_the_right() {
        let rooms = outline(&[
            (20, -60),
            (60, -60),
            (60, -20),
            (25, -20),
            (-20, 25),
            (-20, 60),
            (-60, 60),
            (-60, 20),
            (-25, 20),
            (20, -25),
        ]);
        let found = pole(&rooms, 1).expect("room");
        assert_eq!(found.point, Point::new(40, -40));
    }

    #[test]
    fn the_search_agrees_with_trying_every_point() {
        for shape in [
            vec![(-93, -71), (88, -60), (20, 5), (95, 83), (-40, 77), (-10, 10)],
            vec![(-95, -95), (95, -95), (95, -60), (-60, -60), (-60, 95), (-95, 95)],
            vec![(-3, -95), (3, -95), (3, 95), (-3, 95)],
            vec![(1, 1), (9, 1), (9, 9)],
        ] {
            let shape = outline(&shape);
            for grid in [1, 7, 10] {
                assert_eq!(pole(&shape, grid), brute_force(&shape, grid, 100), "{shape:?}");
            }
        }
    }
}
