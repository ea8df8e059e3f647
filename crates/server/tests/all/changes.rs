//! Whole views once, then what changes.

use protocol::{changed, text_changed};
use serde_json::{Value, json};

use crate::client::{Client, Running};

/// What somebody has who is told only changes.
struct Folded {
    update: Value,
    /// How many updates came as changes, and the bytes of all and of the same as a whole.
    changes: usize,
    bytes: (usize, usize),
}

impl Folded {
    fn of(hello: &Value) -> Folded {
        assert!(hello["changes"].is_null(), "the first is whole");
        Folded { update: hello.clone(), changes: 0, bytes: (0, 0) }
    }

    /// Hears until this version has come.
    async fn until(&mut self, client: &mut Client, version: u64) {
        while self.update["version"].as_u64().unwrap() < version {
            let message = client.next().await;
            if message["type"] == "update" {
                self.take(&message);
            }
        }
    }

    fn take(&mut self, message: &Value) {
        let mut update = message.clone();
        let changes = update.as_object_mut().unwrap().remove("changes");
        if let Some(changes) = changes {
            assert_eq!((&update["view"], &update["text"]), (&Value::Null, &json!("")));
            assert_eq!(changes["since"], self.update["version"], "nothing was left out");
            update["view"] = changed(&self.update["view"], &changes["view"]).expect("it fits");
            let before = self.update["text"].as_str().unwrap();
            update["text"] = text_changed(before, &changes["text"]).expect("it fits").into();
            self.changes += 1;
            self.bytes.0 += message.to_string().len();
            self.bytes.1 += update.to_string().len();
        }
        self.update = update;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_lead_to_the_same_views_as_everything_again() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    for slug in ["dicke-daemonen", "summon-demons", "demons", "dungeon-lords", "demonworld"] {
        let seats = json!([{"type": "me", "name": "Ada"}, {"type": "me", "name": "Bob"}]);
        let body = json!({"game": slug, "seats": seats});
        let made = server.post("/api/tables", body, "").await;
        let table = made.body["table"].as_str().unwrap_or_else(|| panic!("{}", made.text));
        let mut whole = Vec::new();
        let mut parts = Vec::new();
        for seat in 0..2 {
            let query = format!("seat={seat}");
            whole.push(server.connect(table, &made.cookie, &query).await);
            let part = server.connect(table, &made.cookie, &format!("{query}&changes=1")).await;
            parts.push((Folded::of(&part.update), part));
        }
        whole[0].ready(0).await;
        whole[1].ready(1).await;
        whole[0].until(|update| update["status"] == "playing").await;
        let mut version = whole[0].version();
        for number in 0..40 {
            for (client, (folded, part)) in whole.iter_mut().zip(&mut parts) {
                client.until(|update| update["version"] == version).await;
                folded.until(part, version).await;
                for field in ["view", "text", "legal", "log", "viewer", "undone", "question"] {
                    let (theirs, ours) = (&client.update[field], &folded.update[field]);
                    assert_eq!(theirs, ours, "{slug}, move {number}: {field}");
                }
                assert!(client.update["changes"].is_null(), "nobody asked for them");
            }
            let Some(seat) = (0..2).find(|&seat| whole[usize::from(seat)].to_act(seat)) else {
                break;
            };
            let client = &mut whole[usize::from(seat)];
            let back = json!({"type": "take-back", "seat": seat, "version": version});
            let reply = if number % 7 == 6 && client.update["undo"] == "free" {
                client.ask(back).await
            } else {
                client.act(seat, number * 5).await
            };
            version = reply["version"].as_u64().unwrap_or_else(|| panic!("{slug}: {reply}"));
        }
        for (folded, part) in &mut parts {
            folded.until(part, version).await;
            let (bytes, as_a_whole) = folded.bytes;
            assert!(folded.changes > 2, "{slug}: {}", folded.changes);
            assert!(bytes < as_a_whole, "{slug}: {bytes} bytes instead of {as_a_whole}");
        }
        // Other eyes have seen another position.
        let other = parts[1].0.update["view"].clone();
        let (first, part) = &mut parts[0];
        part.ask(json!({"type": "look", "seat": 1})).await;
        first.take(&part.update);
        assert_eq!(first.update["view"], other, "{slug}");
        assert!(part.update["changes"].is_null(), "{slug}: other eyes, another thread");
    }
    server.stop().await;
}
