//! What happened, for logs and animations.

use kernel::{RuleRef, Ruled, Seat, Veiled, Viewer, rule};
use serde::Serialize;

use super::Rank;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A seat got its card.
    Dealt {
        /// Which seat.
        seat: Seat,
        /// The card, for its own eyes.
        card: Veiled<Rank>,
    },
    /// A seat gave up.
    Folded {
        /// Which seat.
        seat: Seat,
    },
    /// A seat paid what was missing.
    Called {
        /// Which seat.
        seat: Seat,
        /// What it has paid in all.
        chips: u8,
    },
    /// A seat paid more.
    Raised {
        /// Which seat.
        seat: Seat,
        /// What it has paid in all.
        chips: u8,
    },
    /// A card was turned up for all.
    TurnedUp {
        /// The card.
        card: Rank,
    },
    /// A seat showed its card.
    Shown {
        /// Which seat.
        seat: Seat,
        /// The card.
        card: Rank,
    },
    /// A seat took the pot.
    Won {
        /// Which seat.
        seat: Seat,
        /// What it won.
        chips: u8,
    },
    /// The pot was shared.
    Shared,
}

impl Event {
    /// The same as a viewer may know it.
    pub(crate) fn cut(self, viewer: Viewer) -> Event {
        match self {
            Event::Dealt { seat, card } => Event::Dealt { seat, card: card.cut(viewer) },
            other => other,
        }
    }
}

impl Ruled for Event {
    fn code(&self) -> &'static str {
        match self {
            Event::Dealt { .. } => "dealt",
            Event::Folded { .. } => "folded",
            Event::Called { .. } => "called",
            Event::Raised { .. } => "raised",
            Event::TurnedUp { .. } => "turned-up",
            Event::Shown { .. } => "shown",
            Event::Won { .. } => "won",
            Event::Shared => "shared",
        }
    }

    fn rule(&self) -> Option<RuleRef> {
        Some(match self {
            Event::Dealt { .. } => rule!("LP-2"),
            Event::Folded { .. } | Event::Called { .. } | Event::Raised { .. } => rule!("LP-3"),
            Event::TurnedUp { .. } => rule!("LP-4"),
            Event::Shown { .. } => rule!("LP-5"),
            Event::Won { .. } | Event::Shared => rule!("LP-6"),
        })
    }
}
