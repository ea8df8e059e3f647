//! What all parts of the server share.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use protocol::Coach;
use tokio::sync::{OnceCell, watch};

use crate::club::{Club, Door};
use crate::config::Config;
use crate::duties::Duties;
use crate::error::Failure;
use crate::games::Games;
use crate::gate::Gate;
use crate::house::House;
use crate::limit::{Limits, Neighbourhood};
use crate::metrics::Metrics;
use crate::names::Unseen;
use crate::random;
use crate::stages::Stages;
use crate::store::{Forbidden, Household, Sqlite, Store, StoreError};
use crate::table::Registry;
use crate::thinkers::Thinkers;
use crate::time::{self, Time, Wall};
use crate::wards::Wards;
use crate::words::Language;

/// What all parts of the server share.
pub struct App {
    /// How it is set up.
    pub config: Config,
    /// What it offers.
    pub games: Games,
    /// Where tables are kept.
    pub store: Arc<dyn Store>,
    /// Tables in memory.
    pub(crate) tables: Registry,
    /// Who gets in.
    pub(crate) door: Door,
    /// What the house shows of its own.
    house: RwLock<Arc<House>>,
    /// Who may ask how much.
    pub(crate) limits: Limits,
    /// Room for opponents that think.
    pub(crate) thinkers: Arc<Thinkers>,
    /// The way to all work that blocks.
    pub(crate) gate: Gate,
    /// Tables out of memory that go on by themselves.
    pub(crate) duties: Duties,
    /// What time it is, and for how long the server has been up.
    pub(crate) time: Time,
    /// What was said about games that are over, by id and language.
    coached: Mutex<BTreeMap<(String, Language), Said>>,
    /// Who may not come, and who may not speak.
    pub(crate) wards: Wards,
    /// Held by whoever changes something for the operator.
    pub(crate) operating: tokio::sync::Mutex<()>,
    /// Where the time of moves goes.
    pub stages: Stages,
    /// Numbers for `/metrics`.
    pub(crate) metrics: Metrics,
    /// Links that carry a seat to another device, by token.
    carries: Mutex<BTreeMap<String, Carried>>,
    closing: watch::Sender<bool>,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("config", &self.config).finish_non_exhaustive()
    }
}

/// A link that carries a seat to another device.
struct Carried {
    table: String,
    seat: u8,
    maker: [u8; 32],
    end: Instant,
}

/// What is said once and kept.
pub(crate) type Said = Arc<OnceCell<Coach>>;

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
        App::offering(Games::default(), config, store)
    }

    /// A server that offers these games.
    pub fn offering(games: Games, config: Config, store: Arc<dyn Store>) -> Arc<App> {
        App::telling(Arc::new(time::wall), games, config, store)
    }

    /// A server by another clock than the machine's.
    pub fn telling(wall: Wall, games: Games, config: Config, store: Arc<dyn Store>) -> Arc<App> {
        let key = store.house_key().unwrap_or_else(|error| {
            tracing::error!(%error, "cookies of this house will not outlive this run");
            random::bytes()
        });
        let wards = store.operator().wards().unwrap_or_else(|error| {
            tracing::error!(%error, "bans and mutes could not be read");
            Vec::new()
        });
        let eras = store.eras().unwrap_or_else(|error| {
            tracing::error!(%error, "how long the server was up cannot be read; clocks begin anew");
            Vec::new()
        });
        Arc::new(App {
            games,
            wards: Wards::new(wards),
            operating: tokio::sync::Mutex::default(),
            tables: Registry::default(),
            door: Door::new(config.club.clone(), key),
            house: RwLock::new(Arc::new(config.house.clone())),
            limits: Limits::new(&config),
            thinkers: Thinkers::new(config.thinkers),
            gate: Gate::new(config.workers, config.questions),
            duties: Duties::default(),
            time: Time::new(wall, eras),
            coached: Mutex::default(),
            stages: Stages::default(),
            metrics: Metrics::default(),
            carries: Mutex::default(),
            closing: watch::channel(false).0,
            config,
            store,
        })
    }

    /// What the house shows of its own.
    pub(crate) fn house(&self) -> Arc<House> {
        Arc::clone(&self.house.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The house has other passwords, pages or another sign from now on.
    pub fn refurnish(&self, club: Club, house: House) {
        *self.house.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(house);
        self.door.change(club);
    }

    /// The household of an address.
    pub(crate) fn household(&self, who: Neighbourhood) -> Household {
        self.store.salt().household(who.line())
    }

    /// Fine if nobody has banned whoever comes from there.
    pub(crate) fn welcomes(&self, from: Neighbourhood) -> Result<(), Failure> {
        let now = self.time.now_ms();
        let until = self.wards.of(Forbidden::Ban, from, now);
        until.map_or(Ok(()), |until| Err(Failure::Banned(until - now)))
    }

    /// Fine if nobody has banned this name.
    pub(crate) fn may_be_called(&self, name: &str) -> Result<(), Failure> {
        let until = self.wards.of_name(Forbidden::Ban, name, self.time.now_ms());
        until.map_or(Ok(()), |_| Err(Failure::NameBanned))
    }

    /// Fine if nobody has muted whoever comes from there, or goes by this name.
    pub(crate) fn lets_speak(&self, from: Neighbourhood, name: &str) -> Result<(), Failure> {
        let now = self.time.now_ms();
        let until = self.wards.of(Forbidden::Mute, from, now);
        let until = until.max(self.wards.of_name(Forbidden::Mute, name, now));
        until.map_or(Ok(()), |until| Err(Failure::Muted(until - now)))
    }

    /// Names that the operator has muted.
    pub(crate) fn muted_names(&self) -> Unseen {
        self.wards.names(Forbidden::Mute, self.time.now_ms())
    }

    /// How many tables wait to be brought back.
    pub fn waiting_at_the_gate(&self) -> usize {
        self.gate.waiting()
    }

    /// A new link for a seat, made by whoever has the secret with this hash.
    pub(crate) fn carry(&self, table: &str, seat: u8, maker: [u8; 32]) -> String {
        let mut carries = self.carries.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        carries.retain(|_, one| one.end > now);
        let token = random::secret();
        let one = Carried { table: table.to_owned(), seat, maker, end: now + CARRY };
        carries.insert(token.clone(), one);
        token
    }

    /// Uses a link up: the seat, and the hash of the secret of whoever made it.
    pub(crate) fn carried(&self, table: &str, token: &str) -> Option<(u8, [u8; 32])> {
        let mut carries = self.carries.lock().unwrap_or_else(PoisonError::into_inner);
        carries.get(token).filter(|one| one.table == table)?;
        let one = carries.remove(token)?;
        (one.end > Instant::now()).then_some((one.seat, one.maker))
    }

    /// The place where something is said once about a game that is over.
    pub(crate) fn coached(&self, id: &str, language: Language) -> Said {
        const KEPT: usize = 64;
        let mut coached = self.coached.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (id.to_owned(), language);
        if coached.len() >= KEPT && !coached.contains_key(&key) {
            // Whoever asks again waits again.
            coached.pop_first();
        }
        Arc::clone(coached.entry(key).or_default())
    }

    /// Tells every connection and table to end.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Whether the server ends.
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Resolves when the server ends.
    pub(crate) async fn closed(&self) {
        let mut closing = self.closing.subscribe();
        // The sender lives as long as the server.
        let _ = closing.wait_for(|closing| *closing).await;
    }
}
