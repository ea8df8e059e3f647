//! One gate for all work that blocks: tables brought back, records played again, boxes checked.
//!
//! It is as wide as the machine has cores, so that work waits in a line that can be seen instead of
//! on hundreds of threads. Who waits decides who is next: people who sit at a table, then people who
//! look, then questions and tables that only see to their duties. A question is told to come later
//! when too many wait.

mod line;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use tokio::sync::Semaphore;

use crate::error::Failure;
use crate::metrics::Histogram;
use crate::state::count;

use line::Line;
pub(crate) use line::{Rank, Turn};

/// The gate.
#[derive(Debug)]
pub(crate) struct Gate {
    /// As wide as there are cores.
    line: Arc<Line>,
    cores: usize,
    /// The part of it that questions may take.
    questions: Arc<Semaphore>,
    /// Questions that have not been answered.
    asked: AtomicUsize,
    /// Most questions in the line.
    most: usize,
    /// Tables that wait for room.
    waiting: AtomicUsize,
    /// How long tables waited for room.
    pub(crate) tables_waited: Histogram,
    /// How long questions did.
    pub(crate) questions_waited: Histogram,
    /// What was turned away.
    pub(crate) shed: std::sync::atomic::AtomicU64,
}

/// A question that is counted while it is asked.
struct Asked<'a>(&'a AtomicUsize);

impl Drop for Asked<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A table that is counted while it waits.
pub(crate) struct Waits<'a> {
    gate: &'a Gate,
    since: Instant,
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.gate.waiting.fetch_sub(1, Ordering::Relaxed);
        self.gate.tables_waited.since(self.since);
    }
}

impl Gate {
    /// A gate for so many cores, with room for so many questions in its line.
    pub(crate) fn new(cores: usize, most: usize) -> Gate {
        let cores = cores.max(1);
        Gate {
            line: Arc::new(Line::new(cores)),
            cores,
            // On one core tables and questions take turns.
            questions: Arc::new(Semaphore::new((cores - 1).max(1))),
            asked: AtomicUsize::new(0),
            most,
            waiting: AtomicUsize::new(0),
            tables_waited: Histogram::default(),
            questions_waited: Histogram::default(),
            shed: std::sync::atomic::AtomicU64::new(0),
        }
    }

    /// How many questions are in the line or being answered.
    pub(crate) fn asked(&self) -> usize {
        self.asked.load(Ordering::Relaxed)
    }

    /// How much work is being done now.
    pub(crate) fn busy(&self) -> usize {
        self.cores - self.line.free()
    }

    /// How many tables wait for room.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// A table waits for its turn until this is let go.
    pub(crate) fn table_waits(&self) -> Waits<'_> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        Waits { gate: self, since: Instant::now() }
    }

    /// A turn for a table in the line; it is awaited, and may be moved forward meanwhile.
    pub(crate) fn turn(&self, rank: Rank) -> Turn {
        Line::enter(&self.line, rank)
    }

    /// Work on one's turn; a panic is the caller's to tell.
    pub(crate) async fn work<T: Send + 'static>(
        turn: Turn,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let done = tokio::task::spawn_blocking(move || {
            // Whoever asked may go away: the room is taken until the work is done.
            let _turn = turn;
            work()
        });
        done.await.ok()
    }

    /// A question; turned away where too many wait already.
    pub(crate) async fn question<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        if self.asked.fetch_add(1, Ordering::Relaxed) >= self.most {
            self.asked.fetch_sub(1, Ordering::Relaxed);
            count(&self.shed);
            return Err(Failure::Busy(self.most));
        }
        let _asked = Asked(&self.asked);
        let begun = Instant::now();
        let part = Arc::clone(&self.questions).acquire_owned().await;
        let part = part.map_err(|_| Failure::Timeout)?;
        let mut turn = self.turn(Rank::Other);
        turn.come().await;
        self.questions_waited.since(begun);
        let done = Gate::work(turn, move || {
            let _part = part;
            work()
        });
        done.await.unwrap_or(Err(Failure::Timeout))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    /// A table's work.
    async fn table(gate: &Gate) -> Option<u8> {
        let mut turn = gate.turn(Rank::Seated);
        turn.come().await;
        Gate::work(turn, || 7).await
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn questions_leave_room_for_tables_and_too_many_are_turned_away() {
        let gate = Arc::new(Gate::new(2, 2));
        let (open, closed) = mpsc::channel::<()>();
        let first = tokio::spawn({
            let gate = Arc::clone(&gate);
            async move { gate.question(move || Ok(closed.recv().is_err())).await }
        });
        while gate.busy() == 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let second = tokio::spawn({
            let gate = Arc::clone(&gate);
            async move { gate.question(|| Ok(())).await }
        });
        while gate.asked() < 2 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        // The second question waits for the first; a table does not; a third question is too much.
        assert_eq!(table(&gate).await, Some(7));
        let third = gate.question(|| Ok(())).await;
        assert!(matches!(third, Err(Failure::Busy(2))), "{third:?}");
        drop(open);
        assert!(first.await.unwrap().unwrap());
        second.await.unwrap().unwrap();
        assert_eq!((gate.asked(), gate.shed.load(Ordering::Relaxed)), (0, 1));
    }

    #[tokio::test]
    async fn work_that_breaks_off_gives_its_room_back() {
        let gate = Gate::new(1, 1);
        let broken = gate.question(|| -> Result<(), Failure> { panic!("on purpose") }).await;
        assert!(matches!(broken, Err(Failure::Timeout)), "{broken:?}");
        assert_eq!(table(&gate).await, Some(7));
    }
}
