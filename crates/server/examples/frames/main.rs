//! Bad frames, bad bodies and many connections against a live server:
//! `cargo run --release -p server --example frames -- SECONDS [SEED]`.
//!
//! The server is a process of its own. At the end it must still answer, its log must know of no
//! panic, its memory must not have grown without bound, and nothing that a seat may not know may
//! have come in any message: secrets of seats and dice, hidden draws, digests of hidden states.
#![expect(clippy::print_stdout, reason = "an example speaks on standard output")]

mod noise;
mod player;
mod secrets;
#[path = "../bench/wire.rs"]
#[expect(dead_code, reason = "the other example uses all of it")]
mod wire;

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use kernel::chance::Seeded;
use server::{App, Config};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

/// What may go wrong.
type Problem = Box<dyn std::error::Error + Send + Sync>;

/// Tables at the same time.
const TABLES: u64 = 12;

/// What was done and found.
#[derive(Default)]
struct Figures {
    frames: AtomicU64,
    bodies: AtomicU64,
    heard: AtomicU64,
    bytes: AtomicU64,
    connections: AtomicU64,
    tables: AtomicU64,
    actions: AtomicU64,
    leaks: Mutex<Vec<String>>,
}

#[tokio::main]
async fn main() -> Result<(), Problem> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["serve", file] => serve(file).await,
        [seconds] => attack(seconds.parse()?, "frames").await,
        [seconds, seed] => attack(seconds.parse()?, seed).await,
        _ => Err("usage: frames SECONDS [SEED]".into()),
    }
}

async fn serve(file: &str) -> Result<(), Problem> {
    tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_max_level(tracing::Level::WARN)
        .init();
    let config = Config {
        metrics: server::config::Numbers::Public,
        data: file.into(),
        requests: 100_000,
        messages: 100_000,
        connections: 100_000,
        pause: Duration::ZERO,
        think: Duration::from_millis(5),
        idle: Duration::from_secs(1),
        unfinished: None,
        ..Config::default()
    };
    let app = App::open(config)?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    server::serve(listener, app, std::future::pending()).await?;
    Ok(())
}

/// A server that ends with this value.
struct Served(Child);

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended by itself, which was found out before.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

async fn attack(seconds: u64, seed: &str) -> Result<(), Problem> {
    let folder = tempfile::tempdir()?;
    let log = folder.path().join("log");
    let mut child = Command::new(std::env::current_exe()?)
        .arg("serve")
        .arg(folder.path().join("data.db"))
        .stdout(Stdio::piped())
        .stderr(File::create(&log)?)
        .spawn()?;
    let mut said = BufReader::new(child.stdout.take().ok_or("the server speaks")?);
    let mut served = Served(child);
    let mut address = String::new();
    said.read_line(&mut address)?;
    let address = address.trim().to_owned();
    let end = Instant::now() + Duration::from_secs(seconds);
    let figures = Arc::new(Figures::default());
    let mut tasks = Vec::new();
    for number in 0..TABLES {
        let mut dice = Seeded::from_text(&format!("{seed}/{number}"));
        let (address, figures) = (address.clone(), Arc::clone(&figures));
        let data = folder.path().join("data.db");
        tasks.push(tokio::spawn(async move {
            while Instant::now() < end {
                if let Err(problem) = player::table(&address, &data, &mut dice, &figures, end).await
                {
                    println!("a table broke off: {problem}");
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
            }
        }));
    }
    for number in 0..4 {
        let mut dice = Seeded::from_text(&format!("{seed}/bodies/{number}"));
        let (address, figures) = (address.clone(), Arc::clone(&figures));
        tasks.push(tokio::spawn(async move {
            while Instant::now() < end {
                noise::bodies(&address, &mut dice, &figures).await;
            }
        }));
    }
    let memory = watch(&address, served.0.id(), end).await?;
    for task in tasks {
        task.await?;
    }
    let answers = get(&address, "/healthz").await?.contains("200 OK");
    let metrics = get(&address, "/metrics").await?;
    let is_running = served.0.try_wait()?.is_none();
    report(&figures, &memory, &metrics);
    verdict(&figures, &memory, &log, answers && is_running)
}

/// Looks at the server every second; gives its memory over time, in KiB.
async fn watch(address: &str, id: u32, end: Instant) -> Result<Vec<u64>, Problem> {
    let mut memory = Vec::new();
    while Instant::now() < end {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let answer = tokio::time::timeout(Duration::from_secs(30), get(address, "/healthz")).await;
        if !answer.is_ok_and(|answer| answer.is_ok_and(|answer| answer.contains("200 OK"))) {
            return Err("the server does not answer any more".into());
        }
        let status = std::fs::read_to_string(format!("/proc/{id}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let size = line.and_then(|rest| rest.split_whitespace().next()?.parse().ok());
        memory.push(size.ok_or("memory is measured on Linux only")?);
    }
    Ok(memory)
}

fn report(figures: &Figures, memory: &[u64], metrics: &str) {
    let number = |one: &AtomicU64| one.load(Ordering::Relaxed);
    println!(
        "{} frames, {} bodies, {} connections, {} tables, {} accepted actions",
        number(&figures.frames),
        number(&figures.bodies),
        number(&figures.connections),
        number(&figures.tables),
        number(&figures.actions),
    );
    println!(
        "{} messages of {} KiB in all were searched for secrets",
        number(&figures.heard),
        number(&figures.bytes) / 1024
    );
    let at = |share: usize| memory.get(memory.len() * share / 10).copied().unwrap_or(0);
    let most = memory.iter().max().copied().unwrap_or(0);
    println!(
        "memory: {} KiB after the first second, {} at a tenth, {} at half, {} at the end; most {most}",
        at(0),
        at(1),
        at(5),
        memory.last().copied().unwrap_or(0),
    );
    for line in metrics.lines().filter(|line| line.starts_with("pandemonium_")) {
        println!("{line}");
    }
}

fn verdict(figures: &Figures, memory: &[u64], log: &Path, answers: bool) -> Result<(), Problem> {
    let half = memory.len() / 2;
    let most = |part: &[u64]| part.iter().max().copied().unwrap_or(0);
    let (first, second) = (most(&memory[..half]), most(&memory[half..]));
    let log = std::fs::read_to_string(log)?;
    let panics = log.lines().filter(|line| line.contains("panicked") || line.contains("broke off"));
    let panics: Vec<&str> = panics.take(5).collect();
    let leaks = figures.leaks.lock().map_err(|_| "poisoned")?.clone();
    println!("panics: {}; leaks: {}; still answers: {answers}", panics.len(), leaks.len());
    // A quarter more, and what one burst of large messages takes.
    let bounded = second <= first + first / 4 + 16 * 1024;
    println!("memory bounded: {bounded} (most {first} KiB in the first half, {second} after)");
    if panics.is_empty() && leaks.is_empty() && answers && bounded {
        return Ok(());
    }
    for line in panics.iter().copied().chain(leaks.iter().map(String::as_str).take(5)) {
        println!("{line}");
    }
    Err("the server did not stand the storm".into())
}

/// The whole answer to a request, as text.
async fn get(address: &str, path: &str) -> Result<String, Problem> {
    let mut stream = TcpStream::connect(address).await?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
