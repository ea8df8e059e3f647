//! What a table chooses, and every reason why a choice is refused.

use kernel::{Field, FieldKind, Form, Game, Pack, Reason, RuleRef, SetupError, rule};
use serde::{Deserialize, Serialize};

use crate::Demons;
use crate::content::Content;

/// Most game-turns that a table can ask for.
pub(crate) const MOST_TURNS: u16 = 999;

macro_rules! choices {
    ($($(#[$doc:meta])* $name:ident { $($(#[$inner:meta])* $value:ident,)* })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
            #[serde(rename_all = "kebab-case")]
            pub enum $name {
                $($(#[$inner])* $value,)*
            }
        )*
    };
}

choices! {
    /// §X-01 Whether "within" counts the hex at that distance.
    Within {
        /// It does.
        #[default]
        Inclusive,
        /// It does not.
        Exclusive,
    }
    /// §X-04 How the order goes on after the first player.
    Order {
        /// By the rolls.
        #[default]
        Rolls,
        /// Clockwise from the first.
        Clockwise,
    }
    /// §X-05 Whether copper costs something when one plays alone.
    SoloCopper {
        /// It does.
        #[default]
        Included,
        /// It does not.
        Excluded,
    }
    /// §4.1a Where the first shields come from.
    Shields {
        /// Everybody chooses.
        #[default]
        Chosen,
        /// The dice decide.
        Drawn,
    }
    /// §X-28 What the two dice of the grid mean.
    GridDice {
        /// Row and column.
        #[default]
        Pair,
        /// Their sum names one of eleven boxes.
        Sum,
    }
    /// §X-13 When a unit that flees in its own base recovers.
    RecoverAtHome {
        /// In the next mortal movement phase.
        #[default]
        NextPhase,
        /// At once.
        AtOnce,
    }
    /// §X-21 What becomes of neutral and unfriendly demons after a fight.
    NeutralAfterCombat {
        /// They are released.
        #[default]
        Released,
        /// They stay.
        Kept,
    }
    /// §X-24 What the power F controls.
    PowerF {
        /// A mortal or a demon.
        #[default]
        Both,
        /// A demon.
        DemonOnly,
    }
    /// §X-30 What the power G takes.
    PowerG {
        /// Discovered treasure.
        #[default]
        DiscoveredOnly,
        /// Any treasure.
        Any,
    }
    /// §X-32 Which demons stay when there are more than boxes.
    Overflow {
        /// Those that the owner chooses.
        #[default]
        OwnerChooses,
        /// Those drawn first.
        DrawOrder,
    }
    /// §X-33 From when a ring drawn with dukes works.
    RingBatch {
        /// From its own draw on.
        #[default]
        Sequential,
        /// For the whole draw.
        WholeBatch,
    }
    /// §X-35 What buys the ring when one plays alone.
    SoloRingMin {
        /// One treasure.
        #[default]
        OneTreasure,
        /// Nothing does.
        Off,
    }
    /// §X-43 What disoriented mortals cannot do.
    PowerS {
        /// Stop others.
        #[default]
        StopOnly,
        /// Stop others, search and attack.
        NoSearchNoAttack,
    }
    /// §X-48 Where what a dead magician leaves goes.
    Estate {
        /// Out of the game.
        #[default]
        Lost,
        /// To the torturer.
        ToTorturer,
    }
    /// §X-56 Whether friendly demons lift curses later.
    FriendlyLiftsLater {
        /// They do not.
        #[default]
        No,
        /// In their owner's demon-use phase.
        OwnDemonPhase,
    }
    /// §X-71 Whom the power C cures.
    PowerC {
        /// Its user.
        #[default]
        #[serde(rename = "self")]
        User,
        /// Any magician.
        AnyMagician,
    }
    /// §X-72 When the power R moves.
    PowerR {
        /// At once.
        #[default]
        StepNow,
        /// In the next movement.
        FreeNextMove,
    }
}

/// What a table chooses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a ruling of its own")]
pub struct Options {
    /// §1.0a Number of magicians.
    pub seats: u8,
    /// §X-53 Game-turns after which whoever is on the map counts as dead; 0 sets no limit.
    pub turn_limit: u16,
    /// §X-01
    pub within: Within,
    /// §X-04
    pub order: Order,
    /// §4.1a
    pub shields: Shields,
    /// §X-05
    pub solo_copper: SoloCopper,
    /// §X-09 Whether one may leave the map beside an enemy.
    pub exit_while_adjacent: bool,
    /// §X-12 Whether captors stop for magicians.
    pub captor_stops: bool,
    /// §X-13
    pub recover_at_home: RecoverAtHome,
    /// §X-19 Whether an evading magician may leave the map.
    pub e_exit: bool,
    /// §X-21
    pub neutral_after_combat: NeutralAfterCombat,
    /// §X-24
    pub power_f: PowerF,
    /// §X-26 Whether treasure is seized in any phase, beside an attack too.
    pub seize_anytime: bool,
    /// §X-28
    pub grid_dice: GridDice,
    /// §X-30
    pub power_g: PowerG,
    /// §X-32
    pub overflow: Overflow,
    /// §X-33
    pub ring_batch: RingBatch,
    /// §X-35
    pub solo_ring_min: SoloRingMin,
    /// §X-38 Whether the power P reaches units inside the town.
    pub power_p_in_town: bool,
    /// §X-40 Whether the power T works in captivity.
    pub transit_from_captivity: bool,
    /// §X-43
    pub power_s: PowerS,
    /// §X-47 Whether a magician's captive may pay.
    pub pay_magician: bool,
    /// §X-48 Treasure of a magician who dies under torture.
    pub dead_treasure: Estate,
    /// §X-48 Ring of a magician who dies under torture.
    pub dead_ring: Estate,
    /// §X-49 Whether a captive may attack his captor.
    pub captive_attack: bool,
    /// §X-50 Whether a captor that flees loses its captive.
    pub flee_frees_captive: bool,
    /// §X-56
    pub friendly_lifts_later: FriendlyLiftsLater,
    /// §X-70 Whether treasure and ring may be given away.
    pub free_transfer: bool,
    /// §X-71
    pub power_c: PowerC,
    /// §X-72
    pub power_r: PowerR,
}

impl Options {
    /// §X-53 Whether the game ends with this game-turn, whoever is left.
    pub(crate) fn ends_with(&self, turn: u16) -> bool {
        self.turn_limit != 0 && turn >= self.turn_limit
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            seats: 1,
            turn_limit: 0,
            within: Within::default(),
            order: Order::default(),
            shields: Shields::default(),
            solo_copper: SoloCopper::default(),
            exit_while_adjacent: false,
            captor_stops: false,
            recover_at_home: RecoverAtHome::default(),
            e_exit: false,
            neutral_after_combat: NeutralAfterCombat::default(),
            power_f: PowerF::default(),
            seize_anytime: false,
            grid_dice: GridDice::default(),
            power_g: PowerG::default(),
            overflow: Overflow::default(),
            ring_batch: RingBatch::default(),
            solo_ring_min: SoloRingMin::default(),
            power_p_in_town: false,
            transit_from_captivity: true,
            power_s: PowerS::default(),
            pay_magician: true,
            dead_treasure: Estate::default(),
            dead_ring: Estate::default(),
            captive_attack: false,
            flee_frees_captive: false,
            friendly_lifts_later: FriendlyLiftsLater::default(),
            free_transfer: false,
            power_c: PowerC::default(),
            power_r: PowerR::default(),
        }
    }
}

/// The form from which a table is made.
pub(crate) fn form() -> Form {
    let defaults = Options::default();
    let field = |key, kind, rule| Field { key, kind, rule, only: None };
    let choice = |key, values: &[&'static str], rule: RuleRef| {
        field(key, FieldKind::Choice { values: values.to_vec(), default: values[0] }, rule)
    };
    let switch = |key, default, rule: RuleRef| field(key, FieldKind::Switch { default }, rule);
    let turns =
        FieldKind::Number { min: 0, max: MOST_TURNS.into(), default: defaults.turn_limit.into() };
    Form(vec![
        Form::seats(&Demons::INFO, defaults.seats, rule!("1.0a")),
        field("turn_limit", turns, rule!("X-53")),
        choice("within", &["inclusive", "exclusive"], rule!("X-01")),
        choice("order", &["rolls", "clockwise"], rule!("X-04")),
        choice("shields", &["chosen", "drawn"], rule!("4.1a")),
        choice("solo_copper", &["included", "excluded"], rule!("X-05")),
        switch("exit_while_adjacent", false, rule!("X-09")),
        switch("captor_stops", false, rule!("X-12")),
        choice("recover_at_home", &["next-phase", "at-once"], rule!("X-13")),
        switch("e_exit", false, rule!("X-19")),
        choice("neutral_after_combat", &["released", "kept"], rule!("X-21")),
        choice("power_f", &["both", "demon-only"], rule!("X-24")),
        switch("seize_anytime", false, rule!("X-26")),
        choice("grid_dice", &["pair", "sum"], rule!("X-28")),
        choice("power_g", &["discovered-only", "any"], rule!("X-30")),
        choice("overflow", &["owner-chooses", "draw-order"], rule!("X-32")),
        choice("ring_batch", &["sequential", "whole-batch"], rule!("X-33")),
        choice("solo_ring_min", &["one-treasure", "off"], rule!("X-35")),
        switch("power_p_in_town", false, rule!("X-38")),
        switch("transit_from_captivity", true, rule!("X-40")),
        choice("power_s", &["stop-only", "no-search-no-attack"], rule!("X-43")),
        switch("pay_magician", true, rule!("X-47")),
        choice("dead_treasure", &["lost", "to-torturer"], rule!("X-48")),
        choice("dead_ring", &["lost", "to-torturer"], rule!("X-48")),
        switch("captive_attack", false, rule!("X-49")),
        switch("flee_frees_captive", false, rule!("X-50")),
        choice("friendly_lifts_later", &["no", "own-demon-phase"], rule!("X-56")),
        switch("free_transfer", false, rule!("X-70")),
        choice("power_c", &["self", "any-magician"], rule!("X-71")),
        choice("power_r", &["step-now", "free-next-move"], rule!("X-72")),
    ])
}

/// Checks options and content; all reasons at once.
pub(crate) fn open(options: &Options, pack: Option<&Pack>) -> Result<Demons, SetupError> {
    let mut reasons = Vec::new();
    let (fewest, most) = Demons::INFO.seats;
    if !(fewest..=most).contains(&options.seats) {
        let reason = Reason::new("seats", "seats", Some(rule!("1.0a")));
        reasons.push(reason.with("value", options.seats).with("limit", most));
    }
    if options.turn_limit > MOST_TURNS {
        let reason = Reason::new("turn_limit", "range", Some(rule!("X-53")));
        let reason = reason.with("value", options.turn_limit).with("min", 0);
        reasons.push(reason.with("max", MOST_TURNS));
    }
    match Content::load(pack) {
        Ok(content) if reasons.is_empty() => Ok(Demons { options: options.clone(), content }),
        Ok(_) => Err(SetupError(reasons)),
        Err(faults) => {
            reasons.extend(faults);
            Err(SetupError(reasons))
        }
    }
}
