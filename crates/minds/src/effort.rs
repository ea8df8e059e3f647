//! How much a mind may use, and how it is told that others wait.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use kernel::Budget;

/// What a mind may use: time or iterations, threads, and word from outside.
#[derive(Clone, Debug)]
pub struct Effort {
    /// Time or iterations.
    pub budget: Budget,
    /// Threads that may be at work, for a mind that uses several.
    pub threads: u32,
    /// How it is told to be quick.
    pub hurry: Hurry,
}

impl From<Budget> for Effort {
    fn from(budget: Budget) -> Self {
        Effort { budget, threads: u32::MAX, hurry: Hurry::default() }
    }
}

/// Word to a mind at work on another thread: it looks at it as often as at the clock. What was said
/// is not taken back. A budget in iterations is kept whatever is said: its answer depends on the
/// seed alone.
#[derive(Clone, Default, Debug)]
pub struct Hurry(Arc<AtomicU8>);

/// Its threads beside the first are wanted.
const ALONE: u8 = 1;
/// Its place is wanted.
const QUICK: u8 = 2;

/// Who is told to be quick keeps this part of his time.
const KEPT: u32 = 8;

impl Hurry {
    /// Goes on with one thread.
    pub fn go_on_alone(&self) {
        self.0.fetch_max(ALONE, Ordering::Relaxed);
    }

    /// Ends after an eighth of the time, with one thread; at once if that is over.
    pub fn be_quick(&self) {
        self.0.fetch_max(QUICK, Ordering::Relaxed);
    }

    /// By what the time is divided now.
    pub fn divides(&self) -> u32 {
        if self.0.load(Ordering::Relaxed) < QUICK { 1 } else { KEPT }
    }

    /// What is left of a limit for the first thread (0) or one of the others.
    pub(crate) fn cut(&self, lane: u32, limit: Duration) -> Duration {
        if lane > 0 && self.0.load(Ordering::Relaxed) >= ALONE {
            return Duration::ZERO;
        }
        limit / self.divides()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_told_to_be_quick_keeps_an_eighth_and_one_thread() {
        let limit = Duration::from_millis(800);
        let hurry = Hurry::default();
        assert_eq!((hurry.cut(0, limit), hurry.cut(1, limit)), (limit, limit));
        hurry.go_on_alone();
        assert_eq!((hurry.cut(0, limit), hurry.cut(1, limit)), (limit, Duration::ZERO));
        hurry.be_quick();
        hurry.go_on_alone();
        let eighth = Duration::from_millis(100);
        assert_eq!((hurry.cut(0, limit), hurry.cut(1, limit)), (eighth, Duration::ZERO));
    }
}
