//! The files as they are written; unknown keys are errors.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, de};

use crate::kinds::{Attitude, CombatResult, Finding, Power, Rank, Terrain};

/// Where a printed value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Source {
    Rulebook,
    Published,
    Reconstructed,
}

/// A hex as two digits of its column and two of its row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Name(pub(super) u16);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        let text = String::deserialize(reader)?;
        name(&text).map(Name).ok_or_else(|| de::Error::custom(format!("{text} is no hex")))
    }
}

/// The number of a hex written with four digits.
fn name(text: &str) -> Option<u16> {
    let digits = text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

/// A side as the two hexes it separates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Side(pub(super) u16, pub(super) u16);

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        let text = String::deserialize(reader)?;
        let side = text.split_once('/').and_then(|(a, b)| Some(Side(name(a)?, name(b)?)));
        side.ok_or_else(|| de::Error::custom(format!("{text} is no side of two hexes")))
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapFile {
    pub(super) schema: u32,
    pub(super) row: Vec<Row>,
    pub(super) grid: Grid,
    pub(super) entry: Entry,
    pub(super) exit: Exit,
    pub(super) town: Vec<Town>,
    pub(super) river: Vec<River>,
    pub(super) label: Vec<Label>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    pub(super) n: u16,
    pub(super) codes: String,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Grid {
    pub(super) columns: u16,
    pub(super) rows: u16,
    #[serde(rename = "orientation")]
    _orientation: Orientation,
    #[serde(rename = "lower_columns")]
    _lower_columns: LowerColumns,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Orientation {
    FlatTop,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum LowerColumns {
    Even,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Origin {
    NorthWest,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    pub(super) column: u16,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Exit {
    pub(super) edges: Vec<String>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Town {
    pub(super) id: String,
    pub(super) hex: Name,
    pub(super) name: String,
    #[serde(rename = "modern")]
    _modern: String,
    #[serde(rename = "home")]
    pub(super) home: bool,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct River {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "name")]
    _name: String,
    pub(super) sides: Vec<Side>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Label {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "kind")]
    _kind: String,
    pub(super) hexes: Vec<Name>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableFile {
    pub(super) schema: u32,
    pub(super) hexside: Vec<Hexside>,
    pub(super) discovery_column: Vec<Band>,
    pub(super) discovery_row: Vec<DiscoveryRow>,
    pub(super) combat_column: Vec<Band>,
    pub(super) combat_row: Vec<CombatRow>,
    pub(super) power: Vec<PowerLine>,
    pub(super) torture: Vec<Torture>,
    pub(super) counter: Vec<Counter>,
    pub(super) constant: Vec<Constant>,
    pub(super) conjuration: Vec<Conjuration>,
    pub(super) terrain: Vec<TerrainLine>,
    pub(super) shield: Vec<Shield>,
    pub(super) rank: Vec<RankLine>,
    pub(super) magician: Vec<MagicianLine>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hexside {
    #[serde(rename = "id")]
    _id: String,
    pub(super) extra_cost: u8,
    pub(super) discovery: i8,
    #[serde(rename = "source")]
    _source: Source,
}

/// A range without a lower or an upper end reaches as far as it can.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Band {
    #[serde(rename = "label")]
    _label: String,
    pub(super) min: Option<i32>,
    pub(super) max: Option<i32>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DiscoveryRow {
    #[serde(rename = "label")]
    _label: String,
    pub(super) min: Option<i32>,
    pub(super) max: Option<i32>,
    pub(super) results: Vec<Finding>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CombatRow {
    pub(super) die: u8,
    pub(super) results: Vec<CombatResult>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PowerLine {
    pub(super) letter: Power,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Torture {
    pub(super) die_min: u8,
    pub(super) die_max: u8,
    pub(super) wounds: u8,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Counter {
    pub(super) kind: String,
    pub(super) count: u16,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Constant {
    pub(super) name: String,
    pub(super) value: i32,
    #[serde(rename = "section")]
    _section: String,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Conjuration {
    pub(super) shield: String,
    pub(super) add: BTreeMap<String, i8>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TerrainLine {
    pub(super) id: Terrain,
    pub(super) code: String,
    pub(super) enter: bool,
    pub(super) cost: Option<u8>,
    pub(super) discovery: Option<i8>,
    pub(super) no_conjuration: Option<Vec<Rank>>,
    #[serde(rename = "cost_source")]
    _cost_source: Option<Source>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shield {
    pub(super) level: u8,
    pub(super) id: String,
    pub(super) cost_several: i32,
    pub(super) cost_solo: i32,
    #[serde(rename = "name_source")]
    _name_source: Option<Source>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RankLine {
    pub(super) order: u8,
    pub(super) id: Rank,
    #[serde(rename = "box")]
    pub(super) lowest: u8,
    pub(super) controls: u8,
    #[serde(rename = "controls_source")]
    _controls_source: Option<Source>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MagicianLine {
    #[serde(rename = "no")]
    _no: u8,
    #[serde(rename = "id")]
    _id: String,
    pub(super) name: String,
    pub(super) strength: u8,
    pub(super) movement: u8,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MortalFile {
    pub(super) schema: u32,
    pub(super) mortal: Vec<Mortal>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Mortal {
    pub(super) no: u8,
    pub(super) id: String,
    pub(super) name: String,
    pub(super) home: Name,
    pub(super) town: String,
    pub(super) strength: u8,
    pub(super) clergy: bool,
    pub(super) bribable: bool,
    #[serde(rename = "name_source")]
    _name_source: Source,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DemonFile {
    pub(super) schema: u32,
    #[serde(rename = "ring")]
    pub(super) ring: Ring,
    pub(super) demon: Vec<Demon>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ring {
    #[serde(rename = "name")]
    _name: String,
    pub(super) pile: Rank,
    #[serde(rename = "strength")]
    pub(super) strength: u8,
    pub(super) powers: Vec<Power>,
    pub(super) ducats: i32,
    #[serde(rename = "ducats_source")]
    _ducats_source: Source,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Demon {
    pub(super) priority: u8,
    pub(super) id: String,
    pub(super) name: String,
    #[serde(rename = "titles")]
    _titles: Vec<String>,
    #[serde(rename = "legions")]
    _legions: u16,
    pub(super) rank: Rank,
    pub(super) attitude: Attitude,
    pub(super) strength: u8,
    pub(super) powers: Vec<Power>,
    #[serde(rename = "name_source")]
    _name_source: Source,
    #[serde(rename = "rank_source")]
    _rank_source: Option<Source>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TreasureFile {
    pub(super) schema: u32,
    #[serde(rename = "box")]
    pub(super) treasure: Vec<Treasure>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Treasure {
    pub(super) die1: u8,
    pub(super) die2: u8,
    pub(super) id: String,
    pub(super) hex: Name,
    pub(super) seize: u8,
    pub(super) thousands: u16,
    pub(super) name: String,
    #[serde(rename = "source")]
    _source: Source,
}
