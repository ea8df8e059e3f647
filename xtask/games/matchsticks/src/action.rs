//! What a player may do.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Take this many sticks.
    Take {
        /// How many.
        count: u8,
    },
}

/// The notation.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Take { count } = self;
        write!(f, "take {count}")
    }
}
