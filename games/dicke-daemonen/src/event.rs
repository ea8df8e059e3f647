//! What happened: past tense, flat, enough for a log and an animation.

use kernel::{Seat, Veiled, Viewer};
use ts_rs::TS;

use crate::color::Color;

kernel::events! {
    /// One thing that happened.
    #[derive(TS)]
    #[ts(tag = "type", rename_all = "kebab-case")]
    pub enum Event {
        /// §DD-13 Who begins.
        "started" "DD-13" Started { seat: Seat }
        /// §DD-12 A creature of the opening fist.
        "dealt" "DD-12" Dealt { seat: Seat, creature: Veiled<Color> }
        /// §DD-20 A demon took a corner.
        "placed-demon" "DD-20" PlacedDemon { seat: Seat, creature: Color, corner: u8, field: u8 }
        /// §DD-17 A ghost took the center of a field.
        "placed-ghost" "DD-17" PlacedGhost { seat: Seat, field: u8 }
        /// §DD-19 Nothing more enters this field.
        "field-frozen" "DD-19" FieldFrozen { field: u8 }
        /// §DD-25 A color was predicted; `solo` says whether the rank means something.
        "predicted" "DD-25" Predicted { seat: Seat, creature: Color, rank: u8, solo: &'static str }
            where { solo: "yes" } "DD-45"
        /// §DD-25 Nothing was predicted this turn.
        "declined" "DD-25" Declined { seat: Seat }
        /// §DD-26 A creature went back into the bag.
        "returned" "DD-26" Returned { seat: Seat, creature: Veiled<Color> }
        /// §DD-44 A creature left the game.
        "discarded" "DD-44" Discarded { seat: Seat, creature: Color }
        /// §DD-31 A creature was drawn.
        "drew" "DD-31" Drew { seat: Seat, creature: Veiled<Color> }
        /// §DD-31 There was nothing to draw.
        "bag-empty" "DD-31" BagEmpty { seat: Seat }
        /// §A-14 A magician who cannot place is passed over while the round is finished.
        "skipped" "A-14" Skipped { seat: Seat }
        /// §DD-33 The game ended.
        "ended" "DD-33" Ended { seat: Seat, cause: &'static str }
        /// §A-15 All that was hidden is open.
        "fists-opened" "A-15" FistsOpened {}
        /// §DD-35 A field counts for a color.
        "field-scored" "DD-35" FieldScored { field: u8, creature: Color, corners: u8, knots: u8, value: u8 }
        /// §DD-36 A field counts for nobody.
        "field-unscored" "DD-36" FieldUnscored { field: u8, why: &'static str }
        /// §DD-39 The points of a color.
        "color-scored" "DD-35" ColorScored { creature: Color, points: u16 }
            where { creature: Color::White } "DD-38"
        /// §DD-39 A color with most points.
        "color-won" "DD-39" ColorWon { creature: Color, points: u16 }
        /// §DD-40 A magician who predicted a winning color.
        "seat-won" "DD-40" SeatWon { seat: Seat, creature: Color }
        /// §DD-41 Everybody loses.
        "nobody-won" "DD-41" NobodyWon {}
        /// §DD-47 The solo game is won.
        "solo-won" "DD-47" SoloWon { score: u32 }
        /// §DD-48 The solo game is lost.
        "solo-lost" "DD-48" SoloLost {}
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
