//! Two players at a table of ours.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde_json::json;

use crate::wire::{Wire, after, between, post};
use crate::{Match, Player, Problem, Said, both};

/// Plays until so many actions are done.
pub(crate) async fn game(address: &str, game: &Match) -> Result<(), Problem> {
    let body = json!({
        "game": "tally",
        "seats": [{"type": "me", "name": "Ada"}, {"type": "open"}],
    });
    let made = post(address, "/api/tables", &body).await?;
    let table = between(&made, "\"table\":\"", '"')?;
    let joined =
        post(address, &format!("/api/tables/{table}/join"), &json!({"name": "Bob"})).await?;
    let said = Arc::new(Said::default());
    let player = |answer: &str| -> Result<Player, Problem> {
        Ok(Player {
            table: table.clone(),
            secret: between(answer, "set-cookie: ", ';')?,
            said: Arc::clone(&said),
            game: game.clone(),
        })
    };
    let (first, second) = (player(&made)?, player(&joined)?);
    both(seat(address.to_owned(), 0, first), seat(address.to_owned(), 1, second)).await
}

/// What a seat says before the game: its promise for the dice, or what it promised.
fn ready(text: &str, table: &str, seat: u8) -> Result<String, Problem> {
    let (round, entropy) = (after(text, "\"round\":{\"round\":")?, "the text of a bench");
    let round = u32::try_from(round)?;
    let say = if text.contains("\"shown\":true") {
        json!({"type": "open", "id": 0, "seat": seat, "round": round, "text": entropy})
    } else {
        let promise = server::fair::promise(table, seat, round, entropy);
        json!({"type": "promise", "id": 0, "seat": seat, "round": round, "promise": promise})
    };
    Ok(say.to_string())
}

async fn seat(address: String, seat: u8, player: Player) -> Result<(), Problem> {
    let address = format!("ws://{address}/api/tables/{}/socket", player.table);
    let mut wire = Wire::open(&address, &player.secret).await?;
    let turn = format!("\"turn\":{{\"to\":[{seat}]");
    let (mut seen, mut version) = (0, 0);
    let (mut waiting, mut mine) = (false, false);
    loop {
        let text = wire.hear().await?;
        let text = text.as_str();
        if text.starts_with("{\"type\":\"update\"") || text.starts_with("{\"type\":\"hello\"") {
            if text.contains("\"status\":\"gathering\"") {
                wire.say(ready(text, &player.table, seat)?).await?;
                continue;
            }
            let step = after(text, "\"step\":")?;
            version = after(text, "\"version\":")?;
            mine = text.contains(&turn);
            let is_news = step > seen;
            seen = step;
            if is_news && !waiting {
                player.said.heard(&player.game.figures);
            }
        } else if text.starts_with("{\"type\":\"reply\"") && after(text, "\"id\":")? > 0 {
            player.game.figures.acknowledged.fetch_add(1, Ordering::Relaxed);
            waiting = false;
        } else {
            continue;
        }
        if seen >= player.game.stop && !waiting {
            return Ok(());
        }
        if mine && seen < player.game.stop && !waiting {
            (waiting, mine) = (true, false);
            player.turn(seen).await;
            wire.say(format!(
                "{{\"type\":\"act\",\"id\":1,\"seat\":{seat},\"version\":{version},\
                 \"action\":{{\"type\":\"add\",\"number\":1}}}}"
            ))
            .await?;
        }
    }
}
