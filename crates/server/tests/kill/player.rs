//! People at the tables: they act, take back, answer secret questions, and note what they are told.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// What somebody did.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Did {
    Acted { seat: u64, action: Value },
    Back { seat: u64 },
}

/// What people said and were told.
#[derive(Default)]
pub(crate) struct Heard {
    /// Table, version that was acknowledged, deed.
    pub(crate) acknowledged: Vec<(String, u64, Did)>,
    /// Said, and no answer came: it may have been done or not, but not twice.
    pub(crate) open: Vec<(String, Did)>,
    /// Seats of people.
    pub(crate) people: BTreeSet<(String, u64)>,
    /// A table that came back older than what it had acknowledged.
    pub(crate) stale: Vec<String>,
    /// Deeds at moments when somebody else's secret answer was due as well.
    pub(crate) sealed: usize,
}

#[derive(Clone, Default)]
pub(crate) struct Notes(Arc<Mutex<Heard>>);

impl Notes {
    pub(crate) fn heard(&self) -> MutexGuard<'_, Heard> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A table and the seat that somebody has there.
#[derive(Clone)]
pub(crate) struct Place {
    pub(crate) addr: SocketAddr,
    pub(crate) table: String,
    pub(crate) cookie: String,
    pub(crate) seat: u64,
}

/// One person at one table, over many connections.
pub(crate) struct Player {
    place: Place,
    notes: Notes,
    /// The last version of which he knows.
    known: u64,
    said: u64,
}

/// A deed whose answer is due.
struct Flying {
    id: u64,
    did: Did,
    is_sealed: bool,
}

/// What was said for the dice: the round, and whether it was the text.
type Part = Option<(u32, bool)>;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

impl Player {
    pub(crate) fn new(place: Place, notes: Notes) -> Player {
        notes.heard().people.insert((place.table.clone(), place.seat));
        Player { place, notes, known: 0, said: 0 }
    }

    /// Plays until the connection breaks; true if the game is over.
    pub(crate) async fn play(&mut self) -> bool {
        let mut flying = None;
        let over = self.talk(&mut flying).await;
        if let Some(Flying { did, .. }) = flying {
            self.notes.heard().open.push((self.place.table.clone(), did));
        }
        over == Some(true)
    }

    async fn talk(&mut self, flying: &mut Option<Flying>) -> Option<bool> {
        let Place { addr, table, cookie, seat } = &self.place;
        let address = format!("ws://{addr}/api/tables/{table}/socket?seat={seat}");
        let mut request = address.into_client_request().ok()?;
        request.headers_mut().insert("cookie", cookie.parse().ok()?);
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await.ok()?;
        let mut update = Value::Null;
        let mut part = None;
        loop {
            let mut message = next(&mut socket).await?;
            match message["type"].as_str()? {
                "hello" => {
                    update = message["update"].take();
                    let version = update["version"].as_u64()?;
                    if version < self.known {
                        let stale =
                            format!("{} is at {version}, not {}", self.place.table, self.known);
                        self.notes.heard().stale.push(stale);
                    }
                }
                "update" => update = message,
                "reply" => self.replied(&message, flying),
                _ => continue,
            }
            if update["status"] == "over" {
                return Some(true);
            }
            let version = update["version"].as_u64()?;
            if flying.is_some() || version < self.known {
                continue;
            }
            let Some((message, did)) = self.next_say(&update, &mut part) else { continue };
            self.known = version;
            *flying = did.map(|did| Flying { id: self.said, did, is_sealed: is_sealed(&update) });
            socket.send(Message::text(message.to_string())).await.ok()?;
        }
    }

    fn replied(&mut self, message: &Value, flying: &mut Option<Flying>) {
        let Some(Flying { did, is_sealed, .. }) = flying.take_if(|one| message["id"] == one.id)
        else {
            return;
        };
        let Some(version) = message["reply"]["version"].as_u64() else {
            // Refused, or the others are asked: nothing was done.
            return;
        };
        self.known = version;
        let mut heard = self.notes.heard();
        heard.sealed += usize::from(is_sealed);
        heard.acknowledged.push((self.place.table.clone(), version, did));
    }

    /// What to say now, and what it does.
    fn next_say(&mut self, update: &Value, part: &mut Part) -> Option<(Value, Option<Did>)> {
        let (seat, version) = (self.place.seat, &update["version"]);
        let id = self.said + 1;
        let waits = |list: &Value| list.as_array().is_some_and(|list| list.contains(&seat.into()));
        // Whoever has answered and waits for others may think again.
        let has_answered = !waits(&update["turn"]["to"]);
        let changes_his_mind = has_answered && version.as_u64()?.is_multiple_of(2);
        let (message, did) = if update["status"] == "gathering" {
            let (round, text) = (&update["round"], "the noise of a harness");
            let number = u32::try_from(round["round"].as_u64()?).ok()?;
            let is_shown = round["shown"] == true;
            if part.replace((number, is_shown)) == Some((number, is_shown)) {
                return None;
            }
            let say = if is_shown {
                json!({"type": "open", "id": id, "seat": seat, "round": number, "text": text})
            } else {
                let (table, short) = (&self.place.table, u8::try_from(seat).ok()?);
                let promise = server::fair::promise(table, short, number, text);
                json!({
                    "type": "promise", "id": id, "seat": seat, "round": number, "promise": promise,
                })
            };
            (say, None)
        } else if waits(&update["take_back"]["waiting"]) {
            (json!({"type": "consent", "id": id, "seat": seat, "agree": false}), None)
        } else if update["undo"] == "free" && (id.is_multiple_of(3) || changes_his_mind) {
            let back = json!({"type": "take-back", "id": id, "seat": seat, "version": version});
            (back, Some(Did::Back { seat }))
        } else if waits(&update["turn"]["to"]) {
            let legal = update["legal"].as_array().filter(|legal| !legal.is_empty())?;
            let count = u64::try_from(legal.len()).ok()?;
            let action = legal[usize::try_from(id % count).ok()?]["action"].clone();
            let act = json!({
                "type": "act", "id": id, "seat": seat, "version": version, "action": action,
            });
            (act, Some(Did::Acted { seat, action }))
        } else {
            return None;
        };
        self.said = id;
        Some((message, did))
    }
}

/// Whether others owe a secret answer at the same time.
fn is_sealed(update: &Value) -> bool {
    let several = update["turn"]["to"].as_array().is_some_and(|to| to.len() > 1);
    several && update["question"]["sealed"] == true
}

async fn next(socket: &mut Socket) -> Option<Value> {
    loop {
        match socket.next().await?.ok()? {
            Message::Text(text) => return serde_json::from_str(&text).ok(),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}

/// Makes a table; its id and the cookie of whoever made it.
pub(crate) async fn table(addr: SocketAddr, wanted: &Value) -> Option<(String, String)> {
    let body = wanted.to_string();
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(addr).await.ok()?;
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    let cookie = answer.split("set-cookie: ").nth(1)?.split(';').next()?.to_owned();
    let id = answer.split("\"table\":\"").nth(1)?.split('"').next()?.to_owned();
    Some((id, cookie))
}
