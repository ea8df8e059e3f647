//! What all parts of the server share.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::{Semaphore, watch};

use crate::config::Config;
use crate::limit::Limits;
use crate::random;
use crate::store::{Sqlite, Store, StoreError};
use crate::table::Registry;

/// What all parts of the server share.
pub struct App {
    /// How it is set up.
    pub config: Config,
    /// Where tables are kept.
    pub store: Arc<dyn Store>,
    /// Tables in memory.
    pub(crate) tables: Registry,
    /// Who may ask how much.
    pub(crate) limits: Limits,
    /// Room for opponents that think; first come, first served.
    pub(crate) thinkers: Arc<Semaphore>,
    /// Numbers for `/metrics`.
    pub(crate) metrics: Metrics,
    /// Links that carry a seat to another device: token to table, seat and end.
    carries: Mutex<BTreeMap<String, (String, u8, Instant)>>,
    closing: watch::Sender<bool>,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("config", &self.config).finish_non_exhaustive()
    }
}

/// Numbers for `/metrics`; they only rise, except the gauges.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) requests: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) actions: AtomicU64,
    pub(crate) thoughts: AtomicU64,
    pub(crate) created: AtomicU64,
    pub(crate) damaged: AtomicU64,
    pub(crate) store_failures: AtomicU64,
    pub(crate) connections: AtomicU64,
    pub(crate) tables: AtomicU64,
}

/// Adds one.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// How long a link that carries a seat lives.
pub(crate) const CARRY: Duration = Duration::from_mins(10);

impl App {
    /// Opens the data file.
    pub fn open(config: Config) -> Result<Arc<App>, StoreError> {
        let store = Arc::new(Sqlite::open(&config.data)?);
        Ok(App::with(config, store))
    }

    /// A server over any store.
    pub fn with(config: Config, store: Arc<dyn Store>) -> Arc<App> {
        Arc::new(App {
            tables: Registry::default(),
            limits: Limits::new(&config),
            thinkers: Arc::new(Semaphore::new(config.thinkers.max(1))),
            metrics: Metrics::default(),
            carries: Mutex::default(),
            closing: watch::channel(false).0,
            config,
            store,
        })
    }

    /// A new link for a seat.
    pub(crate) fn carry(&self, table: &str, seat: u8) -> String {
        let mut carries = self.carries.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        carries.retain(|_, (_, _, end)| *end > now);
        let token = random::secret();
        carries.insert(token.clone(), (table.to_owned(), seat, now + CARRY));
        token
    }

    /// Uses a link up.
    pub(crate) fn carried(&self, table: &str, token: &str) -> Option<u8> {
        let mut carries = self.carries.lock().unwrap_or_else(PoisonError::into_inner);
        carries.get(token).filter(|(of, _, _)| of == table)?;
        let (_, seat, end) = carries.remove(token)?;
        (end > Instant::now()).then_some(seat)
    }

    /// Tells every connection and table to end.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Resolves when the server ends.
    pub(crate) async fn closed(&self) {
        let mut closing = self.closing.subscribe();
        // The sender lives as long as the server.
        let _ = closing.wait_for(|closing| *closing).await;
    }
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
