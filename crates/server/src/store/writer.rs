//! The one thread that writes: many writes share one commit.

use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, Transaction, TransactionBehavior};
use tokio::sync::oneshot;

use super::checkpoint::Carrier;
use super::fence::Fence;
use super::put::carry_out;
use super::recent::{Changes, Recent};
use super::{StoreError, Write};
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
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full,
            Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
            _ => StoreError::Failed(error.to_string()),
        }
    }
}
