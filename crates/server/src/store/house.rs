//! The key of a house: what is signed with it is known again after a restart.

use rusqlite::{Connection, OptionalExtension, params};

use crate::random;

/// The key, made when it is asked for the first time.
pub(super) fn key(connection: &Connection) -> rusqlite::Result<[u8; 32]> {
    let read = || {
        let found = connection.query_row("SELECT key FROM house", [], |row| row.get(0));
        found.optional()
    };
    if let Some(key) = read()? {
        return Ok(key);
    }
    let fresh = random::bytes::<32>();
    connection.execute(
        "INSERT OR IGNORE INTO house (one, key) VALUES (1, ?1)",
        params![fresh.as_slice()],
    )?;
    // Another one may have been quicker.
    Ok(read()?.unwrap_or(fresh))
}
