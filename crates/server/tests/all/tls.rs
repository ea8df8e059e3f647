//! TLS of the server's own, and what a browser is told where there is TLS.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use axum::http::header::{SET_COOKIE, STRICT_TRANSPORT_SECURITY};
use serde_json::json;
use server::{Config, Tls, TlsError};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::client::{Running, config};

/// A certificate for `play.test` that signs itself, and its key.
struct Signed {
    certificate: CertificateDer<'static>,
    pem: String,
    key: String,
}

fn signed() -> Signed {
    let made = rcgen::generate_simple_self_signed(["play.test".to_owned()]).unwrap();
    let (pem, key) = (made.cert.pem(), made.signing_key.serialize_pem());
    Signed { certificate: made.cert.der().clone(), pem, key }
}

fn kept(folder: &Path, signed: &Signed) -> (PathBuf, PathBuf) {
    let (certificate, key) = (folder.join("cert.pem"), folder.join("key.pem"));
    fs::write(&certificate, &signed.pem).unwrap();
    fs::write(&key, &signed.key).unwrap();
    (certificate, key)
}

/// Connects as a browser that trusts this certificate and no other.
async fn connect(address: &str, trusted: &Signed) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.certificate.clone()).unwrap();
    let settings = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(address).await.unwrap();
    let name = ServerName::try_from("play.test").unwrap();
    TlsConnector::from(Arc::new(settings)).connect(name, stream).await
}

async fn ask(address: &str, trusted: &Signed, path: &str) -> String {
    let mut stream = connect(address, trusted).await.unwrap();
    let asked = format!("GET {path} HTTP/1.1\r\nHost: play.test\r\nConnection: close\r\n\r\n");
    stream.write_all(asked.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_with_a_certificate_speaks_tls_and_shows_a_renewed_one() {
    let folder = tempfile::tempdir().unwrap();
    let first = signed();
    let (certificate, key) = kept(folder.path(), &first);
    let tls = Some(Tls::open(&certificate, &key).unwrap());
    let head = Duration::from_secs(5);
    let data = folder.path().join("data.db");
    let server = Running::with(Config { tls, secure: true, head, ..config(&data) }).await;
    let answer = ask(&server.address, &first, "/healthz").await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok\n"), "{answer}");
    assert!(answer.to_ascii_lowercase().contains("strict-transport-security: max-age=31536000"));

    // Whoever speaks plain HTTP is told so, in both languages.
    let mut plain = TcpStream::connect(&server.address).await.unwrap();
    plain.write_all(b"GET / HTTP/1.1\r\nHost: play.test\r\n\r\n").await.unwrap();
    let mut said = String::new();
    plain.read_to_string(&mut said).await.unwrap();
    assert!(said.starts_with("HTTP/1.1 400") && said.contains("HTTPS is spoken here"), "{said}");
    assert!(said.contains("Ici on parle HTTPS"), "{said}");

    // Half of a renewal leaves the old certificate in its place; the whole of it is shown at once.
    let second = signed();
    let later = |file: &Path, seconds| {
        let when = SystemTime::now() + Duration::from_secs(seconds);
        fs::File::options().append(true).open(file).unwrap().set_modified(when).unwrap();
    };
    fs::write(&certificate, &second.pem).unwrap();
    later(&certificate, 60);
    assert!(ask(&server.address, &first, "/readyz").await.ends_with("ready\n"));
    fs::write(&key, &second.key).unwrap();
    later(&key, 120);
    assert!(ask(&server.address, &second, "/readyz").await.ends_with("ready\n"));
    assert!(connect(&server.address, &first).await.is_err(), "the old one is shown no more");
    fs::remove_file(&key).unwrap();
    assert!(ask(&server.address, &second, "/readyz").await.ends_with("ready\n"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_connects_and_never_shakes_hands_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let (certificate, key) = kept(folder.path(), &signed());
    let tls = Some(Tls::open(&certificate, &key).unwrap());
    let head = Duration::from_millis(200);
    let data = folder.path().join("data.db");
    let server = Running::with(Config { tls, head, ..config(&data) }).await;
    for begun in [&b""[..], b"\x16\x03\x01"] {
        let mut silent = TcpStream::connect(&server.address).await.unwrap();
        silent.write_all(begun).await.unwrap();
        let mut answer = Vec::new();
        let read = tokio::time::timeout(Duration::from_mins(1), silent.read_to_end(&mut answer));
        assert!(read.await.is_ok(), "the connection is still open");
    }
    server.stop().await;
}

#[test]
fn files_that_hold_no_certificate_are_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (signed(), signed());
    let (certificate, key) = kept(folder.path(), &one);
    let nowhere = folder.path().join("nowhere.pem");
    assert!(
        matches!(Tls::open(&nowhere, &key), Err(TlsError::Unread { file, .. }) if file == nowhere)
    );
    assert!(matches!(Tls::open(&key, &key), Err(TlsError::NoCertificate(file)) if file == key));
    assert!(
        matches!(Tls::open(&certificate, &certificate), Err(TlsError::NoKey(file)) if file == certificate)
    );
    fs::write(&key, &other.key).unwrap();
    assert!(matches!(Tls::open(&certificate, &key), Err(TlsError::Mismatch(_))));
    fs::write(&certificate, "-----BEGIN CERTIFICATE-----\nnonsense").unwrap();
    assert!(Tls::open(&certificate, &key).is_err());
    let shown = format!("{:?}", kept(folder.path(), &one));
    let tls = Tls::open(&certificate, &key).unwrap();
    assert!(shown.contains("key.pem") && !format!("{tls:?}").contains("PRIVATE"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_told_to_stay_with_tls_only_where_there_is_tls() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    for secure in [false, true] {
        let server = Running::with(Config { secure, ..config(&data) }).await;
        for path in ["/", "/healthz", "/api/games", "/api/nothing"] {
            let told = server.get(path, "").await.headers.contains_key(STRICT_TRANSPORT_SECURITY);
            assert_eq!(told, secure, "{path}");
        }
        let body = json!({"game": "dicke-daemonen", "seats": [{"type": "me", "name": "Ada"}, {"type": "open"}]});
        let made = server.post("/api/tables", body, "").await;
        let cookie = made.headers[SET_COOKIE].to_str().unwrap();
        assert_eq!(cookie.ends_with("; Secure"), secure, "{cookie}");
        server.stop().await;
    }
}
