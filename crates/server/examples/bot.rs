//! A program that holds a seat: `cargo run -p server --example bot -- 127.0.0.1:1666 TABLE NAME`.
//!
//! It sits down at an open seat, promises and opens its part of the dice, and plays the first listed
//! action.
#![expect(clippy::print_stdout, reason = "an example speaks on standard output")]

use std::collections::BTreeMap;

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
    let mut texts = BTreeMap::new();
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
            // Promised first, opened when everybody is shown all promises: docs/fair-dice.md.
            let round = u32::try_from(update["round"]["round"].as_u64().ok_or("no round")?)?;
            let text = texts.entry(round).or_insert_with(random);
            if update["round"]["shown"] == true {
                json!({"type": "open", "id": number, "seat": seat, "round": round, "text": text})
            } else {
                let promise = server::fair::promise(table, seat, round, text);
                json!({
                    "type": "promise", "id": number, "seat": seat, "round": round, "promise": promise,
                })
            }
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

/// Sixteen random bytes in hexadecimal digits, a new text for each round.
fn random() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    format!("{:032x}", u128::from_ne_bytes(bytes))
}

/// Sits down; gives the seat and the cookie that holds it.
async fn join(address: &str, table: &str, name: &str) -> Result<(u8, String), Problem> {
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
    let seat = serde_json::from_str::<Value>(body)?["seat"].as_u64().ok_or(answer.clone())?;
    Ok((u8::try_from(seat)?, cookie.ok_or(answer.clone())?.to_owned()))
}
