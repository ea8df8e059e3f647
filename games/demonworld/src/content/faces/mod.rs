//! What is printed on cards, weapons, spells, items and ground, laid out for the rules.

mod cards;
mod ground;
mod magic;
mod weapons;

pub use cards::{Animals, Armour, Arms, Band, Card, Gun, Missile, Role, Skill};
pub use ground::{Chapters, DeviationEffect, EdgeFace, Failure, Terrain, TurnMode};
pub use magic::{Carrier, Duration, Item, ItemChange, Need, Spell, SpellChange, SpellTarget};
pub use weapons::{Step, Weapon, WeaponClass, WeaponKind, Zone};
