//! Nothing grows for ever, and nothing is gained by repeating.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, header};
use rusqlite::Connection;
use serde_json::json;
use server::config::CHAT_KEPT;
use server::store::{Household, Sqlite, Store, Write};
use server::{App, Config, Games};

use crate::both::TOYS;
use crate::client::{Running, config};
use crate::offers::hide;

#[tokio::test(flavor = "multi_thread")]
async fn only_the_last_lines_of_chat_are_kept_on_disk() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::start(&data).await;
    let (table, cookie) =
        server.table(json!([{"type": "me", "name": "Ada"}, {"type": "open"}])).await;
    let mut ada = server.connect(&table, &cookie, "").await;
    for number in 0..CHAT_KEPT + 5 {
        let said = ada.ask(json!({"type": "chat", "seat": 0, "text": format!("{number}")})).await;
        assert_eq!(said["type"], "done", "{said}");
    }
    let file = Connection::open(&data).unwrap();
    let range = "SELECT count(*), min(number), max(number) FROM chat";
    let read = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    let kept: (u32, u32, u32) = file.query_row(range, [], read).unwrap();
    let most = u32::try_from(CHAT_KEPT).unwrap();
    assert_eq!(kept, (most, 6, most + 5));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_brings_too_many_records_loses_the_own_oldest_and_nobody_elses() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("data.db")).unwrap();
    let bring = |number: u64, household: Option<u8>| {
        let (id, file) = (format!("record{number:010}"), "{}".to_owned());
        let household = household.map(|byte| Household([byte; 16]));
        store.write(Write::Upload { id, file, at_ms: number, household, most: Some(3), seen: 0 })
    };
    // Somebody else's, and one of which nobody knows whose it is, are older than all of the flood.
    let others = [bring(0, Some(2)), bring(1, None)];
    let flood = (2..8).map(|number| bring(number, Some(1)));
    for answer in others.into_iter().chain(flood).collect::<Vec<_>>() {
        answer.await.unwrap().unwrap();
    }
    let is_kept = |number| store.upload(&format!("record{number:010}")).unwrap().is_some();
    let kept: Vec<u64> = (0..8).filter(|&number| is_kept(number)).collect();
    assert_eq!(kept, [0, 1, 5, 6, 7]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_with_an_endless_name_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}]);
    let (table, cookie) = server.table(seats).await;
    let mut ada = server.connect(&table, &cookie, "").await;
    ada.ready(0).await;
    ada.until(|update| update["status"] == "playing").await;
    let resigned = json!({"seat": 0});
    server.post(&format!("/api/tables/{table}/resign"), resigned, &cookie).await;
    let mut file = server.get(&format!("/api/tables/{table}/replay"), "").await.body;
    assert!(server.post("/api/replays", file.clone(), "").await.status.is_success());
    file["names"][0] = "A".repeat(1000).into();
    assert_eq!(server.post("/api/replays", file, "").await.body["code"], "name/bad");
    let large = json!({"replay": "x".repeat(5 << 20)});
    let refused = server.post("/api/replays?lang=en", large, "").await;
    assert_eq!(refused.body["code"], "request/too-large", "{}", refused.text);
    assert!(refused.text.contains("4,194,304 bytes"), "{}", refused.text);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_gives_nothing_for_what_is_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let config = config(&folder.path().join("data.db"));
    let store = Arc::new(Sqlite::open(&config.data).unwrap());
    let server = Running::over(App::offering(Games(TOYS), config, store)).await;
    let body = json!({
        "game": "both", "clock": {"type": "live", "seconds": 60, "increment": 30},
        "seats": [{"type": "me", "name": "Ada"}, {"type": "me", "name": "Bob"}],
    });
    let made = server.post("/api/tables", body, "").await;
    let table = made.body["table"].as_str().unwrap().to_owned();
    let mut both = server.connect(&table, &made.cookie, "").await;
    both.ready(0).await;
    both.ready(1).await;
    both.until(|update| update["status"] == "playing").await;
    for _ in 0..3 {
        let done = both.ask(hide(0, both.version(), 1)).await;
        let back = json!({"type": "take-back", "seat": 0, "version": done["version"]});
        assert_eq!(both.ask(back).await["type"], "done");
        both.ask(json!({"type": "look", "seat": 0})).await;
    }
    let left = both.update["seats"][0]["clock_ms"].as_u64().unwrap();
    assert!(left <= 60_000, "{left} ms are left of a minute");
    both.ask(hide(0, both.version(), 1)).await;
    both.ask(json!({"type": "look", "seat": 0})).await;
    let left = both.update["seats"][0]["clock_ms"].as_u64().unwrap();
    assert!(left > 60_000, "a move that stands adds its seconds: {left}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_code_of_a_table_leads_other_devices_to_this_computer() {
    let folder = tempfile::tempdir().unwrap();
    let addr = "192.168.1.20:1666".parse().unwrap();
    let origins = vec!["https://play.example.org".to_owned()];
    let data = folder.path().join("data.db");
    let server = Running::with(Config { addr, origins, ..config(&data) }).await;
    let (table, _) = server.table(json!([{"type": "me", "name": "Ada"}, {"type": "open"}])).await;
    let picture = async |host: &str| {
        let request = Request::get(format!("/api/tables/{table}/qr")).header(header::HOST, host);
        server.send(request.body(Body::empty()).unwrap()).await.text
    };
    let reached = picture("192.168.1.20:1666").await;
    assert!(reached.contains("<svg"), "{reached}");
    let own = ["127.0.0.1:1666", "localhost:1666", "[::1]:1666", "[::1]", "0.0.0.0:1666"];
    for own in own.into_iter().chain(["pandemonium.localhost:1666"]) {
        assert_eq!(picture(own).await, reached, "{own}");
    }
    assert_ne!(picture("play.example.org").await, reached, "a name from outside is kept");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_code_that_leads_nowhere() {
    let folder = tempfile::tempdir().unwrap();
    let origins = vec!["https://play.example.org".to_owned()];
    let data = folder.path().join("data.db");
    let server = Running::with(Config { origins, ..config(&data) }).await;
    let (table, _) = server.table(json!([{"type": "me", "name": "Ada"}, {"type": "open"}])).await;
    let asked = async |host: &str| {
        let request = Request::get(format!("/api/tables/{table}/qr")).header(header::HOST, host);
        server.send(request.body(Body::empty()).unwrap()).await
    };
    let own = asked("localhost:1666").await;
    assert_eq!((own.status.as_u16(), &own.body["code"]), (404, &json!("host/own-only")));
    assert!(asked("play.example.org").await.text.contains("<svg"), "a name from outside is kept");
    server.stop().await;
}
