//! A table with an honest player, a hostile one and hostile spectators.

use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use kernel::chance::Seeded;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::noise::{message, one_of, text};
use crate::secrets::{Secrets, of_table};
use crate::wire::{between, post};
use crate::{Figures, Problem};

/// Hostile things said at one table before it is left.
const ROUNDS: u32 = 400;

/// A connection that searches everything it hears.
struct Ear {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    secrets: Secrets,
    update: Value,
}

impl Ear {
    async fn open(
        address: &str,
        table: &str,
        cookie: &str,
        secrets: Secrets,
        figures: &Figures,
    ) -> Result<Ear, Problem> {
        figures.connections.fetch_add(1, Ordering::Relaxed);
        let address = format!("ws://{address}/api/tables/{table}/socket");
        let mut request = address.into_client_request()?;
        if !cookie.is_empty() {
            request.headers_mut().insert("cookie", cookie.parse()?);
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(Ear { socket, secrets, update: Value::Null })
    }

    /// Hears everything that comes within a moment; false if the connection has ended.
    async fn listen(&mut self, moment: Duration, figures: &Figures) -> bool {
        loop {
            let next = tokio::time::timeout(moment, self.socket.next()).await;
            let text = match next {
                Err(_) => return true,
                Ok(Some(Ok(Message::Text(text)))) => text,
                Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => continue,
                Ok(_) => return false,
            };
            figures.heard.fetch_add(1, Ordering::Relaxed);
            figures.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
            let message: Value = serde_json::from_str(&text).unwrap_or_default();
            match message["type"].as_str() {
                Some("hello") => self.update = message["update"].clone(),
                Some("update") => self.update = message.clone(),
                Some("reply") if message["reply"]["type"] == "done" => {
                    figures.actions.fetch_add(1, Ordering::Relaxed);
                }
                _ => {}
            }
            // When a game is over, everything may be known.
            if self.update["status"] != "over"
                && let Some(leak) = self.secrets.found_in(&text)
                && let Ok(mut leaks) = figures.leaks.lock()
            {
                leaks.push(leak);
            }
        }
    }

    async fn say(&mut self, message: Message, figures: &Figures) -> bool {
        figures.frames.fetch_add(1, Ordering::Relaxed);
        self.socket.send(message).await.is_ok()
    }

    fn legal(&self) -> Vec<Value> {
        self.update["legal"].as_array().cloned().unwrap_or_default()
    }

    fn version(&self) -> u64 {
        self.update["version"].as_u64().unwrap_or(0)
    }

    fn over(&self) -> bool {
        self.update["status"] == "over"
    }
}

/// Makes a table, plays and misbehaves at it for a while.
pub(crate) async fn table(
    address: &str,
    data: &Path,
    dice: &mut Seeded,
    figures: &Figures,
    end: Instant,
) -> Result<(), Problem> {
    figures.tables.fetch_add(1, Ordering::Relaxed);
    let game = *one_of(dice, &["dicke-daemonen", "dicke-daemonen", "summon-demons", "demons"]);
    let rolls = *one_of(dice, &["server", "server", "server", "table"]);
    let body = json!({
        "game": game, "dice": rolls, "seats": [{"type": "me", "name": "Ada"}, {"type": "open"}],
    });
    let made = post(address, "/api/tables", &body).await?;
    let table = between(&made, "\"table\":\"", '"')?;
    let path = format!("/api/tables/{table}/join");
    let joined = post(address, &path, &json!({"name": "Eve"})).await?;
    let cookies = [between(&made, "set-cookie: ", ';')?, between(&joined, "set-cookie: ", ';')?];
    let planted = [format!("salt-{:016x}", dice.below(u32::MAX)), "the-salt-of-eve!".to_owned()];
    let mut known = of_table(data, &table)?;
    known.extend(cookies.iter().filter_map(|cookie| Some(cookie.split_once('=')?.1.to_owned())));
    let secrets = |mine: &[u8]| {
        let others = planted
            .iter()
            .enumerate()
            .filter(|(seat, _)| !mine.iter().any(|&one| usize::from(one) == *seat));
        let mut words = known.clone();
        words.extend(others.map(|(_, salt)| salt.clone()));
        Secrets { words, mine: mine.to_vec() }
    };
    let mut ada = Ear::open(address, &table, &cookies[0], secrets(&[0]), figures).await?;
    let mut eve = Ear::open(address, &table, &cookies[1], secrets(&[1]), figures).await?;
    let mut watcher = Ear::open(address, &table, "", secrets(&[]), figures).await?;
    for (ear, seat) in [(&mut ada, 0u8), (&mut eve, 1)] {
        let promise = server::fair::promise(&table, seat, 1, &planted[usize::from(seat)]);
        let say = json!({
            "type": "promise", "id": 1, "seat": seat, "round": 1, "promise": promise,
        });
        ear.say(Message::text(say.to_string()), figures).await;
    }
    // Eve was the last to promise: all promises are shown when she has.
    while eve.update["round"]["shown"] != true {
        if !eve.listen(Duration::from_millis(3), figures).await {
            return Err("the connection ended before the game".into());
        }
    }
    for (ear, seat) in [(&mut ada, 0u8), (&mut eve, 1)] {
        let text = &planted[usize::from(seat)];
        let say = json!({"type": "open", "id": 1, "seat": seat, "round": 1, "text": text});
        ear.say(Message::text(say.to_string()), figures).await;
    }
    let moment = Duration::from_millis(3);
    for round in 0..ROUNDS {
        if Instant::now() >= end || ada.over() || eve.over() {
            break;
        }
        if round % 40 == 20 {
            // What has been written since is as secret as what was.
            let words = of_table(data, &table)?;
            for ear in [&mut ada, &mut eve, &mut watcher] {
                ear.secrets.words.extend(words.iter().cloned());
                ear.secrets.words.sort();
                ear.secrets.words.dedup();
            }
        }
        if !ada.listen(moment, figures).await {
            ada = Ear::open(address, &table, &cookies[0], ada.secrets.clone(), figures).await?;
            continue;
        }
        honest(&mut ada, dice, figures).await;
        if !eve.listen(moment, figures).await || !hostile(&mut eve, 1, dice, figures).await {
            eve = Ear::open(address, &table, &cookies[1], eve.secrets.clone(), figures).await?;
        }
        let gone = !watcher.listen(moment, figures).await;
        if gone || !hostile(&mut watcher, 0, dice, figures).await {
            watcher = Ear::open(address, &table, "", watcher.secrets.clone(), figures).await?;
        }
    }
    Ok(())
}

/// Does what is asked.
async fn honest(ear: &mut Ear, dice: &mut Seeded, figures: &Figures) {
    let version = ear.version();
    let say = if let Some(allowed) = ear.update["dice"]["allowed"].as_array() {
        let outcome = if allowed.is_empty() { json!(1) } else { one_of(dice, allowed).clone() };
        json!({"type": "dice", "id": 2, "seat": 0, "outcomes": [outcome]})
    } else if ear.legal().is_empty() {
        return;
    } else {
        let action = one_of(dice, &ear.legal())["action"].clone();
        json!({"type": "act", "id": 2, "seat": 0, "version": version, "action": action})
    };
    ear.say(Message::text(say.to_string()), figures).await;
}

/// Says something valid, something broken, or something absurd.
async fn hostile(ear: &mut Ear, seat: u8, dice: &mut Seeded, figures: &Figures) -> bool {
    let (legal, version) = (ear.legal(), ear.version());
    let valid = message(dice, seat, version, &legal);
    let frame = match dice.below(40) {
        0 => Message::binary(vec![0, 159, 146, 150]),
        1 => Message::Ping(vec![7; 100].into()),
        2 => Message::text("x".repeat(70_000)),
        3 => Message::Close(None),
        4..=20 => Message::text(text(dice, &valid)),
        _ => Message::text(valid.to_string()),
    };
    ear.say(frame, figures).await
}
