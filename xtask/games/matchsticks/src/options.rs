//! What a table chooses before the game.

use kernel::{Field, FieldKind, Form, Game as _, Reason, rule};
use serde::{Deserialize, Serialize};

use crate::Matchsticks;

/// Fewest sticks in a heap.
const FEWEST_STICKS: u8 = 4;

/// Most sticks in a heap.
pub(crate) const MOST_STICKS: u8 = 60;

/// The choices of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many play.
    pub seats: u8,
    /// §MS-1 How many sticks the heap holds.
    pub sticks: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { seats: 2, sticks: 15 }
    }
}

/// The form from which a table is made.
pub(crate) fn form() -> Form {
    let usual = Options::default();
    let sticks = FieldKind::Number {
        min: FEWEST_STICKS.into(),
        max: MOST_STICKS.into(),
        default: usual.sticks.into(),
    };
    let rule = rule!("MS-1");
    Form(vec![
        Form::seats(&Matchsticks::INFO, usual.seats, rule),
        Field { key: "sticks", kind: sticks, rule, only: None },
    ])
}

/// All reasons why these options are refused.
pub(crate) fn problems(options: &Options) -> Vec<Reason> {
    let (fewest, most) = Matchsticks::INFO.seats;
    let ranges = [
        ("seats", options.seats, fewest, most),
        ("sticks", options.sticks, FEWEST_STICKS, MOST_STICKS),
    ];
    ranges
        .into_iter()
        .filter(|(_, value, low, high)| !(low..=high).contains(&value))
        .map(|(key, value, low, high)| {
            Reason::new(key, "option-range", Some(rule!("MS-1")))
                .with("value", value)
                .with("limit", if value < low { low } else { high })
        })
        .collect()
}
