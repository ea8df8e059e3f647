//! Kills a server at random moments under load and counts what is lost.
//!
//! `cargo test -p server --test kill` kills a few times; `KILLS=200` sets how often. The program
//! starts itself again as the server that is killed.
#![expect(clippy::print_stdout, reason = "the harness prints its figures")]

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::Config;
use server::store::{Entry, Sqlite, Store, first_link};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Tables that play at the same time.
const TABLES: usize = 8;

/// What one client knows: table, version that was acknowledged, seat's action.
type Acknowledged = Arc<Mutex<Vec<(String, u32, Value)>>>;

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
        ..Config::default()
    };
    server::run(config, |_| {}).expect("the server runs");
}

async fn harness(kills: u32) {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data.db");
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let addr = free.local_addr().expect("an address");
    drop(free);
    let acknowledged: Acknowledged = Arc::default();
    let mut workers = Vec::new();
    let end = Arc::new(std::sync::atomic::AtomicBool::new(false));
    for _ in 0..TABLES {
        let (acknowledged, end) = (Arc::clone(&acknowledged), Arc::clone(&end));
        workers.push(tokio::spawn(async move {
            let mut seat: Option<(String, String)> = None;
            while !end.load(std::sync::atomic::Ordering::Relaxed) {
                if play(addr, &mut seat, &acknowledged).await.is_none() {
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
            }
        }));
    }
    let mut noise = Noise(0x9e37_79b9_7f4a_7c15 ^ u64::from(std::process::id()));
    let begun = Instant::now();
    for _ in 0..kills {
        let mut child = start(addr, &data).await;
        tokio::time::sleep(Duration::from_millis(20 + noise.below(400))).await;
        child.kill().expect("the server can be killed");
        child.wait().expect("the server has ended");
    }
    let mut child = start(addr, &data).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    end.store(true, std::sync::atomic::Ordering::Relaxed);
    child.kill().expect("the server can be killed");
    child.wait().expect("the server has ended");
    for worker in workers {
        worker.await.expect("a worker ends well");
    }
    let acknowledged = acknowledged.lock().expect("the list").clone();
    let figures = check(&data, &acknowledged);
    println!(
        "{kills} kills in {:.1} s: {} actions acknowledged at {} tables, {} lost, {} duplicated, \
         {} broken chains",
        begun.elapsed().as_secs_f32(),
        acknowledged.len(),
        figures.tables,
        figures.lost,
        figures.duplicated,
        figures.broken
    );
    assert!(acknowledged.len() > kills as usize, "the harness played too little");
    assert_eq!((figures.lost, figures.duplicated, figures.broken), (0, 0, 0));
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

/// Plays one seat until the connection breaks or the game ends; nothing if the server is away.
async fn play(
    addr: SocketAddr,
    seat: &mut Option<(String, String)>,
    acknowledged: &Acknowledged,
) -> Option<()> {
    if seat.is_none() {
        *seat = Some(table(addr).await?);
    }
    let (id, cookie) = seat.clone()?;
    let mut request = format!("ws://{addr}/api/tables/{id}/socket").into_client_request().ok()?;
    request.headers_mut().insert("cookie", cookie.parse().ok()?);
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await.ok()?;
    let mut flying: BTreeMap<u64, Value> = BTreeMap::new();
    let mut acted = 0;
    loop {
        let message = next(&mut socket).await?;
        let update = match message["type"].as_str()? {
            "hello" => message["update"].clone(),
            "update" => message,
            "reply" if message["reply"]["type"] == "done" => {
                let action = flying.remove(&message["id"].as_u64()?);
                let version = u32::try_from(message["reply"]["version"].as_u64()?).ok()?;
                if let Some(action) = action {
                    acknowledged.lock().ok()?.push((id.clone(), version, action));
                }
                continue;
            }
            _ => continue,
        };
        if update["status"] == "over" {
            *seat = None;
            return Some(());
        }
        let say = if update["status"] == "gathering" {
            let (round, text) = (&update["round"], "the noise of a harness");
            let number = u32::try_from(round["round"].as_u64()?).ok()?;
            if round["shown"] == true {
                json!({"type": "open", "id": 0, "seat": 0, "round": number, "text": text})
            } else {
                let promise = server::fair::promise(&id, 0, number, text);
                json!({"type": "promise", "id": 0, "seat": 0, "round": number, "promise": promise})
            }
        } else if update["turn"]["to"][0] == 0 && flying.is_empty() {
            acted += 1;
            let legal = update["legal"].as_array()?;
            let action = legal[usize::try_from(acted).ok()? % legal.len()]["action"].clone();
            flying.insert(acted, action.clone());
            let version = &update["version"];
            json!({"type": "act", "id": acted, "seat": 0, "version": version, "action": action})
        } else {
            continue;
        };
        socket.send(Message::text(say.to_string())).await.ok()?;
    }
}

async fn next(socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>) -> Option<Value> {
    loop {
        match socket.next().await?.ok()? {
            Message::Text(text) => return serde_json::from_str(&text).ok(),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}

/// Makes a table against an opponent; its id and the cookie of seat 0.
async fn table(addr: SocketAddr) -> Option<(String, String)> {
    let body = json!({
        "game": "dicke-daemonen",
        "seats": [{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}],
    })
    .to_string();
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(addr).await.ok()?;
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    let cookie = answer.split("set-cookie: ").nth(1)?.split(';').next()?.to_owned();
    let id = answer.split("\"table\":\"").nth(1)?.split('"').next()?.to_owned();
    Some((id, cookie))
}

struct Figures {
    tables: usize,
    lost: usize,
    duplicated: usize,
    broken: usize,
}

/// Reads the data file and compares it with what was acknowledged.
fn check(data: &Path, acknowledged: &[(String, u32, Value)]) -> Figures {
    let store = Sqlite::open(data).expect("the data file opens");
    let mut by_table: BTreeMap<&str, BTreeMap<u32, Vec<&Value>>> = BTreeMap::new();
    for (table, version, action) in acknowledged {
        let versions = by_table.entry(table).or_default();
        versions.entry(*version).or_default().push(action);
    }
    let mut figures = Figures { tables: by_table.len(), lost: 0, duplicated: 0, broken: 0 };
    for (table, versions) in by_table {
        let Some(stored) = store.table(table).expect("the table reads") else {
            figures.lost += versions.len();
            continue;
        };
        let mut link = first_link(table);
        let mut rows = BTreeMap::new();
        for (index, row) in stored.rows.iter().enumerate() {
            if !row.follows(&link) || row.seq as usize != index + 1 {
                figures.broken += 1;
            }
            link = row.link;
            match serde_json::from_str(&row.entry) {
                Ok(Entry::Acted { line, .. }) if line["seat"] == 0 => {
                    rows.insert(row.seq, line["action"].clone());
                }
                Ok(_) => {}
                Err(_) => figures.broken += 1,
            }
        }
        for (version, actions) in versions {
            figures.duplicated += actions.len() - 1;
            figures.lost += usize::from(rows.get(&version) != Some(actions[0]));
        }
    }
    figures
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
