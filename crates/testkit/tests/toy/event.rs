//! What happened.

use kernel::{RuleRef, Ruled, Seat, Veiled, rule};
use serde::Serialize;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Event {
    Drawn { seat: Seat, card: Veiled<u8> },
    Committed { seat: Seat, card: Veiled<u8> },
    Revealed { seat: Seat, card: u8 },
    Won { seat: Seat, souls: u8 },
    Kept { seat: Seat },
    Gave { seat: Seat, to_seat: Seat },
}

impl Ruled for Event {
    fn code(&self) -> &'static str {
        match self {
            Event::Drawn { .. } => "drawn",
            Event::Committed { .. } => "committed",
            Event::Revealed { .. } => "revealed",
            Event::Won { .. } => "won",
            Event::Kept { .. } => "kept",
            Event::Gave { .. } => "gave",
        }
    }

    fn rule(&self) -> Option<RuleRef> {
        Some(match self {
            Event::Drawn { .. } => rule!("1"),
            Event::Committed { .. } | Event::Revealed { .. } => rule!("2"),
            Event::Won { .. } => rule!("3"),
            Event::Kept { .. } | Event::Gave { .. } => rule!("4"),
        })
    }
}
