//! Connections that dawdle, do not read, or come twice.

use std::time::Duration;

use serde_json::json;
use server::{Club, Config, Password};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Running, config};

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_never_ends_its_head_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let head = Duration::from_millis(200);
    let server = Running::with(Config { head, ..config(&folder.path().join("data.db")) }).await;
    let mut slow = TcpStream::connect(&server.address).await.unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ").await.unwrap();
    let mut answer = Vec::new();
    let read = tokio::time::timeout(Duration::from_mins(1), slow.read_to_end(&mut answer));
    assert!(read.await.is_ok(), "the connection is still open");
    assert_eq!(server.get("/healthz", "").await.text, "ok\n");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_and_does_not_read_is_given_up_and_others_play_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}]);
    let (table, cookie) = server.table(seats).await;
    let mut ada = server.connect(&table, &cookie, "").await;
    ada.ready(0).await;
    ada.until(|update| update["turn"]["to"] == json!([0])).await;
    let mut deaf = server.connect(&table, &cookie, "").await;
    let look = json!({"type": "look", "id": 1, "seat": 0}).to_string();
    for _ in 0..2000 {
        // Nothing is read, so that answers fill every buffer on the way.
        if !deaf.try_raw(&look).await {
            break;
        }
    }
    let mut rounds = 0;
    while !server.get("/metrics", "").await.text.contains("pandemonium_connections 1\n") {
        rounds += 1;
        assert!(rounds < 600, "answers are heaped up for somebody who does not read");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    ada.play(0).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_much_and_reads_nothing_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let unread = Duration::from_millis(300);
    let server = Running::with(Config { unread, ..config(&folder.path().join("data.db")) }).await;
    let mut deaf = TcpStream::connect(&server.address).await.unwrap();
    let asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(500);
    // The server takes no more questions than it can answer, so that the last may wait for ever.
    let asking = tokio::time::timeout(Duration::from_mins(1), async {
        let _ = deaf.write_all(&asked).await;
        while deaf.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    assert!(asking.await.is_ok(), "the connection is still open");
    assert_eq!(server.get("/healthz", "").await.text, "ok\n");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gives_no_sign_any_more_is_given_up_and_who_answers_stays() {
    let folder = tempfile::tempdir().unwrap();
    let silent = Duration::from_secs(2);
    let server = Running::with(Config { silent, ..config(&folder.path().join("data.db")) }).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "open"}]);
    let (table, cookie) = server.table(seats).await;
    let here = async |count: u32| {
        let line = format!("pandemonium_connections {count}\n");
        for _ in 0..600 {
            if server.get("/metrics", "").await.text.contains(&line) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("{}", server.get("/metrics", "").await.text);
    };
    // Its end is open, but nobody reads there, so that nothing answers.
    let _gone = server.connect(&table, &cookie, "").await;
    let mut ada = server.connect(&table, &cookie, "").await;
    here(2).await;
    // Whoever reads, answers what asks whether he is there.
    let reading = tokio::spawn(async move { ada.until(|_| false).await });
    here(1).await;
    tokio::time::sleep(silent * 2).await;
    here(1).await;
    assert!(!reading.is_finished(), "who answers was given up");
    reading.abort();
    here(0).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_of_questions_is_turned_away_while_people_play_on() {
    let folder = tempfile::tempdir().unwrap();
    let bounds = Config { workers: 1, questions: 2, ..config(&folder.path().join("data.db")) };
    let server = std::sync::Arc::new(Running::with(bounds).await);
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}]);
    let (table, cookie) = server.table(seats).await;
    let mut ada = server.connect(&table, &cookie, "").await;
    ada.ready(0).await;
    ada.until(|update| update["turn"]["to"] == json!([0])).await;
    let asked = (0..40).map(|_| {
        let (server, path) =
            (std::sync::Arc::clone(&server), format!("/api/replays/{table}/steps"));
        tokio::spawn(async move { server.get(&path, "").await })
    });
    let asked: Vec<_> = asked.collect();
    assert_eq!(ada.act(0, 1).await["type"], "done");
    let (mut answered, mut busy) = (0, 0);
    for answer in asked {
        let answer = answer.await.unwrap();
        match answer.status.as_u16() {
            200 => answered += 1,
            503 => {
                assert_eq!(answer.body["code"], "request/busy", "{}", answer.text);
                busy += 1;
            }
            other => panic!("{other}: {}", answer.text),
        }
    }
    assert!(answered > 0 && answered + busy == 40, "{answered} answered, {busy} turned away");
    let shed = format!("pandemonium_questions_shed_total {busy}\n");
    assert!(server.get("/metrics", "").await.text.contains(&shed), "{busy} were turned away");
    ada.play(0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_on_one_seat_see_the_same_and_act_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "me", "name": "Bob"}]);
    let (table, cookie) = server.table(seats).await;
    let mut left = server.connect(&table, &cookie, "seat=0").await;
    left.ready(0).await;
    left.ready(1).await;
    left.until(|update| update["status"] == "playing").await;
    let seat = u8::from(left.to_act(1));
    let query = format!("seat={seat}");
    let mut left = server.connect(&table, &cookie, &query).await;
    let mut right = server.connect(&table, &cookie, &query).await;
    assert_eq!(left.update["legal"], right.update["legal"]);
    assert_eq!(left.act(seat, 0).await["type"], "done");
    // The other tab has not looked since.
    let late = right.act(seat, 0).await;
    assert_eq!(late["problem"]["code"], "action/stale", "{late}");
    let version = left.version();
    right.until(|update| update["version"].as_u64().unwrap() >= version).await;
    left.until(|update| update["version"] == right.version()).await;
    assert_eq!(left.update["view"], right.update["view"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_at_the_door_that_never_ends_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let club = Club { password: Password::read("sesame"), ..Club::default() };
    let (head, data) = (Duration::from_millis(300), folder.path().join("data.db"));
    let server = Running::with(Config { head, club, ..config(&data) }).await;
    let mut slow = TcpStream::connect(&server.address).await.unwrap();
    let begun = "POST /anywhere HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\
                 Content-Type: application/x-www-form-urlencoded\r\n\r\npassword=";
    slow.write_all(begun.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(15), slow.read_to_end(&mut answer));
    assert!(read.await.is_ok(), "the connection is still open");
    assert!(answer.starts_with(b"HTTP/1.1 503"), "{}", String::from_utf8_lossy(&answer));
    server.stop().await;
}
