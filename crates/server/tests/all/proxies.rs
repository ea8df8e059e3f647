//! Who asks where a proxy stands in front, and by which name.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::json;
use server::{Config, Forwarding, Proxies};

use crate::client::{Answered, Running, config};

/// Asks with these header lines.
async fn ask(server: &Running, lines: &[(&str, &str)]) -> Answered {
    let mut request = Request::get("/api/openapi.json");
    for (name, value) in lines {
        request = request.header(*name, *value);
    }
    server.send(request.body(Body::empty()).unwrap()).await
}

/// A server of which a household gets four answers at once.
async fn behind(proxies: Proxies) -> (tempfile::TempDir, Running) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let settings = Config { proxied: true, proxies, requests: 1, ..config(&data) };
    (folder, Running::with(settings).await)
}

#[tokio::test]
async fn nobody_behind_a_proxy_passes_for_many() {
    const LINE: &str = "x-forwarded-for";
    let (_folder, server) = behind(Proxies::default()).await;
    for at in 0..6 {
        let (invented, port) = (format!("1.1.1.{at}"), format!("203.0.113.5:{}", 4000 + at));
        // In the same line, in a line before, and with a port of its own each time.
        let said = match at % 2 {
            0 => ask(&server, &[(LINE, &format!("{invented}, {port}"))]).await,
            _ => ask(&server, &[(LINE, &invented), (LINE, &port)]).await,
        };
        assert_eq!(said.status == StatusCode::OK, at < 4, "{at}: {}", said.status);
    }
    assert_eq!(ask(&server, &[(LINE, "203.0.113.6")]).await.status, StatusCode::OK);
    server.stop().await;
    // A hop that is not trusted is the client, whatever it claims.
    let trusted = vec!["198.51.100.0/24".parse().unwrap()];
    let (_folder, server) = behind(Proxies { trusted, ..Proxies::default() }).await;
    for at in 0..6 {
        let said = ask(&server, &[(LINE, &format!("1.1.1.{at}"))]).await;
        assert_eq!(said.status == StatusCode::OK, at < 4, "{at}: {}", said.status);
    }
    server.stop().await;
}

#[tokio::test]
async fn the_standard_header_counts_where_the_proxy_writes_it_and_no_other() {
    let header = Forwarding::Forwarded;
    let (_folder, server) = behind(Proxies { header, ..Proxies::default() }).await;
    for at in 0..6 {
        let claimed = format!("1.1.1.{at}");
        let line = format!("for={claimed}, for=\"[2001:db8::{at}]:47{at}\";proto=https");
        let said = ask(&server, &[("forwarded", &line), ("x-forwarded-for", &claimed)]).await;
        assert_eq!(said.status == StatusCode::OK, at < 4, "{at}: {}", said.status);
    }
    let other = "for=\"[2001:db8:0:1::1]\"";
    assert_eq!(ask(&server, &[("forwarded", other)]).await.status, StatusCode::OK);
    server.stop().await;
}

#[tokio::test]
async fn a_name_that_is_none_of_ours_gets_no_page_no_table_and_no_connection() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    for path in ["/", "/api/games", "/api/tables/aaaaaaaaaaaaaaaa/socket", "/healthz"] {
        let request = Request::get(path).header(header::HOST, "evil.example:1666");
        let said = server.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(said.status, StatusCode::MISDIRECTED_REQUEST, "{path}");
        assert_eq!(said.body["code"], "request/host", "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_proxy_that_cuts_the_port_off_the_name_is_noticed() {
    let (_folder, server) = behind(Proxies::default()).await;
    for (host, status) in [
        ("play.example.org:8443", StatusCode::CREATED),
        // As nginx hands it on with `Host $host`.
        ("play.example.org", StatusCode::FORBIDDEN),
    ] {
        let seats = json!([{"type": "me", "name": "Ada"}, {"type": "open"}]);
        let body = json!({"game": "dicke-daemonen", "seats": seats});
        let request = Request::post("/api/tables")
            .header(header::HOST, host)
            .header(header::ORIGIN, "https://play.example.org:8443")
            .header(header::CONTENT_TYPE, "application/json")
            // A table costs a whole bucket here.
            .header(
                "x-forwarded-for",
                if status.is_success() { "203.0.113.1" } else { "203.0.113.2" },
            );
        let said = server.send(request.body(Body::from(body.to_string())).unwrap()).await;
        assert_eq!(said.status, status, "{host}: {}", said.text);
    }
    server.stop().await;
}
