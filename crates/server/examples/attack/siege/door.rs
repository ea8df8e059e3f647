//! How somebody reaches the server: from an address of his own, by requests and live connections.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use super::Problem;

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// What stands between people and the server.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Front {
    /// Nothing: addresses are those of this computer's loopback.
    Open,
    /// A proxy that says from where somebody comes.
    Proxy,
}

impl Front {
    pub(super) fn word(self) -> &'static str {
        match self {
            Front::Open => "open",
            Front::Proxy => "proxy",
        }
    }
}

/// Somebody at an address.
#[derive(Clone, Copy)]
pub(super) struct Visitor {
    pub(super) server: SocketAddr,
    pub(super) from: IpAddr,
    pub(super) front: Front,
}

/// What a request was answered with.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) cookie: String,
    pub(super) body: String,
}

impl Answer {
    pub(super) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }

    pub(super) fn text(&self, name: &str) -> Result<String, Problem> {
        let text = self.json()[name].as_str().map(str::to_owned);
        text.ok_or_else(|| format!("no {name}: {} {}", self.status, self.body).into())
    }
}

impl Visitor {
    /// A connection that has said nothing yet.
    pub(super) async fn stream(&self) -> Result<TcpStream, Problem> {
        let socket = TcpSocket::new_v4()?;
        if self.front == Front::Open {
            socket.bind((self.from, 0).into())?;
        }
        let stream = timeout(PATIENCE, socket.connect(self.server)).await??;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// A request as it crosses the wire.
    pub(super) fn request(&self, method: &str, path: &str, body: &str, more: &str) -> String {
        let claim = match self.front {
            Front::Open => String::new(),
            Front::Proxy => format!("X-Forwarded-For: {}\r\n", self.from),
        };
        format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n{more}{claim}\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.server,
            body.len()
        )
    }

    pub(super) async fn line(&self) -> Result<Line, Problem> {
        Ok(Line(BufReader::new(self.stream().await?)))
    }

    /// One request on a connection of its own.
    async fn ask(
        &self,
        method: &str,
        path: &str,
        body: &str,
        cookie: &str,
    ) -> Result<Answer, Problem> {
        let cookie =
            if cookie.is_empty() { String::new() } else { format!("Cookie: {cookie}\r\n") };
        let request = self.request(method, path, body, &cookie);
        self.line().await?.ask(request.as_bytes()).await
    }

    pub(super) async fn get(&self, path: &str, cookie: &str) -> Result<Answer, Problem> {
        self.ask("GET", path, "", cookie).await
    }

    pub(super) async fn post(
        &self,
        path: &str,
        body: &Value,
        cookie: &str,
    ) -> Result<Answer, Problem> {
        self.ask("POST", path, &body.to_string(), cookie).await
    }

    /// Makes a table; its id and the cookie of its maker.
    pub(super) async fn table(&self, wanted: &Value) -> Result<(String, String), Problem> {
        let made = self.post("/api/tables", wanted, "").await?;
        Ok((made.text("table")?, made.cookie))
    }

    /// Sits down at a table; the cookie of the seat.
    pub(super) async fn join(&self, table: &str) -> Result<String, Problem> {
        let path = format!("/api/tables/{table}/join");
        let joined = self.post(&path, &json!({"name": "Bob"}), "").await?;
        let is_seated = joined.status == 200;
        if is_seated { Ok(joined.cookie) } else { Err(joined.body.into()) }
    }

    /// A live connection.
    pub(super) async fn live(&self, table: &str, cookie: &str) -> Result<Live, Problem> {
        let address = format!("ws://{}/api/tables/{table}/socket", self.server);
        let mut request = address.into_client_request()?;
        if !cookie.is_empty() {
            request.headers_mut().insert("cookie", cookie.parse()?);
        }
        if self.front == Front::Proxy {
            request.headers_mut().insert("x-forwarded-for", self.from.to_string().parse()?);
        }
        let stream = self.stream().await?;
        let opened = tokio_tungstenite::client_async(request, stream);
        let (socket, _) = timeout(PATIENCE, opened).await??;
        Ok(Live(socket))
    }
}

/// What a seat says for the dice before the game: its promise, or what it promised. The standing tells
/// whether that was said already.
pub(super) fn part(
    update: &Value,
    table: &str,
    seat: u64,
    (id, said): (u64, &mut Option<(u64, bool)>),
) -> Option<Value> {
    let round = update["round"]["round"].as_u64()?;
    let is_shown = update["round"]["shown"] == true;
    if said.replace((round, is_shown)) == Some((round, is_shown)) {
        return None;
    }
    let text = "the text of somebody honest";
    Some(if is_shown {
        json!({"type": "open", "id": id, "seat": seat, "round": round, "text": text})
    } else {
        let (short, number) = (u8::try_from(seat).ok()?, u32::try_from(round).ok()?);
        let promise = server::fair::promise(table, short, number, text);
        json!({"type": "promise", "id": id, "seat": seat, "round": round, "promise": promise})
    })
}

/// Waits until the game begins, for which these seats do their part; the first position of the game.
pub(super) async fn begin(live: &mut Live, table: &str, seats: &[u64]) -> Option<Value> {
    let mut said = vec![None; seats.len()];
    loop {
        let mut heard = live.hear().await?;
        let update = match heard["type"].as_str() {
            Some("hello") => heard["update"].take(),
            Some("update") => heard,
            _ => continue,
        };
        if update["status"] == "playing" {
            return Some(update);
        }
        for (seat, said) in seats.iter().zip(&mut said) {
            if let Some(say) = part(&update, table, *seat, (1_000_000 + seat, said)) {
                live.say(&say).await;
            }
        }
    }
}

/// A connection that takes one request after the other.
pub(super) struct Line(BufReader<TcpStream>);

impl Line {
    /// Sends bytes and reads one answer.
    pub(super) async fn ask(&mut self, request: &[u8]) -> Result<Answer, Problem> {
        timeout(PATIENCE, async {
            self.0.write_all(request).await?;
            self.answer().await
        })
        .await?
    }

    pub(super) async fn answer(&mut self) -> Result<Answer, Problem> {
        let mut head = Vec::new();
        loop {
            let mut line = String::new();
            if self.0.read_line(&mut line).await? == 0 {
                return Err("the server has hung up".into());
            }
            let line = line.trim_end().to_owned();
            if line.is_empty() {
                break;
            }
            head.push(line);
        }
        let field = |name: &str| {
            let mut pairs = head.iter().filter_map(|line| line.split_once(": "));
            pairs.find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value)
        };
        let status = head.first().and_then(|line| line.split(' ').nth(1)).unwrap_or_default();
        let (status, cookie) = (status.parse()?, field("set-cookie").unwrap_or_default());
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        let body = match field("content-length") {
            Some(length) => self.bytes(length.parse()?).await?,
            None if field("transfer-encoding").is_some() => self.chunks().await?,
            None => Vec::new(),
        };
        Ok(Answer { status, cookie, body: String::from_utf8_lossy(&body).into_owned() })
    }

    async fn bytes(&mut self, count: usize) -> Result<Vec<u8>, Problem> {
        let mut bytes = vec![0; count];
        self.0.read_exact(&mut bytes).await?;
        Ok(bytes)
    }

    async fn chunks(&mut self) -> Result<Vec<u8>, Problem> {
        let mut body = Vec::new();
        loop {
            let mut line = String::new();
            self.0.read_line(&mut line).await?;
            let count = usize::from_str_radix(line.trim(), 16)?;
            body.extend(self.bytes(count).await?);
            // What ends each chunk.
            self.bytes(2).await?;
            if count == 0 {
                return Ok(body);
            }
        }
    }
}

/// A live connection.
pub(super) struct Live(WebSocketStream<TcpStream>);

impl Live {
    /// The next message; nothing if the connection has ended.
    pub(super) async fn hear(&mut self) -> Option<Value> {
        loop {
            match self.0.next().await?.ok()? {
                Message::Text(text) => return serde_json::from_str(&text).ok(),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// False if the connection has ended.
    pub(super) async fn say(&mut self, message: &Value) -> bool {
        let said = timeout(PATIENCE, self.0.send(Message::text(message.to_string()))).await;
        matches!(said, Ok(Ok(())))
    }
}
