//! Requests as handlers take them: language, body, failure.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{self, ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use cabinet::{Misread, read_object};
use serde::de::DeserializeOwned;

use super::address;
use crate::config::{BODY_LIMIT, UPLOAD_LIMIT};
use crate::error::Failure;
use crate::limit::Neighbourhood;
use crate::state::App;
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

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) Neighbourhood);

impl FromRequestParts<Arc<App>> for From {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<From, Self::Rejection> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
        Ok(From(address(&app.config, &parts.headers, peer).into()))
    }
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
        // Only a page of this server may send this type: another one would have to ask first.
        if !says_json(request.headers()) {
            return Err(Refused(Failure::NoJson, asked));
        }
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|rejection| Refused(failure(&rejection, limit), asked))?;
        read_object(&bytes).map(Body).map_err(Failure::Malformed).within(asked)
    }
}

/// Whether a request says that its body is JSON.
fn says_json(headers: &HeaderMap) -> bool {
    let named = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let kind = named.and_then(|named| named.split(';').next()).unwrap_or_default().trim();
    let kind = kind.to_ascii_lowercase();
    kind == "application/json" || (kind.starts_with("application/") && kind.ends_with("+json"))
}

/// A body that did not come whole.
fn failure(rejection: &BytesRejection, limit: usize) -> Failure {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return Failure::TooLarge(limit);
    }
    Failure::Malformed(Misread::Shape { at: String::new(), complaint: String::new() })
}

/// A part of the path, or several; what is no text is at no address.
#[derive(Debug)]
pub(crate) struct Path<T = String>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Refused> {
        let asked = language(&parts.headers, parts.uri.query());
        let part = extract::Path::<T>::from_request_parts(parts, state).await;
        part.map(|extract::Path(part)| Path(part)).map_err(|_| Refused(Failure::NoRoute, asked))
    }
}

/// What stands behind the question mark, by name.
#[derive(Debug, Default)]
pub(crate) struct Pairs(BTreeMap<String, String>);

impl<S: Send + Sync> FromRequestParts<S> for Pairs {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Pairs, Self::Rejection> {
        let read = extract::Query::try_from_uri(&parts.uri);
        Ok(read.map(|extract::Query(pairs)| Pairs(pairs)).unwrap_or_default())
    }
}

impl Pairs {
    /// A text, if it is there.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// A whole number, if it is there.
    pub(crate) fn number<N: FromStr>(&self, name: &str) -> Result<Option<N>, Failure> {
        let read = |text: &str| {
            text.parse().map_err(|_| Failure::Malformed(Misread::no_number(name, text)))
        };
        self.text(name).map(read).transpose()
    }
}

/// The address is there, but is not asked in this way.
pub(crate) async fn wrong_method(Lang(language): Lang, method: Method) -> Response {
    Failure::Method(method.to_string()).answer(language)
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
