//! Who holds a seat: nobody gets one that is another's, and who has lost one neither sees nor acts.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{Answered, Running};

async fn running() -> (tempfile::TempDir, Running) {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    (folder, server)
}

async fn say(server: &Running, table: &str, what: &str, body: Value, cookie: &str) -> Answered {
    server.post(&format!("/api/tables/{table}/{what}?lang=en"), body, cookie).await
}

/// The seats that a cookie opens.
async fn holds(server: &Running, table: &str, cookie: &str) -> Vec<usize> {
    let seats = server.get(&format!("/api/tables/{table}"), cookie).await.body["seats"].clone();
    let seats = seats.as_array().unwrap().clone();
    (0..seats.len()).filter(|&seat| seats[seat]["mine"] == true).collect()
}

fn link(carry: &Answered) -> Value {
    let path = carry.body["path"].as_str().unwrap();
    json!({"token": path.split_once("carry=").unwrap().1})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_carry_a_seat_is_worth_nothing_when_its_maker_has_left() {
    let (_folder, server) = running().await;
    let (table, ada) = server.table(json!([{"type": "me", "name": "Ada"}, {"type": "open"}])).await;
    let thief = server.join(&table, "Eve").await;
    let carry = say(&server, &table, "carry-link", json!({"seat": 1}), &thief).await;
    let unused = say(&server, &table, "carry-link", json!({"seat": 1}), &thief).await;
    let elsewhere = say(&server, &table, "carry", link(&unused), "").await;
    assert_eq!(holds(&server, &table, &elsewhere.cookie).await, [1], "{}", elsewhere.text);
    assert!(say(&server, &table, "leave", json!({"seat": 1}), &thief).await.status.is_success());
    let bob = server.join(&table, "Bob").await;
    let stolen = say(&server, &table, "carry", link(&carry), "").await;
    assert_eq!(stolen.body["code"], "carry/unknown", "{}", stolen.text);
    for cookie in [&thief, &elsewhere.cookie] {
        assert!(holds(&server, &table, cookie).await.is_empty());
    }
    assert_eq!(holds(&server, &table, &bob).await, [1]);
    assert_eq!(holds(&server, &table, &ada).await, [0]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_gives_every_seat_once() {
    let (_folder, server) = running().await;
    let (table, ada) = server.table(json!([{"type": "me", "name": "Ada"}, {"type": "open"}])).await;
    let bob = server.join(&table, "Bob").await;
    let mut client = server.connect(&table, &ada, "").await;
    client.ready(0).await;
    server.connect(&table, &bob, "").await.ready(1).await;
    client.until(|update| update["status"] == "playing").await;
    say(&server, &table, "resign", json!({"seat": 0}), &ada).await;
    let again = say(&server, &table, "rematch", json!({}), &bob).await;
    let next = again.body["table"].as_str().unwrap_or_else(|| panic!("{}", again.text)).to_owned();
    assert_eq!(again.body["seats"], json!([1]));
    assert_eq!(holds(&server, &next, &again.cookie).await, [1]);
    // A second click leads there, and changes nothing for whoever sits there.
    let twice = say(&server, &table, "rematch", json!({}), &bob).await;
    assert_eq!(twice.body, json!({"table": next, "seats": []}), "{}", twice.text);
    assert_eq!(twice.cookie, "", "the browser keeps what it has");
    assert_eq!(holds(&server, &next, &again.cookie).await, [1]);
    // Bob leaves, Cyd sits down: the old table opens that seat for nobody.
    say(&server, &next, "leave", json!({"seat": 1}), &again.cookie).await;
    let cyd = server.join(&next, "Cyd").await;
    let late = say(&server, &table, "rematch", json!({}), &bob).await;
    assert_eq!(late.body, json!({"table": next, "seats": []}), "{}", late.text);
    assert_eq!(late.cookie, "");
    assert_eq!(holds(&server, &next, &cyd).await, [1]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_ready_for_somebody_else() {
    let (_folder, server) = running().await;
    let (table, ada) = server.table(json!([{"type": "me", "name": "Ada"}, {"type": "open"}])).await;
    let bob = server.join(&table, "Bob").await;
    let mut watcher = server.connect(&table, "", "").await;
    for seat in [0, 1] {
        let refused = watcher.ready(seat).await;
        assert_eq!(refused["problem"]["code"], "seat/not-yours", "{refused}");
    }
    let mut ada = server.connect(&table, &ada, "").await;
    assert_eq!(ada.update["status"], "gathering");
    ada.ready(0).await;
    assert_eq!(ada.update["status"], "gathering", "Bob has said nothing");
    server.connect(&table, &bob, "").await.ready(1).await;
    ada.until(|update| update["status"] == "playing").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gave_up_neither_sees_nor_plays_the_seat() {
    let (_folder, server) = running().await;
    let (table, cookies, [mut ada, mut bob, _cyd]) =
        server.of_three("dicke-daemonen", json!({})).await;
    bob.until(|update| update["status"] == "playing").await;
    assert!(bob.update["view"]["players"][1]["fist"].is_array(), "{}", bob.update["view"]);
    say(&server, &table, "resign", json!({"seat": 1}), &cookies[1]).await;
    bob.until(|update| update["seats"][1]["kind"]["type"] == "bot").await;
    bob.ask(json!({"type": "chat", "text": "gone"})).await;
    assert_eq!(bob.update["viewer"], Value::Null);
    assert_eq!(bob.update["view"]["players"][1]["fist"], Value::Null, "{}", bob.update["view"]);
    let version = bob.version();
    let action = json!({"type": "act", "seat": 1, "version": version, "action": {}});
    let refused = bob.ask(action).await;
    assert_eq!(refused["problem"]["code"], "seat/not-yours", "{refused}");
    ada.until(|update| update["seats"][1]["kind"]["type"] == "bot").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_that_a_leaving_player_owed_do_not_stop_the_table() {
    let (_folder, server) = running().await;
    let more = json!({"dice": "table", "takeover": true});
    let (table, cookies, mut clients) = server.of_three("dicke-daemonen", more).await;
    let mut number = 0;
    while clients[0].update["status"] != "playing" {
        for (seat, client) in (0u8..).zip(&mut clients) {
            client.ask(json!({"type": "look", "seat": seat})).await;
            number += 1;
            if let Some(allowed) = client.update["dice"]["allowed"].as_array() {
                let outcome = allowed[number % allowed.len()].clone();
                let dice = json!({"type": "dice", "seat": seat, "outcomes": [outcome]});
                client.ask(dice).await;
            }
        }
    }
    // Whoever acts leaves while the table waits for the draw.
    let actor = (0u8..3).find(|&seat| clients[0].to_act(seat)).unwrap();
    let client = &mut clients[usize::from(actor)];
    client.ask(json!({"type": "look", "seat": actor})).await;
    let mut asked = json!({});
    for number in 0..20 {
        asked = client.act(actor, number).await;
        if asked["type"] == "roll" {
            break;
        }
    }
    assert_eq!(asked["type"], "roll", "{asked}");
    let cookie = &cookies[usize::from(actor)];
    let left = say(&server, &table, "leave", json!({"seat": actor}), cookie).await;
    assert!(left.status.is_success(), "{}", left.text);
    let other = &mut clients[usize::from((actor + 1) % 3)];
    other.until(|update| update["seats"][usize::from(actor)]["kind"]["type"] == "bot").await;
    let replaced = other.version();
    // The program that took over acts, and its draws are the server's.
    let goes_on = other.until(|update| update["version"].as_u64().unwrap() > replaced);
    tokio::time::timeout(Duration::from_secs(10), goes_on).await.expect("the table goes on");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_tables_counts_open_seats_only() {
    let (_folder, server) = running().await;
    let seats = json!([
        {"type": "me", "name": "Ada"}, {"type": "open"}, {"type": "bot", "level": "imp"},
    ]);
    let body = json!({
        "game": "dicke-daemonen", "options": {"seats": 3}, "public": true, "seats": seats,
    });
    let made = server.post("/api/tables", body, "").await;
    assert!(made.status.is_success(), "{}", made.text);
    let list = server.get("/api/tables?lang=fr", "").await.body;
    assert_eq!(list[0]["open"], 1, "{list}");
    assert_eq!(list[0]["names"], json!(["Ada", "", "Diablotin"]), "{list}");
    server.stop().await;
}
