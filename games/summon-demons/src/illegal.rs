//! Why not: each refusal with its paragraph and its values.

use std::fmt;

use kernel::{Refused, RuleRef, Ruled, Seat, rule};
use serde::Serialize;

use crate::cards::Design;

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the sentence of a variant speaks of its fields")]
pub enum Illegal {
    /// The game has ended.
    GameOver {},
    /// Another seat is to decide.
    NotYourTurn { seat: Seat, turn: Seat },
    /// Something else is asked.
    WrongStep { step: &'static str },
    /// The dice were thrown.
    AlreadyRolled { total: u8 },
    /// The throw stands.
    NoReroll { total: u8 },
    /// No card offers anything that could be taken or left.
    NotOffered { step: &'static str },
    /// The dice were not thrown.
    MustRoll {},
    /// A card was bought.
    AlreadyBought {},
    /// The price cannot be paid.
    TooPoor { souls: u16, price: u8 },
    /// The block does not show it.
    NotInBlock { card: Design },
    /// A demon was summoned.
    AlreadySummoned {},
    /// No demon is left in the hand.
    EmptyHand {},
    /// Not enough cards to sacrifice.
    TooFewCards { have: u8, need: u8 },
    /// The hand does not hold it.
    NotInHand { card: Design },
    /// No demon may be summoned for nothing now.
    NoFreeSummon {},
    /// A demon that would find no other.
    FindsNothing { card: Design },
    /// Nobody has a partner here.
    NoPartner {},
    /// A card was passed.
    AlreadyPassed {},
    /// The seat does not own it.
    NotYours { card: Design },
    /// Candles never leave.
    CandleStays { card: Design },
    /// Only block cards are sacrificed.
    NoSacrifice { card: Design },
    /// The card does not wait for its activation.
    NotDue { card: Design },
    /// The card does not fit the cost.
    NotTheCost { card: Design, needs: &'static str },
    /// This seat is no rival.
    NotARival { seat: Seat },
    /// A demon shields this seat.
    Shielded { seat: Seat, card: Design },
    /// This seat has no soul.
    NoSouls { seat: Seat },
    /// This seat does not own such a card.
    NotThere { seat: Seat, card: Design },
    /// This seat owns nothing that could be taken.
    NothingThere { seat: Seat },
    /// The card does not fit the effect.
    NoMatch { card: Design, needs: &'static str },
    /// The card is to be replaced already.
    AlreadyPicked { card: Design },
    /// At least one card must be replaced.
    PickOne {},
    /// The card offers no such effect now.
    NoSuchBranch { effect: &'static str },
    /// The card cannot be pointed at.
    NoTarget { card: Design, needs: &'static str },
    /// The candle is not to be had.
    CandleTaken { card: Design },
    /// The beginner's candle is not to be chosen at this table.
    CandleOut { card: Design },
    /// The demon is not among those seen.
    NoSuchCard { card: Design },
}

impl Ruled for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::GameOver {} => "game-over",
            Illegal::NotYourTurn { .. } => "not-your-turn",
            Illegal::WrongStep { .. } => "wrong-step",
            Illegal::AlreadyRolled { .. } => "already-rolled",
            Illegal::NoReroll { .. } => "no-reroll",
            Illegal::NotOffered { .. } => "not-offered",
            Illegal::MustRoll {} => "must-roll",
            Illegal::AlreadyBought {} => "already-bought",
            Illegal::TooPoor { .. } => "too-poor",
            Illegal::NotInBlock { .. } => "not-in-block",
            Illegal::AlreadySummoned {} => "already-summoned",
            Illegal::EmptyHand {} => "empty-hand",
            Illegal::TooFewCards { .. } => "too-few-cards",
            Illegal::NotInHand { .. } => "not-in-hand",
            Illegal::NoFreeSummon {} => "no-free-summon",
            Illegal::FindsNothing { .. } => "finds-nothing",
            Illegal::NoPartner {} => "no-partner",
            Illegal::AlreadyPassed {} => "already-passed",
            Illegal::NotYours { .. } => "not-yours",
            Illegal::CandleStays { .. } => "candle-stays",
            Illegal::NoSacrifice { .. } => "no-sacrifice",
            Illegal::NotDue { .. } => "not-due",
            Illegal::NotTheCost { .. } => "not-the-cost",
            Illegal::NotARival { .. } => "not-a-rival",
            Illegal::Shielded { .. } => "shielded",
            Illegal::NoSouls { .. } => "no-souls",
            Illegal::NotThere { .. } => "not-there",
            Illegal::NothingThere { .. } => "nothing-there",
            Illegal::NoMatch { .. } => "no-match",
            Illegal::AlreadyPicked { .. } => "already-picked",
            Illegal::PickOne {} => "pick-one",
            Illegal::NoSuchBranch { .. } => "no-such-branch",
            Illegal::NoTarget { .. } => "no-target",
            Illegal::CandleTaken { .. } => "candle-taken",
            Illegal::CandleOut { .. } => "candle-out",
            Illegal::NoSuchCard { .. } => "no-such-card",
        }
    }

    fn rule(&self) -> Option<RuleRef> {
        Some(match self {
            Illegal::GameOver {} => rule!("SD-43"),
            Illegal::NotYourTurn { .. } => rule!("SD-41"),
            Illegal::WrongStep { .. } => rule!("A-21"),
            Illegal::AlreadyRolled { .. } => rule!("SD-48"),
            Illegal::NoReroll { .. } => rule!("SD-146"),
            Illegal::NotOffered { .. } => rule!("SD-108"),
            Illegal::MustRoll {} => rule!("SD-52"),
            Illegal::AlreadyBought {} => rule!("SD-49"),
            Illegal::TooPoor { .. } => rule!("SD-10"),
            Illegal::NotInBlock { .. } => rule!("SD-64"),
            Illegal::AlreadySummoned {} => rule!("SD-50"),
            Illegal::EmptyHand {} | Illegal::NotInHand { .. } => rule!("SD-88"),
            Illegal::TooFewCards { .. } | Illegal::NoSacrifice { .. } => rule!("SD-87"),
            Illegal::NoFreeSummon {} => rule!("A-34"),
            Illegal::FindsNothing { .. } => rule!("A-19"),
            Illegal::NoPartner {} => rule!("SD-190"),
            Illegal::AlreadyPassed {} | Illegal::NotYours { .. } => rule!("A-41"),
            Illegal::CandleStays { .. } => rule!("SD-132"),
            Illegal::NotDue { .. } => rule!("SD-101"),
            Illegal::NotTheCost { .. } => rule!("SD-158"),
            Illegal::NotARival { .. } => rule!("A-38"),
            Illegal::Shielded { .. } => rule!("SD-154"),
            Illegal::NoSouls { .. } => rule!("SD-121"),
            Illegal::NotThere { .. } | Illegal::NothingThere { .. } => rule!("SD-122"),
            Illegal::NoMatch { .. } => rule!("SD-106"),
            Illegal::PickOne {} | Illegal::AlreadyPicked { .. } => rule!("A-24"),
            Illegal::NoSuchBranch { .. } => rule!("A-42"),
            Illegal::NoTarget { .. } => rule!("SD-160"),
            Illegal::CandleTaken { .. } => rule!("A-32"),
            Illegal::CandleOut { .. } => rule!("A-33"),
            Illegal::NoSuchCard { .. } => rule!("A-37"),
        })
    }
}

impl From<(Seat, Refused)> for Illegal {
    fn from((seat, why): (Seat, Refused)) -> Illegal {
        match why {
            Refused::Over => Illegal::GameOver {},
            Refused::NotYourTurn(asked) => {
                Illegal::NotYourTurn { seat, turn: asked.iter().next().unwrap_or(seat) }
            }
            Refused::WrongStep(step) => Illegal::WrongStep { step },
        }
    }
}

/// Terse; the sentences are in `locales/`.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {self:?}", self.code())
    }
}
