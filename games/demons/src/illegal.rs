//! Why not: each refusal with its paragraph and its values.

use kernel::Seat;

use crate::Demons;
use crate::ids::{Printed, Shield};

kernel::refusals! {
    /// Why an action is refused. Demons and treasures are told by their numbers.
    pub enum Illegal for Demons {
        /// The game has ended.
        "game-over" "4.2a" GameOver {}
        /// Another seat is to act.
        "not-your-turn" "3.0a" NotYourTurn { seat: Seat, turn: Seat }
        /// Another question is open.
        "wrong-step" "3.0a" WrongStep { step: &'static str }
        /// The map has no such hex.
        "no-such-hex" "2.1a" NoSuchHex { hex: Printed }
        /// Nobody enters such terrain.
        "no-entry" "X-59" NoEntry { hex: Printed }
        /// An enemy stands there.
        "enemy-there" "5.4a" EnemyThere { hex: Printed }
        /// The hex is not next to him.
        "not-adjacent" "5.0a" NotAdjacent { hex: Printed }
        /// No way leads there with the points that are left.
        "too-far" "5.2a" TooFar { hex: Printed, left: u8 }
        /// The points do not suffice.
        "too-dear" "5.2a" TooDear { hex: Printed, cost: u8, left: u8 }
        /// Magicians enter on the entry line.
        "not-entry-line" "4.0e" NotEntryLine { hex: Printed }
        /// He began next to an enemy, or has come next to one.
        "held" "5.5b" Held { hex: Printed }
        /// The map is left from its edge.
        "not-edge" "4.3a" NotEdge { hex: Printed }
        /// No move ends among mortals.
        "no-end-here" "X-39" NoEndHere { hex: Printed }
        /// A captive does not move.
        "captive-stays" "X-61" CaptiveStays { hex: Printed }
        /// This rank does not come in such terrain.
        "rank-terrain" "9.1a" RankTerrain { rank: &'static str, terrain: &'static str }
        /// Dukes do not come in such terrain.
        "duke-terrain" "9.2a" DukeTerrain { terrain: &'static str }
        /// No demon of this rank is left.
        "pile-empty" "9.3a" PileEmpty { rank: &'static str }
        /// There is no better shield.
        "shield-highest" "X-57" ShieldHighest { shield: Shield as name }
        /// Neither friendly demon nor treasure supports the attempt.
        "no-help" "X-57" NoHelp { friends: usize, treasures: usize }
        /// He does not control this demon.
        "not-held" "12.0a" NotHeld { demon: u8 }
        /// Only a friendly demon keeps a curse away.
        "not-friendly" "9.0d" NotFriendly { demon: u8 }
        /// The demon has no such power.
        "no-such-power" "12.0a" NoSuchPower { demon: u8, power: &'static str }
        /// The power finds nothing to work on.
        "no-target" "12.2a" NoTarget { power: &'static str }
        /// Attack or powers, not both.
        "attack-or-powers" "3.0f" AttackOrPowers { done: &'static str }
        /// One attack per phase.
        "attacked-already" "7.4a" AttackedAlready { hex: Printed }
        /// A captive does not attack.
        "captive-fights-not" "X-49" CaptiveFightsNot { hex: Printed }
        /// The table does not let captives transit.
        "captive-transit" "X-40" CaptiveTransit { demon: u8 }
        /// No enemy stands there.
        "nothing-there" "7.0a" NothingThere { hex: Printed }
        /// Demons cannot be used against him.
        "protected" "12.3R" Protected { seat: Seat }
        /// Rivals cannot attack whom they do not see.
        "unseen" "12.3I" Unseen { seat: Seat }
        /// He is dead or gone, and nobody touches what was his.
        "out-of-reach" "X-78" OutOfReach { seat: Seat }
        /// The power cannot take this treasure.
        "not-to-take" "X-30" NotToTake { treasure: u8 }
        /// The ring is elsewhere.
        "no-ring" "X-69" NoRing { place: &'static str }
        /// He has no such mark.
        "no-mark" "12.3C" NoMark { seat: Seat, mark: &'static str }
        /// The power cures its user alone.
        "only-self" "X-71" OnlySelf { seat: Seat }
        /// No such unit can be commanded.
        "no-such-mortal" "12.3F" NoSuchMortal { mortal: u8 }
        /// The table lets the power command demons only.
        "demons-only" "X-24" DemonsOnly { mortal: u8 }
        /// No demon lies there that obeys its owner.
        "no-such-slot" "12.3F" NoSuchSlot { seat: Seat, slot: u8 }
        /// He is neither in nor next to a town.
        "not-at-town" "12.3N" NotAtTown { seat: Seat }
        /// He loses his next turn already.
        "distracted-already" "X-55" DistractedAlready { seat: Seat }
        /// No town stands there.
        "no-town" "12.3X" NoTown { hex: Printed }
        /// No mortal is next to that town.
        "nobody-beside" "12.3P" NobodyBeside { hex: Printed }
        /// The unit cannot fight there.
        "no-fight" "X-37" NoFight { mortal: u8, hex: Printed }
        /// The unit cannot attack him.
        "no-prey" "X-24" NoPrey { mortal: u8, seat: Seat }
        /// Nothing is given away at this table, or not to him.
        "no-gift" "X-70" NoGift { seat: Seat }
        /// The treasure lies elsewhere.
        "not-here" "13.0c" NotHere { treasure: u8 }
        /// The treasure is not discovered, or not nobody's.
        "not-discovered" "13.0c" NotDiscovered { treasure: u8 }
        /// The demon has no higher priority than the finder.
        "no-priority" "13.1a" NoPriority { demon: u8, finder: u8 }
        /// One try per box and phase.
        "tried-already" "X-27" TriedAlready { treasure: u8 }
        /// He is not the captive of this magician.
        "not-captive" "16.0a" NotCaptive { seat: Seat }
        /// Magicians do not torture to death.
        "too-many-marks" "16.3a" TooManyMarks { seat: Seat, marks: u8 }
        /// No torture in the phase of capture.
        "captured-now" "16.1a" CapturedNow { seat: Seat }
        /// Once per captive and phase.
        "tortured-already" "X-47" TorturedAlready { seat: Seat }
        /// Who has demons defends with one at least.
        "must-defend" "7.6a" MustDefend { count: usize }
        /// An attack needs a demon.
        "must-attack" "7.0c" MustAttack { count: usize }
        /// The demon is in this fight already.
        "named-already" "7.0c" NamedAlready { demon: u8 }
        /// The treasure belongs to somebody else.
        "not-owned" "X-69" NotOwned { treasure: u8 }
        /// This is not among the choices.
        "not-offered" "12.2a" NotOffered {}
        /// There is no shield of this level.
        "no-such-shield" "4.1a" NoSuchShield { level: u8 }
    }
}

kernel::refused!(Illegal);
