//! Dungeon Lords over the wire: secret orders stay secret, and may be changed until all are sealed.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::client::{Client, Running};

/// A table for two with items, and a watcher.
async fn table(server: &Running, items: &str) -> (Client, Client, Client) {
    let wanted = json!({
        "game": "dungeon-lords", "options": {"seats": 2, "items": items},
        "seats": [{"type": "me", "name": "Ada"}, {"type": "open"}], "public": false,
        "dice": "server", "clock": {"type": "none"}, "takeover": false,
    });
    let made = server.post("/api/tables", wanted, "").await;
    let id = made.body["table"].as_str().unwrap().to_owned();
    let joined = server.post(&format!("/api/tables/{id}/join"), json!({"name": "Bob"}), "").await;
    assert_eq!(joined.body["seat"], 1, "{}", joined.text);
    let mut ada = server.connect(&id, &made.cookie, "lang=en").await;
    let mut bob = server.connect(&id, &joined.cookie, "lang=fr").await;
    let watcher = server.connect(&id, "", "").await;
    ada.ready(0).await;
    bob.ready(1).await;
    ada.until(|update| update["status"] == "playing").await;
    bob.until(|update| update["status"] == "playing").await;
    (ada, bob, watcher)
}

fn is_asked(client: &Client, code: &str) -> bool {
    client.update["question"]["code"] == code
}

/// Plays on until both seats are asked this.
async fn until_both(ada: &mut Client, bob: &mut Client, code: &str) {
    for number in 0..200 {
        if is_asked(ada, code) && is_asked(bob, code) {
            return;
        }
        step(ada, bob, number).await;
    }
    panic!("nobody is asked {code}");
}

/// One action of whoever is to act, told to both.
async fn step(ada: &mut Client, bob: &mut Client, number: usize) {
    let seat = u8::from(!ada.to_act(0));
    let player = if seat == 0 { &mut *ada } else { &mut *bob };
    let reply = player.act(seat, number * 3).await;
    assert_eq!(reply["type"], "done", "{reply}");
    together(ada, bob, &reply).await;
}

async fn together(ada: &mut Client, bob: &mut Client, reply: &Value) {
    let version = reply["version"].as_u64().unwrap();
    for client in [ada, bob] {
        client.until(|update| update["version"].as_u64().unwrap() >= version).await;
    }
}

fn orders(client: &Client, seat: usize) -> Value {
    client.update["view"]["players"][seat]["secret"]["orders"].clone()
}

/// §DL-18 An order can be changed until the last player has committed, and nobody else is asked.
#[tokio::test(flavor = "multi_thread")]
async fn sealed_orders_may_be_changed_until_the_last_seat_commits() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let (mut ada, mut bob, _watcher) = table(&server, "advanced").await;
    until_both(&mut ada, &mut bob, "command").await;
    for number in 0..3 {
        let reply = ada.act(0, number).await;
        together(&mut ada, &mut bob, &reply).await;
    }
    let reply = bob.act(1, 0).await;
    together(&mut ada, &mut bob, &reply).await;
    let sealed = orders(&ada, 0);
    let kept = orders(&bob, 1);
    assert_eq!((sealed.as_array().unwrap().len(), kept.as_array().unwrap().len()), (3, 1));
    // Bob has answered since, and yet Ada asks nobody.
    assert_eq!(ada.update["undo"], "free");
    let back = json!({"type": "take-back", "seat": 0, "version": ada.version()});
    let reply = ada.ask(back).await;
    assert_eq!(reply["type"], "done", "{reply}");
    together(&mut ada, &mut bob, &reply).await;
    assert_eq!(orders(&ada, 0), json!([sealed[0], sealed[1]]));
    assert_eq!(orders(&bob, 1), kept, "the answer of the other stands");
    assert!(ada.to_act(0) && bob.to_act(1));
    server.stop().await;
}

/// Everything that tells what another seat holds.
fn leaks(bytes: &str, other: usize, found: &mut Vec<String>) -> usize {
    let mut views = 0;
    for line in bytes.lines() {
        let message: Value = serde_json::from_str(line).unwrap();
        look(&message, other, found, &mut views);
    }
    views
}

fn look(value: &Value, other: usize, found: &mut Vec<String>, views: &mut usize) {
    match value {
        Value::Object(fields) => {
            if let Some(player) = fields.get("players").and_then(|players| players.get(other)) {
                *views += 1;
                let shown = fields["shown"].as_u64().unwrap_or_default();
                // §DL-58 When the game has ended everything lies open.
                let over = fields.get("result").is_some_and(|result| !result.is_null());
                if !player["secret"].is_null() && !over {
                    found.push(player["secret"].to_string());
                }
                if player["orders"].as_array().map_or(0, Vec::len) as u64 > shown {
                    found.push(player["orders"].to_string());
                }
            }
            let kind = fields.get("type").and_then(Value::as_str).unwrap_or_default();
            let field = match kind {
                "order-drawn" => "order",
                "trap-drawn" | "trap-given" => "trap",
                "peeked" => "card",
                _ => "",
            };
            let foreign = fields.get("seat").and_then(Value::as_u64) == Some(other as u64);
            if foreign && !field.is_empty() && fields[field] != "hidden" {
                found.push(Value::Object(fields.clone()).to_string());
            }
            fields.values().for_each(|one| look(one, other, found, views));
        }
        Value::Array(items) => items.iter().for_each(|one| look(one, other, found, views)),
        _ => {}
    }
}

/// §DL-58 Orders, traps, tokens and plans of another seat are in no byte before they are shown.
#[tokio::test(flavor = "multi_thread")]
async fn orders_hands_and_tokens_of_the_other_are_in_no_byte() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let (mut ada, mut bob, mut watcher) = table(&server, "advanced").await;
    let mut asked = BTreeSet::new();
    for number in 0..1000 {
        if ada.over() {
            break;
        }
        asked.insert(ada.update["question"]["code"].as_str().unwrap_or_default().to_owned());
        step(&mut ada, &mut bob, number).await;
        if number % 20 != 0 || ada.over() {
            continue;
        }
        // Questions that look ahead tell nothing either.
        for (client, seat) in [(&mut ada, 0u8), (&mut bob, 1)] {
            client.ask(json!({"type": "cells", "seat": seat})).await;
            for legal in client.update["legal"].as_array().unwrap().clone() {
                let action = &legal["action"];
                client.ask(json!({"type": "preview", "seat": seat, "action": action})).await;
            }
        }
        watcher.ask(json!({"type": "cells"})).await;
    }
    // A whole game, with everything that is answered under seal.
    for code in ["shelve", "command", "third", "commit"] {
        assert!(asked.contains(code), "{code}: {asked:?}");
    }
    assert!(ada.over());
    let version = ada.version();
    watcher.until(|update| update["version"].as_u64().unwrap() >= version).await;
    for (client, other) in [(&ada, 1), (&bob, 0), (&watcher, 0), (&watcher, 1)] {
        let mut found = Vec::new();
        let views = leaks(&client.bytes, other, &mut found);
        assert!(views > 100, "{views}");
        assert!(found.is_empty(), "{} in {views} views: {}", found.len(), found[0]);
    }
    // The owner does see it, so that the search finds what it looks for.
    let mut own = Vec::new();
    leaks(&ada.bytes, 0, &mut own);
    assert!(own.len() > 100, "{}", own.len());
    server.stop().await;
}

/// Numbers that count what happened at the table, which change without anybody's secret.
fn blank_counters(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                if name == "version" || name == "undone" {
                    *field = Value::Null;
                }
                blank_counters(field);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(blank_counters),
        _ => {}
    }
}

/// What the two others are sent while Ada gives this answer and takes it back.
async fn told(ada: &mut Client, others: &mut [Client; 2], action: &Value) -> [Vec<Value>; 2] {
    let now = ada.version();
    for other in &mut *others {
        other.until(|update| update["version"].as_u64().unwrap() >= now).await;
    }
    let from = [others[0].bytes.len(), others[1].bytes.len()];
    let act = json!({"type": "act", "seat": 0, "version": ada.version(), "action": action});
    for (turn, message) in [Some(act), None].into_iter().enumerate() {
        let back = json!({"type": "take-back", "seat": 0, "version": ada.version()});
        let reply = ada.ask(message.unwrap_or(back)).await;
        assert_eq!(reply["type"], "done", "{turn}: {reply}");
        let version = reply["version"].as_u64().unwrap();
        ada.until(|update| update["version"].as_u64().unwrap() >= version).await;
        for other in &mut *others {
            other.until(|update| update["version"].as_u64().unwrap() >= version).await;
        }
    }
    [0, 1].map(|which| {
        let lines = others[which].bytes[from[which]..].lines();
        // Who is connected is told in messages of another kind, whenever that changes.
        let parsed = lines.filter_map(|line| {
            let mut message: Value = serde_json::from_str(line).unwrap();
            blank_counters(&mut message);
            (message["type"] == "update").then_some(message)
        });
        parsed.collect()
    })
}

/// Plays a game until everything due was compared once: whatever Ada answers under seal, the two
/// others are sent the same.
async fn compare(server: &Running, items: &str, due: &[&str], compared: &mut BTreeSet<String>) {
    if due.iter().all(|code| compared.contains(*code)) {
        return;
    }
    let (mut ada, bob, watcher) = table(server, items).await;
    let mut others = [bob, watcher];
    for number in 0..1000 {
        if ada.over() || due.iter().all(|code| compared.contains(*code)) {
            return;
        }
        let question = ada.update["question"].clone();
        let code = question["code"].as_str().unwrap_or_default().to_owned();
        let legal = ada.update["legal"].as_array().unwrap().clone();
        let open = question["sealed"] == true && ada.to_act(1) && legal.len() > 1;
        if open && compared.insert(code.clone()) {
            let first = told(&mut ada, &mut others, &legal[0]["action"]).await;
            assert!(first.iter().all(|lines| lines.len() > 1), "{first:?}");
            for other in &legal[1..] {
                let said = told(&mut ada, &mut others, &other["action"]).await;
                assert_eq!(said, first, "{items}, {code}: {other}");
            }
        }
        step(&mut ada, &mut others[0], number).await;
    }
}

/// §DL-58 Whatever is answered under seal, the others are sent the same.
#[tokio::test(flavor = "multi_thread")]
async fn another_answer_under_seal_changes_nothing_that_others_are_sent() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    for (items, due) in [
        ("advanced", ["shelve", "command", "third", "commit", "plan-trap", "plan-monster"]),
        ("basic", ["shelve", "command", "third", "sell", "plan-trap", "plan-monster"]),
    ] {
        let mut compared = BTreeSet::new();
        // Not in every game somebody has traps and monsters to choose from.
        for _ in 0..12 {
            compare(&server, items, &due, &mut compared).await;
        }
        for code in due {
            assert!(compared.contains(code), "{items}: {code} in {compared:?}");
        }
    }
    server.stop().await;
}
