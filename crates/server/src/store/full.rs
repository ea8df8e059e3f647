//! A file that cannot be written when the server starts, because its disk is full: it is read all the
//! same, and can be backed up.

use std::path::Path;

use rusqlite::{Connection, ErrorCode, OpenFlags, ffi};

use super::{StoreError, schema};

impl StoreError {
    /// Whether there is no room to write, so that reading may still do.
    pub(super) fn keeps_nothing(&self) -> bool {
        matches!(self, StoreError::Full)
    }
}

/// Whether an error says that there is no room: a full disk, a quota, or a limit of the process.
pub(super) fn is_full(error: &rusqlite::Error) -> bool {
    let rusqlite::Error::SqliteFailure(failure, _) = error else {
        return false;
    };
    let rooms = [
        ffi::SQLITE_IOERR_WRITE,
        ffi::SQLITE_IOERR_TRUNCATE,
        ffi::SQLITE_IOERR_SHMOPEN,
        ffi::SQLITE_IOERR_SHMSIZE,
    ];
    failure.code == ErrorCode::DiskFull || rooms.contains(&failure.extended_code)
}

/// A connection that reads a file as it stands, if that needs room for nothing: where a log stands
/// beside the file, the index of that log stands there too, left by whoever wrote it.
pub(super) fn reading(file: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let read = schema::reading(&connection)
        .and_then(|()| connection.query_row("SELECT count(*) FROM sqlite_master", [], |_| Ok(())));
    match read {
        Err(error) if is_full(&error) => unchanging(file),
        read => Ok(read.map(|()| connection)?),
    }
}

/// A connection that takes a file for unchanging, so that it needs nothing beside it. Refused where a
/// log stands there, whose rows would be missed.
pub(super) fn unchanging(file: &Path) -> Result<Connection, StoreError> {
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    if std::fs::metadata(log).is_ok_and(|log| log.len() > 0) {
        return Err(StoreError::Full);
    }
    let escaped: String = file
        .to_str()
        .ok_or_else(|| StoreError::Failed("the name of the file is no text".to_owned()))?
        .chars()
        .map(|letter| match letter {
            '%' => "%25".to_owned(),
            '?' => "%3f".to_owned(),
            '#' => "%23".to_owned(),
            other => other.to_string(),
        })
        .collect();
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    Ok(Connection::open_with_flags(format!("file:{escaped}?immutable=1"), flags)?)
}
