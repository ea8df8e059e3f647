//! What a player may do.

use ts_rs::TS;

use crate::grid::Cell;
use crate::ids::{Item, Monster, Order, Resource, Room, Trap, Who};

kernel::actions! {
    /// One decision, as in `order dig-tunnels`, `build mint 3-3`, `attack witch 2`. The order of the
    /// variants and fields is the order of the legal list.
    #[derive(TS)]
    pub enum Action {
        /// §DL-12 Take this drawn order back to the hand.
        "keep" Keep { order: Order }
        /// §MI-4 Give this item to the party at hand.
        "sell" Sell { item: Item }
        /// §DL-18 Choose the next order.
        "order" Order { order: Order }
        /// §DL-102 Choose the third order of the managed colour.
        "third" Third { order: Order }
        /// §MI-31 Commit an item token.
        "commit" Commit { item: Item }
        /// §DL-21 Pay for the first place.
        "pay-fee" PayFee {}
        /// §DL-21 Do not pay.
        "stay-away" StayAway {}
        /// §DL-24 Use the space.
        "use" Use {}
        /// §DL-27 Dig with so many imps.
        "dig" Dig { count: u8 }
        /// §DL-28 Mine with so many imps.
        "mine" Mine { count: u8 }
        /// §DL-32 Hire a monster.
        "hire" Hire { monster: Monster }
        /// §DL-31 Build a room.
        "build" Build { room: Room, cell: Cell }
        /// §DL-24 Leave the space unused.
        "decline" Decline {}
        /// §DL-30 Place a tunnel.
        "tunnel" Tunnel { cell: Cell }
        /// §DL-26 Look at the card of a combat round.
        "peek" Peek { round: u8 }
        /// §DL-36 Give up a trap card.
        "give-trap" GiveTrap { trap: Trap }
        /// §DL-33 Let a monster be eaten.
        "feed" Feed { monster: Monster }
        /// §DL-39 Activate a room.
        "activate" Activate { room: Room }
        /// §DL-45 Take an order card back to the hand.
        "take-back" TakeBack { order: Order }
        /// No more of this.
        "done" Done {}
        /// §DL-48 Pay so much tax.
        "pay-tax" PayTax { gold: u8 }
        /// §DL-49 Pay a unit.
        "pay" Pay { monster: Monster }
        /// §DL-49 Let a unit go.
        "dismiss" Dismiss { monster: Monster }
        /// §DL-51 Pay one thing of a unit's cost.
        "pay-one" PayOne { monster: Monster, resource: Resource }
        /// §DL-51 Let a unit lie down.
        "lie-down" LieDown { monster: Monster }
        /// Pay with food.
        "pay-food" PayFood {}
        /// Take evil.
        "take-evil" TakeEvil {}
        /// §DL-80 Fight on this tile.
        "tile" Tile { cell: Cell }
        /// §DL-81 Plan with a trap.
        "trap" Trap { trap: Trap }
        /// §DL-81 Plan with two traps.
        "two-traps" TwoTraps { trap: Trap, second: Trap }
        /// §DL-81 Plan without a trap.
        "no-trap" NoTrap {}
        /// §DL-81 Plan with a monster.
        "send" Send { monster: Monster }
        /// §DL-81 Plan with two monsters.
        "send-two" SendTwo { monster: Monster, second: Monster }
        /// §DL-81 Plan without a monster.
        "no-monster" NoMonster {}
        /// §DL-81 Plan with so many ghosts.
        "ghosts" Ghosts { count: u8 }
        /// §DL-84 Set off a trap.
        "spring" Spring { trap: Trap }
        /// §DL-84 Set off a trap at somebody.
        "aim" Aim { trap: Trap, target: Who }
        /// Take a monster home.
        "withdraw" Withdraw { monster: Monster }
        /// Take all monsters home.
        "pull-back" PullBack {}
        /// Choose a monster for a spell.
        "choose" Choose { monster: Monster }
        /// §DL-89 Attack with a line, counted from 1; 0 is the attack of a sheep.
        "attack" Attack { monster: Monster, line: u8 }
        /// §DL-89 Let a unit that cannot attack go home.
        "rest" Rest { monster: Monster }
        /// §DL-89 Whom the attack hits.
        "hit" Hit { target: Who }
        /// §DL-97 Free a prisoner.
        "free" Free { target: Who }
    }
}

impl Action {
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
}
