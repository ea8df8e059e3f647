//! What a table chooses, and every reason why a choice is refused.

use kernel::{Game, Pack, Reason, SetupError, rule};

use crate::Demons;
use crate::content::Content;

/// Most game-turns that a table can ask for.
pub(crate) const MOST_TURNS: u16 = 999;

kernel::choices! {
    /// §X-01 Whether "within" counts the hex at that distance.
    pub enum Within {
        /// It does.
        "inclusive" Inclusive
        /// It does not.
        "exclusive" Exclusive
    }
    /// §X-04 How the order goes on after the first player.
    pub enum Order {
        /// By the rolls.
        "rolls" Rolls
        /// Clockwise from the first.
        "clockwise" Clockwise
    }
    /// §X-05 Whether copper costs something when one plays alone.
    pub enum SoloCopper {
        /// It does.
        "included" Included
        /// It does not.
        "excluded" Excluded
    }
    /// §4.1a Where the first shields come from.
    pub enum Shields {
        /// Everybody chooses.
        "chosen" Chosen
        /// The dice decide.
        "drawn" Drawn
    }
    /// §X-28 What the two dice of the grid mean.
    pub enum GridDice {
        /// Row and column.
        "pair" Pair
        /// Their sum names one of eleven boxes.
        "sum" Sum
    }
    /// §X-13 When a unit that flees in its own base recovers.
    pub enum RecoverAtHome {
        /// In the next mortal movement phase.
        "next-phase" NextPhase
        /// At once.
        "at-once" AtOnce
    }
    /// §X-21 What becomes of neutral and unfriendly demons after a fight.
    pub enum NeutralAfterCombat {
        /// They are released.
        "released" Released
        /// They stay.
        "kept" Kept
    }
    /// §X-24 What the power F controls.
    pub enum PowerF {
        /// A mortal or a demon.
        "both" Both
        /// A demon.
        "demon-only" DemonOnly
    }
    /// §X-30 What the power G takes.
    pub enum PowerG {
        /// Discovered treasure.
        "discovered-only" DiscoveredOnly
        /// Any treasure.
        "any" Any
    }
    /// §X-32 Which demons stay when there are more than boxes.
    pub enum Overflow {
        /// Those that the owner chooses.
        "owner-chooses" OwnerChooses
        /// Those drawn first.
        "draw-order" DrawOrder
    }
    /// §X-33 From when a ring drawn with dukes works.
    pub enum RingBatch {
        /// From its own draw on.
        "sequential" Sequential
        /// For the whole draw.
        "whole-batch" WholeBatch
    }
    /// §X-35 What buys the ring when one plays alone.
    pub enum SoloRingMin {
        /// One treasure.
        "one-treasure" OneTreasure
        /// Nothing does.
        "off" Off
    }
    /// §X-43 What disoriented mortals cannot do.
    pub enum PowerS {
        /// Stop others.
        "stop-only" StopOnly
        /// Stop others, search and attack.
        "no-search-no-attack" NoSearchNoAttack
    }
    /// §X-48 Where what a dead magician leaves goes.
    pub enum Estate {
        /// Out of the game.
        "lost" Lost
        /// To the torturer.
        "to-torturer" ToTorturer
    }
    /// §X-56 Whether friendly demons lift curses later.
    pub enum FriendlyLiftsLater {
        /// They do not.
        "no" No
        /// In their owner's demon-use phase.
        "own-demon-phase" OwnDemonPhase
    }
    /// §X-71 Whom the power C cures.
    pub enum PowerC {
        /// Its user.
        "self" User
        /// Any magician.
        "any-magician" AnyMagician
    }
    /// §X-72 When the power R moves.
    pub enum PowerR {
        /// At once.
        "step-now" StepNow
        /// In the next movement.
        "free-next-move" FreeNextMove
    }
}

kernel::options! {
    /// What a table chooses.
    pub struct Options {
        /// §1.0a Number of magicians.
        "1.0a" seats: u8 = 1, 1..=4;
        /// §X-53 Game-turns after which whoever is on the map counts as dead; 0 sets no limit.
        "X-53" turn_limit: u16 = 0, 0..=MOST_TURNS;
        /// §X-01
        "X-01" within: Within;
        /// §X-04
        "X-04" order: Order;
        /// §4.1a
        "4.1a" shields: Shields;
        /// §X-05
        "X-05" solo_copper: SoloCopper;
        /// §X-09 Whether one may leave the map beside an enemy.
        "X-09" exit_while_adjacent: bool = false;
        /// §X-12 Whether captors stop for magicians.
        "X-12" captor_stops: bool = false;
        /// §X-13
        "X-13" recover_at_home: RecoverAtHome;
        /// §X-19 Whether an evading magician may leave the map.
        "X-19" e_exit: bool = false;
        /// §X-21
        "X-21" neutral_after_combat: NeutralAfterCombat;
        /// §X-24
        "X-24" power_f: PowerF;
        /// §X-26 Whether treasure is seized in any phase, beside an attack too.
        "X-26" seize_anytime: bool = false;
        /// §X-28
        "X-28" grid_dice: GridDice;
        /// §X-30
        "X-30" power_g: PowerG;
        /// §X-32
        "X-32" overflow: Overflow;
        /// §X-33
        "X-33" ring_batch: RingBatch;
        /// §X-35
        "X-35" solo_ring_min: SoloRingMin;
        /// §X-38 Whether the power P reaches units inside the town.
        "X-38" power_p_in_town: bool = false;
        /// §X-40 Whether the power T works in captivity.
        "X-40" transit_from_captivity: bool = true;
        /// §X-43
        "X-43" power_s: PowerS;
        /// §X-47 Whether a magician's captive may pay.
        "X-47" pay_magician: bool = true;
        /// §X-48 Treasure of a magician who dies under torture.
        "X-48" dead_treasure: Estate;
        /// §X-48 Ring of a magician who dies under torture.
        "X-48" dead_ring: Estate;
        /// §X-49 Whether a captive may attack his captor.
        "X-49" captive_attack: bool = false;
        /// §X-50 Whether a captor that flees loses its captive.
        "X-50" flee_frees_captive: bool = false;
        /// §X-56
        "X-56" friendly_lifts_later: FriendlyLiftsLater;
        /// §X-70 Whether treasure and ring may be given away.
        "X-70" free_transfer: bool = false;
        /// §X-71
        "X-71" power_c: PowerC;
        /// §X-72
        "X-72" power_r: PowerR;
    }
}

impl Options {
    /// §X-53 Whether the game ends with this game-turn, whoever is left.
    pub(crate) fn ends_with(&self, turn: u16) -> bool {
        self.turn_limit != 0 && turn >= self.turn_limit
    }
}

/// Checks options and content; all reasons at once.
pub(crate) fn open(options: &Options, pack: Option<&Pack>) -> Result<Demons, SetupError> {
    // How many can sit down has a sentence of its own.
    let numbers = options.out_of_range().into_iter().filter(|reason| reason.at != "seats");
    let mut reasons: Vec<Reason> = numbers.collect();
    let (fewest, most) = Demons::INFO.seats;
    if !(fewest..=most).contains(&options.seats) {
        let reason = Reason::new("seats", "seats", Some(rule!("1.0a")));
        reasons.push(reason.with("value", options.seats).with("limit", most));
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
