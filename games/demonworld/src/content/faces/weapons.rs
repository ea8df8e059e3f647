//! Weapons.

use serde::{Deserialize, Serialize};

use super::super::raw::Source;

/// How a weapon is used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WeaponKind {
    /// In hand.
    Melee,
    /// Teeth, claws, trunks.
    Natural,
    /// Shot or thrown.
    Ranged,
    /// Fired by a gun.
    Projectile,
}

/// The class of a weapon, as initiative and armour see it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WeaponClass {
    /// What comes to hand.
    Improvised,
    /// A javelin kept in hand.
    Javelin,
    /// One hand.
    Hand,
    /// One in each hand.
    Pair,
    /// §DW-56 Both hands.
    TwoHanded,
    /// §DW-54 A spear.
    Spear,
    /// §DW-52 A pike.
    Pike,
    /// §DW-54 A lance.
    Lance,
    /// Part of the body.
    Natural,
    /// Shot or thrown.
    Ranged,
    /// Fired by a gun.
    Projectile,
}

/// §PR-100 The hexes that a blow reaches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// The two front hexes of a standard element.
    #[default]
    StandardFront,
    /// The two frontal hexes of a dragon.
    DragonFrontal,
    /// Its left front hexes.
    DragonLeftFront,
    /// Its right front hexes.
    DragonRightFront,
    /// All its front hexes.
    DragonLeftOrRightFront,
    /// Behind it and beside its tail.
    DragonRearOrBackFlank,
    /// The two frontal hexes of a giant.
    GiantFrontal,
    /// Its left front and flank.
    GiantLeft,
    /// Its right front and flank.
    GiantRight,
    /// Behind a chariot and beside its carriage.
    ChariotCrew,
    /// Around a gun, one blow for each of its hexes.
    ArtilleryEachHex,
}

/// Power up to a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Longest distance.
    pub range: u8,
    /// Power there.
    pub power: i8,
}

/// A weapon.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a line of print")]
pub struct Weapon {
    /// Its stable word.
    pub id: String,
    /// How it is used.
    pub kind: WeaponKind,
    /// Its class.
    pub class: WeaponClass,
    /// §DW-52 §DW-54 §DW-56 Initiative in the first round.
    pub initiative: i8,
    /// Whether only the first round knows it.
    pub first_round_only: bool,
    /// §DW-68 What a frontal attacker suffers.
    pub against_front: i8,
    /// §PR-141 Power against cavalry and monsters.
    pub against_riders: i8,
    /// §PR-100 The hexes that it reaches.
    pub zone: Zone,
    /// Power in the hands of a size 2 element of four figures.
    pub power: Option<i8>,
    /// §DW-86 Power by range.
    pub steps: Vec<Step>,
    /// §PR-74 Whether it is only used on T.
    pub hold_only: bool,
    /// §PR-129 Whether it may carry fire.
    pub flaming: bool,
    /// §PR-118 Whether a projectile flies straight.
    pub direct: bool,
    /// §DW-109 Power lost by each success of a projectile.
    pub loss: i8,
    /// §DW-109 §DW-110 Whether a miss ends its flight.
    pub stops_on_miss: bool,
    /// §DW-112 Whether neighbours are struck too.
    pub splash: bool,
    /// Where it comes from.
    pub source: Source,
}
