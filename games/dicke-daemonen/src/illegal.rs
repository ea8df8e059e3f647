//! Why not: each refusal with its paragraph and its values.

use std::fmt;

use kernel::{Refused, RuleRef, Ruled, Seat, rule};
use serde::Serialize;

use crate::color::Color;

/// Why an action is refused. When several reasons apply, the first of this list is given.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the sentence of a variant speaks of its fields")]
pub enum Illegal {
    /// The game has ended.
    GameOver {},
    /// Another seat is to act.
    NotYourTurn { seat: Seat, turn: Seat },
    /// This seat has predicted before.
    AlreadyPredicted { creature: Color },
    /// The turn is at another step.
    WrongStep { seat: Seat, step: &'static str },
    /// The fist holds no such creature.
    NotInFist {
        creature: Color,
        fist: String,
        #[serde(skip)]
        rule: RuleRef,
    },
    /// The board has no such corner or field.
    NoSuchPlace { kind: &'static str, number: i32, largest: i32 },
    /// The outer field has no center.
    OuterField {},
    /// A ghost froze the field.
    Frozen {
        field: u8,
        #[serde(skip)]
        rule: RuleRef,
    },
    /// A demon stands in the corner.
    Occupied { corner: u8, creature: Color },
    /// Neither line of the corner has the demon's color.
    WrongLine { creature: Color, first: Color, second: Color },
    /// Another seat predicted this color.
    ColorTaken { creature: Color, seat: Seat },
    /// More colors than this table allows.
    TooManyColors { colors: String, given: u8, allowed: u8 },
    /// A color was named twice.
    RepeatedColor { creature: Color },
}

impl Ruled for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::GameOver {} => "game-over",
            Illegal::NotYourTurn { .. } => "not-your-turn",
            Illegal::AlreadyPredicted { .. } => "already-predicted",
            Illegal::WrongStep { .. } => "wrong-step",
            Illegal::NotInFist { .. } => "not-in-fist",
            Illegal::NoSuchPlace { .. } => "no-such-place",
            Illegal::OuterField {} => "outer-field",
            Illegal::Frozen { .. } => "frozen",
            Illegal::Occupied { .. } => "occupied",
            Illegal::WrongLine { .. } => "wrong-line",
            Illegal::ColorTaken { .. } => "color-taken",
            Illegal::TooManyColors { .. } => "too-many-colors",
            Illegal::RepeatedColor { .. } => "repeated-color",
        }
    }

    fn rule(&self) -> Option<RuleRef> {
        Some(match self {
            Illegal::GameOver {} => rule!("DD-33"),
            Illegal::NotYourTurn { .. } => rule!("DD-13"),
            Illegal::AlreadyPredicted { .. } | Illegal::TooManyColors { allowed: 1, .. } => {
                rule!("DD-27")
            }
            Illegal::WrongStep { .. } => rule!("DD-15"),
            // §DD-16 when placing, §DD-25 when predicting; §DD-19 for ghosts, §DD-21 for demons.
            Illegal::NotInFist { rule, .. } | Illegal::Frozen { rule, .. } => *rule,
            Illegal::NoSuchPlace { kind: "corner", .. } => rule!("DD-10"),
            Illegal::NoSuchPlace { .. } => rule!("DD-8"),
            Illegal::OuterField {} => rule!("DD-17"),
            Illegal::Occupied { .. } => rule!("DD-20"),
            Illegal::WrongLine { .. } => rule!("DD-22"),
            Illegal::ColorTaken { .. } => rule!("DD-28"),
            Illegal::TooManyColors { .. } | Illegal::RepeatedColor { .. } => rule!("DD-45"),
        })
    }
}

impl From<(Seat, Refused)> for Illegal {
    fn from((seat, why): (Seat, Refused)) -> Illegal {
        match why {
            Refused::Over => Illegal::GameOver {},
            Refused::NotYourTurn(asked) => {
                Illegal::NotYourTurn { seat, turn: asked.iter().next().unwrap_or(seat) }
            }
            Refused::WrongStep(step) => Illegal::WrongStep { seat, step },
        }
    }
}

/// Terse; the sentences are in `locales/`.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {self:?}", self.code())
    }
}
