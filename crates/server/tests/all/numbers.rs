//! Numbers for those who run the server.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::json;
use server::beside::{self, Unheard};
use server::config::Numbers;
use server::{App, Config};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Running, config};

/// The value of a series as it is written.
fn written<'a>(page: &'a str, series: &str) -> &'a str {
    let line = page.lines().find_map(|line| line.strip_prefix(&format!("{series} ")));
    line.unwrap_or_else(|| panic!("no {series} in {page}"))
}

/// The value of a series that counts.
fn value(page: &str, series: &str) -> u64 {
    written(page, series).parse().unwrap()
}

/// What an address answers to a plain question.
async fn page(addr: std::net::SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    let asked = format!("GET {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n\r\n");
    stream.write_all(asked.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn a_short_game_shows_in_every_latency_and_in_what_was_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "familiar"}]);
    let (table, cookie) = server.table(seats).await;
    let mut ada = server.connect(&table, &cookie, "").await;
    ada.ready(0).await;
    ada.play(0).await;
    let late = ada.ask(json!({"type": "act", "seat": 0, "version": 1, "action": {}})).await;
    assert_eq!(late["problem"]["code"], "action/stale", "{late}");
    let lost = server.get("/api/tables/aaaaaaaaaaaaaaaa", "").await;
    assert_eq!(lost.status, StatusCode::NOT_FOUND);
    let plan = json!({"game": "dicke-daemonen", "options": {"seats": 2}});
    assert_eq!(server.post("/api/setup", plan, "").await.status, StatusCode::OK);

    let page = server.get("/metrics", "").await.text;
    for name in
        ["accept", "request", "acknowledge", "commit", "fold_wait", "question_wait", "think_wait"]
    {
        let name = format!("pandemonium_{name}_seconds");
        let all = value(&page, &format!("{name}_count"));
        assert!(all >= 1, "{name} counts nothing: {page}");
        assert_eq!(value(&page, &format!("{name}_bucket{{le=\"+Inf\"}}")), all, "{name}");
        let sum: f64 = written(&page, &format!("{name}_sum")).parse().unwrap();
        assert!((0.0..600.0).contains(&sum), "{name} took {sum} s");
    }
    let actions = value(&page, "pandemonium_actions_total");
    let thoughts = value(&page, "pandemonium_thoughts_total");
    // Every action of a person is acknowledged once, the stale one among them.
    let acknowledged = value(&page, "pandemonium_acknowledge_seconds_count");
    assert_eq!(acknowledged, actions - thoughts + 1, "{page}");
    assert_eq!(value(&page, "pandemonium_refused_total{reason=\"action/stale\"}"), 1);
    assert_eq!(value(&page, "pandemonium_refused_total{reason=\"table/unknown\"}"), 1);
    assert_eq!(value(&page, "pandemonium_sockets"), 1);
    assert_eq!(value(&page, "pandemonium_connections"), 1);
    assert!(value(&page, "process_resident_memory_bytes") > 1_000_000, "{page}");
    assert!(value(&page, "process_open_fds") >= 3, "{page}");
    for gauge in ["writes_waiting", "folds_waiting", "questions_waiting", "thinkers_waiting"] {
        assert_eq!(value(&page, &format!("pandemonium_{gauge}")), 0, "{gauge}");
    }
    drop(ada);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_numbers_are_told_at_an_address_of_their_own_and_not_to_the_public() {
    let folder = tempfile::tempdir().unwrap();
    let free = Numbers::At("127.0.0.1:0".parse().unwrap());
    let own = Config { metrics: free, ..config(&folder.path().join("data.db")) };
    let server = Running::with(own).await;
    let addr = beside::open(&server.app).await.unwrap().numbers.unwrap();
    assert!(page(addr, "/metrics").await.contains("pandemonium_requests_total 0\n"));
    assert!(page(addr, "/api/tables").await.starts_with("HTTP/1.1 404 "));
    let public = server.get("/metrics", "").await;
    assert_eq!(public.body["code"], "request/unknown-route", "{}", public.text);

    // What is taken is refused when it was asked for by name.
    let taken = folder.path().join("other.db");
    let taken = App::open(Config { metrics: Numbers::At(addr), ..config(&taken) }).unwrap();
    let refused = beside::open(&taken).await.unwrap_err();
    let kind = std::io::ErrorKind::AddrInUse;
    assert!(
        matches!(&refused, Unheard::Numbers(at, error) if *at == addr && error.kind() == kind),
        "{refused}"
    );
    server.stop().await;
    // The address is free again when the server has ended.
    let end = tokio::time::Instant::now() + Duration::from_secs(10);
    while TcpStream::connect(addr).await.is_ok() {
        assert!(tokio::time::Instant::now() < end, "the numbers outlive the server");
        tokio::task::yield_now().await;
    }
}

const GRAFANA: &str = include_str!("../../../../docs/grafana.json");

/// Names of series in a question to Prometheus.
fn series(question: &str) -> Vec<String> {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let words = question.split(|letter| !is_name(letter));
    let ours = |word: &&str| word.starts_with("pandemonium_") || word.starts_with("process_");
    words.filter(ours).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_for_grafana_asks_for_numbers_that_are_told_and_for_each_of_them() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let page = server.get("/metrics", "").await.text;
    let heads = page.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    let told: Vec<(&str, &str)> = heads.filter_map(|head| head.split_once(' ')).collect();
    let grafana: serde_json::Value = serde_json::from_str(GRAFANA).unwrap();
    let targets = grafana["panels"].as_array().unwrap().iter();
    let targets = targets.flat_map(|panel| panel["targets"].as_array().unwrap());
    let asked: Vec<String> =
        targets.flat_map(|target| series(target["expr"].as_str().unwrap())).collect();
    assert!(asked.len() > 20, "{asked:?}");
    let base = |name: &str| name.strip_suffix("_bucket").unwrap_or(name).to_owned();
    for name in &asked {
        let kind = if name.ends_with("_bucket") { "histogram" } else { "" };
        let is_told = |&(told, of): &(&str, &str)| {
            told == base(name) && (kind.is_empty() != (of == "histogram"))
        };
        assert!(told.iter().any(is_told), "{name} is asked for and not told");
    }
    for (name, _) in told {
        assert!(asked.iter().any(|asked| base(asked) == name), "{name} is on no page");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_dawdles_at_the_address_of_the_numbers_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let metrics = Numbers::At("127.0.0.1:0".parse().unwrap());
    let head = Duration::from_millis(200);
    let settings = Config { metrics, head, ..config(&folder.path().join("data.db")) };
    let server = Running::with(settings).await;
    let addr = beside::open(&server.app).await.unwrap().numbers.unwrap();
    let mut slow = TcpStream::connect(addr).await.unwrap();
    slow.write_all(b"GET /metrics HTTP/1.1\r\nHost: x\r\nX-Slow: ").await.unwrap();
    let mut answer = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(15), slow.read_to_end(&mut answer));
    assert!(read.await.is_ok(), "the connection is still open");
    assert!(page(addr, "/metrics").await.starts_with("HTTP/1.1 200"));
    server.stop().await;
}
