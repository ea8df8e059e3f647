//! Whole files: checked, restored from a copy, salvaged. A damaged page spoils the tables on it and
//! no other; what can be read is read around it.

mod check;
mod read;
mod salvage;

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags};

pub use check::{Report, check};
pub(super) use read::recent_rows;
pub use salvage::{Saved, salvage};

use super::StoreError;
use super::sqlite::private;

/// Opens a file that is there, and may be in use.
fn open(file: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(Duration::from_secs(30))?;
    // What is no cell is not taken for one.
    connection.pragma_update(None, "cell_size_check", true)?;
    match connection.query_row("SELECT count(*) FROM sqlite_master", [], |_| Ok(())) {
        // Without room for an index of its log, a file that needs none is read as it stands.
        Err(error) if StoreError::from(&error).keeps_nothing() => super::full::unchanging(file),
        read => Ok(read.map(|()| connection)?),
    }
}

/// Copies a data file that may be in use into a new file.
pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    let source = open(from)?;
    private(to).map_err(|error| StoreError::Failed(error.to_string()))?;
    let mut target = Connection::open(to)?;
    let copy = Backup::new(&source, &mut target)?;
    Ok(copy.run_to_completion(1000, Duration::from_millis(1), None)?)
}

/// Puts a copy in the place of a data file that is not there. What is there already is left alone,
/// be it only a log without its file, which would be taken for the copy's.
pub fn restore(copy: &Path, file: &Path) -> Result<(), StoreError> {
    let beside = |end: &str| {
        let mut name = file.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    };
    if let Some(there) = ["", "-wal", "-shm"].iter().map(|end| beside(end)).find(|one| one.exists())
    {
        return Err(StoreError::Exists(there.display().to_string()));
    }
    let part = beside(".part");
    let failed = |error: std::io::Error| StoreError::Failed(error.to_string());
    // Half a copy of an earlier attempt is worth nothing.
    if part.exists() {
        std::fs::remove_file(&part).map_err(failed)?;
    }
    let done = backup(copy, &part).and_then(|()| std::fs::rename(&part, file).map_err(failed));
    if done.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    done
}
