//! What can be due.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{Monster, Order, Who};

/// Why a trap card leaves a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Loss {
    /// §DL-33 It is part of a cost.
    Cost,
    /// §DL-36 It is returned after buying.
    Return,
    /// It is lost to a spell or an event.
    Lost,
}

/// What can be due. A position at rest has a step on top that asks somebody, or is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the sentence of a variant speaks of its fields")]
pub enum Step {
    /// §DL-12 Which drawn order comes back to the hand; sealed.
    Shelve,
    /// §DL-14 A new round begins.
    Begin,
    /// §MI-4 Items are given to the parties of the others; sealed.
    Sell,
    /// §DL-102 Orders of the colours that nobody plays are drawn.
    Muster,
    /// §DL-18 Orders are chosen; sealed.
    Command,
    /// §DL-19 A wave of orders is shown.
    Reveal { wave: u8 },
    /// §DL-19 A minion is placed by the seat at this place of the turn order.
    Place { wave: u8, turn: u8 },
    /// §DL-22 The space with this rank of this order resolves.
    Resolve { order: Order, rank: u8 },
    /// §DL-24 A space is used or declined.
    Use { seat: Seat, order: Order, space: u8 },
    /// §DL-32 A hired unit moves in.
    Join { seat: Seat, monster: Monster },
    /// §DL-38 Minions go home.
    Home,
    /// §DL-30 So many tunnels are still to be placed; diggers come along or not.
    Tunnel { seat: Seat, left: u8, imps: bool },
    /// §DL-26 A combat card is looked at.
    Peek { seat: Seat },
    /// A trap card leaves a hand.
    GiveTrap { seat: Seat, loss: Loss },
    /// §DL-33 A monster is eaten by another.
    Feed { seat: Seat, eater: Monster },
    /// §DL-39 Rooms are activated.
    Produce { turn: u8 },
    /// §DL-44 Order cards move on.
    Rotate { turn: u8 },
    /// §DL-47 The event of the season.
    Event,
    /// §DL-47 Taxes are paid.
    Tax { turn: u8 },
    /// §DL-49 Units are paid.
    PayDay { turn: u8 },
    /// §DL-51 The special event.
    Special { turn: u8 },
    /// §DL-53 Adventurers arrive.
    Arrive,
    /// §DL-51 What somebody who arrived costs his host.
    Toll { seat: Seat, who: Who },
    /// §DL-57 The round ends.
    EndRound,
    /// §DL-79 Combat begins.
    Combat,
    /// §DL-79 Plans are made; sealed.
    Plan,
    /// §DL-79 The combat card is turned up.
    Card,
    /// §DL-79 The dungeon of this place of the turn order.
    Battle { turn: u8 },
    /// §CR-2 The dungeon of this seat, if it has a party.
    Fight { seat: Seat },
    /// A battle that was only tried out ends here; never part of a game.
    Halt { seat: Seat },
    /// §DL-97 A prisoner is freed.
    Free { seat: Seat },
    /// §DL-84 Traps are set off.
    Spring,
    /// §DL-87 The spell is cast, if it has this speed.
    Cast { fast: bool },
    /// Suggestion: monsters are paid again.
    Repay,
    /// Word of Peace: monsters go home, or evil rises.
    Peace { evil: u8 },
    /// A monster is chosen for a spell.
    Pick,
    /// §DL-89 Units attack.
    Strike,
    /// §DL-89 The target of a word in a line of attack.
    Hit { monster: Monster, line: u8, at: u8 },
    /// §DL-92 Healing.
    Heal,
    /// §DL-93 Conquering.
    Conquer,
    /// §DL-96 Poison.
    Poison,
    /// §DL-90 Units go home.
    Close,
    /// §DL-79 The combat round ends.
    NextRound,
    /// §DL-68 Combat ends.
    EndCombat,
}

impl Step {
    /// The stable word for what is asked.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Step::Shelve => "shelve",
            Step::Sell => "sell",
            Step::Command => "command",
            Step::Place { .. } => "fee",
            Step::Use { order, .. } => match order {
                Order::DigTunnels => "dig",
                Order::MineGold => "mine",
                Order::HireMonster => "hire",
                Order::BuildRoom => "build",
                _ => "use",
            },
            Step::Tunnel { .. } => "tunnel",
            Step::Peek { .. } => "peek",
            Step::GiveTrap { .. } => "give-trap",
            Step::Feed { .. } => "feed",
            Step::Produce { .. } => "produce",
            Step::Rotate { .. } => "rotate",
            Step::Tax { .. } => "tax",
            Step::PayDay { .. } => "pay-day",
            Step::Special { .. } => "special",
            Step::Plan => "plan",
            Step::Free { .. } => "free",
            Step::Spring => "spring",
            Step::Repay => "repay",
            Step::Peace { .. } => "peace",
            Step::Pick => "pick",
            Step::Strike => "strike",
            Step::Hit { .. } => "hit",
            _ => "work",
        }
    }
}
