//! How two straight pieces meet.

use std::cmp::Ordering;

use crate::number::{Ratio, round_div};
use crate::point::{Point, orientation};

/// Which way the second piece passes over the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sign {
    /// From the right side of the first to its left side.
    Plus,
    /// From the left side of the first to its right side.
    Minus,
}

/// How two pieces meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meeting {
    /// Not at all.
    Apart,
    /// In one point that is inside both pieces.
    Cross {
        /// The way the second passes over the first.
        sign: Sign,
        /// How far along the first, strictly between 0 and 1.
        on_first: Ratio,
        /// How far along the second, strictly between 0 and 1.
        on_second: Ratio,
    },
    /// In one point that is an end of at least one of them.
    Touch(Point),
    /// Along a stretch of positive length that begins here.
    Overlap(Point),
}

/// A place on a line of many pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// Index of the piece.
    pub segment: usize,
    /// How far along the piece.
    pub along: Ratio,
}

/// Says how the pieces `a0` – `a1` and `b0` – `b1` meet; neither has length zero.
pub fn meeting(a0: Point, a1: Point, b0: Point, b1: Point) -> Meeting {
    let (start_b, end_b) = (orientation(a0, a1, b0), orientation(a0, a1, b1));
    if start_b.signum() * end_b.signum() > 0 {
        return Meeting::Apart;
    }
    let (start_a, end_a) = (orientation(b0, b1, a0), orientation(b0, b1, a1));
    if start_a.signum() * end_a.signum() > 0 {
        return Meeting::Apart;
    }
    if start_a == 0 && end_a == 0 {
        return along_one_line((a0, a1), (b0, b1));
    }
    if start_b == 0 || end_b == 0 {
        return touch_if_between(if start_b == 0 { b0 } else { b1 }, a0, a1);
    }
    if start_a == 0 || end_a == 0 {
        return touch_if_between(if start_a == 0 { a0 } else { a1 }, b0, b1);
    }
    Meeting::Cross {
        sign: if end_b > 0 { Sign::Plus } else { Sign::Minus },
        on_first: Ratio::new(i128::from(start_a), i128::from(start_a) - i128::from(end_a)),
        on_second: Ratio::new(i128::from(start_b), i128::from(start_b) - i128::from(end_b)),
    }
}

fn along_one_line(a: (Point, Point), b: (Point, Point)) -> Meeting {
    let low = a.0.min(a.1).max(b.0.min(b.1));
    let high = a.0.max(a.1).min(b.0.max(b.1));
    match low.cmp(&high) {
        Ordering::Less => Meeting::Overlap(low),
        Ordering::Equal => Meeting::Touch(low),
        Ordering::Greater => Meeting::Apart,
    }
}

fn touch_if_between(point: Point, from: Point, to: Point) -> Meeting {
    if point >= from.min(to) && point <= from.max(to) {
        Meeting::Touch(point)
    } else {
        Meeting::Apart
    }
}

/// The grid point nearest to a place on the piece `from` – `to`, halves upwards.
pub fn point_along(from: Point, to: Point, along: Ratio) -> Point {
    let (x, y) = from.to(to);
    let part = |whole: i64| {
        let part = round_div(i128::from(whole) * along.numerator, along.denominator);
        i32::try_from(part).expect("a part of a piece is no longer than the piece")
    };
    Point::new(from.x + part(x), from.y + part(y))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn p(x: i32, y: i32) -> Point {
        Point::new(x, y)
    }

    #[test]
    fn a_crossing_knows_its_sign_and_both_places() {
        let met = meeting(p(0, 0), p(4, 0), p(1, -1), p(1, 3));
        let expected = Meeting::Cross {
            sign: Sign::Plus,
            on_first: Ratio::new(1, 4),
            on_second: Ratio::new(1, 4),
        };
        assert_eq!(met, expected);
        let Meeting::Cross { sign, .. } = meeting(p(0, 0), p(4, 0), p(1, 3), p(1, -1)) else {
            panic!("they cross");
        };
        assert_eq!(sign, Sign::Minus);
    }

    #[test]
    fn contacts_are_told_from_crossings() {
        assert_eq!(meeting(p(0, 0), p(4, 0), p(2, 0), p(2, 3)), Meeting::Touch(p(2, 0)));
        assert_eq!(meeting(p(0, 0), p(4, 0), p(4, 0), p(6, 0)), Meeting::Touch(p(4, 0)));
        assert_eq!(meeting(p(0, 0), p(4, 0), p(5, 0), p(6, 0)), Meeting::Apart);
        assert_eq!(meeting(p(0, 0), p(4, 0), p(3, 0), p(6, 0)), Meeting::Overlap(p(3, 0)));
        assert_eq!(meeting(p(0, 0), p(4, 0), p(5, 0), p(5, 3)), Meeting::Apart);
        assert_eq!(meeting(p(0, 0), p(0, 4), p(0, 5), p(3, 5)), Meeting::Apart);
    }

    #[test]
    fn a_place_is_rounded_to_the_grid() {
        assert_eq!(point_along(p(0, 0), p(3, -3), Ratio::new(1, 2)), p(2, -1));
    }
}
