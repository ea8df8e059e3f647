//! What a table chooses.

use kernel::{Field, FieldKind, Form, Game, Reason, rule};
use serde::{Deserialize, Serialize};

use crate::faults::Fault;
use crate::game::Toy;

/// How the prize is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Prize {
    Die,
    Fixed,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Options {
    pub(crate) seats: u8,
    pub(crate) rounds: u8,
    pub(crate) prize: Prize,
    pub(crate) modest: bool,
    pub(crate) fault: Fault,
}

impl Default for Options {
    fn default() -> Self {
        Options { seats: 3, rounds: 4, prize: Prize::Die, modest: false, fault: Fault::None }
    }
}

const ROUNDS: (u8, u8) = (1, 4);

pub(crate) fn form<const SLIP: bool>() -> Form {
    let field = |key, kind| Field { key, kind, rule: rule!("2"), only: None };
    let rounds = FieldKind::Number { min: ROUNDS.0.into(), max: ROUNDS.1.into(), default: 4 };
    let prize = FieldKind::Choice { values: vec!["die", "fixed"], default: "die" };
    // The slip of the pen: the form calls it by another name than the options.
    let modest = if SLIP { "modesty" } else { "modest" };
    Form(vec![
        Form::seats(&Toy::<SLIP>::INFO, 3, rule!("1")),
        field("rounds", rounds),
        field("prize", prize),
        field(modest, FieldKind::Switch { default: false }),
        field("fault", FieldKind::Own { default: "\"none\"" }),
    ])
}

/// All reasons why the options are refused.
pub(crate) fn reasons<const SLIP: bool>(options: &Options) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let (fewest, most) = Toy::<SLIP>::INFO.seats;
    if !(fewest..=most).contains(&options.seats) {
        // The slip once more: the place only resembles the option.
        let at = if SLIP { "no-seats" } else { "seats" };
        let reason = Reason::new(at, "seats", Some(rule!("1")));
        reasons.push(reason.with("value", options.seats));
    }
    // The slip again: a bound that is not enforced.
    let most = if SLIP { u8::MAX } else { ROUNDS.1 };
    if !(ROUNDS.0..=most).contains(&options.rounds) {
        let reason = Reason::new("rounds", "rounds", Some(rule!("2")));
        reasons.push(reason.with("value", options.rounds));
    }
    reasons
}
