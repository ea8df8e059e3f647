//! Why not: each refusal with its paragraph and its values.

use kernel::Seat;

use crate::grid::Cell;
use crate::ids::{Item, Monster, Order, Resource, Room, Trap, Who};

kernel::refusals! {
    /// Why an action is refused; the sentences are in the locales.
    pub enum Illegal {
        "game-over" "DL-1" GameOver {}
        "not-your-turn" "DL-59" NotYourTurn { seat: Seat, turn: Seat }
        "wrong-step" "DL-2" WrongStep { step: &'static str }
        "not-drawn" "DL-12" NotDrawn { order: Order }
        "order-twice" "DL-18" OrderTwice { order: Order }
        "order-shelved" "DL-44" OrderShelved { order: Order }
        "order-not-returned" "DL-45" OrderNotReturned { order: Order }
        "token-not-held" "MI-43" TokenNotHeld { item: Item }
        "token-given" "MI-4" TokenGiven { item: Item }
        "blank-due" "MI-5" BlankDue {}
        "too-poor" "DL-61" TooPoor { resource: Resource, have: i8, need: u8 }
        "too-evil" "DL-6" TooEvil { evil: i8, more: u8 }
        "nothing-to-gain" "DL-24" NothingToGain { order: Order }
        "too-many-imps" "DL-27" TooManyImps { count: u8, most: u8 }
        "too-many-miners" "DL-28" TooManyMiners { count: u8, most: u8 }
        "monster-not-shown" "DL-32" MonsterNotShown { monster: Monster }
        "room-not-shown" "DL-31" RoomNotShown { room: Room }
        "cell-taken" "DL-30" CellTaken { cell: Cell }
        "not-beside" "DL-30" NotBeside { cell: Cell }
        "square" "DL-30" Square { cell: Cell }
        "no-tunnel" "DL-31" NoTunnel { cell: Cell }
        "room-beside" "DL-31" RoomBeside { cell: Cell }
        "wrong-zone" "DL-31" WrongZone { room: Room, cell: Cell, zone: &'static str }
        "no-card" "DL-26" NoCard { round: u8 }
        "trap-not-held" "DL-35" TrapNotHeld { trap: Trap }
        "no-food" "DL-33" NoFood { monster: Monster }
        "no-such-room" "DL-39" NoSuchRoom { room: Room }
        "room-conquered" "DL-99" RoomConquered { room: Room, cell: Cell }
        "no-cell" "DL-30" NoCell {}
        "room-spent" "DL-40" RoomSpent { room: Room, times: u8 }
        "too-few-imps" "DL-39" TooFewImps { have: u8, need: u8 }
        "too-much-gold" "DL-48" TooMuchGold { gold: u8, most: u8 }
        "not-due" "DL-49" NotDue { monster: Monster }
        "not-in-cost" "DL-51" NotInCost { monster: Monster, resource: Resource }
        "not-nearest" "DL-80" NotNearest { cell: Cell }
        "trap-too-dear" "DL-82" TrapTooDear { trap: Trap, resource: Resource, have: u8, need: u8 }
        "no-more-traps" "DL-81" NoMoreTraps { most: u8 }
        "no-more-monsters" "DL-81" NoMoreMonsters { most: u8 }
        "pair-turned" "DL-81" PairTurned {}
        "no-such-unit" "DL-81" NoSuchUnit { monster: Monster }
        "knocked-out" "DL-90" KnockedOut { monster: Monster }
        "is-ghost" "DL-91" IsGhost { monster: Monster }
        "too-many-ghosts" "DL-81" TooManyGhosts { count: u8, most: u8 }
        "trap-not-planned" "DL-83" TrapNotPlanned { trap: Trap }
        "needs-target" "DL-84" NeedsTarget { trap: Trap }
        "no-target" "DL-89" NoTarget { target: Who }
        "not-committed" "DL-83" NotCommitted { monster: Monster }
        "no-line" "DL-89" NoLine { monster: Monster, line: u8 }
        "must-attack" "DL-89" MustAttack { monster: Monster }
        "no-prisoner" "DL-97" NoPrisoner { target: Who }
    }
}

kernel::refused!(Illegal);
