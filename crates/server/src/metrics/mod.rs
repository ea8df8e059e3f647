//! Numbers for those who run the server: counted where things happen, by atomics alone.

mod histogram;
pub(crate) mod machine;
mod page;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;

pub use histogram::Histogram;

use crate::state::App;

/// Numbers for `/metrics`; they only rise, except the gauges.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) requests: AtomicU64,
    pub(crate) actions: AtomicU64,
    pub(crate) thoughts: AtomicU64,
    pub(crate) created: AtomicU64,
    pub(crate) damaged: AtomicU64,
    pub(crate) resumed: AtomicU64,
    /// What was removed because nobody had looked at it for long.
    pub(crate) removed: AtomicU64,
    /// How often everything was looked through for that.
    pub(crate) sweeps: AtomicU64,
    pub(crate) store_failures: AtomicU64,
    pub(crate) connections: AtomicU64,
    /// Those that are no live ones.
    pub(crate) sockets: AtomicU64,
    pub(crate) tables: AtomicU64,
    /// From the connection that was accepted to the first step of its task.
    pub(crate) accept: Histogram,
    /// From the head of a request to the head of its answer.
    pub(crate) request: Histogram,
    /// From an action that was received to its reply in the outbox.
    pub(crate) acknowledge: Histogram,
    refused: Mutex<BTreeMap<&'static str, u64>>,
}

impl Metrics {
    /// Something was refused with this code.
    pub(crate) fn refuse(&self, code: &'static str) {
        // Whoever is refused acts no more: this lock is in nobody's way.
        *self.refused.lock().unwrap_or_else(PoisonError::into_inner).entry(code).or_insert(0) += 1;
    }

    /// How much was refused, by code.
    fn refused(&self) -> BTreeMap<&'static str, u64> {
        self.refused.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Numbers of a store.
#[derive(Debug, Default)]
pub struct Figures {
    /// Writes that wait or are being written.
    pub waiting: AtomicUsize,
    /// From the beginning of a transaction until it is durable.
    pub commit: Histogram,
}

/// The numbers, for an address of their own.
pub fn router(state: Arc<App>) -> Router {
    Router::new().route("/metrics", get(serve)).with_state(state)
}

/// Numbers in the form that Prometheus reads.
pub(crate) async fn serve(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], page::text(&app))
}

/// What a gauge shows.
fn gauge(number: usize) -> u64 {
    u64::try_from(number).unwrap_or(u64::MAX)
}

/// What a counter shows.
fn shown(counter: &AtomicU64) -> u64 {
    counter.load(Ordering::Relaxed)
}
