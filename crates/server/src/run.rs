//! A server as a program: its runtime, its log, its end.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::metrics::machine;
use crate::{App, Config, beside, serve};

/// Serves until the program is told to end; `ready` is called with the address that listens.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let filter =
        EnvFilter::try_from_env("PANDEMONIUM_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().json().with_env_filter(filter).with_writer(io::stderr);
    // What cannot be logged, as on a full disk, is lost; saying so in the same place would break off
    // the thread that says it. A program that has set up its own log keeps it.
    let _ = log.log_internal_errors(false).try_init();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .on_thread_start(machine::thread_begins)
        .on_thread_stop(machine::thread_ends)
        .build()?;
    runtime.block_on(async move {
        let listener = TcpListener::bind(config.addr).await?;
        let app = App::open(config).map_err(io::Error::other)?;
        let told = beside::open(&app).await.map_err(io::Error::other)?;
        tracing::info!(beside = ?told, "the server begins");
        ready(listener.local_addr()?);
        let store = Arc::clone(&app.store);
        let served = serve(listener, app, told_to_end()).await;
        // From now on the one file holds everything.
        let closed = tokio::task::spawn_blocking(move || store.close()).await;
        closed.map_err(io::Error::other).and(served)
    })
}

/// Resolves when the program is interrupted or asked to terminate.
async fn told_to_end() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminated) => tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            },
            Err(_) => drop(interrupted.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupted.await);
}
