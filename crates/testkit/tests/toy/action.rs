//! What a seat may do.

use std::fmt;
use std::str::FromStr;

use kernel::{Illegible, Seat};
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
    /// Not to be read once it is written; listed only when that fault is planted.
    Mumble,
    /// Read as nobody writes it; listed only when that fault is planted.
    Shout,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid { card } => write!(f, "bid {card}"),
            Action::Keep | Action::Hold => write!(f, "keep"),
            Action::Give { to_seat } => write!(f, "give {to_seat}"),
            Action::Mumble => write!(f, "mumble"),
            Action::Shout => write!(f, "shout"),
        }
    }
}

impl FromStr for Action {
    type Err = Illegible;

    fn from_str(text: &str) -> Result<Action, Illegible> {
        let after = |word| text.strip_prefix(word).and_then(|number: &str| number.parse().ok());
        let read = match text {
            "keep" => Some(Action::Keep),
            "shout" | "SHOUT" => return Ok(Action::Shout),
            _ => {
                let bid = after("bid ").map(|card| Action::Bid { card });
                bid.or_else(|| after("give ").map(|seat| Action::Give { to_seat: Seat(seat) }))
            }
        };
        read.filter(|action| action.to_string() == text).ok_or(Illegible)
    }
}
