//! For how long the server has been up.

use rusqlite::{Connection, params};

use super::sqlite::{moment, signed};

/// A stretch of time in which the server was up and its wall clock went on evenly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Era {
    /// Its number, from 1.
    pub number: u32,
    /// When it began, by the wall clock of its time.
    pub began_ms: u64,
    /// When it ended, or up to when it is known to have lasted.
    pub ended_ms: u64,
    /// For how long the server had been up in all when it began.
    pub up_ms: u64,
}

impl Era {
    /// The one that follows when the wall clock says this.
    #[must_use]
    pub fn next(&self, wall: u64) -> Era {
        let lasted = self.ended_ms.saturating_sub(self.began_ms);
        let (number, up_ms) = (self.number + 1, self.up_ms + lasted);
        Era { number, began_ms: wall, ended_ms: wall, up_ms }
    }
}

/// Eras that are kept; whatever is older than all of them counts as if it came with the first.
const KEPT: u32 = 1000;

/// Keeps an era, or how long it has lasted by now.
pub(super) fn keep(connection: &Connection, era: &Era) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO eras (number, began_ms, ended_ms, up_ms)
             VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute(params![
            era.number,
            signed(era.began_ms),
            signed(era.ended_ms),
            signed(era.up_ms)
        ])?;
    connection
        .prepare_cached("DELETE FROM eras WHERE number <= ?1")?
        .execute([era.number.saturating_sub(KEPT)])
        .map(drop)
}

/// All that are kept, in order.
pub(super) fn all(connection: &Connection) -> rusqlite::Result<Vec<Era>> {
    let read = |row: &rusqlite::Row<'_>| {
        let number = row.get(0)?;
        let (began_ms, ended_ms) = (moment(row, 1)?, moment(row, 2)?);
        Ok(Era { number, began_ms, ended_ms, up_ms: moment(row, 3)? })
    };
    connection
        .prepare("SELECT number, began_ms, ended_ms, up_ms FROM eras ORDER BY number")?
        .query_map([], read)?
        .collect()
}
