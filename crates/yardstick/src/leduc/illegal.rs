//! Why a bet is refused.

use std::fmt;

use kernel::{RuleRef, Ruled, Seat, rule};
use serde::Serialize;

/// One reason with its values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Illegal {
    /// Nobody may bet any more.
    GameOver,
    /// Another seat is to bet.
    NotYourTurn {
        /// Which one.
        turn: Seat,
    },
    /// There is nothing to give up for.
    NothingToPay,
    /// The round has had its raises.
    NoMoreRaises {
        /// How many there are.
        limit: u8,
    },
}

impl Ruled for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game-over",
            Illegal::NotYourTurn { .. } => "not-your-turn",
            Illegal::NothingToPay => "nothing-to-pay",
            Illegal::NoMoreRaises { .. } => "no-more-raises",
        }
    }

    fn rule(&self) -> Option<RuleRef> {
        Some(match self {
            Illegal::GameOver => rule!("LP-6"),
            Illegal::NotYourTurn { .. } | Illegal::NothingToPay | Illegal::NoMoreRaises { .. } => {
                rule!("LP-3")
            }
        })
    }
}

/// Terse; sentences come from the Fluent files.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::GameOver | Illegal::NothingToPay => f.write_str(self.code()),
            Illegal::NotYourTurn { turn } => write!(f, "{} turn={turn}", self.code()),
            Illegal::NoMoreRaises { limit } => write!(f, "{} limit={limit}", self.code()),
        }
    }
}
