//! A program that holds a seat: `cargo run -p server --example bot -- 127.0.0.1:1666 TABLE NAME`.
//!
//! It sits down at an open seat, says that it is ready, and plays the first listed action.
#![expect(clippy::print_stdout, reason = "an example speaks on standard output")]

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

type Problem = Box<dyn std::error::Error>;

#[tokio::main]
async fn main() -> Result<(), Problem> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, address, table, name] = &arguments[..] else {
        return Err("usage: bot ADDRESS TABLE NAME".into());
    };
    let (seat, cookie) = join(address, table, name).await?;
    let mut request = format!("ws://{address}/api/tables/{table}/socket").into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
    let mut number = 0;
    while let Some(message) = socket.next().await {
        let Message::Text(text) = message? else { continue };
        let mut message: Value = serde_json::from_str(&text)?;
        let update = match message["type"].as_str() {
            Some("hello") => message["update"].take(),
            Some("update") => message,
            _ => continue,
        };
        number += 1;
        let version = &update["version"];
        let say = if update["status"] == "gathering" {
            json!({"type": "ready", "id": number, "seat": seat, "entropy": "bot"})
        } else if let Some(first) = update["legal"].get(0) {
            println!("{} {}", first["notation"], first["phrase"]);
            let action = &first["action"];
            json!({"type": "act", "id": number, "seat": seat, "version": version, "action": action})
        } else if update["status"] == "over" {
            println!("{}", update["ending"]);
            return Ok(());
        } else {
            continue;
        };
        socket.send(Message::text(say.to_string())).await?;
    }
    Ok(())
}

/// Sits down; gives the seat and the cookie that holds it.
async fn join(address: &str, table: &str, name: &str) -> Result<(u64, String), Problem> {
    let body = json!({ "name": name }).to_string();
    let request = format!(
        "POST /api/tables/{table}/join HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    let cookie = head.split("set-cookie: ").nth(1).and_then(|rest| rest.split(';').next());
    let seat = serde_json::from_str::<Value>(body)?["seat"].as_u64();
    Ok((seat.ok_or(answer.clone())?, cookie.ok_or(answer.clone())?.to_owned()))
}
