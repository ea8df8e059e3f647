//! The files as they are written; unknown keys are errors.

mod counters;
mod map;
mod tables;

pub(crate) use counters::{Demon, DemonFile, Mortal, MortalFile, Treasure, TreasureFile};
pub(crate) use map::{Label, MapFile, River};
pub(crate) use tables::{
    Band, Conjuration, MagicianLine, PowerLine, RankLine, Shield, TableFile, TerrainLine, Torture,
};

pub(crate) use kernel::Source;
use serde::{Deserialize, Deserializer, de};

/// A hex as two digits of its column and two of its row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HexName(pub(crate) u16);

impl<'de> Deserialize<'de> for HexName {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        let text = String::deserialize(reader)?;
        name(&text).map(HexName).ok_or_else(|| de::Error::custom(format!("{text} is no hex")))
    }
}

/// The number of a hex written with four digits.
fn name(text: &str) -> Option<u16> {
    let digits = text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

/// A side as the two hexes it separates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Side(pub(crate) u16, pub(crate) u16);

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        let text = String::deserialize(reader)?;
        let side = text.split_once('/').and_then(|(a, b)| Some(Side(name(a)?, name(b)?)));
        side.ok_or_else(|| de::Error::custom(format!("{text} is no side of two hexes")))
    }
}
