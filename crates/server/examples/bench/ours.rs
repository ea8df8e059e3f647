//! Two players at a table of ours.

use std::sync::atomic::Ordering;

use serde::Deserialize;
use serde_json::json;

use crate::wire::{Wire, between, post};
use crate::{Figures, Problem, Said};

/// What a player reads of the messages; the rest is passed over, as on the other side.
#[derive(Deserialize)]
struct Hello {
    update: Update,
}

#[derive(Deserialize)]
struct Reply {
    id: u32,
}

#[derive(Default, Deserialize)]
struct Update {
    #[serde(default)]
    version: u32,
    #[serde(default)]
    status: String,
    #[serde(default)]
    step: u64,
    #[serde(default)]
    turn: Turn,
}

#[derive(Default, Deserialize)]
struct Turn {
    #[serde(default)]
    to: Vec<u8>,
}

/// Plays until so many actions are done.
pub(crate) async fn game(address: &str, figures: &Figures, stop: u64) -> Result<(), Problem> {
    let body = json!({
        "game": "tally",
        "seats": [{"type": "me", "name": "Ada"}, {"type": "open"}],
    });
    let made = post(address, "/api/tables", &body).await?;
    let table = between(&made, "\"table\":\"", '"')?;
    let joined =
        post(address, &format!("/api/tables/{table}/join"), &json!({"name": "Bob"})).await?;
    let said = Said::default();
    let cookies = [between(&made, "set-cookie: ", ';')?, between(&joined, "set-cookie: ", ';')?];
    let first = seat(address, &table, 0, &cookies[0], (&said, figures), stop);
    let second = seat(address, &table, 1, &cookies[1], (&said, figures), stop);
    let (first, second) = tokio::join!(first, second);
    first.and(second)
}

async fn seat(
    address: &str,
    table: &str,
    seat: u8,
    cookie: &str,
    (said, figures): (&Said, &Figures),
    stop: u64,
) -> Result<(), Problem> {
    let address = format!("ws://{address}/api/tables/{table}/socket");
    let mut wire = Wire::open(&address, cookie).await?;
    let mut seen = 0;
    let mut waiting = false;
    loop {
        let text = wire.hear().await?;
        let update: Update = match &text {
            text if text.starts_with("{\"type\":\"update\"") => serde_json::from_str(text)?,
            text if text.starts_with("{\"type\":\"hello\"") => {
                serde_json::from_str::<Hello>(text)?.update
            }
            text if text.starts_with("{\"type\":\"reply\"") => {
                if serde_json::from_str::<Reply>(text)?.id > 0 {
                    figures.acknowledged.fetch_add(1, Ordering::Relaxed);
                    waiting = false;
                    if seen >= stop {
                        return Ok(());
                    }
                }
                continue;
            }
            _ => continue,
        };
        if update.status == "gathering" {
            let ready = json!({"type": "ready", "id": 0, "seat": seat, "entropy": ""});
            wire.say(ready.to_string()).await?;
            continue;
        }
        let is_news = update.step > seen;
        seen = update.step;
        let mine = update.turn.to.contains(&seat);
        if is_news && !waiting {
            said.heard(figures);
        }
        if seen >= stop && !waiting {
            return Ok(());
        }
        if mine && seen < stop && !waiting {
            waiting = true;
            let action = json!({"type": "add", "number": 1});
            let act = json!({
                "type": "act", "id": 1, "seat": seat, "version": update.version, "action": action,
            });
            said.now();
            wire.say(act.to_string()).await?;
        }
    }
}
