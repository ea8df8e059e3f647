//! Many tables that play flat out: `TABLES=200 SECONDS=10 cargo run --release -p server --example load`.
//!
//! Prints acknowledged actions per second and how long an action takes to reach the opponent. Server
//! and clients share the machine.
#![expect(clippy::print_stdout, reason = "an example speaks on standard output")]

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{App, Config};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

type Problem = Box<dyn std::error::Error + Send + Sync>;

/// What all clients count.
#[derive(Default)]
struct Figures {
    acknowledged: AtomicU64,
    games: AtomicU64,
    /// Microseconds from an action to the opponent.
    reached: Mutex<Vec<u64>>,
}

#[tokio::main]
async fn main() -> Result<(), Problem> {
    let number = |name: &str, otherwise: u64| {
        std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
    };
    let (tables, seconds) = (number("TABLES", 200), number("SECONDS", 10));
    let folder = tempfile::tempdir()?;
    let config = Config {
        data: folder.path().join("data.db"),
        requests: 1_000_000,
        messages: 1_000_000,
        connections: 1_000_000,
        ..Config::default()
    };
    let app = App::open(config)?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?.to_string();
    tokio::spawn(server::serve(listener, app, std::future::pending()));
    let figures = Arc::new(Figures::default());
    let mut players = Vec::new();
    for _ in 0..tables {
        let (address, figures) = (address.clone(), Arc::clone(&figures));
        players.push(tokio::spawn(async move {
            loop {
                if let Err(problem) = game(&address, &figures).await {
                    println!("a table broke off: {problem}");
                    return;
                }
                figures.games.fetch_add(1, Ordering::Relaxed);
            }
        }));
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let before = figures.acknowledged.load(Ordering::Relaxed);
    if let Ok(mut reached) = figures.reached.lock() {
        reached.clear();
    }
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let acted = figures.acknowledged.load(Ordering::Relaxed) - before;
    players.iter().for_each(tokio::task::JoinHandle::abort);
    let mut reached = figures.reached.lock().map(|list| list.clone()).unwrap_or_default();
    reached.sort_unstable();
    let at = |share: usize| reached.get(reached.len() * share / 1000).copied().unwrap_or(0);
    println!("{tables} tables, {seconds} s: {} acknowledged actions per second", acted / seconds);
    println!(
        "to the opponent: median {} µs, 99 % {} µs; {} games ended; {} KiB resident",
        at(500),
        at(990),
        figures.games.load(Ordering::Relaxed),
        resident()
    );
    Ok(())
}

/// Memory of this program, server and clients together.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|rest| rest.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

/// One game of two connections.
async fn game(address: &str, figures: &Arc<Figures>) -> Result<(), Problem> {
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "open"}]);
    let body = json!({"game": "dicke-daemonen", "seats": seats});
    let made = post(address, "/api/tables", &body).await?;
    let table = text(&made, "\"table\":\"", '"')?;
    let joined =
        post(address, &format!("/api/tables/{table}/join"), &json!({"name": "Bob"})).await?;
    let moments = Arc::default();
    let first = seat(address, &table, 0, text(&made, "set-cookie: ", ';')?, &moments, figures);
    let second = seat(address, &table, 1, text(&joined, "set-cookie: ", ';')?, &moments, figures);
    let (first, second) = tokio::join!(first, second);
    first.and(second)
}

/// Plays one seat to the end.
async fn seat(
    address: &str,
    table: &str,
    seat: u8,
    cookie: String,
    moments: &Arc<Mutex<BTreeMap<u64, Instant>>>,
    figures: &Figures,
) -> Result<(), Problem> {
    let mut request = format!("ws://{address}/api/tables/{table}/socket").into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
    let mut acted = 0;
    while let Some(message) = socket.next().await {
        let Message::Text(text) = message? else { continue };
        let mut message: Value = serde_json::from_str(&text)?;
        let update = match message["type"].as_str() {
            Some("hello") => message["update"].take(),
            Some("update") => message,
            Some("reply") if message["reply"]["type"] == "done" && message["id"] != 0 => {
                figures.acknowledged.fetch_add(1, Ordering::Relaxed);
                continue;
            }
            _ => continue,
        };
        let version = update["version"].as_u64().unwrap_or(0);
        let begun = moments.lock().ok().and_then(|mut moments| moments.remove(&version));
        if let Some(begun) = begun.filter(|_| acted != version) {
            let micros = u64::try_from(begun.elapsed().as_micros())?;
            figures.reached.lock().map_err(|_| "poisoned")?.push(micros);
        } else if let Some(begun) = begun {
            // The own update came first: leave the moment for the opponent.
            moments.lock().map_err(|_| "poisoned")?.insert(version, begun);
        }
        let say = if update["status"] == "over" {
            return Ok(());
        } else if update["status"] == "gathering" {
            json!({"type": "ready", "id": 0, "seat": seat, "entropy": ""})
        } else if let Some(legal) = update["legal"].as_array().filter(|list| !list.is_empty()) {
            let action = &legal[usize::try_from(version * 7)? % legal.len()]["action"];
            acted = version + 1;
            moments.lock().map_err(|_| "poisoned")?.insert(acted, Instant::now());
            json!({"type": "act", "id": 1, "seat": seat, "version": version, "action": action})
        } else {
            continue;
        };
        socket.send(Message::text(say.to_string())).await?;
    }
    Ok(())
}

async fn post(address: &str, path: &str, body: &Value) -> Result<String, Problem> {
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}

/// What stands between two marks.
fn text(answer: &str, before: &str, after: char) -> Result<String, Problem> {
    let found = answer.split(before).nth(1).and_then(|rest| rest.split(after).next());
    found.map(str::to_owned).ok_or_else(|| answer.to_owned().into())
}
