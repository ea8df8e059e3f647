//! One `SQLite` file.

use std::path::Path;
use std::sync::{Mutex, PoisonError, mpsc};
use std::time::Duration;

use kernel::replay::Snapshot;
use protocol::{ChatLine, Status};
use rusqlite::{Connection, OptionalExtension, backup::Backup, params};
use tokio::sync::oneshot;

use super::checkpoint::Carrier;
use super::recent::{self, Recent};
use super::writer::{Job, refusal};
use super::{Card, Key, Row, Store, StoreError, Stored, Write, Written, lock, schema, writer};
use crate::config::CHAT_KEPT;

/// One `SQLite` file: a thread that writes, and a connection that reads beside it.
#[derive(Debug)]
pub struct Sqlite {
    jobs: mpsc::Sender<Job>,
    reader: Mutex<Connection>,
    recent: Recent,
}

impl Sqlite {
    /// Opens the file, or makes it; refused while another server has it.
    pub fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let fault = |error: rusqlite::Error| refusal(&error);
        let lock = lock::take(file, lock::PATIENCE)?;
        let mut connection = Connection::open(file).map_err(fault)?;
        schema::writing(&connection).map_err(fault)?;
        schema::migrate(&mut connection).map_err(fault)?;
        recent::settle_all(&mut connection).map_err(fault)?;
        let recent = Recent::default();
        let noted = recent.clone();
        let beside = || {
            let connection = Connection::open(file)?;
            schema::reading(&connection)?;
            Ok(connection)
        };
        let reader = beside().map_err(fault)?;
        let carrier = Carrier::start(beside().map_err(fault)?);
        let failed = |error: std::io::Error| StoreError::Failed(error.to_string());
        let carrier = carrier.map_err(failed)?;
        let (jobs, waiting) = mpsc::channel();
        std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || {
                writer::run(connection, &waiting, &noted, carrier);
                // Everything is written: another server may have the file.
                drop(lock);
            })
            .map_err(failed)?;
        Ok(Sqlite { jobs, reader: Mutex::new(reader), recent })
    }

    fn read<T>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        let reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        query(&reader).map_err(|error| refusal(&error))
    }
}

/// Copies a data file that may be in use into another file.
pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    let fault = |error: rusqlite::Error| refusal(&error);
    let flags = rusqlite::OpenFlags::SQLITE_OPEN_READ_WRITE;
    let source = Connection::open_with_flags(from, flags).map_err(fault)?;
    source.busy_timeout(Duration::from_secs(30)).map_err(fault)?;
    let mut target = Connection::open(to).map_err(fault)?;
    let copy = Backup::new(&source, &mut target).map_err(fault)?;
    copy.run_to_completion(1000, Duration::from_millis(1), None).map_err(fault)
}

impl Store for Sqlite {
    fn write(&self, write: Write) -> Written {
        let (answer, written) = oneshot::channel();
        // If the thread has ended, the answer is dropped, which the caller reads as a failure.
        let _ = self.jobs.send((write, answer));
        written
    }

    fn table(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let recent = self.recent.ids(id);
        self.read(|connection| {
            // One snapshot, so that a row that moves is seen exactly once.
            let _snapshot = connection.unchecked_transaction()?;
            let found = connection
                .prepare_cached(
                    "SELECT id, game, public, status, names, created_ms, duty, secret
                     FROM tables WHERE id = ?1",
                )?
                .query_row([id], |row| Ok((card(row)?, blob(row, 7)?)))
                .optional()?;
            let Some((card, secret)) = found else {
                return Ok(None);
            };
            let mut rows = rows(connection, id)?;
            rows.extend(recent::rows(connection, &recent)?);
            let keys = keys(connection, id)?;
            let chat = chat(connection, id)?;
            // A snapshot that cannot be read is one that does not fit.
            let snapshot = snapshot(connection, id).unwrap_or_default();
            Ok(Some(Stored { card, secret, rows, keys, chat, snapshot }))
        })
    }

    fn cards(&self, status: Status, limit: u32) -> Result<Vec<Card>, StoreError> {
        self.read(|connection| {
            connection
                .prepare_cached(
                    "SELECT id, game, public, status, names, created_ms, duty FROM tables
                     WHERE public AND status = ?1 ORDER BY created_ms DESC LIMIT ?2",
                )?
                .query_map(params![word(status), limit], card)?
                .collect()
        })
    }

    fn duties(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        self.read(|connection| {
            connection
                .prepare_cached(
                    "SELECT id FROM tables
                     WHERE duty AND status = 'playing' AND id > ?1 ORDER BY id LIMIT ?2",
                )?
                .query_map(params![after, limit], |row| row.get(0))?
                .collect()
        })
    }

    fn upload(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.read(|connection| {
            connection
                .prepare_cached("SELECT file FROM uploads WHERE id = ?1")?
                .query_row([id], |row| row.get(0))
                .optional()
        })
    }
}

fn card(row: &rusqlite::Row<'_>) -> rusqlite::Result<Card> {
    let names: String = row.get(4)?;
    let status: String = row.get(3)?;
    Ok(Card {
        id: row.get(0)?,
        game: row.get(1)?,
        public: row.get(2)?,
        status: standing(&status),
        names: serde_json::from_str(&names).unwrap_or_default(),
        created_ms: moment(row, 5)?,
        duty: row.get(6)?,
    })
}

/// A row of the log: number, moment, entry, link.
pub(super) fn row(row: &rusqlite::Row<'_>) -> rusqlite::Result<Row> {
    Ok(Row {
        seq: row.get(0)?,
        at_ms: moment(row, 1)?,
        // A damaged text is still read, and found out by its link.
        entry: String::from_utf8_lossy(row.get_ref(2)?.as_bytes()?).into_owned(),
        link: blob(row, 3)?,
    })
}

fn rows(connection: &Connection, id: &str) -> rusqlite::Result<Vec<Row>> {
    connection
        .prepare_cached("SELECT seq, at_ms, entry, link FROM log WHERE table_id = ?1 ORDER BY seq")?
        .query_map([id], row)?
        .collect()
}

fn keys(connection: &Connection, id: &str) -> rusqlite::Result<Vec<Key>> {
    connection
        .prepare_cached("SELECT seat, hash FROM keys WHERE table_id = ?1")?
        .query_map([id], |row| Ok(Key { seat: row.get(0)?, hash: blob(row, 1)? }))?
        .collect()
}

fn chat(connection: &Connection, id: &str) -> rusqlite::Result<Vec<ChatLine>> {
    let mut lines: Vec<ChatLine> = connection
        .prepare_cached(
            "SELECT number, seat, name, text, at_ms FROM chat
             WHERE table_id = ?1 ORDER BY number DESC LIMIT ?2",
        )?
        .query_map(params![id, i64::try_from(CHAT_KEPT).unwrap_or(i64::MAX)], |row| {
            Ok(ChatLine {
                number: row.get(0)?,
                seat: row.get(1)?,
                name: row.get(2)?,
                text: row.get(3)?,
                at_ms: moment(row, 4)?,
            })
        })?
        .collect::<rusqlite::Result<_>>()?;
    lines.reverse();
    Ok(lines)
}

fn snapshot(connection: &Connection, id: &str) -> rusqlite::Result<Option<Snapshot>> {
    connection
        .prepare_cached("SELECT steps, state FROM snapshots WHERE table_id = ?1")?
        .query_row([id], |row| {
            let steps = usize::try_from(row.get::<_, i64>(0)?).unwrap_or(usize::MAX);
            Ok(Snapshot { steps, state: row.get(1)? })
        })
        .optional()
}

/// A blob of fixed size; one of another size reads as zeros and fits no hash.
fn blob(row: &rusqlite::Row<'_>, index: usize) -> rusqlite::Result<[u8; 32]> {
    let bytes = row.get_ref(index)?.as_bytes()?;
    Ok(bytes.try_into().unwrap_or([0; 32]))
}

fn moment(row: &rusqlite::Row<'_>, index: usize) -> rusqlite::Result<u64> {
    Ok(u64::try_from(row.get::<_, i64>(index)?).unwrap_or(0))
}

/// How the file writes a standing.
pub(super) fn word(status: Status) -> &'static str {
    match status {
        Status::Gathering => "gathering",
        Status::Playing => "playing",
        Status::Over => "over",
    }
}

fn standing(word: &str) -> Status {
    match word {
        "gathering" => Status::Gathering,
        "playing" => Status::Playing,
        _ => Status::Over,
    }
}
