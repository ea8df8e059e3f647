//! Two players at a table of boardgame.io, over its WebSocket transport (Engine.IO 4, Socket.IO 5).

use std::sync::atomic::Ordering;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};

use crate::wire::{Wire, between, post};
use crate::{Figures, Problem, Said};

#[derive(Deserialize)]
struct State {
    #[serde(rename = "_stateID")]
    number: u64,
    ctx: Context,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Context {
    current_player: String,
    #[serde(default)]
    gameover: Option<Value>,
}

#[derive(Deserialize)]
struct Synchronised {
    state: State,
}

/// Plays until so many actions are done.
pub(crate) async fn game(address: &str, figures: &Figures, stop: u64) -> Result<(), Problem> {
    let made = post(address, "/games/tally/create", &json!({"numPlayers": 2})).await?;
    let table = between(&made, "\"matchID\":\"", '"')?;
    let mut credentials = Vec::new();
    for player in ["0", "1"] {
        let path = format!("/games/tally/{table}/join");
        let body = json!({"playerID": player, "playerName": "Ada"});
        let joined = post(address, &path, &body).await?;
        credentials.push(between(&joined, "\"playerCredentials\":\"", '"')?);
    }
    let said = Said::default();
    let first = seat(address, &table, "0", &credentials[0], (&said, figures), stop);
    let second = seat(address, &table, "1", &credentials[1], (&said, figures), stop);
    let (first, second) = tokio::join!(first, second);
    first.and(second)
}

async fn seat(
    address: &str,
    table: &str,
    player: &str,
    credentials: &str,
    (said, figures): (&Said, &Figures),
    stop: u64,
) -> Result<(), Problem> {
    let address = format!("ws://{address}/socket.io/?EIO=4&transport=websocket");
    let mut wire = Wire::open(&address, "").await?;
    let mut seen = 0;
    let mut waiting = false;
    loop {
        let text = wire.hear().await?;
        let state = match text.as_bytes() {
            // Opened: join the name space of the game.
            [b'0', ..] => {
                wire.say("40/tally,".to_owned()).await?;
                continue;
            }
            // A ping.
            [b'2'] => {
                wire.say("3".to_owned()).await?;
                continue;
            }
            // Joined: ask for the state.
            [b'4', b'0', ..] => {
                let ask = json!(["sync", table, player, credentials, 2]);
                wire.say(format!("42/tally,{ask}")).await?;
                continue;
            }
            [b'4', b'2', ..] => match state(&text)? {
                Some(state) => state,
                None => continue,
            },
            _ => continue,
        };
        let is_news = state.number > seen;
        seen = seen.max(state.number);
        if is_news && waiting {
            figures.acknowledged.fetch_add(1, Ordering::Relaxed);
            waiting = false;
        } else if is_news {
            said.heard(figures);
        }
        if seen >= stop || state.ctx.gameover.is_some() {
            return Ok(());
        }
        if state.ctx.current_player == player && !waiting {
            waiting = true;
            let action = json!({
                "type": "MAKE_MOVE",
                "payload": {
                    "type": "add", "args": [1], "playerID": player, "credentials": credentials,
                },
            });
            let act = json!(["update", action, seen, table, player]);
            said.now();
            wire.say(format!("42/tally,{act}")).await?;
        }
    }
}

/// The state that an event carries: its name, the table, the state, and more.
fn state(text: &str) -> Result<Option<State>, Problem> {
    let body = text.split_once(',').map(|(_, body)| body).unwrap_or_default();
    if body.starts_with("[\"sync\"") {
        let (_, _, found): (IgnoredAny, IgnoredAny, Synchronised) = serde_json::from_str(body)?;
        return Ok(Some(found.state));
    }
    if body.starts_with("[\"update\"") {
        let (_, _, state, _): (IgnoredAny, IgnoredAny, State, IgnoredAny) =
            serde_json::from_str(body)?;
        return Ok(Some(state));
    }
    Ok(None)
}
