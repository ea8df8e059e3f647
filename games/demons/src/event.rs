//! What happened: past tense, flat, enough for a log and an animation.

use kernel::{Seat, Veiled, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::Demons;
use crate::ids::{Demon, Printed, Prize, Shield, Town, Unit};

/// Why a demon left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is one word of the log")]
pub enum Farewell {
    Fight,
    AfterFight,
    Power,
    Curse,
    Seizure,
    Crowd,
    Will,
    Death,
    Departure,
    Unfriendly,
    Claim,
}

kernel::events! {
    /// One thing that happened. Mortals, treasures, towns, ranks and shields are told by their
    /// ids, demons by their names, hexes by their four digits; the rules speak of numbers.
    #[derive(TS)]
    #[ts(tag = "type", rename_all = "kebab-case")]
    pub enum Event for Demons {
        /// A die for the order of movement.
        "order-rolled" "4.0c" OrderRolled { seat: Seat, die: u32 }
        /// The place in the order of movement.
        "ordered" "4.0c" Ordered { seat: Seat, place: usize }
        /// A shield was chosen.
        "shield-chosen" "4.1a" ShieldChosen { seat: Seat, shield: Shield as name }
        /// A game-turn began.
        "turn-began" "3.0a" TurnBegan { number: u16 }
        /// A player-turn began.
        "player-turn-began" "3.0e" PlayerTurnBegan { seat: Seat }
        /// A magician came onto the map.
        "entered" "4.0e" Entered { seat: Seat, hex: Printed }
        /// A magician moved one hex.
        "walked" "5.0b" Walked { seat: Seat, hex: Printed, cost: u8, left: u8 }
        /// A magician left the map.
        "left" "4.3a" Left { seat: Seat, hex: Printed }
        /// A magician stops next to an enemy.
        "halted" "5.5a" Halted { seat: Seat, hex: Printed }
        /// A unit was activated.
        "activated" "3.0b" Activated { mortal: Unit as name, die: u32, distance: u32 }
        /// A unit stays inactive.
        "stayed" "3.0b" Stayed { mortal: Unit as name, die: u32, distance: u32 }
        /// A die for one of several ways that are equally good; the highest decides.
        "way-rolled" "X-60" WayRolled { hex: Printed, die: u32 }
        /// A die for one of several magicians who are equally meant; the highest decides.
        "seat-rolled" "X-60" SeatRolled { seat: Seat, die: u32 }
        /// A die for one of several mortals who may be the one; the highest decides.
        "mortal-rolled" "X-60" MortalRolled { mortal: Unit as name, die: u32 }
        /// Of several magicians equally near this one is the goal.
        "target-chosen" "X-03" TargetChosen { mortal: Unit as name, seat: Seat }
        /// A unit moved one hex.
        "marched" "3.0c" Marched { mortal: Unit as name, hex: Printed }
        /// A unit came home from flight.
        "recovered" "5.7b" Recovered { mortal: Unit as name, hex: Printed }
        /// A unit waits beside its base.
        "waited" "5.7c" Waited { mortal: Unit as name, hex: Printed }
        /// A unit finds a magician in its base and turns on him.
        "turned-back" "5.7d" TurnedBack { mortal: Unit as name, seat: Seat }
        /// Mortals searched for a magician.
        "searched" "6.0a"
            Searched { seat: Seat, die: u32, modified: i32, strength: i32, result: &'static str }
        /// A magician stepped aside.
        "evaded" "6.0d" Evaded { seat: Seat, hex: Printed }
        /// A magician could have stepped aside and stayed.
        "unmoved" "6.0d" Unmoved { seat: Seat }
        /// A magician is no longer found.
        "hidden" "6.1a" Hidden { seat: Seat }
        /// Of several found magicians this one is attacked.
        "aimed" "7.8a" Aimed { mortal: Unit as name, seat: Seat }
        /// Mortals attack a magician.
        "mortals-attacked" "7.2a" MortalsAttacked { seat: Seat, count: u32, strength: i32 }
        /// A magician attacks a hex.
        "attacked" "7.0c" Attacked { seat: Seat, hex: Printed }
        /// A demon is used in a fight.
        "committed" "X-23" Committed { seat: Seat, demon: Demon as name, side: &'static str }
        /// A fight was decided.
        "fought" "8.0a" Fought { attack: i32, defence: i32, difference: i32, die: u32, result: &'static str }
        /// A unit fled.
        "fled" "5.7a" Fled { mortal: Unit as name }
        /// A unit was removed for good.
        "destroyed" "8.2e" Destroyed { mortal: Unit as name }
        /// A unit took a magician captive.
        "captured" "8.2e" Captured { seat: Seat, mortal: Unit as name }
        /// A magician took another captive.
        "captured-by" "8.2e" CapturedBy { seat: Seat, captor_seat: Seat }
        /// A demon left the game.
        "released" "15.4a" Released { seat: Seat, demon: Demon as name, why: Farewell }
        /// A conjuration was rolled.
        "conjured" "9.0b" Conjured { seat: Seat, rank: &'static str, die: u32, add: i32, net: i32 }
        /// A demon came.
        "drew" "9.0c" Drew { seat: Seat, rank: &'static str, demon: Veiled<Demon> as name }
        /// The ring was among the dukes drawn.
        "ring-drawn" "11.0a" RingDrawn { seat: Seat }
        /// A conjuration brought nothing.
        "nothing-came" "9.0e" NothingCame { seat: Seat, rank: &'static str }
        /// No demon of this rank is left, so that fewer came.
        "pile-spent" "9.3a" PileSpent { seat: Seat, rank: &'static str, count: u32 }
        /// Curses struck.
        "cursed" "9.0d" Cursed { seat: Seat, curses: u8, marks: u8 }
        /// A captive was tortured.
        "tortured" "16.0a" Tortured { seat: Seat, die: u32, wounds: u8, marks: u8 }
        /// A captive paid a mortal.
        "paid" "16.2b" Paid { seat: Seat, treasure: Prize as name, mortal: Unit as name }
        /// A captive paid a magician.
        "paid-rival" "X-47" PaidRival { seat: Seat, treasure: Prize as name, captor_seat: Seat }
        /// A magician died.
        "died" "9.4a" Died { seat: Seat, marks: u8 }
        /// A captive is free again.
        "freed" "X-62" Freed { seat: Seat, hex: Printed }
        /// A power was used.
        "power-used" "12.0a" PowerUsed { seat: Seat, demon: Demon as name, power: &'static str }
        /// The effects of a magician's powers ended.
        "effects-ended" "12.2a" EffectsEnded { seat: Seat }
        /// A mark was removed.
        "cured" "12.3C" Cured { seat: Seat, mark: &'static str }
        /// The dice showed a box that was discovered before.
        "box-known" "13.2a" BoxKnown { first: u32, second: u32 }
        /// A treasure was discovered.
        "discovered" "13.0b" Discovered {
            seat: Seat, demon: Demon as name, treasure: Prize as name, hex: Printed, first: u32, second: u32
        }
        /// A treasure was seized.
        "seized" "13.0c" Seized {
            seat: Seat, demon: Demon as name, treasure: Prize as name, die: u32, needed: u8, thousands: u16
        }
        /// A seizure failed.
        "seizure-failed" "X-27"
            SeizureFailed { seat: Seat, demon: Demon as name, treasure: Prize as name, die: u32, needed: u8 }
        /// A treasure was taken from the map or from a hoard.
        "took" "12.3G" Took { seat: Seat, treasure: Prize as name }
        /// A treasure was taken from another magician.
        "robbed" "X-30" Robbed { seat: Seat, victim_seat: Seat, treasure: Prize as name }
        /// A unit obeys a magician.
        "steered" "12.3F" Steered { seat: Seat, mortal: Unit as name }
        /// A rival's demon obeys a magician.
        "borrowed" "X-24" Borrowed { seat: Seat, owner_seat: Seat, demon: Veiled<Demon> as name }
        /// Whether an obeying unit acts.
        "roused" "X-24" Roused { seat: Seat, mortal: Unit as name, awake: &'static str }
        /// A magician will lose his next turn.
        "distracted" "12.3N" Distracted { seat: Seat, victim_seat: Seat }
        /// A magician lost his turn.
        "turn-lost" "X-74" TurnLost { seat: Seat }
        /// Love struck a town.
        "loved" "12.3P" Loved { seat: Seat, town: Town as name }
        /// A town is no more.
        "town-destroyed" "12.3X" TownDestroyed { seat: Seat, town: Town as name }
        /// A magician went without walking.
        "transited" "12.3T" Transited { seat: Seat, hex: Printed }
        /// A magician stepped away unhindered.
        "stepped" "12.3R" Stepped { seat: Seat, hex: Printed }
        /// A unit is disoriented.
        "disoriented" "12.3S" Disoriented { mortal: Unit as name }
        /// A unit attacks other mortals.
        "battled" "12.3B" Battled { mortal: Unit as name, hex: Printed }
        /// A hoard was fetched.
        "claimed" "16.7a" Claimed { seat: Seat, demon: Demon as name, mortal: Unit as name, count: u32, thousands: u32 }
        /// A treasure was given up for the shield.
        "spent" "14.1a" Spent { seat: Seat, treasure: Prize as name }
        /// A shield was rolled for.
        "shield-tried" "14.0b" ShieldTried { seat: Seat, die: u32, total: u32, success: &'static str }
        /// A shield was raised.
        "shield-raised" "14.0a" ShieldRaised { seat: Seat, shield: Shield as name }
        /// An offer for the ring was shown.
        "offered" "11.0c" Offered { seat: Seat, thousands: u32, count: u32 }
        /// Something was given away.
        "gave" "X-70" Gave { seat: Seat, treasure: Prize as name, heir_seat: Seat }
        /// The ring was bought.
        "ring-sold" "11.0c" RingSold { seat: Seat, mortal: Unit as name, thousands: u32 }
        /// The ring stays where it is.
        "ring-kept" "11.0d" RingKept { mortal: Unit as name, why: &'static str }
        /// The last game-turn is over.
        "limit-reached" "X-53" LimitReached { number: u16 }
        /// What a magician brought home.
        "scored" "4.4a" Scored { seat: Seat, fate: &'static str, treasure: i32, deduction: i32, net: i32 }
        /// A magician won.
        "won" "4.4a" Won { seat: Seat, net: i32 }
        /// Nobody won.
        "nobody-won" "X-07" NobodyWon {}
        /// The game of one was won.
        "solo-won" "4.6a" SoloWon { net: i32 }
        /// The game of one was lost.
        "solo-lost" "4.6a" SoloLost { net: i32, fate: &'static str }
    }
}

/// §X-80 Only the owner, or who borrows it, sees the face of a demon in a box.
pub(crate) fn cut(event: &Event, viewer: Viewer) -> Event {
    match event.clone() {
        Event::Drew { seat, rank, demon } => Event::Drew { seat, rank, demon: demon.cut(viewer) },
        Event::Borrowed { seat, owner_seat, demon } => {
            Event::Borrowed { seat, owner_seat, demon: demon.cut(viewer) }
        }
        open => open,
    }
}
