//! Ellipses as whole points, by a table of sines.

use geometry::{Point, round_div};

/// A circle is cut into this many directions.
pub(crate) const DEGREES: i64 = 360;
/// Grid steps in a table unit.
pub(crate) const UNIT: i64 = 1000;

/// Sines of whole degrees in millionths.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sines {
    quarter: Vec<i64>,
}

impl Sines {
    /// The value of the table for a right angle.
    pub(crate) const SCALE: i64 = 1_000_000;

    /// A table of the sines of 0 to 90 degrees: 91 rising values from 0 to the scale.
    pub(crate) fn new(quarter: Vec<i64>) -> Option<Self> {
        let ends = quarter.len() == 91 && quarter[0] == 0 && quarter[90] == Self::SCALE;
        let rises = quarter.windows(2).all(|pair| pair[0] < pair[1]);
        (ends && rises).then_some(Self { quarter })
    }

    /// The sine of any whole number of degrees.
    pub(crate) fn sin(&self, degrees: i64) -> i64 {
        let degrees = degrees.rem_euclid(DEGREES);
        let (half, sign) = if degrees < 180 { (degrees, 1) } else { (degrees - 180, -1) };
        let quarter = if half <= 90 { half } else { 180 - half };
        sign * self.quarter[usize::try_from(quarter).expect("between 0 and 90")]
    }

    /// The cosine of any whole number of degrees.
    pub(crate) fn cos(&self, degrees: i64) -> i64 {
        self.sin(degrees + 90)
    }
}

/// An ellipse in table units; a circle has equal axes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ellipse {
    pub(crate) x: i64,
    pub(crate) y: i64,
    pub(crate) a: i64,
    pub(crate) b: i64,
    pub(crate) angle: i64,
}

/// A wave on the outline of an ellipse: `amount` thousandths, `waves` times around.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wobble {
    pub(crate) waves: i64,
    pub(crate) amount: i64,
    pub(crate) phase: i64,
}

impl Ellipse {
    /// One point for every `step` degrees of the parameter.
    pub(crate) fn points(&self, sines: &Sines, wobbles: &[Wobble], step: usize) -> Vec<Point> {
        (0..DEGREES).step_by(step).map(|degree| self.point(sines, wobbles, degree)).collect()
    }

    fn point(&self, sines: &Sines, wobbles: &[Wobble], degree: i64) -> Point {
        let (along, across) = (self.a * sines.cos(degree), self.b * sines.sin(degree));
        let (turn_x, turn_y) = (sines.cos(self.angle), sines.sin(self.angle));
        let waves = wobbles
            .iter()
            .map(|wobble| wobble.amount * sines.cos(wobble.waves * degree + wobble.phase))
            .sum::<i64>();
        let stretch = i128::from(UNIT * Sines::SCALE + waves);
        let place = |center: i64, offset: i64| {
            let scale = i128::from(Sines::SCALE) * i128::from(UNIT * Sines::SCALE);
            let millis = i128::from(offset) * stretch * i128::from(UNIT);
            let steps = round_div(millis, scale * i128::from(Sines::SCALE));
            i32::try_from(i128::from(center * UNIT) + steps).expect("shapes stay near the table")
        };
        Point::new(
            place(self.x, along * turn_x - across * turn_y),
            place(self.y, along * turn_y + across * turn_x),
        )
    }
}
