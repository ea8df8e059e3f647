//! Many tables of opponents on few cores, through a real server: does every answer come in time, and
//! is the line seen and fair?
//!
//! `cargo run --release -p server --example crowd -- GAME TABLES THREADS SECONDS LEVEL`
//!
//! A spectator looks at every table. Thinking is measured from the frame that says so to the frame
//! that brings the answer, waiting from the first frame with a place in the line to the former.
#![expect(clippy::print_stdout, reason = "an example speaks on standard output")]

mod seen;
#[path = "../bench/wire.rs"]
#[expect(dead_code, reason = "another example uses all of it")]
mod wire;

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use kernel::Budget;
use minds::Level;
use serde_json::{Value, json};
use server::{App, Config};
use tokio::net::TcpListener;

use crate::seen::{Seen, Watched};
use crate::wire::{Wire, between, post};

#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What may go wrong.
type Problem = Box<dyn std::error::Error + Send + Sync>;

/// What is played.
#[derive(Clone)]
struct Crowd {
    address: String,
    game: String,
    level: Level,
    end: Instant,
}

#[tokio::main]
async fn main() -> Result<(), Problem> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: usize| arguments.get(at).map_or(Ok(usual), |text| text.parse());
    let game = arguments.first().map_or("dicke-daemonen", String::as_str).to_owned();
    let (tables, threads, seconds) = (number(1, 50)?, number(2, 2)?, number(3, 60)?);
    let level: Level = arguments.get(4).map_or(Ok(Level::Fiend), |name| name.parse())?;
    let Budget::Millis(millis) = level.budget() else {
        return Err(format!("{level} has no clock; fiend and archfiend have").into());
    };
    let folder = tempfile::tempdir()?;
    let config = Config {
        data: folder.path().join("data.db"),
        thinkers: threads,
        requests: 100_000,
        connections: 100_000,
        unfinished: None,
        ..Config::default()
    };
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?.to_string();
    tokio::spawn(server::serve(listener, App::open(config)?, std::future::pending()));
    let end = Instant::now() + Duration::from_secs(seconds as u64);
    let crowd = Crowd { address, game, level, end };
    let seen = Arc::new(Mutex::new(Seen::new(tables)));
    let watch = |table| tokio::spawn(watch(crowd.clone(), table, Arc::clone(&seen)));
    let tasks: Vec<_> = (0..tables).map(watch).collect();
    for task in tasks {
        task.await??;
    }
    println!("{tables} tables of {}, {level}, {threads} at a time, {seconds} s", crowd.game);
    seen.lock().map_err(|_| "a spectator broke off")?.report(millis);
    Ok(())
}

/// Looks at one table after the other until the time is over.
async fn watch(crowd: Crowd, table: usize, seen: Arc<Mutex<Seen>>) -> Result<(), Problem> {
    while Instant::now() < crowd.end {
        let mut wire = opened(&crowd).await?;
        let mut watched = Watched::default();
        loop {
            let left = crowd.end.saturating_duration_since(Instant::now());
            let Ok(text) = tokio::time::timeout(left, wire.hear()).await else { return Ok(()) };
            let message: Value = serde_json::from_str(text?.as_str())?;
            let mut seen = seen.lock().map_err(|_| "a spectator broke off")?;
            watched.hear(&message, Instant::now(), table, &mut seen);
            if watched.is_over {
                break;
            }
        }
    }
    Ok(())
}

/// A new table of opponents, as its maker sees it without a seat.
async fn opened(crowd: &Crowd) -> Result<Wire, Problem> {
    let Crowd { address, game, level, .. } = crowd;
    let (fewest, _) = cabinet::game(game).ok_or("no such game")?.info().seats;
    let bot = json!({"type": "bot", "level": level.name()});
    let seats = vec![bot; usize::from(fewest.max(2))];
    let made = post(address, "/api/tables", &json!({"game": game, "seats": seats})).await?;
    let table = between(&made, "\"table\":\"", '"')?;
    Wire::open(&format!("ws://{address}/api/tables/{table}/socket"), "").await
}
