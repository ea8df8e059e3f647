//! Requests as handlers take them: language, body, failure.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::config::{BODY_LIMIT, UPLOAD_LIMIT};
use crate::error::Failure;
use crate::words::Language;

/// The language of the answer: `?lang=`, else what the browser accepts, else English.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lang(pub(crate) Language);

impl<S: Send + Sync> FromRequestParts<S> for Lang {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Lang, Self::Rejection> {
        Ok(Lang(language(&parts.headers, parts.uri.query())))
    }
}

/// The language that a request asks for.
pub(crate) fn language(headers: &HeaderMap, query: Option<&str>) -> Language {
    let pairs = query.unwrap_or_default().split('&');
    let named = pairs.filter_map(|pair| pair.strip_prefix("lang=")).find_map(Language::read);
    let accepted = || {
        let header = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
        Language::accepted(header)
    };
    named.or_else(accepted).unwrap_or_default()
}

/// A failure with the language of its sentence.
#[derive(Debug)]
pub(crate) struct Refused(pub(crate) Failure, pub(crate) Language);

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        self.0.answer(self.1)
    }
}

/// A body of JSON; anything else is refused with a sentence.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refused> {
        let asked = language(request.headers(), request.uri().query());
        let is_record = request.uri().path() == "/api/replays";
        let limit = if is_record { UPLOAD_LIMIT } else { BODY_LIMIT };
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(Refused(failure(&rejection, limit), asked)),
        }
    }
}

fn failure(rejection: &JsonRejection, limit: usize) -> Failure {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return Failure::TooLarge(limit);
    }
    Failure::Malformed(rejection.body_text().chars().take(300).collect())
}

/// Gives every failure the language of the request.
pub(crate) trait In<T> {
    /// The same result with the language of its failure.
    fn within(self, language: Language) -> Result<T, Refused>;
}

impl<T, F: Into<Failure>> In<T> for Result<T, F> {
    fn within(self, language: Language) -> Result<T, Refused> {
        self.map_err(|failure| Refused(failure.into(), language))
    }
}

/// The language named in a body, else that of the request.
pub(crate) fn named(body: Option<&str>, request: Language) -> Language {
    body.and_then(Language::read).unwrap_or(request)
}
