//! The one thread that writes: many writes share one commit.

use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, Transaction, TransactionBehavior};
use tokio::sync::oneshot;

use super::checkpoint::Carrier;
use super::fence::Fence;
use super::full;
use super::put::carry_out;
use super::recent::{Changes, Recent};
use super::{StoreError, Write};
use crate::metrics::Figures;

/// A write with whom to tell.
pub(super) type Job = (Write, oneshot::Sender<Result<(), StoreError>>);

/// For how long nobody must have asked before what is left of another server is put in order.
const IDLE: Duration = Duration::from_millis(20);
/// Tables that are put in order in one commit: whoever asks meanwhile waits for it.
const FEW: usize = 8;
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
    let mut left = recent.tables();
    loop {
        let wait = if left.is_empty() { Duration::from_mins(1) } else { IDLE };
        let first = match jobs.recv_timeout(wait) {
            Ok(job) => job,
            Err(RecvTimeoutError::Timeout) => {
                put_in_order(&mut connection, &mut left, recent, fence);
                continue;
            }
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

/// Moves rows of some tables that were being played when the server before ended to the log, when
/// there is nothing else to do.
fn put_in_order(
    connection: &mut Connection,
    left: &mut Vec<String>,
    recent: &Recent,
    fence: &Fence,
) {
    let some = left.split_off(left.len().saturating_sub(FEW));
    let settle = |table: &String| {
        let (table, snapshot, rest) = (table.clone(), None, None);
        (Write::Settle { table, snapshot, rest }, oneshot::channel().0)
    };
    let batch: Vec<Job> = some.iter().map(settle).collect();
    let results = commit(connection, &batch, recent, fence);
    for (table, result) in some.iter().zip(results) {
        if let Err(error) = result {
            // They are where they are, and are found there.
            tracing::warn!(table, %error, "the rows of a table could not be put in order");
        }
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
    done?;
    Ok(all.commit()?)
}

/// A transaction that writes; nobody can raise another fence before it ends.
fn begin<'a>(connection: &'a mut Connection, fence: &Fence) -> Result<Transaction<'a>, StoreError> {
    let all = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
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
    let mut all = begin(connection, fence)?;
    let mut changes = Changes::default();
    let mut results = Vec::with_capacity(batch.len());
    for (write, _) in batch {
        let part = all.savepoint()?;
        let before = changes.len();
        let result = carry_out(&part, write, recent, &mut changes);
        let result = result.and_then(|()| Ok(part.commit()?));
        if result.is_err() {
            changes.truncate(before);
        }
        results.push(result);
    }
    all.commit()?;
    recent.note(changes);
    Ok(results)
}

/// What an error means to whoever asked.
impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::from(&error)
    }
}

impl From<&rusqlite::Error> for StoreError {
    fn from(error: &rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            _ if full::is_full(error) => StoreError::Full,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                StoreError::Damaged(error.to_string())
            }
            Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
            _ => StoreError::Failed(error.to_string()),
        }
    }
}
