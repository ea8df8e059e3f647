//! Rows of tables that are being played: written one behind the other, sorted by table later.
//!
//! In the log every table has its own pages, and a commit of many tables would write a page or more
//! for each of them. Here one page takes the rows of many.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, OptionalExtension, ffi, params};

use super::Row;
use super::sqlite::row;

/// Where the recent rows of each table stand. Whatever is acknowledged is noted here before.
#[derive(Clone, Debug, Default)]
pub(super) struct Recent(Arc<Mutex<BTreeMap<String, Tail>>>);

/// The recent rows of one table.
#[derive(Debug)]
struct Tail {
    /// Number of its last row.
    last: u32,
    ids: Vec<i64>,
}

/// What a transaction changes; it counts once that is committed.
#[derive(Debug, Default)]
pub(super) struct Changes(Vec<Change>);

#[derive(Debug)]
enum Change {
    Added { table: String, seq: u32, id: i64 },
    Settled { table: String },
}

impl Recent {
    fn tails(&self) -> MutexGuard<'_, BTreeMap<String, Tail>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Number of a table's last row, if it has recent ones.
    fn last(&self, table: &str) -> Option<u32> {
        self.tails().get(table).map(|tail| tail.last)
    }

    /// Where the recent rows of a table stand. Ask before a snapshot is taken: what moves meanwhile is
    /// found in the log.
    pub(super) fn ids(&self, table: &str) -> Vec<i64> {
        self.tails().get(table).map(|tail| tail.ids.clone()).unwrap_or_default()
    }

    /// Notes what was committed.
    pub(super) fn note(&self, changes: Changes) {
        let mut tails = self.tails();
        for change in changes.0 {
            match change {
                Change::Added { table, seq, id } => {
                    let tail = tails.entry(table).or_insert(Tail { last: seq, ids: Vec::new() });
                    tail.last = seq;
                    tail.ids.push(id);
                }
                Change::Settled { table } => drop(tails.remove(&table)),
            }
        }
    }

    /// Writes one more row of a table, which must be its next one.
    pub(super) fn append(
        &self,
        connection: &Connection,
        table: &str,
        row: &Row,
        changes: &mut Changes,
    ) -> rusqlite::Result<()> {
        let last = match changes.last(table) {
            Some(Change::Added { seq, .. }) => Some(*seq),
            Some(Change::Settled { .. }) => None,
            None => self.last(table),
        };
        let last = match last {
            Some(last) => Some(last),
            None => settled(connection, table)?,
        };
        if last.is_none_or(|last| last.checked_add(1) != Some(row.seq)) {
            let problem = Some(format!("row {} does not follow {last:?}", row.seq));
            return Err(rusqlite::Error::SqliteFailure(
                ffi::Error::new(ffi::SQLITE_CONSTRAINT),
                problem,
            ));
        }
        connection
            .prepare_cached(
                "INSERT INTO recent (table_id, seq, at_ms, entry, link)
                 VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![
                table,
                row.seq,
                i64::try_from(row.at_ms).unwrap_or(i64::MAX),
                row.entry,
                row.link.as_slice()
            ])?;
        let id = connection.last_insert_rowid();
        changes.0.push(Change::Added { table: table.to_owned(), seq: row.seq, id });
        Ok(())
    }

    /// Moves the rows of a table to the log.
    pub(super) fn settle(
        &self,
        connection: &Connection,
        table: &str,
        changes: &mut Changes,
    ) -> rusqlite::Result<()> {
        let mut ids = self.ids(table);
        ids.extend(changes.added(table));
        for id in ids {
            connection
                .prepare_cached(
                    "INSERT INTO log (table_id, seq, at_ms, entry, link)
                     SELECT table_id, seq, at_ms, entry, link FROM recent WHERE id = ?1",
                )?
                .execute([id])?;
            connection.prepare_cached("DELETE FROM recent WHERE id = ?1")?.execute([id])?;
        }
        changes.0.push(Change::Settled { table: table.to_owned() });
        Ok(())
    }
}

impl Changes {
    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Forgets the last ones, which were taken back.
    pub(super) fn truncate(&mut self, len: usize) {
        self.0.truncate(len);
    }

    /// The last change of a table.
    fn last(&self, table: &str) -> Option<&Change> {
        self.0.iter().rev().find(|change| match change {
            Change::Added { table: other, .. } | Change::Settled { table: other } => other == table,
        })
    }

    /// Rows of a table that this transaction has added and not moved.
    fn added(&self, table: &str) -> Vec<i64> {
        let mut ids = Vec::new();
        for change in &self.0 {
            match change {
                Change::Added { table: other, id, .. } if other == table => ids.push(*id),
                Change::Settled { table: other } if other == table => ids.clear(),
                _ => {}
            }
        }
        ids
    }
}

/// Those of these rows that have not moved to the log.
pub(super) fn rows(connection: &Connection, ids: &[i64]) -> rusqlite::Result<Vec<Row>> {
    let mut query =
        connection.prepare_cached("SELECT seq, at_ms, entry, link FROM recent WHERE id = ?1")?;
    let mut rows = Vec::with_capacity(ids.len());
    for id in ids {
        rows.extend(query.query_row([id], row).optional()?);
    }
    Ok(rows)
}

/// Number of the last row that stands in the log.
fn settled(connection: &Connection, table: &str) -> rusqlite::Result<Option<u32>> {
    connection
        .prepare_cached("SELECT max(seq) FROM log WHERE table_id = ?1")?
        .query_row([table], |row| row.get(0))
}

/// Moves everything to the log: when a server starts, nothing is being played. A row whose place is
/// taken was written by a second server: it is set aside, and never forgotten. Gives how many were.
pub(super) fn settle_all(connection: &mut Connection) -> rusqlite::Result<usize> {
    let all = connection.transaction()?;
    all.execute(
        "INSERT OR IGNORE INTO log (table_id, seq, at_ms, entry, link)
         SELECT table_id, seq, at_ms, entry, link FROM recent ORDER BY id",
        [],
    )?;
    let strays = all.execute(
        "INSERT INTO strays (table_id, seq, at_ms, entry, link)
         SELECT recent.table_id, recent.seq, recent.at_ms, recent.entry, recent.link
         FROM recent JOIN log USING (table_id, seq) WHERE recent.link != log.link",
        [],
    )?;
    all.execute("DELETE FROM recent", [])?;
    all.commit()?;
    Ok(strays)
}
