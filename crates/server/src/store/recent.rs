//! Rows of tables that are being played: written one behind the other, sorted by table later.
//!
//! In the log every table has its own pages, and a commit of many tables would write a page or more
//! for each of them. Here one page takes the rows of many. That a row follows the one before it is
//! seen to by the file itself (`recent_follows`), whoever writes there.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, OptionalExtension, Transaction, params};

use super::Row;
use super::mend::{is_damage, mend};
use super::sqlite::{row, signed};

/// Where the recent rows of each table stand. Whatever is acknowledged is noted here before.
#[derive(Clone, Debug, Default)]
pub(super) struct Recent(Arc<Mutex<BTreeMap<String, Vec<i64>>>>);

/// What a transaction changes; it counts once that is committed.
#[derive(Debug, Default)]
pub(super) struct Changes(Vec<Change>);

#[derive(Debug)]
enum Change {
    Added { table: String, id: i64 },
    Settled { table: String },
}

impl Recent {
    fn tails(&self) -> MutexGuard<'_, BTreeMap<String, Vec<i64>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The recent rows of a file to which nothing is written.
    pub(super) fn found(connection: &Connection) -> rusqlite::Result<Recent> {
        let left = left(connection)?.into_iter().map(|(table, left)| (table, left.ids));
        Ok(Recent(Arc::new(Mutex::new(left.collect()))))
    }

    /// Where the recent rows of a table stand. Ask before a snapshot is taken: what moves meanwhile is
    /// found in the log.
    pub(super) fn ids(&self, table: &str) -> Vec<i64> {
        self.tails().get(table).cloned().unwrap_or_default()
    }

    /// Tables that have recent rows.
    pub(super) fn tables(&self) -> Vec<String> {
        self.tails().keys().cloned().collect()
    }

    /// Notes what was committed.
    pub(super) fn note(&self, changes: Changes) {
        let mut tails = self.tails();
        for change in changes.0 {
            match change {
                Change::Added { table, id } => tails.entry(table).or_default().push(id),
                Change::Settled { table } => drop(tails.remove(&table)),
            }
        }
    }

    /// Removes the rows of a table.
    pub(super) fn forget(
        &self,
        connection: &Connection,
        table: &str,
        changes: &mut Changes,
    ) -> rusqlite::Result<()> {
        let mut ids = self.ids(table);
        ids.extend(changes.added(table));
        for id in ids {
            connection.prepare_cached("DELETE FROM recent WHERE id = ?1")?.execute([id])?;
        }
        connection.prepare_cached("DELETE FROM tails WHERE table_id = ?1")?.execute([table])?;
        changes.0.push(Change::Settled { table: table.to_owned() });
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
        connection.prepare_cached("DELETE FROM tails WHERE table_id = ?1")?.execute([table])?;
        changes.0.push(Change::Settled { table: table.to_owned() });
        Ok(())
    }
}

/// Writes one more row of a table, which must be its next one.
pub(super) fn append(
    connection: &Connection,
    table: &str,
    row: &Row,
    changes: &mut Changes,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO recent (table_id, seq, at_ms, entry, link) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![table, row.seq, signed(row.at_ms), row.entry, row.link.as_slice()])?;
    changes.0.push(Change::Added { table: table.to_owned(), id: connection.last_insert_rowid() });
    Ok(())
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

    /// Rows of a table that this transaction has added and not moved.
    fn added(&self, table: &str) -> Vec<i64> {
        let mut ids = Vec::new();
        for change in &self.0 {
            match change {
                Change::Added { table: other, id } if other == table => ids.push(*id),
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

/// The rows of a table that are recent when a server starts.
#[derive(Debug)]
struct Left {
    ids: Vec<i64>,
    first: u32,
    last: u32,
    /// Whether each follows the one before.
    is_whole: bool,
}

/// Number of the last row of a table that has recent ones, as it was noted with that row.
pub(super) fn last(connection: &Connection, table: &str) -> rusqlite::Result<Option<u32>> {
    connection
        .prepare_cached("SELECT seq FROM tails WHERE table_id = ?1")?
        .query_row([table], |row| row.get(0))
        .optional()
}

/// What is said of a table that lacks rows.
pub(super) fn lost(last: u32) -> String {
    format!("rows up to {last} are lost")
}

/// Finds what was recent when the server before ended. Nothing is moved: that has time. Only where
/// rows do not follow one another, because two servers without a common lock once wrote them, they
/// are put in order at once: a row whose place is taken is set aside, and never forgotten. Gives how
/// many were.
pub(super) fn take_up(connection: &mut Connection) -> rusqlite::Result<(Recent, usize)> {
    let found = known(connection).and_then(|known| Ok((known, left(connection)?)));
    let (known, found) = match found {
        Err(error) if is_damage(&error) => {
            mend(connection, &error)?;
            (known(connection)?, left(connection)?)
        }
        found => found?,
    };
    let all = connection.transaction()?;
    let mut strays = 0;
    let mut tails = BTreeMap::new();
    for (table, left) in found {
        let follows = match follows(&all, &table, &left) {
            Ok(follows) => follows,
            // Its rows stay where they are; it says so itself when it is asked for.
            Err(error) if is_damage(&error) => {
                tracing::error!(table, %error, "a table is damaged");
                true
            }
            Err(error) => return Err(error),
        };
        if follows {
            tails.insert(table, left.ids);
        } else {
            strays += put_in_order(&all, &table)?;
        }
    }
    // What has no rows any more has no last one, unless that one is lost.
    for table in known.iter().filter(|table| !tails.contains_key(*table)) {
        all.execute(
            "DELETE FROM tails WHERE table_id = ?1 AND seq <=
                 coalesce((SELECT max(seq) FROM log WHERE table_id = ?1), 0)",
            [table],
        )?;
    }
    all.commit()?;
    Ok((Recent(Arc::new(Mutex::new(tails))), strays))
}

/// Whatever goes on by itself may be waiting: what was in memory is looked at first. Before the game
/// that is a table by turns whose dice are being opened; at others the time for it begins anew when
/// somebody comes. No text in an entry reads like these keys, since its quotes are escaped.
const GOES_ON: &str = r#"
    UPDATE tables SET due = 0 WHERE id = ?1 AND duty AND (status = 'playing' OR status = 'gathering'
        AND EXISTS (SELECT 1 FROM history WHERE table_id = ?1 AND entry LIKE '{"kind":"opened",%')
        AND EXISTS (SELECT 1 FROM log WHERE table_id = ?1 AND seq = 1
                    AND entry LIKE '%"clock":{"type":"turn",%'))"#;

/// Notes that a table was in memory, and tells whether its recent rows follow those in the log.
fn follows(all: &Connection, table: &str, left: &Left) -> rusqlite::Result<bool> {
    all.execute(GOES_ON, [table])?;
    let known = last(all, table)?;
    let before = settled(all, table)?.unwrap_or(0);
    Ok(left.is_whole && left.first == before + 1 && known == Some(left.last))
}

fn known(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut query = connection.prepare("SELECT table_id FROM tails")?;
    query.query_map([], |row| row.get(0))?.collect()
}

fn left(connection: &Connection) -> rusqlite::Result<BTreeMap<String, Left>> {
    let mut query = connection.prepare("SELECT id, table_id, seq FROM recent ORDER BY id")?;
    let mut rows = query.query([])?;
    let mut all = BTreeMap::<String, Left>::new();
    while let Some(row) = rows.next()? {
        let (id, table, seq) = (row.get(0)?, row.get::<_, String>(1)?, row.get(2)?);
        if let Some(left) = all.get_mut(&table) {
            left.is_whole &= seq == left.last.saturating_add(1);
            left.last = seq;
            left.ids.push(id);
        } else {
            all.insert(table, Left { ids: vec![id], first: seq, last: seq, is_whole: true });
        }
    }
    Ok(all)
}

/// Number of the last row that stands in the log.
fn settled(connection: &Connection, table: &str) -> rusqlite::Result<Option<u32>> {
    connection
        .prepare_cached("SELECT max(seq) FROM log WHERE table_id = ?1")?
        .query_row([table], |row| row.get(0))
}

/// Moves the rows of a table to the log, those aside whose place is taken by another.
fn put_in_order(all: &Transaction<'_>, table: &str) -> rusqlite::Result<usize> {
    all.execute(
        "INSERT OR IGNORE INTO log (table_id, seq, at_ms, entry, link)
         SELECT table_id, seq, at_ms, entry, link FROM recent WHERE table_id = ?1 ORDER BY id",
        [table],
    )?;
    let strays = all.execute(
        "INSERT INTO strays (table_id, seq, at_ms, entry, link)
         SELECT recent.table_id, recent.seq, recent.at_ms, recent.entry, recent.link
         FROM recent JOIN log USING (table_id, seq)
         WHERE recent.table_id = ?1 AND recent.link != log.link",
        [table],
    )?;
    all.execute("DELETE FROM recent WHERE table_id = ?1", [table])?;
    all.execute("DELETE FROM tails WHERE table_id = ?1", [table])?;
    Ok(strays)
}
