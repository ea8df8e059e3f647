//! Taking back.

use serde_json::json;

use crate::client::Running;

#[tokio::test(flavor = "multi_thread")]
async fn beyond_a_draw_the_others_are_asked() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let (table, first) =
        server.table(json!([{"type": "me", "name": "Ada"}, {"type": "open"}])).await;
    let joined =
        server.post(&format!("/api/tables/{table}/join"), json!({"name": "Bob"}), "").await;
    let mut ada = server.connect(&table, &first, "").await;
    let mut bob = server.connect(&table, &joined.cookie, "").await;
    ada.ready(0).await;
    bob.ready(1).await;
    ada.until(|update| update["status"] == "playing").await;
    bob.until(|update| update["status"] == "playing").await;
    let none = json!({"type": "take-back", "seat": 0, "version": ada.version()});
    assert_eq!(ada.ask(none).await["problem"]["code"], "undo/none");

    // Seat 1 begins; it plays until a step of its own has drawn.
    let mut acted = 0;
    while bob.to_act(1) && acted < 6 {
        assert_eq!(bob.act(1, 0).await["type"], "done");
        acted += 1;
    }
    let before = bob.version();
    ada.until(|update| update["version"] == before).await;
    assert_eq!(bob.update["undo"], "ask", "{}", bob.update["undo"]);
    let back = json!({"type": "take-back", "seat": 1, "version": before});
    assert_eq!(bob.ask(back.clone()).await["type"], "asked");
    ada.until(|update| update["take_back"]["by"] == 1).await;
    let refused = ada.ask(json!({"type": "consent", "seat": 0, "agree": false})).await;
    assert_eq!(refused["type"], "done");
    assert_eq!(ada.version(), before, "a refused request changes nothing");
    assert!(ada.update["take_back"].is_null());

    assert_eq!(bob.ask(back).await["type"], "asked");
    let agreed = ada.ask(json!({"type": "consent", "seat": 0, "agree": true})).await;
    assert_eq!(agreed["version"], before + 1);
    bob.until(|update| update["version"] == before + 1).await;
    assert_eq!(bob.update["undone"], json!([before]));
    assert!(bob.to_act(1));
    // Struck lines stay in the log, also for who comes later.
    let later = server.connect(&table, &first, "").await;
    let log = later.update["log"].as_array().unwrap();
    assert!(log.iter().any(|line| line["undone"] == true && line["version"] == before));
    // What was drawn is drawn anew with other dice, and the record still proves fair.
    assert_eq!(bob.act(1, 0).await["type"], "done");
    server.stop().await;
}
