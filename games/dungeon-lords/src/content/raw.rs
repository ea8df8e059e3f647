//! The files of the content as they are written: one record per printed thing.

use kernel::Name;
pub use kernel::Source;
use serde::{Deserialize, Serialize};

/// How sure a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

macro_rules! file {
    ($name:ident { $($field:ident : $kind:ty),* $(,)? }) => {
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code, reason = "some values are only for people")]
        #[allow(clippy::struct_field_names, reason = "the keys of the files")]
        pub(super) struct $name { $(pub(super) $field: $kind),* }
    };
}

/// What every record ends with.
macro_rules! record {
    ($name:ident { $($(#[$meta:meta])* $field:ident : $kind:ty),* $(,)? }) => {
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code, reason = "names and notes are for people")]
        #[allow(clippy::struct_field_names, reason = "the keys of the files")]
        pub(super) struct $name {
            pub(super) id: String,
            pub(super) source: Source,
            pub(super) confidence: Confidence,
            $($(#[$meta])* pub(super) $field: $kind),*
        }
    };
}

file! { Actions { schema: u32, space: Vec<Space> } }
record! { Space {
    action: String, name: Name, action_order: u8, space: String, space_index: u8,
    resolve_rank: u8, cost: Amounts, gain: Amounts, effect: String, foreman: Option<u8>,
    max_workers: Option<u8>, first_order_surcharge: Option<Amounts>,
    year2_extra_draw: Option<u8>, year2_return: Option<u8>,
} }

file! { Adventurers { schema: u32, adventurer: Vec<Adventurer> } }
record! { Adventurer {
    name: Option<Name>, year: u8, class: String, runes: u8, hp: u8, icon: String, icons: u8, effect: String,
} }

file! { Paladins { schema: u32, paladin_space: i8, paladin: Vec<Paladin> } }
record! { Paladin {
    name: Option<Name>, year: u8, hp: u8, anti_trap: u8, magic: u8, heart: u8, effect: String, points: i8,
    points_source: Source, points_confidence: Confidence,
} }

file! { Monsters { schema: u32, monster: Vec<Monster> } }
record! { Monster {
    name: Name, copies_year1: u8, copies_year2: u8, is_ghost: bool, cost: Amounts,
    options: Vec<String>, passive: String, note: String,
} }

file! { Traps { schema: u32, trap: Vec<Trap> } }
record! { Trap {
    name: Name, copies: u8, copies_confidence: Confidence, cost: Amounts, effect: String,
    note: String,
} }

file! { Rooms { schema: u32, room: Vec<Room> } }
record! { Room {
    name: Name, year: u8, imps: Option<u8>, input: Option<Amounts>, output: Option<Amounts>,
    zone: String, effect: String, name_confidence: Confidence, note: Option<String>,
} }

file! { Cards {
    schema: u32, spell_threshold_by_round: Vec<u8>, spell_threshold_source: Vec<Source>,
    cards_used_per_year: u8, card: Vec<Card>,
} }
record! { Card {
    name: Name, year: u8, speed: String, effect: String, fatigue: u8, note: String,
    speed_source: Source, fatigue_source: Source,
} }

file! { Events {
    schema: u32, event_tile: Vec<EventTile>, beginner_tile: Vec<EventTile>,
    special_event: Vec<SpecialEvent>,
} }
record! { EventTile { name: Name, effect: String, note: Option<String> } }
record! { SpecialEvent { name: Name, effect: String, note: String } }

file! { Items {
    schema: u32, colours: Vec<String>, basic_points_per_captured_item: i8,
    advanced_points_per_used_item: i8, item: Vec<Item>,
} }
record! { Item {
    name: Name, copies_per_colour: u8, class: String, bonus: String, amount: u8, blank: bool,
    effect: String,
} }

file! { Scoring {
    schema: u32, licence_needs_more_than: i8, score: Vec<Score>, title: Vec<Title>,
} }
record! { Score {
    counts: String, points: i8, room: Option<String>, variant: Option<String>,
} }
record! { Title { name: Name, measure: String, needs_minimum_1: bool } }
