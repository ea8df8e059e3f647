//! What happened: past tense, flat, enough for a log and an animation.

use kernel::{RuleRef, Ruled, Seat, Veiled, Viewer, rule};
use serde::Serialize;

use crate::cards::Design;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the sentence of a variant speaks of its fields")]
pub enum Event {
    /// §SD-40 Who begins.
    Started { seat: Seat },
    /// §A-39 More demons are needed to win than each player is dealt.
    LongGame { needed: u8, dealt: u8 },
    /// §SD-23 A candle was dealt.
    CandleDealt { seat: Seat, card: Design },
    /// §A-32 A candle was chosen.
    CandleChosen { seat: Seat, card: Design },
    /// §SD-34 A demon was dealt.
    Dealt { seat: Seat, card: Veiled<Design> },
    /// §SD-29 §SD-31 A card joined the block.
    Shown { card: Design, slot: u8 },
    /// §SD-41 A turn began.
    TurnBegan { seat: Seat, extra: &'static str },
    /// §SD-48 The dice were thrown.
    Rolled { seat: Seat, first: u8, second: u8, total: u8 },
    /// §SD-147 The throw counts as never made.
    Rerolled { seat: Seat, card: Design },
    /// §SD-146 The throw stands.
    Kept { seat: Seat, card: Design },
    /// §SD-55 A card acts.
    Activated { seat: Seat, card: Design },
    /// §SD-68 The condition of a card does not hold.
    Unmet { seat: Seat, card: Design },
    /// §SD-158 The cost of a card cannot be paid.
    Unpaid { seat: Seat, card: Design },
    /// §SD-107 What a card offered was left.
    Declined { seat: Seat, card: Design },
    /// §A-23 There was nothing to do.
    Nothing { seat: Seat, card: Design },
    /// §SD-112 Souls came from the supply.
    Collected { seat: Seat, card: Design, souls: u16 },
    /// §SD-121 Souls came from a rival.
    Robbed { seat: Seat, victim_seat: Seat, souls: u16 },
    /// §SD-121 Souls were stolen from the supply.
    TookSupply { seat: Seat, souls: u16 },
    /// §SD-109 A card was bought.
    Bought { seat: Seat, card: Design, souls: u16 },
    /// §SD-115 A card was gained for nothing.
    Gained { seat: Seat, card: Design, from: &'static str },
    /// §SD-124 The top card of the block deck was turned over.
    TurnedUp { seat: Seat, card: Design, kept: &'static str },
    /// §SD-124 A card in play was discarded.
    Discarded { seat: Seat, card: Design, why: &'static str },
    /// §SD-119 A card of the block was discarded to be replaced.
    Replaced { seat: Seat, card: Design },
    /// §SD-122 A card changed hands.
    StoleCard { seat: Seat, victim_seat: Seat, card: Design },
    /// §SD-190 A card was handed to the partner.
    Passed { seat: Seat, partner_seat: Seat, card: Design },
    /// §SD-159 A card made another one act.
    Pointed { seat: Seat, card: Design, target_card: Design },
    /// §A-15 An opponent was named.
    Named { seat: Seat, named_seat: Seat },
    /// §A-42 One of two effects was chosen.
    Preferred { seat: Seat, card: Design, effect: &'static str },
    /// §SD-88 A demon entered play.
    Summoned { seat: Seat, card: Design, from: &'static str },
    /// §A-26 A demon left before it counted.
    SetAside { seat: Seat, card: Design },
    /// §A-37 The demon deck was read.
    Searched { seat: Seat, count: u8 },
    /// §A-37 Demons were looked at.
    Looked { seat: Seat, count: u8 },
    /// §A-37 One of them.
    Saw { seat: Seat, card: Veiled<Design> },
    /// §A-37 A demon was discarded.
    DemonDiscarded { seat: Seat, card: Design },
    /// §SD-96 A deck was made anew from its discard pile.
    Reshuffled { pile: &'static str },
    /// §SD-139 One more turn.
    ExtraTurn { seat: Seat, card: Design },
    /// §SD-52 A turn ended.
    TurnEnded { seat: Seat },
    /// §SD-42 A player won.
    Won { seat: Seat, demons: u8, souls: u16, by: &'static str },
    /// §SD-189 A team won.
    TeamWon { seat: Seat, partner_seat: Seat, demons: u8, souls: u16, by: &'static str },
}

impl Ruled for Event {
    fn code(&self) -> &'static str {
        match self {
            Event::Started { .. } => "started",
            Event::LongGame { .. } => "long-game",
            Event::CandleDealt { .. } => "candle-dealt",
            Event::CandleChosen { .. } => "candle-chosen",
            Event::Dealt { .. } => "dealt",
            Event::Shown { .. } => "shown",
            Event::TurnBegan { .. } => "turn-began",
            Event::Rolled { .. } => "rolled",
            Event::Rerolled { .. } => "rerolled",
            Event::Kept { .. } => "kept",
            Event::Activated { .. } => "activated",
            Event::Unmet { .. } => "unmet",
            Event::Unpaid { .. } => "unpaid",
            Event::Declined { .. } => "declined",
            Event::Nothing { .. } => "nothing",
            Event::Collected { .. } => "collected",
            Event::Robbed { .. } => "robbed",
            Event::TookSupply { .. } => "took-supply",
            Event::Bought { .. } => "bought",
            Event::Gained { .. } => "gained",
            Event::TurnedUp { .. } => "turned-up",
            Event::Discarded { .. } => "discarded",
            Event::Replaced { .. } => "replaced",
            Event::StoleCard { .. } => "stole-card",
            Event::Passed { .. } => "passed",
            Event::Pointed { .. } => "pointed",
            Event::Named { .. } => "named",
            Event::Preferred { .. } => "preferred",
            Event::Summoned { .. } => "summoned",
            Event::SetAside { .. } => "set-aside",
            Event::Searched { .. } => "searched",
            Event::Looked { .. } => "looked",
            Event::Saw { .. } => "saw",
            Event::DemonDiscarded { .. } => "demon-discarded",
            Event::Reshuffled { .. } => "reshuffled",
            Event::ExtraTurn { .. } => "extra-turn",
            Event::TurnEnded { .. } => "turn-ended",
            Event::Won { .. } => "won",
            Event::TeamWon { .. } => "team-won",
        }
    }

    fn rule(&self) -> Option<RuleRef> {
        Some(match self {
            Event::Started { .. } => rule!("SD-40"),
            Event::LongGame { .. } => rule!("A-39"),
            Event::CandleDealt { .. } => rule!("SD-23"),
            Event::CandleChosen { .. } => rule!("A-32"),
            Event::Dealt { .. } => rule!("SD-34"),
            Event::Shown { .. } => rule!("SD-31"),
            Event::TurnBegan { .. } => rule!("SD-41"),
            Event::Rolled { .. } => rule!("SD-53"),
            Event::Rerolled { .. } => rule!("SD-147"),
            Event::Kept { .. } => rule!("SD-146"),
            Event::Activated { .. } => rule!("SD-55"),
            Event::Unmet { .. } => rule!("SD-68"),
            Event::Unpaid { .. } => rule!("SD-158"),
            Event::Declined { .. } => rule!("SD-107"),
            Event::Nothing { .. } => rule!("A-23"),
            Event::Collected { .. } => rule!("SD-112"),
            Event::Robbed { .. } | Event::TookSupply { .. } => rule!("SD-121"),
            Event::Bought { .. } => rule!("SD-109"),
            Event::Gained { .. } => rule!("SD-115"),
            Event::TurnedUp { .. } => rule!("SD-124"),
            Event::Discarded { why: "sacrifice", .. } => rule!("SD-128"),
            Event::Discarded { .. } => rule!("SD-125"),
            Event::Replaced { .. } => rule!("SD-119"),
            Event::StoleCard { .. } => rule!("SD-122"),
            Event::Passed { .. } => rule!("SD-190"),
            Event::Pointed { .. } => rule!("SD-160"),
            Event::Named { .. } => rule!("A-15"),
            Event::Preferred { .. } => rule!("A-42"),
            Event::Summoned { from: "hand", .. } => rule!("SD-88"),
            Event::Summoned { from: "free", .. } => rule!("SD-184"),
            Event::Summoned { .. } => rule!("SD-45"),
            Event::SetAside { .. } => rule!("A-26"),
            Event::Searched { .. } | Event::Looked { .. } | Event::Saw { .. } => rule!("A-37"),
            Event::DemonDiscarded { .. } => rule!("A-8"),
            Event::Reshuffled { .. } => rule!("SD-96"),
            Event::ExtraTurn { .. } => rule!("SD-139"),
            Event::TurnEnded { .. } => rule!("SD-52"),
            Event::Won { by: "card", .. } => rule!("SD-59"),
            Event::Won { .. } => rule!("SD-42"),
            Event::TeamWon { by: "card", .. } => rule!("A-36"),
            Event::TeamWon { .. } => rule!("SD-189"),
        })
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
