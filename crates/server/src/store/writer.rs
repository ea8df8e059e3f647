//! The one thread that writes: many writes share one commit.

use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use kernel::replay::Snapshot;
use protocol::ChatLine;
use rusqlite::{Connection, ErrorCode, Transaction, TransactionBehavior, params};
use tokio::sync::oneshot;

use super::checkpoint::Carrier;
use super::fence::Fence;
use super::recent::{Changes, Recent};
use super::{Card, Key, Row, StoreError, Write};
use crate::config::{CHAT_KEPT, UPLOADS_KEPT};
use crate::metrics::Figures;

/// A write with whom to tell.
pub(super) type Job = (Write, oneshot::Sender<Result<(), StoreError>>);

/// Most writes in one commit.
const BATCH: usize = 512;

/// Writes until nobody can ask any more.
pub(super) fn run(
    mut connection: Connection,
    jobs: &Receiver<Job>,
    recent: &Recent,
    fence: &Fence,
    mut carrier: Carrier,
    figures: &Figures,
) {
    loop {
        let first = match jobs.recv_timeout(Duration::from_mins(1)) {
            Ok(job) => job,
            Err(RecvTimeoutError::Timeout) => continue,
            Err(RecvTimeoutError::Disconnected) => return carrier.end(&connection),
        };
        let mut batch = vec![first];
        batch.extend(jobs.try_iter().take(BATCH - 1));
        let writes = batch.len();
        let begun = Instant::now();
        let results = commit(&mut connection, &batch, recent, fence);
        figures.commit.since(begun);
        figures.waiting.fetch_sub(writes, Ordering::Relaxed);
        for ((_, answer), result) in batch.into_iter().zip(results) {
            // Whoever asked may have gone; what is written stays written.
            let _ = answer.send(result);
        }
        carrier.wrote(&connection, writes);
    }
}

/// Carries out a batch in one transaction.
fn commit(
    connection: &mut Connection,
    batch: &[Job],
    recent: &Recent,
    fence: &Fence,
) -> Vec<Result<(), StoreError>> {
    let mut changes = Changes::default();
    if together(connection, batch, recent, fence, &mut changes).is_ok() {
        recent.note(changes);
        return batch.iter().map(|_| Ok(())).collect();
    }
    // One of them cannot be carried out: find out which.
    apart(connection, batch, recent, fence).unwrap_or_else(|refusal| {
        tracing::error!(error = %refusal, writes = batch.len(), "the store refused a commit");
        batch.iter().map(|_| Err(refusal.clone())).collect()
    })
}

/// All of a batch, or nothing.
fn together(
    connection: &mut Connection,
    batch: &[Job],
    recent: &Recent,
    fence: &Fence,
    changes: &mut Changes,
) -> Result<(), StoreError> {
    let all = begin(connection, fence)?;
    let done = batch.iter().try_for_each(|(write, _)| carry_out(&all, write, recent, changes));
    done.and_then(|()| all.commit()).map_err(|error| refusal(&error))
}

/// A transaction that writes; nobody can raise another fence before it ends.
fn begin<'a>(connection: &'a mut Connection, fence: &Fence) -> Result<Transaction<'a>, StoreError> {
    let all = connection.transaction_with_behavior(TransactionBehavior::Immediate);
    let all = all.map_err(|error| refusal(&error))?;
    fence.holds(&all)?;
    Ok(all)
}

/// The same so that a write that fails takes no other with it.
fn apart(
    connection: &mut Connection,
    batch: &[Job],
    recent: &Recent,
    fence: &Fence,
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let fault = |error: rusqlite::Error| refusal(&error);
    let mut all = begin(connection, fence)?;
    let mut changes = Changes::default();
    let mut results = Vec::with_capacity(batch.len());
    for (write, _) in batch {
        let part = all.savepoint().map_err(fault)?;
        let before = changes.len();
        let result = carry_out(&part, write, recent, &mut changes);
        let result = result.and_then(|()| part.commit());
        if result.is_err() {
            changes.truncate(before);
        }
        results.push(result.map_err(fault));
    }
    all.commit().map_err(fault)?;
    recent.note(changes);
    Ok(results)
}

fn carry_out(
    connection: &Connection,
    write: &Write,
    recent: &Recent,
    changes: &mut Changes,
) -> rusqlite::Result<()> {
    match write {
        Write::Create { card, secret, row, keys } => {
            create(connection, card, secret)?;
            first(connection, &card.id, row)?;
            keys.iter().try_for_each(|one| key(connection, &card.id, one))
        }
        Write::Append { table, rows, card, keys, revoke } => {
            for row in rows {
                recent.append(connection, table, row, changes)?;
            }
            if let Some(seat) = revoke {
                connection
                    .prepare_cached("DELETE FROM keys WHERE table_id = ?1 AND seat = ?2")?
                    .execute(params![table, seat])?;
            }
            if let Some(card) = card {
                connection
                    .prepare_cached(
                        "UPDATE tables SET status = ?2, names = ?3, duty = ?4 WHERE id = ?1",
                    )?
                    .execute(params![
                        table,
                        super::sqlite::word(card.status),
                        json(&card.names),
                        card.duty
                    ])?;
            }
            keys.iter().try_for_each(|one| key(connection, table, one))
        }
        Write::Settle { table, snapshot } => {
            recent.settle(connection, table, changes)?;
            snapshot.as_ref().map_or(Ok(()), |snapshot| keep(connection, table, snapshot))
        }
        Write::Key { table, key: one } => key(connection, table, one),
        Write::Chat { table, line } => chat(connection, table, line),
        Write::Upload { id, file, at_ms } => upload(connection, id, file, *at_ms),
        // Written anew, it takes a page in the log of the file like every other row.
        Write::Try => connection.execute("UPDATE writer SET token = token", []).map(drop),
    }
}

fn create(connection: &Connection, card: &Card, secret: &[u8; 32]) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO tables (id, game, public, status, names, secret, created_ms, duty)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            card.id,
            card.game,
            card.public,
            super::sqlite::word(card.status),
            json(&card.names),
            secret.as_slice(),
            signed(card.created_ms),
            card.duty
        ])
        .map(drop)
}

/// One more line of chat; those that nobody is shown any more go.
fn chat(connection: &Connection, table: &str, line: &ChatLine) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO chat (table_id, number, seat, name, text, at_ms)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute(params![
            table,
            line.number,
            line.seat,
            line.name,
            line.text,
            signed(line.at_ms)
        ])?;
    let kept = u32::try_from(CHAT_KEPT).unwrap_or(u32::MAX);
    let first = line.number.saturating_sub(kept);
    connection
        .prepare_cached("DELETE FROM chat WHERE table_id = ?1 AND number <= ?2")?
        .execute(params![table, first])
        .map(drop)
}

/// A record that somebody brings; the oldest go when there are too many.
fn upload(connection: &Connection, id: &str, file: &str, at_ms: u64) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT INTO uploads (id, file, created_ms) VALUES (?1, ?2, ?3)")?
        .execute(params![id, file, signed(at_ms)])?;
    connection
        .prepare_cached(
            "DELETE FROM uploads WHERE id IN
             (SELECT id FROM uploads ORDER BY created_ms DESC, id LIMIT -1 OFFSET ?1)",
        )?
        .execute(params![UPLOADS_KEPT])
        .map(drop)
}

/// The first row of a table.
fn first(connection: &Connection, table: &str, row: &Row) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO log (table_id, seq, at_ms, entry, link) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![table, row.seq, signed(row.at_ms), row.entry, row.link.as_slice()])
        .map(drop)
}

/// Keeps a state in the place of the one before.
fn keep(connection: &Connection, table: &str, snapshot: &Snapshot) -> rusqlite::Result<()> {
    let steps = i64::try_from(snapshot.steps).unwrap_or(i64::MAX);
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO snapshots (table_id, steps, state) VALUES (?1, ?2, ?3)",
        )?
        .execute(params![table, steps, snapshot.state])
        .map(drop)
}

fn key(connection: &Connection, table: &str, key: &Key) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT OR IGNORE INTO keys (table_id, seat, hash) VALUES (?1, ?2, ?3)")?
        .execute(params![table, key.seat, key.hash.as_slice()])
        .map(drop)
}

fn json(names: &[String]) -> String {
    serde_json::to_string(names).expect("names have a JSON form")
}

/// Moments as `SQLite` keeps them.
fn signed(moment: u64) -> i64 {
    i64::try_from(moment).unwrap_or(i64::MAX)
}

/// What an error means to whoever asked.
pub(super) fn refusal(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
        _ => StoreError::Failed(error.to_string()),
    }
}
