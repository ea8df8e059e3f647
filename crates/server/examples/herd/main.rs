//! What live tables keep in memory, what a move costs on the wire, and what happens when everybody comes
//! back at once after the server was killed.
//!
//! `cargo run --release -p server --example herd -- GAME TABLES MOVES [whole]`
//!
//! A server of its own, every seat of every table a person on a connection of its own. Each table plays
//! so many moves with a pause between them; with `whole` the guests ask for whole views instead of changes.
#![expect(clippy::print_stdout, reason = "an example speaks on standard output")]

mod guest;
mod process;
#[path = "../bench/wire.rs"]
#[expect(dead_code, reason = "another example uses all of it")]
mod wire;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde_json::json;
use server::Config;

use crate::guest::{Figures, Guest};
use crate::process::Served;
use crate::wire::{between, post};

/// The allocator of the program itself.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What may go wrong.
type Problem = Box<dyn std::error::Error + Send + Sync>;

/// How long everybody may take to come back.
const PATIENCE: Duration = Duration::from_mins(5);

/// What is played.
struct Herd {
    game: String,
    tables: usize,
    moves: u32,
    changes: bool,
}

fn main() -> Result<(), Problem> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [word, address, data] = &arguments[..]
        && word == "serve"
    {
        return serve(address.parse()?, Path::new(data));
    }
    let number = |at: usize, usual: u32| arguments.get(at).map_or(Ok(usual), |text| text.parse());
    let herd = Herd {
        game: arguments.first().map_or("dicke-daemonen", String::as_str).to_owned(),
        tables: number(1, 100)? as usize,
        moves: number(2, 40)?,
        changes: arguments.get(3).is_none_or(|word| word != "whole"),
    };
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(drive(&herd))
}

/// The server that is measured, and killed.
fn serve(addr: SocketAddr, data: &Path) -> Result<(), Problem> {
    let config = Config {
        addr,
        data: data.to_owned(),
        requests: 1_000_000,
        messages: 1_000_000,
        connections: 1_000_000,
        unfinished: None,
        ..Config::default()
    };
    Ok(server::run(config, |_| {})?)
}

async fn drive(herd: &Herd) -> Result<(), Problem> {
    let folder = tempfile::tempdir()?;
    let data = folder.path().join("data.db");
    let mut served = Served::start(&data).await?;
    let figures = Arc::new(Figures::default());
    let empty = served.status()?;
    let begun = Instant::now();
    let mut guests = Vec::new();
    // So many at once play as the machine bears; the others wait for their turn, and stay.
    let mut waiting: Vec<usize> = (0..herd.tables).rev().collect();
    let mut playing = tokio::task::JoinSet::new();
    while !waiting.is_empty() || !playing.is_empty() {
        while playing.len() < 32
            && let Some(table) = waiting.pop()
        {
            let made = table_of(&served.address, &herd.game, table).await?;
            let (moves, changes) = (herd.moves, herd.changes);
            let (address, figures) = (served.address.clone(), Arc::clone(&figures));
            playing
                .spawn(async move { guest::play(&address, made, moves, changes, &figures).await });
        }
        if let Some(table) = playing.join_next().await {
            guests.extend(table??);
        }
    }
    let full = served.status()?;
    let (moves, bytes) =
        (figures.moves.load(Ordering::Relaxed), figures.bytes.load(Ordering::Relaxed));
    println!(
        "{}: {} tables, {} sockets, {moves} moves in {:.1} s",
        herd.game,
        herd.tables,
        guests.len(),
        begun.elapsed().as_secs_f64()
    );
    let per_table = full.resident.saturating_sub(empty.resident) / herd.tables.max(1) as u64;
    println!(
        "resident per live table  {per_table:>9} kB ({} kB at all, {} empty)",
        full.resident, empty.resident
    );
    println!(
        "told per move and guest  {:>9} bytes",
        bytes / figures.updates.load(Ordering::Relaxed).max(1)
    );
    served.kill()?;
    come_back(herd, &data, served, guests).await
}

/// Everybody comes back at once to a server that has just been started.
async fn come_back(
    herd: &Herd,
    data: &Path,
    old: Served,
    guests: Vec<Guest>,
) -> Result<(), Problem> {
    let sockets = guests.len();
    drop(old);
    let begun = Instant::now();
    let served = Served::start(data).await?;
    let started = begun.elapsed();
    let mut coming = tokio::task::JoinSet::new();
    for guest in guests {
        coming.spawn(guest::come_back(served.address.clone(), guest, herd.changes));
    }
    let (mut back, mut last, mut half) = (Vec::new(), Duration::ZERO, Duration::ZERO);
    let mut threads = 0;
    let mut look = tokio::time::interval(Duration::from_millis(200));
    while back.len() < sockets {
        tokio::select! {
            come = coming.join_next() => {
                back.push(come.ok_or("somebody was lost")???);
                last = begun.elapsed();
                if back.len() * 2 <= sockets { half = last; }
            }
            _ = look.tick() => {
                threads = threads.max(served.status()?.threads);
                if begun.elapsed() > PATIENCE {
                    println!("only {} of {sockets} came back", back.len());
                    break;
                }
            }
        }
    }
    let status = served.status()?;
    println!("coming back: {} sockets, started after {:.2} s", back.len(), started.as_secs_f64());
    println!("  half were back after   {:>9.2} s", half.as_secs_f64());
    println!("  all were back after    {:>9.2} s", last.as_secs_f64());
    println!("  resident at most       {:>9} kB ({} kB then)", status.peak, status.resident);
    println!("  threads at most        {threads:>9}");
    Ok(())
}

/// A new table with everybody at it: its id and the cookies by seat.
async fn table_of(
    address: &str,
    game: &str,
    number: usize,
) -> Result<(String, Vec<String>), Problem> {
    let (fewest, _) = cabinet::game(game).ok_or("no such game")?.info().seats;
    let seats = usize::from(fewest.max(2));
    let mut body = vec![json!({"type": "open"}); seats];
    body[0] = json!({"type": "me", "name": format!("Ada {number}")});
    let made = post(address, "/api/tables", &json!({"game": game, "seats": body})).await?;
    let table = between(&made, "\"table\":\"", '"')?;
    let mut cookies = vec![between(&made, "set-cookie: ", ';')?];
    for seat in 1..seats {
        let body = json!({"name": format!("Bob {number}.{seat}")});
        let joined = post(address, &format!("/api/tables/{table}/join"), &body).await?;
        cookies.push(between(&joined, "set-cookie: ", ';')?);
    }
    Ok((table, cookies))
}
