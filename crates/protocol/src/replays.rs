//! Games that have ended, or that somebody brought as a file.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{LogEntry, Outcome, Turn};

/// A record as it is downloaded and uploaded.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct ReplayFile {
    /// The game's own record: options, actions, outcomes, hash chain.
    pub replay: Value,
    /// What is needed to check the dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fair: Option<FairDice>,
    /// What the players were called.
    #[serde(default)]
    pub names: Vec<String>,
}

/// What is needed to check the dice of a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct FairDice {
    /// Version of the derivation: 1, or 2 where the seats promised their texts first.
    pub scheme: u32,
    /// The table.
    pub table: String,
    /// SHA-256 that was shown before the first roll.
    pub commitment: String,
    /// The secret it promised, 64 hexadecimal digits.
    pub secret: String,
    /// What each seat added before the first roll; empty where it added nothing.
    pub entropies: Vec<String>,
    /// What each seat promised before any text was opened, empty where it added nothing; scheme 2.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub promises: Vec<String>,
    /// Which round of promises counted; those before it were void. Scheme 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub round: Option<u32>,
    /// Counter of each action's dice; the set-up has counter 0.
    pub counters: Vec<u32>,
    /// Steps whose outcomes people typed; their dice are not derived.
    #[serde(default)]
    pub typed: Vec<u32>,
}

/// A record that the server keeps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct ReplayInfo {
    /// Its id; a table's own id for games played here.
    pub replay: String,
    /// The game.
    pub game: String,
    /// The game's title.
    pub title: String,
    /// Options in normal form.
    pub options: Value,
    /// How many seats there are.
    pub seats: u8,
    /// What the players were called.
    pub names: Vec<String>,
    /// Number of actions.
    pub steps: u32,
    /// Through whose eyes it may be seen: `spectator`, seats by number, `open`.
    pub viewers: Vec<String>,
    /// Public picture of the board, where the game has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub board: Option<Value>,
    /// How the dice fared when they were checked.
    pub dice: Verdict,
}

/// How the dice of a record fared.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Verdict {
    /// Every outcome that nobody typed follows from the promised secret.
    Fair {
        /// How many outcomes were computed again.
        checked: u32,
        /// How many outcomes were typed by players; nothing is said about them.
        typed: u32,
        /// By which scheme: under 1 whoever ran the server and played could choose his text last.
        scheme: u32,
        /// Which round of promises counted; those before it were void.
        round: u32,
    },
    /// Nothing was promised, or people rolled.
    Unpromised {},
    /// The promise was broken.
    Broken {
        /// Where and how, as a sentence.
        message: String,
    },
    /// The game is not over; the secret is still hidden.
    Hidden {},
}

/// Positions of a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct ReplaySteps {
    /// The first step that follows.
    pub from: u32,
    /// Number of actions in the whole record.
    pub steps: u32,
    /// The positions in order; at most a hundred.
    pub positions: Vec<ReplayStep>,
}

/// The position after one step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct ReplayStep {
    /// Number of the step; 0 is the set-up.
    pub step: u32,
    /// Who acted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The position as the viewer knows it.
    pub view: Value,
    /// The same as text.
    pub text: String,
    /// Who owes a decision afterwards.
    pub turn: Turn,
    /// What happened in this step.
    pub log: Vec<LogEntry>,
    /// The standing, once the game has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outcome: Option<Outcome>,
}
