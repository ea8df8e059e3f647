//! Frames that no client of ours would send.

use kernel::chance::Seeded;
use serde_json::{Value, json};

use crate::client::Running;

/// A message with something wrong in it, or a piece of one.
fn mutated(noise: &mut Seeded, messages: &[Value]) -> String {
    let count = u32::try_from(messages.len()).unwrap();
    let mut message = messages[noise.below(count) as usize].clone();
    let odd = [
        json!(null),
        json!(-1),
        json!(4_294_967_296_u64),
        json!("x".repeat(2000)),
        json!([[[[]]]]),
        json!({"type": {"type": "act"}}),
        json!(0.5),
        json!("\u{0}\u{202e}"),
    ];
    let fields: Vec<String> = message.as_object().unwrap().keys().cloned().collect();
    let key = &fields[noise.below(u32::try_from(fields.len()).unwrap()) as usize];
    match noise.below(4) {
        0 => message[key] = odd[noise.below(8) as usize].clone(),
        1 => drop(message.as_object_mut().unwrap().remove(key)),
        2 => message["extra"] = odd[noise.below(8) as usize].clone(),
        _ => {
            let text = message.to_string();
            let cut = noise.below(u32::try_from(text.len()).unwrap()) as usize;
            return text.chars().take(cut).collect();
        }
    }
    message.to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_storm_of_bad_frames_changes_nothing_and_tells_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let (table, cookie) =
        server.table(json!([{"type": "me", "name": "Ada"}, {"type": "open"}])).await;
    let joined =
        server.post(&format!("/api/tables/{table}/join"), json!({"name": "Bob"}), "").await;
    let mut ada = server.connect(&table, &cookie, "").await;
    let mut bob = server.connect(&table, &joined.cookie, "").await;
    ada.ready(0).await;
    bob.ready(1).await;
    ada.until(|update| update["status"] == "playing").await;
    let (version, action) = (ada.version(), json!({"type": "decline"}));
    let messages = [
        json!({"type": "act", "id": 900_001, "seat": 1, "version": version, "action": action}),
        json!({"type": "why", "id": 900_002, "seat": 0, "action": "Z99"}),
        json!({"type": "odds", "id": 900_003, "seat": 1, "action": action}),
        json!({"type": "take-back", "id": 900_004, "seat": 1, "version": version}),
        json!({"type": "consent", "id": 900_005, "seat": 0, "agree": true}),
        json!({"type": "dice", "id": 900_006, "seat": 0, "outcomes": [1]}),
        json!({"type": "look", "id": 900_007, "seat": 1}),
        json!({"type": "promise", "id": 900_008, "seat": 255, "round": 1, "promise": ""}),
        json!({"type": "open", "id": 900_012, "seat": 0, "round": 1, "text": "x".repeat(16)}),
        json!({"type": "preview", "id": 900_009, "seat": 0, "action": action}),
        json!({"type": "cells", "id": 900_010, "seat": 255}),
        json!({"type": "hint", "id": 900_011, "seat": 1}),
    ];
    let mut noise = Seeded::from_text("storm");
    for round in 0..40 {
        for _ in 0..25 {
            ada.raw(&mutated(&mut noise, &messages)).await;
        }
        let alive = ada.ask(json!({"type": "look", "seat": 0})).await;
        assert_eq!(alive["type"], "done", "round {round}: {alive}");
    }
    assert_eq!(ada.version(), version, "nothing that was refused changes the table");
    assert_eq!(ada.update["view"]["players"][1]["fist"], Value::Null);
    assert!(!ada.bytes.contains("panicked"));
    server.stop().await;
}
