//! Tables go on although nobody looks: programs move, clocks run out, also after a restart.

use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;
use serde_json::{Value, json};
use server::Config;

use crate::client::{Running, config};

/// The last entry of a table's log and its number, read from the file beside the server.
fn last(data: &Path, table: &str) -> (u64, Value) {
    let file = Connection::open(data).unwrap();
    let query = "SELECT seq, entry FROM history WHERE table_id = ?1 ORDER BY seq DESC LIMIT 1";
    let row =
        file.query_row(query, [table], |row| Ok((row.get::<_, u32>(0)?, row.get::<_, String>(1)?)));
    let (seq, entry) = row.unwrap();
    (seq.into(), serde_json::from_str(&entry).unwrap())
}

/// Waits until the log of a table satisfies a condition.
pub(crate) async fn until(data: &Path, table: &str, wanted: impl Fn(u64, &Value) -> bool) {
    for _ in 0..600 {
        let (seq, entry) = last(data, table);
        if wanted(seq, &entry) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nothing happens at the table: {:?}", last(data, table));
}

/// Waits until so many tables are in memory.
pub(crate) async fn in_memory(server: &Running, count: u32) {
    let line = format!("pandemonium_tables_in_memory {count}\n");
    for _ in 0..600 {
        if server.get("/metrics", "").await.text.contains(&line) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("not {count} tables in memory");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opponent_moves_after_a_restart_before_anybody_looks() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    // This opponent never gets round to moving.
    let slow = Config { pause: Duration::from_mins(10), ..config(&data) };
    let server = Running::with(slow).await;
    let seats = json!([{"type": "bot", "level": "imp"}, {"type": "me", "name": "Ada"}]);
    let (table, cookie) = server.table(seats).await;
    let mut ada = server.connect(&table, &cookie, "").await;
    ada.ready(1).await;
    ada.until(|update| update["turn"]["to"].as_array().is_some_and(|to| !to.is_empty())).await;
    let first = u8::from(ada.to_act(1));
    if first == 1 {
        while ada.to_act(1) {
            let reply = ada.act(1, 0).await;
            let version = reply["version"].as_u64().unwrap();
            ada.until(|update| update["version"].as_u64().unwrap() >= version).await;
        }
    }
    let before = ada.version();
    drop(ada);
    server.stop().await;
    assert_eq!(last(&data, &table).0, before);

    let server = Running::start(&data).await;
    until(&data, &table, |seq, entry| seq > before && entry["line"]["seat"] == 0).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_out_although_the_table_has_left_memory() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let hasty = || Config { idle: Duration::from_millis(20), ..config(&data) };
    let server = Running::with(hasty()).await;
    let mut tables = Vec::new();
    for seconds in [2, 600] {
        let body = json!({
            "game": "dicke-daemonen",
            "clock": {"type": "live", "seconds": seconds, "increment": 0},
            "seats": [{"type": "me", "name": "Ada"}, {"type": "me", "name": "Bob"}],
        });
        let made = server.post("/api/tables", body, "").await;
        let table = made.body["table"].as_str().unwrap().to_owned();
        let mut both = server.connect(&table, &made.cookie, "").await;
        both.ready(0).await;
        both.ready(1).await;
        both.until(|update| update["status"] == "playing").await;
        tables.push(table);
    }
    in_memory(&server, 0).await;
    let timed_out = |_, entry: &Value| entry["kind"] == "resigned" && entry["time"] == true;
    until(&data, &tables[0], timed_out).await;
    in_memory(&server, 0).await;
    assert!(!timed_out(0, &last(&data, &tables[1]).1), "the other has time left");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_out_after_a_restart_and_a_stand_in_plays_on() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::start(&data).await;
    let body = json!({
        "game": "dicke-daemonen", "takeover": true,
        "clock": {"type": "live", "seconds": 2, "increment": 0},
        "seats": [{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}],
    });
    let made = server.post("/api/tables", body, "").await;
    let table = made.body["table"].as_str().unwrap().to_owned();
    let mut ada = server.connect(&table, &made.cookie, "").await;
    ada.ready(0).await;
    ada.until(|update| update["turn"]["to"] == json!([0])).await;
    drop(ada);
    server.stop().await;
    assert_ne!(last(&data, &table).1["kind"], "seated");

    // Nobody is left but programs, and they play for whoever looks.
    let server = Running::start(&data).await;
    until(&data, &table, |_, entry| entry["kind"] == "seated").await;
    let _watcher = server.connect(&table, "", "").await;
    until(&data, &table, |_, entry| entry["kind"] == "acted" && entry["line"]["seat"] == 0).await;
    let seats = server.get(&format!("/api/tables/{table}"), "").await.body["seats"].clone();
    assert_eq!(seats[0]["kind"], json!({"type": "bot", "level": "fiend"}));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_without_a_duty_stay_out_of_memory_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::start(&data).await;
    for other in [json!({"type": "bot", "level": "imp"}), json!({"type": "me", "name": "Bob"})] {
        let people = if other["type"] == "me" { 2 } else { 1 };
        let (table, cookie) = server.table(json!([{"type": "me", "name": "Ada"}, other])).await;
        let mut ada = server.connect(&table, &cookie, "").await;
        for seat in 0..people {
            ada.ready(seat).await;
        }
        // A table of two people waits for one of them, the other one for Ada.
        let to = |update: &Value| update["turn"]["to"] == json!([0]) || people == 2;
        ada.until(|update| update["status"] == "playing" && to(update)).await;
    }
    server.stop().await;
    let server = Running::start(&data).await;
    // One was woken, had nothing to do and left; the other was never looked at.
    in_memory(&server, 0).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_alone_neither_begin_nor_go_on_until_somebody_looks() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::with(Config { idle: Duration::from_millis(20), ..config(&data) }).await;
    let bots = json!([{"type": "bot", "level": "imp"}, {"type": "bot", "level": "imp"}]);
    let (table, _) = server.table(bots).await;
    in_memory(&server, 0).await;
    let thoughts = async |server: &Running| {
        let metrics = server.get("/metrics", "").await.text;
        let line = metrics.lines().find(|line| line.starts_with("pandemonium_thoughts_total "));
        line.unwrap().rsplit(' ').next().unwrap().parse::<u64>().unwrap()
    };
    assert_eq!((last(&data, &table).0, thoughts(&server).await), (1, 0), "nothing has begun");
    // Looked at over HTTP it is only told how it stands.
    server.get(&format!("/api/tables/{table}"), "").await;
    in_memory(&server, 0).await;
    assert_eq!(last(&data, &table).0, 1);
    let mut watcher = server.connect(&table, "", "").await;
    watcher.until(|update| update["status"] == "over").await;
    assert!(thoughts(&server).await > 0);
    let file = Connection::open(&data).unwrap();
    let duty: bool = file.query_row("SELECT duty FROM tables", [], |row| row.get(0)).unwrap();
    assert!(!duty, "nobody need wake it");
    server.stop().await;
}
