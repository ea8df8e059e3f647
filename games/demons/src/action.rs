//! What a magician may do.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::kinds::{Mark, Power, Rank};

/// One small decision. The order of the variants and fields is the order of the legal list.
///
/// Hexes are printed numbers (307 is hex 0307), demons their priorities, treasures their two dice
/// (11 to 66), mortals their numbers, targets seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the sentence of a variant speaks of its fields")]
pub enum Action {
    /// §4.1a Choose a shield by its level, from 1.
    Shield { level: u8 },
    /// §4.0e Enter the map.
    Enter { hex: u16 },
    /// §5.0b Move one hex; also a mortal that obeys.
    Walk { hex: u16 },
    /// §4.3a Leave the map for good.
    Leave {},
    /// §5.0b End the move.
    Stop {},
    /// §9.0a Conjure demons of one rank.
    Conjure { rank: Rank },
    /// §14.0a Try to raise the shield.
    Raise {},
    /// §14.0b Spend a treasure on the shield.
    Spend { treasure: u8 },
    /// §14.0b Roll for the shield.
    Roll {},
    /// §5.3a Neither move nor conjure.
    Stay {},
    /// §9.0d Let the remaining curses strike.
    Endure {},
    /// §7.0c Attack a hex.
    Attack { hex: u16 },
    /// §7.6a Use a demon in this fight.
    Commit { demon: u8 },
    /// §8.0a Attack with the demons named.
    Strike {},
    /// §7.3b Defend with the demons named.
    Stand {},
    /// §12.0a Use a power.
    Power { demon: u8, power: Power },
    /// §13.0c Release a demon to seize a treasure.
    Seize { treasure: u8, demon: u8 },
    /// §16.0a Torture a captive.
    Torture { target: u8 },
    /// §3.0f End the demon-use phase.
    End {},
    /// §16.2b Pay with a treasure.
    Pay { treasure: u8 },
    /// §X-69 Pay with the ring.
    PayRing {},
    /// §16.2b Do not pay.
    Refuse {},
    /// §16.7a Send a demon for the hoard.
    Claim { demon: u8 },
    /// §16.7a Leave the hoard.
    Decline {},
    /// §11.0c Offer this treasure.
    Offer { treasure: u8 },
    /// §11.0c Keep this treasure out of the offer.
    Withhold { treasure: u8 },
    /// §X-24 The obeying unit is active.
    Rouse {},
    /// §X-24 The obeying unit rests.
    Rest {},
    /// §X-24 The obeying unit attacks this magician.
    Aim { target: u8 },
    /// §12.3C Remove a mark.
    Cure { target: u8, mark: Mark },
    /// §12.3F Control a mortal.
    Steer { mortal: u8 },
    /// §12.3F Control a demon by its place in a rival's boxes, from 1.
    Borrow { target: u8, slot: u8 },
    /// §12.3G Take a treasure.
    Take { treasure: u8 },
    /// §12.3G Take the ring.
    TakeRing {},
    /// §12.3N Make a rival lose his next turn.
    Distract { target: u8 },
    /// §12.3P §12.3X Choose a town.
    Town { hex: u16 },
    /// §6.0d §12.3R Step to a neighbouring hex.
    Step { hex: u16 },
    /// §12.3T Go anywhere.
    Transit { hex: u16 },
    /// §12.3B The unit attacks this hex.
    Fight { hex: u16 },
    /// §X-62 Appear here.
    Appear { hex: u16 },
    /// §X-70 Give a treasure away.
    Give { treasure: u8, target: u8 },
    /// §X-70 Give the ring away.
    GiveRing { target: u8 },
    /// §X-77 §9.0d §15.4a Release a demon.
    Release { demon: u8 },
}

/// One or two words and numbers, as in `walk 0307` or `power 32 D`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Shield { level } => write!(f, "shield {level}"),
            Action::Enter { hex } => write!(f, "enter {hex:04}"),
            Action::Walk { hex } => write!(f, "walk {hex:04}"),
            Action::Leave {} => f.write_str("leave"),
            Action::Stop {} => f.write_str("stop"),
            Action::Conjure { rank } => write!(f, "conjure {}", rank.id()),
            Action::Raise {} => f.write_str("raise"),
            Action::Spend { treasure } => write!(f, "spend {treasure}"),
            Action::Roll {} => f.write_str("roll"),
            Action::Stay {} => f.write_str("stay"),
            Action::Release { demon } => write!(f, "release {demon}"),
            Action::Endure {} => f.write_str("endure"),
            Action::Attack { hex } => write!(f, "attack {hex:04}"),
            Action::Commit { demon } => write!(f, "commit {demon}"),
            Action::Strike {} => f.write_str("strike"),
            Action::Stand {} => f.write_str("stand"),
            Action::Power { demon, power } => write!(f, "power {demon} {}", power.letter()),
            Action::Seize { treasure, demon } => write!(f, "seize {treasure} {demon}"),
            Action::Torture { target } => write!(f, "torture {target}"),
            Action::End {} => f.write_str("end"),
            Action::Pay { treasure } => write!(f, "pay {treasure}"),
            Action::PayRing {} => f.write_str("pay ring"),
            Action::Refuse {} => f.write_str("refuse"),
            Action::Claim { demon } => write!(f, "claim {demon}"),
            Action::Decline {} => f.write_str("decline"),
            Action::Offer { treasure } => write!(f, "offer {treasure}"),
            Action::Withhold { treasure } => write!(f, "withhold {treasure}"),
            Action::Rouse {} => f.write_str("rouse"),
            Action::Rest {} => f.write_str("rest"),
            Action::Aim { target } => write!(f, "aim {target}"),
            Action::Cure { target, mark } => write!(f, "cure {target} {}", mark.id()),
            Action::Steer { mortal } => write!(f, "steer {mortal}"),
            Action::Borrow { target, slot } => write!(f, "borrow {target} {slot}"),
            Action::Take { treasure } => write!(f, "take {treasure}"),
            Action::TakeRing {} => f.write_str("take ring"),
            Action::Distract { target } => write!(f, "distract {target}"),
            Action::Town { hex } => write!(f, "town {hex:04}"),
            Action::Step { hex } => write!(f, "step {hex:04}"),
            Action::Transit { hex } => write!(f, "transit {hex:04}"),
            Action::Fight { hex } => write!(f, "fight {hex:04}"),
            Action::Appear { hex } => write!(f, "appear {hex:04}"),
            Action::Give { treasure, target } => write!(f, "give {treasure} {target}"),
            Action::GiveRing { target } => write!(f, "give ring {target}"),
        }
    }
}
