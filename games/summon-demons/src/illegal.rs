//! Why not: each refusal with its paragraph and its values.

use kernel::Seat;

use crate::cards::Design;

kernel::refusals! {
    /// Why an action is refused.
    pub enum Illegal {
        /// The game has ended.
        "game-over" "SD-43" GameOver {}
        /// Another seat is to decide.
        "not-your-turn" "SD-41" NotYourTurn { seat: Seat, turn: Seat }
        /// Something else is asked.
        "wrong-step" "A-21" WrongStep { step: &'static str }
        /// The dice were thrown.
        "already-rolled" "SD-48" AlreadyRolled { total: u8 }
        /// The throw stands.
        "no-reroll" "SD-146" NoReroll { total: u8 }
        /// No card offers anything that could be taken or left.
        "not-offered" "SD-108" NotOffered { step: &'static str }
        /// The dice were not thrown.
        "must-roll" "SD-52" MustRoll {}
        /// A card was bought.
        "already-bought" "SD-49" AlreadyBought {}
        /// The price cannot be paid.
        "too-poor" "SD-10" TooPoor { souls: u16, price: u8 }
        /// The block does not show it.
        "not-in-block" "SD-64" NotInBlock { card: Design }
        /// A demon was summoned.
        "already-summoned" "SD-50" AlreadySummoned {}
        /// No demon is left in the hand.
        "empty-hand" "SD-88" EmptyHand {}
        /// Not enough cards to sacrifice.
        "too-few-cards" "SD-87" TooFewCards { have: u8, need: u8 }
        /// The hand does not hold it.
        "not-in-hand" "SD-88" NotInHand { card: Design }
        /// No demon may be summoned for nothing now.
        "no-free-summon" "A-34" NoFreeSummon {}
        /// A demon that would find no other.
        "finds-nothing" "A-19" FindsNothing { card: Design }
        /// Nobody has a partner here.
        "no-partner" "SD-190" NoPartner {}
        /// A card was passed.
        "already-passed" "A-41" AlreadyPassed {}
        /// The seat does not own it.
        "not-yours" "A-41" NotYours { card: Design }
        /// Candles never leave.
        "candle-stays" "SD-132" CandleStays { card: Design }
        /// Only block cards are sacrificed.
        "no-sacrifice" "SD-87" NoSacrifice { card: Design }
        /// The card does not wait for its activation.
        "not-due" "SD-101" NotDue { card: Design }
        /// The card does not fit the cost.
        "not-the-cost" "SD-158" NotTheCost { card: Design, needs: &'static str }
        /// This seat is no rival.
        "not-a-rival" "A-38" NotARival { seat: Seat }
        /// A demon shields this seat.
        "shielded" "SD-154" Shielded { seat: Seat, card: Design }
        /// This seat has no soul.
        "no-souls" "SD-121" NoSouls { seat: Seat }
        /// This seat does not own such a card.
        "not-there" "SD-122" NotThere { seat: Seat, card: Design }
        /// This seat owns nothing that could be taken.
        "nothing-there" "SD-122" NothingThere { seat: Seat }
        /// The card does not fit the effect.
        "no-match" "SD-106" NoMatch { card: Design, needs: &'static str }
        /// The card is to be replaced already.
        "already-picked" "A-24" AlreadyPicked { card: Design }
        /// At least one card must be replaced.
        "pick-one" "A-24" PickOne {}
        /// The card offers no such effect now.
        "no-such-branch" "A-42" NoSuchBranch { effect: &'static str }
        /// The card cannot be pointed at.
        "no-target" "SD-160" NoTarget { card: Design, needs: &'static str }
        /// The candle is not to be had.
        "candle-taken" "A-32" CandleTaken { card: Design }
        /// The beginner's candle is not to be chosen at this table.
        "candle-out" "A-33" CandleOut { card: Design }
        /// The demon is not among those seen.
        "no-such-card" "A-37" NoSuchCard { card: Design }
    }
}

kernel::refused!(Illegal);
