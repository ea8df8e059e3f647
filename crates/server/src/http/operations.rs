//! For those who run the server.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use protocol::Status;

use crate::state::App;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/healthz", get(health)).route("/metrics", get(metrics))
}

/// Whether the store answers.
async fn health(State(app): State<Arc<App>>) -> impl IntoResponse {
    let store = Arc::clone(&app.store);
    let read = tokio::task::spawn_blocking(move || store.cards(Status::Playing, 1)).await;
    match read {
        Ok(Ok(_)) => (StatusCode::OK, "ok\n"),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

/// Numbers in the form that Prometheus reads.
async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let metrics = &app.metrics;
    let rows = [
        ("requests_total", "counter", "requests", &metrics.requests),
        ("refused_total", "counter", "requests refused at the door", &metrics.refused),
        ("actions_total", "counter", "actions carried out", &metrics.actions),
        ("thoughts_total", "counter", "decisions of opponents", &metrics.thoughts),
        ("tables_made_total", "counter", "tables made", &metrics.created),
        ("tables_damaged_total", "counter", "tables set aside", &metrics.damaged),
        ("store_failures_total", "counter", "writes refused", &metrics.store_failures),
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
