//! Rounding and exact fractions.

use std::cmp::Ordering;

/// The fraction `numerator / denominator` rounded to a whole number, halves upwards.
///
/// The denominator is positive.
pub const fn round_div(numerator: i128, denominator: i128) -> i128 {
    (2 * numerator + denominator).div_euclid(2 * denominator)
}

/// An exact fraction with a positive denominator, compared by value.
#[derive(Debug, Clone, Copy)]
pub struct Ratio {
    /// Above the line.
    pub numerator: i128,
    /// Below the line, positive.
    pub denominator: i128,
}

impl Ratio {
    /// Nothing.
    pub const ZERO: Self = Self::whole(0);
    /// The unit.
    pub const ONE: Self = Self::whole(1);

    /// A fraction; a negative denominator hands its sign to the numerator.
    pub const fn new(numerator: i128, denominator: i128) -> Self {
        if denominator < 0 {
            Self { numerator: -numerator, denominator: -denominator }
        } else {
            Self { numerator, denominator }
        }
    }

    /// A whole number as a fraction.
    pub const fn whole(value: i128) -> Self {
        Self { numerator: value, denominator: 1 }
    }

    /// The largest whole number that is not above the fraction.
    pub const fn floor(self) -> i128 {
        self.numerator.div_euclid(self.denominator)
    }
}

impl PartialEq for Ratio {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Ratio {}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.numerator * other.denominator).cmp(&(other.numerator * self.denominator))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_rounded_upwards() {
        assert_eq!(round_div(5, 2), 3);
        assert_eq!(round_div(-5, 2), -2);
        assert_eq!(round_div(-7, 4), -2);
        assert_eq!(round_div(-6, 4), -1);
        assert_eq!(round_div(7, 4), 2);
    }

    #[test]
    fn fractions_are_equal_by_value() {
        assert_eq!(Ratio::new(1, 2), Ratio::new(-3, -6));
        assert!(Ratio::new(-1, 2) < Ratio::new(-1, 3));
        assert_eq!(Ratio::new(-7, 2).floor(), -4);
    }
}
