//! What happened, for logs and animations.

use kernel::{RuleRef, Ruled, Seat, rule};
use serde::Serialize;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// Chance chose the first player.
    Began {
        /// Who begins.
        seat: Seat,
    },
    /// Sticks left the heap.
    Took {
        /// Who took them.
        seat: Seat,
        /// How many.
        count: u8,
        /// How many are left.
        left: u8,
    },
    /// The last stick was taken.
    Won {
        /// Who won.
        seat: Seat,
    },
}

impl Ruled for Event {
    fn code(&self) -> &'static str {
        match self {
            Self::Began { .. } => "began",
            Self::Took { .. } => "took",
            Self::Won { .. } => "won",
        }
    }

    fn rule(&self) -> Option<RuleRef> {
        Some(match self {
            Self::Began { .. } => rule!("MS-2"),
            Self::Took { .. } => rule!("MS-3"),
            Self::Won { .. } => rule!("MS-4"),
        })
    }
}
