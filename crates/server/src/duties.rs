//! Tables that go on although nobody looks at them: programs move, clocks run out.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::Instant;

use crate::state::App;
use crate::table::Command;

/// Tables looked up at once.
const PAGE: u32 = 100;
/// How often the store is asked what is due next, and for how long ahead; what is due later costs
/// nothing.
const SWEEP: Duration = Duration::from_mins(10);
const AHEAD: Duration = Duration::from_mins(20);
/// Opponents that may wait before another table is woken at the start; later a table whose moment has
/// come waits for nobody, because its clock does not either.
const WAITING: usize = 32;
/// How long to wait before looking again whether the line is shorter.
const PATIENCE: Duration = Duration::from_millis(100);
/// How long to wait before asking a store again that has failed.
const RECOVERY: Duration = Duration::from_secs(5);

/// When tables out of memory are to be looked at before long.
#[derive(Debug, Default)]
pub(crate) struct Duties {
    due: Mutex<Due>,
    changed: Notify,
}

/// Each table has one moment at most.
#[derive(Debug, Default)]
struct Due {
    moments: BTreeMap<String, Instant>,
    line: BTreeSet<(Instant, String)>,
}

impl Duties {
    /// A table is to be looked at then, and not before. What has time is left to the store: by then
    /// it has kept it, and tells in time.
    pub(crate) fn put(&self, table: &str, at: Instant) {
        if at > Instant::now() + 2 * AHEAD {
            return;
        }
        let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(before) = due.moments.insert(table.to_owned(), at) {
            due.line.remove(&(before, table.to_owned()));
        }
        due.line.insert((at, table.to_owned()));
        drop(due);
        self.changed.notify_one();
    }

    /// A table whose moment has come, or the next moment.
    fn next(&self) -> Result<String, Option<Instant>> {
        let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        match due.line.first() {
            None => Err(None),
            Some((at, _)) if *at > Instant::now() => Err(Some(*at)),
            Some(_) => {
                let (_, table) = due.line.pop_first().expect("there is a first one");
                due.moments.remove(&table);
                Ok(table)
            }
        }
    }
}

/// Wakes every table when its moment comes, the store's and those that leave memory.
pub(crate) async fn keep(app: Arc<App>) {
    tokio::select! {
        () = app.closed() => {}
        _ = async { tokio::join!(sweep(&app), as_due(&app)) } => {}
    }
}

/// Asks the store what is due, first of all what was while the server was down.
async fn sweep(app: &Arc<App>) {
    let mut from = (0, String::new());
    loop {
        let ahead = u64::try_from(AHEAD.as_millis()).unwrap_or(u64::MAX);
        let until = app.time.up_ms() + ahead;
        let woken = read(app, from, until).await;
        if woken > 0 {
            tracing::info!(tables = woken, "running tables go on");
        }
        from = (until + 1, String::new());
        tokio::time::sleep(SWEEP).await;
    }
}

/// Reads what is due up to a moment, page by page. Whatever is overdue is woken one after the other,
/// no faster than opponents can think; gives how many were.
async fn read(app: &Arc<App>, mut from: (u64, String), until: u64) -> u32 {
    let mut woken = 0;
    loop {
        let (store, (due, id)) = (Arc::clone(&app.store), from.clone());
        let page = tokio::task::spawn_blocking(move || store.due((due, &id), until, PAGE)).await;
        let page = match page {
            Ok(Ok(page)) => page,
            Ok(Err(error)) => {
                tracing::warn!(%error, "running tables could not be looked up");
                tokio::time::sleep(RECOVERY).await;
                continue;
            }
            Err(_) => return woken,
        };
        let Some(last) = page.last() else { return woken };
        from.clone_from(last);
        for (due, table) in page {
            let ahead = due.saturating_sub(app.time.up_ms());
            if ahead > 0 {
                app.duties.put(&table, Instant::now() + Duration::from_millis(ahead));
                continue;
            }
            while app.thinkers.waiting() > WAITING {
                tokio::time::sleep(PATIENCE).await;
            }
            wake(app, &table).await;
            woken += 1;
        }
    }
}

async fn as_due(app: &Arc<App>) {
    loop {
        match app.duties.next() {
            Ok(table) => wake(app, &table).await,
            Err(Some(moment)) => tokio::select! {
                () = tokio::time::sleep_until(moment) => {}
                () = app.duties.changed.notified() => {}
            },
            Err(None) => app.duties.changed.notified().await,
        }
    }
}

async fn wake(app: &Arc<App>, table: &str) {
    // A damaged table has said so in the log when it was brought back.
    let _ = app.tables.ask(app, table, Command::Wake).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_table_has_one_moment_and_the_last_word_counts() {
        let duties = Duties::default();
        let now = Instant::now();
        let late = now + Duration::from_mins(30);
        duties.put("a", now);
        duties.put("b", now);
        duties.put("a", late);
        assert_eq!(duties.next(), Ok("b".to_owned()));
        assert_eq!(duties.next(), Err(Some(late)));
        duties.put("a", now);
        assert_eq!(duties.next(), Ok("a".to_owned()));
        assert_eq!(duties.next(), Err(None));
        duties.put("a", now + Duration::from_hours(1));
        assert_eq!(duties.next(), Err(None), "the store tells of it in time");
    }
}
