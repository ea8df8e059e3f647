//! What a seat may do.

use std::fmt;

use kernel::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Action {
    Bid {
        card: u8,
    },
    Keep,
    Give {
        to_seat: Seat,
    },
    /// Written like another one; listed only when that fault is planted.
    Hold,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid { card } => write!(f, "bid {card}"),
            Action::Keep | Action::Hold => write!(f, "keep"),
            Action::Give { to_seat } => write!(f, "give {to_seat}"),
        }
    }
}
