//! Games before their boxes are opened.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::Problem;

/// What a server says of itself, and where other devices of the same network find it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Host {
    /// Addresses that begin with `http://` or `https://`; none if only its own computer reaches it.
    pub addresses: Vec<String>,
    /// What the house is called, if it has a name of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// Where its sign is, if it has one of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub logo: Option<String>,
    /// Where it says who is responsible, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub imprint: Option<String>,
    /// Where it says what happens to data, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub privacy: Option<String>,
    /// Whether a password, given at `/enter`, would let whoever asks do more.
    pub asks: bool,
    /// Whether whoever asks may invite others.
    pub invites: bool,
    /// Whether whoever asks may make tables.
    pub makes_tables: bool,
}

/// Asks for a link that lets others in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Invite {
    /// For how many days.
    pub days: u32,
}

/// A link that lets others in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Invitation {
    /// Its path on this server.
    pub path: String,
    /// When it ends, in milliseconds since 1970.
    #[ts(type = "number")]
    pub ends_ms: u64,
}

/// A game of the cabinet, in the reader's language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct GameInfo {
    /// Name in addresses and requests.
    pub game: String,
    /// Its title.
    pub title: String,
    /// One sentence that makes one want to play; empty where the game brings none.
    pub pitch: String,
    /// How long a game takes, in words; empty where the game does not say.
    pub length: String,
    /// Fewest seats.
    pub seats_min: u8,
    /// Most seats.
    pub seats_max: u8,
    /// Version of its rules.
    pub rules_version: u32,
    /// Nothing is ever hidden from anybody.
    pub open_information: bool,
    /// Levels of opponents, weakest first.
    pub levels: Vec<String>,
    /// Tools that it offers away from tables.
    pub tools: Vec<String>,
    /// The form from which a table is made.
    pub form: Vec<FormField>,
}

/// One choice of a form.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct FormField {
    /// The key in the options.
    pub key: String,
    /// Its label.
    pub label: String,
    /// What it means, as a sentence; empty where there is none.
    pub help: String,
    /// The paragraph that gives the choice.
    pub rule: String,
    /// What may be entered.
    pub kind: FieldKind,
    /// Key of another field on which this one depends; always asked if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub only_key: Option<String>,
    /// Values of that other field with which this one matters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Value>>", optional)]
    pub only_values: Vec<Value>,
}

/// What may be entered in a field.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FieldKind {
    /// Yes or no.
    Switch {
        /// Used when nothing is entered.
        default: bool,
        /// What yes and no are called, where the game has words of its own for them.
        labels: Vec<Label>,
    },
    /// A whole number within bounds.
    Number {
        /// Smallest value.
        min: i32,
        /// Largest value.
        max: i32,
        /// Used when nothing is entered.
        default: i32,
    },
    /// One of several words.
    Choice {
        /// The words with what they are called.
        values: Vec<Label>,
        /// Used when nothing is entered.
        default: String,
    },
    /// A structure of the game's own: a board, an army.
    Own {
        /// Used when nothing is entered.
        default: Value,
    },
}

/// A value with what it is called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Label {
    /// The value in the options.
    pub value: String,
    /// Its label.
    pub label: String,
    /// What it means, as a sentence; empty where there is none.
    pub help: String,
}

/// The rules of a game, in reading order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Rules {
    /// The game.
    pub game: String,
    /// The language of the texts.
    pub lang: String,
    /// Every paragraph.
    pub paragraphs: Vec<Rule>,
}

/// One paragraph of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Rule {
    /// Its id, without the sign.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// Its text, Markdown.
    pub text: String,
}

/// Options to be checked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SetupCheck {
    /// The game.
    pub game: String,
    /// The options, complete or not.
    #[serde(default)]
    pub options: Value,
    /// Files of an owner's content pack, by name; the content that ships with the game if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub content: Option<BTreeMap<String, String>>,
    /// Language of the reasons.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

/// What a tool of a game is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ToolQuestion {
    /// The options, complete or not.
    #[serde(default)]
    pub options: Value,
    /// Files of an owner's content pack, by name; the content that ships with the game if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub content: Option<BTreeMap<String, String>>,
    /// The question itself, in a form of the tool's own.
    #[serde(default)]
    pub asked: Value,
    /// Language of what is told.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

/// Options that open, in their normal form.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct SetupReport {
    /// The options in normal form.
    pub options: Value,
    /// How many seats the table has.
    pub seats: u8,
    /// What opening changed without refusing it.
    pub notes: Vec<Problem>,
    /// Public picture of the board, where the game has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub board: Option<Value>,
}
