//! Recruiting cards.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::super::raw::Source;
use super::Step;
use crate::ids::{Arm, Base, CardKind, Faction, Flight, Formation, Order, Special, WeaponId};

/// The special figures of a unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// §DW-202 The leader.
    Leader,
    /// §DW-203 The standard bearer.
    Standard,
    /// §DW-119 The musician.
    Musician,
}

/// Two values of armour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Armour {
    /// §DW-88 Against shots.
    pub ranged: i8,
    /// §DW-62 Against blows.
    pub melee: i8,
}

/// Two values of skill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skill {
    /// §DW-87 With missiles.
    pub ranged: i8,
    /// §DW-64 In melee.
    pub melee: i8,
}

/// A weapon in the hands of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arms {
    /// Which.
    pub weapon: WeaponId,
    /// Its final power.
    pub power: i8,
}

/// A missile weapon in the hands of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missile {
    /// Which.
    pub weapon: WeaponId,
    /// §DW-86 Power by range, nearest first.
    pub steps: Vec<Step>,
}

impl Missile {
    /// §DW-86 Power at a distance; nothing beyond the longest range.
    pub fn power(&self, distance: u8) -> Option<i8> {
        self.steps.iter().find(|step| distance <= step.range).map(|step| step.power)
    }

    /// The longest range.
    pub fn reach(&self) -> u8 {
        self.steps.last().map_or(0, |step| step.range)
    }
}

/// §DW-115 Bands of range of a gun.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Band {
    /// §DW-116
    Short,
    /// §DW-117
    Medium,
    /// §DW-118
    Long,
}

impl Band {
    /// All of them, nearest first.
    pub const ALL: [Band; 3] = [Band::Short, Band::Medium, Band::Long];
}

/// §PR-118 A gun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gun {
    /// What it fires.
    pub projectile: WeaponId,
    /// Shortest distance.
    pub minimum: u8,
    /// Longest distances of the three bands.
    pub reach: [u8; 3],
    /// Power on the hexes struck.
    pub power_a: i8,
    /// §DW-112 Power around them.
    pub power_b: i8,
}

impl Gun {
    /// §PR-118 The band of a distance.
    pub fn band(&self, distance: u8) -> Option<Band> {
        if distance < self.minimum {
            return None;
        }
        Band::ALL.into_iter().find(|band| distance <= self.reach[*band as usize])
    }
}

/// §PR-60 The animals before a chariot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Animals {
    /// Their armour.
    pub armour: Armour,
    /// Their size.
    pub size: i8,
}

/// A recruiting card.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its stable word.
    pub id: String,
    /// Its people.
    pub faction: Faction,
    /// Its group in army lists.
    pub group: String,
    /// What it recruits.
    pub kind: CardKind,
    /// Its arm.
    pub arm: Arm,
    /// The shape of its bases.
    pub base: Base,
    /// Its price.
    pub points: u16,
    /// How many elements.
    pub elements: u8,
    /// Figures on a base.
    pub figures: Option<u8>,
    /// Its special figures.
    pub roles: Vec<Role>,
    /// Movement points by order; units have none on T, guns none on C.
    pub mp: [Option<u8>; 4],
    /// §PR-42 Manoeuvres before the musician.
    pub manoeuvres: u8,
    /// The formations that it knows.
    pub formations: Vec<Formation>,
    /// §DW-51 Initiative.
    pub initiative: i8,
    /// Size in segments.
    pub size: i8,
    /// Hit points of one element.
    pub hp: u8,
    /// Its armour.
    pub armour: Armour,
    /// Its skill.
    pub skill: Skill,
    /// §DW-208 Fear.
    pub fear: i8,
    /// §DW-159 The value to reach; without it nothing frightens.
    pub morale_a: Option<i8>,
    /// §DW-161 The value to stay below; without it no obedience test.
    pub morale_b: Option<i8>,
    /// §DW-66 Charge bonus.
    pub charge_bonus: i8,
    /// Stars of a commander.
    pub stars: u8,
    /// §PR-83 Command radius.
    pub command_radius: u8,
    /// §DW-223 Level of a wizard.
    pub magic_level: u8,
    /// §PR-141 How much higher the crew stands.
    pub platform_height: i8,
    /// §DW-102 Overrun value.
    pub overrun: Option<i8>,
    /// §DW-93 Breath.
    pub breath: Option<i8>,
    /// Its weapons in melee.
    pub melee: Vec<Arms>,
    /// Its missiles.
    pub ranged: Option<Missile>,
    /// Its gun.
    pub gun: Option<Gun>,
    /// §PR-60 Its draught animals.
    pub animals: Option<Animals>,
    /// §PR-141 Armour of the anchor hex.
    pub front_armour: Option<Armour>,
    /// How it flies.
    pub flight: Flight,
    /// §PR-141 Its hooks.
    pub special: Vec<Special>,
    /// Where it comes from.
    pub source: Source,
    /// Whether its numbers were converted from the older edition.
    pub converted: bool,
    /// Which values of a reconstructed card are published.
    pub published: Vec<String>,
}

impl Card {
    /// Movement points of an order.
    pub fn points_of(&self, order: Order) -> u8 {
        self.mp[order.index()].unwrap_or(0)
    }

    /// Whether it has a hook.
    pub fn has(&self, special: Special) -> bool {
        self.special.contains(&special)
    }

    /// Whether its unit has a special figure.
    pub fn has_role(&self, role: Role) -> bool {
        self.roles.contains(&role)
    }

    /// Whether it knows a formation.
    pub fn knows(&self, formation: Formation) -> bool {
        self.formations.contains(&formation)
    }

    /// §DW-274 Whether it is a horde.
    pub fn is_horde(&self) -> bool {
        self.knows(Formation::Horde)
    }
}
