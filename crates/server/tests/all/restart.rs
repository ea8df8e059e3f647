//! Nothing that was acknowledged is lost.

use rusqlite::Connection;
use serde_json::json;

use crate::client::Running;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_restart_with_its_opponent() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::start(&data).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}]);
    let (table, cookie) = server.table(seats).await;
    let mut ada = server.connect(&table, &cookie, "").await;
    ada.ready(0).await;
    ada.until(|update| update["turn"]["to"] == json!([0])).await;
    let reply = ada.act(0, 3).await;
    let acknowledged = reply["version"].as_u64().unwrap();
    ada.ask(json!({"type": "chat", "seat": 0, "text": "hello <b>"})).await;
    drop(ada);
    server.stop().await;

    let server = Running::start(&data).await;
    let mut ada = server.connect(&table, &cookie, "").await;
    assert!(ada.version() >= acknowledged);
    assert!(ada.bytes.contains("hello <b>"));
    ada.play(0).await;
    assert!(ada.over());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_is_set_aside_and_others_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::start(&data).await;
    let seats = || json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}]);
    let (bad, cookie) = server.table(seats()).await;
    let (good, other) = server.table(seats()).await;
    for (table, cookie) in [(&bad, &cookie), (&good, &other)] {
        let mut ada = server.connect(table, cookie, "").await;
        ada.ready(0).await;
        ada.until(|update| update["turn"]["to"] == json!([0])).await;
        ada.act(0, 0).await;
    }
    server.stop().await;
    let file = Connection::open(&data).unwrap();
    let changed = file
        .execute(
            "UPDATE recent SET entry = replace(entry, '\"seat\":', '\"seat\": ')
             WHERE table_id = ?1 AND seq = 6",
            [&bad],
        )
        .unwrap();
    assert_eq!(changed, 1);
    drop(file);

    let server = Running::start(&data).await;
    let damaged = server.get(&format!("/api/tables/{bad}?lang=en"), &cookie).await;
    assert_eq!(damaged.body["code"], "table/damaged", "{}", damaged.text);
    assert!(damaged.body["message"].as_str().unwrap().contains("row 6"), "{}", damaged.text);
    let mut ada = server.connect(&good, &other, "").await;
    ada.play(0).await;
    server.stop().await;
}
