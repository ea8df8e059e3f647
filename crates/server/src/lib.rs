//! Tables over HTTP and WebSocket.
//!
//! [`app`] is the whole server as a router. A table is an append-only log in the [`store`], its
//! state the fold of that log, owned by one task while anybody needs it; an action is acknowledged
//! only after its row is durable.

pub mod admin;
pub mod beside;
pub mod club;
pub mod config;
mod cookie;
mod duties;
pub mod error;
pub mod fair;
mod games;
mod gate;
pub mod house;
mod http;
pub mod lan;
mod limit;
mod listen;
pub mod metrics;
mod names;
pub mod proxy;
pub mod qr;
mod random;
mod retention;
mod run;
mod socket;
mod stages;
mod state;
pub mod store;
mod table;
mod thinkers;
mod time;
pub mod tls;
pub mod wards;
mod words;

pub use club::{Club, Makers, Password};
pub use config::{Config, Keep};
pub use games::Games;
pub use house::{House, Logo};
pub use http::{app, description};
pub use proxy::{Forwarding, Proxies};
pub use run::{Reread, run, run_rereading};
pub use stages::{Stage, Stages};
pub use state::App;
pub use time::Wall;
pub use tls::{Tls, TlsError};
pub use words::Language;

use std::future::Future;
use std::sync::Arc;

use tokio::net::TcpListener;

/// Serves until the future resolves; connections get a moment to end.
pub async fn serve(
    listener: TcpListener,
    state: Arc<App>,
    end: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let closing = Arc::clone(&state);
    tokio::spawn(duties::keep(Arc::clone(&state)));
    tokio::spawn(retention::keep(Arc::clone(&state)));
    let beats = tokio::spawn(time::keep(Arc::clone(&state)));
    let (router, tls) = (app(Arc::clone(&state)), state.config.tls.clone());
    let end = async move {
        end.await;
        tracing::info!("the server ends");
        closing.close();
    };
    let served = listen::serve(listener, &state, router, tls, end).await;
    // The last beat is kept before the store may be let go.
    beats.await.map_err(std::io::Error::other).and(served)
}
