//! What waits for a connection: bounded in messages and in bytes, taken out all at once.

use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;

use axum::extract::ws::Utf8Bytes;
use futures_util::task::AtomicWaker;

use crate::error::Failure;

/// Messages that may wait.
const MESSAGES: usize = 64;
/// Bytes that may wait; a single message may be longer.
const BYTES: usize = 1024 * 1024;

/// Where messages for a connection go in. Dropping it ends the connection.
#[derive(Debug)]
pub(crate) struct Outbox(Arc<Line>);

/// Where they come out.
#[derive(Debug)]
pub(super) struct Waiting(Arc<Line>);

#[derive(Debug, Default)]
struct Line {
    held: Mutex<Held>,
    news: AtomicWaker,
}

#[derive(Debug, Default)]
struct Held {
    messages: Vec<Utf8Bytes>,
    bytes: usize,
    is_given_up: bool,
    /// Why, if not because the connection cannot follow.
    why: Option<Failure>,
}

impl Line {
    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Both ends.
pub(super) fn outbox() -> (Outbox, Waiting) {
    let line = Arc::new(Line::default());
    (Outbox(Arc::clone(&line)), Waiting(line))
}

impl Outbox {
    /// Puts a message in; false if the connection cannot follow. It leaves with [`Outbox::send`].
    pub(crate) fn put(&self, text: Utf8Bytes) -> bool {
        let mut held = self.0.held();
        let fits = held.bytes == 0 || held.bytes + text.len() <= BYTES;
        let fits = fits && held.messages.len() < MESSAGES;
        if fits {
            held.bytes += text.len();
            held.messages.push(text);
        }
        fits
    }

    /// Says why the connection ends before it does.
    pub(crate) fn end(&self, why: Failure) {
        self.0.held().why = Some(why);
    }

    /// Sends everything that was put in, in one go.
    pub(crate) fn send(&self) {
        let is_empty = self.0.held().messages.is_empty();
        if !is_empty {
            self.0.news.wake();
        }
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.held().is_given_up = true;
        self.0.news.wake();
    }
}

impl Waiting {
    /// Why the table has given the connection up.
    pub(super) fn why(&self) -> Failure {
        self.0.held().why.clone().unwrap_or(Failure::Slow)
    }

    /// Everything that waits; nothing if the table has given the connection up.
    pub(super) async fn next(&mut self) -> Option<Vec<Utf8Bytes>> {
        poll_fn(|context| {
            // Registered before looking, so that nothing slips in between.
            self.0.news.register(context.waker());
            let mut held = self.0.held();
            if held.messages.is_empty() {
                return if held.is_given_up { Poll::Ready(None) } else { Poll::Pending };
            }
            held.bytes = 0;
            Poll::Ready(Some(std::mem::take(&mut held.messages)))
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn much_may_wait_but_not_everything() {
        let (out, mut waiting) = outbox();
        assert!(out.put("x".repeat(2 * BYTES).into()), "one message may be long");
        assert!(!out.put("x".into()));
        out.send();
        assert_eq!(waiting.next().await.map(|texts| texts[0].len()), Some(2 * BYTES));
        let taken = (0..2 * MESSAGES).filter(|_| out.put("x".into())).count();
        assert_eq!(taken, MESSAGES);
        out.send();
        assert_eq!(waiting.next().await.map(|texts| texts.len()), Some(MESSAGES));
        assert!(out.put("last".into()));
        drop(out);
        assert_eq!(waiting.next().await.map(|texts| texts.len()), Some(1), "nothing is lost");
        assert_eq!(waiting.next().await, None);
    }
}
