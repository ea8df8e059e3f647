//! Frames and bodies that no client of ours would send.

use std::sync::atomic::Ordering;
use std::time::Duration;

use kernel::chance::Seeded;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::Figures;

/// One of these.
pub(crate) fn one_of<'a, T>(dice: &mut Seeded, list: &'a [T]) -> &'a T {
    let count = u32::try_from(list.len()).expect("lists are short");
    &list[dice.below(count) as usize]
}

fn odd(dice: &mut Seeded) -> Value {
    let odd = [
        json!(null),
        json!(-1),
        json!(255),
        json!(4_294_967_296_u64),
        json!(u64::MAX),
        json!(0.5),
        json!(""),
        json!("x".repeat(3000)),
        json!("\u{0}\u{202e}\u{feff}"),
        json!([[[[[]]]]]),
        json!({"type": {"type": "act"}}),
        json!([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    ];
    one_of(dice, &odd).clone()
}

/// Every kind of message with plausible contents.
pub(crate) fn message(dice: &mut Seeded, seat: u8, version: u64, legal: &[Value]) -> Value {
    let seat = if dice.below(4) == 0 { u8::try_from(dice.below(6)).unwrap_or(0) } else { seat };
    let version = if dice.below(3) == 0 { u64::from(dice.below(50)) } else { version };
    let action = match legal {
        [] => json!({"type": "decline"}),
        some => one_of(dice, some)["action"].clone(),
    };
    let action = if dice.below(4) == 0 { mutated(dice, action) } else { action };
    let id = dice.below(1_000_000);
    match dice.below(14) {
        0 => json!({
            "type": "promise", "id": id, "seat": seat, "round": 1, "promise": "0".repeat(64),
        }),
        13 => json!({
            "type": "open", "id": id, "seat": seat, "round": 1, "text": "what nobody promised",
        }),
        1 | 2 => json!({
            "type": "act", "id": id, "seat": seat, "version": version, "action": action,
        }),
        3 => json!({"type": "why", "id": id, "seat": seat, "action": action}),
        4 => json!({"type": "odds", "id": id, "seat": seat, "action": action}),
        5 => json!({"type": "cells", "id": id, "seat": seat}),
        6 => json!({"type": "preview", "id": id, "seat": seat, "action": action}),
        7 => json!({"type": "hint", "id": id, "seat": seat}),
        8 => json!({"type": "dice", "id": id, "seat": seat, "outcomes": [dice.below(60)]}),
        9 => json!({"type": "take-back", "id": id, "seat": seat, "version": version}),
        10 => json!({"type": "consent", "id": id, "seat": seat, "agree": dice.below(2) == 0}),
        11 => json!({"type": "look", "id": id, "seat": seat}),
        _ => json!({"type": "chat", "id": id, "seat": seat, "text": "boo"}),
    }
}

/// The same with something wrong in it.
pub(crate) fn mutated(dice: &mut Seeded, mut value: Value) -> Value {
    let Some(fields) = value.as_object_mut() else {
        return odd(dice);
    };
    let keys: Vec<String> = fields.keys().cloned().collect();
    if keys.is_empty() {
        return odd(dice);
    }
    let key = one_of(dice, &keys).clone();
    match dice.below(4) {
        0 => drop(fields.remove(&key)),
        1 => drop(fields.insert("extra".to_owned(), odd(dice))),
        2 => {
            let inner = fields[&key].clone();
            fields.insert(key, mutated(dice, inner));
        }
        _ => drop(fields.insert(key, odd(dice))),
    }
    value
}

/// Text of any kind: cut off, deep, long, or no JSON at all.
pub(crate) fn text(dice: &mut Seeded, message: &Value) -> String {
    let whole = message.to_string();
    match dice.below(6) {
        0 => whole.chars().take(dice.below(200) as usize).collect(),
        1 => "[".repeat(1 + dice.below(5000) as usize),
        2 => (0..dice.below(300)).filter_map(|_| char::from_u32(32 + dice.below(90))).collect(),
        3 => format!("{{\"type\":\"chat\",\"id\":1,\"text\":\"{}\"}}", "é".repeat(30_000)),
        4 => whole.replace(':', "::"),
        _ => mutated(dice, message.clone()).to_string(),
    }
}

/// One request with a bad body, or one that never ends.
pub(crate) async fn bodies(address: &str, dice: &mut Seeded, figures: &Figures) {
    figures.bodies.fetch_add(1, Ordering::Relaxed);
    let paths = [
        "/api/tables",
        "/api/setup",
        "/api/replays",
        "/api/tables/aaaaaaaaaaaaaaaa/join",
        "/api/tables/aaaaaaaaaaaaaaaa/resign",
        "/api/tables/..%2f..%2f/carry",
        "/api/games/dicke-daemonen/rules?lang=%00",
        "/api/replays/zzzzzzzzzzzzzzzz/steps?from=99999999999",
        "/api/tables/aaaaaaaaaaaaaaaa/socket?since=-1",
    ];
    let games = ["dicke-daemonen", "summon-demons", "demons", "", "../x"];
    let seats = json!([{"type": "me", "name": "Eve"}, {"type": "bot", "level": "imp"}]);
    let options = [json!({}), json!({"seats": 3}), json!({"board": odd(dice)}), odd(dice)];
    let mut body = json!({
        "game": one_of(dice, &games), "seats": seats, "options": one_of(dice, &options),
        "content": {"x.toml": "a = "}, "clock": {"type": "turn", "hours": dice.below(1000)},
    });
    for _ in 0..dice.below(3) {
        body = mutated(dice, body);
    }
    let text = if dice.below(3) == 0 { text(dice, &body) } else { body.to_string() };
    let method = one_of(dice, &["POST", "POST", "POST", "GET", "PUT", "\u{1}"]);
    let length = if dice.below(8) == 0 { text.len() + 50 } else { text.len() };
    let request = format!(
        "{method} {} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n\
         Content-Length: {length}\r\n\r\n{text}",
        one_of(dice, &paths),
    );
    let Ok(mut stream) = TcpStream::connect(address).await else {
        return;
    };
    let cut = if dice.below(10) == 0 { request.len() / 2 } else { request.len() };
    let _ = stream.write_all(&request.as_bytes()[..cut]).await;
    let mut answer = Vec::new();
    let read = stream.read_to_end(&mut answer);
    let _ = tokio::time::timeout(Duration::from_millis(500), read).await;
    tokio::time::sleep(Duration::from_millis(5)).await;
}
