//! Carries the write-ahead log over into the file, beside the thread that writes.
//!
//! Done by the writer itself, as `SQLite` does unless told otherwise, everybody at every table
//! would wait for it now and then.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;

use rusqlite::Connection;

/// Writes after which the log is carried over.
const OFTEN: usize = 4000;
/// Pages after which the writer begins the log anew, so that it does not grow for ever.
const LONG: i64 = 8000;

/// What the writer and the carrier tell each other.
#[derive(Debug)]
pub(super) struct Carrier {
    written: usize,
    is_long: Arc<AtomicBool>,
    call: SyncSender<()>,
    thread: JoinHandle<()>,
}

impl Carrier {
    /// Begins to carry over on a thread of its own, which ends with the carrier.
    pub(super) fn start(connection: Connection) -> std::io::Result<Carrier> {
        let (call, calls) = sync_channel(1);
        let is_long = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&is_long);
        let thread = std::thread::Builder::new()
            .name("checkpoint".to_owned())
            .spawn(move || carry(&connection, &calls, &told))?;
        Ok(Carrier { written: 0, is_long, call, thread })
    }

    /// Carries over what is left, so that the file alone holds everything.
    pub(super) fn end(self, connection: &Connection) {
        drop(self.call);
        // A thread that broke off has let its connection go as well.
        let _ = self.thread.join();
        note(checkpoint(connection, "TRUNCATE"));
    }

    /// Notes that so much was written on this connection.
    pub(super) fn wrote(&mut self, connection: &Connection, writes: usize) {
        self.written += writes;
        if self.written >= OFTEN {
            self.written = 0;
            // If a call waits already, one answer serves for both.
            let _ = self.call.try_send(());
        }
        if self.is_long.swap(false, Ordering::Relaxed) {
            // Nearly everything is carried over, so little is left to wait for.
            note(checkpoint(connection, "RESTART"));
        }
    }
}

fn carry(connection: &Connection, calls: &Receiver<()>, is_long: &AtomicBool) {
    while calls.recv().is_ok() {
        if let Some(pages) = note(checkpoint(connection, "PASSIVE")) {
            is_long.store(pages >= LONG, Ordering::Relaxed);
        }
    }
}

/// Carries over what can be, and gives the pages of the log.
pub(super) fn checkpoint(connection: &Connection, how: &str) -> rusqlite::Result<i64> {
    connection.query_row(&format!("PRAGMA wal_checkpoint({how})"), [], |row| row.get(1))
}

/// What could not be carried over stays in the log, where it is safe; the next call tries again.
pub(super) fn note(carried: rusqlite::Result<i64>) -> Option<i64> {
    carried.inspect_err(|error| tracing::warn!(%error, "the log could not be carried over")).ok()
}
