//! What happened: past tense, flat, enough for a log, an animation and the combat explainer.

use kernel::{Seat, Veiled, Viewer};
use ts_rs::TS;

use crate::grid::Cell;
use crate::ids::{
    Colour, Item, Monster, Order, Resource, Room, Special, Spell, Tile, Title, Trap, Who,
};

kernel::events! {
    /// One thing that happened; the sentences are in the locales.
    #[derive(TS)]
    #[ts(tag = "type", rename_all = "kebab-case")]
    pub enum Event {
        // Set-up and seasons.
        "started" "DL-8" Started { seat: Seat }
        "order-drawn" "DL-12" OrderDrawn { seat: Seat, order: Veiled<Order> }
        "order-kept" "DL-12" OrderKept { seat: Seat }
        "shelved" "DL-12" Shelved { seat: Seat, order: Order }
        "absent-shelved" "DL-102" AbsentShelved { colour: Colour, order: Order }
        "year-began" "DL-69" YearBegan { year: u8 }
        "round-began" "DL-2" RoundBegan { year: u8, season: u8, seat: Seat }
        "monster-shown" "DL-14" MonsterShown { monster: Monster }
        "room-shown" "DL-14" RoomShown { room: Room }
        "adventurer-shown" "DL-15" AdventurerShown { who: Who, season: u8 }
        "adventurer-replaced" "DL-16" AdventurerReplaced { who: Who }
        "event-shown" "DL-17" EventShown { tile: Tile, season: u8 }
        "special-shown" "DL-17" SpecialShown { special: Special }
        // Items, basic variant.
        "item-sealed" "MI-4" ItemSealed { seat: Seat }
        "item-given" "MI-8" ItemGiven { seat: Seat, to_seat: Seat, colour: Colour, item: Item }
        "item-to-absent" "MI-9" ItemToAbsent { seat: Seat, colour: Colour, item: Item }
        // Orders.
        "absent-order" "DL-102" AbsentOrder { colour: Colour, order: Order, wave: u8 }
        "orders-sealed" "DL-18" OrdersSealed { seat: Seat }
        "order-shown" "DL-19" OrderShown { seat: Seat, order: Order, wave: u8 }
        "minion-placed" "DL-19" MinionPlaced { seat: Seat, order: Order, space: u8 }
        "minion-returned" "DL-20" MinionReturned { seat: Seat, order: Order, why: &'static str }
            where { why: "poor" } "DL-21"
            where { why: "unwilling" } "DL-21"
            where { why: "declined" } "DL-24"
            where { why: "impossible" } "DL-24"
        "absent-placed" "DL-105" AbsentPlaced { colour: Colour, order: Order, space: u8 }
        "absent-hired" "DL-104" AbsentHired { colour: Colour, monster: Monster }
        "fee-paid" "DL-21" FeePaid { seat: Seat, gold: u8 }
        "space-used" "DL-22" SpaceUsed { seat: Seat, order: Order, space: u8 }
        "paid" "DL-61" Paid { seat: Seat, resource: Resource, amount: u8 }
        "gained" "DL-25" Gained { seat: Seat, resource: Resource, amount: u8 }
        "lost" "DL-51" Lost { seat: Seat, resource: Resource, amount: u8 }
        "evil-changed" "DL-7" EvilChanged { seat: Seat, from: i8, to: i8, why: &'static str }
        "dug" "DL-30" Dug { seat: Seat, cell: Cell }
        "mined" "DL-28" Mined { seat: Seat, gold: u8 }
        "hired" "DL-32" Hired { seat: Seat, monster: Monster }
        "built" "DL-31" Built { seat: Seat, room: Room, cell: Cell }
        "peeked" "DL-26" Peeked { seat: Seat, round: u8, card: Veiled<Spell> }
        "trap-drawn" "DL-35" TrapDrawn { seat: Seat, trap: Veiled<Trap> }
        "trap-given" "DL-36" TrapGiven { seat: Seat, trap: Veiled<Trap>, why: &'static str }
            where { why: "cost" } "DL-33"
            where { why: "lost" } "DL-51"
        "reshuffled" "DL-35" Reshuffled {}
        "traps-out" "DL-35" TrapsOut { seat: Seat, missing: u8 }
        "eaten" "DL-33" Eaten { seat: Seat, monster: Monster, eater: Monster }
        "activated" "DL-39" Activated { seat: Seat, room: Room, imps: u8, trolls: u8 }
        "took-back" "DL-45" TookBack { seat: Seat, order: Order }
        // Events of the season.
        "event-began" "DL-52" EventBegan { tile: Tile }
        "special-began" "DL-51" SpecialBegan { special: Special }
        "taxed" "DL-48" Taxed { seat: Seat, due: u8, gold: u8, letters: u8 }
        "unit-paid" "DL-49" UnitPaid { seat: Seat, monster: Monster }
        "unit-left" "DL-49" UnitLeft { seat: Seat, monster: Monster }
        "unit-down" "DL-51" UnitDown { seat: Seat, monster: Monster }
        // Adventurers.
        "token-shown" "MI-33" TokenShown { colour: Colour, item: Item, place: u8 }
        "token-placed" "MI-35" TokenPlaced { colour: Colour, item: Item, who: Who }
        "token-back" "MI-36" TokenBack { colour: Colour, item: Item, why: &'static str }
            where { why: "blank" } "MI-34"
            where { why: "absent" } "MI-38"
        "arrived" "DL-53" Arrived { seat: Seat, who: Who }
        "absent-took" "DL-106" AbsentTook { who: Who }
        "paladin-came" "DL-70" PaladinCame { seat: Seat, who: Who }
        "paladin-moved" "DL-71" PaladinMoved { seat: Seat, from_seat: Seat, who: Who }
        "token-passed" "DL-66" TokenPassed { seat: Seat }
        // Combat.
        "combat-began" "CR-0" CombatBegan { year: u8 }
        "item-borne" "MI-13" ItemBorne { seat: Seat, who: Who, colour: Colour, item: Item }
        "item-bagged" "MI-15" ItemBagged { seat: Seat, colour: Colour, item: Item }
        "plan-sealed" "DL-79" PlanSealed { seat: Seat }
        "combat-round" "DL-79" CombatRound { round: u8 }
        "card-shown" "CR-1" CardShown { round: u8, card: Spell, speed: &'static str, fatigue: u8 }
        "battle-began" "CR-2" BattleBegan { seat: Seat, cell: Cell, place: &'static str }
        "trap-committed" "DL-81" TrapCommitted { seat: Seat, trap: Trap }
        "unit-committed" "DL-81" UnitCommitted { seat: Seat, monster: Monster }
        "no-tile" "DL-97" NoTile { seat: Seat }
        "freed" "DL-97" Freed { seat: Seat, who: Who }
        "trap-sprung" "CR-3" TrapSprung { seat: Seat, trap: Trap, guard: u8 }
        "trap-blocked" "DL-84" TrapBlocked { seat: Seat, who: Who, points: u8, prevented: u8, guard: u8 }
        "step-skipped" "DL-93" StepSkipped { seat: Seat, step: &'static str, why: &'static str }
            where { step: "heal" } "DL-92"
            where { step: "spell" } "DL-88"
        "poison-set" "DL-96" PoisonSet { seat: Seat, who: Who, points: u8 }
        "damaged" "DL-86"
            Damaged { seat: Seat, who: Who, points: u8, damage: u8, hp: u8, cause: &'static str }
        "shielded" "DL-87" Shielded { seat: Seat, who: Who, points: u8 }
        "eliminated" "CR-4" Eliminated { seat: Seat, who: Who }
        "illusion-gone" "DL-87" IllusionGone { seat: Seat }
        "spell-cast" "CR-5"
            SpellCast { seat: Seat, card: Spell, magic: u8, needed: u8, speed: &'static str }
        "spell-missed" "CR-5"
            SpellMissed { seat: Seat, card: Spell, magic: u8, needed: u8, why: &'static str }
        "withdrawn" "DL-90" Withdrawn { seat: Seat, monster: Monster }
        "morphed" "DL-90" Morphed { seat: Seat, monster: Monster }
        "banished" "DL-90" Banished { seat: Seat, monster: Monster }
        "hid" "DL-87" Hid { seat: Seat, who: Who }
        "illusion-came" "DL-87" IllusionCame { seat: Seat }
        "fortified" "DL-87" Fortified { seat: Seat, who: Who, hp: u8 }
        "restored" "DL-87" Restored { seat: Seat, who: Who, points: u8, damage: u8 }
        "attacked" "CR-6" Attacked { seat: Seat, monster: Monster, line: u8, bonus: u8 }
        "rested" "DL-90" Rested { seat: Seat, monster: Monster }
        "healed" "CR-8" Healed { seat: Seat, who: Who, points: u8, damage: u8, hearts: u8 }
        "fatigue" "CR-9" Fatigue { seat: Seat, point: u8, of: u8 }
        "conquered" "DL-95" Conquered { seat: Seat, cell: Cell }
        "not-conquered" "DL-95" NotConquered { seat: Seat, cell: Cell }
        "unit-home" "CR-11" UnitHome { seat: Seat, monster: Monster, face: &'static str }
        "battle-ended" "DL-98" BattleEnded { seat: Seat, left: u8 }
        "item-used" "MI-40"
            ItemUsed { seat: Seat, colour: Colour, item: Item, with: u8, without: u8 }
        "item-captured" "MI-22" ItemCaptured { seat: Seat, colour: Colour, item: Item }
        "item-trophy" "MI-41" ItemTrophy { seat: Seat, colour: Colour, item: Item }
        "item-gone" "MI-41" ItemGone { colour: Colour, item: Item }
        "survived" "DL-68" Survived { seat: Seat, who: Who }
        "combat-ended" "CR-13" CombatEnded { year: u8 }
        // The end.
        "title-won" "DL-109" TitleWon { seat: Seat, title: Title, value: i16, shared: &'static str }
        "scored" "MI-45" Scored { seat: Seat, line: &'static str, count: i16, points: i16 }
        "licensed" "MI-45" Licensed { seat: Seat, points: i16 }
        "failed" "MI-45" Failed { seat: Seat, points: i16 }
        "won" "DL-1" Won { seat: Seat, points: i16 }
    }
}

/// §DL-58 Only the owner sees traps and drawn orders, only who looks sees a combat card.
pub(crate) fn cut(event: &Event, viewer: Viewer) -> Event {
    match event.clone() {
        Event::OrderDrawn { seat, order } => Event::OrderDrawn { seat, order: order.cut(viewer) },
        Event::Peeked { seat, round, card } => {
            Event::Peeked { seat, round, card: card.cut(viewer) }
        }
        Event::TrapDrawn { seat, trap } => Event::TrapDrawn { seat, trap: trap.cut(viewer) },
        Event::TrapGiven { seat, trap, why } => {
            Event::TrapGiven { seat, trap: trap.cut(viewer), why }
        }
        open => open,
    }
}
