//! Time at the table, and time out of memory.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::client::{Running, config};

async fn timed(server: &Running, takeover: bool) -> (String, String) {
    let body = json!({
        "game": "dicke-daemonen", "takeover": takeover,
        "clock": {"type": "live", "seconds": 1, "increment": 0},
        "seats": [{"type": "me", "name": "Ada"}, {"type": "me", "name": "Bob"}],
    });
    let made = server.post("/api/tables", body, "").await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
    (made.body["table"].as_str().unwrap().to_owned(), made.cookie)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_runs_out_of_time_loses_or_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    for takeover in [false, true] {
        let (table, cookie) = timed(&server, takeover).await;
        let mut both = server.connect(&table, &cookie, "").await;
        both.ready(0).await;
        both.ready(1).await;
        both.until(|update| update["status"] == "playing").await;
        let left = both.update["seats"][0]["clock_ms"].as_u64().unwrap();
        assert!(left <= 1000);
        both.until(|update| update["status"] == "over").await;
        let reason = if takeover { "rules" } else { "time" };
        assert_eq!(both.update["ending"]["reason"], reason, "{}", both.update["ending"]);
        let kinds: Vec<&Value> =
            (0..2).map(|seat| &both.update["seats"][seat]["kind"]["type"]).collect();
        assert_eq!(kinds.contains(&&json!("bot")), takeover, "{kinds:?}");
    }
    let silly = json!({
        "game": "dicke-daemonen", "clock": {"type": "turn", "hours": 0},
        "seats": [{"type": "me", "name": "Ada"}],
    });
    assert_eq!(server.post("/api/tables", silly, "").await.body["code"], "clock/bad");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_table_leaves_memory_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let quick = server::Config { idle: Duration::from_millis(50), ..config(&data) };
    let server = Running::with(quick).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}]);
    let (table, cookie) = server.table(seats).await;
    let mut ada = server.connect(&table, &cookie, "").await;
    ada.ready(0).await;
    ada.until(|update| update["turn"]["to"] == json!([0])).await;
    let (version, view) = (ada.version(), ada.update["view"].clone());
    drop(ada);
    let mut rounds = 0;
    loop {
        let metrics = server.get("/metrics", "").await;
        if metrics.text.contains("pandemonium_tables_in_memory 0") {
            break;
        }
        rounds += 1;
        assert!(rounds < 200, "the table stays in memory");
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    let back = server.connect(&table, &cookie, "").await;
    assert_eq!((back.version(), &back.update["view"]), (version, &view));
    server.stop().await;
}
