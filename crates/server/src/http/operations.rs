//! For those who run the server.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Json, Router};
use protocol::Host;

use super::door;
use super::request::Lang;
use crate::club::Rank;
use crate::config::Numbers;
use crate::error::Failure;
use crate::metrics;
use crate::state::App;
use crate::store::Write;
use crate::table::written;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
        .route("/metrics", get(numbers))
        .route("/api/host", get(host))
        .route("/api/qr", get(qr))
}

/// What the house says of itself, and where other devices of the same network find it; behind a
/// proxy only its operator knows.
async fn host(State(app): State<Arc<App>>, Extension(rank): Extension<Rank>) -> Json<Host> {
    let house = app.house();
    Json(Host {
        addresses: reached(&app).into_iter().collect(),
        name: house.name.clone(),
        logo: house.logo.as_ref().map(|_| door::LOGO.to_owned()),
        imprint: house.imprint.as_ref().map(|_| door::IMPRINT.to_owned()),
        privacy: house.privacy.as_ref().map(|_| door::PRIVACY.to_owned()),
        asks: app.door.asks(rank),
        invites: app.door.may_invite(rank),
        makes_tables: app.door.may_make(rank).is_ok(),
    })
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
    if app.config.proxied {
        return None;
    }
    crate::lan::address(app.config.addr, app.config.tls.is_some())
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

/// The numbers, where the public may read them.
async fn numbers(State(app): State<Arc<App>>, Lang(language): Lang) -> Response {
    if app.config.metrics == Numbers::Public {
        metrics::serve(State(app)).await.into_response()
    } else {
        Failure::NoRoute.answer(language)
    }
}
