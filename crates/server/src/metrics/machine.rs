//! What the process takes of the machine, as Linux tells it.

use std::fs;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Threads that the runtime has started and not ended, those that carry its tasks among them.
static THREADS: AtomicUsize = AtomicUsize::new(0);

/// The runtime has started a thread.
pub(crate) fn thread_begins() {
    THREADS.fetch_add(1, Ordering::Relaxed);
}

/// The runtime has ended a thread.
pub(crate) fn thread_ends() {
    THREADS.fetch_sub(1, Ordering::Relaxed);
}

/// Threads of the runtime on which something may block.
pub(super) fn blocking_threads() -> usize {
    let workers =
        tokio::runtime::Handle::try_current().map_or(0, |one| one.metrics().num_workers());
    THREADS.load(Ordering::Relaxed).saturating_sub(workers)
}

/// What the process takes.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Taken {
    pub(super) resident_bytes: u64,
    pub(super) threads: u64,
    pub(super) open_files: u64,
}

/// What the process takes; nothing where the system does not tell.
pub(super) fn taken() -> Option<Taken> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let field = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse::<u64>().ok()
    };
    let open = fs::read_dir("/proc/self/fd").ok()?.count();
    Some(Taken {
        resident_bytes: field("VmRSS:")? * 1024,
        threads: field("Threads:")?,
        open_files: u64::try_from(open).unwrap_or(u64::MAX),
    })
}
