//! Requests and frames.

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::Problem;

/// A live connection.
pub(crate) struct Wire(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Wire {
    pub(crate) async fn open(address: &str, cookie: &str) -> Result<Wire, Problem> {
        let mut request = address.into_client_request()?;
        if !cookie.is_empty() {
            request.headers_mut().insert("cookie", cookie.parse()?);
        }
        let config = WebSocketConfig::default().read_buffer_size(4 * 1024);
        let connect = tokio_tungstenite::connect_async_with_config(request, Some(config), true);
        let (socket, _) = connect.await?;
        Ok(Wire(socket))
    }

    pub(crate) async fn say(&mut self, text: String) -> Result<(), Problem> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// The next text.
    pub(crate) async fn hear(&mut self) -> Result<Utf8Bytes, Problem> {
        loop {
            match self.0.next().await.ok_or("the server has gone")?? {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => return Err("the server has closed".into()),
                _ => {}
            }
        }
    }
}

/// The whole answer to a request, head and body.
pub(crate) async fn post(address: &str, path: &str, body: &Value) -> Result<String, Problem> {
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}

/// What stands between two marks.
pub(crate) fn between(answer: &str, before: &str, after: char) -> Result<String, Problem> {
    let found = answer.split(before).nth(1).and_then(|rest| rest.split(after).next());
    found.map(str::to_owned).ok_or_else(|| format!("no {before} in {answer}").into())
}

/// The number behind a mark; the rest of a message is passed over on both sides.
pub(crate) fn after(text: &str, mark: &str) -> Result<u64, Problem> {
    let rest = text.split_once(mark).ok_or_else(|| format!("no {mark} in {text}"))?.1;
    let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
    Ok(rest[..end].parse()?)
}
