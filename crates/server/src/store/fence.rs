//! One writer for one file, even where the lock does not hold: network drives, hard links, copies
//! of a machine. And one file for one writer: what is written to a file that somebody has moved away
//! or deleted is found by nobody.
//!
//! Whoever opens the file last leaves a token in it, and every commit looks first whether its own
//! token still stands there. A server that was replaced so is refused from its next commit on;
//! nothing that it has acknowledged is touched.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension, params};

use super::StoreError;
use crate::random;

/// The token of one opening of the file, and which files those are.
#[derive(Debug)]
pub(super) struct Fence {
    token: [u8; 32],
    files: Vec<(PathBuf, Identity)>,
}

/// What tells a file from another of the same name.
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(file: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    let found = std::fs::metadata(file).ok()?;
    Some((found.dev(), found.ino()))
}

/// Where files have no such thing, nobody can take one away that is open.
#[cfg(not(unix))]
fn identity(_: &Path) -> Option<Identity> {
    None
}

impl Fence {
    /// Takes the file over from whoever wrote to it before.
    pub(super) fn raise(connection: &Connection, file: &Path) -> rusqlite::Result<Fence> {
        let token = random::bytes();
        connection.execute(
            "INSERT OR REPLACE INTO writer (one, token) VALUES (1, ?1)",
            params![token.as_slice()],
        )?;
        let mut log = file.as_os_str().to_owned();
        log.push("-wal");
        let files = [file.to_owned(), log.into()].into_iter();
        let files = files.filter_map(|file| identity(&file).map(|found| (file, found))).collect();
        Ok(Fence { token, files })
    }

    /// Whether the file is still ours; ask inside the transaction that is to be committed.
    pub(super) fn holds(&self, connection: &Connection) -> Result<(), StoreError> {
        let is_there = |(file, known): &(PathBuf, Identity)| identity(file) == Some(*known);
        if !self.files.iter().all(is_there) {
            return Err(StoreError::Moved);
        }
        let stands: Option<bool> = connection
            .prepare_cached("SELECT token = ?1 FROM writer")?
            .query_row(params![self.token.as_slice()], |row| row.get(0))
            .optional()?;
        if stands == Some(true) { Ok(()) } else { Err(StoreError::Replaced) }
    }
}
