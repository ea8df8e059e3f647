//! The HTTP interface described for programs.

use axum::http::header;
use axum::response::IntoResponse;

/// The description, version 3.1 of `OpenAPI`.
pub(crate) const TEXT: &str = include_str!("openapi.json");

pub(super) async fn serve() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], TEXT)
}
