//! What nobody has looked at for long.

use protocol::Status;
use rusqlite::{Connection, OptionalExtension, params};

use super::StoreError;
use super::sqlite::{signed, word};

/// What may be removed when nobody has looked at it for long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Tables that stand so.
    Tables(Status),
    /// Records that were brought.
    Uploads,
}

/// Ids of those that were last looked at before.
pub(super) fn find(
    connection: &Connection,
    of: Kind,
    before: u64,
    limit: u32,
) -> rusqlite::Result<Vec<String>> {
    let id = |row: &rusqlite::Row<'_>| row.get(0);
    match of {
        Kind::Tables(status) => connection
            .prepare_cached(
                "SELECT id FROM tables WHERE status = ?1 AND seen < ?2 ORDER BY seen LIMIT ?3",
            )?
            .query_map(params![word(status), signed(before), limit], id)?
            .collect(),
        Kind::Uploads => connection
            .prepare_cached("SELECT id FROM uploads WHERE seen < ?1 ORDER BY seen LIMIT ?2")?
            .query_map(params![signed(before), limit], id)?
            .collect(),
    }
}

/// Removes one, if it has not been looked at meanwhile.
pub(super) fn remove(
    connection: &Connection,
    of: Kind,
    id: &str,
    before: u64,
) -> Result<(), StoreError> {
    let is_stale = match of {
        // A table with recent rows is being played, or was when the server before ended.
        Kind::Tables(status) => connection
            .prepare_cached(
                "SELECT NOT EXISTS (SELECT 1 FROM tails WHERE table_id = ?1)
                 FROM tables WHERE id = ?1 AND status = ?2 AND seen < ?3",
            )?
            .query_row(params![id, word(status), signed(before)], |row| row.get(0))
            .optional()?,
        Kind::Uploads => connection
            .prepare_cached("SELECT seen < ?2 FROM uploads WHERE id = ?1")?
            .query_row(params![id, signed(before)], |row| row.get(0))
            .optional()?,
    };
    if is_stale != Some(true) {
        return Err(StoreError::Conflict);
    }
    if of == Kind::Uploads {
        connection.prepare_cached("DELETE FROM uploads WHERE id = ?1")?.execute([id])?;
        return Ok(());
    }
    Ok(wipe(connection, id).map(drop)?)
}

/// A table without recent rows goes with everything that refers to it; gives how many there were.
pub(super) fn wipe(connection: &Connection, table: &str) -> rusqlite::Result<usize> {
    connection.prepare_cached("DELETE FROM chat WHERE table_id = ?1")?.execute([table])?;
    connection.prepare_cached("DELETE FROM keys WHERE table_id = ?1")?.execute([table])?;
    connection.prepare_cached("DELETE FROM snapshots WHERE table_id = ?1")?.execute([table])?;
    connection.prepare_cached("DELETE FROM log WHERE table_id = ?1")?.execute([table])?;
    connection.prepare_cached("DELETE FROM tables WHERE id = ?1")?.execute([table])
}
