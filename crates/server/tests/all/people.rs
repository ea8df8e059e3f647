//! What people are called, and how much they say.

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::Config;

use crate::client::{Running, config};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_a_table_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let open = json!({"type": "open"});
    let me = |name: &str| json!({"type": "me", "name": name});
    let (table, _) = server.table(json!([me("Ada"), open, open])).await;
    let join = format!("/api/tables/{table}/join");
    for (name, status, code) in [
        ("Ada", StatusCode::CONFLICT, "name/taken"),
        (" ADA ", StatusCode::CONFLICT, "name/taken"),
        ("Аda", StatusCode::CONFLICT, "name/taken"),
        ("A\u{200B}da", StatusCode::UNPROCESSABLE_ENTITY, "name/unseen"),
        ("\u{202E}Bob", StatusCode::UNPROCESSABLE_ENTITY, "name/unseen"),
        ("\u{301}", StatusCode::UNPROCESSABLE_ENTITY, "name/bad"),
        ("\u{3000}", StatusCode::UNPROCESSABLE_ENTITY, "name/bad"),
        ("Familiar", StatusCode::UNPROCESSABLE_ENTITY, "name/program"),
        ("Diablotin 2", StatusCode::UNPROCESSABLE_ENTITY, "name/program"),
    ] {
        let said = server.post(&join, json!({"name": name}), "").await;
        assert_eq!((said.status, &said.body["code"]), (status, &json!(code)), "{name:?}");
    }
    let said = server.post(&join, json!({"name": "ada", "lang": "fr"}), "").await;
    assert!(said.text.contains("Ada est à cette table"), "{}", said.text);
    let hidden = server.post(&join, json!({"name": "\u{202E}Bob"}), "").await;
    assert!(hidden.text.contains("U+202E"), "{}", hidden.text);
    // Whoever gets up leaves the name behind.
    let bob = server.join(&table, "Bob").await;
    assert_eq!(server.post(&join, json!({"name": "bob"}), "").await.body["code"], "name/taken");
    let leave = server.post(&format!("/api/tables/{table}/leave"), json!({"seat": 1}), &bob).await;
    assert_eq!(leave.status, StatusCode::NO_CONTENT);
    server.join(&table, "bob").await;
    // Nor is a table made with two of a name.
    let twice = json!({"game": "dicke-daemonen", "seats": [me("Ada"), me("ada")]});
    let said = server.post("/api/tables", twice, "").await;
    assert_eq!(said.body["code"], "name/taken", "{}", said.text);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_talks_without_end_is_asked_to_wait_and_plays_on() {
    let folder = tempfile::tempdir().unwrap();
    let few = Config { lines: 5, ..config(&folder.path().join("data.db")) };
    let server = Running::with(few).await;
    let (table, cookie) =
        server.table(json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}])).await;
    let mut ada = server.connect(&table, &cookie, "").await;
    let line = |text: &str| json!({"type": "chat", "seat": 0, "text": text});
    assert_eq!(ada.ask(line("\u{200B} \u{2800}")).await["problem"]["code"], "chat/bad");
    assert_eq!(ada.ask(line("hello")).await["type"], "done");
    let refused = ada.ask(line("hello again")).await;
    assert_eq!(refused["problem"]["code"], "chat/too-fast", "{refused}");
    let wait = refused["problem"]["message"].as_str().unwrap().to_owned();
    assert!(wait.contains("in 12 s") || wait.contains("in 11 s"), "{wait}");
    // A second connection is the same seat, and one without a seat the same household.
    let mut again = server.connect(&table, &cookie, "").await;
    assert_eq!(again.ask(line("hello again")).await["problem"]["code"], "chat/too-fast");
    let mut onlooker = server.connect(&table, "", "").await;
    let aside = json!({"type": "chat", "text": "psst"});
    assert_eq!(onlooker.ask(aside.clone()).await["type"], "done");
    assert_eq!(onlooker.ask(aside).await["problem"]["code"], "chat/too-fast");
    let said: Vec<Value> = {
        let info = server.connect(&table, "", "").await;
        serde_json::from_str::<Value>(info.bytes.lines().next().unwrap()).unwrap()["chat"]
            .as_array()
            .unwrap()
            .iter()
            .map(|line| line["text"].clone())
            .collect()
    };
    assert_eq!(said, [json!("hello"), json!("psst")]);
    ada.ready(0).await;
    ada.play(0).await;
    server.stop().await;
}
