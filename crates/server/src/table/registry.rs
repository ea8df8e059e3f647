//! Tables in memory: found, brought back, let go.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{mpsc, oneshot};

use super::Command;
use super::command::Answer;
use super::host::Host;
use crate::error::Failure;
use crate::random::is_id;
use crate::state::App;

/// Messages that wait for a table.
pub(super) const MAILBOX: usize = 256;

/// Tables in memory by id.
#[derive(Default)]
pub(crate) struct Registry(Mutex<Tables>);

#[derive(Default)]
struct Tables {
    mailboxes: BTreeMap<String, mpsc::Sender<Command>>,
    /// Those that nobody brings back, because they are being removed.
    held: BTreeSet<String>,
}

impl Registry {
    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Holds those of these tables that are not in memory out of it, until they are let go; gives them.
    pub(crate) fn hold(&self, ids: Vec<String>) -> Vec<String> {
        let mut tables = self.tables();
        let is_live = |id: &String| tables.mailboxes.get(id).is_some_and(|one| !one.is_closed());
        let held: Vec<String> = ids.into_iter().filter(|id| !is_live(id)).collect();
        tables.held.extend(held.iter().cloned());
        held
    }

    /// Lets tables go that were held out of memory.
    pub(crate) fn let_go(&self, ids: &[String]) {
        let mut tables = self.tables();
        tables.held.retain(|id| !ids.contains(id));
    }

    /// The mailbox of a table; a task brings the table back if it is not in memory.
    pub(crate) fn mailbox(
        &self,
        app: &Arc<App>,
        id: &str,
    ) -> Result<mpsc::Sender<Command>, Failure> {
        if !is_id(id) {
            return Err(Failure::NoTable);
        }
        let mut tables = self.tables();
        if tables.held.contains(id) {
            return Err(Failure::Timeout);
        }
        if let Some(mailbox) = tables.mailboxes.get(id).filter(|mailbox| !mailbox.is_closed()) {
            return Ok(mailbox.clone());
        }
        let (mailbox, waiting) = mpsc::channel(MAILBOX);
        tables.mailboxes.insert(id.to_owned(), mailbox.clone());
        tokio::spawn(Host::run(Arc::clone(app), id.to_owned(), mailbox.clone(), waiting));
        Ok(mailbox)
    }

    /// Forgets a table if nothing waits for it; its task ends then.
    pub(super) fn release(&self, id: &str, waiting: &mut mpsc::Receiver<Command>) -> bool {
        let mut tables = self.tables();
        // Nobody can find the mailbox while the lock is held.
        if !waiting.is_empty() {
            return false;
        }
        waiting.close();
        tables.mailboxes.remove(id);
        true
    }

    /// Forgets a table; whoever waits for it brings it back.
    pub(super) fn give_up(&self, id: &str, waiting: &mut mpsc::Receiver<Command>) {
        let mut tables = self.tables();
        waiting.close();
        tables.mailboxes.remove(id);
    }

    /// Asks a table if it is in memory, and waits for its answer.
    pub(crate) async fn ask_live<T>(
        &self,
        id: &str,
        command: impl FnOnce(Answer<T>) -> Command,
    ) -> Option<T> {
        let mailbox = self.tables().mailboxes.get(id).cloned()?;
        let (answer, answered) = oneshot::channel();
        mailbox.send(command(answer)).await.ok()?;
        answered.await.ok()?.ok()
    }

    /// Asks a table and waits for its answer.
    pub(crate) async fn ask<T>(
        &self,
        app: &Arc<App>,
        id: &str,
        command: impl Fn(Answer<T>) -> Command,
    ) -> Result<T, Failure> {
        // A task that ends between finding and asking is started again.
        for _ in 0..3 {
            let mailbox = self.mailbox(app, id)?;
            let (answer, answered) = oneshot::channel();
            if mailbox.send(command(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return answer;
            }
        }
        Err(Failure::Timeout)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_not_in_memory_is_held_out_of_it() {
        let registry = Registry::default();
        let (live, _waiting) = mpsc::channel(1);
        let (gone, _) = mpsc::channel(1);
        registry.tables().mailboxes.extend([("a".to_owned(), live), ("b".to_owned(), gone)]);
        let held = registry.hold(["a", "b", "c"].map(str::to_owned).to_vec());
        assert_eq!(held, ["b", "c"]);
        assert!(registry.tables().held.contains("c") && !registry.tables().held.contains("a"));
        registry.let_go(&held);
        assert!(registry.tables().held.is_empty());
    }
}
