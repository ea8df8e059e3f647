//! Why an action is refused.

use std::fmt;

use kernel::{RuleRef, Ruled, Seat, rule};
use serde::Serialize;

use crate::Column;

/// One reason with its values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Illegal {
    /// Nobody may act any more.
    GameOver,
    /// Another seat is to move.
    NotYourTurn {
        /// Which one.
        turn: Seat,
    },
    /// The column has no room.
    ColumnFull {
        /// Which one.
        column: Column,
    },
}

impl Ruled for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game-over",
            Illegal::NotYourTurn { .. } => "not-your-turn",
            Illegal::ColumnFull { .. } => "column-full",
        }
    }

    fn rule(&self) -> Option<RuleRef> {
        Some(match self {
            Illegal::GameOver => rule!("CF-4"),
            Illegal::NotYourTurn { .. } => rule!("CF-2"),
            Illegal::ColumnFull { .. } => rule!("CF-3"),
        })
    }
}

/// Terse; sentences come from the Fluent files.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::GameOver => f.write_str(self.code()),
            Illegal::NotYourTurn { turn } => write!(f, "{} turn={turn}", self.code()),
            Illegal::ColumnFull { column } => {
                write!(f, "{} column={}", self.code(), column.letter())
            }
        }
    }
}
