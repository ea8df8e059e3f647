//! What a client is offered and told beyond the list: odds, previews, advice, hints.

use std::sync::Arc;

use serde_json::{Value, json};
use server::store::Sqlite;
use server::{App, Games};

use crate::both::TOYS;
use crate::client::{Client, Running, config};

async fn toys() -> (tempfile::TempDir, Running) {
    let folder = tempfile::tempdir().unwrap();
    let config = config(&folder.path().join("data.db"));
    let store = Arc::new(Sqlite::open(&config.data).unwrap());
    let server = Running::over(App::offering(Games(TOYS), config, store)).await;
    (folder, server)
}

/// A table of the toy with Ada and Bob, both ready.
async fn begun(server: &Running, more: Value) -> (Client, Client) {
    let mut body = json!({
        "game": "both", "seats": [{"type": "me", "name": "Ada"}, {"type": "open"}],
    });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let made = server.post("/api/tables", body, "").await;
    let table = made.body["table"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{table}/join");
    let joined = server.post(&path, json!({"name": "Bob"}), "").await;
    let mut ada = server.connect(&table, &made.cookie, "").await;
    let mut bob = server.connect(&table, &joined.cookie, "").await;
    ada.ready(0).await;
    bob.ready(1).await;
    ada.until(|update| update["status"] == "playing").await;
    bob.until(|update| update["status"] == "playing").await;
    (ada, bob)
}

pub(crate) fn hide(seat: u8, version: u64, number: u8) -> Value {
    let action = json!({"type": "hide", "number": number});
    json!({"type": "act", "seat": seat, "version": version, "action": action})
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_answer_at_the_same_time_makes_no_answer_old() {
    let (_folder, server) = toys().await;
    let (mut ada, mut bob) = begun(&server, json!({})).await;
    for round in 0..3 {
        let seen = ada.version();
        assert_eq!(bob.version(), seen, "round {round}");
        assert_eq!(ada.ask(hide(0, seen, 1)).await["type"], "done");
        // A second click is another matter: Ada has answered.
        let twice = ada.ask(hide(0, seen, 2)).await;
        assert_eq!(twice["type"], "refused", "{twice}");
        // Bob has not looked since, and his question is what it was.
        let reply = bob.ask(hide(1, seen, 2)).await;
        assert_eq!(reply["type"], "done", "{reply}");
        if round < 2 {
            // The next round asks anew, though it asks the same.
            let old = bob.ask(hide(1, seen, 2)).await;
            assert_eq!(old["problem"]["code"], "action/stale", "{old}");
            let now = reply["version"].as_u64().unwrap();
            ada.until(|update| update["version"] == now).await;
            bob.until(|update| update["version"] == now).await;
        }
    }
    bob.until(|update| update["status"] == "over").await;
    assert_eq!(bob.update["view"]["sums"], json!([3, 6]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_choice_says_what_it_is_and_what_may_come_of_it() {
    let (_folder, server) = toys().await;
    let (mut ada, mut bob) = begun(&server, json!({})).await;
    let first = ada.update["legal"][0].clone();
    assert_eq!((&first["group"], &first["notation"]), (&json!("hide"), &json!("H1")));
    assert_eq!(first["parts"], json!([{"field": "number", "value": 1}]));
    assert_eq!(first["odds"], json!([{"ways": 1, "of": 2, "text": "H1"}]));
    // It hands the decision on, but shows nothing: it could be taken back.
    assert_eq!((&first["confirm"], &first["undo"]), (&json!(true), &json!("free")));

    let cells = ada.ask(json!({"type": "cells", "seat": 0})).await;
    assert_eq!(cells["cells"].as_array().unwrap().len(), 9, "{cells}");
    assert_eq!(bob.ask(json!({"type": "cells", "seat": 0})).await["type"], "refused");

    let action = json!({"type": "hide", "number": 3});
    let preview = json!({"type": "preview", "seat": 0, "action": action});
    let shown = ada.ask(preview.clone()).await;
    assert_eq!(shown["view"]["own"], 3, "{shown}");
    assert_eq!(shown["text"], "round 0");
    assert_eq!(ada.update["view"]["own"], 0, "a preview changes nothing");
    // Once Bob has answered, Ada's answer shows his: nothing may be previewed.
    bob.ask(hide(1, bob.version(), 2)).await;
    let shown = ada.ask(preview).await;
    assert_eq!((&shown["view"], &shown["text"]), (&Value::Null, &json!("")), "{shown}");
    ada.ask(json!({"type": "look", "seat": 0})).await;
    assert_eq!(ada.update["legal"][0]["undo"], "ask");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_action_comes_with_places_and_advice() {
    let (_folder, server) = toys().await;
    let (mut ada, _bob) = begun(&server, json!({})).await;
    let wrong = json!({"type": "hide", "number": 7});
    for message in [
        json!({"type": "why", "seat": 0, "action": wrong}),
        json!({"type": "act", "seat": 0, "version": ada.version(), "action": wrong}),
    ] {
        let refused = ada.ask(message).await;
        let problem = &refused["problem"];
        assert_eq!(problem["code"], "action/wrong", "{refused}");
        assert_eq!(problem["cells"], json!(["number-7"]), "{refused}");
        assert_eq!(problem["instead"]["notation"], "H1", "{refused}");
        assert_eq!(problem["instead"]["undo"], "free");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_come_where_the_table_allows_them() {
    let (_folder, server) = toys().await;
    let (mut ada, mut bob) = begun(&server, json!({})).await;
    let advice = ada.ask(json!({"type": "hint", "seat": 0})).await;
    let best = &advice["hints"][0];
    assert!(best["notation"].as_str().unwrap().starts_with('H'), "{advice}");
    assert!(best["why"].is_array() && best["per_mille"].is_u64() && best["visits"].is_u64());
    let not_his = bob.ask(json!({"type": "hint", "seat": 0})).await;
    assert_eq!(not_his["problem"]["code"], "seat/not-yours");
    ada.ask(hide(0, ada.version(), 1)).await;
    let late = ada.ask(json!({"type": "hint", "seat": 0})).await;
    assert_eq!(late["problem"]["code"], "hint/nothing-asked", "{late}");

    let (mut ada, _bob) = begun(&server, json!({"hints": false})).await;
    let refused = ada.ask(json!({"type": "hint", "seat": 0})).await;
    assert_eq!(refused["problem"]["code"], "hints-off", "{refused}");
    server.stop().await;
}
