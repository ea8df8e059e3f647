//! Taking back.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde_json::json;
use server::store::{Sqlite, Store};
use server::{App, Games};

use crate::both::TOYS;
use crate::client::{Running, config};
use crate::failing::Full;
use crate::offers::hide;

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

/// A toy of three in which everybody answers in secret, over a store that may be full.
async fn of_three() -> (tempfile::TempDir, Arc<Full>, Running, [crate::client::Client; 3]) {
    let folder = tempfile::tempdir().unwrap();
    let config = config(&folder.path().join("data.db"));
    let store = Full::over(Sqlite::open(&config.data).unwrap());
    let app = App::offering(Games(TOYS), config, Arc::clone(&store) as Arc<dyn Store>);
    let server = Running::over(app).await;
    let (_, _, mut clients) = server.of_three("both", json!({})).await;
    for client in &mut clients {
        client.until(|update| update["status"] == "playing").await;
    }
    (folder, store, server, clients)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_changes_his_mind_takes_nobody_elses_answer_away() {
    let (_folder, store, server, [mut ada, mut bob, mut cyd]) = of_three().await;
    ada.ask(hide(0, ada.version(), 1)).await;
    let answered = bob.ask(hide(1, bob.version(), 2)).await["version"].clone();
    ada.until(|update| update["version"] == answered).await;
    let back = json!({"type": "take-back", "seat": 0, "version": answered});
    store.refuses.store(true, Ordering::SeqCst);
    let refused = ada.ask(back.clone()).await;
    assert_eq!(refused["problem"]["code"], "store/full", "{refused}");
    store.refuses.store(false, Ordering::SeqCst);
    ada.ask(json!({"type": "look", "seat": 0})).await;
    assert_eq!(ada.update["turn"]["to"], json!([2]), "both answers stand");
    assert_eq!(ada.ask(back).await["type"], "done");
    ada.ask(json!({"type": "look", "seat": 0})).await;
    assert_eq!(ada.update["turn"]["to"], json!([0, 2]), "Bob's answer stands");
    let last = store.rows.lock().unwrap().last().copied();
    assert_eq!(last, Some(2), "taking back and Bob's answer are stored together");
    ada.ask(hide(0, ada.version(), 3)).await;
    cyd.ask(json!({"type": "look", "seat": 2})).await;
    assert_eq!(cyd.ask(hide(2, cyd.version(), 1)).await["type"], "done");
    bob.until(|update| update["view"]["sums"] == json!([3, 2, 1])).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_an_end_to_taking_back() {
    let (_folder, _store, server, [mut ada, _bob, _cyd]) = of_three().await;
    let most = server::config::UNDOINGS;
    for times in 0..=most {
        ada.ask(json!({"type": "look", "seat": 0})).await;
        let done = ada.ask(hide(0, ada.version(), 1)).await;
        let back = json!({"type": "take-back", "seat": 0, "version": done["version"]});
        let reply = ada.ask(back).await;
        if times < most {
            assert_eq!(reply["type"], "done", "{reply}");
        } else {
            assert_eq!(reply["problem"]["code"], "undo/limit", "{reply}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_nobody_takes_back_what_dice_have_told() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let body = json!({
        "game": "dicke-daemonen", "options": {"seats": 1}, "seats": [{"type": "me", "name": "Ada"}],
    });
    let made = server.post("/api/tables", body, "").await;
    let table = made.body["table"].as_str().unwrap();
    let mut ada = server.connect(table, &made.cookie, "").await;
    ada.ready(0).await;
    ada.until(|update| update["status"] == "playing").await;
    assert!(ada.update["undoing"].is_null(), "nothing was done");
    let (mut freely, mut stood) = (0, 0);
    for number in 0..20 {
        ada.until(|update| !update["legal"].as_array().unwrap().is_empty()).await;
        let promises = ada.update["legal"].as_array().unwrap().iter();
        assert!(promises.clone().all(|one| one["undo"] != "ask"), "nobody is there to be asked");
        let phrase = ada.update["legal"][number % promises.len()]["phrase"].clone();
        let done = ada.act(0, number).await;
        ada.until(|update| update["version"] == done["version"]).await;
        assert_eq!(ada.update["undoing"]["what"], phrase);
        let back = json!({"type": "take-back", "seat": 0, "version": ada.version()});
        let steps = ada.update["step"].clone();
        let free = ada.update["undo"] == "free";
        assert_eq!(ada.update["undoing"]["steps"].as_u64().unwrap() > 0, free);
        let reply = ada.ask(back).await;
        if free {
            assert_eq!(reply["type"], "done", "{reply}");
            ada.until(|update| update["version"] == reply["version"]).await;
            assert_ne!(ada.update["step"], steps);
            ada.act(0, number).await;
            freely += 1;
        } else {
            assert_eq!(ada.update["undo"], "no");
            assert_eq!(ada.update["undoing"]["stands"], "chance");
            assert_eq!(reply["problem"]["code"], "undo/rolled", "{reply}");
            assert_eq!(ada.update["step"], steps, "what was drawn stands");
            stood += 1;
        }
        if ada.over() {
            break;
        }
    }
    assert!(freely > 0 && stood > 0, "{freely} steps were free, {stood} stood");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_program_has_answered_stands() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}]);
    let (table, cookie) = server.table(seats).await;
    let mut ada = server.connect(&table, &cookie, "").await;
    ada.ready(0).await;
    let mut acted = false;
    loop {
        ada.until(|update| update["turn"]["to"] == json!([0]) || update["status"] == "over").await;
        let last = ada.update["log"].as_array().unwrap().last().cloned().unwrap_or_default();
        if acted && last["seat"] == 1 {
            break;
        }
        ada.act(0, 0).await;
        acted = true;
    }
    assert_eq!(ada.update["undo"], "no");
    assert_eq!(ada.update["undoing"]["stands"], "acted");
    let back = json!({"type": "take-back", "seat": 0, "version": ada.version()});
    assert_eq!(ada.ask(back).await["problem"]["code"], "undo/acted");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_back_reads_the_same_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let server = Running::start(&data).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "me", "name": "Bob"}]);
    let (table, cookie) = server.table(seats).await;
    let mut both = server.connect(&table, &cookie, "").await;
    both.ready(0).await;
    both.ready(1).await;
    both.until(|update| update["status"] == "playing").await;
    let mut struck = 0;
    for number in 0..30 {
        let seat = u8::from(!both.to_act(0));
        both.ask(json!({"type": "look", "seat": seat})).await;
        if both.over() {
            break;
        }
        both.act(seat, number * 3).await;
        // Back at once, by consent where something came out; now and then two steps in a row.
        for _ in 0..[1, 0, 2][number % 3] {
            both.ask(json!({"type": "look", "seat": seat})).await;
            let other = 1 - seat;
            let back = json!({"type": "take-back", "seat": seat, "version": both.version()});
            let reply = both.ask(back).await;
            if reply["type"] == "asked" {
                both.ask(json!({"type": "consent", "seat": other, "agree": true})).await;
            }
            struck += usize::from(reply["type"] != "refused");
        }
    }
    assert!(struck > 8, "{struck}");
    let seen = |client: crate::client::Client| {
        let struck = client.update["log"].as_array().unwrap().iter();
        assert!(struck.filter(|line| line["undone"] == true).count() > 8);
        ["log", "view", "text", "legal", "undo", "undoing", "step"]
            .map(|field| client.update[field].clone())
    };
    let mut before = Vec::new();
    for query in ["seat=0", "seat=1&lang=fr"] {
        before.push(seen(server.connect(&table, &cookie, query).await));
    }
    drop(both);
    server.stop().await;
    let server = Running::start(&data).await;
    for (query, before) in ["seat=0", "seat=1&lang=fr"].into_iter().zip(before) {
        assert_eq!(seen(server.connect(&table, &cookie, query).await), before, "{query}");
    }
    // What is taken back now is told beside what was taken back before the restart.
    let mut both = server.connect(&table, &cookie, "").await;
    let seat = u8::from(!both.to_act(0));
    both.ask(json!({"type": "look", "seat": seat})).await;
    let acted = both.act(seat, 1).await["version"].clone();
    let back = json!({"type": "take-back", "seat": seat, "version": acted});
    if both.ask(back).await["type"] == "asked" {
        both.ask(json!({"type": "consent", "seat": 1 - seat, "agree": true})).await;
    }
    let later = server.connect(&table, &cookie, "").await;
    let log = later.update["log"].as_array().unwrap();
    assert!(log.iter().any(|line| line["undone"] == true && line["version"] == acted));
    server.stop().await;
}
