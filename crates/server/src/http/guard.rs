//! Before a request is looked at: who asks, how often, and from which page.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::Response;

use super::request::language;
use crate::config::Config;
use crate::error::Failure;
use crate::state::{App, count};

/// Lets a request pass, or refuses it.
pub(super) async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    count(&app.metrics.requests);
    let headers = request.headers();
    let asked = language(headers, request.uri().query());
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let address = address_of(&app.config, headers, address.map(|info| info.0.ip()));
    if !app.limits.admit(address) {
        count(&app.metrics.refused);
        return Failure::Rate.answer(asked);
    }
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !harmless && !same_origin(&app.config, headers) {
        count(&app.metrics.refused);
        return Failure::Origin.answer(asked);
    }
    next.run(request).await
}

/// The address of a client.
pub(crate) fn address(config: &Config, headers: &HeaderMap, peer: Option<SocketAddr>) -> IpAddr {
    address_of(config, headers, peer.map(|peer| peer.ip()))
}

fn address_of(config: &Config, headers: &HeaderMap, peer: Option<IpAddr>) -> IpAddr {
    let peer = peer.unwrap_or(IpAddr::from([127, 0, 0, 1]));
    if !config.proxied {
        return peer;
    }
    // The last entry is the one our own proxy added; the others may be invented.
    let forwarded = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    let last = forwarded.and_then(|list| list.rsplit(',').next());
    last.and_then(|text| text.trim().parse().ok()).unwrap_or(peer)
}

/// Whether a request comes from a page of this server, or from no page at all.
pub(crate) fn same_origin(config: &Config, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    if config.origins.iter().any(|known| known == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let page = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    page.is_some() && page == host
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(origin: &'static str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("play.example:1666"));
        headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        headers
    }

    #[test]
    fn only_pages_of_this_server_may_act() {
        let config = Config::default();
        assert!(same_origin(&config, &headers("http://play.example:1666")));
        assert!(!same_origin(&config, &headers("http://evil.example")));
        assert!(!same_origin(&config, &headers("null")));
        assert!(same_origin(&config, &HeaderMap::new()));
        let other = Config { origins: vec!["http://evil.example".to_owned()], ..config };
        assert!(same_origin(&other, &headers("http://evil.example")));
    }
}
