//! A game as one viewer sees it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{Changes, DiceRound, SeatInfo, Status};

/// Where a game stands, for one viewer: complete, except that `log` holds only what is new.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Update {
    /// Rises with everything that changes the table.
    pub version: u32,
    /// Where the table stands.
    pub status: Status,
    /// Through whose eyes: a seat, or a spectator if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub viewer: Option<u8>,
    /// Number of actions carried out and not undone.
    pub step: u32,
    /// Who owes a decision; nobody before the start and after the end.
    pub turn: Turn,
    /// The position as the viewer knows it, in the game's own form; null before the start.
    pub view: Value,
    /// The same as text.
    pub text: String,
    /// What leads to `view` and `text`, which are null and empty then; only for a client that asked for
    /// changes and was told the version they begin with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub changes: Option<Changes>,
    /// What the viewer is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub question: Option<Asking>,
    /// Everything the viewer may answer.
    pub legal: Vec<Legal>,
    /// Whether the viewer may take back the last action.
    pub undo: Undo,
    /// What the viewer would take back, how far that goes, and why no further; absent before the
    /// viewer's first action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undoing: Option<Undoing>,
    /// Somebody asks to take back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub take_back: Option<TakeBack>,
    /// How the dice are being agreed on; before the start only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub round: Option<DiceRound>,
    /// Dice the viewer is to roll and type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dice: Option<DiceQuestion>,
    /// What happened, in order.
    pub log: Vec<LogEntry>,
    /// Versions whose lines are now struck through.
    pub undone: Vec<u32>,
    /// Every seat.
    pub seats: Vec<SeatInfo>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ending: Option<Ending>,
    /// The table at which the same people go on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
}

/// Who owes a decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Turn {
    /// These seats, in any order.
    pub to: Vec<u8>,
}

/// The decision a seat owes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Asking {
    /// Stable code.
    pub code: String,
    /// The paragraph that asks.
    pub rule: String,
    /// Nobody else learns the answer before it is revealed.
    pub sealed: bool,
    /// The question as a sentence.
    pub text: String,
}

/// One listed action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Legal {
    /// The action itself; its flat fields are what clicking narrows by.
    pub action: Value,
    /// Its notation, unique in the list.
    pub notation: String,
    /// The label of its button.
    pub phrase: String,
    /// What kind of action it is, its `type`.
    pub group: String,
    /// Its other fields in order: what clicking fills in one by one.
    pub parts: Vec<Part>,
    /// What chance may make of it, as far as the seat can know; empty where chance has no say or
    /// the list is long.
    pub odds: Vec<Prospect>,
    /// Whether it should be confirmed: it may roll, reveal, or hand the decision on.
    pub confirm: bool,
    /// How it could be taken back afterwards.
    pub undo: Undo,
}

/// One field of an action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Part {
    /// Its name.
    pub field: String,
    /// Its value.
    pub value: Value,
}

/// One way an action may go, as far as its seat can know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Prospect {
    /// In so many cases …
    pub ways: u32,
    /// … of so many, all equally likely.
    pub of: u32,
    /// What happens then, in a few words.
    pub text: String,
}

/// One place of a board that a player may point at, in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Cell {
    /// The same id that actions and pictures use for the place.
    pub id: String,
    /// What is there and what can be done, in one or two short sentences.
    pub text: String,
}

/// One thing that a player learns by pointing at a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Insight {
    /// How a picture marks its places: a word of the game.
    pub mark: String,
    /// The places, each with what is to be written there, if anything.
    pub cells: Vec<Cell>,
    /// In words; empty where there is nothing to say beyond the marks.
    pub text: String,
    /// The paragraph it stands on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
}

/// One advised action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct HintInfo {
    /// The action itself.
    pub action: Value,
    /// Its notation.
    pub notation: String,
    /// The label of its button.
    pub phrase: String,
    /// Estimated chance to win with it, in thousandths.
    pub per_mille: u16,
    /// How often the search tried it.
    pub visits: u32,
    /// Why, in sentences, the weightiest first.
    pub why: Vec<String>,
}

/// Whether the last action may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Undo {
    /// At once.
    Free,
    /// If all other people at the table agree.
    Ask,
    /// Not at all: there is nothing of this viewer's, or it stands and nobody is there to agree.
    No,
}

/// How far taking back goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Undoing {
    /// The viewer's last action, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub what: Option<String>,
    /// So many actions the viewer may take back at once, one after the other.
    pub steps: u32,
    /// Why what lies before them stands; absent at the beginning of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stands: Option<Stands>,
}

/// Why nobody takes an action back by himself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Stands {
    /// Somebody else has acted since.
    Acted,
    /// Dice have fallen, or something was drawn.
    Chance,
    /// Something hidden was seen.
    Revealed,
}

/// A request to take back, on which the others are to answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct TakeBack {
    /// Who asks.
    pub by: u8,
    /// Number of actions that would remain.
    pub to_step: u32,
    /// Who has not answered yet.
    pub waiting: Vec<u8>,
}

/// A question to chance that people answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct DiceQuestion {
    /// The seat that rolls and types.
    pub seat: u8,
    /// Which question of the action it is, from 0.
    pub at: u32,
    /// What is rolled or drawn, as a sentence.
    pub text: String,
    /// The paragraph that asks for it.
    pub rule: String,
    /// Kind of the question: `die`, `pick`, `weighted` or `hits`, with its numbers.
    pub question: Value,
    /// Outcomes that can come up, where they are few.
    pub allowed: Vec<u32>,
    /// Nobody else may know the outcome.
    pub hidden: bool,
}

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct LogEntry {
    /// Version with which it came; several lines may share one.
    pub version: u32,
    /// What kind of line.
    pub kind: LogKind,
    /// Number of the action it belongs to; 0 is the set-up.
    pub step: u32,
    /// Who acted, where somebody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The sentence.
    pub text: String,
    /// The paragraph it stands on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// The event with its own fields, as the viewer may know it; null for the table's own lines.
    pub event: Value,
    /// Whether it was taken back.
    pub undone: bool,
}

/// What kind of line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LogKind {
    /// Something happened in the game.
    Event,
    /// Something happened at the table: somebody sat down, took back, resigned.
    Table,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Ending {
    /// `rules`, `resigned` or `time`.
    pub reason: String,
    /// Who gave up or ran out of time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The final standing.
    pub outcome: Outcome,
}

/// The final standing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Outcome {
    /// One entry per seat.
    pub seats: Vec<Standing>,
    /// The paragraph that ended the game; empty where somebody gave up.
    pub rule: String,
}

/// How one seat ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Standing {
    /// Place, 0 is best, ties share.
    pub place: u8,
    /// Whether this seat has won; several or none may.
    pub won: bool,
    /// Score where the game has one.
    pub score: i32,
}
