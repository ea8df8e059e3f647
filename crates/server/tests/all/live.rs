//! Whole games over live connections.

use axum::http::StatusCode;
use serde_json::json;

use crate::client::Running;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_an_opponent_is_played_to_its_end_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}]);
    let (table, cookie) = server.table(seats).await;
    let mut ada = server.connect(&table, &cookie, "lang=en").await;
    assert_eq!(ada.update["status"], "gathering");
    let running = server.get(&format!("/api/tables/{table}/replay"), "").await;
    assert_eq!(running.body["code"], "table/not-started");
    ada.ready(0).await;
    ada.until(|update| update["status"] == "playing").await;
    assert!(ada.update["text"].as_str().unwrap().len() > 100);
    let hidden = server.get(&format!("/api/tables/{table}/replay"), &cookie).await;
    assert_eq!(
        (hidden.status, &hidden.body["code"]),
        (StatusCode::FORBIDDEN, &json!("replay/running"))
    );
    let early = server.get(&format!("/api/tables/{table}/coach"), &cookie).await;
    assert_eq!(early.body["code"], "replay/running");
    ada.play(0).await;
    assert_eq!(ada.update["ending"]["reason"], "rules");

    let info = server.get(&format!("/api/replays/{table}?lang=fr"), "").await;
    assert_eq!(info.status, StatusCode::OK, "{}", info.text);
    assert_eq!(info.body["names"], json!(["Ada", "Diablotin"]), "{}", info.text);
    assert_eq!(info.body["dice"]["type"], "fair", "{}", info.text);
    assert!(info.body["dice"]["checked"].as_u64().unwrap() > 20);
    let steps = info.body["steps"].as_u64().unwrap();
    let walk = format!("/api/replays/{table}/steps?from={}&viewer=open", steps - 1);
    let walk = server.get(&walk, "").await;
    let positions = walk.body["positions"].as_array().unwrap();
    assert_eq!(positions.len(), 2);
    assert!(positions[1]["outcome"]["seats"].is_array());

    let file = server.get(&format!("/api/tables/{table}/replay"), "").await;
    let again = server.post("/api/replays", file.body.clone(), "").await;
    assert_eq!(again.status, StatusCode::OK, "{}", again.text);
    let upload = again.body["replay"].as_str().unwrap();
    for path in [format!("/api/tables/{upload}/replay"), format!("/api/replays/{upload}/file")] {
        let kept = server.get(&path, "").await;
        assert_eq!((kept.status, &kept.body), (StatusCode::OK, &file.body), "{path}");
    }
    for path in [format!("/api/tables/{table}/coach"), format!("/api/replays/{upload}/coach")] {
        let coach = server.get(&path, "").await;
        assert_eq!(coach.status, StatusCode::OK, "{}", coach.text);
        assert_eq!(coach.body["chances"][0]["per_mille"].as_array().unwrap().len(), 2);
        assert_eq!(coach.body["luck_sum"].as_array().unwrap().len(), 2);
    }
    let mut forged = file.body;
    forged["replay"]["steps"][3]["seat"] = json!(1);
    let forged = server.post("/api/replays", forged, "").await;
    assert_eq!(forged.status, StatusCode::UNPROCESSABLE_ENTITY);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_click_and_an_old_version_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "me", "name": "Bob"}]);
    let (table, cookie) = server.table(seats).await;
    let mut both = server.connect(&table, &cookie, "").await;
    both.ready(0).await;
    both.ready(1).await;
    both.until(|update| update["status"] == "playing").await;
    let seat = u8::from(both.to_act(1));
    both.ask(json!({"type": "look", "seat": seat})).await;
    let (version, action) = (both.version(), both.update["legal"][0]["action"].clone());
    let act = json!({"type": "act", "seat": seat, "version": version, "action": action});
    assert_eq!(both.ask(act.clone()).await["type"], "done");
    let second = both.ask(act).await;
    assert_eq!(second["problem"]["code"], "action/stale", "{second}");
    let not_mine = both.ask(json!({"type": "act", "seat": 7, "version": 3, "action": "x"})).await;
    assert_eq!(not_mine["problem"]["code"], "seat/not-yours");
    let nonsense = both.ask(json!({"type": "dance"})).await;
    assert_eq!(nonsense["problem"]["code"], "request/malformed");
    both.raw("{\"type\":").await;
    let why = json!({"type": "why", "seat": seat, "action": {"type": "no-such-thing"}});
    assert_eq!(both.ask(why).await["type"], "refused");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_returns_gets_what_it_missed() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}]);
    let (table, cookie) = server.table(seats).await;
    let mut ada = server.connect(&table, &cookie, "").await;
    ada.ready(0).await;
    ada.until(|update| update["turn"]["to"] == json!([0])).await;
    let seen = ada.version();
    drop(ada);
    let mut other = server.connect(&table, &cookie, "").await;
    other.act(0, 0).await;
    other.until(|update| update["version"].as_u64().unwrap() > seen).await;
    drop(other);
    let back = server.connect(&table, &cookie, &format!("since={seen}")).await;
    let log = back.update["log"].as_array().unwrap();
    assert!(!log.is_empty());
    assert!(log.iter().all(|line| line["version"].as_u64().unwrap() > seen));
    let stranger = server.connect(&table, &cookie, "since=4000000000").await;
    assert_eq!(stranger.update["log"][0]["version"], 1);
    server.stop().await;
}
