//! What a player may do.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::grid::Cell;
use crate::ids::{Item, Monster, Order, Resource, Room, Trap, Who};

/// One decision. The order of the variants and fields is the order of the legal list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the sentence of a variant speaks of its fields")]
pub enum Action {
    /// §DL-12 Take this drawn order back to the hand.
    Keep { order: Order },
    /// §MI-4 Give this item to the party at hand.
    Sell { item: Item },
    /// §DL-18 Choose the next order.
    Order { order: Order },
    /// §DL-102 Choose the third order of the managed colour.
    Third { order: Order },
    /// §MI-31 Commit an item token.
    Commit { item: Item },
    /// §DL-21 Pay for the first place.
    PayFee {},
    /// §DL-21 Do not pay.
    StayAway {},
    /// §DL-24 Use the space.
    Use {},
    /// §DL-27 Dig with so many imps.
    Dig { count: u8 },
    /// §DL-28 Mine with so many imps.
    Mine { count: u8 },
    /// §DL-32 Hire a monster.
    Hire { monster: Monster },
    /// §DL-31 Build a room.
    Build { room: Room, cell: Cell },
    /// §DL-24 Leave the space unused.
    Decline {},
    /// §DL-30 Place a tunnel.
    Tunnel { cell: Cell },
    /// §DL-26 Look at the card of a combat round.
    Peek { round: u8 },
    /// §DL-36 Give up a trap card.
    GiveTrap { trap: Trap },
    /// §DL-33 Let a monster be eaten.
    Feed { monster: Monster },
    /// §DL-39 Activate a room.
    Activate { room: Room },
    /// §DL-45 Take an order card back to the hand.
    TakeBack { order: Order },
    /// No more of this.
    Done {},
    /// §DL-48 Pay so much tax.
    PayTax { gold: u8 },
    /// §DL-49 Pay a unit.
    Pay { monster: Monster },
    /// §DL-49 Let a unit go.
    Dismiss { monster: Monster },
    /// §DL-51 Pay one thing of a unit's cost.
    PayOne { monster: Monster, resource: Resource },
    /// §DL-51 Let a unit lie down.
    LieDown { monster: Monster },
    /// Pay with food.
    PayFood {},
    /// Take evil.
    TakeEvil {},
    /// §DL-80 Fight on this tile.
    Tile { cell: Cell },
    /// §DL-81 Plan with a trap.
    Trap { trap: Trap },
    /// §DL-81 Plan with two traps.
    TwoTraps { trap: Trap, second: Trap },
    /// §DL-81 Plan without a trap.
    NoTrap {},
    /// §DL-81 Plan with a monster.
    Send { monster: Monster },
    /// §DL-81 Plan with two monsters.
    SendTwo { monster: Monster, second: Monster },
    /// §DL-81 Plan without a monster.
    NoMonster {},
    /// §DL-81 Plan with so many ghosts.
    Ghosts { count: u8 },
    /// §DL-84 Set off a trap.
    Spring { trap: Trap },
    /// §DL-84 Set off a trap at somebody.
    Aim { trap: Trap, target: Who },
    /// Take a monster home.
    Withdraw { monster: Monster },
    /// Take all monsters home.
    PullBack {},
    /// Choose a monster for a spell.
    Choose { monster: Monster },
    /// §DL-89 Attack with a line, counted from 1; 0 is the attack of a sheep.
    Attack { monster: Monster, line: u8 },
    /// §DL-89 Let a unit that cannot attack go home.
    Rest { monster: Monster },
    /// §DL-89 Whom the attack hits.
    Hit { target: Who },
    /// §DL-97 Free a prisoner.
    Free { target: Who },
}

impl Action {
    /// The word that begins the notation and the label.
    pub fn word(self) -> &'static str {
        match self {
            Action::Keep { .. } => "keep",
            Action::Sell { .. } => "sell",
            Action::Order { .. } => "order",
            Action::Third { .. } => "third",
            Action::Commit { .. } => "commit",
            Action::PayFee {} => "pay-fee",
            Action::StayAway {} => "stay-away",
            Action::Use {} => "use",
            Action::Dig { .. } => "dig",
            Action::Mine { .. } => "mine",
            Action::Hire { .. } => "hire",
            Action::Build { .. } => "build",
            Action::Decline {} => "decline",
            Action::Tunnel { .. } => "tunnel",
            Action::Peek { .. } => "peek",
            Action::GiveTrap { .. } => "give-trap",
            Action::Feed { .. } => "feed",
            Action::Activate { .. } => "activate",
            Action::TakeBack { .. } => "take-back",
            Action::Done {} => "done",
            Action::PayTax { .. } => "pay-tax",
            Action::Pay { .. } => "pay",
            Action::Dismiss { .. } => "dismiss",
            Action::PayOne { .. } => "pay-one",
            Action::LieDown { .. } => "lie-down",
            Action::PayFood {} => "pay-food",
            Action::TakeEvil {} => "take-evil",
            Action::Tile { .. } => "tile",
            Action::Trap { .. } => "trap",
            Action::TwoTraps { .. } => "two-traps",
            Action::NoTrap {} => "no-trap",
            Action::Send { .. } => "send",
            Action::SendTwo { .. } => "send-two",
            Action::NoMonster {} => "no-monster",
            Action::Ghosts { .. } => "ghosts",
            Action::Spring { .. } => "spring",
            Action::Aim { .. } => "aim",
            Action::Withdraw { .. } => "withdraw",
            Action::PullBack {} => "pull-back",
            Action::Choose { .. } => "choose",
            Action::Attack { .. } => "attack",
            Action::Rest { .. } => "rest",
            Action::Hit { .. } => "hit",
            Action::Free { .. } => "free",
        }
    }

    /// The monster it speaks of.
    pub fn monster(self) -> Option<Monster> {
        match self {
            Action::Hire { monster }
            | Action::Feed { monster }
            | Action::Pay { monster }
            | Action::Dismiss { monster }
            | Action::PayOne { monster, .. }
            | Action::LieDown { monster }
            | Action::Send { monster }
            | Action::SendTwo { monster, .. }
            | Action::Withdraw { monster }
            | Action::Choose { monster }
            | Action::Attack { monster, .. }
            | Action::Rest { monster } => Some(monster),
            _ => None,
        }
    }

    /// Whether it answers a question of a plan.
    pub fn is_plan(self) -> bool {
        matches!(
            self,
            Action::Tile { .. }
                | Action::Trap { .. }
                | Action::TwoTraps { .. }
                | Action::NoTrap {}
                | Action::Send { .. }
                | Action::SendTwo { .. }
                | Action::NoMonster {}
                | Action::Ghosts { .. }
        )
    }

    /// The cell it speaks of.
    pub fn cell(self) -> Option<Cell> {
        match self {
            Action::Build { cell, .. } | Action::Tunnel { cell } | Action::Tile { cell } => {
                Some(cell)
            }
            _ => None,
        }
    }
}

/// `order dig-tunnels`, `build mint 3-3`, `attack witch 2`
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())?;
        match *self {
            Action::Keep { order }
            | Action::Order { order }
            | Action::Third { order }
            | Action::TakeBack { order } => write!(f, " {order}"),
            Action::Sell { item } | Action::Commit { item } => write!(f, " {item}"),
            Action::Dig { count } | Action::Mine { count } | Action::Ghosts { count } => {
                write!(f, " {count}")
            }
            Action::Hire { monster }
            | Action::Feed { monster }
            | Action::Pay { monster }
            | Action::Dismiss { monster }
            | Action::LieDown { monster }
            | Action::Send { monster }
            | Action::Withdraw { monster }
            | Action::Choose { monster }
            | Action::Rest { monster } => write!(f, " {monster}"),
            Action::Build { room, cell } => write!(f, " {room} {cell}"),
            Action::Tunnel { cell } | Action::Tile { cell } => write!(f, " {cell}"),
            Action::Peek { round } => write!(f, " {round}"),
            Action::GiveTrap { trap } | Action::Trap { trap } | Action::Spring { trap } => {
                write!(f, " {trap}")
            }
            Action::TwoTraps { trap, second } => write!(f, " {trap} {second}"),
            Action::SendTwo { monster, second } => write!(f, " {monster} {second}"),
            Action::Activate { room } => write!(f, " {room}"),
            Action::PayTax { gold } => write!(f, " {gold}"),
            Action::PayOne { monster, resource } => write!(f, " {monster} {resource}"),
            Action::Aim { trap, target } => write!(f, " {trap} {target}"),
            Action::Attack { monster, line } => write!(f, " {monster} {line}"),
            Action::Hit { target } | Action::Free { target } => write!(f, " {target}"),
            Action::PayFee {}
            | Action::StayAway {}
            | Action::Use {}
            | Action::Decline {}
            | Action::Done {}
            | Action::PayFood {}
            | Action::TakeEvil {}
            | Action::NoTrap {}
            | Action::NoMonster {}
            | Action::PullBack {} => Ok(()),
        }
    }
}
