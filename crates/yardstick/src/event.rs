//! What happened, for logs and animations.

use kernel::{RuleRef, Ruled, Seat, rule};
use serde::Serialize;

use crate::Column;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A stone came to rest.
    Dropped {
        /// Whose.
        seat: Seat,
        /// Where.
        column: Column,
    },
    /// A row of four was completed.
    Won {
        /// By whom.
        seat: Seat,
    },
    /// The last place was taken and nobody has a row.
    Filled,
}

impl Ruled for Event {
    fn code(&self) -> &'static str {
        match self {
            Event::Dropped { .. } => "dropped",
            Event::Won { .. } => "won",
            Event::Filled => "filled",
        }
    }

    fn rule(&self) -> Option<RuleRef> {
        Some(match self {
            Event::Dropped { .. } => rule!("CF-3"),
            Event::Won { .. } => rule!("CF-4"),
            Event::Filled => rule!("CF-5"),
        })
    }
}
