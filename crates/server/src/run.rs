//! A server as a program: its runtime, its log, its end.

use std::io::{self, IsTerminal};
use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;
#[cfg(unix)]
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use crate::metrics::machine;
use crate::{App, Club, Config, House, beside, serve};

/// What a house has in files, read anew; a text says why that cannot be.
pub type Reread = Box<dyn Fn() -> Result<(Club, House), String> + Send + Sync>;

/// Serves until the program is told to end; `ready` is called with the address that listens.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    run_rereading(config, None, ready)
}

/// The same; told to by SIGHUP, it has the files of the house read anew. At a terminal that signal
/// says that the terminal is gone, and ends the server in order.
pub fn run_rereading(
    config: Config,
    reread: Option<Reread>,
    ready: impl FnOnce(SocketAddr),
) -> io::Result<()> {
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
        let is_at_terminal = io::stdin().is_terminal();
        #[cfg(unix)]
        if let Some(reread) = reread.filter(|_| !is_at_terminal) {
            tokio::spawn(reread_when_told(Arc::clone(&app), reread.into()));
        }
        #[cfg(not(unix))]
        drop(reread);
        let served = serve(listener, app, told_to_end(is_at_terminal)).await;
        // From now on the one file holds everything.
        let closed = tokio::task::spawn_blocking(move || store.close()).await;
        closed.map_err(io::Error::other).and(served)
    })
}

/// Reads the files of the house whenever somebody says that they have changed.
#[cfg(unix)]
async fn reread_when_told(app: Arc<App>, reread: Arc<Reread>) {
    let Ok(mut hangups) = signal(SignalKind::hangup()) else { return };
    while hangups.recv().await.is_some() {
        let reread = Arc::clone(&reread);
        let read = tokio::task::spawn_blocking(move || reread()).await;
        match read.unwrap_or_else(|error| Err(error.to_string())) {
            Ok((club, house)) => {
                app.refurnish(club, house);
                tracing::info!("the files of the house are read anew");
            }
            Err(problem) => {
                tracing::error!(
                    problem,
                    "the files of the house cannot be read; all stays as it was"
                );
            }
        }
    }
}

/// Resolves when the program is interrupted or asked to terminate, or when its terminal is gone.
async fn told_to_end(is_at_terminal: bool) {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let told = async |kind, counts: bool| match signal(kind) {
            Ok(mut told) if counts => drop(told.recv().await),
            _ => std::future::pending().await,
        };
        tokio::select! {
            _ = interrupted => {}
            () = told(SignalKind::terminate(), true) => {}
            () = told(SignalKind::hangup(), is_at_terminal) => {}
        }
    }
    #[cfg(not(unix))]
    {
        let _ = is_at_terminal;
        drop(interrupted.await);
    }
}
