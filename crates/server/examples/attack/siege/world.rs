//! What attackers and honest people share: the server, its file, and whether it is to answer now.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU16, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::Problem;
use super::door::{Front, Visitor};
use super::served::{Served, second};

/// A length that is not just a test.
const LONG: Duration = Duration::from_secs(30);

/// The household of the attacker; those of others have smaller numbers.
const ENEMY: u16 = 0xff66;

/// One attack's world.
pub(super) struct World {
    folder: TempDir,
    data: Mutex<PathBuf>,
    front: Front,
    server: SocketAddr,
    served: Mutex<Served>,
    pub(super) length: Duration,
    begun: Mutex<Instant>,
    is_enough: AtomicBool,
    over: AtomicBool,
    /// The server is down or cannot write, on purpose: nobody is measured.
    impaired: AtomicBool,
    next: AtomicU16,
    sitting: AtomicU64,
    /// When the server was ended last.
    down: Mutex<Option<Instant>>,
    /// Where the honest pair plays.
    pair: Mutex<Option<String>>,
}

impl World {
    pub(super) fn new(front: Front, length: Duration) -> Result<World, Problem> {
        let folder = tempfile::tempdir()?;
        let data = folder.path().join("data.db");
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let served = Served::start(any, &data, front.word(), &folder.path().join("log"))?;
        Ok(World {
            data: Mutex::new(data),
            folder,
            front,
            server: served.addr,
            served: Mutex::new(served),
            length,
            begun: Mutex::new(Instant::now()),
            is_enough: AtomicBool::new(false),
            over: AtomicBool::new(false),
            impaired: AtomicBool::new(false),
            next: AtomicU16::new(0),
            sitting: AtomicU64::new(0),
            down: Mutex::default(),
            pair: Mutex::default(),
        })
    }

    /// Somebody at one of the addresses of a household. Without a proxy this computer's loopback is
    /// the world; with one, each household has a /64.
    fn at(&self, household: u16, number: u16) -> Visitor {
        let [high, low] = household.to_be_bytes();
        let from = match self.front {
            Front::Open => IpAddr::from(Ipv4Addr::new(127, 1, high, low.max(1))),
            Front::Proxy => {
                IpAddr::from(Ipv6Addr::new(0x2001, 0xdb8, 1, household, 0, 0, number, 1))
            }
        };
        Visitor { server: self.server, from, front: self.front }
    }

    /// The attacker.
    pub(super) fn enemy(&self) -> Visitor {
        self.enemy_at(0)
    }

    /// The attacker at another of the addresses that his line has.
    pub(super) fn enemy_at(&self, number: u16) -> Visitor {
        self.at(ENEMY, number)
    }

    /// Somebody who has never been here.
    pub(super) fn newcomer(&self) -> Visitor {
        self.at(self.next.fetch_add(1, Ordering::Relaxed) % ENEMY, 0)
    }

    pub(super) fn served(&self) -> MutexGuard<'_, Served> {
        self.served.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the attack goes on.
    pub(super) fn lasts(&self) -> bool {
        let begun = *self.begun.lock().unwrap_or_else(PoisonError::into_inner);
        begun.elapsed() < self.length && !self.is_enough.load(Ordering::Relaxed)
    }

    /// Nothing more is to be learned.
    pub(super) fn enough(&self) {
        self.is_enough.store(true, Ordering::Relaxed);
    }

    /// What was prepared counts for nothing: the attack lasts its whole length from now on.
    pub(super) fn begin_anew(&self) {
        *self.begun.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Whether there is time for the numbers of a grown site.
    pub(super) fn is_long(&self) -> bool {
        self.length >= LONG
    }

    /// Somebody sees his table for the first time.
    pub(super) fn sits(&self) {
        self.sitting.fetch_add(1, Ordering::Relaxed);
    }

    /// How many have seen their table.
    pub(super) fn sitting(&self) -> u64 {
        self.sitting.load(Ordering::Relaxed)
    }

    /// When the server was ended last.
    pub(super) fn down(&self) -> Option<Instant> {
        *self.down.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    pub(super) fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_impaired(&self) -> bool {
        self.impaired.load(Ordering::Relaxed)
    }

    /// From now on the server need not answer, or must again.
    pub(super) fn impair(&self, is_impaired: bool) {
        self.impaired.store(is_impaired, Ordering::Relaxed);
    }

    /// The table at which the honest pair plays now.
    pub(super) fn pair(&self) -> Option<String> {
        self.pair.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn plays_at(&self, table: &str) {
        *self.pair.lock().unwrap_or_else(PoisonError::into_inner) = Some(table.to_owned());
    }

    /// Resolves when the honest pair plays.
    pub(super) async fn begun(&self) -> Result<(), Problem> {
        for _ in 0..600 {
            if self.pair().is_some() {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Err("the honest pair has not begun to play".into())
    }

    pub(super) fn data(&self) -> PathBuf {
        self.data.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Starts a server over this file in the place of the one that has ended.
    pub(super) fn start_over(&self, data: PathBuf) -> Result<(), Problem> {
        let served = Served::start(self.server, &data, self.front.word(), &self.file("log"))?;
        *self.data.lock().unwrap_or_else(PoisonError::into_inner) = data;
        *self.served() = served;
        Ok(())
    }

    /// Kills the server and starts it again; the honest people must find it as they left it.
    pub(super) async fn killed(&self) -> Result<Duration, Problem> {
        self.impair(true);
        self.served().kill()?;
        let begun = Instant::now();
        *self.down.lock().unwrap_or_else(PoisonError::into_inner) = Some(begun);
        self.start_over(self.data())?;
        let took = begun.elapsed();
        self.settle().await;
        Ok(took)
    }

    /// Gives everybody a moment to come back.
    pub(super) async fn settle(&self) {
        tokio::time::sleep(Duration::from_secs(1)).await;
        self.impair(false);
    }

    /// Tries to start a second server through this name of the file.
    pub(super) fn second(&self, name: &std::path::Path) -> Result<String, Problem> {
        second(name, &self.file("second.log"))
    }

    pub(super) fn peak(&self) -> Result<u64, Problem> {
        self.served().peak()
    }

    pub(super) fn resident(&self) -> Result<u64, Problem> {
        self.served().resident()
    }

    /// What broke off inside the server.
    pub(super) fn panics(&self) -> Result<Vec<String>, Problem> {
        let log = std::fs::read_to_string(self.file("log"))?;
        let panics = log.lines().filter(|line| line.contains("panicked at"));
        Ok(panics.map(str::to_owned).collect())
    }
}
