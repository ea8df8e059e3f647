//! The files of the content as they are written: one record per printed thing.

use kernel::Name;
pub use kernel::Source;
use pack::Schema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How sure a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Confidence {
    /// Seen on a component or told by the maker.
    High,
    /// Told by players.
    Medium,
    /// Guessed.
    Low,
}

/// A cost or gain in plain numbers, beside the effect line that says the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Amounts {
    pub(super) gold: i8,
    pub(super) food: i8,
    pub(super) imp: i8,
    pub(super) evil: i8,
    pub(super) trap: i8,
    pub(super) monster: i8,
    pub(super) tunnel: i8,
    pub(super) peek: i8,
    pub(super) room: i8,
}

/// What every record ends with.
macro_rules! records {
    ($($name:ident { $($field:ident : $kind:ty),* $(,)? })*) => {
        pack::records! { $(
            pub(super) $name {
                id: String,
                source: Source,
                confidence: Confidence,
                $($field: $kind),*
            }
        )* }
    };
}

pack::records! {
    pub(super) Actions { schema: Schema, space: Vec<Space> }
    pub(super) Adventurers { schema: Schema, adventurer: Vec<Adventurer> }
    pub(super) Paladins { schema: Schema, paladin_space: i8, paladin: Vec<Paladin> }
    pub(super) Monsters { schema: Schema, monster: Vec<Monster> }
    pub(super) Traps { schema: Schema, trap: Vec<Trap> }
    pub(super) Rooms { schema: Schema, room: Vec<Room> }
    pub(super) Cards {
        schema: Schema, spell_threshold_by_round: Vec<u8>, spell_threshold_source: Vec<Source>,
        cards_used_per_year: u8, card: Vec<Card>,
    }
    pub(super) Events {
        schema: Schema, event_tile: Vec<EventTile>, beginner_tile: Vec<EventTile>,
        special_event: Vec<SpecialEvent>,
    }
    pub(super) Items {
        schema: Schema, colours: Vec<String>, basic_points_per_captured_item: i8,
        advanced_points_per_used_item: i8, item: Vec<Item>,
    }
    pub(super) Scoring {
        schema: Schema, licence_needs_more_than: i8, score: Vec<Score>, title: Vec<Title>,
    }
}

records! {
    Space {
        action: String, name: Name, action_order: u8, space: String, space_index: u8,
        resolve_rank: u8, cost: Amounts, gain: Amounts, effect: String, foreman: Option<u8>,
        max_workers: Option<u8>, first_order_surcharge: Option<Amounts>,
        year2_extra_draw: Option<u8>, year2_return: Option<u8>,
    }
    Adventurer {
        name: Option<Name>, year: u8, class: String, runes: u8, hp: u8, icon: String, icons: u8,
        effect: String,
    }
    Paladin {
        name: Option<Name>, year: u8, hp: u8, anti_trap: u8, magic: u8, heart: u8, effect: String,
        points: i8, points_source: Source, points_confidence: Confidence,
    }
    Monster {
        name: Name, copies_year1: u8, copies_year2: u8, is_ghost: bool, cost: Amounts,
        options: Vec<String>, passive: String, note: String,
    }
    Trap {
        name: Name, copies: u8, copies_confidence: Confidence, cost: Amounts, effect: String,
        note: String,
    }
    Room {
        name: Name, year: u8, imps: Option<u8>, input: Option<Amounts>, output: Option<Amounts>,
        zone: String, effect: String, name_confidence: Confidence, note: Option<String>,
    }
    Card {
        name: Name, year: u8, speed: String, effect: String, fatigue: u8, note: String,
        speed_source: Source, fatigue_source: Source,
    }
    EventTile { name: Name, effect: String, note: Option<String> }
    SpecialEvent { name: Name, effect: String, note: String }
    Item {
        name: Name, copies_per_colour: u8, class: String, bonus: String, amount: u8, blank: bool,
        effect: String,
    }
    Score { counts: String, points: i8, room: Option<String>, variant: Option<String> }
    Title { name: Name, measure: String, needs_minimum_1: bool }
}
