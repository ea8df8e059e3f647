//! Live connections.

mod outbox;
mod session;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, State};
use axum::http::{Extensions, HeaderMap};
use axum::response::Response;
use axum::routing::get;

use crate::club::tokens;
use crate::config::MESSAGE_LIMIT;
use crate::cookie;
use crate::error::Failure;
use crate::http::{Lang, Pairs, Path, address, same_origin};
use crate::state::App;
use crate::table::Command;

pub(crate) use outbox::Outbox;

/// Bytes read from a connection at once.
const READ: usize = 1024;

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/api/tables/{id}/socket", get(connect))
}

async fn connect(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path(id): Path,
    wanted: Pairs,
    headers: HeaderMap,
    extensions: Extensions,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !same_origin(&app.config, &headers) {
        return Failure::Origin.answer(language);
    }
    let (since, looking) = match (wanted.number("since"), wanted.number("seat")) {
        (Ok(since), Ok(seat)) => (since, seat),
        (Err(failure), _) | (_, Err(failure)) => return failure.answer(language),
    };
    let changes = wanted.text("changes") == Some("1");
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
    let address = address(&app.config, &headers, peer);
    let Some(place) = app.limits.connect(address) else {
        return Failure::Connections.answer(language);
    };
    let pairs = cookie::hashes(&headers, &id);
    let held = app.tables.ask(&app, &id, |answer| Command::Hold(pairs.clone(), answer)).await;
    let seats = match held {
        Ok(seats) => seats,
        Err(failure) => return failure.answer(language),
    };
    let shown = tokens(&headers).map(str::to_owned).collect();
    // Messages are small, and every read fills the whole buffer with zeros first.
    let upgrade = upgrade.read_buffer_size(READ).max_frame_size(MESSAGE_LIMIT);
    upgrade.max_message_size(MESSAGE_LIMIT).on_upgrade(move |socket| async move {
        let from = address.into();
        let table = id;
        let visit = session::Visit { table, from, seats, looking, since, changes, language, shown };
        session::run(app, socket, visit).await;
        drop(place);
    })
}
