//! What can be due, as plain data.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::SummonDemons;
use crate::cards::{Card, CardSet};
use crate::effect::Filter;
use crate::rules::activating;
use crate::state::State;

/// What can be due. No step holds anything hidden: hidden cards lie in zones of the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the sentence of a variant speaks of its fields")]
pub enum Step {
    /// §SD-23 The next candle is given out; so many are still due.
    Candle { left: u8 },
    /// §SD-28 §SD-34 The block is shown and the demons are dealt.
    Deal,
    /// §SD-41 A turn begins.
    Begin,
    /// §SD-47 What the active player still may do.
    Act,
    /// §SD-87 Cards are sacrificed, one by one.
    Sacrifice { left: u8 },
    /// §SD-88 A demon of the hand is chosen.
    Raise { free: bool },
    /// §SD-146 The thrower may throw again.
    Reroll,
    /// §SD-55 The throw stands: who may act is settled now.
    Thrown,
    /// §SD-60 The owner picks which of the due cards acts next.
    Order { owner: Seat, due: CardSet, chain: CardSet },
    /// §SD-107 "May": yes or no.
    Offer { owner: Seat, card: Card, chain: CardSet },
    /// §SD-158 A cost that leaves a choice; so many parts are paid.
    Pay { owner: Seat, card: Card, paid: u8, chain: CardSet },
    /// Printed effects from this one on.
    Effects { owner: Seat, card: Card, from: u8, chain: CardSet },
    /// §A-42 Which of the two effects printed here.
    Branch { owner: Seat, card: Card, at: u8, chain: CardSet },
    /// §SD-121 One soul at a time, from a rival or the supply.
    Steal { owner: Seat, left: u8 },
    /// §SD-122 A card of a rival; the others from the same one.
    StealCard { owner: Seat, card: Card, filter: Filter, left: u8, victim: Option<Seat> },
    /// §SD-122 All cards of a rival.
    StealAll { owner: Seat, card: Card, filter: Filter },
    /// §SD-115 A card of the block for nothing.
    GainBlock { owner: Seat, card: Card, filter: Filter },
    /// §SD-168 Cards of the block to be replaced; those chosen are marked by slot.
    Replace { owner: Seat, card: Card, picked: u8 },
    /// §SD-177 Cards of rivals to be discarded.
    DiscardRivals { owner: Seat, card: Card, filter: Filter, left: u8 },
    /// §A-15 An opponent who collects.
    Name { owner: Seat, card: Card, souls: u8 },
    /// §SD-159 Another card that acts.
    Point { owner: Seat, card: Card, filter: Filter, chain: CardSet },
    /// §A-37 A demon chosen from the whole deck.
    Search { owner: Seat, card: Card },
    /// §A-37 A demon chosen among those looked at.
    Look { owner: Seat, card: Card },
    /// §A-8 A demon set aside is discarded.
    Away { owner: Seat, card: Card },
    /// §SD-101 The throw is done with.
    EndRoll,
    /// §SD-31 The block is filled; whose turn is next?
    EndTurn,
}

impl Step {
    /// The stable word for what is asked.
    pub(crate) fn code(&self, game: &SummonDemons, state: &State) -> &'static str {
        match self {
            Step::Candle { .. } => "candle",
            Step::Act => "act",
            Step::Sacrifice { .. } => "sacrifice",
            Step::Raise { .. } => "raise",
            Step::Reroll => "reroll",
            Step::Order { .. } => "order",
            Step::Offer { owner, card, .. } => {
                if activating::is_futile(game, state, *owner, *card) {
                    "offer-futile"
                } else {
                    "offer"
                }
            }
            Step::Pay { .. } => "pay",
            Step::Branch { .. } => "branch",
            Step::Steal { .. } => "steal",
            Step::StealCard { .. } => "steal-card",
            Step::StealAll { .. } => "steal-all",
            Step::GainBlock { .. } => "gain-block",
            Step::Replace { .. } => "replace",
            Step::DiscardRivals { .. } => "discard-rivals",
            Step::Name { .. } => "name",
            Step::Point { .. } => "point",
            Step::Search { .. } => "search",
            Step::Look { .. } => "look",
            Step::Deal
            | Step::Begin
            | Step::Thrown
            | Step::Effects { .. }
            | Step::Away { .. }
            | Step::EndRoll
            | Step::EndTurn => "work",
        }
    }

    /// The card whose effect is being carried out.
    pub(crate) fn card(&self) -> Option<Card> {
        match *self {
            Step::Offer { card, .. }
            | Step::Pay { card, .. }
            | Step::Effects { card, .. }
            | Step::Branch { card, .. }
            | Step::StealCard { card, .. }
            | Step::StealAll { card, .. }
            | Step::GainBlock { card, .. }
            | Step::Replace { card, .. }
            | Step::DiscardRivals { card, .. }
            | Step::Name { card, .. }
            | Step::Point { card, .. }
            | Step::Search { card, .. }
            | Step::Look { card, .. }
            | Step::Away { card, .. } => Some(card),
            _ => None,
        }
    }

    /// The seat whose card is at work.
    pub(crate) fn owner(&self) -> Option<Seat> {
        match *self {
            Step::Order { owner, .. }
            | Step::Offer { owner, .. }
            | Step::Pay { owner, .. }
            | Step::Effects { owner, .. }
            | Step::Branch { owner, .. }
            | Step::Steal { owner, .. }
            | Step::StealCard { owner, .. }
            | Step::StealAll { owner, .. }
            | Step::GainBlock { owner, .. }
            | Step::Replace { owner, .. }
            | Step::DiscardRivals { owner, .. }
            | Step::Name { owner, .. }
            | Step::Point { owner, .. }
            | Step::Search { owner, .. }
            | Step::Look { owner, .. }
            | Step::Away { owner, .. } => Some(owner),
            _ => None,
        }
    }
}
