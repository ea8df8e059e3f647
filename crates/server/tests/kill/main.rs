//! Kills a server at random moments under load and counts what is lost.
//!
//! `cargo test -p server --test kill` kills a few times; `KILLS=1000` sets how often. The program
//! starts itself again as the server that is killed. Among what is acknowledged are secret answers
//! while those of others are due, and take-backs; a checker of its own reads the file afterwards.
#![expect(clippy::print_stdout, reason = "the harness prints its figures")]

mod checker;
mod player;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::Config;
use tokio::net::TcpStream;

use player::{Did, Notes, Place, Player, table};

/// Tables of each kind that are played at the same time.
const TABLES: usize = 4;
/// How long somebody waits before he tries again.
const AGAIN: Duration = Duration::from_millis(5);
/// How long the last server may take until something of every kind was done.
const LAST: Duration = Duration::from_mins(1);

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, word, addr, data] = &arguments[..]
        && word == "serve"
    {
        return serve(addr, data);
    }
    let kills = std::env::var("KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(6);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime starts");
    runtime.block_on(harness(kills));
}

/// The server that is going to be killed.
fn serve(addr: &str, data: &str) {
    let config = Config {
        addr: addr.parse().expect("an address"),
        data: PathBuf::from(data),
        pause: Duration::ZERO,
        think: Duration::from_millis(5),
        requests: 1_000_000,
        messages: 1_000_000,
        connections: 10_000,
        unfinished: None,
        ..Config::default()
    };
    server::run(config, |_| {}).expect("the server runs");
}

/// What is played: against a program, and by two who answer secret questions at the same time.
fn kinds() -> [(Value, u64); 2] {
    let me = |name: &str| json!({"type": "me", "name": name});
    let bot = json!({"type": "bot", "level": "imp"});
    [
        (json!({"game": "dicke-daemonen", "seats": [me("Ada"), bot]}), 1),
        (json!({"game": "dungeon-lords", "seats": [me("Ada"), me("Bob")]}), 2),
    ]
}

/// Plays at one table after the other until everything ends.
async fn visit(addr: SocketAddr, wanted: Value, seats: u64, notes: Notes, end: Arc<AtomicBool>) {
    while !end.load(Ordering::Relaxed) {
        let Some((table, cookie)) = table(addr, &wanted).await else {
            tokio::time::sleep(AGAIN).await;
            continue;
        };
        let people = (0..seats).map(|seat| {
            let place = Place { addr, table: table.clone(), cookie: cookie.clone(), seat };
            let (mut player, end) = (Player::new(place, notes.clone()), Arc::clone(&end));
            tokio::spawn(async move {
                while !end.load(Ordering::Relaxed) && !player.play().await {
                    tokio::time::sleep(AGAIN).await;
                }
            })
        });
        for person in people.collect::<Vec<_>>() {
            person.await.expect("a player ends well");
        }
    }
}

async fn harness(kills: u32) {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data.db");
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let addr = free.local_addr().expect("an address");
    drop(free);
    let (notes, end) = (Notes::default(), Arc::new(AtomicBool::new(false)));
    let mut workers = Vec::new();
    for (wanted, seats) in kinds() {
        for _ in 0..TABLES {
            let visit = visit(addr, wanted.clone(), seats, notes.clone(), Arc::clone(&end));
            workers.push(tokio::spawn(visit));
        }
    }
    let mut noise = Noise(0x9e37_79b9_7f4a_7c15 ^ u64::from(std::process::id()));
    let begun = Instant::now();
    for _ in 0..kills {
        let mut child = start(addr, &data).await;
        tokio::time::sleep(Duration::from_millis(20 + noise.below(400))).await;
        child.kill().expect("the server can be killed");
        child.wait().expect("the server has ended");
    }
    // Everybody comes back once more, and what chance has left out is done as well.
    let mut child = start(addr, &data).await;
    let last = Instant::now();
    while last.elapsed() < LAST {
        tokio::time::sleep(Duration::from_millis(500)).await;
        if is_tried(&data, &notes) {
            break;
        }
    }
    end.store(true, Ordering::Relaxed);
    child.kill().expect("the server can be killed");
    child.wait().expect("the server has ended");
    for worker in workers {
        worker.await.expect("a worker ends well");
    }
    report(kills, &data, &notes, begun.elapsed());
}

/// Whether there is something of every kind to be checked.
fn is_tried(data: &Path, notes: &Notes) -> bool {
    let heard = notes.heard();
    let is_back = |did: &Did| matches!(did, Did::Back { .. });
    heard.sealed > 0
        && heard.acknowledged.iter().any(|(.., did)| is_back(did))
        && checker::check(data, &heard).is_ok_and(|figures| figures.minds_changed > 0)
}

fn report(kills: u32, data: &Path, notes: &Notes, took: Duration) {
    let heard = notes.heard();
    let figures = checker::check(data, &heard).expect("the data file can be read");
    let backs = heard.acknowledged.iter().filter(|(.., did)| matches!(did, Did::Back { .. }));
    let (all, backs) = (heard.acknowledged.len(), backs.count());
    println!(
        "{kills} kills in {:.1} s: {all} deeds acknowledged at {} tables, among them {backs} \
         take-backs and {} while secret answers of others were due; {} times an answer was changed \
         under those of others; {} rows in the file; {} lost, {} doubled, {} broken, {} tables came \
         back too old",
        took.as_secs_f32(),
        figures.tables,
        heard.sealed,
        figures.minds_changed,
        figures.rows,
        figures.lost.len(),
        figures.doubled.len(),
        figures.broken.len(),
        heard.stale.len(),
    );
    for fault in [&figures.lost, &figures.doubled, &figures.broken, &heard.stale] {
        assert!(fault.is_empty(), "{fault:?}");
    }
    assert!(all > kills as usize, "the harness played too little");
    assert!(backs > 0 && heard.sealed > 0 && figures.minds_changed > 0, "something was left out");
}

/// Starts the server and waits until it answers.
async fn start(addr: SocketAddr, data: &Path) -> Child {
    let this = std::env::current_exe().expect("this program");
    let mut child = Command::new(this)
        .args(["serve", &addr.to_string(), &data.to_string_lossy()])
        .env("PANDEMONIUM_LOG", "error")
        .spawn()
        .expect("the server starts");
    for _ in 0..1000 {
        if TcpStream::connect(addr).await.is_ok() {
            return child;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    child.kill().expect("the server can be killed");
    child.wait().expect("the server has ended");
    panic!("the server does not answer");
}

/// Moments at which to kill.
struct Noise(u64);

impl Noise {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }
}
