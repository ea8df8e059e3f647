//! Programs that take a seat: an open one before the start, an abandoned one during the game.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::Config;

use crate::client::{Running, config};

async fn stand_in(server: &Running, table: &str, seat: u8, level: &str, cookie: &str) -> Value {
    asked(server, table, seat, level, cookie).await["code"].clone()
}

/// The answer to somebody who lets an opponent take a seat; nothing if it does.
async fn asked(server: &Running, table: &str, seat: u8, level: &str, cookie: &str) -> Value {
    let body = json!({"seat": seat, "level": level});
    let answer = server.post(&format!("/api/tables/{table}/stand-in?lang=en"), body, cookie).await;
    if answer.status == StatusCode::NO_CONTENT { Value::Null } else { answer.body }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_seat_is_filled_by_whoever_sits_at_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let (table, cookie) =
        server.table(json!([{"type": "me", "name": "Ada"}, {"type": "open"}])).await;
    let mut ada = server.connect(&table, &cookie, "").await;
    ada.ready(0).await;
    assert_eq!(stand_in(&server, &table, 1, "imp", "").await, "seat/not-yours");
    assert_eq!(stand_in(&server, &table, 1, "god", &cookie).await, "bot/level");
    assert_eq!(stand_in(&server, &table, 0, "imp", &cookie).await, "seat/taken");
    assert_eq!(stand_in(&server, &table, 7, "imp", &cookie).await, "seat/unknown");
    assert_eq!(stand_in(&server, &table, 1, "imp", &cookie).await, Value::Null);
    // Nothing is left to wait for: the game begins by itself.
    ada.until(|update| update["status"] == "playing").await;
    assert_eq!(ada.update["seats"][1]["kind"], json!({"type": "bot", "level": "imp"}));
    server.stop().await;
}

/// A game of two people; gives the table, both cookies and Ada's connection.
async fn of_two(server: &Running, takeover: bool) -> (String, [String; 2], crate::client::Client) {
    let body = json!({
        "game": "dicke-daemonen", "takeover": takeover,
        "seats": [{"type": "me", "name": "Ada"}, {"type": "open"}],
    });
    let made = server.post("/api/tables", body, "").await;
    let table = made.body["table"].as_str().unwrap().to_owned();
    let join = json!({"name": "Bob"});
    let joined = server.post(&format!("/api/tables/{table}/join"), join, "").await;
    let mut ada = server.connect(&table, &made.cookie, "").await;
    let mut bob = server.connect(&table, &joined.cookie, "").await;
    ada.ready(0).await;
    bob.ready(1).await;
    ada.until(|update| update["status"] == "playing").await;
    // An update names who is here, not only the message about seats.
    assert_eq!(ada.update["seats"][1]["connected"], true);
    assert_eq!(stand_in(server, &table, 1, "imp", &made.cookie).await, {
        if takeover { "seat/not-away" } else { "seat/no-stand-in" }
    });
    drop(bob);
    loop {
        let message = ada.next().await;
        if message["type"] == "seats" && message["seats"][1]["connected"] == false {
            break;
        }
    }
    (table, [made.cookie, joined.cookie], ada)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_abandoned_seat_is_taken_over_where_the_table_allows_it() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::with(Config { absence: Duration::ZERO, ..config(&data) }).await;
    let (table, [cookie, old], mut ada) = of_two(&server, true).await;
    assert_eq!(stand_in(&server, &table, 1, "imp", &old).await, Value::Null, "Bob lets it play");
    ada.until(|update| update["seats"][1]["kind"]["type"] == "bot").await;
    let mine = server.get(&format!("/api/tables/{table}"), &old).await.body["seats"].clone();
    assert_eq!(mine[1]["mine"], false, "the old secret opens nothing any more");
    ada.play(0).await;
    assert!(ada.over());
    assert_eq!(stand_in(&server, &table, 1, "imp", &cookie).await, "table/over");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_replaced_against_the_rules_of_the_table_or_too_soon() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let (table, [cookie, _], _ada) = of_two(&server, false).await;
    assert_eq!(stand_in(&server, &table, 1, "imp", &cookie).await, "seat/no-stand-in");
    let (table, [cookie, _], _ada) = of_two(&server, true).await;
    let gone = asked(&server, &table, 1, "imp", &cookie).await;
    assert_eq!(gone["code"], "seat/not-away");
    let told = gone["message"].as_str().unwrap();
    assert!(told.starts_with("The player of seat 2 has only just gone"), "{told}");
    let told = told.rsplit("take over in ").next().unwrap();
    let left: u32 = told.trim_end_matches(" s.").parse().unwrap();
    assert!((1..=60).contains(&left), "{told}");
    let here = asked(&server, &table, 0, "imp", &cookie).await;
    let told = here["message"].as_str().unwrap();
    assert!(told.contains("seat 1 is at the table") && told.contains("for 60 s"), "{told}");
    server.stop().await;
}
