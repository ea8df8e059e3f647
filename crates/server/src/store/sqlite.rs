//! One `SQLite` file.

use std::fs::{File, OpenOptions};
use std::io::ErrorKind;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, TryLockError, mpsc};
use std::thread::JoinHandle;

use kernel::replay::Snapshot;
use protocol::{ChatLine, Status};
use rusqlite::{Connection, OptionalExtension, params};
use tokio::sync::oneshot;

use super::checkpoint::{Carrier, checkpoint, note};
use super::fence::Fence;
use super::household::{self, Household, Salt};
use super::list::{self, Listing, Page};
use super::recent::{self, Recent};
use super::writer::Job;
use super::{
    Card, Era, Key, Kind, Operator, Row, Store, StoreError, Stored, Write, Written, era, full,
    house, lock, schema, stale, writer,
};
use crate::config::CHAT_KEPT;
use crate::metrics::Figures;

/// Connections that read beside the one that writes: one long read holds up no other.
const READERS: usize = 4;

/// One `SQLite` file: a thread that writes, and connections that read beside it.
#[derive(Debug)]
pub struct Sqlite {
    /// Nothing once the file is let go.
    writer: Mutex<Option<Writer>>,
    /// Nothing once the file is let go.
    readers: [Mutex<Option<Connection>>; READERS],
    /// Which one is waited for where all are busy.
    next: AtomicUsize,
    recent: Recent,
    figures: Arc<Figures>,
    salt: Salt,
    /// What keeps others from a file that is only read, because its disk is full.
    kept_out: Option<File>,
}

/// The thread that writes; it ends when nobody can ask it any more.
#[derive(Debug)]
struct Writer {
    jobs: mpsc::Sender<Job>,
    thread: JoinHandle<()>,
}

/// What is ready to be written to.
struct Ready {
    connection: Connection,
    fence: Fence,
    recent: Recent,
}

impl Sqlite {
    /// Opens the file, or makes it; refused while another server has it. A file that is there and for
    /// which the disk has no room is read.
    pub fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let failed = |error: std::io::Error| StoreError::Failed(error.to_string());
        let file = lock::resolved(file).map_err(failed)?;
        let lock = lock::take(&file, lock::PATIENCE)?;
        match ready(&file) {
            Ok(ready) => Sqlite::writing(&file, ready, lock),
            Err(error) if error.keeps_nothing() => {
                let read = Sqlite::only_reading(&file, lock)?;
                tracing::error!(
                    "the disk is full: this server shows what is there and keeps nothing; \
                     make room and start it anew"
                );
                Ok(read)
            }
            Err(error) => Err(error),
        }
    }

    fn writing(file: &Path, ready: Ready, lock: File) -> Result<Sqlite, StoreError> {
        let Ready { connection, fence, recent } = ready;
        let failed = |error: std::io::Error| StoreError::Failed(error.to_string());
        let noted = recent.clone();
        let beside = || -> rusqlite::Result<Connection> {
            let connection = Connection::open(file)?;
            schema::reading(&connection)?;
            Ok(connection)
        };
        let salt = household::salt(&connection)?;
        let carrier = Carrier::start(beside()?).map_err(failed)?;
        let figures = Arc::<Figures>::default();
        let counted = Arc::clone(&figures);
        let readers = readers(|| Ok(beside()?))?;
        let (jobs, waiting) = mpsc::channel();
        let thread = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || {
                writer::run(connection, &waiting, &noted, &fence, carrier, &counted);
                // Everything is written: another server may have the file.
                drop(lock);
            })
            .map_err(failed)?;
        let writer = Mutex::new(Some(Writer { jobs, thread }));
        let (next, kept_out) = (AtomicUsize::new(0), None);
        Ok(Sqlite { writer, readers, next, recent, figures, salt, kept_out })
    }

    fn only_reading(file: &Path, lock: File) -> Result<Sqlite, StoreError> {
        let connection = full::reading(file)?;
        if !schema::is_newest(&connection)? {
            return Err(StoreError::Full);
        }
        let (recent, salt) = (Recent::found(&connection)?, household::salt(&connection)?);
        let readers = readers(|| full::reading(file))?;
        let (writer, next) = (Mutex::new(None), AtomicUsize::new(0));
        let figures = Arc::default();
        Ok(Sqlite { writer, readers, next, recent, figures, salt, kept_out: Some(lock) })
    }

    pub(super) fn read<T>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        let idle = self.readers.iter().find_map(|reader| match reader.try_lock() {
            Ok(reader) => Some(reader),
            Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        });
        let reader = idle.unwrap_or_else(|| {
            let next = self.next.fetch_add(1, Ordering::Relaxed) % READERS;
            self.readers[next].lock().unwrap_or_else(PoisonError::into_inner)
        });
        let closed = || StoreError::Failed("the file is closed".to_owned());
        Ok(query(reader.as_ref().ok_or_else(closed)?)?)
    }
}

/// Makes a file ready to be written to.
fn ready(file: &Path) -> Result<Ready, StoreError> {
    private(file).map_err(|error| match error.kind() {
        ErrorKind::StorageFull => StoreError::Full,
        _ => StoreError::Failed(error.to_string()),
    })?;
    let mut connection = Connection::open(file)?;
    schema::writing(&connection)?;
    schema::migrate(&mut connection)?;
    let fence = Fence::raise(&connection, file)?;
    let (recent, strays) = recent::take_up(&mut connection)?;
    if strays > 0 {
        tracing::error!(rows = strays, "two servers wrote to this file; see `strays` in it");
    }
    note(checkpoint(&connection, "TRUNCATE"));
    Ok(Ready { connection, fence, recent })
}

fn readers(
    open: impl Fn() -> Result<Connection, StoreError>,
) -> Result<[Mutex<Option<Connection>>; READERS], StoreError> {
    let mut readers = [const { Mutex::new(None) }; READERS];
    for reader in &mut readers {
        *reader.get_mut().unwrap_or_else(PoisonError::into_inner) = Some(open()?);
    }
    Ok(readers)
}

/// Makes a new file that only its owner reads, as what `SQLite` puts beside it will be; in it stand
/// the secrets of dice that are still to be thrown.
pub(super) fn private(file: &Path) -> std::io::Result<()> {
    let mut new = OpenOptions::new();
    new.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut new, 0o600);
    match new.open(file) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        made => made.map(drop),
    }
}

impl Store for Sqlite {
    fn write(&self, write: Write) -> Written {
        let (answer, written) = oneshot::channel();
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        if self.kept_out.is_some() {
            let _ = answer.send(Err(StoreError::Full));
            return written;
        }
        // If the thread has ended, the answer is dropped, which the caller reads as a failure.
        if let Some(writer) = &*writer {
            self.figures.waiting.fetch_add(1, Ordering::Relaxed);
            let _ = writer.jobs.send((write, answer));
        }
        written
    }

    fn table(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let recent = self.recent.ids(id);
        self.read(|connection| {
            // One snapshot, so that a row that moves is seen exactly once.
            let _snapshot = connection.unchecked_transaction()?;
            let found = connection
                .prepare_cached(
                    "SELECT id, game, public, status, names, created_ms, duty, household, secret,
                            closed_ms IS NOT NULL AS closed
                     FROM tables WHERE id = ?1",
                )?
                .query_row([id], |row| Ok((card(row)?, blob(row, 8)?, row.get("closed")?)))
                .optional()?;
            let Some((card, secret, closed)) = found else {
                return Ok(Ok(None));
            };
            let mut rows = rows(connection, id)?;
            rows.extend(recent::rows(connection, &recent)?);
            if let Some(last) = recent::last(connection, id)?
                && rows.last().is_some_and(|row| row.seq < last)
            {
                return Ok(Err(StoreError::Damaged(recent::lost(last))));
            }
            let keys = keys(connection, id)?;
            let chat = chat(connection, id)?;
            // A snapshot that cannot be read is one that does not fit.
            let snapshot = snapshot(connection, id).unwrap_or_default();
            Ok(Ok(Some(Stored { card, secret, rows, keys, chat, closed, snapshot })))
        })?
    }

    fn cards(&self, wanted: &Listing) -> Result<Page, StoreError> {
        self.read(|connection| list::read(connection, wanted))
    }

    fn eras(&self) -> Result<Vec<Era>, StoreError> {
        self.read(era::all)
    }

    fn salt(&self) -> Salt {
        self.salt
    }

    fn house_key(&self) -> Result<[u8; 32], StoreError> {
        self.read(house::key)
    }

    fn due(
        &self,
        (due, id): (u64, &str),
        until: u64,
        limit: u32,
    ) -> Result<Vec<(u64, String)>, StoreError> {
        self.read(|connection| {
            connection
                .prepare_cached(
                    "SELECT due, id FROM tables
                     WHERE (due, id) > (?1, ?2) AND due <= ?3 AND closed_ms IS NULL
                     ORDER BY due, id LIMIT ?4",
                )?
                .query_map(params![signed(due), id, signed(until), limit], |row| {
                    Ok((moment(row, 0)?, row.get(1)?))
                })?
                .collect()
        })
    }

    fn stale(&self, of: Kind, before: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        self.read(|connection| stale::find(connection, of, before, limit))
    }

    fn upload(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.read(|connection| {
            connection
                .prepare_cached("SELECT file FROM uploads WHERE id = ?1")?
                .query_row([id], |row| row.get(0))
                .optional()
        })
    }

    fn operator(&self) -> &dyn Operator {
        self
    }

    fn figures(&self) -> Arc<Figures> {
        Arc::clone(&self.figures)
    }

    fn close(&self) {
        // The last connection that goes takes the log of the file with it.
        for reader in &self.readers {
            drop(reader.lock().unwrap_or_else(PoisonError::into_inner).take());
        }
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(Writer { jobs, thread }) = writer {
            drop(jobs);
            if thread.join().is_err() {
                tracing::error!("the thread that writes broke off");
            }
        }
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.close();
    }
}

pub(super) fn card(row: &rusqlite::Row<'_>) -> rusqlite::Result<Card> {
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
        household: row.get::<_, Option<[u8; 16]>>(7)?.map(Household),
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

pub(super) fn chat(connection: &Connection, id: &str) -> rusqlite::Result<Vec<ChatLine>> {
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
pub(super) fn blob(row: &rusqlite::Row<'_>, index: usize) -> rusqlite::Result<[u8; 32]> {
    let bytes = row.get_ref(index)?.as_bytes()?;
    Ok(bytes.try_into().unwrap_or([0; 32]))
}

pub(super) fn moment(row: &rusqlite::Row<'_>, index: usize) -> rusqlite::Result<u64> {
    Ok(u64::try_from(row.get::<_, i64>(index)?).unwrap_or(0))
}

/// Moments as `SQLite` keeps them.
pub(super) fn signed(moment: u64) -> i64 {
    i64::try_from(moment).unwrap_or(i64::MAX)
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
