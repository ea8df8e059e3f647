//! What waits for a slow connection: bounded in messages and in bytes.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::mpsc;

/// Messages that may wait.
const MESSAGES: usize = 64;
/// Bytes that may wait; a single message may be longer.
const BYTES: usize = 1024 * 1024;

/// Where messages for a connection go in.
#[derive(Debug)]
pub(crate) struct Outbox {
    sender: mpsc::Sender<String>,
    held: Arc<AtomicUsize>,
}

/// Where they come out.
#[derive(Debug)]
pub(super) struct Waiting {
    receiver: mpsc::Receiver<String>,
    held: Arc<AtomicUsize>,
}

/// Both ends.
pub(super) fn outbox() -> (Outbox, Waiting) {
    let (sender, receiver) = mpsc::channel(MESSAGES);
    let held = Arc::new(AtomicUsize::new(0));
    (Outbox { sender, held: Arc::clone(&held) }, Waiting { receiver, held })
}

impl Outbox {
    /// Puts a message in; false if the connection cannot follow.
    pub(crate) fn put(&self, text: String) -> bool {
        let length = text.len();
        let before = self.held.fetch_add(length, Ordering::Relaxed);
        let fits = before == 0 || before + length <= BYTES;
        let sent = fits && self.sender.try_send(text).is_ok();
        if !sent {
            self.held.fetch_sub(length, Ordering::Relaxed);
        }
        sent
    }
}

impl Waiting {
    /// The next message; nothing if the table has given the connection up.
    pub(super) async fn next(&mut self) -> Option<String> {
        let text = self.receiver.recv().await;
        self.taken(text)
    }

    /// The next message if it is there.
    pub(super) fn try_next(&mut self) -> Option<String> {
        let text = self.receiver.try_recv().ok();
        self.taken(text)
    }

    fn taken(&self, text: Option<String>) -> Option<String> {
        self.held.fetch_sub(text.as_ref().map_or(0, String::len), Ordering::Relaxed);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn much_may_wait_but_not_everything() {
        let (out, mut waiting) = outbox();
        assert!(out.put("x".repeat(2 * BYTES)), "one message may be long");
        assert!(!out.put("x".to_owned()));
        assert_eq!(waiting.next().await.map(|text| text.len()), Some(2 * BYTES));
        let taken = (0..2 * MESSAGES).filter(|_| out.put("x".to_owned())).count();
        assert_eq!(taken, MESSAGES);
        while waiting.try_next().is_some() {}
        assert!(out.put("x".to_owned()));
    }
}
