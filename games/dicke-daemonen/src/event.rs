//! What happened: past tense, flat, enough for a log and an animation.

use kernel::{RuleRef, Ruled, Seat, Veiled, Viewer, rule};
use serde::Serialize;

use crate::color::Color;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the sentence of a variant speaks of its fields")]
pub enum Event {
    /// §DD-13 Who begins.
    Started { seat: Seat },
    /// §DD-12 A creature of the opening fist.
    Dealt { seat: Seat, creature: Veiled<Color> },
    /// §DD-20 A demon took a corner.
    PlacedDemon { seat: Seat, creature: Color, corner: u8, field: u8 },
    /// §DD-17 A ghost took the center of a field.
    PlacedGhost { seat: Seat, field: u8 },
    /// §DD-19 Nothing more enters this field.
    FieldFrozen { field: u8 },
    /// §DD-25 A color was predicted; `solo` says whether the rank means something.
    Predicted { seat: Seat, creature: Color, rank: u8, solo: &'static str },
    /// §DD-25 Nothing was predicted this turn.
    Declined { seat: Seat },
    /// §DD-26 A creature went back into the bag.
    Returned { seat: Seat, creature: Veiled<Color> },
    /// §DD-44 A creature left the game.
    Discarded { seat: Seat, creature: Color },
    /// §DD-31 A creature was drawn.
    Drew { seat: Seat, creature: Veiled<Color> },
    /// §DD-31 There was nothing to draw.
    BagEmpty { seat: Seat },
    /// §A-14 A magician who cannot place is passed over while the round is finished.
    Skipped { seat: Seat },
    /// §DD-33 The game ended.
    Ended { seat: Seat, cause: &'static str },
    /// §A-15 All that was hidden is open.
    FistsOpened {},
    /// §DD-35 A field counts for a color.
    FieldScored { field: u8, creature: Color, corners: u8, knots: u8, value: u8 },
    /// §DD-36 A field counts for nobody.
    FieldUnscored { field: u8, why: &'static str },
    /// §DD-39 The points of a color.
    ColorScored { creature: Color, points: u16 },
    /// §DD-39 A color with most points.
    ColorWon { creature: Color, points: u16 },
    /// §DD-40 A magician who predicted a winning color.
    SeatWon { seat: Seat, creature: Color },
    /// §DD-41 Everybody loses.
    NobodyWon {},
    /// §DD-47 The solo game is won.
    SoloWon { score: u32 },
    /// §DD-48 The solo game is lost.
    SoloLost {},
}

impl Ruled for Event {
    fn code(&self) -> &'static str {
        match self {
            Event::Started { .. } => "started",
            Event::Dealt { .. } => "dealt",
            Event::PlacedDemon { .. } => "placed-demon",
            Event::PlacedGhost { .. } => "placed-ghost",
            Event::FieldFrozen { .. } => "field-frozen",
            Event::Predicted { .. } => "predicted",
            Event::Declined { .. } => "declined",
            Event::Returned { .. } => "returned",
            Event::Discarded { .. } => "discarded",
            Event::Drew { .. } => "drew",
            Event::BagEmpty { .. } => "bag-empty",
            Event::Skipped { .. } => "skipped",
            Event::Ended { .. } => "ended",
            Event::FistsOpened {} => "fists-opened",
            Event::FieldScored { .. } => "field-scored",
            Event::FieldUnscored { .. } => "field-unscored",
            Event::ColorScored { .. } => "color-scored",
            Event::ColorWon { .. } => "color-won",
            Event::SeatWon { .. } => "seat-won",
            Event::NobodyWon {} => "nobody-won",
            Event::SoloWon { .. } => "solo-won",
            Event::SoloLost {} => "solo-lost",
        }
    }

    fn rule(&self) -> Option<RuleRef> {
        Some(match self {
            Event::Started { .. } => rule!("DD-13"),
            Event::Dealt { .. } => rule!("DD-12"),
            Event::PlacedDemon { .. } => rule!("DD-20"),
            Event::PlacedGhost { .. } => rule!("DD-17"),
            Event::FieldFrozen { .. } => rule!("DD-19"),
            Event::Predicted { solo: "yes", .. } => rule!("DD-45"),
            Event::Predicted { .. } | Event::Declined { .. } => rule!("DD-25"),
            Event::Returned { .. } => rule!("DD-26"),
            Event::Discarded { .. } => rule!("DD-44"),
            Event::Drew { .. } | Event::BagEmpty { .. } => rule!("DD-31"),
            Event::Skipped { .. } => rule!("A-14"),
            Event::Ended { .. } => rule!("DD-33"),
            Event::FistsOpened {} => rule!("A-15"),
            Event::ColorScored { creature: Color::White, .. } => rule!("DD-38"),
            Event::FieldScored { .. } | Event::ColorScored { .. } => rule!("DD-35"),
            Event::FieldUnscored { .. } => rule!("DD-36"),
            Event::ColorWon { .. } => rule!("DD-39"),
            Event::SeatWon { .. } => rule!("DD-40"),
            Event::NobodyWon {} => rule!("DD-41"),
            Event::SoloWon { .. } => rule!("DD-47"),
            Event::SoloLost {} => rule!("DD-48"),
        })
    }
}

/// §DD-12 §A-28 Only the owner sees what he is dealt, draws and puts back.
pub(crate) fn cut(event: &Event, viewer: Viewer) -> Event {
    match event.clone() {
        Event::Dealt { seat, creature } => Event::Dealt { seat, creature: creature.cut(viewer) },
        Event::Drew { seat, creature } => Event::Drew { seat, creature: creature.cut(viewer) },
        Event::Returned { seat, creature } => {
            Event::Returned { seat, creature: creature.cut(viewer) }
        }
        open => open,
    }
}
