//! Connections as they come in: counted, timed, ended in order.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_io_timeout::TimeoutStream;
use tokio_rustls::server::TlsStream;
use tower::Service;

use crate::state::{App, count};
use crate::tls::Tls;
use crate::words::{Language, say};

/// How long open connections get when the server ends.
const END: Duration = Duration::from_secs(10);

/// Serves until the future resolves, with or without TLS.
pub(crate) async fn serve(
    listener: TcpListener,
    app: &Arc<App>,
    router: Router,
    tls: Option<Tls>,
    end: impl Future<Output = ()>,
) -> io::Result<()> {
    // Every connection holds a sender; when all are gone, all have ended.
    let (open, mut ended) = mpsc::channel::<()>(1);
    tokio::pin!(end);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    receive(stream, peer, app, (&router, tls.as_ref()), open.clone());
                }
                Err(error) => {
                    // Out of file descriptors, as a rule: some connection will end.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            },
            () = &mut end => break,
        }
    }
    drop((listener, open));
    if tokio::time::timeout(END, ended.recv()).await.is_err() {
        tracing::warn!("connections that did not end are cut off");
    }
    Ok(())
}

fn receive(
    stream: TcpStream,
    peer: SocketAddr,
    app: &Arc<App>,
    (router, tls): (&Router, Option<&Tls>),
    open: mpsc::Sender<()>,
) {
    // Everybody comes from the proxy's address if there is one.
    let is_proxy = app.config.proxied && app.config.proxies.trusts(peer.ip());
    let place = if is_proxy { None } else { Some(app.limits.accept(peer.ip())) };
    if matches!(place, Some(None)) {
        return;
    }
    // Small messages leave at once instead of waiting for company.
    let _ = stream.set_nodelay(true);
    let (app, router, tls) = (Arc::clone(app), router.clone(), tls.cloned());
    let (accepted, counted) = (Instant::now(), Counted::new(&app));
    tokio::spawn(async move {
        app.metrics.accept.since(accepted);
        match tls {
            None => converse(patient(stream, &app), peer, &app, router).await,
            // Boxed, so that a connection without TLS has no room for it.
            Some(tls) => Box::pin(converse_secretly(stream, peer, &tls, &app, router)).await,
        }
        drop((place, counted, open));
    });
}

/// Answers requests within TLS; hands are shaken in the time that the head of a request has.
async fn converse_secretly(
    stream: TcpStream,
    peer: SocketAddr,
    tls: &Tls,
    app: &Arc<App>,
    router: Router,
) {
    let shaken = tokio::time::timeout(app.config.head, shake(stream, tls, app));
    if let Ok(Some(stream)) = shaken.await {
        converse(stream, peer, app, router).await;
    }
}

/// A connection of which who asks and never reads is let go, with what was made for him.
fn patient(stream: TcpStream, app: &App) -> Pin<Box<TimeoutStream<TcpStream>>> {
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(app.config.unread));
    Box::pin(stream)
}

/// The first byte of a connection that begins with TLS.
const HANDSHAKE: u8 = 22;

/// Begins TLS; whoever speaks plain HTTP is told what is spoken here.
async fn shake(
    mut stream: TcpStream,
    tls: &Tls,
    app: &App,
) -> Option<TlsStream<Pin<Box<TimeoutStream<TcpStream>>>>> {
    let mut first = [0];
    if stream.peek(&mut first).await.ok()? == 0 {
        return None;
    }
    if first == [HANDSHAKE] {
        return tls.accept(patient(stream, app)).await.ok();
    }
    // What was asked is read, so that the answer is not lost with it.
    let mut asked = vec![0; 8192];
    if stream.read(&mut asked).await.ok()? == 0 {
        return None;
    }
    let text = Language::ALL.map(|language| say(language, "tls-plain", &[])).join("\n");
    let answer = format!(
        "HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{text}",
        text.len()
    );
    stream.write_all(answer.as_bytes()).await.ok()?;
    stream.shutdown().await.ok()?;
    None
}

/// Answers requests until one side ends the connection.
async fn converse<S>(stream: S, peer: SocketAddr, app: &Arc<App>, router: Router)
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let service = hyper::service::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        Service::<Request<Body>>::call(&mut router.clone(), request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.head)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(connection);
    // A client that breaks off is none of our business.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = app.closed() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// A connection that is counted while it is open.
struct Counted(Arc<App>);

impl Counted {
    fn new(app: &Arc<App>) -> Counted {
        count(&app.metrics.sockets);
        Counted(Arc::clone(app))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}
