//! Two players at a table of boardgame.io, over its WebSocket transport (Engine.IO 4, Socket.IO 5).

use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde_json::json;

use crate::wire::{Wire, after, between, post};
use crate::{Match, Player, Problem, Said, both};

/// Plays until so many actions are done.
pub(crate) async fn game(address: &str, game: &Match) -> Result<(), Problem> {
    let made = post(address, "/games/tally/create", &json!({"numPlayers": 2})).await?;
    let table = between(&made, "\"matchID\":\"", '"')?;
    let said = Arc::new(Said::default());
    let mut players = Vec::new();
    for name in ["0", "1"] {
        let path = format!("/games/tally/{table}/join");
        let body = json!({"playerID": name, "playerName": "Ada"});
        let joined = post(address, &path, &body).await?;
        let player = Player {
            table: table.clone(),
            secret: between(&joined, "\"playerCredentials\":\"", '"')?,
            said: Arc::clone(&said),
            game: game.clone(),
        };
        players.push(seat(address.to_owned(), name, player));
    }
    let second = players.pop().ok_or("two have joined")?;
    let first = players.pop().ok_or("two have joined")?;
    both(first, second).await
}

async fn seat(address: String, name: &'static str, player: Player) -> Result<(), Problem> {
    let address = format!("ws://{address}/socket.io/?EIO=4&transport=websocket");
    let mut wire = Wire::open(&address, "").await?;
    let turn = format!("\"currentPlayer\":\"{name}\"");
    let (table, secret) = (&player.table, &player.secret);
    let mut seen = 0;
    let mut waiting = false;
    loop {
        let text = wire.hear().await?;
        let text = text.as_str();
        match text.as_bytes() {
            // Opened: join the name space of the game.
            [b'0', ..] => wire.say("40/tally,".to_owned()).await?,
            // A ping.
            [b'2'] => wire.say("3".to_owned()).await?,
            // Joined: ask for the state.
            [b'4', b'0', ..] => {
                let ask = json!(["sync", table, name, secret, 2]);
                wire.say(format!("42/tally,{ask}")).await?;
            }
            [b'4', b'2', ..] if carries_state(text) => {
                let number = after(text, "\"_stateID\":")?;
                let is_news = number > seen;
                seen = seen.max(number);
                if is_news && waiting {
                    player.game.figures.acknowledged.fetch_add(1, Ordering::Relaxed);
                    waiting = false;
                } else if is_news {
                    player.said.heard(&player.game.figures);
                }
                if seen >= player.game.stop || text.contains("\"gameover\":{") {
                    return Ok(());
                }
                if text.contains(&turn) && !waiting {
                    waiting = true;
                    player.turn(seen).await;
                    wire.say(format!(
                        "42/tally,[\"update\",{{\"type\":\"MAKE_MOVE\",\"payload\":{{\
                         \"type\":\"add\",\"args\":[1],\"playerID\":\"{name}\",\
                         \"credentials\":\"{secret}\"}}}},{seen},\"{table}\",\"{name}\"]"
                    ))
                    .await?;
                }
            }
            _ => {}
        }
    }
}

/// Whether an event brings the state of the table.
fn carries_state(text: &str) -> bool {
    let body = text.split_once(',').map(|(_, body)| body).unwrap_or_default();
    body.starts_with("[\"sync\"") || body.starts_with("[\"update\"")
}
