//! What a player may do.

use kernel::Seat;

use ts_rs::TS;

use crate::cards::Design;
use crate::effect::Primitive;

kernel::actions! {
    /// One decision, as in `roll`, `take-card 2 eve`, `prefer gain-block`. The order of
    /// the variants and fields is the order of the legal list.
    ///
    /// Copies of one design in one place are one choice. Where it matters which copy leaves, the
    /// owner gives up one that has nothing left to do in this throw, and a rival takes one that has.
    #[derive(TS)]
    pub enum Action {
        /// §SD-48 Throw the dice.
        "roll" Roll {}
        /// §SD-64 Buy a card of the block.
        "buy" Buy { card: Design }
        /// §SD-87 Begin a summoning.
        "summon" Summon {}
        /// §SD-184 Summon a demon for nothing in the first turn.
        "summon-free" SummonFree {}
        /// §SD-190 Hand a card to the partner.
        "pass" Pass { card: Design }
        /// §SD-52 End the turn.
        "end" End {}
        /// §SD-146 Throw again.
        "reroll" Reroll {}
        /// §SD-146 Keep the throw.
        "keep" Keep {}
        /// §SD-107 Do what a card offers.
        "accept" Accept {}
        /// §SD-107 Leave what a card offers.
        "decline" Decline {}
        /// §SD-60 Which card acts next.
        "activate" Activate { card: Design }
        /// §SD-158 Pay with an own card.
        "discard" Discard { card: Design }
        /// §A-42 Which of two effects.
        "prefer" Prefer { effect: Primitive }
        /// §SD-121 Steal a soul from a rival.
        "rob" Rob { seat: Seat }
        /// §SD-121 Steal a soul from the supply.
        "take-supply" TakeSupply {}
        /// §SD-122 Steal a card from a rival.
        "take-card" TakeCard { seat: Seat, card: Design }
        /// §SD-122 Steal all cards of a rival.
        "take-all" TakeAll { seat: Seat }
        /// §SD-115 Gain a card of the block.
        "gain" Gain { card: Design }
        /// §SD-168 Choose a card of the block to be replaced.
        "swap" Swap { card: Design }
        /// §SD-177 Discard a card of a rival.
        "discard-rival" DiscardRival { seat: Seat, card: Design }
        /// §SD-168 §SD-177 No more.
        "done" Done {}
        /// §A-15 Who collects.
        "name" Name { seat: Seat }
        /// §SD-159 Which other card acts.
        "point" Point { card: Design }
        /// §SD-45 Which demon of those seen enters play.
        "choose" Choose { card: Design }
        /// §SD-87 Sacrifice a card.
        "sacrifice" Sacrifice { card: Design }
        /// §SD-88 Which demon of the hand enters play.
        "raise" Raise { card: Design }
        /// §SD-23 Which candle.
        "candle" Candle { card: Design }
    }
}

impl Action {
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
