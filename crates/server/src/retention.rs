//! What nobody has looked at for long goes, by the rules that the operator sets.
//!
//! Time counts here as for games: the time that the server was up. So no outage and no wrong clock
//! removes anything.

use std::sync::Arc;
use std::time::Duration;

use protocol::Status;

use crate::config::Keep;
use crate::state::{App, count};
use crate::store::{Kind, StoreError, Write};
use crate::table::written;

/// How often it is looked for.
const OFTEN: Duration = Duration::from_hours(1);
/// How many go before everybody else has a turn at the store.
const FEW: u32 = 20;
const PAUSE: Duration = Duration::from_millis(200);

/// Removes what has had its time, now and then.
pub(crate) async fn keep(app: Arc<App>) {
    let all = async {
        loop {
            for (of, time) in rules(&app.config.keep) {
                sweep(&app, of, time).await;
            }
            count(&app.metrics.sweeps);
            tokio::time::sleep(OFTEN).await;
        }
    };
    tokio::select! {
        () = app.closed() => {}
        () = all => {}
    }
}

/// What goes after which time.
fn rules(keep: &Keep) -> impl Iterator<Item = (Kind, Duration)> + use<> {
    let rules = [
        (Kind::Tables(Status::Gathering), keep.unfinished),
        (Kind::Tables(Status::Playing), keep.unfinished),
        (Kind::Tables(Status::Over), keep.finished),
        (Kind::Uploads, keep.uploads),
    ];
    rules.into_iter().filter_map(|(of, time)| Some((of, time?)))
}

/// Removes everything of a kind that nobody has looked at for so long, a few at a time.
async fn sweep(app: &Arc<App>, of: Kind, time: Duration) {
    let time = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let Some(before) = app.time.up_ms().checked_sub(time) else {
        return;
    };
    let mut gone = 0;
    loop {
        let store = Arc::clone(&app.store);
        let found = tokio::task::spawn_blocking(move || store.stale(of, before, FEW)).await;
        let found = match found {
            Ok(Ok(found)) => found,
            Ok(Err(error)) => break tracing::warn!(%error, "what is old could not be looked up"),
            Err(_) => break,
        };
        let removed = remove(app, of, before, found).await;
        gone += removed;
        // The rest of them is in use, or the store keeps nothing.
        if removed == 0 {
            break;
        }
        tokio::time::sleep(PAUSE).await;
    }
    if gone > 0 {
        tracing::info!(?of, gone, "what nobody has looked at for long is removed");
    }
}

/// Removes these unless they are in memory; gives how many are gone.
async fn remove(app: &Arc<App>, of: Kind, before: u64, ids: Vec<String>) -> usize {
    let held = app.tables.hold(ids);
    let mut gone = 0;
    for id in &held {
        match written(app.store.write(Write::Remove { of, id: id.clone(), before })).await {
            Ok(()) => {
                count(&app.metrics.removed);
                gone += 1;
            }
            // Somebody has looked at it meanwhile.
            Err(StoreError::Conflict) => {}
            Err(error) => tracing::warn!(id, %error, "what is old could not be removed"),
        }
    }
    app.tables.let_go(&held);
    gone
}
