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
    // Nobody vouches for what was typed.
    let gives_up = json!({"seat": 0});
    server.post(&format!("/api/tables/{table}/resign"), gives_up, &made.cookie).await;
    let verdict = server.get(&format!("/api/replays/{table}"), "").await.body["dice"].clone();
    assert_eq!((&verdict["type"], &verdict["checked"]), (&json!("fair"), &json!(0)), "{verdict}");
    assert!(verdict["typed"].as_u64().unwrap() >= 4, "{verdict}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_about_a_draw_does_not_tell_what_others_hold() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    // With four red creatures in the box, one fist can hold them all.
    let voice = cabinet::Voice::of_no_game("en").unwrap();
    let mut content = cabinet::game("dicke-daemonen").unwrap().content(&voice).unwrap().0;
    let creatures = content.values_mut().find(|text| text.contains("\"red\"")).unwrap();
    let plenty = creatures.clone();
    *creatures = plenty.replacen("count = 10", "count = 4", 1);
    assert_ne!(*creatures, plenty);
    let body = json!({
        "game": "dicke-daemonen", "dice": "table", "content": content,
        "seats": [{"type": "me", "name": "Ada"}, {"type": "open"}],
    });
    let made = server.post("/api/tables", body, "").await;
    let table = made.body["table"].as_str().unwrap_or_else(|| panic!("{}", made.text)).to_owned();
    let joined =
        server.post(&format!("/api/tables/{table}/join"), json!({"name": "Bob"}), "").await;
    let mut ada = server.connect(&table, &made.cookie, "").await;
    let mut bob = server.connect(&table, &joined.cookie, "").await;
    ada.ready(0).await;
    bob.ready(1).await;
    ada.until(|update| update["dice"].is_object()).await;
    let red = ada.update["dice"]["allowed"][0].clone();
    for draw in 0..4 {
        // Whoever holds them all can rule out another; Bob cannot.
        let dice = json!({"type": "dice", "seat": 0, "outcomes": [red]});
        let reply = ada.ask(dice).await;
        assert_eq!(reply["type"], "roll", "draw {draw}: {reply}");
    }
    bob.ask(json!({"type": "look", "seat": 1})).await;
    let question = bob.update["dice"].clone();
    assert!(question["allowed"].as_array().unwrap().contains(&red), "{question}");
    let none = bob.ask(json!({"type": "dice", "seat": 1, "outcomes": [red]})).await;
    assert_eq!(none["problem"]["code"], "dice/impossible", "{none}");
    assert!(none["problem"]["values"].is_null(), "{none}");
    let other = question["allowed"].as_array().unwrap().last().unwrap().clone();
    let reply = bob.ask(json!({"type": "dice", "seat": 1, "outcomes": [other]})).await;
    assert_ne!(reply["type"], "refused", "{reply}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_owners_content_is_checked_kept_and_not_sent() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}]);
    let bad = json!({"game": "dicke-daemonen", "seats": seats, "content": {"secret.toml": "a ="}});
    let refused = server.post("/api/tables", bad, "").await;
    assert_eq!(refused.status.as_u16(), 422, "{}", refused.text);
    let at = refused.body["reasons"][0]["at"].as_str().or(refused.body["at"].as_str());
    assert!(at.is_some_and(|at| at.contains("secret.toml")), "{}", refused.text);

    let voice = cabinet::Voice::of_no_game("en").unwrap();
    let mut content = cabinet::game("dicke-daemonen").unwrap().content(&voice).unwrap().0;
    for text in content.values_mut() {
        text.push_str("# the owner's own remark\n");
        *text = text.replacen("count = 10", "count = 9", 1);
    }
    let body = json!({"game": "dicke-daemonen", "seats": seats, "content": content});
    let made = server.post("/api/tables", body, "").await;
    let table = made.body["table"].as_str().unwrap_or_else(|| panic!("{}", made.text)).to_owned();
    let mut ada = server.connect(&table, &made.cookie, "").await;
    assert!(ada.bytes.contains("\"own_content\":true"));
    ada.ready(0).await;
    ada.play(0).await;
    assert!(!ada.bytes.contains("own remark"));
    let info = server.get(&format!("/api/replays/{table}"), "").await;
    assert_eq!(info.body["dice"]["type"], "fair", "{}", info.text);
    let file = server.get(&format!("/api/tables/{table}/replay"), "").await;
    assert!(!file.text.contains("own remark"));
    server.stop().await;
}
