//! Bombs, headers, frames and records of every kind: each is refused or hung up on, none breaks
//! anything.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::time::{sleep, timeout};

use super::super::Problem;
use super::super::door::Visitor;
use super::super::world::World;
use super::Statuses;

/// How long an answer to nonsense is waited for; who dawdles is hung up on before.
const PATIENCE: Duration = Duration::from_secs(25);

/// A request and what may come of it.
struct Piece {
    name: &'static str,
    bytes: Vec<u8>,
    /// Whether it must not be carried out.
    is_bad: bool,
}

fn bad(name: &'static str, bytes: impl Into<Vec<u8>>) -> Piece {
    Piece { name, bytes: bytes.into(), is_bad: true }
}

fn odd(name: &'static str, bytes: impl Into<Vec<u8>>) -> Piece {
    Piece { name, bytes: bytes.into(), is_bad: false }
}

/// Heads that no browser sends.
fn heads() -> Vec<Piece> {
    let get = |more: &str| format!("GET /api/tables HTTP/1.1\r\nHost: localhost\r\n{more}\r\n");
    let post = |more: &str, body: &str| {
        format!("POST /api/tables HTTP/1.1\r\nHost: localhost\r\n{more}\r\n{body}")
    };
    let kind = "Content-Type: application/json\r\n";
    let huge = format!("X-Huge: {}\r\n", "x".repeat(2 << 20));
    let many = "X-Many: y\r\n".repeat(20_000);
    let mut pieces = vec![
        bad("a header of two megabytes", get(&huge)),
        bad("twenty thousand headers", get(&many)),
        bad(
            "a path of a megabyte",
            format!("GET /{} HTTP/1.1\r\nHost: a\r\n\r\n", "a".repeat(1 << 20)),
        ),
        bad("a name with a space", get("X Y: z\r\n")),
        bad("a header without a colon", get("nonsense\r\n")),
        bad("a negative length", post(&format!("{kind}Content-Length: -1\r\n"), "{}")),
        bad(
            "two lengths",
            post(&format!("{kind}Content-Length: 2\r\nContent-Length: 3\r\n"), "{}"),
        ),
        bad(
            "a length beyond every number",
            post(&format!("{kind}Content-Length: 99999999999999999999999\r\n"), "{}"),
        ),
        bad(
            "a chunk beyond every number",
            post(&format!("{kind}Transfer-Encoding: chunked\r\n"), "ffffffffffffffffff\r\n{}\r\n"),
        ),
        bad("no protocol", "GET /api/tables\r\n\r\n"),
        bad("another protocol", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
        bad("noise", vec![0xff; 4096]),
        bad(
            "an upgrade to nothing",
            get("Connection: upgrade\r\nUpgrade: h2c\r\n").replace("GET", "FROB"),
        ),
        odd("twice a host", get("Host: evil.example\r\n")),
        odd("a hundred cookies", get(&"Cookie: a=b; c=d\r\n".repeat(90))),
        odd(
            "every claim at once",
            get("X-Forwarded-For: 1.2.3.4, ::1\r\nForwarded: for=1.2.3.4\r\n"),
        ),
    ];
    for name in ["Cookie", "Origin", "Accept-Language", "X-Forwarded-For", "Content-Type", "Range"]
    {
        let mut bytes =
            format!("GET /api/tables HTTP/1.1\r\nHost: localhost\r\n{name}: ").into_bytes();
        bytes.extend([0xff, 0xfe, 0xc0, 0x80, b'\r', b'\n', b'\r', b'\n']);
        pieces.push(odd("bytes that are no text", bytes));
    }
    pieces
}

/// A megabyte of zeros, squeezed ten times over; a server that unpacks it holds gigabytes.
fn bombs(is_long: bool) -> Vec<Piece> {
    let head = |length: usize, more: &str| {
        format!(
            "POST /api/replays HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
             {more}Content-Length: {length}\r\n\r\n"
        )
        .into_bytes()
    };
    let bomb = squeezed(1 << 30);
    let encodings = ["gzip", "deflate", "br", "gzip, gzip", "identity"];
    let bombs = encodings.map(|encoding| {
        let mut bytes = head(bomb.len(), &format!("Content-Encoding: {encoding}\r\n"));
        bytes.extend(&bomb);
        bad("a squeezed body", bytes)
    });
    let mut pieces: Vec<Piece> = bombs.into();
    if is_long {
        let mut half = head(1 << 20, "");
        half.extend(b"{\"replay\":");
        pieces.push(bad("a body that does not come", half));
    }
    pieces.push(bad("five megabytes", {
        let mut bytes = head(5 << 20, "");
        bytes.resize(bytes.len() + (5 << 20), b' ');
        bytes
    }));
    pieces
}

/// So many zeros as a gzip file.
fn squeezed(zeros: u64) -> Vec<u8> {
    use std::io::{Read as _, Write as _};
    let mut file = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    let mut left = std::io::repeat(0).take(zeros);
    let mut piece = vec![0; 1 << 16];
    while let Ok(count @ 1..) = left.read(&mut piece) {
        file.write_all(&piece[..count]).expect("memory takes everything");
    }
    file.finish().expect("memory takes everything")
}

/// Records that nobody played.
fn records() -> Vec<Value> {
    let game = |options: Value, steps: Value| {
        json!({"replay": {"format": 1, "game": "dicke-daemonen", "options": options, "opening": [],
            "steps": steps}, "names": []})
    };
    let step = json!({"seat": 0, "action": {"type": "decline"}, "rolled": [], "chain": "00"});
    let mut deep = json!(0);
    for _ in 0..100 {
        deep = json!([deep]);
    }
    vec![
        json!({}),
        json!({"replay": null}),
        json!({"replay": []}),
        json!({"replay": {"game": "no-such-game"}}),
        json!({"replay": {"game": "demonworld", "options": {"seats": 255}}}),
        game(json!({"seats": 4_294_967_296_u64}), json!([])),
        game(json!({"seats": 2}), json!(vec![step; 20_000])),
        game(json!({"seats": 2}), json!([{"seat": 300, "action": deep, "rolled": [-1]}])),
        json!({"replay": {}, "names": vec!["x".repeat(500); 1000]}),
        json!({"replay": {}, "fair": {"scheme": 99, "table": "", "commitment": "", "secret": "",
            "entropies": [], "counters": []}}),
    ]
}

/// Sends a piece on a connection of its own; the status of the answer, or 0 if it was hung up on.
async fn sent(enemy: Visitor, bytes: &[u8]) -> Result<u16, Problem> {
    let mut stream = enemy.stream().await?;
    let (mut read, mut write) = stream.split();
    let mut answer = Vec::new();
    let talk = async {
        // Whoever is hung up on cannot say the rest.
        let said = async { drop(write.write_all(bytes).await) };
        let heard = async {
            let mut piece = [0; 1024];
            while !answer.windows(4).any(|end| end == b"\r\n\r\n") {
                match read.read(&mut piece).await {
                    Ok(count @ 1..) => answer.extend(&piece[..count]),
                    _ => break,
                }
            }
        };
        tokio::pin!(said);
        tokio::select! {
            () = heard => {}
            () = async { said.await; std::future::pending().await } => {}
        }
    };
    if timeout(PATIENCE, talk).await.is_err() {
        return Err("neither answered nor hung up".into());
    }
    let head = String::from_utf8_lossy(&answer);
    Ok(head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0))
}

/// The key of every upgrade here; nobody looks at the answer to it.
const KEY: &str = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";

/// Frames that no browser sends, after an upgrade that offers to squeeze.
fn frames() -> Vec<(&'static str, Vec<u8>)> {
    let masked = |first: u8, length: &[u8], body: usize| {
        let mut frame = vec![first];
        frame.extend(length);
        frame.extend([0; 4]);
        frame.resize(frame.len() + body, b'x');
        frame
    };
    let long = |length: u64| {
        let mut bytes = vec![0xff];
        bytes.extend(length.to_be_bytes());
        bytes
    };
    let piece = masked(0x00, &long(60_000), 60_000);
    let mut endless = masked(0x01, &long(60_000), 60_000);
    endless.extend(piece.repeat(100));
    vec![
        ("a squeezed frame", masked(0xc1, &[0xe4], 100)),
        ("a frame without end", masked(0x81, &long(u64::MAX >> 1), 1000)),
        ("a frame of a gigabyte", masked(0x81, &long(1 << 30), 1 << 20)),
        ("a message of a hundred pieces", endless),
        ("a frame without a mask", vec![0x81, 5, b'h', b'e', b'l', b'l', b'o']),
        ("no text", masked(0x81, &[0x80 | 4], 0).into_iter().chain([0xff; 4]).collect()),
        ("a kind that does not exist", masked(0x8b, &[0x80], 0)),
        ("a ping that is too long", masked(0x89, &long(1000), 1000)),
    ]
}

/// Opens a live connection by hand and says a frame; it must be ended.
async fn framed(enemy: Visitor, table: &str, frame: &[u8]) -> Result<(), Problem> {
    let mut stream = enemy.stream().await?;
    let upgrade = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\n{KEY}Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    );
    stream.write_all(upgrade.as_bytes()).await?;
    let mut piece = vec![0; 4096];
    let mut heard = Vec::new();
    while !heard.windows(4).any(|end| end == b"\r\n\r\n") {
        let count = timeout(PATIENCE, stream.read(&mut piece)).await??;
        if count == 0 {
            return Err("no upgrade".into());
        }
        heard.extend(&piece[..count]);
    }
    let answer = String::from_utf8_lossy(&heard).to_ascii_lowercase();
    if answer.contains("permessage-deflate") {
        return Err("the server agrees to squeeze".into());
    }
    let (mut read, mut write) = stream.split();
    let said = async { drop(write.write_all(frame).await) };
    let ended = async { while let Ok(1..) = read.read(&mut piece).await {} };
    let both = async { tokio::join!(said, ended) };
    timeout(PATIENCE, both).await.map_err(|_| "the connection goes on")?;
    Ok(())
}

/// Everything once, then again until the time is over.
pub(super) async fn garbage(world: &World) -> Result<String, Problem> {
    let pieces: Vec<Piece> = heads().into_iter().chain(bombs(world.is_long())).collect();
    let (frames, records) = (frames(), records());
    let mut statuses = Statuses::default();
    let mut rounds = 0;
    while rounds == 0 || world.lasts() {
        for piece in &pieces {
            // Each comes from elsewhere: what is bad is refused for what it is, not for being much.
            let status = sent(world.newcomer(), &piece.bytes).await;
            let status = status.map_err(|problem| format!("{}: {problem}", piece.name))?;
            statuses.count(status);
            if status >= 500 && status != 503 || piece.is_bad && (200..300).contains(&status) {
                return Err(format!("{}: answered with {status}", piece.name).into());
            }
            if rounds > 0 && !world.lasts() {
                break;
            }
        }
        for record in &records {
            let answer = world.newcomer().post("/api/replays", record, "").await?;
            statuses.count(answer.status);
            if !(400..500).contains(&answer.status) {
                let start: String = record.to_string().chars().take(80).collect();
                return Err(format!("{start}: answered with {}", answer.status).into());
            }
        }
        let table = world.pair().ok_or("nobody plays")?;
        for (name, frame) in &frames {
            let ended = framed(world.newcomer(), &table, frame).await;
            ended.map_err(|problem| format!("{name}: {problem}"))?;
        }
        rounds += 1;
        sleep(Duration::from_millis(500)).await;
    }
    let faults = statuses.faults();
    if faults > 0 {
        return Err(format!("{faults} answers blame the server: {statuses}").into());
    }
    Ok(format!("{rounds} rounds: {statuses}; {} kinds of frames ended", frames.len()))
}
