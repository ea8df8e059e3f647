//! Somebody who sits at a table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use kernel::chance::Seeded;
use serde::Deserialize;

use crate::Problem;
use crate::wire::Wire;

/// Between two moves at a table.
const PAUSE: Duration = Duration::from_millis(20);

/// What was counted at all tables.
#[derive(Default)]
pub(crate) struct Figures {
    pub(crate) moves: AtomicU64,
    /// Updates of moves, and their bytes.
    pub(crate) updates: AtomicU64,
    pub(crate) bytes: AtomicU64,
}

/// Somebody who sits at a table and stays.
pub(crate) struct Guest {
    table: String,
    cookie: String,
    version: u64,
    /// Kept open until the server goes.
    _wire: Wire,
}

/// What matters of an update.
#[derive(Deserialize, Default)]
struct Update {
    version: u64,
    status: String,
    turn: Turn,
    legal: Vec<Legal>,
}

#[derive(Deserialize, Default)]
struct Turn {
    to: Vec<u8>,
}

#[derive(Deserialize)]
struct Legal {
    notation: String,
}

#[derive(Deserialize)]
struct Hello {
    update: Update,
}

/// One seat with what it saw last.
struct Seat {
    wire: Wire,
    seen: Update,
}

impl Seat {
    /// Hears until an update or a hello has come; a move that is refused is an error.
    async fn hear(&mut self, figures: &Figures) -> Result<(), Problem> {
        loop {
            let text = self.wire.hear().await?;
            let text = text.as_str();
            if text.starts_with("{\"type\":\"update\"") {
                figures.updates.fetch_add(1, Ordering::Relaxed);
                figures.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
                self.seen = serde_json::from_str(text)?;
                return Ok(());
            }
            if text.starts_with("{\"type\":\"hello\"") {
                self.seen = serde_json::from_str::<Hello>(text)?.update;
                return Ok(());
            }
            if text.contains("\"refused\"") || text.starts_with("{\"type\":\"closing\"") {
                return Err(text.to_owned().into());
            }
        }
    }
}

fn address_of(address: &str, table: &str, changes: bool, more: &str) -> String {
    let changes = if changes { "changes=1&" } else { "" };
    format!("ws://{address}/api/tables/{table}/socket?{changes}{more}")
}

/// Plays so many moves at a table, the same at every run, and leaves everybody sitting there.
pub(crate) async fn play(
    address: &str,
    (table, cookies): (String, Vec<String>),
    moves: u32,
    changes: bool,
    figures: &Arc<Figures>,
) -> Result<Vec<Guest>, Problem> {
    let mut seats = Vec::new();
    for (number, cookie) in cookies.iter().enumerate() {
        let wire = Wire::open(&address_of(address, &table, changes, ""), cookie).await?;
        let mut seat = Seat { wire, seen: Update::default() };
        seat.hear(figures).await?;
        seat.wire
            .say(format!("{{\"type\":\"ready\",\"id\":0,\"seat\":{number},\"entropy\":\"\"}}"))
            .await?;
        seats.push(seat);
    }
    for seat in &mut seats {
        while seat.seen.status == "gathering" {
            seat.hear(figures).await?;
        }
    }
    let mut dice = Seeded::from_text(&cookies.len().to_string());
    for _ in 0..moves {
        let acting = (0..seats.len()).find(|&at| {
            seats[at].seen.turn.to.iter().any(|seat| usize::from(*seat) == at)
                && !seats[at].seen.legal.is_empty()
        });
        let Some(at) = acting else { break };
        let Update { version, legal, .. } = &seats[at].seen;
        let (version, most) = (*version, u32::try_from(legal.len())?);
        let notation = serde_json::to_string(&legal[dice.below(most) as usize].notation)?;
        seats[at]
            .wire
            .say(format!(
                "{{\"type\":\"act\",\"id\":1,\"seat\":{at},\"version\":{version},\
                 \"action\":{notation}}}"
            ))
            .await?;
        for seat in &mut seats {
            while seat.seen.version <= version {
                seat.hear(figures).await?;
            }
        }
        figures.moves.fetch_add(1, Ordering::Relaxed);
        tokio::time::sleep(PAUSE).await;
    }
    let guest = |(seat, cookie): (Seat, String)| Guest {
        table: table.clone(),
        cookie,
        version: seat.seen.version,
        _wire: seat.wire,
    };
    Ok(seats.into_iter().zip(cookies).map(guest).collect())
}

/// Comes back with the version seen last; gives the connection, which stays open.
pub(crate) async fn come_back(
    address: String,
    guest: Guest,
    changes: bool,
) -> Result<Wire, Problem> {
    let Guest { table, cookie, version, _wire: old } = guest;
    drop(old);
    let since = format!("since={version}");
    let mut wire = Wire::open(&address_of(&address, &table, changes, &since), &cookie).await?;
    loop {
        if wire.hear().await?.as_str().starts_with("{\"type\":\"hello\"") {
            return Ok(wire);
        }
    }
}
