//! One live connection from its first message to its last.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use cabinet::read_object;
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, Reply, ServerMessage};
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

use super::outbox::{Waiting, outbox};
use crate::error::Failure;
use crate::limit::{Bucket, Neighbourhood, Pace};
use crate::stages::Stage;
use crate::state::{App, count};
use crate::table::{Command, Newcomer};
use crate::words::Language;

/// How often a connection is asked whether it is there while it may be silent once.
const PINGS: u32 = 3;
/// How long one message may take to leave.
const SEND: Duration = Duration::from_secs(10);

/// Who comes to which table.
pub(super) struct Visit {
    pub(super) table: String,
    pub(super) from: Neighbourhood,
    pub(super) seats: Vec<u8>,
    pub(super) looking: Option<u8>,
    pub(super) since: Option<u32>,
    pub(super) changes: bool,
    pub(super) language: Language,
    /// What the browser has shown at the door.
    pub(super) shown: Vec<String>,
}

/// Serves a connection until one side ends it.
pub(super) async fn run(app: Arc<App>, mut socket: WebSocket, visit: Visit) {
    count(&app.metrics.connections);
    let visited = app.limits.visit(visit.from, &visit.table);
    let (out, mut waiting) = outbox();
    let out = Arc::new(out);
    let newcomer = |answer| {
        let newcomer = Newcomer {
            from: visit.from,
            seats: visit.seats.clone(),
            looking: visit.looking,
            language: visit.language,
            since: visit.since,
            changes: visit.changes,
            out: Arc::clone(&out),
        };
        Command::Enter(newcomer, answer)
    };
    let entered = app.tables.ask(&app, &visit.table, newcomer).await;
    // The table alone holds the way to this connection; dropping it ends the connection.
    drop(out);
    match entered {
        Ok(guest) => {
            // A table that somebody looks at stays in memory, and so does its mailbox.
            if let Ok(mailbox) = app.tables.mailbox(&app, &visit.table) {
                talk(&app, &mut socket, &visit, (guest, &mailbox), &mut waiting).await;
                let _ = mailbox.send(Command::Exit(guest)).await;
            }
        }
        Err(failure) => farewell(&mut socket, &failure, visit.language).await,
    }
    app.metrics.connections.fetch_sub(1, Ordering::Relaxed);
    drop(visited);
}

async fn talk(
    app: &Arc<App>,
    socket: &mut WebSocket,
    visit: &Visit,
    (guest, mailbox): (u64, &mpsc::Sender<Command>),
    waiting: &mut Waiting,
) {
    let pace = Pace::per_second(app.config.messages);
    let mut bucket = Bucket::full(pace);
    let mut heard = Instant::now();
    let mut ping = tokio::time::interval(app.config.silent / PINGS);
    let mut wards = app.wards.watch();
    let mut door = app.door.watch();
    // Whoever was banned since he knocked.
    if let Err(failure) = app.welcomes(visit.from) {
        return farewell(socket, &failure, visit.language).await;
    }
    if !app.door.lets_in(app.door.rank_of(&visit.shown)) {
        return farewell(socket, &Failure::NoEntry, visit.language).await;
    }
    let closed = app.closed();
    tokio::pin!(closed);
    loop {
        tokio::select! {
            message = waiting.next() => match message {
                Some(texts) => {
                    let begun = std::time::Instant::now();
                    if !send_all(socket, texts).await { return }
                    app.stages.add(Stage::Send, begun);
                }
                // The table has given this connection up, or has left memory.
                None => return farewell(socket, &waiting.why(), visit.language).await,
            },
            message = socket.next() => {
                heard = Instant::now();
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Binary(_))) => {
                        return farewell(socket, &Failure::NoText, visit.language).await;
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                };
                let refusal = if bucket.take(pace) {
                    let turn = app.limits.hear(visit.from);
                    if !turn.is_zero() {
                        tokio::time::sleep(turn).await;
                    }
                    let begun = std::time::Instant::now();
                    let message = read_object::<ClientMessage>(text.as_bytes());
                    app.stages.add(Stage::Read, begun);
                    match message {
                        Ok(message) => {
                            let say = Command::Say(guest, message, heard.into_std());
                            if mailbox.send(say).await.is_err() { return }
                            continue;
                        }
                        Err(misread) => Failure::Malformed(misread),
                    }
                } else {
                    // Read no faster than he may speak, so that refusing costs no more than doing.
                    tokio::time::sleep(bucket.until(pace)).await;
                    Failure::Rate
                };
                app.metrics.refuse(refusal.code());
                if !refuse(socket, &text, &refusal, visit.language).await { return }
            },
            // The sender lives as long as the server.
            _ = wards.changed() => if let Err(failure) = app.welcomes(visit.from) {
                return farewell(socket, &failure, visit.language).await;
            },
            // Who came with an old password is shut out by a new one.
            _ = door.changed() => if !app.door.lets_in(app.door.rank_of(&visit.shown)) {
                return farewell(socket, &Failure::NoEntry, visit.language).await;
            },
            _ = ping.tick() => {
                if heard.elapsed() > app.config.silent { return }
                if !send(socket, Message::Ping(Vec::new().into())).await { return }
            },
            () = &mut closed => {
                let _ = timeout(SEND, socket.send(Message::Close(None))).await;
                return;
            }
        }
    }
}

/// Answers a message that never reached the table.
async fn refuse(socket: &mut WebSocket, text: &str, failure: &Failure, language: Language) -> bool {
    let id = serde_json::from_str::<Value>(text).ok().and_then(|value| value["id"].as_u64());
    let id = id.and_then(|id| u32::try_from(id).ok()).unwrap_or(0);
    let reply = Reply::Refused { problem: failure.problem(language) };
    say(socket, &ServerMessage::Reply { id, reply }).await
}

async fn farewell(socket: &mut WebSocket, failure: &Failure, language: Language) {
    let problem = failure.problem(language);
    if say(socket, &ServerMessage::Closing { problem }).await {
        let _ = timeout(SEND, socket.send(Message::Close(None))).await;
    }
}

async fn say(socket: &mut WebSocket, message: &ServerMessage) -> bool {
    let text = serde_json::to_string(message).expect("messages have a JSON form");
    send(socket, Message::Text(text.into())).await
}

/// Sends everything that waits in one go.
async fn send_all(socket: &mut WebSocket, texts: Vec<Utf8Bytes>) -> bool {
    let all = async {
        for text in texts {
            socket.feed(Message::Text(text)).await?;
        }
        socket.flush().await
    };
    matches!(timeout(SEND, all).await, Ok(Ok(())))
}

async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(SEND, socket.send(message)).await, Ok(Ok(())))
}
