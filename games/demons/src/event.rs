//! What happened: past tense, flat, enough for a log and an animation.

use kernel::{RuleRef, Ruled, Seat, Veiled, Viewer, rule};
use serde::Serialize;

/// Variants with their fields, each with its code and its paragraph.
macro_rules! ruled {
    (
        $(#[$outer:meta])* $name:ident {
            $($(#[$doc:meta])* $variant:ident { $($field:ident: $kind:ty),* } = $code:literal $rule:literal;)*
        }
    ) => {
        $(#[$outer])*
        #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
        #[serde(tag = "type", rename_all = "kebab-case")]
        #[expect(missing_docs, reason = "the sentence of a variant speaks of its fields")]
        pub enum $name {
            $($(#[$doc])* $variant { $($field: $kind),* },)*
        }

        impl Ruled for $name {
            fn code(&self) -> &'static str {
                match self {
                    $($name::$variant { .. } => $code,)*
                }
            }

            fn rule(&self) -> Option<RuleRef> {
                Some(match self {
                    $($name::$variant { .. } => rule!($rule),)*
                })
            }
        }
    };
}
pub(crate) use ruled;

/// Why a demon left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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

ruled! {
    /// One thing that happened. Mortals, treasures, towns, ranks and shields are told by their
    /// ids, demons by their names, hexes by their four digits.
    Event {
        /// A die for the order of movement.
        OrderRolled { seat: Seat, die: u32 } = "order-rolled" "4.0c";
        /// The place in the order of movement.
        Ordered { seat: Seat, place: usize } = "ordered" "4.0c";
        /// A shield was chosen.
        ShieldChosen { seat: Seat, shield: String } = "shield-chosen" "4.1a";
        /// A game-turn began.
        TurnBegan { number: u16 } = "turn-began" "3.0a";
        /// A player-turn began.
        PlayerTurnBegan { seat: Seat } = "player-turn-began" "3.0e";
        /// A magician came onto the map.
        Entered { seat: Seat, hex: String } = "entered" "4.0e";
        /// A magician moved one hex.
        Walked { seat: Seat, hex: String, cost: u8, left: u8 } = "walked" "5.0b";
        /// A magician left the map.
        Left { seat: Seat, hex: String } = "left" "4.3a";
        /// A magician stops next to an enemy.
        Halted { seat: Seat, hex: String } = "halted" "5.5a";
        /// A unit was activated.
        Activated { mortal: String, die: u32, distance: u32 } = "activated" "3.0b";
        /// A unit stays inactive.
        Stayed { mortal: String, die: u32, distance: u32 } = "stayed" "3.0b";
        /// A die for one of several ways that are equally good; the highest decides.
        WayRolled { hex: String, die: u32 } = "way-rolled" "X-60";
        /// A die for one of several magicians who are equally meant; the highest decides.
        SeatRolled { seat: Seat, die: u32 } = "seat-rolled" "X-60";
        /// A die for one of several mortals who may be the one; the highest decides.
        MortalRolled { mortal: String, die: u32 } = "mortal-rolled" "X-60";
        /// Of several magicians equally near this one is the goal.
        TargetChosen { mortal: String, seat: Seat } = "target-chosen" "X-03";
        /// A unit moved one hex.
        Marched { mortal: String, hex: String } = "marched" "3.0c";
        /// A unit came home from flight.
        Recovered { mortal: String, hex: String } = "recovered" "5.7b";
        /// A unit waits beside its base.
        Waited { mortal: String, hex: String } = "waited" "5.7c";
        /// A unit finds a magician in its base and turns on him.
        TurnedBack { mortal: String, seat: Seat } = "turned-back" "5.7d";
        /// Mortals searched for a magician.
        Searched { seat: Seat, die: u32, modified: i32, strength: i32, result: &'static str }
            = "searched" "6.0a";
        /// A magician stepped aside.
        Evaded { seat: Seat, hex: String } = "evaded" "6.0d";
        /// A magician could have stepped aside and stayed.
        Unmoved { seat: Seat } = "unmoved" "6.0d";
        /// A magician is no longer found.
        Hidden { seat: Seat } = "hidden" "6.1a";
        /// Of several found magicians this one is attacked.
        Aimed { mortal: String, seat: Seat } = "aimed" "7.8a";
        /// Mortals attack a magician.
        MortalsAttacked { seat: Seat, count: u32, strength: i32 } = "mortals-attacked" "7.2a";
        /// A magician attacks a hex.
        Attacked { seat: Seat, hex: String } = "attacked" "7.0c";
        /// A demon is used in a fight.
        Committed { seat: Seat, demon: String, side: &'static str } = "committed" "X-23";
        /// A fight was decided.
        Fought { attack: i32, defence: i32, difference: i32, die: u32, result: &'static str }
            = "fought" "8.0a";
        /// A unit fled.
        Fled { mortal: String } = "fled" "5.7a";
        /// A unit was removed for good.
        Destroyed { mortal: String } = "destroyed" "8.2e";
        /// A unit took a magician captive.
        Captured { seat: Seat, mortal: String } = "captured" "8.2e";
        /// A magician took another captive.
        CapturedBy { seat: Seat, captor_seat: Seat } = "captured-by" "8.2e";
        /// A demon left the game.
        Released { seat: Seat, demon: String, why: Farewell } = "released" "15.4a";
        /// A conjuration was rolled.
        Conjured { seat: Seat, rank: &'static str, die: u32, add: i32, net: i32 }
            = "conjured" "9.0b";
        /// A demon came.
        Drew { seat: Seat, rank: &'static str, demon: Veiled<String> } = "drew" "9.0c";
        /// The ring was among the dukes drawn.
        RingDrawn { seat: Seat } = "ring-drawn" "11.0a";
        /// A conjuration brought nothing.
        NothingCame { seat: Seat, rank: &'static str } = "nothing-came" "9.0e";
        /// No demon of this rank is left, so that fewer came.
        PileSpent { seat: Seat, rank: &'static str, count: u32 } = "pile-spent" "9.3a";
        /// Curses struck.
        Cursed { seat: Seat, curses: u8, marks: u8 } = "cursed" "9.0d";
        /// A captive was tortured.
        Tortured { seat: Seat, die: u32, wounds: u8, marks: u8 } = "tortured" "16.0a";
        /// A captive paid a mortal.
        Paid { seat: Seat, treasure: String, mortal: String } = "paid" "16.2b";
        /// A captive paid a magician.
        PaidRival { seat: Seat, treasure: String, captor_seat: Seat } = "paid-rival" "X-47";
        /// A magician died.
        Died { seat: Seat, marks: u8 } = "died" "9.4a";
        /// A captive is free again.
        Freed { seat: Seat, hex: String } = "freed" "X-62";
        /// A power was used.
        PowerUsed { seat: Seat, demon: String, power: &'static str } = "power-used" "12.0a";
        /// The effects of a magician's powers ended.
        EffectsEnded { seat: Seat } = "effects-ended" "12.2a";
        /// A mark was removed.
        Cured { seat: Seat, mark: &'static str } = "cured" "12.3C";
        /// The dice showed a box that was discovered before.
        BoxKnown { first: u32, second: u32 } = "box-known" "13.2a";
        /// A treasure was discovered.
        Discovered {
            seat: Seat, demon: String, treasure: String, hex: String, first: u32, second: u32
        } = "discovered" "13.0b";
        /// A treasure was seized.
        Seized {
            seat: Seat, demon: String, treasure: String, die: u32, needed: u8, thousands: u16
        } = "seized" "13.0c";
        /// A seizure failed.
        SeizureFailed { seat: Seat, demon: String, treasure: String, die: u32, needed: u8 }
            = "seizure-failed" "X-27";
        /// A treasure was taken from the map or from a hoard.
        Took { seat: Seat, treasure: String } = "took" "12.3G";
        /// A treasure was taken from another magician.
        Robbed { seat: Seat, victim_seat: Seat, treasure: String } = "robbed" "X-30";
        /// A unit obeys a magician.
        Steered { seat: Seat, mortal: String } = "steered" "12.3F";
        /// A rival's demon obeys a magician.
        Borrowed { seat: Seat, owner_seat: Seat, demon: Veiled<String> } = "borrowed" "X-24";
        /// Whether an obeying unit acts.
        Roused { seat: Seat, mortal: String, awake: &'static str } = "roused" "X-24";
        /// A magician will lose his next turn.
        Distracted { seat: Seat, victim_seat: Seat } = "distracted" "12.3N";
        /// A magician lost his turn.
        TurnLost { seat: Seat } = "turn-lost" "X-74";
        /// Love struck a town.
        Loved { seat: Seat, town: String } = "loved" "12.3P";
        /// A town is no more.
        TownDestroyed { seat: Seat, town: String } = "town-destroyed" "12.3X";
        /// A magician went without walking.
        Transited { seat: Seat, hex: String } = "transited" "12.3T";
        /// A magician stepped away unhindered.
        Stepped { seat: Seat, hex: String } = "stepped" "12.3R";
        /// A unit is disoriented.
        Disoriented { mortal: String } = "disoriented" "12.3S";
        /// A unit attacks other mortals.
        Battled { mortal: String, hex: String } = "battled" "12.3B";
        /// A hoard was fetched.
        Claimed { seat: Seat, demon: String, mortal: String, count: u32, thousands: u32 }
            = "claimed" "16.7a";
        /// A treasure was given up for the shield.
        Spent { seat: Seat, treasure: String } = "spent" "14.1a";
        /// A shield was rolled for.
        ShieldTried { seat: Seat, die: u32, total: u32, success: &'static str }
            = "shield-tried" "14.0b";
        /// A shield was raised.
        ShieldRaised { seat: Seat, shield: String } = "shield-raised" "14.0a";
        /// An offer for the ring was shown.
        Offered { seat: Seat, thousands: u32, count: u32 } = "offered" "11.0c";
        /// Something was given away.
        Gave { seat: Seat, treasure: String, heir_seat: Seat } = "gave" "X-70";
        /// The ring was bought.
        RingSold { seat: Seat, mortal: String, thousands: u32 } = "ring-sold" "11.0c";
        /// The ring stays where it is.
        RingKept { mortal: String, why: &'static str } = "ring-kept" "11.0d";
        /// The last game-turn is over.
        LimitReached { number: u16 } = "limit-reached" "X-53";
        /// What a magician brought home.
        Scored { seat: Seat, fate: &'static str, treasure: i32, deduction: i32, net: i32 }
            = "scored" "4.4a";
        /// A magician won.
        Won { seat: Seat, net: i32 } = "won" "4.4a";
        /// Nobody won.
        NobodyWon {} = "nobody-won" "X-07";
        /// The game of one was won.
        SoloWon { net: i32 } = "solo-won" "4.6a";
        /// The game of one was lost.
        SoloLost { net: i32, fate: &'static str } = "solo-lost" "4.6a";
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
