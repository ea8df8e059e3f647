//! Spells and items.

use serde::{Deserialize, Serialize};

use super::super::raw::Source;
use crate::ids::Faction;

/// What a spell may be cast on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpellTarget {
    /// Any card.
    Card,
    /// Any card but chariots and guns.
    CardNoMachine,
    /// A unit.
    Unit,
    /// A unit that has morale.
    UnitWithMorale,
    /// An impetuous unit of the caster's side.
    OwnImpetuousUnit,
    /// A character, giant or dragon.
    CharacterOrMonster,
    /// A large element or a character.
    LargeOrCharacter,
    /// One element.
    Element,
    /// A hex.
    Hex,
}

/// How long a spell lasts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duration {
    /// At once.
    Instant,
    /// This turn.
    OneTurn,
    /// This turn and the next.
    TwoTurns,
    /// To the end.
    Game,
}

/// What a spell changes; nothing where a key is absent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SpellChange {
    /// Armour against shots.
    pub armour_ranged: i8,
    /// Armour against blows.
    pub armour_melee: i8,
    /// Manoeuvres.
    pub manoeuvres: i8,
    /// Power of blows.
    pub melee_power: i8,
    /// Movement points of every order.
    pub mp: i8,
    /// To hit it with missiles and guns.
    pub incoming_ranged: i8,
    /// Morale a.
    pub morale_a: i8,
    /// Morale b.
    pub morale_b: i8,
    /// Ranged skill.
    pub ranged_skill: i8,
    /// Hit points restored.
    pub heal: u8,
    /// The unit tests losses by shooting with this added to a.
    pub test_shooting_loss_a: i8,
    /// Power on the hex and around it.
    pub area_power: i8,
    /// How far around.
    pub radius: u8,
    /// No advance by movement points.
    pub no_advance: bool,
    /// Shots as at a target in a wood.
    pub counts_as_wood: bool,
    /// Steady again.
    pub calm: bool,
    /// Power against one element, less its ranged armour.
    pub bolt_power: i8,
}

/// A spell.
#[derive(Clone, Debug)]
pub struct Spell {
    /// Its stable word.
    pub id: String,
    /// Whose list it is on.
    pub faction: Faction,
    /// §DW-220 Its level and cost.
    pub level: u8,
    /// What it is cast on.
    pub target: SpellTarget,
    /// How far.
    pub range: u8,
    /// How long.
    pub duration: Duration,
    /// What it changes.
    pub change: SpellChange,
    /// Where it comes from.
    pub source: Source,
}

/// Who may bear an item.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Carrier {
    /// A character.
    Character,
    /// A wizard.
    Wizard,
    /// A unit.
    Unit,
    /// The leader of a unit.
    UnitLeader,
    /// A unit on foot.
    InfantryUnit,
}

impl Carrier {
    /// The stable id.
    pub const fn id(self) -> &'static str {
        match self {
            Carrier::Character => "character",
            Carrier::Wizard => "wizard",
            Carrier::Unit => "unit",
            Carrier::UnitLeader => "unit-leader",
            Carrier::InfantryUnit => "infantry-unit",
        }
    }
}

/// What an item needs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// A standard bearer.
    Standard,
    /// A musician.
    Musician,
}

impl Need {
    /// The stable id.
    pub const fn id(self) -> &'static str {
        match self {
            Need::Standard => "standard",
            Need::Musician => "musician",
        }
    }
}

/// What an item changes; nothing where a key is absent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ItemChange {
    /// One spell up to this level, named at set-up, cast once without cost or roll.
    pub stored_spell_max_level: u8,
    /// Power of all blows of the unit.
    pub melee_power_unit: i8,
    /// Fear.
    pub fear: i8,
    /// The bearer strikes with this power if he is of size 2, one more by size up to 4.
    pub melee_power_set: i8,
    /// Morale a.
    pub morale_a: i8,
    /// Spell points that are never renewed or drained.
    pub spell_points_extra: u8,
    /// Range of a shot.
    pub shot_range: u8,
    /// Power of that shot.
    pub shot_power: i8,
    /// Hit points restored once.
    pub heal_once: u8,
    /// Movement points of every order.
    pub mp: i8,
    /// To hit with own missiles.
    pub own_shooting: i8,
    /// To hit it in melee.
    pub incoming_melee: i8,
}

/// An item.
#[derive(Clone, Debug)]
pub struct Item {
    /// Its stable word.
    pub id: String,
    /// Its price.
    pub points: u16,
    /// Who may buy it; nobody named: everybody.
    pub factions: Vec<Faction>,
    /// Who may bear it.
    pub carriers: Vec<Carrier>,
    /// What it needs.
    pub needs: Vec<Need>,
    /// What it changes.
    pub change: ItemChange,
    /// Where it comes from.
    pub source: Source,
}
