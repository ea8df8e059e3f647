//! The file of the map.

use kernel::Name;
use serde::Deserialize;

use super::{HexName, Side, Source};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MapFile {
    pub(crate) schema: u32,
    pub(crate) row: Vec<Row>,
    pub(crate) grid: Grid,
    pub(crate) entry: Entry,
    pub(crate) exit: Exit,
    pub(crate) town: Vec<Town>,
    pub(crate) river: Vec<River>,
    pub(crate) label: Vec<Label>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Row {
    pub(crate) n: u16,
    pub(crate) codes: String,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Grid {
    pub(crate) columns: u16,
    pub(crate) rows: u16,
    #[serde(rename = "orientation")]
    _orientation: Orientation,
    #[serde(rename = "lower_columns")]
    _lower_columns: LowerColumns,
    #[serde(rename = "origin")]
    _origin: Origin,
    pub(crate) source: Source,
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
pub(crate) struct Entry {
    pub(crate) column: u16,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Exit {
    pub(crate) edges: Vec<String>,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Town {
    pub(crate) id: String,
    pub(crate) hex: HexName,
    pub(crate) name: Name,
    pub(crate) modern: String,
    #[serde(rename = "home")]
    pub(crate) home: bool,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct River {
    pub(crate) id: String,
    #[serde(rename = "name")]
    _name: Name,
    pub(crate) sides: Vec<Side>,
    pub(crate) source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Label {
    pub(crate) id: String,
    #[serde(rename = "name")]
    _name: Name,
    pub(crate) kind: String,
    pub(crate) hexes: Vec<HexName>,
    pub(crate) source: Source,
}
