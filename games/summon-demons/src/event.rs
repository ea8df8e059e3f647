//! What happened: past tense, flat, enough for a log and an animation.

use kernel::{Seat, Veiled, Viewer};
use ts_rs::TS;

use crate::cards::Design;

kernel::events! {
    /// One thing that happened.
    #[derive(TS)]
    #[ts(tag = "type", rename_all = "kebab-case")]
    pub enum Event {
        /// §SD-40 Who begins.
        "started" "SD-40" Started { seat: Seat }
        /// §A-39 More demons are needed to win than each player is dealt.
        "long-game" "A-39" LongGame { needed: u8, dealt: u8 }
        /// §SD-23 A candle was dealt.
        "candle-dealt" "SD-23" CandleDealt { seat: Seat, card: Design }
        /// §A-32 A candle was chosen.
        "candle-chosen" "A-32" CandleChosen { seat: Seat, card: Design }
        /// §SD-34 A demon was dealt.
        "dealt" "SD-34" Dealt { seat: Seat, card: Veiled<Design> }
        /// §SD-29 §SD-31 A card joined the block.
        "shown" "SD-31" Shown { card: Design, slot: u8 }
        /// §SD-41 A turn began.
        "turn-began" "SD-41" TurnBegan { seat: Seat, extra: &'static str }
        /// §SD-48 The dice were thrown.
        "rolled" "SD-53" Rolled { seat: Seat, first: u8, second: u8, total: u8 }
        /// §SD-147 The throw counts as never made.
        "rerolled" "SD-147" Rerolled { seat: Seat, card: Design }
        /// §SD-146 The throw stands.
        "kept" "SD-146" Kept { seat: Seat, card: Design }
        /// §SD-55 A card acts.
        "activated" "SD-55" Activated { seat: Seat, card: Design }
        /// §SD-68 The condition of a card does not hold.
        "unmet" "SD-68" Unmet { seat: Seat, card: Design }
        /// §SD-158 The cost of a card cannot be paid.
        "unpaid" "SD-158" Unpaid { seat: Seat, card: Design }
        /// §SD-107 What a card offered was left.
        "declined" "SD-107" Declined { seat: Seat, card: Design }
        /// §A-23 There was nothing to do.
        "nothing" "A-23" Nothing { seat: Seat, card: Design }
        /// §SD-112 Souls came from the supply.
        "collected" "SD-112" Collected { seat: Seat, card: Design, souls: u16 }
        /// §SD-121 Souls came from a rival.
        "robbed" "SD-121" Robbed { seat: Seat, victim_seat: Seat, souls: u16 }
        /// §SD-121 Souls were stolen from the supply.
        "took-supply" "SD-121" TookSupply { seat: Seat, souls: u16 }
        /// §SD-109 A card was bought.
        "bought" "SD-109" Bought { seat: Seat, card: Design, souls: u16 }
        /// §SD-115 A card was gained for nothing.
        "gained" "SD-115" Gained { seat: Seat, card: Design, from: &'static str }
        /// §SD-124 The top card of the block deck was turned over.
        "turned-up" "SD-124" TurnedUp { seat: Seat, card: Design, kept: &'static str }
        /// §SD-124 A card in play was discarded.
        "discarded" "SD-125" Discarded { seat: Seat, card: Design, why: &'static str }
            where { why: "sacrifice" } "SD-128"
        /// §SD-119 A card of the block was discarded to be replaced.
        "replaced" "SD-119" Replaced { seat: Seat, card: Design }
        /// §SD-122 A card changed hands.
        "stole-card" "SD-122" StoleCard { seat: Seat, victim_seat: Seat, card: Design }
        /// §SD-190 A card was handed to the partner.
        "passed" "SD-190" Passed { seat: Seat, partner_seat: Seat, card: Design }
        /// §SD-159 A card made another one act.
        "pointed" "SD-160" Pointed { seat: Seat, card: Design, target_card: Design }
        /// §A-15 An opponent was named.
        "named" "A-15" Named { seat: Seat, named_seat: Seat }
        /// §A-42 One of two effects was chosen.
        "preferred" "A-42" Preferred { seat: Seat, card: Design, effect: &'static str }
        /// §SD-88 A demon entered play.
        "summoned" "SD-45" Summoned { seat: Seat, card: Design, from: &'static str }
            where { from: "hand" } "SD-88"
            where { from: "free" } "SD-184"
        /// §A-26 A demon left before it counted.
        "set-aside" "A-26" SetAside { seat: Seat, card: Design }
        /// §A-37 The demon deck was read.
        "searched" "A-37" Searched { seat: Seat, count: u8 }
        /// §A-37 Demons were looked at.
        "looked" "A-37" Looked { seat: Seat, count: u8 }
        /// §A-37 One of them.
        "saw" "A-37" Saw { seat: Seat, card: Veiled<Design> }
        /// §A-37 A demon was discarded.
        "demon-discarded" "A-8" DemonDiscarded { seat: Seat, card: Design }
        /// §SD-96 A deck was made anew from its discard pile.
        "reshuffled" "SD-96" Reshuffled { pile: &'static str }
        /// §SD-139 One more turn.
        "extra-turn" "SD-139" ExtraTurn { seat: Seat, card: Design }
        /// §SD-52 A turn ended.
        "turn-ended" "SD-52" TurnEnded { seat: Seat }
        /// §SD-42 A player won.
        "won" "SD-42" Won { seat: Seat, demons: u8, souls: u16, by: &'static str }
            where { by: "card" } "SD-59"
        /// §SD-189 A team won.
        "team-won" "SD-189"
            TeamWon { seat: Seat, partner_seat: Seat, demons: u8, souls: u16, by: &'static str }
            where { by: "card" } "A-36"
    }
}

/// §SD-36 §A-37 Only the holder sees demons dealt, only who looks sees those looked at.
pub(crate) fn cut(event: &Event, viewer: Viewer) -> Option<Event> {
    Some(match event.clone() {
        Event::Dealt { seat, card } => Event::Dealt { seat, card: card.cut(viewer) },
        // That somebody looked, and at how many, everybody was told.
        Event::Saw { seat, card } => {
            let card = card.cut(viewer);
            card.get()?;
            Event::Saw { seat, card }
        }
        open => open,
    })
}
