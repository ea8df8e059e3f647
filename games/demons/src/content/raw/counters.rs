//! The files of mortals, demons and treasures.

use kernel::Name;
use serde::Deserialize;

use super::{HexName, Source};
use crate::kinds::{Attitude, Power, Rank};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MortalFile {
    pub(crate) schema: u32,
    pub(crate) mortal: Vec<Mortal>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Mortal {
    pub(crate) no: u8,
    pub(crate) id: String,
    pub(crate) name: Name,
    pub(crate) home: HexName,
    pub(crate) town: String,
    pub(crate) strength: u8,
    pub(crate) clergy: bool,
    pub(crate) bribable: bool,
    pub(crate) name_source: Source,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DemonFile {
    pub(crate) schema: u32,
    #[serde(rename = "ring")]
    pub(crate) ring: Ring,
    pub(crate) demon: Vec<Demon>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ring {
    #[serde(rename = "name")]
    _name: Name,
    pub(crate) pile: Rank,
    #[serde(rename = "strength")]
    pub(crate) strength: u8,
    pub(crate) powers: Vec<Power>,
    pub(crate) ducats: i32,
    #[serde(rename = "ducats_source")]
    _ducats_source: Source,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Demon {
    pub(crate) priority: u8,
    pub(crate) id: String,
    pub(crate) name: Name,
    pub(crate) titles: Vec<String>,
    pub(crate) legions: u16,
    pub(crate) rank: Rank,
    pub(crate) attitude: Attitude,
    pub(crate) strength: u8,
    pub(crate) powers: Vec<Power>,
    pub(crate) name_source: Source,
    #[serde(rename = "rank_source")]
    _rank_source: Option<Source>,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TreasureFile {
    pub(crate) schema: u32,
    #[serde(rename = "box")]
    pub(crate) treasure: Vec<Treasure>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Treasure {
    pub(crate) die1: u8,
    pub(crate) die2: u8,
    pub(crate) id: String,
    pub(crate) hex: HexName,
    pub(crate) seize: u8,
    pub(crate) thousands: u16,
    pub(crate) name: Name,
    pub(crate) source: Source,
}
