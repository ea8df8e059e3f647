//! The file of tables, displays and printed numbers.

use std::collections::BTreeMap;

use kernel::Name;
use serde::Deserialize;

use super::Source;
use crate::kinds::{CombatResult, Finding, Power, Rank, Terrain};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableFile {
    pub(crate) schema: u32,
    pub(crate) hexside: Vec<Hexside>,
    pub(crate) discovery_column: Vec<Band>,
    pub(crate) discovery_row: Vec<DiscoveryRow>,
    pub(crate) combat_column: Vec<Band>,
    pub(crate) combat_row: Vec<CombatRow>,
    pub(crate) power: Vec<PowerLine>,
    pub(crate) torture: Vec<Torture>,
    pub(crate) counter: Vec<Counter>,
    pub(crate) constant: Vec<Constant>,
    pub(crate) conjuration: Vec<Conjuration>,
    pub(crate) terrain: Vec<TerrainLine>,
    pub(crate) shield: Vec<Shield>,
    pub(crate) rank: Vec<RankLine>,
    pub(crate) magician: Vec<MagicianLine>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hexside {
    #[serde(rename = "id")]
    _id: String,
    pub(crate) extra_cost: u8,
    pub(crate) discovery: i8,
    pub(crate) source: Source,
}

/// A range without a lower or an upper end reaches as far as it can.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Band {
    #[serde(rename = "label")]
    _label: String,
    pub(crate) min: Option<i32>,
    pub(crate) max: Option<i32>,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DiscoveryRow {
    #[serde(rename = "label")]
    _label: String,
    pub(crate) min: Option<i32>,
    pub(crate) max: Option<i32>,
    pub(crate) results: Vec<Finding>,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CombatRow {
    pub(crate) die: u8,
    pub(crate) results: Vec<CombatResult>,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PowerLine {
    pub(crate) letter: Power,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Torture {
    pub(crate) die_min: u8,
    pub(crate) die_max: u8,
    pub(crate) wounds: u8,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Counter {
    pub(crate) kind: String,
    pub(crate) count: u16,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Constant {
    pub(crate) name: String,
    pub(crate) value: i32,
    #[serde(rename = "section")]
    _section: String,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Conjuration {
    pub(crate) shield: String,
    pub(crate) add: BTreeMap<String, i8>,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TerrainLine {
    pub(crate) id: Terrain,
    pub(crate) code: String,
    pub(crate) enter: bool,
    pub(crate) cost: Option<u8>,
    pub(crate) discovery: Option<i8>,
    pub(crate) no_conjuration: Option<Vec<Rank>>,
    #[serde(rename = "cost_source")]
    _cost_source: Option<Source>,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shield {
    pub(crate) level: u8,
    pub(crate) id: String,
    pub(crate) cost_several: i32,
    pub(crate) cost_solo: i32,
    #[serde(rename = "name_source")]
    _name_source: Option<Source>,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RankLine {
    pub(crate) order: u8,
    pub(crate) id: Rank,
    #[serde(rename = "box")]
    pub(crate) lowest: u8,
    pub(crate) controls: u8,
    #[serde(rename = "controls_source")]
    _controls_source: Option<Source>,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MagicianLine {
    #[serde(rename = "no")]
    _no: u8,
    #[serde(rename = "id")]
    _id: String,
    pub(crate) name: Name,
    pub(crate) strength: u8,
    pub(crate) movement: u8,
    pub(crate) source: Source,
}
