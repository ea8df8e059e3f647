//! Where the time of a move goes, stage by stage.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// A stage of a move, in the order in which a move goes through them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// A message is read.
    Read,
    /// The position before it is seen by whoever is told what changes.
    Before,
    /// The rules carry it out.
    Play,
    /// Its row is written down and linked.
    Row,
    /// It waits until it is durable.
    Commit,
    /// It is taken in: log, clocks, who is asked what.
    TakeIn,
    /// The table is seen through the eyes of somebody.
    Render,
    /// That becomes text.
    Words,
    /// It is sent.
    Send,
}

impl Stage {
    /// All of them.
    pub const ALL: [Stage; 9] = [
        Stage::Read,
        Stage::Before,
        Stage::Play,
        Stage::Row,
        Stage::Commit,
        Stage::TakeIn,
        Stage::Render,
        Stage::Words,
        Stage::Send,
    ];
}

/// How often and how long each stage was gone through.
#[derive(Debug, Default)]
pub struct Stages([Sum; Stage::ALL.len()]);

#[derive(Debug, Default)]
struct Sum {
    times: AtomicU64,
    nanos: AtomicU64,
}

impl Stages {
    /// So long was spent in this stage.
    pub(crate) fn add(&self, stage: Stage, since: Instant) {
        let sum = &self.0[stage as usize];
        let nanos = u64::try_from(since.elapsed().as_nanos()).unwrap_or(u64::MAX);
        sum.times.fetch_add(1, Ordering::Relaxed);
        sum.nanos.fetch_add(nanos, Ordering::Relaxed);
    }

    /// How often this stage was gone through, and how long that took altogether.
    pub fn of(&self, stage: Stage) -> (u64, Duration) {
        let sum = &self.0[stage as usize];
        let nanos = Duration::from_nanos(sum.nanos.load(Ordering::Relaxed));
        (sum.times.load(Ordering::Relaxed), nanos)
    }
}
