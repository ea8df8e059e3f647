//! The files as they are written.

use std::collections::BTreeMap;

use kernel::Name;
pub(crate) use kernel::Source;
use pack::Schema;
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer};

use crate::kinds::{Attitude, CombatResult, Finding, Power, Rank, Terrain};

/// What readers of hexes and sides expect, with the code of the reason that says so.
pub(super) const EXPECTS: &[(&str, &str)] = &[(HEX, "content-hex"), (SIDE, "content-side")];
const HEX: &str = "a hex";
const SIDE: &str = "a side of two hexes";

/// A hex as two digits of its column and two of its row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HexName(pub(crate) u16);

impl<'de> Deserialize<'de> for HexName {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        let text = String::deserialize(reader)?;
        let wrong = || D::Error::invalid_value(Unexpected::Str(&text), &HEX);
        name(&text).map(HexName).ok_or_else(wrong)
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
        side.ok_or_else(|| D::Error::invalid_value(Unexpected::Str(&text), &SIDE))
    }
}

pack::records! {
    pub(crate) MapFile {
        schema: Schema, row: Vec<Row>, grid: Grid, entry: Entry, exit: Exit, town: Vec<Town>,
        river: Vec<River>, label: Vec<Label>,
    }
    pub(crate) Row { n: u16, codes: String, source: Source }
    pub(crate) Grid {
        columns: u16, rows: u16, orientation: String, lower_columns: String, origin: String,
        source: Source,
    }
    pub(crate) Entry { column: u16, source: Source }
    pub(crate) Exit { edges: Vec<String>, source: Source }
    pub(crate) Town {
        id: String, hex: HexName, name: Name, modern: String, home: bool, source: Source,
    }
    pub(crate) River { id: String, name: Name, sides: Vec<Side>, source: Source }
    pub(crate) Label { id: String, name: Name, kind: String, hexes: Vec<HexName>, source: Source }
    pub(crate) MortalFile { schema: Schema, mortal: Vec<Mortal> }
    pub(crate) Mortal {
        no: u8, id: String, name: Name, home: HexName, town: String, strength: u8, clergy: bool,
        bribable: bool, name_source: Source, source: Source,
    }
    pub(crate) DemonFile { schema: Schema, ring: Ring, demon: Vec<Demon> }
    pub(crate) Ring {
        name: Name, pile: Rank, strength: u8, powers: Vec<Power>, ducats: i32,
        ducats_source: Source, source: Source,
    }
    pub(crate) Demon {
        priority: u8, id: String, name: Name, titles: Vec<String>, legions: u16, rank: Rank,
        attitude: Attitude, strength: u8, powers: Vec<Power>, name_source: Source,
        rank_source: Option<Source>, source: Source,
    }
    pub(crate) TreasureFile { schema: Schema, #[serde(rename = "box")] treasure: Vec<Treasure> }
    pub(crate) Treasure {
        die1: u8, die2: u8, id: String, hex: HexName, seize: u8, thousands: u16, name: Name,
        source: Source,
    }
    pub(crate) TableFile {
        schema: Schema, hexside: Vec<Hexside>, discovery_column: Vec<Band>,
        discovery_row: Vec<DiscoveryRow>, combat_column: Vec<Band>, combat_row: Vec<CombatRow>,
        power: Vec<PowerLine>, torture: Vec<Torture>, counter: Vec<Counter>,
        constant: Vec<Constant>, conjuration: Vec<Conjuration>, terrain: Vec<TerrainLine>,
        shield: Vec<Shield>, rank: Vec<RankLine>, magician: Vec<MagicianLine>,
    }
    pub(crate) Hexside { id: String, extra_cost: u8, discovery: i8, source: Source }
    /// A range without a lower or an upper end reaches as far as it can.
    pub(crate) Band { label: String, min: Option<i32>, max: Option<i32>, source: Source }
    pub(crate) DiscoveryRow {
        label: String, min: Option<i32>, max: Option<i32>, results: Vec<Finding>, source: Source,
    }
    pub(crate) CombatRow { die: u8, results: Vec<CombatResult>, source: Source }
    pub(crate) PowerLine { letter: Power, source: Source }
    pub(crate) Torture { die_min: u8, die_max: u8, wounds: u8, source: Source }
    pub(crate) Counter { kind: String, count: u16, source: Source }
    pub(crate) Constant { name: String, value: i32, section: String, source: Source }
    pub(crate) Conjuration { shield: String, add: BTreeMap<String, i8>, source: Source }
    pub(crate) TerrainLine {
        id: Terrain, code: String, enter: bool, cost: Option<u8>, discovery: Option<i8>,
        no_conjuration: Option<Vec<Rank>>, cost_source: Option<Source>, source: Source,
    }
    pub(crate) Shield {
        level: u8, id: String, cost_several: i32, cost_solo: i32, name_source: Option<Source>,
        source: Source,
    }
    pub(crate) RankLine {
        order: u8, id: Rank, #[serde(rename = "box")] lowest: u8, controls: u8,
        controls_source: Option<Source>, source: Source,
    }
    pub(crate) MagicianLine {
        no: u8, id: String, name: Name, strength: u8, movement: u8, source: Source,
    }
}
