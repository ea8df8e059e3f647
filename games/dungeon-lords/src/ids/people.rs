//! Everybody who can stand in a line.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// §DL-15 §DL-70 Somebody in a line: an adventurer, a paladin of a year, or the illusion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, TS)]
#[ts(type = "string")]
pub struct Who(u8);

/// Ids of everybody who can stand in a line; sixteen adventurers of each year come first.
#[rustfmt::skip]
pub const WHO: [&str; 35] = [
    "y1-warrior-1", "y1-warrior-2", "y1-warrior-3", "y1-warrior-4",
    "y1-thief-1", "y1-thief-2", "y1-thief-3", "y1-thief-4",
    "y1-priest-1", "y1-priest-2", "y1-priest-3", "y1-priest-4",
    "y1-wizard-1", "y1-wizard-2", "y1-wizard-3", "y1-wizard-4",
    "y2-warrior-1", "y2-warrior-2", "y2-warrior-3", "y2-warrior-4",
    "y2-thief-1", "y2-thief-2", "y2-thief-3", "y2-thief-4",
    "y2-priest-1", "y2-priest-2", "y2-priest-3", "y2-priest-4",
    "y2-wizard-1", "y2-wizard-2", "y2-wizard-3", "y2-wizard-4",
    "paladin-1", "paladin-2", "illusion",
];

impl Who {
    /// The illusion of the spell.
    pub const ILLUSION: Who = Who(34);
    /// How many adventurers there are.
    pub const ADVENTURERS: u8 = 32;

    /// The adventurer at this place of the list.
    pub const fn adventurer(index: u8) -> Who {
        Who(index % Who::ADVENTURERS)
    }

    /// §DL-70 The paladin of a year.
    pub const fn paladin(year: u8) -> Who {
        Who(if year == 1 { 32 } else { 33 })
    }

    /// The one with this id.
    pub fn find(id: &str) -> Option<Who> {
        (0u8..).zip(WHO).find(|(_, known)| *known == id).map(|(index, _)| Who(index))
    }

    /// The stable id.
    pub fn id(self) -> &'static str {
        WHO[self.index()]
    }

    /// Its place in the list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its identity in outcomes of chance.
    pub(crate) fn number(self) -> u16 {
        self.0.into()
    }

    /// Whether this is one of the 32 adventurers.
    pub fn is_adventurer(self) -> bool {
        self.0 < Who::ADVENTURERS
    }

    /// Whether this is a paladin.
    pub fn is_paladin(self) -> bool {
        self.0 == 32 || self.0 == 33
    }

    /// Whether this is somebody real: no illusion.
    pub fn is_real(self) -> bool {
        self != Who::ILLUSION
    }

    /// One bit in a set of prisoners.
    pub fn bit(self) -> u64 {
        1 << self.0
    }

    /// Everybody real in a set of prisoners.
    pub fn all_in(set: u64) -> impl Iterator<Item = Who> {
        (0..34).map(Who).filter(move |who| set & who.bit() != 0)
    }
}

kernel::by_word!(Who, id, find);

impl Serialize for Who {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Who::find(&id).ok_or_else(|| serde::de::Error::unknown_variant(&id, &WHO))
    }
}
