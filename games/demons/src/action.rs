//! What a magician may do.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::kinds::{Mark, Power, Rank};

/// The printed number of a hex, four digits in notation: 307 is `0307`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct HexNumber(pub u16);

kernel::by_number!(HexNumber, "{:04}");

kernel::actions! {
    /// One small decision, as in `walk 0307` or `power 32 D`. The order of the
    /// variants and fields is the order of the legal list.
    ///
    /// Hexes are printed numbers, demons their priorities, treasures their two dice
    /// (11 to 66), mortals their numbers, targets seats.
    #[derive(TS)]
    pub enum Action {
        /// §4.1a Choose a shield by its level, from 1.
        "shield" Shield { level: u8 }
        /// §4.0e Enter the map.
        "enter" Enter { hex: HexNumber }
        /// §5.0b Move one hex; also a mortal that obeys.
        "walk" Walk { hex: HexNumber }
        /// §4.3a Leave the map for good.
        "leave" Leave {}
        /// §5.0b End the move.
        "stop" Stop {}
        /// §9.0a Conjure demons of one rank.
        "conjure" Conjure { rank: Rank }
        /// §14.0a Try to raise the shield.
        "raise" Raise {}
        /// §14.0b Spend a treasure on the shield.
        "spend" Spend { treasure: u8 }
        /// §14.0b Roll for the shield.
        "roll" Roll {}
        /// §5.3a Neither move nor conjure.
        "stay" Stay {}
        /// §9.0d Let the remaining curses strike.
        "endure" Endure {}
        /// §7.0c Attack a hex.
        "attack" Attack { hex: HexNumber }
        /// §7.6a Use a demon in this fight.
        "commit" Commit { demon: u8 }
        /// §8.0a Attack with the demons named.
        "strike" Strike {}
        /// §7.3b Defend with the demons named.
        "stand" Stand {}
        /// §12.0a Use a power.
        "power" Power { demon: u8, power: Power }
        /// §13.0c Release a demon to seize a treasure.
        "seize" Seize { treasure: u8, demon: u8 }
        /// §16.0a Torture a captive.
        "torture" Torture { target: u8 }
        /// §3.0f End the demon-use phase.
        "end" End {}
        /// §16.2b Pay with a treasure.
        "pay" Pay { treasure: u8 }
        /// §X-69 Pay with the ring.
        "pay ring" PayRing {}
        /// §16.2b Do not pay.
        "refuse" Refuse {}
        /// §16.7a Send a demon for the hoard.
        "claim" Claim { demon: u8 }
        /// §16.7a Leave the hoard.
        "decline" Decline {}
        /// §11.0c Offer this treasure.
        "offer" Offer { treasure: u8 }
        /// §11.0c Keep this treasure out of the offer.
        "withhold" Withhold { treasure: u8 }
        /// §X-24 The obeying unit is active.
        "rouse" Rouse {}
        /// §X-24 The obeying unit rests.
        "rest" Rest {}
        /// §X-24 The obeying unit attacks this magician.
        "aim" Aim { target: u8 }
        /// §12.3C Remove a mark.
        "cure" Cure { target: u8, mark: Mark }
        /// §12.3F Control a mortal.
        "steer" Steer { mortal: u8 }
        /// §12.3F Control a demon by its place in a rival's boxes, from 1.
        "borrow" Borrow { target: u8, slot: u8 }
        /// §12.3G Take a treasure.
        "take" Take { treasure: u8 }
        /// §12.3G Take the ring.
        "take ring" TakeRing {}
        /// §12.3N Make a rival lose his next turn.
        "distract" Distract { target: u8 }
        /// §12.3P §12.3X Choose a town.
        "town" Town { hex: HexNumber }
        /// §6.0d §12.3R Step to a neighbouring hex.
        "step" Step { hex: HexNumber }
        /// §12.3T Go anywhere.
        "transit" Transit { hex: HexNumber }
        /// §12.3B The unit attacks this hex.
        "fight" Fight { hex: HexNumber }
        /// §X-62 Appear here.
        "appear" Appear { hex: HexNumber }
        /// §X-70 Give a treasure away.
        "give" Give { treasure: u8, target: u8 }
        /// §X-70 Give the ring away.
        "give ring" GiveRing { target: u8 }
        /// §X-77 §9.0d §15.4a Release a demon.
        "release" Release { demon: u8 }
    }
}
