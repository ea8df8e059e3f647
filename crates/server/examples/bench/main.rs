//! One half of `cargo xtask bench-server`: our server with the smallest game, and a load generator
//! that speaks to it and to boardgame.io alike.
//!
//! `bench serve FILE` prints its address and serves until it is ended; `bench home FILE` offers the
//! real games.
//! `bench load ours|theirs ADDRESS TABLES SECONDS` plays flat out and prints figures as JSON.
//! `bench pace ours|theirs ADDRESS TABLES SECONDS RATE` plays so many moves a second, each at its moment
//! whatever became of those before, and counts from the moment at which a move was due.
//! `bench stages TABLES SECONDS` does both in one process and says where the time of a move went.
//! `bench idle ours|theirs ADDRESS TABLES` begins games, leaves them, and prints their number.
#![expect(clippy::print_stdout, reason = "an example speaks on standard output")]

mod ours;
mod pace;
mod tally;
mod theirs;
mod wire;

use std::future::Future;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use pace::Pace;
use serde_json::json;
use server::store::Sqlite;
use server::{App, Config, Games, Stage};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinHandle;

/// What may go wrong.
type Problem = Box<dyn std::error::Error + Send + Sync>;

/// The allocator of the program itself.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Actions of one game: more than anybody plays in one measurement.
const MOST: u64 = 900_000;

/// Which server is spoken to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Ours,
    Theirs,
}

/// A player at a table.
struct Player {
    table: String,
    /// What opens its seat.
    secret: String,
    said: Arc<Said>,
    game: Match,
}

impl Player {
    /// Waits until the next move is due; the first one is at once.
    async fn turn(&self, seen: u64) {
        let due = match &self.game.pace {
            Some(pace) if seen > 0 => pace.due().await,
            _ => Instant::now(),
        };
        self.said.at(due);
    }
}

/// How a game is played.
#[derive(Clone)]
struct Match {
    figures: Arc<Figures>,
    /// So many actions are enough.
    stop: u64,
    /// When moves are due; as soon as possible if absent.
    pace: Option<Pace>,
}

/// What the players saw.
#[derive(Default)]
struct Figures {
    acknowledged: AtomicU64,
    begun: AtomicU64,
    games: AtomicU64,
    /// Microseconds from saying an action to the opponent's hearing of it.
    reached: Mutex<Vec<u64>>,
}

/// The moment at which the last action of a table was said.
#[derive(Default)]
struct Said {
    moment: Mutex<Option<Instant>>,
    is_begun: AtomicBool,
}

impl Said {
    fn at(&self, moment: Instant) {
        *self.moment.lock().expect("nobody panics") = Some(moment);
    }

    /// The opponent has heard of it.
    fn heard(&self, figures: &Figures) {
        if !self.is_begun.swap(true, Ordering::Relaxed) {
            figures.begun.fetch_add(1, Ordering::Relaxed);
        }
        if let Some(said) = self.moment.lock().expect("nobody panics").take() {
            let micros = u64::try_from(said.elapsed().as_micros()).unwrap_or(u64::MAX);
            figures.reached.lock().expect("nobody panics").push(micros);
        }
    }
}

fn main() -> Result<(), Problem> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let server = || Builder::new_multi_thread().enable_all().build();
    // One thread asks, so that it takes as little as it can from the server beside it.
    let asking = || Builder::new_current_thread().enable_all().build();
    match words[..] {
        ["serve", file] => server()?.block_on(serve(file, Games(tally::GAMES))),
        ["home", file] => server()?.block_on(serve(file, Games::default())),
        ["stages", tables, seconds] => {
            stages(&server()?, &asking()?, tables.parse()?, seconds.parse()?)
        }
        ["load", side, address, tables, seconds] => {
            let load = load(read(side)?, address, tables.parse()?, seconds.parse()?, None);
            asking()?.block_on(load)
        }
        ["pace", side, address, tables, seconds, rate] => {
            let rate = Some(rate.parse()?);
            let load = load(read(side)?, address, tables.parse()?, seconds.parse()?, rate);
            asking()?.block_on(load)
        }
        ["idle", side, address, tables] => {
            asking()?.block_on(idle(read(side)?, address, tables.parse()?))
        }
        _ => Err("usage: bench serve|home FILE | load SIDE ADDRESS TABLES SECONDS | \
                  pace SIDE ADDRESS TABLES SECONDS RATE | stages TABLES SECONDS | \
                  idle SIDE ADDRESS TABLES"
            .into()),
    }
}

fn read(side: &str) -> Result<Side, Problem> {
    match side {
        "ours" => Ok(Side::Ours),
        "theirs" => Ok(Side::Theirs),
        other => Err(format!("{other} is neither ours nor theirs").into()),
    }
}

/// A server over this file, and where it listens.
async fn listening(file: &Path, games: Games) -> Result<(Arc<App>, TcpListener), Problem> {
    let config = Config {
        data: file.to_owned(),
        requests: 1_000_000,
        messages: 1_000_000,
        connections: 1_000_000,
        // All tables are made in one moment.
        questions: 1_000_000,
        // Nobody waits five minutes for a figure.
        idle: Duration::from_secs(1),
        unfinished: None,
        ..Config::default()
    };
    let store = Arc::new(Sqlite::open(&config.data)?);
    let app = App::offering(games, config, store);
    Ok((app, TcpListener::bind("127.0.0.1:0").await?))
}

async fn serve(file: &str, games: Games) -> Result<(), Problem> {
    let (app, listener) = listening(file.as_ref(), games).await?;
    println!("{}", listener.local_addr()?);
    server::serve(listener, app, std::future::pending()).await?;
    Ok(())
}

/// Serves and plays flat out in one process, and prints where the time of a move went.
#[expect(clippy::cast_precision_loss, reason = "figures are printed, not computed with")]
fn stages(server: &Runtime, asking: &Runtime, tables: u32, seconds: u64) -> Result<(), Problem> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("tables.db");
    let (app, listener) = server.block_on(listening(&file, Games(tally::GAMES)))?;
    let address = listener.local_addr()?.to_string();
    server.spawn(server::serve(listener, Arc::clone(&app), std::future::pending()));
    asking.block_on(load(Side::Ours, &address, tables, seconds, None))?;
    let (moves, _) = app.stages.of(Stage::Play);
    println!("{:<10} {:>12} {:>12} {:>12}", "stage", "times", "µs each", "µs a move");
    for stage in Stage::ALL {
        let (times, spent) = app.stages.of(stage);
        let micros = u64::try_from(spent.as_micros())?;
        let (each, of_move) =
            (micros as f64 / times.max(1) as f64, micros as f64 / moves.max(1) as f64);
        println!("{:<10} {times:>12} {each:>12.2} {of_move:>12.2}", format!("{stage:?}"));
    }
    Ok(())
}

async fn game(side: Side, address: &str, game: &Match) -> Result<(), Problem> {
    match side {
        Side::Ours => ours::game(address, game).await,
        Side::Theirs => theirs::game(address, game).await,
    }
}

/// Waits until both players of a table have done.
async fn both<F>(first: F, second: F) -> Result<(), Problem>
where
    F: Future<Output = Result<(), Problem>> + Send + 'static,
{
    let (first, second) = (tokio::spawn(first), tokio::spawn(second));
    first.await??;
    second.await?
}

async fn load(
    side: Side,
    address: &str,
    tables: u32,
    seconds: u64,
    rate: Option<u32>,
) -> Result<(), Problem> {
    let figures = Arc::new(Figures::default());
    let (mut players, mut paces) = (Vec::new(), Vec::new());
    for _ in 0..tables {
        let (sender, pace) = pace::pace();
        paces.push(sender);
        let pace = rate.map(|_| pace);
        let address = address.to_owned();
        let one = Match { figures: Arc::clone(&figures), stop: MOST, pace };
        players.push(tokio::spawn(async move {
            loop {
                if let Err(problem) = game(side, &address, &one).await {
                    return problem.to_string();
                }
                one.figures.games.fetch_add(1, Ordering::Relaxed);
            }
        }));
    }
    // Nothing counts before every table plays.
    while figures.begun.load(Ordering::Relaxed) < u64::from(tables) {
        tokio::time::sleep(Duration::from_millis(50)).await;
        all_play(&mut players).await?;
    }
    if let Some(rate) = rate {
        // It ends when nobody listens any more.
        std::thread::spawn(move || pace::conduct(&paces, rate));
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let before = figures.acknowledged.load(Ordering::Relaxed);
    figures.reached.lock().expect("nobody panics").clear();
    let begun = Instant::now();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let acted = figures.acknowledged.load(Ordering::Relaxed) - before;
    let micros = begun.elapsed().as_micros();
    all_play(&mut players).await?;
    players.iter().for_each(tokio::task::JoinHandle::abort);
    let mut reached = figures.reached.lock().expect("nobody panics").clone();
    reached.sort_unstable();
    let at = |share: usize| reached.get(reached.len() * share / 1000).copied().unwrap_or(0);
    let per_second = u128::from(acted) * 1_000_000 / micros.max(1);
    println!(
        "{}",
        json!({
            "per_second": u64::try_from(per_second)?,
            "median_us": at(500),
            "p99_us": at(990),
            "actions": acted,
            "games": figures.games.load(Ordering::Relaxed),
        })
    );
    Ok(())
}

/// Fine if no table has broken off; else why one has.
async fn all_play(players: &mut [JoinHandle<String>]) -> Result<(), Problem> {
    match players.iter_mut().find(|player| player.is_finished()) {
        Some(player) => Err(format!("a table broke off: {}", player.await?).into()),
        None => Ok(()),
    }
}

/// Begins games, plays two actions of each, and leaves.
async fn idle(side: Side, address: &str, tables: u32) -> Result<(), Problem> {
    let one = Match { figures: Arc::default(), stop: 2, pace: None };
    for _ in 0..tables {
        game(side, address, &one).await?;
    }
    println!("{}", json!({"tables": tables}));
    Ok(())
}
