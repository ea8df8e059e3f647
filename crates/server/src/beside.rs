//! What is served beside the public address: numbers, and the operator's ways in.

use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use axum::Router;
use tokio::net::TcpListener;

use crate::admin::{self, Door};
use crate::config::Numbers;
use crate::metrics;
use crate::state::App;

/// Where the numbers are told unless said otherwise.
const METRICS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 1667);

/// What cannot be had beside the public address.
#[derive(Debug, thiserror::Error)]
pub enum Unheard {
    /// The address of the numbers.
    #[error("the numbers cannot be told at {0}: {1}")]
    Numbers(SocketAddr, io::Error),
    /// The operator's address.
    #[error("the operator cannot be heard at {0}: {1}")]
    Admin(SocketAddr, io::Error),
    /// The operator's socket.
    #[error("the operator cannot be heard at {0}: {1}")]
    Socket(PathBuf, io::Error),
}

/// What is served, and where.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Beside {
    /// The numbers.
    pub numbers: Option<SocketAddr>,
    /// The operator, with a token.
    pub admin: Option<SocketAddr>,
    /// The operator, on this machine.
    pub socket: Option<PathBuf>,
}

/// Serves everything beside the public address that the server is set up to, until it ends.
pub async fn open(app: &Arc<App>) -> Result<Beside, Unheard> {
    let admin = match &app.config.admin {
        None => None,
        Some((addr, token)) => {
            let service = admin::router(Arc::clone(app), Door::Address(token.clone()));
            let heard = listen(app, *addr, service).await;
            Some(heard.map_err(|error| Unheard::Admin(*addr, error))?)
        }
    };
    Ok(Beside { numbers: numbers(app).await?, admin, socket: socket(app)? })
}

/// Tells the numbers where the server is set up to; gives that address.
async fn numbers(app: &Arc<App>) -> Result<Option<SocketAddr>, Unheard> {
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
        Err(error) => Err(Unheard::Numbers(addr, error)),
    }
}

/// Opens the socket of the machine beside the data file.
#[cfg(unix)]
fn socket(app: &Arc<App>) -> Result<Option<PathBuf>, Unheard> {
    if !app.config.socket {
        return Ok(None);
    }
    let unheard = |error| Unheard::Socket(app.config.data.clone(), error);
    let path = admin::socket_of(&app.config.data).map_err(unheard)?;
    match admin::open(app, &path) {
        Ok(()) => Ok(Some(path)),
        Err(error) if error.kind() == ErrorKind::InvalidInput => {
            tracing::warn!(path = %path.display(), "no socket for the operator: its path is too long");
            Ok(None)
        }
        Err(error) => Err(Unheard::Socket(path, error)),
    }
}

/// Elsewhere the token alone opens.
#[cfg(not(unix))]
fn socket(_: &Arc<App>) -> Result<Option<PathBuf>, Unheard> {
    Ok(None)
}

/// Serves a router at an address until the server ends; who dawdles there is cut off as at the public one.
async fn listen(app: &Arc<App>, addr: SocketAddr, router: Router) -> io::Result<SocketAddr> {
    let listener = TcpListener::bind(addr).await?;
    let addr = listener.local_addr()?;
    let app = Arc::clone(app);
    tokio::spawn(
        async move { crate::listen::serve(listener, &app, router, None, app.closed()).await },
    );
    Ok(addr)
}
