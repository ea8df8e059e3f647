//! What a refused request is answered with.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

use crate::Legal;

/// Why something was refused, with a sentence in the reader's language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Problem {
    /// Stable code with its namespace, such as `action/stale` or `setup/refused`.
    pub code: String,
    /// What is wrong and what would be right.
    pub message: String,
    /// The paragraph of the game's rules it stands on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// Where: a field of the request, a path into options or a record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<String>,
    /// What was found and what would be right, by name.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    #[ts(type = "Record<string, JsonValue>", optional)]
    pub values: Map<String, Value>,
    /// Every single reason, where there are several.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Problem>>", optional)]
    pub reasons: Vec<Problem>,
    /// Places of the board to mark, by the ids that actions and pictures use.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub cells: Vec<String>,
    /// A listed action that is nearest to the refused one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub instead: Option<Box<Legal>>,
}

impl Problem {
    /// A problem with nothing but a code and a sentence.
    pub fn new(code: impl Into<String>, message: impl Into<String>) -> Problem {
        Problem {
            code: code.into(),
            message: message.into(),
            rule: None,
            at: None,
            values: Map::new(),
            reasons: Vec::new(),
            cells: Vec::new(),
            instead: None,
        }
    }
}
