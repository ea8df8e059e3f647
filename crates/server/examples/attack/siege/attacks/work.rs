//! Work that one person makes for a server.

use std::cell::RefCell;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use rusqlite::{Connection, params};
use serde_json::{Value, json};
use tokio::time::sleep;

use super::super::Problem;
use super::super::door::{Live, Visitor, begin};
use super::super::honest::{Player, Seen};
use super::super::report::part;
use super::super::world::World;
use super::{flood, rest};

/// Requests a second that one person sends.
const FLOOD: u64 = 200;

/// Makes a table, as often as it takes; nothing if the attack is over before.
async fn table(world: &World, visitor: Visitor, wanted: &Value) -> Option<(String, String)> {
    while world.lasts() {
        if let Ok(made) = visitor.table(wanted).await {
            return Some(made);
        }
        sleep(Duration::from_millis(200)).await;
    }
    None
}

/// A person against some archfiends.
fn against(count: usize) -> Value {
    let mut seats = vec![json!({"type": "bot", "level": "archfiend"}); count];
    seats.insert(0, json!({"type": "me", "name": "Eve"}));
    json!({"game": "dicke-daemonen", "options": {"seats": count + 1}, "seats": seats})
}

/// Plays at a table and asks for its steps at the same time.
pub(super) async fn replays(world: &World) -> Result<String, Problem> {
    let enemy = world.enemy();
    let wanted = json!({
        "game": "dungeon-lords", "seats": [
            {"type": "me", "name": "Eve"}, {"type": "bot", "level": "imp"},
        ],
    });
    let (table, cookie) = table(world, enemy, &wanted).await.ok_or("no table")?;
    let seen = RefCell::new(Seen::default());
    let player = Player::new(world, &seen, enemy, (&table, cookie));
    let player = player.enemy(Duration::from_millis(50));
    let path = format!("/api/replays/{table}/steps");
    let request = |_| enemy.request("GET", &path, "", "");
    let (statuses, ()) = tokio::join!(flood(world, enemy, FLOOD, request), player.run());
    Ok(format!("{statuses}; own game of {} actions", seen.borrow().actions.len()))
}

/// Tables that one person opens.
const TABLES: usize = 100;

/// Sits against archfiends at as many tables as he gets, before and after an end of the server.
pub(super) async fn programs(world: &World) -> Result<String, Problem> {
    let enemy = world.enemy();
    let seen = RefCell::new(Seen::default());
    let made = RefCell::new(0);
    let seats = (0..TABLES).map(|_| async {
        if let Some((table, cookie)) = table(world, enemy, &against(2)).await {
            *made.borrow_mut() += 1;
            let player = Player::new(world, &seen, enemy, (&table, cookie));
            player.enemy(Duration::from_millis(100)).run().await;
        }
    });
    let half = async {
        sleep(world.length / 2).await;
        world.killed().await
    };
    let (_, restarted) = tokio::join!(join_all(seats), half);
    let (made, seen) = (made.into_inner(), seen.into_inner());
    let slowest = part(&seen.replies, 500).as_secs_f64();
    Ok(format!(
        "{made} of {TABLES} tables, {} replies of archfiends, median {slowest:.1} s; the server was \
         back in {:.1} s",
        seen.replies.len(),
        restarted?.as_secs_f64()
    ))
}

/// Asks a table something and waits for the answer.
async fn ask(live: &mut Live, update: &mut Value, message: &Value) -> Option<Value> {
    if !live.say(message).await {
        return None;
    }
    loop {
        let mut heard = live.hear().await?;
        match heard["type"].as_str() {
            Some("hello") => *update = heard["update"].take(),
            Some("update") => *update = heard,
            Some("reply") if heard["id"] == message["id"] => return Some(heard["reply"].take()),
            _ => {}
        }
    }
}

/// Acts and takes back until the table says that it is enough; gives how often.
async fn back_and_forth(
    world: &World,
    visitor: Visitor,
    table: &str,
    cookie: &str,
) -> Result<u32, Problem> {
    let mut live = visitor.live(table, cookie).await?;
    let (mut id, mut taken) = (0, 0);
    let mut update = begin(&mut live, table, &[0, 1]).await.ok_or("cut off")?;
    while world.lasts() {
        // No faster than a connection may talk.
        sleep(Duration::from_millis(200)).await;
        id += 10;
        let seat = update["turn"]["to"][0].as_u64().unwrap_or(0);
        let look = json!({"type": "look", "id": id, "seat": seat});
        ask(&mut live, &mut update, &look).await.ok_or("cut off")?;
        while update["viewer"] != seat {
            let heard = live.hear().await.ok_or("cut off")?;
            if heard["type"] == "update" {
                update = heard;
            }
        }
        let action = update["legal"][0]["action"].clone();
        let version = update["version"].clone();
        let act = json!({"type": "act", "id": id + 1, "seat": seat, "version": version, "action": action});
        let acted = ask(&mut live, &mut update, &act).await.ok_or("cut off")?;
        let back = json!({
            "type": "take-back", "id": id + 2, "seat": seat, "version": acted["version"],
        });
        let reply = ask(&mut live, &mut update, &back).await.ok_or("cut off")?;
        match reply["type"].as_str() {
            Some("done") => taken += 1,
            Some("asked") => {
                let agree =
                    json!({"type": "consent", "id": id + 3, "seat": 1 - seat, "agree": true});
                ask(&mut live, &mut update, &agree).await.ok_or("cut off")?;
                taken += 1;
            }
            _ if reply["problem"]["code"] == "undo/limit" => break,
            _ => {}
        }
    }
    Ok(taken)
}

/// Takes back at some tables as often as he may; then they come back after an end of the server.
pub(super) async fn undo(world: &World) -> Result<String, Problem> {
    let enemy = world.enemy();
    let wanted = json!({"game": "demonworld", "seats": [
        {"type": "me", "name": "Eve"}, {"type": "me", "name": "Eva"},
    ]});
    let before = world.peak()?;
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.extend(table(world, enemy, &wanted).await);
    }
    let played = tables.iter().map(|(id, cookie)| back_and_forth(world, enemy, id, cookie));
    let taken: u32 = join_all(played).await.into_iter().sum::<Result<u32, Problem>>()?;
    let grown = world.peak()?.saturating_sub(before);
    rest(world).await;
    world.killed().await?;
    let mut slowest = Duration::ZERO;
    let other = world.newcomer();
    for (id, _) in &tables {
        let begun = Instant::now();
        let answer = other.get(&format!("/api/tables/{id}"), "").await?;
        if answer.status != 200 {
            return Err(format!("table {id} does not come back: {}", answer.body).into());
        }
        slowest = slowest.max(begun.elapsed());
    }
    Ok(format!(
        "{taken} take-backs at {} tables, memory grew by {} MB; a table was back in at most {:.0} ms",
        tables.len(),
        grown / 1_000_000,
        slowest.as_secs_f64() * 1000.0
    ))
}

/// Fills the file with public tables of long ago, as years of play would.
fn fill(world: &World, count: u32) -> Result<(), Problem> {
    let mut file = Connection::open(world.data())?;
    file.busy_timeout(Duration::from_mins(1))?;
    let filling = file.transaction()?;
    let mut row = filling.prepare(
        "INSERT INTO tables (id, game, public, status, names, secret, created_ms, duty)
         VALUES (?1, 'dicke-daemonen', 1, ?2, '[\"Ada\",\"Bob\"]', zeroblob(32), ?3, 0)",
    )?;
    for number in 0..count {
        let status = ["gathering", "playing", "over"][number as usize % 3];
        row.execute(params![format!("old{number:013}"), status, number])?;
    }
    drop(row);
    Ok(filling.commit()?)
}

/// A list that a person asks for among a million tables, in the 99th percentile.
const LIST_MS: f64 = 5.0;
/// Until a server with a million tables listens.
const START: Duration = Duration::from_secs(1);

/// Asks for the list of tables again and again, and ends the server.
pub(super) async fn lists(world: &World) -> Result<String, Problem> {
    let count = if world.is_long() { 1_000_000 } else { 20_000 };
    world.impair(true);
    fill(world, count)?;
    world.settle().await;
    world.begin_anew();
    let (enemy, honest) = (world.enemy(), world.newcomer());
    let request = |_| enemy.request("GET", "/api/tables", "", "");
    let looks = async {
        let mut took = Vec::new();
        while world.lasts() {
            let begun = Instant::now();
            let answer = honest.get("/api/tables", "").await?;
            if answer.status != 200 {
                return Err(format!("the list is refused: {}", answer.body).into());
            }
            took.push(begun.elapsed());
            sleep(Duration::from_millis(50)).await;
        }
        Ok::<_, Problem>(took)
    };
    let (statuses, took) = tokio::join!(flood(world, enemy, FLOOD, request), looks);
    let took = took?;
    let restarted = world.killed().await?;
    let [p50, p99] = [500, 990].map(|share| part(&took, share).as_secs_f64() * 1000.0);
    let got = format!(
        "{statuses}; an honest list of {count} tables: p50 {p50:.1} ms, p99 {p99:.1} ms; \
         the server listened again after {:.2} s",
        restarted.as_secs_f64()
    );
    if world.is_long() && (p99 >= LIST_MS || restarted >= START) {
        return Err(format!("{got}; {LIST_MS} ms and {} s are allowed", START.as_secs()).into());
    }
    Ok(got)
}
