//! Whoever made a table mutes others at it: their lines, and their names. A name that the operator
//! muted is hidden everywhere.

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::admin::{Filter, Request};

use crate::client::{Client, Running};
use crate::operator::{Operated, about, measure};

const RUDE: &str = "Rude Word";

async fn mute(server: &Running, table: &str, cookie: &str, whom: Value, muted: bool) -> String {
    let path = format!("/api/tables/{table}/mute?lang=en");
    let answer = server.post(&path, json!({"whom": whom, "muted": muted}), cookie).await;
    match answer.status {
        StatusCode::NO_CONTENT => "muted".to_owned(),
        _ => answer.body["code"].as_str().unwrap_or_else(|| panic!("{}", answer.text)).to_owned(),
    }
}

async fn say(client: &mut Client, seat: Option<u8>, text: &str) -> Value {
    let said = client.ask(json!({"type": "chat", "seat": seat, "text": text})).await;
    if said["type"] == "done" { json!("done") } else { said["problem"]["code"].clone() }
}

/// The next greeting, which tells everything anew.
async fn greeted(client: &mut Client) -> Value {
    loop {
        let message = client.next().await;
        if message["type"] == "hello" {
            client.update = message["update"].clone();
            return message;
        }
    }
}

/// Ada has made a table at which somebody sits who has a rude name, and two look on.
async fn rude(server: &Running) -> (String, [String; 2], [Client; 2]) {
    let body = json!({
        "game": "dicke-daemonen", "public": true,
        "seats": [{"type": "me", "name": "Ada"}, {"type": "open"}],
    });
    let made = server.post("/api/tables", body, "").await;
    let table = made.body["table"].as_str().unwrap_or_else(|| panic!("{}", made.text)).to_owned();
    let bob = server.join(&table, RUDE).await;
    let mut ada = server.connect(&table, &made.cookie, "").await;
    let mut rude = server.connect(&table, &bob, "").await;
    ada.ready(0).await;
    rude.ready(1).await;
    for client in [&mut ada, &mut rude] {
        client.until(|update| update["status"] == "playing").await;
    }
    (table, [made.cookie, bob], [ada, rude])
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_made_a_table_mutes_a_player_with_name_and_lines() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::start(&data).await;
    let (table, [ada_has, rude_has], [mut ada, mut rude]) = rude(&server).await;
    assert_eq!(say(&mut rude, Some(1), "a rude line").await, "done");
    let seat = |seat: u8| json!({"type": "seat", "seat": seat});
    for (cookie, whom, code) in [
        (&rude_has, seat(0), "mute/not-maker"),
        (&String::new(), seat(1), "mute/not-maker"),
        (&ada_has, seat(0), "mute/nobody"),
        (&ada_has, seat(7), "seat/unknown"),
        (&ada_has, json!({"type": "line", "number": 1}), "mute/nobody"),
    ] {
        assert_eq!(mute(&server, &table, cookie, whom.clone(), true).await, code, "{whom}");
    }
    let info = server.get(&format!("/api/tables/{table}"), &ada_has).await;
    assert_eq!(info.body["maker"], true);
    assert!(server.get(&format!("/api/tables/{table}"), &rude_has).await.body["maker"].is_null());

    assert_eq!(mute(&server, &table, &ada_has, seat(1), true).await, "muted");
    for client in [&mut ada, &mut rude] {
        let hello = greeted(client).await;
        assert_eq!(hello["table"]["seats"][1]["muted"], true);
        assert_eq!(hello["table"]["seats"][1]["name"], "Tide", "as a seat without a name");
        assert_eq!(hello["chat"], json!([]), "what was said is not shown either");
        let said = hello.to_string();
        assert!(!said.contains(RUDE) && said.contains("Tide sits down"), "{said}");
    }
    for speaker in [Some(1), None] {
        assert_eq!(say(&mut rude, speaker, "more").await, "chat/muted-here");
    }
    assert_eq!(say(&mut ada, Some(0), "calm").await, "done");
    // Playing goes on, and nothing that is told from now on has the name.
    let heard = ada.bytes.len();
    for number in 0..6 {
        let version = ada.version().max(rude.version());
        for client in [&mut ada, &mut rude] {
            client.until(|update| update["version"].as_u64().unwrap() >= version).await;
        }
        let seat = u8::from(ada.to_act(1));
        let player = if seat == 0 { &mut ada } else { &mut rude };
        let reply = player.act(seat, number).await;
        assert_eq!(reply["type"], "done", "{reply}");
        let version = reply["version"].as_u64().unwrap();
        player.until(|update| update["version"].as_u64().unwrap() >= version).await;
    }
    ada.ask(json!({"type": "look", "seat": 0})).await;
    assert!(ada.bytes[heard..].contains("Tide") && !ada.bytes[heard..].contains(RUDE));
    for path in ["/api/tables".to_owned(), format!("/api/replays/{table}/steps?viewer=0")] {
        let told = server.get(&path, &ada_has).await;
        assert_eq!(told.status, StatusCode::OK, "{}", told.text);
        assert!(!told.text.contains(RUDE), "{path}: {}", told.text);
    }
    drop((ada, rude));
    server.stop().await;

    // It is in the log of the table, and what was muted can be heard again.
    let server = Running::start(&data).await;
    let mut rude = server.connect(&table, &rude_has, "").await;
    assert!(!rude.bytes.contains(RUDE), "{}", rude.bytes);
    assert_eq!(say(&mut rude, Some(1), "again").await, "chat/muted-here");
    assert_eq!(mute(&server, &table, &ada_has, seat(1), false).await, "muted");
    let hello = greeted(&mut rude).await;
    assert_eq!(hello["table"]["seats"][1]["name"], RUDE);
    assert_eq!(hello["chat"][0]["text"], "a rude line");
    assert_eq!(say(&mut rude, Some(1), "sorry").await, "done");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_made_a_table_mutes_those_who_look_on() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::start(&data).await;
    let (table, [ada_has, _], [mut ada, _rude]) = rude(&server).await;
    let mut watcher = server.connect(&table, "", "").await;
    assert_eq!(say(&mut watcher, None, "boo").await, "done");
    let number = loop {
        let message = ada.next().await;
        if message["type"] == "chat" {
            break message["number"].clone();
        }
    };
    let line = json!({"type": "line", "number": number});
    assert_eq!(mute(&server, &table, &ada_has, line.clone(), true).await, "muted");
    let hello = greeted(&mut watcher).await;
    assert_eq!((&hello["chat"], &hello["table"]["quiet"]), (&json!([]), &Value::Null));
    assert_eq!(say(&mut watcher, None, "boo").await, "chat/muted-here");
    assert_eq!(say(&mut ada, Some(0), "seats of that address speak").await, "done");
    assert_eq!(mute(&server, &table, &ada_has, line, false).await, "muted");
    assert_eq!(greeted(&mut watcher).await["chat"][0]["text"], "boo");
    assert_eq!(say(&mut watcher, None, "boo").await, "done");
    let all = json!({"type": "onlookers"});
    assert_eq!(mute(&server, &table, &ada_has, all.clone(), true).await, "muted");
    let hello = greeted(&mut watcher).await;
    assert_eq!(hello["table"]["quiet"], true);
    assert!(!hello["chat"].to_string().contains("boo"), "{hello}");
    server.stop().await;
    let server = Running::start(&data).await;
    let mut watcher = server.connect(&table, "", "").await;
    assert_eq!(say(&mut watcher, None, "boo").await, "chat/muted-here");
    assert_eq!(mute(&server, &table, &ada_has, all, false).await, "muted");
    greeted(&mut watcher).await;
    assert_eq!(say(&mut watcher, None, "boo").await, "done");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_down_where_somebody_was_muted_is_heard_and_no_maker() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "open"}, {"type": "open"}]);
    let body = json!({"game": "dungeon-lords", "options": {"seats": 3}, "seats": seats});
    let made = server.post("/api/tables", body, "").await;
    let table = made.body["table"].as_str().unwrap_or_else(|| panic!("{}", made.text)).to_owned();
    let leave = format!("/api/tables/{table}/leave");
    let rude = server.join(&table, RUDE).await;
    let second = json!({"type": "seat", "seat": 1});
    assert_eq!(mute(&server, &table, &made.cookie, second.clone(), true).await, "muted");
    server.post(&leave, json!({"seat": 1}), &rude).await;
    let cyd = server.join(&table, "Cyd").await;
    let mut client = server.connect(&table, &cyd, "").await;
    assert_eq!(say(&mut client, Some(1), "hello").await, "done");
    assert!(client.bytes.contains("Cyd sits down") && !client.bytes.contains(RUDE));
    // Whoever takes the seat of the maker has not made the table.
    server.post(&leave, json!({"seat": 0}), &made.cookie).await;
    let path = format!("/api/tables/{table}/join");
    let dan = server.post(&path, json!({"name": "Dan", "seat": 0}), "").await;
    assert_eq!(dan.body["seat"], 0, "{}", dan.text);
    assert_eq!(mute(&server, &table, &dan.cookie, second, true).await, "mute/not-maker");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_the_operator_muted_is_hidden_in_sentences_and_lists_too() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let one = Operated::start(&data).await;
    let (table, [ada_has, _], [mut ada, mut rude]) = rude(&one.server).await;
    assert_eq!(say(&mut rude, Some(1), "a rude line").await, "done");
    let name = format!("name:{}", RUDE.to_uppercase());
    one.ask(Request::Mute(measure(&name, 3600))).await;
    let hello = greeted(&mut ada).await;
    assert_eq!(hello["table"]["seats"][1]["name"], "Tide");
    assert!(!hello.to_string().contains(RUDE) && hello["chat"] == json!([]), "{hello}");
    assert_eq!(say(&mut rude, Some(1), "more").await, "chat/muted");
    for path in ["/api/tables".to_owned(), format!("/api/tables/{table}")] {
        let told = one.server.get(&path, &ada_has).await;
        assert!(told.text.contains("Tide") && !told.text.contains(RUDE), "{path}: {}", told.text);
    }
    let (found, _) = one.tables(Filter { name: Some(RUDE.to_owned()), ..Filter::default() }).await;
    assert_eq!(found, [table.as_str()], "the operator still finds it");
    drop((ada, rude));
    one.server.stop().await;
    let one = Operated::start(&data).await;
    let mut ada = one.server.connect(&table, &ada_has, "").await;
    assert!(!ada.bytes.contains(RUDE), "{}", ada.bytes);
    one.ask(Request::Unmute(about(&name))).await;
    let hello = greeted(&mut ada).await;
    assert_eq!(hello["table"]["seats"][1]["name"], RUDE);
    assert_eq!(hello["chat"][0]["text"], "a rude line");
    one.server.stop().await;
}
