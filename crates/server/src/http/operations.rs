//! For those who run the server.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Json, Router};
use protocol::Host;

use crate::state::App;
use crate::store::Write;
use crate::table::written;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .route("/api/host", get(host))
        .route("/api/qr", get(qr))
}

/// Where other devices of the same network find this server; behind a proxy only its operator
/// knows.
async fn host(State(app): State<Arc<App>>) -> Json<Host> {
    Json(Host { addresses: reached(&app).into_iter().collect() })
}

/// The first of these addresses as a picture that a telephone reads.
async fn qr(State(app): State<Arc<App>>) -> impl IntoResponse {
    let picture = reached(&app).and_then(|address| crate::qr::svg(&address));
    picture
        .map(|picture| ([(header::CONTENT_TYPE, "image/svg+xml")], picture))
        .ok_or((StatusCode::NOT_FOUND, "this server is reached from its own computer only\n"))
}

/// Where other devices of the same network find this server.
pub(super) fn reached(app: &App) -> Option<String> {
    if app.config.proxied { None } else { crate::lan::address(app.config.addr) }
}

/// How long a write may take before the server counts as ill.
const PATIENCE: Duration = Duration::from_secs(5);

/// Whether the store keeps what it is given: something is written, as for every action.
async fn health(State(app): State<Arc<App>>) -> impl IntoResponse {
    let kept = tokio::time::timeout(PATIENCE, written(app.store.write(Write::Try))).await;
    match kept {
        Ok(Ok(())) => (StatusCode::OK, "ok\n".to_owned()),
        Ok(Err(error)) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n".to_owned()),
    }
}

/// Whether newcomers may be sent here: not while the server ends, and not while more questions wait
/// than it takes.
async fn ready(State(app): State<Arc<App>>) -> impl IntoResponse {
    if app.is_closing() {
        return (StatusCode::SERVICE_UNAVAILABLE, "the server ends\n");
    }
    if app.gate.asked() >= app.config.questions {
        return (StatusCode::SERVICE_UNAVAILABLE, "too many questions wait\n");
    }
    (StatusCode::OK, "ready\n")
}

/// Numbers in the form that Prometheus reads.
async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let metrics = &app.metrics;
    let gauge = |number: usize| AtomicU64::new(u64::try_from(number).unwrap_or(u64::MAX));
    let (asked, busy) = (gauge(app.gate.asked()), gauge(app.gate.busy(app.config.workers)));
    let thinking = gauge(app.thinkers.waiting());
    let rows = [
        ("requests_total", "counter", "requests", &metrics.requests),
        ("refused_total", "counter", "requests refused at the door", &metrics.refused),
        ("actions_total", "counter", "actions carried out", &metrics.actions),
        ("thoughts_total", "counter", "decisions of opponents", &metrics.thoughts),
        ("tables_made_total", "counter", "tables made", &metrics.created),
        ("tables_damaged_total", "counter", "tables set aside", &metrics.damaged),
        ("tables_resumed_total", "counter", "tables back from a snapshot", &metrics.resumed),
        ("store_failures_total", "counter", "writes refused", &metrics.store_failures),
        ("questions_shed_total", "counter", "questions turned away", &app.gate.shed),
        ("questions_waiting", "gauge", "questions that wait or are being answered", &asked),
        ("workers_busy", "gauge", "workers that bring tables back or answer questions", &busy),
        ("thinkers_waiting", "gauge", "opponents that wait for their turn to think", &thinking),
        ("connections", "gauge", "live connections", &metrics.connections),
        ("tables_in_memory", "gauge", "tables in memory", &metrics.tables),
    ];
    let mut text = String::new();
    for (name, kind, help, value) in rows {
        let value = value.load(Ordering::Relaxed);
        writeln!(
            text,
            "# HELP pandemonium_{name} Number of {help}.\n\
             # TYPE pandemonium_{name} {kind}\npandemonium_{name} {value}"
        )
        .expect("writing to a string cannot fail");
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
