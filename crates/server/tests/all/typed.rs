//! Dice that people roll: a hidden draw is asked of its owner alone.

use serde_json::{Value, json};

use crate::client::{Client, Running};

/// Answers dice questions of a seat until somebody else is asked or the game goes on.
async fn answer(client: &mut Client, seat: u8, number: &mut usize) -> bool {
    let Some(allowed) = client.update["dice"]["allowed"].as_array().cloned() else {
        return false;
    };
    assert_eq!(client.update["dice"]["seat"], seat);
    assert_eq!(client.update["dice"]["hidden"], true);
    let refused = client.ask(json!({"type": "dice", "seat": seat, "outcomes": [999]})).await;
    assert_eq!(refused["type"], "refused");
    *number += 3;
    let outcome = &allowed[*number % allowed.len()];
    let reply = client.ask(json!({"type": "dice", "seat": seat, "outcomes": [outcome]})).await;
    assert_ne!(reply["type"], "refused", "{reply}");
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn players_type_what_they_draw_and_nobody_else_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let body = json!({
        "game": "dicke-daemonen", "dice": "table",
        "seats": [{"type": "me", "name": "Ada"}, {"type": "open"}],
    });
    let made = server.post("/api/tables", body, "").await;
    let table = made.body["table"].as_str().unwrap().to_owned();
    let joined =
        server.post(&format!("/api/tables/{table}/join"), json!({"name": "Bob"}), "").await;
    let mut ada = server.connect(&table, &made.cookie, "").await;
    let mut bob = server.connect(&table, &joined.cookie, "").await;
    ada.ready(0).await;
    let reply = bob.ready(1).await;
    assert_eq!(reply["type"], "done");
    let mut number = 0;
    for _ in 0..40 {
        // A look brings the newest update, whoever is asked.
        ada.ask(json!({"type": "look", "seat": 0})).await;
        bob.ask(json!({"type": "look", "seat": 1})).await;
        let both = (ada.update["dice"].is_object(), bob.update["dice"].is_object());
        assert_ne!(both, (true, true), "one draw has one owner");
        let asked =
            answer(&mut ada, 0, &mut number).await || answer(&mut bob, 1, &mut number).await;
        if !asked && ada.update["status"] == "playing" {
            break;
        }
    }
    assert_eq!(ada.update["status"], "playing");
    assert!(number >= 3 * 4, "both fists were drawn by hand");
    assert_eq!(bob.update["view"]["players"][0]["fist"], Value::Null);
    assert!(!bob.bytes.contains("salt 0"));
    server.stop().await;
}
