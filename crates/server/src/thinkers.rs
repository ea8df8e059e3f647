//! Room for programs that think: first come, first served.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Room for programs that think.
#[derive(Debug)]
pub(crate) struct Thinkers {
    room: Arc<Semaphore>,
    line: Mutex<BTreeSet<u64>>,
    next: AtomicU64,
}

impl Thinkers {
    /// Room for so many at the same time.
    pub(crate) fn new(room: usize) -> Arc<Thinkers> {
        Arc::new(Thinkers {
            room: Arc::new(Semaphore::new(room.max(1))),
            line: Mutex::default(),
            next: AtomicU64::new(0),
        })
    }

    /// A place at the end of the line.
    pub(crate) fn ticket(self: &Arc<Self>) -> Ticket {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        self.line.lock().unwrap_or_else(PoisonError::into_inner).insert(number);
        Ticket { number, thinkers: Arc::clone(self) }
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        self.line.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// How many wait before this one; nothing if it does not wait any more.
    pub(crate) fn before(&self, number: u64) -> Option<u32> {
        let line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        let place = line.contains(&number).then(|| line.range(..number).count())?;
        u32::try_from(place).ok()
    }
}

/// A place in the line, left when dropped.
#[derive(Debug)]
pub(crate) struct Ticket {
    number: u64,
    thinkers: Arc<Thinkers>,
}

impl Ticket {
    /// Its number.
    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    /// The line in which it stands.
    pub(crate) fn thinkers(&self) -> Arc<Thinkers> {
        Arc::clone(&self.thinkers)
    }

    /// Waits for room for one, which is given back when dropped.
    pub(crate) async fn turn(self) -> Option<Room> {
        self.turn_of(1).await
    }

    /// Waits for room for one, and takes as much more, up to `most` in all, as nobody waits for.
    pub(crate) async fn turn_of(self, most: u32) -> Option<Room> {
        // The room is never closed.
        let mut permit = Arc::clone(&self.thinkers.room).acquire_owned().await.ok()?;
        let mut threads = 1;
        while threads < most {
            let Ok(more) = Arc::clone(&self.thinkers.room).try_acquire_owned() else { break };
            permit.merge(more);
            threads += 1;
        }
        Some(Room { threads, _permit: permit })
    }
}

/// Room in which to think, given back when dropped.
#[derive(Debug)]
pub(crate) struct Room {
    /// How many threads it is for.
    pub(crate) threads: u32,
    _permit: OwnedSemaphorePermit,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut line = self.thinkers.line.lock().unwrap_or_else(PoisonError::into_inner);
        line.remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_comes_first_thinks_first() {
        let thinkers = Thinkers::new(1);
        let (first, second, third) = (thinkers.ticket(), thinkers.ticket(), thinkers.ticket());
        let (two, three) = (second.number(), third.number());
        let room = first.turn().await;
        assert_eq!((thinkers.before(two), thinkers.before(three)), (Some(0), Some(1)));
        drop(second);
        assert_eq!((thinkers.before(two), thinkers.before(three)), (None, Some(0)));
        drop(room);
        assert!(third.turn().await.is_some());
        assert_eq!(thinkers.waiting(), 0);
    }

    #[tokio::test]
    async fn who_wants_much_gets_what_nobody_needs() {
        let thinkers = Thinkers::new(3);
        let one = thinkers.ticket().turn_of(1).await.unwrap();
        let all = thinkers.ticket().turn_of(u32::MAX).await.unwrap();
        assert_eq!((one.threads, all.threads), (1, 2));
        let (late, later) = (thinkers.ticket(), thinkers.ticket());
        let waiting = tokio::spawn(async move { late.turn_of(u32::MAX).await });
        tokio::task::yield_now().await;
        drop(one);
        // What is given back belongs to who waits, and nothing is left for another.
        assert_eq!(waiting.await.unwrap().unwrap().threads, 1);
        drop(all);
        assert_eq!(later.turn_of(u32::MAX).await.unwrap().threads, 3);
    }
}
