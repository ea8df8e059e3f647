//! The tables with dice, as clients draw them.

use serde::Serialize;
use ts_rs::TS;

use crate::content::raw;
use crate::kinds::{CombatResult, Finding};

/// A range; no end means as far as it goes.
#[derive(Debug, Serialize, TS)]
struct RangeShape {
    min: Option<i32>,
    max: Option<i32>,
}

/// §6.0b Results by modified die and summed strength.
#[derive(Debug, Serialize, TS)]
pub(super) struct DiscoveryShape {
    columns: Vec<RangeShape>,
    rows: Vec<(RangeShape, Vec<Finding>)>,
}

/// §8.0a Results by die and difference.
#[derive(Debug, Serialize, TS)]
pub(super) struct CombatShape {
    columns: Vec<RangeShape>,
    rows: Vec<(u8, Vec<CombatResult>)>,
}

/// §16.0a Wounds by die.
#[derive(Debug, Serialize, TS)]
pub(super) struct TortureShape {
    die_min: u8,
    die_max: u8,
    wounds: u8,
}

/// Table 6.3.
pub(super) fn discovery(tables: &raw::TableFile) -> DiscoveryShape {
    let rows = tables.discovery_row.iter();
    DiscoveryShape {
        columns: tables
            .discovery_column
            .iter()
            .map(|band| RangeShape { min: band.min, max: band.max })
            .collect(),
        rows: rows
            .map(|row| (RangeShape { min: row.min, max: row.max }, row.results.clone()))
            .collect(),
    }
}

/// Table 8.3.
pub(super) fn combat(tables: &raw::TableFile) -> CombatShape {
    CombatShape {
        columns: tables
            .combat_column
            .iter()
            .map(|band| RangeShape { min: band.min, max: band.max })
            .collect(),
        rows: tables.combat_row.iter().map(|row| (row.die, row.results.clone())).collect(),
    }
}

/// §16.0a One line of the torture die.
pub(super) fn torture(line: &raw::Torture) -> TortureShape {
    TortureShape { die_min: line.die_min, die_max: line.die_max, wounds: line.wounds }
}
