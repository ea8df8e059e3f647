//! What a seat may not know is in no byte that it is sent.

use serde_json::{Value, json};

use crate::client::{Client, Running};

/// Everything in a text that tells what was drawn.
fn draws(bytes: &str, seat: u8) -> Vec<Value> {
    let mut found = Vec::new();
    for line in bytes.lines() {
        let message: Value = serde_json::from_str(line).unwrap();
        collect(&message, seat, &mut found);
    }
    found
}

fn collect(value: &Value, seat: u8, found: &mut Vec<Value>) {
    match value {
        Value::Object(fields) => {
            let kind = fields.get("type").and_then(Value::as_str).unwrap_or_default();
            if ["dealt", "drew", "returned"].contains(&kind) && fields["seat"] == seat {
                found.push(fields["creature"].clone());
            }
            fields.values().for_each(|one| collect(one, seat, found));
        }
        Value::Array(items) => items.iter().for_each(|one| collect(one, seat, found)),
        _ => {}
    }
}

fn fists(client: &Client, seat: usize) -> Value {
    client.update["view"]["players"][seat]["fist"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_fist_of_the_other_is_in_no_byte() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let (table, first) =
        server.table(json!([{"type": "me", "name": "Ada"}, {"type": "open"}])).await;
    let joined =
        server.post(&format!("/api/tables/{table}/join"), json!({"name": "Bob"}), "").await;
    assert_eq!(joined.body["seat"], 1, "{}", joined.text);
    let mut ada = server.connect(&table, &first, "lang=en").await;
    let mut bob = server.connect(&table, &joined.cookie, "lang=fr").await;
    let mut watcher = server.connect(&table, "", "").await;
    ada.ready(0).await;
    bob.ready(1).await;
    for turn in 0..12 {
        ada.until(|update| update["status"] == "playing").await;
        let version = ada.version().max(bob.version());
        ada.until(|update| update["version"].as_u64().unwrap() >= version).await;
        bob.until(|update| update["version"].as_u64().unwrap() >= version).await;
        watcher.until(|update| update["version"].as_u64().unwrap() >= version).await;
        if ada.over() {
            break;
        }
        assert!(fists(&ada, 0).is_object() || fists(&ada, 0).is_array());
        assert_eq!((fists(&ada, 1), fists(&bob, 0)), (Value::Null, Value::Null));
        assert_eq!((fists(&watcher, 0), fists(&watcher, 1)), (Value::Null, Value::Null));
        let seat = u8::from(ada.to_act(1));
        let player = if seat == 0 { &mut ada } else { &mut bob };
        let reply = player.act(seat, turn * 5).await;
        assert_eq!(reply["type"], "done", "{reply}");
        let version = reply["version"].as_u64().unwrap();
        player.until(|update| update["version"].as_u64().unwrap() >= version).await;
    }
    // Questions that look ahead are answered from imagined worlds.
    for (client, seat) in [(&mut ada, 0u8), (&mut bob, 1)] {
        client.ask(json!({"type": "cells", "seat": seat})).await;
        client.ask(json!({"type": "look", "seat": seat})).await;
        for legal in client.update["legal"].as_array().unwrap().clone() {
            let action = &legal["action"];
            let shown =
                client.ask(json!({"type": "preview", "seat": seat, "action": action})).await;
            let players = &shown["view"]["players"];
            assert_eq!(players[1 - usize::from(seat)]["fist"], Value::Null, "{shown}");
        }
        client.ask(json!({"type": "hint", "seat": seat})).await;
        client.ask(json!({"type": "why", "seat": seat, "action": "Z9"})).await;
    }
    watcher.ask(json!({"type": "cells"})).await;
    // Everybody is told that something was drawn; only the owner what.
    for (client, seat) in [(&ada, 1), (&bob, 0), (&watcher, 0), (&watcher, 1)] {
        let seen = draws(&client.bytes, seat);
        assert!(seen.len() > 4, "{seen:?}");
        assert!(seen.iter().all(|creature| creature == "hidden"), "{seen:?}");
    }
    assert!(draws(&ada.bytes, 0).iter().any(|creature| creature != "hidden"));
    // Nothing that only the server knows either.
    for client in [&ada, &bob, &watcher] {
        for word in ["\"secret\"", "\"chain\"", "\"seal\"", "\"rolled\"", "\"entropies\"", "salt "]
        {
            assert!(!client.bytes.contains(word), "{word}");
        }
    }
    // The true bag would tell the fist of the other.
    let action = ada.update["legal"][0]["action"].clone();
    let odds = ada.ask(json!({"type": "odds", "seat": 0, "action": action})).await;
    assert_eq!(odds["problem"]["code"], "odds/hidden", "{odds}");
    let path = format!("/api/replays/{table}/steps?viewer=1");
    let refused = server.get(&path, &first).await;
    assert_eq!(refused.body["code"], "replay/viewer");
    let own = server.get(&format!("/api/replays/{table}/steps?viewer=0"), &first).await;
    assert!(draws(&own.text, 1).iter().all(|creature| creature == "hidden"));
    server.stop().await;
}
