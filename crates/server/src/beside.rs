//! What is served beside the public address.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use tokio::net::TcpListener;

use crate::config::Numbers;
use crate::metrics;
use crate::state::App;

/// Where the numbers are told unless said otherwise.
const METRICS: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 1667);

/// An address beside the public one that cannot be had.
#[derive(Debug, thiserror::Error)]
#[error("{addr}: {error}")]
pub struct Unheard {
    /// Which one.
    pub addr: SocketAddr,
    /// Why not.
    pub error: io::Error,
}

/// Tells the numbers where the server is set up to; gives that address.
pub async fn numbers(app: &Arc<App>) -> Result<Option<SocketAddr>, Unheard> {
    let (addr, is_usual) = match app.config.metrics {
        Numbers::Off | Numbers::Public => return Ok(None),
        Numbers::Usual => (METRICS, true),
        Numbers::At(addr) => (addr, false),
    };
    match listen(app, addr, metrics::router(Arc::clone(app))).await {
        Ok(addr) => Ok(Some(addr)),
        Err(error) if is_usual && error.kind() == ErrorKind::AddrInUse => {
            tracing::warn!(%addr, "the numbers are not told: their usual address is taken");
            Ok(None)
        }
        Err(error) => Err(Unheard { addr, error }),
    }
}

/// Serves a router at an address until the server ends.
async fn listen(app: &Arc<App>, addr: SocketAddr, router: Router) -> io::Result<SocketAddr> {
    let listener = TcpListener::bind(addr).await?;
    let addr = listener.local_addr()?;
    let ended = Arc::clone(app);
    tokio::spawn(async move {
        let served = axum::serve(listener, router);
        // It never fails; whoever asks when the server ends gets no answer.
        tokio::select! {
            _ = served => {}
            () = ended.closed() => {}
        }
    });
    Ok(addr)
}
