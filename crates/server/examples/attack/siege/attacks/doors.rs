//! Those who crowd the door.

use std::time::Duration;

use serde_json::json;
use tokio::io::AsyncWriteExt as _;
use tokio::time::timeout;

use super::super::Problem;
use super::super::world::World;
use super::{flood, rest};

/// Requests a second from another address each.
const FLOOD: u64 = 4000;

/// One line of the network asks from a new one of its addresses each time.
pub(super) async fn newcomers(world: &World) -> Result<String, Problem> {
    let enemy = world.enemy();
    let request = |number: u64| {
        let mine = world.enemy_at(u16::try_from(number % 60_000).unwrap_or(0));
        mine.request("GET", "/api/tables", "", "")
    };
    let statuses = flood(world, enemy, FLOOD, request).await;
    few(world, statuses.of(200))?;
    Ok(statuses.to_string())
}

/// Claims another address with each request; the proxy writes the true one behind it.
pub(super) async fn forged(world: &World) -> Result<String, Problem> {
    let enemy = world.enemy();
    let request = |number: u64| {
        let claim = format!(
            "X-Forwarded-For: 2001:db8:77:{:x}::1\r\nForwarded: for=192.0.2.{}\r\n",
            number % 60_000,
            number % 250
        );
        // The proxy adds its port to the one or the other.
        let true_one = enemy.request("GET", "/api/tables", "", &claim);
        let with_port = format!("[{}]:{}", enemy.from, 1024 + number % 60_000);
        if number.is_multiple_of(2) {
            true_one.replacen(&format!("{}\r\n", enemy.from), &format!("{with_port}\r\n"), 1)
        } else {
            true_one
        }
    };
    let statuses = flood(world, enemy, FLOOD, request).await;
    few(world, statuses.of(200))?;
    Ok(statuses.to_string())
}

/// One household gets no more than its bucket holds.
fn few(world: &World, answered: u64) -> Result<(), Problem> {
    // 200 at once and 50 a second, and a little for the clock.
    let most = 200 + 50 * (world.length.as_secs() + 2);
    let gets = format!("{answered} requests of one household were answered, {most} may be");
    if answered <= most { Ok(()) } else { Err(gets.into()) }
}

/// Files that the server may open while it is crowded.
const HANDLES: u64 = 1024;

/// Holds as many connections as he gets.
pub(super) async fn handles(world: &World) -> Result<String, Problem> {
    world.served().handles(HANDLES)?;
    let enemy = world.enemy();
    let table = world.pair().ok_or("nobody plays")?;
    let (mut silent, mut half, mut live) = (Vec::new(), Vec::new(), Vec::new());
    while world.lasts() {
        for number in 0..1500 {
            match number % 3 {
                0 => silent.extend(enemy.stream().await.ok()),
                1 => {
                    let mut stream = enemy.stream().await?;
                    // Whoever is cut off comes again.
                    let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ").await;
                    half.push(stream);
                }
                _ => live.extend(enemy.live(&table, "").await.ok()),
            }
            if !world.lasts() {
                break;
            }
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        if silent.len() > 1000 {
            silent.clear();
            half.clear();
        }
    }
    Ok(format!(
        "{} live connections; {} that said nothing and {} that said half were tried lately, with \
         {HANDLES} files",
        live.len(),
        silent.len(),
        half.len()
    ))
}

/// Asks for much, without reading any of it.
pub(super) async fn deaf(world: &World) -> Result<String, Problem> {
    let enemy = world.enemy();
    let table = world.pair().ok_or("nobody plays")?;
    let (mut live, mut lines) = (Vec::new(), Vec::new());
    let asked = enemy.request("GET", "/api/openapi.json", "", "").repeat(20);
    for _ in 0..60 {
        live.extend(enemy.live(&table, "").await.ok());
        lines.extend(enemy.stream().await.ok());
    }
    let (talkers, askers) = (live.len(), lines.len());
    let look = json!({"type": "look", "id": 1});
    let moment = Duration::from_millis(5);
    let mut said = 0;
    while world.lasts() {
        for deaf in &mut live {
            said += u32::from(timeout(moment, deaf.say(&look)).await.unwrap_or(false));
        }
        for line in &mut lines {
            let _ = timeout(moment, line.write_all(asked.as_bytes())).await;
        }
    }
    rest(world).await;
    Ok(format!("{talkers} live connections that said {said} things, {askers} others, all deaf"))
}
