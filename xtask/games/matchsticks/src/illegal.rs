//! Why an action is refused.

use std::fmt;

use kernel::{Refused, RuleRef, Ruled, Seat, rule};
use serde::Serialize;

/// One reason with its values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Illegal {
    /// Nobody may act any more.
    GameOver,
    /// Another seat takes first.
    NotYourTurn,
    /// None, or more than one may take at once.
    WrongCount {
        /// The most one may take.
        most: u8,
    },
    /// More than the heap holds.
    HeapTooSmall {
        /// What the heap holds.
        heap: u8,
    },
}

impl From<(Seat, Refused)> for Illegal {
    fn from((_, why): (Seat, Refused)) -> Self {
        match why {
            Refused::Over => Self::GameOver,
            // There is one question, so nobody answers another one.
            Refused::NotYourTurn(_) | Refused::WrongStep(_) => Self::NotYourTurn,
        }
    }
}

impl Ruled for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotYourTurn => "not-your-turn",
            Self::WrongCount { .. } => "wrong-count",
            Self::HeapTooSmall { .. } => "heap-too-small",
        }
    }

    fn rule(&self) -> Option<RuleRef> {
        Some(match self {
            Self::GameOver => rule!("MS-4"),
            Self::NotYourTurn | Self::WrongCount { .. } | Self::HeapTooSmall { .. } => {
                rule!("MS-3")
            }
        })
    }
}

/// Terse; sentences come from the Fluent files.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
