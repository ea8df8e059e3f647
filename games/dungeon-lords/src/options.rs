//! What a table chooses, and every reason why a choice is refused.

use kernel::{Pack, SetupError};

use ts_rs::TS;

use crate::DungeonLords;
use crate::content::Content;

kernel::choices! {
    /// §MI-1 Magic items.
    #[derive(TS)]
    pub enum Items {
        /// None.
        "none" None
        /// Sold to parties in autumn.
        "basic" Basic
        /// Committed under adventurers.
        "advanced" Advanced
    }
    /// §DL-94 Who takes fatigue.
    pub enum Fatigue {
        /// Everybody, each point.
        "each" Each
        /// Whoever is first, point by point.
        "first" First
    }
    /// §DL-87 What spells need.
    pub enum Thresholds {
        /// As many icons as the number of the round.
        "rising" Rising
        /// Never more than two icons.
        "at-most-two" AtMostTwo
    }
    /// §DL-107 The counter that nobody plays, among equals.
    pub enum AbsentTies {
        /// It is more evil than the players.
        "more-evil" MoreEvil
        /// It is less evil than the players.
        "less-evil" LessEvil
    }
    /// §MI-56 When a Poisoned Meal counts as a use of an amulet.
    pub enum MealFlag {
        /// Whenever its bearer survives thanks to anti-trap icons.
        "always" Always
        /// When the damage reaches the hit points without it.
        "by-damage" ByDamage
    }
}

kernel::options! {
    /// What a table chooses.
    pub struct Options {
        /// §DL-101 Number of players.
        "DL-101" seats: u8 = 4, 2..=4;
        /// §MI-1 Without magic items, or with one of the variants.
        "MI-1" items: Items;
        /// §DL-12 §DL-51 Orders put away at random, and a blank tile instead of the special event.
        "DL-12" beginner: bool = false;
        /// §DL-94 Who takes fatigue.
        "DL-94" fatigue: Fatigue;
        /// §DL-87 What spells of the later rounds need.
        "DL-87" thresholds: Thresholds;
        /// §DL-79 The combat card is turned up before the plans are made.
        "DL-79" card_before_planning: bool = false;
        /// §DL-47 Conquered tiles are taxed.
        "DL-47" conquered_taxed: bool = true;
        /// §DL-99 Conquered rooms and tunnels count for points and titles.
        "DL-99" conquered_rooms_count: bool = true;
        /// §DL-33 Ghosts may be eaten.
        "DL-33" ghost_food: bool = false;
        /// §DL-66 The starting-player token passes after Combat as well.
        "DL-66" pass_after_combat: bool = true;
        /// §DL-107 With two players: the rank of the counter that nobody plays, among equals.
        "DL-107" absent_ties: AbsentTies, only seats ["2"];
        /// §DL-104 A non-player at the monsters takes the leftmost away.
        // §DL-101 With four players nobody is absent.
        "DL-104" absent_hires: bool = false, only seats ["2", "3"];
        /// §MI-56 When a Poisoned Meal counts as a use of an amulet.
        "MI-56" meal_flag: MealFlag, only items ["\"advanced\""];
    }
}

/// Checks options and content; all reasons at once.
pub(crate) fn open(options: &Options, pack: Option<&Pack>) -> Result<DungeonLords, SetupError> {
    let mut reasons = options.out_of_range();
    match Content::load(pack) {
        Ok(content) if reasons.is_empty() => Ok(DungeonLords { options: options.clone(), content }),
        Ok(_) => Err(SetupError(reasons)),
        Err(faults) => {
            reasons.extend(faults);
            Err(SetupError(reasons))
        }
    }
}
