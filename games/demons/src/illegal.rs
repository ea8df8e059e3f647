//! Why not: each refusal with its paragraph and its values.

use std::fmt;

use kernel::{Refused, RuleRef, Ruled, Seat, rule};

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
        /// No way leads there with the points that are left.
        TooFar { hex: String, left: u8 } = "too-far" "5.2a";
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
        CaptiveStays { hex: String } = "captive-stays" "X-61";
        /// This rank does not come in such terrain.
        RankTerrain { rank: &'static str, terrain: &'static str } = "rank-terrain" "9.1a";
        /// Dukes do not come in such terrain.
        DukeTerrain { terrain: &'static str } = "duke-terrain" "9.2a";
        /// No demon of this rank is left.
        PileEmpty { rank: &'static str } = "pile-empty" "9.3a";
        /// There is no better shield.
        ShieldHighest { shield: String } = "shield-highest" "X-57";
        /// Neither friendly demon nor treasure supports the attempt.
        NoHelp { friends: usize, treasures: usize } = "no-help" "X-57";
        /// He does not control this demon.
        NotHeld { demon: u8 } = "not-held" "12.0a";
        /// Only a friendly demon keeps a curse away.
        NotFriendly { demon: u8 } = "not-friendly" "9.0d";
        /// The demon has no such power.
        NoSuchPower { demon: u8, power: &'static str } = "no-such-power" "12.0a";
        /// The power finds nothing to work on.
        NoTarget { power: &'static str } = "no-target" "12.2a";
        /// Attack or powers, not both.
        AttackOrPowers { done: &'static str } = "attack-or-powers" "3.0f";
        /// One attack per phase.
        AttackedAlready { hex: String } = "attacked-already" "7.4a";
        /// A captive does not attack.
        CaptiveFightsNot { hex: String } = "captive-fights-not" "X-49";
        /// The table does not let captives transit.
        CaptiveTransit { demon: u8 } = "captive-transit" "X-40";
        /// No enemy stands there.
        NothingThere { hex: String } = "nothing-there" "7.0a";
        /// Demons cannot be used against him.
        Protected { seat: Seat } = "protected" "12.3R";
        /// Rivals cannot attack whom they do not see.
        Unseen { seat: Seat } = "unseen" "12.3I";
        /// He is dead or gone, and nobody touches what was his.
        OutOfReach { seat: Seat } = "out-of-reach" "X-78";
        /// The power cannot take this treasure.
        NotToTake { treasure: u8 } = "not-to-take" "X-30";
        /// The ring is elsewhere.
        NoRing { place: &'static str } = "no-ring" "X-69";
        /// He has no such mark.
        NoMark { seat: Seat, mark: &'static str } = "no-mark" "12.3C";
        /// The power cures its user alone.
        OnlySelf { seat: Seat } = "only-self" "X-71";
        /// No such unit can be commanded.
        NoSuchMortal { mortal: u8 } = "no-such-mortal" "12.3F";
        /// The table lets the power command demons only.
        DemonsOnly { mortal: u8 } = "demons-only" "X-24";
        /// No demon lies there that obeys its owner.
        NoSuchSlot { seat: Seat, slot: u8 } = "no-such-slot" "12.3F";
        /// He is neither in nor next to a town.
        NotAtTown { seat: Seat } = "not-at-town" "12.3N";
        /// He loses his next turn already.
        DistractedAlready { seat: Seat } = "distracted-already" "X-55";
        /// No town stands there.
        NoTown { hex: String } = "no-town" "12.3X";
        /// No mortal is next to that town.
        NobodyBeside { hex: String } = "nobody-beside" "12.3P";
        /// The unit cannot fight there.
        NoFight { mortal: u8, hex: String } = "no-fight" "X-37";
        /// The unit cannot attack him.
        NoPrey { mortal: u8, seat: Seat } = "no-prey" "X-24";
        /// Nothing is given away at this table, or not to him.
        NoGift { seat: Seat } = "no-gift" "X-70";
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
        MustDefend { count: usize } = "must-defend" "7.6a";
        /// An attack needs a demon.
        MustAttack { count: usize } = "must-attack" "7.0c";
        /// The demon is in this fight already.
        NamedAlready { demon: u8 } = "named-already" "7.0c";
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

impl From<(Seat, Refused)> for Illegal {
    fn from((seat, why): (Seat, Refused)) -> Illegal {
        match why {
            Refused::Over => Illegal::GameOver {},
            Refused::NotYourTurn(asked) => {
                Illegal::NotYourTurn { seat, turn: asked.iter().next().unwrap_or(seat) }
            }
            Refused::WrongStep(step) => Illegal::WrongStep { step },
        }
    }
}
