//! What a player may do.

use std::fmt;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::Design;
use crate::effect::Primitive;

/// One decision. The order of the variants and fields is the order of the legal list.
///
/// Copies of one design in one place are one choice. Where it matters which copy leaves, the owner
/// gives up one that has nothing left to do in this throw, and a rival takes one that has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the sentence of a variant speaks of its fields")]
pub enum Action {
    /// §SD-48 Throw the dice.
    Roll {},
    /// §SD-64 Buy a card of the block.
    Buy { card: Design },
    /// §SD-87 Begin a summoning.
    Summon {},
    /// §SD-184 Summon a demon for nothing in the first turn.
    SummonFree {},
    /// §SD-190 Hand a card to the partner.
    Pass { card: Design },
    /// §SD-52 End the turn.
    End {},
    /// §SD-146 Throw again.
    Reroll {},
    /// §SD-146 Keep the throw.
    Keep {},
    /// §SD-107 Do what a card offers.
    Accept {},
    /// §SD-107 Leave what a card offers.
    Decline {},
    /// §SD-60 Which card acts next.
    Activate { card: Design },
    /// §SD-158 Pay with an own card.
    Discard { card: Design },
    /// §A-42 Which of two effects.
    Prefer { effect: Primitive },
    /// §SD-121 Steal a soul from a rival.
    Rob { seat: Seat },
    /// §SD-121 Steal a soul from the supply.
    TakeSupply {},
    /// §SD-122 Steal a card from a rival.
    TakeCard { seat: Seat, card: Design },
    /// §SD-122 Steal all cards of a rival.
    TakeAll { seat: Seat },
    /// §SD-115 Gain a card of the block.
    Gain { card: Design },
    /// §SD-168 Choose a card of the block to be replaced.
    Swap { card: Design },
    /// §SD-177 Discard a card of a rival.
    DiscardRival { seat: Seat, card: Design },
    /// §SD-168 §SD-177 No more.
    Done {},
    /// §A-15 Who collects.
    Name { seat: Seat },
    /// §SD-159 Which other card acts.
    Point { card: Design },
    /// §SD-45 Which demon of those seen enters play.
    Choose { card: Design },
    /// §SD-87 Sacrifice a card.
    Sacrifice { card: Design },
    /// §SD-88 Which demon of the hand enters play.
    Raise { card: Design },
    /// §SD-23 Which candle.
    Candle { card: Design },
}

impl Action {
    /// The word that begins the notation and the label.
    pub fn word(self) -> &'static str {
        match self {
            Action::Roll {} => "roll",
            Action::Buy { .. } => "buy",
            Action::Summon {} => "summon",
            Action::SummonFree {} => "summon-free",
            Action::Pass { .. } => "pass",
            Action::End {} => "end",
            Action::Reroll {} => "reroll",
            Action::Keep {} => "keep",
            Action::Accept {} => "accept",
            Action::Decline {} => "decline",
            Action::Activate { .. } => "activate",
            Action::Discard { .. } => "discard",
            Action::Prefer { .. } => "prefer",
            Action::Rob { .. } => "rob",
            Action::TakeSupply {} => "take-supply",
            Action::TakeCard { .. } => "take-card",
            Action::TakeAll { .. } => "take-all",
            Action::Gain { .. } => "gain",
            Action::Swap { .. } => "swap",
            Action::DiscardRival { .. } => "discard-rival",
            Action::Done {} => "done",
            Action::Name { .. } => "name",
            Action::Point { .. } => "point",
            Action::Choose { .. } => "choose",
            Action::Sacrifice { .. } => "sacrifice",
            Action::Raise { .. } => "raise",
            Action::Candle { .. } => "candle",
        }
    }

    /// The seat it speaks of.
    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            Action::Rob { seat }
            | Action::TakeCard { seat, .. }
            | Action::TakeAll { seat }
            | Action::DiscardRival { seat, .. }
            | Action::Name { seat } => Some(seat),
            _ => None,
        }
    }

    /// The card it speaks of.
    pub(crate) fn card(self) -> Option<Design> {
        match self {
            Action::Buy { card }
            | Action::Pass { card }
            | Action::Activate { card }
            | Action::Discard { card }
            | Action::TakeCard { card, .. }
            | Action::Gain { card }
            | Action::Swap { card }
            | Action::DiscardRival { card, .. }
            | Action::Point { card }
            | Action::Choose { card }
            | Action::Sacrifice { card }
            | Action::Raise { card }
            | Action::Candle { card } => Some(card),
            _ => None,
        }
    }

    /// The card that comes into play with it, so that its player wants to know what it does.
    pub(crate) fn comes(self) -> Option<Design> {
        match self {
            Action::Buy { card }
            | Action::Gain { card }
            | Action::TakeCard { card, .. }
            | Action::Choose { card }
            | Action::Raise { card }
            | Action::Candle { card } => Some(card),
            _ => None,
        }
    }
}

/// `roll`, `buy cat`, `take-card 2 eve`, `prefer gain-block`
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())?;
        if let Some(seat) = self.seat() {
            write!(f, " {seat}")?;
        }
        if let Some(card) = self.card() {
            write!(f, " {card}")?;
        }
        match self {
            Action::Prefer { effect } => write!(f, " {}", effect.code()),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wire_form_has_exactly_the_keys_of_its_kind() {
        let take = Action::TakeCard { seat: Seat(2), card: Design::find("eve").unwrap() };
        let text = serde_json::to_string(&take).unwrap();
        assert_eq!(text, r#"{"type":"take-card","seat":2,"card":"eve"}"#);
        assert_eq!(serde_json::from_str::<Action>(&text).unwrap(), take);
        assert_eq!(take.to_string(), "take-card 2 eve");
        for bad in [
            r#"{"type":"buy"}"#,
            r#"{"type":"buy","card":"unicorn"}"#,
            r#"{"type":"roll","dice":[6,6]}"#,
            r#"{"type":"cheat"}"#,
        ] {
            assert!(serde_json::from_str::<Action>(bad).is_err(), "{bad}");
        }
    }
}
