//! Why not: each refusal with its paragraph and its values.

use std::fmt;

use kernel::{RuleRef, Ruled, Seat, rule};

use crate::event::ruled;

ruled! {
    /// Why an action is refused. Demons and treasures are told by their numbers.
    Illegal {
        /// The game has ended.
        GameOver {} = "game-over" "4.2a";
        /// Another seat is to act.
        NotYourTurn { seat: Seat, turn: Seat } = "not-your-turn" "3.0a";
        /// Another question is open.
        WrongStep { step: &'static str } = "wrong-step" "3.0a";
        /// The map has no such hex.
        NoSuchHex { hex: String } = "no-such-hex" "2.1a";
        /// Nobody enters such terrain.
        NoEntry { hex: String } = "no-entry" "X-59";
        /// An enemy stands there.
        EnemyThere { hex: String } = "enemy-there" "5.4a";
        /// The hex is not next to him.
        NotAdjacent { hex: String } = "not-adjacent" "5.0a";
        /// The points do not suffice.
        TooDear { hex: String, cost: u8, left: u8 } = "too-dear" "5.2a";
        /// Magicians enter on the entry line.
        NotEntryLine { hex: String } = "not-entry-line" "4.0e";
        /// He began next to an enemy, or has come next to one.
        Held { hex: String } = "held" "5.5b";
        /// The map is left from its edge.
        NotEdge { hex: String } = "not-edge" "4.3a";
        /// No move ends among mortals.
        NoEndHere { hex: String } = "no-end-here" "X-39";
        /// A captive does not move.
        CaptiveStays {} = "captive-stays" "X-61";
        /// This rank does not come in such terrain.
        RankTerrain { rank: &'static str, terrain: &'static str } = "rank-terrain" "9.1a";
        /// No demon of this rank is left.
        PileEmpty { rank: &'static str } = "pile-empty" "9.3a";
        /// There is no better shield.
        ShieldHighest {} = "shield-highest" "X-57";
        /// Neither friendly demon nor treasure supports the attempt.
        NoHelp {} = "no-help" "X-57";
        /// He does not control this demon.
        NotHeld { demon: u8 } = "not-held" "12.0a";
        /// Only a friendly demon keeps a curse away.
        NotFriendly { demon: u8 } = "not-friendly" "9.0d";
        /// The demon has no such power.
        NoSuchPower { demon: u8, power: &'static str } = "no-such-power" "12.0a";
        /// The power finds nothing to work on.
        NoTarget { power: &'static str } = "no-target" "12.2a";
        /// Attack or powers, not both.
        AttackOrPowers {} = "attack-or-powers" "3.0f";
        /// A captive does not attack.
        CaptiveFightsNot {} = "captive-fights-not" "X-49";
        /// No enemy stands there.
        NothingThere { hex: String } = "nothing-there" "7.0a";
        /// Demons cannot be used against him.
        Protected { seat: Seat } = "protected" "12.3R";
        /// The treasure lies elsewhere.
        NotHere { treasure: u8 } = "not-here" "13.0c";
        /// The treasure is not discovered, or not nobody's.
        NotDiscovered { treasure: u8 } = "not-discovered" "13.0c";
        /// The demon has no higher priority than the finder.
        NoPriority { demon: u8, finder: u8 } = "no-priority" "13.1a";
        /// One try per box and phase.
        TriedAlready { treasure: u8 } = "tried-already" "X-27";
        /// He is not the captive of this magician.
        NotCaptive { seat: Seat } = "not-captive" "16.0a";
        /// Magicians do not torture to death.
        TooManyMarks { seat: Seat, marks: u8 } = "too-many-marks" "16.3a";
        /// No torture in the phase of capture.
        CapturedNow { seat: Seat } = "captured-now" "16.1a";
        /// Once per captive and phase.
        TorturedAlready { seat: Seat } = "tortured-already" "X-47";
        /// Who has demons defends with one at least.
        MustDefend {} = "must-defend" "7.6a";
        /// An attack needs a demon.
        MustAttack {} = "must-attack" "7.0c";
        /// The treasure belongs to somebody else.
        NotOwned { treasure: u8 } = "not-owned" "X-69";
        /// This is not among the choices.
        NotOffered {} = "not-offered" "12.2a";
        /// There is no shield of this level.
        NoSuchShield { level: u8 } = "no-such-shield" "4.1a";
    }
}

/// Terse; the sentences are in `locales/`.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {self:?}", self.code())
    }
}
