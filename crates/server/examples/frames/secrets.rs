//! What must not be in a message: things planted, and things that only a file or another seat know.

use std::path::Path;

use rusqlite::Connection;
use serde_json::Value;

use crate::Problem;

/// What one connection may not hear of while the game runs.
#[derive(Clone, Default)]
pub(crate) struct Secrets {
    /// Texts that must not come at all.
    pub(crate) words: Vec<String>,
    /// Seats that the connection holds.
    pub(crate) mine: Vec<u8>,
}

/// The secret of the dice and every digest of a table, as texts.
pub(crate) fn of_table(data: &Path, table: &str) -> Result<Vec<String>, Problem> {
    let file = Connection::open(data)?;
    let secret: Vec<u8> =
        file.query_row("SELECT secret FROM tables WHERE id = ?1", [table], |row| row.get(0))?;
    let mut words = vec![hex(&secret)];
    let mut rows = file.prepare("SELECT entry, link FROM history WHERE table_id = ?1")?;
    let rows =
        rows.query_map([table], |row| Ok((row.get::<_, String>(0)?, row.get::<_, Vec<u8>>(1)?)))?;
    for row in rows {
        let (entry, link) = row?;
        words.push(hex(&link));
        let entry: Value = serde_json::from_str(&entry)?;
        let digests = [&entry["line"]["chain"], &entry["record"]["head"], &entry["record"]["seal"]];
        words.extend(digests.iter().filter_map(|digest| digest.as_str()).map(str::to_owned));
    }
    Ok(words)
}

fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from_digit(half.into(), 16).expect("a half byte is one digit");
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

impl Secrets {
    /// The first thing in a message that should not be there.
    pub(crate) fn found_in(&self, text: &str) -> Option<String> {
        let word = self.words.iter().find(|word| text.contains(word.as_str()));
        if let Some(word) = word {
            return Some(format!("{word} in {}", text.chars().take(300).collect::<String>()));
        }
        let message: Value = serde_json::from_str(text).ok()?;
        self.drawn(&message).map(|what| format!("{what} in {}", &message["type"]))
    }

    /// A draw of another seat that is not veiled: in Dicke Dämonen the creatures of a fist.
    fn drawn(&self, value: &Value) -> Option<String> {
        match value {
            Value::Object(fields) => {
                let kind = fields.get("type").and_then(Value::as_str).unwrap_or_default();
                let of = fields.get("seat").and_then(Value::as_u64);
                let other =
                    of.is_some_and(|of| !self.mine.iter().any(|&seat| u64::from(seat) == of));
                let shown = fields.get("creature").is_some_and(|creature| creature != "hidden");
                if other && shown && ["dealt", "drew", "returned"].contains(&kind) {
                    return Some(value.to_string());
                }
                if let Some(players) = fields.get("players").and_then(Value::as_array) {
                    for (seat, player) in (0u8..).zip(players) {
                        let fist = player.get("fist").is_some_and(|fist| !fist.is_null());
                        if fist && !self.mine.contains(&seat) {
                            return Some(format!("the fist of seat {seat}"));
                        }
                    }
                }
                fields.values().find_map(|one| self.drawn(one))
            }
            Value::Array(items) => items.iter().find_map(|one| self.drawn(one)),
            _ => None,
        }
    }
}
