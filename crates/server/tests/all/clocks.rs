//! Time at the table, and time out of memory.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use rusqlite::Connection;
use serde_json::{Value, json};
use server::store::Sqlite;
use server::{App, Games};

use crate::client::{Running, config};
use crate::duties::{in_memory, until};

async fn timed(server: &Running, takeover: bool) -> (String, String) {
    let body = json!({
        "game": "dicke-daemonen", "takeover": takeover,
        "clock": {"type": "live", "seconds": 1, "increment": 0},
        "seats": [{"type": "me", "name": "Ada"}, {"type": "me", "name": "Bob"}],
    });
    let made = server.post("/api/tables", body, "").await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
    (made.body["table"].as_str().unwrap().to_owned(), made.cookie)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_runs_out_of_time_loses_or_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    for takeover in [false, true] {
        let (table, cookie) = timed(&server, takeover).await;
        let mut both = server.connect(&table, &cookie, "").await;
        both.ready(0).await;
        both.ready(1).await;
        both.until(|update| update["status"] == "playing").await;
        let left = both.update["seats"][0]["clock_ms"].as_u64().unwrap();
        assert!(left <= 1000);
        both.until(|update| update["status"] == "over").await;
        let reason = if takeover { "rules" } else { "time" };
        assert_eq!(both.update["ending"]["reason"], reason, "{}", both.update["ending"]);
        let kinds: Vec<&Value> =
            (0..2).map(|seat| &both.update["seats"][seat]["kind"]["type"]).collect();
        assert_eq!(kinds.contains(&&json!("bot")), takeover, "{kinds:?}");
    }
    let silly = json!({
        "game": "dicke-daemonen", "clock": {"type": "turn", "hours": 0},
        "seats": [{"type": "me", "name": "Ada"}],
    });
    assert_eq!(server.post("/api/tables", silly, "").await.body["code"], "clock/bad");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_table_leaves_memory_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let quick = server::Config { idle: Duration::from_millis(50), ..config(&data) };
    let server = Running::with(quick).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}]);
    let (table, cookie) = server.table(seats).await;
    let mut ada = server.connect(&table, &cookie, "").await;
    ada.ready(0).await;
    ada.until(|update| update["turn"]["to"] == json!([0])).await;
    let (version, view) = (ada.version(), ada.update["view"].clone());
    drop(ada);
    let mut rounds = 0;
    loop {
        let metrics = server.get("/metrics", "").await;
        if metrics.text.contains("pandemonium_tables_in_memory 0") {
            break;
        }
        rounds += 1;
        assert!(rounds < 200, "the table stays in memory");
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    let back = server.connect(&table, &cookie, "").await;
    assert_eq!((back.version(), &back.update["view"]), (version, &view));
    server.stop().await;
}

const HOUR: u64 = 3_600_000;

/// A server on a machine whose clock says this, and stands still.
async fn at(data: &Path, hour: u64) -> Running {
    let store = Arc::new(Sqlite::open(data).unwrap());
    let wall = Arc::new(move || hour * HOUR);
    Running::over(App::telling(wall, Games::default(), config(data), store)).await
}

/// A game of one hour a move that has just begun; gives the table and who plays both seats.
async fn by_turn(server: &Running) -> (String, String) {
    let body = json!({
        "game": "dicke-daemonen", "clock": {"type": "turn", "hours": 1},
        "seats": [{"type": "me", "name": "Ada"}, {"type": "me", "name": "Bob"}],
    });
    let made = server.post("/api/tables", body, "").await;
    let table = made.body["table"].as_str().unwrap().to_owned();
    let mut both = server.connect(&table, &made.cookie, "").await;
    both.ready(0).await;
    both.ready(1).await;
    both.until(|update| update["status"] == "playing").await;
    (table, made.cookie)
}

/// Minutes that are left to whoever is to act.
fn minutes_left(update: &Value) -> u64 {
    let seat = usize::try_from(update["turn"]["to"][0].as_u64().unwrap()).unwrap();
    update["seats"][seat]["clock_ms"].as_u64().unwrap() / 60_000
}

#[tokio::test(flavor = "multi_thread")]
async fn neither_an_outage_nor_a_wrong_clock_takes_time_from_a_game_by_turn() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = at(&data, 500_000).await;
    let (table, cookie) = by_turn(&server).await;
    server.stop().await;
    // Ten hours later; ten years ahead; right again; before all that was.
    for hour in [500_010, 587_600, 500_011, 3] {
        let server = at(&data, hour).await;
        let ada = server.connect(&table, &cookie, "").await;
        assert_eq!((&ada.update["status"], minutes_left(&ada.update)), (&json!("playing"), 59));
        let metrics = server.get("/metrics", "").await;
        assert!(metrics.text.contains("pandemonium_clock_jumps_total 0\n"));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_that_the_server_was_up_counts_for_a_game_by_turn() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = at(&data, 500_000).await;
    let (table, cookie) = by_turn(&server).await;
    server.stop().await;
    // The server was up for so much longer in this era.
    let longer = |number: u32, minutes: u32| {
        let file = Connection::open(&data).unwrap();
        let change = "UPDATE eras SET ended_ms = ended_ms + ?2 * 60000 WHERE number = ?1";
        assert_eq!(file.execute(change, [number, minutes]), Ok(1));
    };
    longer(1, 21);
    let server = at(&data, 500_100).await;
    let ada = server.connect(&table, &cookie, "").await;
    assert_eq!(ada.update["status"], "playing");
    // What one server and the other took to start is not known to the second.
    assert!((38..=39).contains(&minutes_left(&ada.update)), "{}", minutes_left(&ada.update));
    server.stop().await;
    longer(2, 41);
    let server = at(&data, 500_200).await;
    let mut ada = server.connect(&table, &cookie, "").await;
    ada.until(|update| update["status"] == "over").await;
    assert_eq!(ada.update["ending"]["reason"], "time");
    server.stop().await;
}

/// A table by turns of two whose dice are promised, and of which Ada alone has opened hers.
async fn half_opened(server: &Running, takeover: bool) -> String {
    let body = json!({
        "game": "dicke-daemonen", "clock": {"type": "turn", "hours": 1}, "takeover": takeover,
        "seats": [{"type": "me", "name": "Ada"}, {"type": "open"}],
    });
    let made = server.post("/api/tables", body, "").await;
    let table = made.body["table"].as_str().unwrap().to_owned();
    let bob = server.join(&table, "Bob").await;
    let mut ada = server.connect(&table, &made.cookie, "").await;
    let mut bob = server.connect(&table, &bob, "").await;
    bob.ask(bob.promise(1, "a text that nobody opens")).await;
    ada.ready(0).await;
    ada.until(|update| update["round"]["opened"] == json!([0])).await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_not_opened_by_turns_is_replaced_after_a_restart_before_anybody_looks() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = at(&data, 500_000).await;
    let tables = [half_opened(&server, true).await, half_opened(&server, false).await];
    server.stop().await;
    let up = |minutes: u32| {
        let file = Connection::open(&data).unwrap();
        let change = "UPDATE eras SET ended_ms = ended_ms + ?1 * 60000 WHERE number =
                      (SELECT max(number) FROM eras)";
        assert_eq!(file.execute(change, [minutes]), Ok(1));
    };
    let last = |table: &str| {
        let file = Connection::open(&data).unwrap();
        let query = "SELECT entry FROM history WHERE table_id = ?1 ORDER BY seq DESC LIMIT 1";
        let entry: String = file.query_row(query, [table], |row| row.get(0)).unwrap();
        serde_json::from_str::<Value>(&entry).unwrap()
    };
    // Half of the time is left: both are woken, find that they have time, and leave memory.
    up(30);
    let server = at(&data, 500_001).await;
    in_memory(&server, 0).await;
    let due = || {
        let file = Connection::open(&data).unwrap();
        let query = "SELECT count(*) FROM tables WHERE due > 0";
        file.query_row::<u32, _, _>(query, [], |row| row.get(0)).unwrap()
    };
    for _ in 0..600 {
        if due() == 2 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(due(), 2, "the store knows when they are due");
    assert!(tables.iter().all(|table| last(table)["kind"] == "opened"));
    server.stop().await;
    up(31);
    let server = at(&data, 500_002).await;
    for (table, kind) in tables.iter().zip(["bot", "open"]) {
        let replaced = |_, entry: &Value| {
            let who = &entry["place"]["who"]["type"];
            entry["kind"] == "seated" && entry["seat"] == 1 && who == kind
        };
        until(&data, table, replaced).await;
    }
    server.stop().await;
}
