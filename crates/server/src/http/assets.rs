//! The web client, embedded in the program.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use super::page::page;
use super::request::language;
use crate::error::Failure;
use crate::house::escaped;
use crate::state::App;
use crate::words::{Language, say};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// A file of the client; its first page for every address that the client itself understands.
pub(super) async fn serve(State(app): State<Arc<App>>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let asked = language(&headers, uri.query());
    if path == "api" || path.starts_with("api/") {
        return Failure::NoRoute.answer(asked);
    }
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        // Names of built files carry a hash of what is in them.
        let lasting = path.starts_with("assets/");
        return answer(path, &file, lasting);
    }
    let looks_like_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if looks_like_file {
        return Failure::NoRoute.answer(asked);
    }
    match Client::get("index.html") {
        Some(page) => answer("index.html", &page, false),
        None => missing(&app, asked),
    }
}

/// Whether a path leads to a file of the client that shows nothing by itself.
pub(super) fn is_plain_file(path: &str) -> bool {
    let path = path.trim_start_matches('/');
    !path.is_empty() && kind(path) != PAGE && Client::get(path).is_some()
}

fn answer(path: &str, file: &rust_embed::EmbeddedFile, lasting: bool) -> Response {
    let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(header::CONTENT_TYPE, kind(path)), (header::CACHE_CONTROL, cache)];
    (headers, file.data.to_vec()).into_response()
}

/// What pages are.
const PAGE: &str = "text/html; charset=utf-8";

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => PAGE,
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("json" | "webmanifest" | "map") => "application/json",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// The page of a program that was built without the client.
fn missing(app: &App, language: Language) -> Response {
    let (title, body) = (say(language, "page-title", &[]), say(language, "page-body", &[]));
    let body = format!("<p>{}</p>", escaped(&body));
    page(StatusCode::OK, language, &app.house(), &title, &body)
}
