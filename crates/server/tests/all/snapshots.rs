//! Snapshots are a cache: tables come back from them, and never as anything else than their log.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, params};
use serde_json::{Value, json};
use server::Config;

use crate::client::Running;
use crate::duties::in_memory;

/// A server whose tables leave memory at once.
async fn hasty(data: &Path) -> Running {
    let idle = Duration::from_millis(20);
    Running::with(Config { idle, ..crate::client::config(data) }).await
}

/// How many tables came back from a snapshot.
async fn resumed(server: &Running) -> u32 {
    let text = server.get("/metrics", "").await.text;
    let line = text.lines().find_map(|line| line.strip_prefix("pandemonium_tables_resumed_total "));
    line.unwrap().parse().unwrap()
}

/// A table of two people after so many actions, of a game that no throw can end so soon.
async fn played(server: &Running, actions: usize) -> (String, String) {
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "me", "name": "Bob"}]);
    let body = json!({"game": "dungeon-lords", "seats": seats});
    let made = server.post("/api/tables", body, "").await;
    let table = made.body["table"].as_str().unwrap().to_owned();
    let mut both = server.connect(&table, &made.cookie, "").await;
    both.ready(0).await;
    both.ready(1).await;
    play(server, &table, &made.cookie, actions).await;
    (table, made.cookie)
}

/// Plays so many actions more.
async fn play(server: &Running, table: &str, cookie: &str, actions: usize) {
    let mut both = server.connect(table, cookie, "").await;
    for number in 0..actions {
        both.until(|update| update["turn"]["to"][0].is_u64()).await;
        let seat = u8::try_from(both.update["turn"]["to"][0].as_u64().unwrap()).unwrap();
        both.ask(json!({"type": "look", "seat": seat})).await;
        both.until(|update| update["viewer"] == seat).await;
        let done = both.act(seat, number * 5).await;
        assert_eq!(done["type"], "done", "{done}");
        let version = done["version"].as_u64().unwrap();
        both.until(|update| update["version"].as_u64().unwrap() >= version).await;
    }
}

/// What a visitor without a past is told, once the table has left memory and come back.
async fn told(server: &Running, table: &str, cookie: &str) -> Value {
    in_memory(server, 0).await;
    let update = server.connect(table, cookie, "seat=0").await.update;
    let legal = update["legal"].as_array().unwrap().iter();
    let legal: Vec<&Value> = legal.map(|one| &one["action"]).collect();
    assert!(update["log"].as_array().unwrap().len() > 30, "the whole log is told");
    let same = ["version", "status", "step", "turn", "view", "text", "undo", "log", "undone"];
    json!([same.map(|field| &update[field]), legal])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_comes_back_from_its_snapshot_as_its_log_says() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = hasty(&data).await;
    let (table, cookie) = played(&server, 40).await;
    in_memory(&server, 0).await;
    let before = resumed(&server).await;
    let first = told(&server, &table, &cookie).await;
    assert_eq!(resumed(&server).await, before + 1);
    let file = Connection::open(&data).unwrap();
    let forget = || file.execute("DELETE FROM snapshots", []).unwrap();
    in_memory(&server, 0).await;
    assert_eq!(forget(), 1);
    assert_eq!(told(&server, &table, &cookie).await, first, "without a snapshot");
    assert_eq!(resumed(&server).await, before + 1);

    // The table has left with a new one; what is played afterwards is played again on top of it.
    in_memory(&server, 0).await;
    let kept: (i64, Vec<u8>) = file
        .query_row("SELECT steps, state FROM snapshots", [], |row| Ok((row.get(0)?, row.get(1)?)))
        .unwrap();
    assert_eq!(kept.0, 40);
    play(&server, &table, &cookie, 3).await;
    in_memory(&server, 0).await;
    let put = "UPDATE snapshots SET steps = ?1, state = ?2";
    file.execute(put, params![kept.0, kept.1]).unwrap();
    let before = resumed(&server).await;
    let late = told(&server, &table, &cookie).await;
    assert_eq!(resumed(&server).await, before + 1, "from an earlier state");
    in_memory(&server, 0).await;
    forget();
    assert_eq!(told(&server, &table, &cookie).await, late);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_or_broken_snapshot_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = hasty(&data).await;
    let (table, cookie) = played(&server, 40).await;
    let (other, _) = played(&server, 33).await;
    let right = told(&server, &table, &cookie).await;
    in_memory(&server, 0).await;
    let before = resumed(&server).await;
    let file = Connection::open(&data).unwrap();
    let wrongs = [
        "UPDATE snapshots SET state = zeroblob(length(state)) WHERE table_id = ?1",
        "UPDATE snapshots SET state = x'' WHERE table_id = ?1",
        "UPDATE snapshots SET state = 'text' WHERE table_id = ?1",
        "UPDATE snapshots SET steps = 39 WHERE table_id = ?1",
        "UPDATE snapshots SET steps = -1 WHERE table_id = ?1",
        "UPDATE snapshots SET (steps, state) = (SELECT steps, state FROM snapshots
             WHERE table_id <> ?1) WHERE table_id = ?1",
    ];
    for wrong in wrongs {
        assert_eq!(file.execute(wrong, [&table]).unwrap(), 1, "{wrong}");
        assert_eq!(told(&server, &table, &cookie).await, right, "{wrong}");
        in_memory(&server, 0).await;
    }
    assert_eq!(resumed(&server).await, before, "none of them was believed");
    assert_eq!(told(&server, &table, &cookie).await, right);
    assert_eq!(resumed(&server).await, before + 1, "a right one is written afterwards");

    // However right a snapshot is, a damaged log is found out.
    in_memory(&server, 0).await;
    let damage = "UPDATE log SET entry = replace(entry, '\"typed\":false', '\"typed\":true')
         WHERE table_id = ?1 AND seq = 9";
    assert_eq!(file.execute(damage, [&table]).unwrap(), 1);
    let damaged = server.get(&format!("/api/tables/{table}?lang=en"), &cookie).await;
    assert_eq!(damaged.body["code"], "table/damaged", "{}", damaged.text);
    assert!(damaged.body["message"].as_str().unwrap().contains("row 9"), "{}", damaged.text);
    assert_eq!(server.get(&format!("/api/tables/{other}"), "").await.status.as_u16(), 200);
    server.stop().await;
}
