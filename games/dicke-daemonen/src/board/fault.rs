//! Why a board is refused.

use std::fmt::Display;

use serde::Serialize;
use serde_json::Value;

use crate::color::Color;

/// One reason why a board is refused.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct BoardFault {
    /// Stable code, such as `E_DEGREE`.
    pub code: &'static str,
    /// The place in the input, such as `board.cords[2].points[17]`.
    pub at: String,
    /// What to show: cords by colour name, the value found, the limit.
    pub values: Vec<(&'static str, String)>,
}

impl BoardFault {
    /// A fault at a place of the input.
    pub(crate) fn new(code: &'static str, at: impl Into<String>) -> Self {
        Self { code, at: at.into(), values: Vec::new() }
    }

    /// The same fault with one more value to show.
    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, value: impl Display) -> Self {
        self.values.push((name, value.to_string()));
        self
    }

    /// The same fault with the name of its cord.
    #[must_use]
    pub(crate) fn cord(self, color: Color) -> Self {
        self.with("cord", color.name())
    }

    /// A value by its name.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.values.iter().find(|(key, _)| *key == name).map(|(_, value)| value.as_str())
    }
}

/// Something the opener of a board should be told although it was accepted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BoardNote {
    /// Stable code: `trimmed`, `shifted`, `knot-moved` or `fallback`.
    pub code: &'static str,
    /// The cord it concerns, if any.
    pub cord: Option<Color>,
}

/// Longest text of a given value that a fault repeats.
const SHOWN: usize = 40;

/// What was given, shortened where it is long.
pub(crate) fn shown(raw: &Value) -> String {
    // A list of a million points must not be written out to show its beginning.
    match raw {
        Value::Array(items) if items.len() > 4 => format!("[{}, …]", shown(&items[0])),
        Value::Object(fields) if fields.len() > 4 => "{…}".to_owned(),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(shown).collect();
            cut(&format!("[{}]", items.join(", ")))
        }
        Value::String(text) => cut(text),
        other => cut(&other.to_string()),
    }
}

/// The beginning of a text, marked as such where something is missing.
pub(crate) fn cut(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// A length in grid steps, written in table units with one decimal.
pub(crate) fn units(steps: i64) -> String {
    let sign = if steps < 0 { "-" } else { "" };
    let steps = steps.abs();
    format!("{sign}{}.{}", steps / 1000, steps % 1000 / 100)
}
