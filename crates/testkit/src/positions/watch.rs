//! Something that never ends cannot be caught, but told.

use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

/// Longer than any position takes, on a busy machine too.
const LONGEST: Duration = Duration::from_secs(90);

/// What is being tried, and since when.
type Now = Mutex<Option<(Instant, String)>>;

/// Looks on from a thread of its own and ends the process when one position takes far too long.
#[derive(Debug)]
pub(super) struct Watch(Arc<Now>);

impl Watch {
    pub(super) fn new(game: &'static str) -> Watch {
        let now = Arc::new(Now::default());
        let seen = Arc::downgrade(&now);
        std::thread::spawn(move || look_on(game, &seen));
        Watch(now)
    }

    #[expect(clippy::disallowed_methods, reason = "it watches the time that play takes")]
    pub(super) fn look_at(&self, story: String) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((Instant::now(), story));
    }

    pub(super) fn rest(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

fn look_on(game: &str, seen: &Weak<Now>) {
    while let Some(now) = seen.upgrade() {
        if let Some((since, story)) = &*now.lock().unwrap_or_else(PoisonError::into_inner)
            && since.elapsed() > LONGEST
        {
            eprintln!("{game}: a written position is played without end: {story}");
            std::process::abort();
        }
        drop(now);
        std::thread::sleep(Duration::from_secs(1));
    }
}
