//! Moments at which moves are due, told on time whatever the load generator is doing.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// When the moves of one table are due, whoever plays them.
#[derive(Clone)]
pub(crate) struct Pace(Arc<Mutex<UnboundedReceiver<Instant>>>);

impl Pace {
    /// Waits for the next moment; it lies in the past if the table cannot follow.
    pub(crate) async fn due(&self) -> Instant {
        let due = self.0.lock().await.recv().await;
        // Nobody conducts any more: the measurement is over.
        due.unwrap_or_else(Instant::now)
    }
}

/// A table's moments, and where they are told.
pub(crate) fn pace() -> (UnboundedSender<Instant>, Pace) {
    let (told, due) = unbounded_channel();
    (told, Pace(Arc::new(Mutex::new(due))))
}

/// Tells one table after the other that a move is due, so many a second in all. A thread of its own
/// sleeps more exactly than a timer of the runtime, which counts whole milliseconds.
pub(crate) fn conduct(tables: &[UnboundedSender<Instant>], rate: u32) {
    let begun = Instant::now();
    let between = Duration::from_secs(1) / rate.max(1);
    for (number, table) in (0u32..).zip(tables.iter().cycle()) {
        let due = begun + between * number;
        std::thread::sleep(due.saturating_duration_since(Instant::now()));
        if table.send(due).is_err() {
            return;
        }
    }
}
