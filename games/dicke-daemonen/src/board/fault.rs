//! Why a board or a content file is refused.

use std::fmt::Display;

use serde::Serialize;
use serde::de::DeserializeOwned;
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

/// Something wrong in a content file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ContentFault {
    /// The file.
    pub file: &'static str,
    /// The table and key.
    pub at: String,
    /// Stable code, such as `content-range`.
    pub code: &'static str,
    /// What was found and what would be right, by name.
    pub values: Vec<(&'static str, String)>,
}

impl ContentFault {
    /// A fault at a place of a file.
    pub(crate) fn new(file: &'static str, at: impl Into<String>, code: &'static str) -> Self {
        Self { file, at: at.into(), code, values: Vec::new() }
    }

    /// A number that does not lie between two others.
    pub(crate) fn range(file: &'static str, at: &str, value: i64, low: i64, high: i64) -> Self {
        let fault = Self::new(file, at, "content-range").with("value", value);
        fault.with("least", low).with("limit", high)
    }

    /// What a reader of records complains about, as a code with values: its own words are English.
    pub(crate) fn read(file: &'static str, at: impl Into<String>, complaint: &str) -> Self {
        let mut quoted = complaint.split('`').skip(1).step_by(2).map(cut);
        let first = quoted.next();
        let rest = quoted.collect::<Vec<_>>().join(", ");
        let code = if complaint.starts_with("unknown field") {
            "content-key"
        } else if complaint.starts_with("unknown variant") {
            "content-choice"
        } else if complaint.starts_with("missing field") {
            "content-missing"
        } else {
            "content-kind"
        };
        let text = || complaint.split('"').nth(1).map(cut);
        let value = first.or_else(text).unwrap_or_else(|| "–".to_owned());
        let mut at: String = at.into();
        if code == "content-missing" {
            // A reader names the table; the place is the key that is not there.
            let table = at.trim_end_matches('.');
            at = if table.is_empty() { value.clone() } else { format!("{table}.{value}") };
        }
        let fault = Self::new(file, at, code).with("value", value);
        if matches!(code, "content-key" | "content-choice") {
            fault.with("allowed", if rest.is_empty() { "–".to_owned() } else { rest })
        } else {
            fault
        }
    }

    /// The same fault with one more value to show.
    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, value: impl Display) -> Self {
        self.values.push((name, value.to_string()));
        self
    }

    /// A value by its name.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.values.iter().find(|(key, _)| *key == name).map(|(_, value)| value.as_str())
    }
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

/// Reads a file into its record; a fault names table and key.
pub(crate) fn read_toml<T: DeserializeOwned>(
    file: &'static str,
    text: &str,
) -> Result<T, Vec<ContentFault>> {
    let reader = toml::Deserializer::parse(text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let value = text.lines().nth(line - 1).map_or_else(String::new, cut);
        let fault = ContentFault::new(file, format!("line {line}"), "content-syntax");
        vec![fault.with("line", line).with("value", value)]
    })?;
    serde_path_to_error::deserialize(reader).map_err(|error| {
        let at = error.path().to_string();
        vec![ContentFault::read(file, at, error.inner().message())]
    })
}
