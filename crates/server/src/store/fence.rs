//! One writer for one file, even where the lock does not hold: network drives, hard links, copies
//! of a machine.
//!
//! Whoever opens the file last leaves a token in it, and every commit looks first whether its own
//! token still stands there. A server that was replaced so is refused from its next commit on;
//! nothing that it has acknowledged is touched.

use rusqlite::{Connection, OptionalExtension, params};

use super::StoreError;
use crate::random;

/// The token of one opening of the file.
#[derive(Debug)]
pub(super) struct Fence([u8; 32]);

impl Fence {
    /// Takes the file over from whoever wrote to it before.
    pub(super) fn raise(connection: &Connection) -> rusqlite::Result<Fence> {
        let token = random::bytes();
        connection.execute(
            "INSERT OR REPLACE INTO writer (one, token) VALUES (1, ?1)",
            params![token.as_slice()],
        )?;
        Ok(Fence(token))
    }

    /// Whether the file is still ours; ask inside the transaction that is to be committed.
    pub(super) fn holds(&self, connection: &Connection) -> Result<(), StoreError> {
        let stands: Option<bool> =
            connection.prepare_cached("SELECT token = ?1 FROM writer").and_then(|mut query| {
                query.query_row(params![self.0.as_slice()], |row| row.get(0)).optional()
            })?;
        if stands == Some(true) { Ok(()) } else { Err(StoreError::Replaced) }
    }
}
