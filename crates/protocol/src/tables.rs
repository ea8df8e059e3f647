//! Tables and who sits at them.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{ChatLine, Update};

/// A table to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Options of the game; `seats` follows from the list below unless given.
    #[serde(default)]
    pub options: Value,
    /// Each seat in table order.
    pub seats: Vec<NewSeat>,
    /// Whether strangers find it in the list of open tables.
    #[serde(default)]
    pub public: bool,
    /// Who rolls.
    #[serde(default)]
    pub dice: DiceMode,
    /// How time is kept.
    #[serde(default)]
    pub clock: Clock,
    /// Whether an opponent may take over an abandoned seat.
    #[serde(default)]
    pub takeover: bool,
    /// Whether seats may ask what a good player would do.
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
    /// Files of an owner's content pack, by name; the content that ships with the game if absent.
    #[serde(default)]
    #[ts(optional)]
    pub content: Option<BTreeMap<String, String>>,
    /// Language of the answer.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

fn yes() -> bool {
    true
}

/// Who rolls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum DiceMode {
    /// The server, by dice that can be checked afterwards.
    #[default]
    Server,
    /// The players, who type what came up.
    Table,
}

/// How time is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Clock {
    /// Not at all.
    #[default]
    None,
    /// So many seconds for the whole game, and so many more after each action.
    Live {
        /// At the start.
        seconds: u32,
        /// Added after each action.
        increment: u32,
    },
    /// So many hours for each action.
    Turn {
        /// Hours for one action.
        hours: u32,
    },
}

/// Who is to sit somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum NewSeat {
    /// Whoever makes the table; several such seats share one device.
    Me {
        /// What to call them.
        name: String,
    },
    /// Whoever joins.
    Open,
    /// A program of this level.
    Bot {
        /// The level's name.
        level: String,
    },
}

/// Who sits somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum SeatKind {
    /// A person.
    Human,
    /// Nobody yet.
    Open,
    /// A program of this level.
    Bot {
        /// The level's name.
        level: String,
    },
}

/// One seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[expect(clippy::struct_excessive_bools, reason = "each is a plain fact that clients show")]
pub struct SeatInfo {
    /// Its number, from 0.
    pub seat: u8,
    /// What the players call it, in the reader's language.
    pub name: String,
    /// Who sits there.
    pub kind: SeatKind,
    /// What it is doing.
    pub state: SeatState,
    /// Whether a device of this seat is connected.
    pub connected: bool,
    /// Whether this connection holds the seat.
    pub mine: bool,
    /// Whether the game may begin as far as it is concerned: its promise for the dice stands, and who
    /// can open it is there.
    pub ready: bool,
    /// Milliseconds left on its clock when this was sent, where time is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock_ms: Option<u32>,
    /// Whether whoever made the table has muted the player: then neither lines nor name are shown.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub muted: bool,
    /// Whether a program is at work on its decision.
    pub thinking: bool,
    /// How many programs think or wait before it, where it has to wait.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub queue: Option<u32>,
}

/// How the dice are agreed on before the first roll. `docs/fair-dice.md` tells why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct DiceRound {
    /// 1 at first, and one more each time a round was void.
    pub round: u32,
    /// Whether every promise stands and is shown: only then are texts opened.
    pub shown: bool,
    /// What each seat has promised, 64 hexadecimal digits. Empty for programs and where nothing is
    /// promised yet; before all are shown, also for the seats of others.
    pub promises: Vec<String>,
    /// Seats that have opened their text.
    pub opened: Vec<u8>,
    /// Milliseconds that the others had left when this was sent, once the first has opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub left_ms: Option<u32>,
}

/// What a seat is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SeatState {
    /// Nothing is asked of it.
    Waiting,
    /// It owes a decision.
    ToAct,
    /// A program owes a decision and is at it.
    Thinking,
    /// It has given up.
    Resigned,
}

/// Where a table stands.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are open, or somebody has not said that the game may begin.
    Gathering,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
}

/// A table as the list of open tables shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct TableCard {
    /// Its id.
    pub table: String,
    /// The game.
    pub game: String,
    /// The game's title.
    pub title: String,
    /// Where it stands.
    pub status: Status,
    /// Names of those who sit there; empty for an open seat.
    pub names: Vec<String>,
    /// How many seats are open.
    pub open: u8,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_ms: u64,
}

/// Everything about a table that does not change from action to action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[expect(clippy::struct_excessive_bools, reason = "each is a plain fact that clients show")]
pub struct TableInfo {
    /// Its id.
    pub table: String,
    /// The game.
    pub game: String,
    /// The game's title.
    pub title: String,
    /// Options in normal form.
    pub options: Value,
    /// Whether strangers find it.
    pub public: bool,
    /// Who rolls.
    pub dice: DiceMode,
    /// How time is kept.
    pub clock: Clock,
    /// Whether an opponent may take over an abandoned seat.
    pub takeover: bool,
    /// Whether seats may ask what a good player would do.
    pub hints: bool,
    /// Whether it is played with an owner's content.
    pub own_content: bool,
    /// What the server promised about its dice before the first roll.
    pub commitment: String,
    /// What the seats promised; absent where the game was begun by the older scheme.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub round: Option<DiceRound>,
    /// Whether this client made it, and may mute others at it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub maker: bool,
    /// Whether everybody who looks on is muted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub quiet: bool,
    /// Where it stands.
    pub status: Status,
    /// Every seat.
    pub seats: Vec<SeatInfo>,
    /// The table at which the same people go on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// Public picture of the board, where the game has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub board: Option<Value>,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_ms: u64,
}

/// A table was made; the seats of its maker are in the cookie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Created {
    /// Its id.
    pub table: String,
    /// What the server promises about its dice.
    pub commitment: String,
    /// The seats of its maker.
    pub seats: Vec<u8>,
}

/// A request to sit down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct JoinTable {
    /// What to call the player.
    pub name: String,
    /// Which open seat; the first one if absent.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Language of the answer.
    #[serde(default)]
    #[ts(optional)]
    pub lang: Option<String>,
}

/// Somebody sat down; the seat is in the cookie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Joined {
    /// Which seat.
    pub seat: u8,
}

/// A request about one of one's own seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatChoice {
    /// Which seat.
    pub seat: u8,
}

/// A program is to take a seat: an open one before the start, or one whose player has gone away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct StandIn {
    /// Which seat.
    pub seat: u8,
    /// The program's level; one that plays sensibly and lets nobody wait if absent.
    #[serde(default)]
    #[ts(optional)]
    pub level: Option<String>,
}

/// Whoever made a table no longer lets somebody be heard at it, or does again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Muting {
    /// Who.
    pub whom: Speaker,
    /// Whether they are muted from now on.
    pub muted: bool,
}

/// Who speaks at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Speaker {
    /// The player of a seat; the name is hidden as well.
    Seat {
        /// Which seat.
        seat: u8,
    },
    /// Whoever looks on and said this line of the chat, with all of the same address who look on.
    Line {
        /// Its number.
        number: u32,
    },
    /// Everybody who looks on.
    Onlookers {},
}

/// A link that brings a seat to another device once, within ten minutes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct CarryLink {
    /// What stands behind the address of the server: `/table/<id>#carry=<token>`.
    pub path: String,
    /// Seconds until it is worth nothing.
    pub seconds: u32,
}

/// The secret part of such a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct CarryToken {
    /// What stands behind `#carry=`.
    pub token: String,
}

/// The same people at a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Rematch {
    /// Its id; the seats are in the cookie of the new table.
    pub table: String,
    /// The seats of the one who asked.
    pub seats: Vec<u8>,
}

/// The first message of a connection.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Hello {
    /// Version of this protocol.
    pub protocol: u32,
    /// The table.
    pub table: TableInfo,
    /// Seats held by this connection.
    pub mine: Vec<u8>,
    /// Whether `update.log` begins at the beginning; otherwise it goes on from `since`.
    pub full: bool,
    /// Where the game stands.
    pub update: Update,
    /// What was said lately.
    pub chat: Vec<ChatLine>,
}
