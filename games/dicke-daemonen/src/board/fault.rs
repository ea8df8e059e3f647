//! Why a board or a content file is refused.

use std::fmt::Display;

use serde::Serialize;

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
    /// What is wrong there.
    pub problem: String,
}

/// A length in grid steps, written in table units with one decimal.
pub(crate) fn units(steps: i64) -> String {
    format!("{}.{}", steps / 1000, steps % 1000 / 100)
}
