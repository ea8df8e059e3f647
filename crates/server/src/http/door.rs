//! The door of a house with a password: who is let in, and what everybody else is asked.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, Form, FromRequest, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use protocol::{Invitation, Invite};
use serde::Deserialize;
use tokio::time::timeout;

use super::assets;
use super::guard::address;
use super::page::page;
use super::request::{Body as JsonBody, In, Lang, Path, Refused, language};
use crate::club::Rank;
use crate::error::Failure;
use crate::house::{escaped, written};
use crate::state::App;
use crate::words::{Language, say};

/// Largest form that is read at the door, in bytes.
const FORM_LIMIT: usize = 4096;
/// Where a password may be given although nothing asks for it.
const ENTRANCE: &str = "/enter";
/// Where the sign of the house is.
pub(super) const LOGO: &str = "/logo";
/// Where it says who is responsible.
pub(super) const IMPRINT: &str = "/imprint";
/// Where it says what happens to data.
pub(super) const PRIVACY: &str = "/privacy";

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/enter", get(entrance).post(knock))
        .route("/invitation/{token}", get(invited).post(knock))
        .route("/api/invitations", post(invite))
        .route("/imprint", get(imprint))
        .route("/privacy", get(privacy))
        .route("/logo", get(logo))
}

/// Notes the rank of whoever asks, and lets nobody past who is not let in.
pub(super) async fn keep(
    State(app): State<Arc<App>>,
    mut request: Request,
    next: Next,
) -> Response {
    let rank = app.door.rank(request.headers());
    request.extensions_mut().insert(rank);
    let path = request.uri().path();
    if app.door.lets_in(rank) || is_open(path) {
        return next.run(request).await;
    }
    let asked = language(request.headers(), request.uri().query());
    if path.starts_with("/api/") {
        return Failure::NoEntry.answer(asked);
    }
    match *request.method() {
        Method::GET | Method::HEAD => door(&app, asked, request.uri(), None),
        Method::POST => knock(State(app), request).await,
        _ => Failure::NoEntry.answer(asked),
    }
}

/// What everybody may see: whether the server is well, the door itself, and files of the client,
/// which are the same on every server. Whether its numbers are told here is decided elsewhere.
fn is_open(path: &str) -> bool {
    let own = [ENTRANCE, "/healthz", "/readyz", "/metrics", IMPRINT, PRIVACY, LOGO];
    own.contains(&path) || path.starts_with("/invitation/") || assets::is_plain_file(path)
}

/// The page that asks for the password.
async fn entrance(State(app): State<Arc<App>>, Lang(language): Lang, uri: Uri) -> Response {
    door(&app, language, &uri, None)
}

fn door(app: &App, language: Language, at: &Uri, problem: Option<&Failure>) -> Response {
    let status = match problem {
        None if at.path() == ENTRANCE => StatusCode::OK,
        None => StatusCode::UNAUTHORIZED,
        Some(failure) => failure.status(),
    };
    let text = |id: &str| escaped(&say(language, id, &[]));
    let problem = problem.map(|failure| {
        let message = escaped(&failure.problem(language).message);
        format!("<p class=\"bad\" role=\"alert\">{message}</p>")
    });
    let other = match language {
        Language::En => Language::Fr,
        Language::Fr => Language::En,
    };
    // Without an action the form goes to the address of this page, and so does what follows it.
    let body = format!(
        "<p>{}</p>{}<form method=\"post\"><label for=\"password\">{}</label>\
         <input id=\"password\" name=\"password\" type=\"password\" required autofocus \
         autocomplete=\"current-password\"><button>{}</button></form>\
         <p><a lang=\"{tag}\" hreflang=\"{tag}\" href=\"?lang={tag}\">{}</a></p>",
        text("door-about"),
        problem.unwrap_or_default(),
        text("door-password"),
        text("door-enter"),
        escaped(&say(other, "page-language", &[])),
        tag = other.tag(),
    );
    let house = app.house();
    let title = house.name.clone().unwrap_or_else(|| say(language, "page-title", &[]));
    page(status, language, &house, &title, &body)
}

/// What the form of the door sends.
#[derive(Deserialize)]
struct Knock {
    password: String,
}

/// Somebody gives a password: back to the same page, this time for real.
async fn knock(State(app): State<Arc<App>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let asked = language(&parts.headers, parts.uri.query());
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
    let from = address(&app.config, &parts.headers, peer);
    let at = parts.uri.clone();
    // Nobody holds a connection by a form that does not end.
    let bytes = match timeout(app.config.head, to_bytes(body, FORM_LIMIT)).await {
        Ok(Ok(bytes)) => bytes,
        Ok(Err(_)) => return Failure::TooLarge(FORM_LIMIT).answer(asked),
        Err(_) => return Failure::Timeout.answer(asked),
    };
    let form = Form::<Knock>::from_request(Request::from_parts(parts, Body::from(bytes)), &());
    let Ok(Form(form)) = form.await else {
        return door(&app, asked, &at, Some(&Failure::NoEntry));
    };
    match app.door.knock(&app.config, from, &form.password) {
        Ok(cookie) => {
            tracing::info!("somebody has come in with a password");
            see(behind(&at), cookie)
        }
        Err(failure) => {
            tracing::warn!(address = %from, "a password was refused");
            door(&app, asked, &at, Some(&failure))
        }
    }
}

/// Where somebody goes who has been let in: where he wanted to, on this server and no other.
fn behind(at: &Uri) -> &str {
    let wanted = at.path_and_query().map_or("/", |path| path.as_str());
    let is_own = wanted.starts_with('/') && !wanted[1..].starts_with(['/', '\\']);
    let is_door = at.path() == ENTRANCE || at.path().starts_with("/invitation/");
    if is_own && !is_door { wanted } else { "/" }
}

/// Sends a browser on with something to keep.
fn see(place: &str, cookie: HeaderValue) -> Response {
    let place = HeaderValue::from_str(place).unwrap_or(HeaderValue::from_static("/"));
    let kept = [(header::LOCATION, place), (header::SET_COOKIE, cookie)];
    (StatusCode::SEE_OTHER, kept).into_response()
}

/// Somebody comes by an invitation.
async fn invited(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Extension(rank): Extension<Rank>,
    Path(token): Path,
) -> Response {
    match app.door.welcome(&app.config, &token) {
        // A member loses nothing by trying the link.
        Ok(_) if rank > Rank::Guest => {
            (StatusCode::SEE_OTHER, [(header::LOCATION, "/")]).into_response()
        }
        Ok(cookie) => see("/", cookie),
        // What is asked for there would lead nowhere.
        Err(failure) => door(&app, language, &Uri::from_static(ENTRANCE), Some(&failure)),
    }
}

/// A member makes a link that lets others in for some days.
async fn invite(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Extension(rank): Extension<Rank>,
    JsonBody(wanted): JsonBody<Invite>,
) -> Result<Json<Invitation>, Refused> {
    if !app.door.may_invite(rank) {
        return Err(Refused(Failure::MembersInvite, language));
    }
    let (token, end) = app.door.invite(wanted.days).within(language)?;
    Ok(Json(Invitation { path: format!("/invitation/{token}"), ends_ms: end * 1000 }))
}

async fn imprint(State(app): State<Arc<App>>, Lang(language): Lang) -> Response {
    own_page(&app, language, "page-imprint", app.house().imprint.as_deref())
}

async fn privacy(State(app): State<Arc<App>>, Lang(language): Lang) -> Response {
    own_page(&app, language, "page-privacy", app.house().privacy.as_deref())
}

fn own_page(app: &App, language: Language, title: &str, text: Option<&str>) -> Response {
    let Some(text) = text else { return Failure::NoRoute.answer(language) };
    let back = escaped(&say(language, "page-home", &[]));
    let body = format!("{}<p><a href=\"/\">{back}</a></p>", written(text));
    page(StatusCode::OK, language, &app.house(), &say(language, title, &[]), &body)
}

/// The sign of the house. A drawing may hold programs: opened by itself it is a closed box.
async fn logo(State(app): State<Arc<App>>, Lang(language): Lang) -> Response {
    const BOX: &str = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
    let house = app.house();
    let Some(logo) = &house.logo else { return Failure::NoRoute.answer(language) };
    let fixed: [(HeaderName, &str); 3] = [
        (header::CONTENT_TYPE, logo.kind),
        (header::CONTENT_SECURITY_POLICY, BOX),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (fixed, logo.bytes.clone()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_door_leads_to_this_server_only() {
        let to = |at: &str| behind(&at.parse().unwrap()).to_owned();
        assert_eq!(to("/t/abc?seat=1"), "/t/abc?seat=1");
        assert_eq!(to("/enter"), "/");
        assert_eq!(to("/invitation/g.1.2"), "/");
        assert_eq!(to("//evil.example/"), "/");
        assert_eq!(to("///evil.example/"), "/");
        assert_eq!(to("https://evil.example//evil.example"), "/");
    }

    #[test]
    fn only_what_is_everybody_s_is_open() {
        for open in ["/healthz", "/readyz", "/enter", "/invitation/x", "/imprint", "/logo"] {
            assert!(is_open(open), "{open}");
        }
        for closed in [
            "/",
            "/t/abc",
            "/api/metrics",
            "/api/games",
            "/index.html",
            "/healthz/",
            "/assets/../t",
        ] {
            assert!(!is_open(closed), "{closed}");
        }
    }
}
