//! The ways in: a socket beside the data file, and an address for whoever has the token.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, DefaultBodyLimit, Extension, Request as HttpRequest, State};
use axum::http::header;
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::post;
use axum::{Json, Router};

use super::token::Token;
use super::{Answer, Request, obey};
use crate::config::BODY_LIMIT;
use crate::error::{Failure, Unheeded};
use crate::http::{Body, In, Lang, Refused, address, language, wrong_method};
use crate::state::App;

/// Which way somebody comes.
#[derive(Clone, Debug)]
pub(crate) enum Door {
    /// By the socket, which only its owner and the machine's administrator may open.
    Socket,
    /// By the address, with this token.
    Address(Token),
}

/// The user of the machine at the other end of a socket.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Uid(pub(crate) u32);

/// Who asks, as the audit log writes it.
#[derive(Clone, Debug)]
struct Who(String);

/// Everything that the operator can ask.
pub(crate) fn router(app: Arc<App>, door: Door) -> Router {
    Router::new()
        .route("/admin", post(answer))
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .method_not_allowed_fallback(wrong_method)
        .fallback(nowhere)
        .layer(middleware::from_fn_with_state((Arc::clone(&app), door), check))
        .with_state(app)
}

async fn answer(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Extension(Who(who)): Extension<Who>,
    Body(request): Body<Request>,
) -> Result<Json<Answer>, Refused> {
    obey::obey(&app, who, request).await.map(Json).within(language)
}

async fn nowhere(Lang(language): Lang) -> Response {
    Failure::NoRoute.answer(language)
}

/// Lets whoever has the token in; whoever comes by the socket was looked at when it was opened.
async fn check(
    State((app, door)): State<(Arc<App>, Door)>,
    mut request: HttpRequest,
    next: Next,
) -> Response {
    match admitted(&app, &door, &request) {
        Ok(who) => {
            request.extensions_mut().insert(who);
            next.run(request).await
        }
        Err(failure) => {
            app.metrics.refuse(failure.code());
            failure.answer(language(request.headers(), request.uri().query()))
        }
    }
}

/// Who asks, if he may.
fn admitted(app: &App, door: &Door, request: &HttpRequest) -> Result<Who, Failure> {
    let Door::Address(token) = door else {
        let uid = request.extensions().get::<ConnectInfo<Uid>>().map(|info| info.0.0);
        return Ok(Who(uid.map_or("socket".to_owned(), |uid| format!("uid {uid}"))));
    };
    let headers = request.headers();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
    let peer = address(&app.config, headers, peer);
    // A guess costs what any request does, and is looked at only if it is paid for.
    if !app.limits.admit(peer, 1) {
        return Err(Failure::Rate);
    }
    let given = headers.get(header::AUTHORIZATION).and_then(|given| given.to_str().ok());
    let given = given.and_then(|given| given.split_once(' '));
    match given {
        Some((scheme, text)) if scheme.eq_ignore_ascii_case("bearer") && token.is(text) => {
            Ok(Who(format!("token from {peer}")))
        }
        _ => {
            tracing::warn!(%peer, "the operator's address was asked without its token");
            Err(Failure::Unheeded(Unheeded::Token))
        }
    }
}
