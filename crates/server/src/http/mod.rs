//! The HTTP interface.

mod assets;
mod door;
mod games;
mod guard;
mod openapi;
mod operations;
mod page;
mod replays;
mod request;
mod tables;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware;
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

use crate::config::BODY_LIMIT;
use crate::socket;
use crate::state::App;

pub(crate) use guard::{address, same_origin};
pub use openapi::description;
pub(crate) use request::{Body, In, Lang, Pairs, Path, Refused, language, wrong_method};
pub(crate) use tables::cursor;

/// What pages may load: only what this server itself sends.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The whole server.
pub fn app(state: Arc<App>) -> Router {
    let fixed = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    // Only where every way here is TLS: a browser that was told so asks in no other way for a year.
    let lasting = state.config.secure.then(|| HeaderValue::from_static("max-age=31536000"));
    let quick = Router::new()
        .merge(games::router())
        .merge(tables::router())
        .merge(operations::router())
        .merge(door::router())
        .route("/api/openapi.json", get(openapi::serve))
        .layer(DefaultBodyLimit::max(BODY_LIMIT));
    let timed = Router::new().merge(quick).merge(replays::router()).layer(
        TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, Duration::from_secs(20)),
    );
    Router::new()
        .merge(timed)
        .merge(socket::router())
        .method_not_allowed_fallback(request::wrong_method)
        .fallback(assets::serve)
        .layer(middleware::from_fn_with_state(Arc::clone(&state), door::keep))
        .layer(middleware::from_fn_with_state(Arc::clone(&state), guard::check))
        .layer(fixed(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(SetResponseHeaderLayer::if_not_present(header::STRICT_TRANSPORT_SECURITY, lasting))
        .layer(fixed(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(fixed(header::REFERRER_POLICY, "same-origin"))
        .layer(fixed(header::X_FRAME_OPTIONS, "DENY"))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::new())
        .with_state(state)
}
