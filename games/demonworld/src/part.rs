//! Parts of a sum, as the log, a view and what pointing tells name them.

use kernel::{RuleRef, rule};
use serde::Serialize;

use crate::content::{MeleeTerm, ShootingTerm};
use crate::ids::MoraleRow;

/// One part of a sum, with the paragraph it stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    /// The id of its name.
    pub term: &'static str,
    /// What it adds.
    pub value: i8,
    /// Its paragraph.
    pub rule: &'static str,
}

impl Part {
    pub(crate) const fn new(term: &'static str, value: i8, rule: RuleRef) -> Part {
        Part { term, value, rule: rule.id() }
    }
}

impl From<(MeleeTerm, i8)> for Part {
    fn from((term, value): (MeleeTerm, i8)) -> Part {
        Part::new(term.id(), value, term.rule())
    }
}

impl From<(ShootingTerm, i8)> for Part {
    fn from((term, value): (ShootingTerm, i8)) -> Part {
        Part::new(term.id(), value, term.rule())
    }
}

impl From<(MoraleRow, i8)> for Part {
    fn from((row, value): (MoraleRow, i8)) -> Part {
        Part::new(row.id(), value, rule_of(row))
    }
}

/// The paragraph of a row of the morale table.
const fn rule_of(row: MoraleRow) -> RuleRef {
    match row {
        MoraleRow::Element => rule!("DW-201"),
        MoraleRow::Leader => rule!("DW-202"),
        MoraleRow::Standard => rule!("DW-203"),
        MoraleRow::Musician => rule!("DW-204"),
        MoraleRow::Stars => rule!("DW-205"),
        MoraleRow::Impetuous => rule!("DW-206"),
        MoraleRow::Size => rule!("DW-207"),
        MoraleRow::Fear => rule!("DW-208"),
        MoraleRow::Casualties => rule!("DW-209"),
        MoraleRow::OwnCharge => rule!("DW-210"),
        MoraleRow::OwnHold => rule!("DW-211"),
        MoraleRow::EnemyMove => rule!("DW-212"),
        MoraleRow::EnemyHold => rule!("DW-213"),
        MoraleRow::EnemyEngaged => rule!("DW-214"),
    }
}

/// The terms of a sum as its parts; what adds nothing is left out.
pub(crate) fn parts<T: Copy>(terms: &[T]) -> Vec<Part>
where
    Part: From<T>,
{
    terms.iter().map(|&term| Part::from(term)).filter(|part| part.value != 0).collect()
}

/// What parts come to.
pub(crate) fn sum(parts: &[Part]) -> i8 {
    parts.iter().fold(0i8, |sum, part| sum.saturating_add(part.value))
}
