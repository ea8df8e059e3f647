//! Tables in memory: found, brought back, let go.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};

use super::Command;
use super::command::Answer;
use super::host::Host;
use crate::error::Failure;
use crate::random::is_id;
use crate::state::App;

/// Messages that wait for a table.
const MAILBOX: usize = 256;

/// Tables in memory by id.
#[derive(Default)]
pub(crate) struct Registry(Mutex<BTreeMap<String, mpsc::Sender<Command>>>);

impl Registry {
    /// The mailbox of a table; a task brings the table back if it is not in memory.
    pub(crate) fn mailbox(
        &self,
        app: &Arc<App>,
        id: &str,
    ) -> Result<mpsc::Sender<Command>, Failure> {
        if !is_id(id) {
            return Err(Failure::NoTable);
        }
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(mailbox) = tables.get(id).filter(|mailbox| !mailbox.is_closed()) {
            return Ok(mailbox.clone());
        }
        let (mailbox, waiting) = mpsc::channel(MAILBOX);
        tables.insert(id.to_owned(), mailbox.clone());
        tokio::spawn(Host::run(Arc::clone(app), id.to_owned(), mailbox.clone(), waiting));
        Ok(mailbox)
    }

    /// Forgets a table if nothing waits for it; its task ends then.
    pub(super) fn release(&self, id: &str, waiting: &mut mpsc::Receiver<Command>) -> bool {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody can find the mailbox while the lock is held.
        if !waiting.is_empty() {
            return false;
        }
        waiting.close();
        tables.remove(id);
        true
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
