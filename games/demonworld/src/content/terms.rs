//! Terms of a sum: what may add to initiative, to a blow, to a shot, each with its paragraph.

use kernel::{RuleRef, rule};
use serde::{Deserialize, Serialize};

use crate::ids::{ItemId, SpellId};

/// What adds to a number: a row of its table, or what somebody bears or is under.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Addend<T> {
    /// A row of the table.
    Row(T),
    /// §PR-114 A lasting spell.
    Spell(SpellId),
    /// §FR-167 An item.
    Item(ItemId),
}

impl<T> From<T> for Addend<T> {
    fn from(row: T) -> Addend<T> {
        Addend::Row(row)
    }
}

/// What a value is counted by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Per {
    /// Once.
    Once,
    /// For each point of the card's value.
    Card,
    /// For each segment of size.
    Size,
    /// For each level.
    Level,
    /// For each element.
    Element,
    /// For each of the two hexes.
    Hex,
    /// For each two segments.
    TwoSegments,
}

impl std::fmt::Display for Per {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Per::Once => "once",
            Per::Card => "card",
            Per::Size => "size",
            Per::Level => "level",
            Per::Element => "element",
            Per::Hex => "hex",
            Per::TwoSegments => "two-segments",
        })
    }
}

macro_rules! terms {
    ($(#[$doc:meta])* $name:ident: $($variant:ident = $id:literal, $rule:literal, $per:ident;)+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "the id of a variant is its name")]
        pub enum $name {
            $(#[serde(rename = $id)] $variant,)+
        }

        impl $name {
            /// All of them, in the order of the sheet.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The stable id.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id),+ }
            }

            /// The paragraph that it stands on.
            pub const fn rule(self) -> RuleRef {
                match self { $($name::$variant => rule!($rule)),+ }
            }

            /// What its value is counted by.
            pub const fn per(self) -> Per {
                match self { $($name::$variant => Per::$per),+ }
            }

            /// Its place in the list.
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}

terms! {
    /// What adds to initiative.
    InitiativeTerm:
    Pike = "pike", "DW-52", Once;
    OrderCharge = "order-C", "DW-53", Once;
    OrderHold = "order-T", "DW-53", Once;
    Spear = "spear", "DW-54", Once;
    Lance = "lance", "DW-54", Once;
    OrderSkirmish = "order-H", "DW-55", Once;
    TwoHanded = "two-handed", "DW-56", Once;
    Impetuous = "impetuous", "DW-57", Once;
    Dive = "dive", "PR-131", Once;
}

terms! {
    /// What adds to the number a blow needs.
    MeleeTerm:
    Weapon = "weapon", "DW-58", Card;
    Wedge = "wedge", "DW-266", Element;
    Leader = "leader", "DW-59", Once;
    Standard = "standard", "DW-60", Once;
    AirSize = "air-size", "DW-61", Size;
    Armour = "armour", "DW-62", Card;
    AirArmour = "air-armour", "DW-63", Size;
    Skill = "skill", "DW-64", Card;
    TargetSkill = "target-skill", "DW-65", Card;
    Charge = "charge", "DW-66", Card;
    Dive = "dive", "DW-67", Once;
    Pikes = "pikes", "DW-68", Once;
    TargetSkirmish = "target-skirmish", "DW-69", Once;
    OwnSkirmish = "own-skirmish", "DW-70", Once;
    Flank = "flank", "DW-71", Once;
    Rear = "rear", "DW-72", Once;
    Edge = "edge", "DW-76", Once;
    Higher = "higher", "DW-77", Level;
    Lower = "lower", "DW-78", Level;
    Support = "support", "DW-79", Element;
    Water = "water", "DW-82", Hex;
}

terms! {
    /// What adds to the number a shot needs.
    ShootingTerm:
    Weapon = "weapon", "DW-86", Card;
    Skill = "skill", "DW-87", Card;
    Armour = "armour", "DW-88", Card;
    Support = "support", "DW-89", Element;
    Segments = "segments", "DW-90", TwoSegments;
    Wood = "wood", "DW-91", Once;
}
