//! Why not.

use std::fmt;

use kernel::{RuleRef, Ruled, Seat, rule};
use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Illegal {
    Over,
    NotAsked {
        seat: Seat,
    },
    NotInHand {
        seat: Seat,
        card: u8,
    },
    /// Told only when the fault is planted that refusals tell secrets.
    HeldElsewhere {
        card: u8,
    },
    NotNow,
    NoSuchSeat {
        to_seat: Seat,
    },
}

impl Ruled for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::Over => "over",
            Illegal::NotAsked { .. } => "not-asked",
            Illegal::NotInHand { .. } => "not-in-hand",
            Illegal::HeldElsewhere { .. } => "held-elsewhere",
            Illegal::NotNow => "not-now",
            Illegal::NoSuchSeat { .. } => "no-such-seat",
        }
    }

    fn rule(&self) -> Option<RuleRef> {
        Some(match self {
            Illegal::Over => rule!("5"),
            Illegal::NotInHand { .. } | Illegal::HeldElsewhere { .. } => rule!("1"),
            Illegal::NotAsked { .. } | Illegal::NotNow => rule!("2"),
            Illegal::NoSuchSeat { .. } => rule!("4"),
        })
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
