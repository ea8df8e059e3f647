//! The dice are agreed on before the game: promised by all, shown to all, opened by all.

use std::path::Path;
use std::time::Duration;

use axum::http::StatusCode;
use kernel::chance::Seeded;
use rusqlite::Connection;
use serde_json::{Value, json};
use server::fair::{self, Agreed};
use server::{Config, store::Entry};

use crate::client::{Client, Running, config};

/// A table of Ada's with a seat for Bob, by these rules.
async fn of_two(server: &Running, more: Value) -> (String, [String; 2], [Client; 2]) {
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "open"}]);
    let mut body = json!({"game": "dicke-daemonen", "seats": seats});
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let made = server.post("/api/tables", body, "").await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
    let table = made.body["table"].as_str().unwrap().to_owned();
    let cookies = [made.cookie, server.join(&table, "Bob").await];
    let ada = server.connect(&table, &cookies[0], "lang=en").await;
    let bob = server.connect(&table, &cookies[1], "lang=en").await;
    (table, cookies, [ada, bob])
}

fn open(seat: u8, round: u32, text: &str) -> Value {
    json!({"type": "open", "seat": seat, "round": round, "text": text})
}

const ADA: &str = "what Ada adds to the dice";
const BOB: &str = "what Bob adds to the dice";

/// Both promise; then everybody is shown both promises.
async fn both_promise(ada: &mut Client, bob: &mut Client) {
    for (client, seat, text) in [(&mut *ada, 0, ADA), (&mut *bob, 1, BOB)] {
        let reply = client.ask(client.promise(seat, text)).await;
        assert_eq!(reply["type"], "done", "{reply}");
    }
    for client in [ada, bob] {
        client.until(|update| update["round"]["shown"] == true).await;
    }
}

fn round(client: &Client) -> &Value {
    &client.update["round"]
}

/// Every entry of a table, as the file has it.
fn entries(data: &Path, table: &str) -> Vec<Entry> {
    let file = Connection::open(data).unwrap();
    let mut rows =
        file.prepare("SELECT entry FROM history WHERE table_id = ?1 ORDER BY seq").unwrap();
    let rows = rows.query_map([table], |row| row.get::<_, String>(0)).unwrap();
    rows.map(|row| serde_json::from_str(&row.unwrap()).unwrap()).collect()
}

/// The record of a game that Ada gives up.
async fn given_up(server: &Running, table: &str, cookie: &str) -> Value {
    let path = format!("/api/tables/{table}/resign");
    server.post(&path, json!({"seat": 0}), cookie).await;
    let file = server.get(&format!("/api/tables/{table}/replay"), "").await;
    assert_eq!(file.status, StatusCode::OK, "{}", file.text);
    file.body
}

/// What the server says of the dice of a record that is brought.
async fn verdict(server: &Running, file: &Value) -> Value {
    let brought = server.post("/api/replays", file.clone(), "").await;
    assert_eq!(brought.status, StatusCode::OK, "{}", brought.text);
    brought.body["dice"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn promises_are_shown_together_and_texts_to_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::start(&data).await;
    let (table, [cookie, _], [mut ada, mut bob]) = of_two(&server, json!({})).await;
    let mut watcher = server.connect(&table, "", "").await;
    let promises = [fair::promise(&table, 0, 1, ADA), fair::promise(&table, 1, 1, BOB)];
    ada.ask(ada.promise(0, ADA)).await;
    assert_eq!(round(&ada)["promises"], json!([promises[0], ""]), "one sees one's own");
    bob.until(|update| update["seats"][0]["ready"] == true).await;
    assert_eq!(
        *round(&bob),
        json!({
            "round": 1, "shown": false, "promises": ["", ""], "opened": [],
        })
    );
    bob.ask(bob.promise(1, BOB)).await;
    for client in [&mut ada, &mut bob, &mut watcher] {
        client.until(|update| update["round"]["shown"] == true).await;
        assert_eq!(round(client)["promises"], json!(promises));
    }
    assert_eq!(ada.ask(open(0, 1, ADA)).await["type"], "done");
    bob.until(|update| update["round"]["opened"] == json!([0])).await;
    let left = round(&bob)["left_ms"].as_u64().unwrap();
    assert!((29_000..=30_000).contains(&left), "{left}");
    assert_eq!(bob.update["status"], "gathering");
    assert_eq!(bob.ask(open(1, 1, BOB)).await["type"], "done");
    for client in [&mut ada, &mut bob, &mut watcher] {
        client.until(|update| update["status"] == "playing").await;
        assert!(client.update["round"].is_null());
        for text in [ADA, BOB] {
            assert!(!client.bytes.contains(text), "{text}");
        }
    }
    let info = server.get(&format!("/api/tables/{table}"), "").await;
    assert_eq!(info.body["round"]["promises"], json!(promises), "{}", info.text);
    // Everything of it is in the log, each as an entry of its own.
    let kinds: Vec<String> = entries(&data, &table)
        .iter()
        .map(|entry| serde_json::to_value(entry).unwrap()["kind"].as_str().unwrap().to_owned())
        .collect();
    let wanted = ["made", "seated", "promised", "promised", "shown", "opened", "opened", "started"];
    assert_eq!(kinds, wanted);
    // The record has everything, and proves itself.
    let file = given_up(&server, &table, &cookie).await;
    assert_eq!(file["fair"]["scheme"], 2);
    assert_eq!(file["fair"]["round"], 1);
    assert_eq!(file["fair"]["promises"], json!(promises));
    assert_eq!(file["fair"]["entropies"], json!([ADA, BOB]));
    let fair = verdict(&server, &file).await;
    assert_eq!(
        fair,
        json!({
            "type": "fair", "checked": fair["checked"], "typed": 0, "scheme": 2, "round": 1,
        })
    );
    assert!(fair["checked"].as_u64().unwrap() > 0, "{fair}");
    for (key, wrong) in [
        ("round", json!(2)),
        ("promises", json!([promises[1], promises[0]])),
        ("entropies", json!([ADA, "what Bob would rather have added"])),
        ("secret", json!("0".repeat(64))),
    ] {
        let mut forged = file.clone();
        forged["fair"][key] = wrong;
        assert_eq!(verdict(&server, &forged).await["type"], "broken", "{key}");
    }
    // Who changes promise and text together changes the dice.
    let mut chosen = file;
    let text = "what Bob would rather have added";
    chosen["fair"]["entropies"][1] = json!(text);
    chosen["fair"]["promises"][1] = json!(fair::promise(&table, 1, 1, text));
    assert_eq!(verdict(&server, &chosen).await["type"], "broken");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_out_of_turn_is_refused_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::start(&data).await;
    let (table, _, [mut ada, mut bob]) = of_two(&server, json!({})).await;
    let code = async |client: &mut Client, message: Value| {
        let reply = client.ask(message).await;
        assert_eq!(reply["type"], "refused", "{reply}");
        reply["problem"]["code"].as_str().unwrap().to_owned()
    };
    let promise = |seat: u8, round: u32, promise: String| json!({"type": "promise", "seat": seat, "round": round, "promise": promise});
    let good = fair::promise(&table, 0, 1, ADA);
    for bad in [String::new(), good.to_uppercase(), good[1..].to_owned(), "é".repeat(32)] {
        assert_eq!(code(&mut ada, promise(0, 1, bad)).await, "promise/bad");
    }
    assert_eq!(code(&mut ada, promise(0, 2, good.clone())).await, "promise/round");
    assert_eq!(code(&mut ada, promise(1, 1, good.clone())).await, "seat/not-yours");
    assert_eq!(code(&mut ada, open(0, 1, ADA)).await, "promise/not-shown");
    ada.ask(promise(0, 1, good.clone())).await;
    assert_eq!(code(&mut ada, open(0, 1, ADA)).await, "promise/not-shown", "not all promised");
    // Bob promises what Ada did: nobody could tell, and he will not be able to open it.
    bob.ask(promise(1, 1, good.clone())).await;
    ada.until(|update| update["round"]["shown"] == true).await;
    assert_eq!(code(&mut bob, open(1, 1, ADA)).await, "promise/broken");
    let other = fair::promise(&table, 1, 1, BOB);
    assert_eq!(code(&mut bob, promise(1, 1, other)).await, "promise/shown");
    assert_eq!(code(&mut ada, open(0, 1, BOB)).await, "promise/broken");
    assert_eq!(code(&mut ada, open(0, 2, ADA)).await, "promise/round");
    assert_eq!(code(&mut ada, open(1, 1, ADA)).await, "seat/not-yours");
    assert_eq!(code(&mut ada, open(0, 1, "too short")).await, "entropy/bad");
    assert_eq!(code(&mut ada, open(0, 1, &"x".repeat(129))).await, "entropy/bad");
    let before = entries(&data, &table).len();
    assert_eq!(before, 5, "made, seated, promised twice, shown");
    // Whoever asks twice has missed the answer: nothing is written again.
    let reply = ada.ask(open(0, 1, ADA)).await;
    assert_eq!(ada.ask(open(0, 1, ADA)).await, reply);
    assert_eq!(ada.ask(promise(0, 1, good)).await, reply);
    assert_eq!(entries(&data, &table).len(), before + 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_start_nothing_is_promised_or_opened() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}]);
    let (table, cookie) = server.table(seats).await;
    let mut ada = server.connect(&table, &cookie, "").await;
    let promise = ada.promise(0, ADA);
    ada.ask(promise.clone()).await;
    ada.ask(open(0, 1, ADA)).await;
    ada.until(|update| update["status"] == "playing").await;
    for late in [promise, open(0, 1, ADA)] {
        assert_eq!(ada.ask(late).await["problem"]["code"], "table/started");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_promise_may_be_replaced_until_all_are_shown_but_not_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let (_, _, [mut ada, mut bob]) = of_two(&server, json!({})).await;
    let text = |number: u32| format!("{ADA}, attempt {number}");
    for number in 1..=server::config::PROMISES {
        let reply = ada.ask(ada.promise(0, &text(number))).await;
        assert_eq!(reply["type"], "done", "{number}: {reply}");
    }
    let more = ada.ask(ada.promise(0, &text(0))).await;
    assert_eq!(more["problem"]["code"], "promise/limit", "{more}");
    bob.ready(1).await;
    assert_eq!(ada.ask(open(0, 1, &text(1))).await["problem"]["code"], "promise/broken");
    assert_eq!(ada.ask(open(0, 1, &text(server::config::PROMISES))).await["type"], "done");
    ada.until(|update| update["status"] == "playing").await;
    server.stop().await;
}

/// Whoever runs the server and plays sees everything the server sees. What he adds is fixed before.
#[tokio::test(flavor = "multi_thread")]
async fn who_runs_the_server_and_plays_cannot_choose() {
    const TRIES: u32 = 300;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::start(&data).await;
    let (table, [cookie, _], [mut ada, mut bob]) = of_two(&server, json!({})).await;
    // Ada promises as her browser does: nothing of her text is anywhere yet.
    let mut random = [0; 16];
    getrandom::fill(&mut random).unwrap();
    let text = format!("{:032x}", u128::from_ne_bytes(random));
    ada.ask(ada.promise(0, &text)).await;
    let seen = format!("{:?}{}", entries(&data, &table), bob.bytes);
    assert!(!seen.contains(&text), "what Ada will add is nowhere before Bob has promised");
    bob.ask(bob.promise(1, BOB)).await;
    ada.until(|update| update["round"]["shown"] == true).await;
    ada.ask(open(0, 1, &text)).await;
    // Now he knows the secret and Ada's text, before he has opened his own.
    let opened = entries(&data, &table).into_iter().find_map(|entry| match entry {
        Entry::Opened { seat: 0, text } => Some(text),
        _ => None,
    });
    assert_eq!(opened.as_deref(), Some(&*text));
    let secret: Vec<u8> = Connection::open(&data)
        .unwrap()
        .query_row("SELECT secret FROM tables WHERE id = ?1", [&table], |row| row.get(0))
        .unwrap();
    let secret: [u8; 32] = secret.try_into().unwrap();
    // Under scheme 1 he tried texts until one gave what he liked.
    let luck = |agreed: &Agreed| {
        let mut dice = Seeded::from_text(&fair::seed(&secret, &table, agreed, 0));
        dice.below(TRIES)
    };
    let tried = |number: u32| format!("what Bob would rather add, {number}");
    let told = |number| Agreed::Told(vec![text.clone(), tried(number)]);
    let best = (0..TRIES * 10).find(|number| luck(&told(*number)) == 0);
    assert!(best.is_some(), "one of so many is as good as he wants it");
    // Now each of them is refused, and the text that he promised gives what it gives.
    for number in (0..TRIES).chain(best) {
        let refused = bob.ask(open(1, 1, &tried(number))).await;
        assert_eq!(refused["problem"]["code"], "promise/broken", "{refused}");
    }
    let again = bob.ask(bob.promise(1, &tried(0))).await;
    assert_eq!(again["problem"]["code"], "promise/shown", "{again}");
    bob.ask(open(1, 1, BOB)).await;
    ada.until(|update| update["status"] == "playing").await;
    let file = given_up(&server, &table, &cookie).await;
    assert_eq!(file["fair"]["entropies"], json!([text, BOB]));
    assert_eq!(verdict(&server, &file).await["type"], "fair");
    server.stop().await;
}

fn hurried(data: &Path) -> Config {
    Config { opening: Duration::from_millis(1500), ..config(data) }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_open_in_time_loses_the_seat_and_the_round_is_void() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::with(hurried(&data)).await;
    for takeover in [false, true] {
        let rules = json!({"takeover": takeover, "public": true});
        let (table, cookies, [mut ada, mut bob]) = of_two(&server, rules).await;
        both_promise(&mut ada, &mut bob).await;
        assert!(round(&ada)["left_ms"].is_null(), "no time runs before the first has opened");
        ada.ask(open(0, 1, ADA)).await;
        ada.until(|update| update["round"]["round"] == 2).await;
        let kind = &ada.update["seats"][1]["kind"]["type"];
        assert_eq!(kind, if takeover { "bot" } else { "open" });
        let log = ada.bytes.clone();
        assert!(log.contains("Bob did not open a part of the dice in time. Round 1 is void"));
        bob.until(|update| update["round"]["round"] == 2).await;
        let late = bob.ask(open(1, 1, BOB)).await;
        assert_eq!(late["problem"]["code"], "seat/not-yours", "{late}");
        let path = format!("/api/tables/{table}");
        let mine = server.get(&path, &cookies[1]).await.body["seats"][1]["mine"].clone();
        assert_eq!(mine, false, "the old secret opens nothing any more");
        assert_eq!(ada.update["seats"][0]["ready"], false, "Ada promises anew");
        if takeover {
            ada.ready(0).await;
        } else {
            let cards = server.get("/api/tables", "").await.body;
            let card = cards.as_array().unwrap().iter().find(|card| card["table"] == *table);
            assert_eq!(card.unwrap()["names"], json!(["Ada", ""]), "{cards}");
            let cookie = server.join(&table, "Cyd").await;
            let mut cyd = server.connect(&table, &cookie, "").await;
            cyd.ready(1).await;
            ada.ready(0).await;
            cyd.until(|update| update["round"]["shown"] == true).await;
            cyd.until(|update| update["status"] == "playing").await;
        }
        ada.until(|update| update["status"] == "playing").await;
        let file = given_up(&server, &table, &cookies[0]).await;
        assert_eq!(file["fair"]["round"], 2);
        let fair = verdict(&server, &file).await;
        assert_eq!((&fair["type"], &fair["round"]), (&json!("fair"), &json!(2)), "{fair}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_do_not_open_both_lose_their_seats() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::with(hurried(&data)).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "open"}, {"type": "open"}]);
    let body = json!({
        "game": "dungeon-lords", "options": {"seats": 3}, "seats": seats, "public": true,
    });
    let made = server.post("/api/tables", body, "").await;
    let table = made.body["table"].as_str().unwrap_or_else(|| panic!("{}", made.text)).to_owned();
    let mut ada = server.connect(&table, &made.cookie, "").await;
    ada.ask(ada.promise(0, ADA)).await;
    let mut others = Vec::new();
    for (name, seat) in [("Bob", 1u8), ("Cyd", 2)] {
        let cookie = server.join(&table, name).await;
        let mut client = server.connect(&table, &cookie, "").await;
        client.ask(client.promise(seat, BOB)).await;
        others.push((client, cookie));
    }
    ada.until(|update| update["round"]["shown"] == true).await;
    ada.ask(open(0, 1, ADA)).await;
    ada.until(|update| update["round"]["round"] == 2).await;
    let cards = server.get("/api/tables", "").await.body;
    assert_eq!(cards[0]["names"], json!(["Ada", "", ""]), "{cards}");
    for (_, cookie) in &others {
        let seats = server.get(&format!("/api/tables/{table}"), cookie).await.body["seats"].clone();
        assert!(seats.as_array().unwrap().iter().all(|seat| seat["mine"] == false), "{seats}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gets_up_after_the_promises_are_shown_breaks_the_round_off() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let (table, cookies, [mut ada, mut bob]) = of_two(&server, json!({})).await;
    let leave = format!("/api/tables/{table}/leave");
    // Before, nobody has learnt anything: the round goes on, and Ada's promise stands.
    ada.ask(ada.promise(0, ADA)).await;
    bob.ask(json!({"type": "look"})).await;
    server.post(&leave, json!({"seat": 1}), &cookies[1]).await;
    ada.until(|update| update["seats"][1]["kind"]["type"] == "open").await;
    assert_eq!(
        (&round(&ada)["round"], &ada.update["seats"][0]["ready"]),
        (&json!(1), &json!(true))
    );
    let cookie = server.join(&table, "Bob").await;
    let mut bob = server.connect(&table, &cookie, "").await;
    bob.ask(bob.promise(1, BOB)).await;
    ada.until(|update| update["round"]["shown"] == true).await;
    server.post(&leave, json!({"seat": 1}), &cookie).await;
    ada.until(|update| update["round"]["round"] == 2).await;
    assert_eq!(round(&ada)["promises"], json!(["", ""]));
    assert!(ada.bytes.contains("Bob gets up although the dice were promised. Round 1 is void"));
    // What was promised for the first round is worth nothing in the second.
    let old = json!({
        "type": "promise", "seat": 0, "round": 1, "promise": fair::promise(&table, 0, 1, ADA),
    });
    assert_eq!(ada.ask(old).await["problem"]["code"], "promise/round");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_goes_on_with_the_same_round() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::start(&data).await;
    let (table, cookies, [mut ada, bob]) = of_two(&server, json!({})).await;
    ada.ask(ada.promise(0, ADA)).await;
    drop((ada, bob));
    server.stop().await;
    let rows = entries(&data, &table).len();

    // The promise is there; whoever can open it says so, and nothing is written again.
    let server = Running::start(&data).await;
    let mut ada = server.connect(&table, &cookies[0], "").await;
    let mut bob = server.connect(&table, &cookies[1], "").await;
    assert_eq!(ada.update["seats"][0]["ready"], false, "{}", ada.update);
    assert_eq!(round(&ada)["promises"][0], fair::promise(&table, 0, 1, ADA));
    ada.ask(ada.promise(0, ADA)).await;
    assert_eq!(entries(&data, &table).len(), rows);
    bob.ask(bob.promise(1, BOB)).await;
    ada.until(|update| update["round"]["shown"] == true).await;
    ada.ask(open(0, 1, ADA)).await;
    drop((ada, bob));
    server.stop().await;
    // The server was up for twenty seconds longer.
    let longer = "UPDATE eras SET ended_ms = ended_ms + 20000
                  WHERE number = (SELECT max(number) FROM eras)";
    assert_eq!(Connection::open(&data).unwrap().execute(longer, []), Ok(1));

    let server = Running::start(&data).await;
    let mut bob = server.connect(&table, &cookies[1], "").await;
    let standing = round(&bob);
    assert_eq!((&standing["shown"], &standing["opened"]), (&json!(true), &json!([0])));
    assert!(standing["left_ms"].as_u64().unwrap() > 25_000, "the whole time again: {standing}");
    bob.ask(open(1, 1, BOB)).await;
    bob.until(|update| update["status"] == "playing").await;
    let file = given_up(&server, &table, &cookies[0]).await;
    assert_eq!(file["fair"]["entropies"], json!([ADA, BOB]));
    assert_eq!(verdict(&server, &file).await["type"], "fair");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn promises_wait_until_everybody_who_can_open_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let (table, cookies, [mut ada, mut bob]) = of_two(&server, json!({})).await;
    ada.ask(ada.promise(0, ADA)).await;
    // The same seat at another device, which does not know the text.
    let mut phone = server.connect(&table, &cookies[0], "").await;
    assert_eq!(phone.update["seats"][0]["ready"], true);
    drop(ada);
    loop {
        let message = phone.next().await;
        if message["type"] == "seats" && message["seats"][0]["ready"] == false {
            assert_eq!(message["seats"][0]["connected"], true, "the seat is there, its text not");
            break;
        }
    }
    bob.ask(bob.promise(1, BOB)).await;
    assert_eq!(round(&bob)["shown"], false);
    // It promises a text of its own.
    phone.ready(0).await;
    bob.until(|update| update["round"]["shown"] == true).await;
    bob.ask(open(1, 1, BOB)).await;
    phone.until(|update| update["status"] == "playing").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_by_turns_waits_for_nobody_and_opens_within_a_turn() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::with(hurried(&data)).await;
    let rules = json!({"clock": {"type": "turn", "hours": 2}});
    let (table, cookies, [mut ada, mut bob]) = of_two(&server, rules).await;
    ada.ask(ada.promise(0, ADA)).await;
    drop(ada);
    bob.ask(bob.promise(1, BOB)).await;
    bob.until(|update| update["round"]["shown"] == true).await;
    bob.ask(open(1, 1, BOB)).await;
    bob.until(|update| update["round"]["opened"] == json!([1])).await;
    let left = round(&bob)["left_ms"].as_u64().unwrap();
    assert!((7_100_000..=7_200_000).contains(&left), "{left}");
    let mut ada = server.connect(&table, &cookies[0], "").await;
    ada.ask(open(0, 1, ADA)).await;
    bob.until(|update| update["status"] == "playing").await;
    server.stop().await;
}

const KEPT: &str = include_str!("../kept/scheme-1.json");

#[tokio::test(flavor = "multi_thread")]
async fn a_record_of_scheme_1_is_verified_as_it_always_was() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let file: Value = serde_json::from_str(KEPT).unwrap();
    assert_eq!(file["fair"]["scheme"], 1);
    let fair = verdict(&server, &file).await;
    assert_eq!(
        fair,
        json!({
            "type": "fair", "checked": fair["checked"], "typed": 0, "scheme": 1, "round": 1,
        })
    );
    assert!(fair["checked"].as_u64().unwrap() > 10, "{fair}");
    let mut forged = file.clone();
    forged["fair"]["entropies"][1] = json!("kept salt of seat 2");
    assert_eq!(verdict(&server, &forged).await["type"], "broken");
    // It is none of scheme 2, whatever is written on it.
    for (scheme, round) in [(2, Value::Null), (2, json!(1)), (1, json!(1)), (3, Value::Null)] {
        let mut forged = file.clone();
        forged["fair"]["scheme"] = json!(scheme);
        if !round.is_null() {
            forged["fair"]["round"] = round;
        }
        assert_eq!(verdict(&server, &forged).await["type"], "broken", "{scheme}");
    }
    server.stop().await;
}

/// A data file as it was: one game runs, at one table both sit and nothing has begun.
const DATA: &str = include_str!("../kept/scheme-1.sql");
const RUNNING: [&str; 3] = [
    "bs54c4ny79u64z5c",
    "seat_bs54c4ny79u64z5c=0.2pg6wvbj8fnat7bige5sb2d8tv4nv7x5bfsrhkp2fgt6prpd",
    "seat_bs54c4ny79u64z5c=1.r3mat63wc7xd8hw6crf6j6it6nxzt6i4ukbfis9g82nw36ni",
];
const GATHERING: [&str; 3] = [
    "n69caiq68qnht63d",
    "seat_n69caiq68qnht63d=0.ezqb64kkmzes954tke4zsxf9kr2ref2vr4k8k2ynvu8dechd",
    "seat_n69caiq68qnht63d=1.kg8fg6w68iejtmdcnrh4svg8mer3na8ic6c98w4xr8a65gjh",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begun_under_scheme_1_goes_on_under_it_and_a_new_one_begins_under_scheme_2() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    Connection::open(&data).unwrap().execute_batch(DATA).unwrap();
    let server = Running::start(&data).await;
    for ([table, first, second], scheme) in [(RUNNING, 1), (GATHERING, 2)] {
        let mut ada = server.connect(table, first, "").await;
        let mut bob = server.connect(table, second, "").await;
        if scheme == 1 {
            assert_eq!(ada.update["status"], "playing");
            let info = server.get(&format!("/api/tables/{table}"), first).await;
            assert!(info.body["round"].is_null(), "{}", info.text);
        } else {
            ada.ready(0).await;
            bob.ready(1).await;
            ada.until(|update| update["status"] == "playing").await;
        }
        for number in 0..6 {
            let version = ada.version().max(bob.version());
            for client in [&mut ada, &mut bob] {
                client
                    .until(|update| {
                        update["status"] == "playing"
                            && update["version"].as_u64().unwrap() >= version
                    })
                    .await;
            }
            let seat = u8::from(ada.to_act(1));
            let player = if seat == 0 { &mut ada } else { &mut bob };
            let reply = player.act(seat, number * 5).await;
            assert_eq!(reply["type"], "done", "{reply}");
            let version = reply["version"].as_u64().unwrap();
            player.until(|update| update["version"].as_u64().unwrap() >= version).await;
        }
        let file = given_up(&server, table, first).await;
        assert_eq!(file["fair"]["scheme"], scheme);
        let fair = verdict(&server, &file).await;
        assert_eq!((&fair["type"], &fair["scheme"]), (&json!("fair"), &json!(scheme)), "{fair}");
    }
    server.stop().await;
}
