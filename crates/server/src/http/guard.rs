//! Before a request is looked at: who asks, how often, and from which page.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::Response;

use super::request::language;
use crate::config::Config;
use crate::error::{Code, Failure};
use crate::state::{App, count};

/// Lets a request pass, or refuses it; counts both.
pub(super) async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    count(&app.metrics.requests);
    let begun = Instant::now();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
    let address = address(&app.config, request.headers(), peer);
    let response = match admitted(&app, &request, address) {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.answer(language(request.headers(), request.uri().query())),
    };
    if let Some(Code(code)) = response.extensions().get() {
        app.metrics.refuse(code);
        app.limits.note_refused(address);
    }
    app.metrics.request.since(begun);
    response
}

/// Fine if a request may be looked at.
fn admitted(app: &App, request: &Request, address: IpAddr) -> Result<(), Failure> {
    let headers = request.headers();
    if !app.limits.admit(address, cost(request.method(), request.uri().path())) {
        return Err(Failure::Rate);
    }
    app.welcomes(address.into())?;
    if !is_called(&app.config, headers) {
        return Err(Failure::Host);
    }
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !harmless && !same_origin(&app.config, headers) {
        return Err(Failure::Origin);
    }
    Ok(())
}

/// What a request costs, in plain requests: about the milliseconds of work that it may make.
fn cost(method: &Method, path: &str) -> u32 {
    let asks = matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
    match path.strip_prefix("/api/") {
        // Asked anew with every change of a form, a list or a drawing.
        Some("setup") => 2,
        Some(tool) if tool.contains("/tools/") => 5,
        Some("tables") if !asks => 20,
        Some(replays) if replays.starts_with("replays") => match replays.rsplit('/').next() {
            Some("coach") => 50,
            _ => 20,
        },
        Some(table) if table.ends_with("/coach") => 50,
        Some(table) if table.ends_with("/replay") => 10,
        // Each is a row for ever, and some of them tell everybody everything anew.
        Some(table) if table.ends_with("/join") || table.ends_with("/mute") => 10,
        _ => 1,
    }
}

/// The address of a client.
pub(crate) fn address(config: &Config, headers: &HeaderMap, peer: Option<SocketAddr>) -> IpAddr {
    let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.ip());
    if config.proxied { config.proxies.client(peer, headers) } else { peer }
}

/// Whether the server goes by the name that was asked for. A page of another site may have its own
/// name lead here and would then count as a page of this server; so without a proxy, which knows
/// its names, only addresses, names that no foreign site can have, and named origins are answered.
fn is_called(config: &Config, headers: &HeaderMap) -> bool {
    let Some(host) = headers.get(header::HOST) else {
        return true;
    };
    let Ok(host) = host.to_str() else {
        return false;
    };
    let own = |origin: &String| origin.split_once("://").is_some_and(|(_, own)| own == host);
    if config.origins.iter().any(own) {
        return true;
    }
    if config.proxied || config.tls.is_some() {
        // With no origin named, every name that the proxy hands on is one of ours; and where a
        // certificate is shown, a browser comes by no name that is not in it.
        return config.origins.is_empty();
    }
    let name = host.rsplit_once(':').map_or(host, |(name, port)| {
        if port.bytes().all(|digit| digit.is_ascii_digit()) { name } else { host }
    });
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    bare.parse::<IpAddr>().is_ok()
        || !name.contains('.')
        || [".localhost", ".local", ".lan", ".home.arpa", ".internal"]
            .iter()
            .any(|end| name.to_ascii_lowercase().ends_with(end))
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

    #[test]
    fn a_foreign_name_that_leads_here_is_not_answered() {
        let plain = Config::default();
        let called = |config: &Config, host: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static(host));
            is_called(config, &headers)
        };
        let own = ["127.0.0.1:1666", "localhost:1666", "[::1]:1666", "[::1]", "192.168.1.20"];
        let near = ["cellar:1666", "cellar.local", "Cellar.Home.Arpa:80", "a.localhost"];
        for host in own.into_iter().chain(near) {
            assert!(called(&plain, host), "{host}");
        }
        for host in ["evil.example:1666", "evil.example", "127.0.0.1.evil.example", "a.local.evil"]
        {
            assert!(!called(&plain, host), "{host}");
        }
        let origins = vec!["https://play.example.org:8443".to_owned()];
        let named = Config { origins, ..Config::default() };
        assert!(called(&named, "play.example.org:8443") && !called(&named, "evil.example"));
        let proxied = Config { proxied: true, ..Config::default() };
        assert!(called(&proxied, "play.example.org"));
        let both = Config { proxied: true, ..named };
        assert!(called(&both, "play.example.org:8443") && !called(&both, "evil.example"));
    }

    #[test]
    fn questions_cost_what_they_make_the_server_do() {
        let get = |path| cost(&Method::GET, path);
        assert_eq!(get("/api/tables"), 1);
        assert_eq!(get("/api/tables/abc"), 1);
        assert_eq!(cost(&Method::POST, "/api/tables"), 20);
        assert_eq!((get("/api/replays/abc/steps"), get("/api/replays/abc/coach")), (20, 50));
        assert_eq!(get("/api/tables/abc/coach"), 50);
        let post = |path| cost(&Method::POST, path);
        assert_eq!((post("/api/games/nim/tools/solver"), post("/api/setup")), (5, 2));
        assert_eq!((post("/api/tables/abc/join"), post("/api/tables/abc/mute")), (10, 10));
    }
}
