//! What the operator asks of a running server, and how it is answered: the same over a socket of the
//! machine and over an address with a token.

mod client;
mod door;
mod obey;
#[cfg(unix)]
mod socket;
mod token;

use protocol::{ChatLine, Status};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use client::{Trouble, Way, ask};
pub(crate) use door::{Door, router};
pub(crate) use obey::{LONGEST_BAN, REASON_LIMIT};
#[cfg(unix)]
pub(crate) use socket::open;
#[cfg(unix)]
pub use socket::socket_of;
pub use token::{SHORTEST_TOKEN, Token};

use crate::store::{Audit, Brought, Deed, Ward};

/// A request of the operator.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Tables, newest first.
    Tables(Filter),
    /// One table: who sits there, who looks, what was said.
    Show {
        /// Which table.
        table: String,
    },
    /// One table as its record and its log.
    Export {
        /// Which table.
        table: String,
    },
    /// Households by what they take.
    People {
        /// Most lines.
        #[serde(default)]
        limit: Option<u32>,
    },
    /// Records that were brought, newest first.
    Uploads(Page),
    /// Who may not come or not speak.
    Bans {},
    /// What was done, newest first.
    Audit(Page),
    /// Nobody can use a table any more.
    Close(About),
    /// A closed table goes on.
    Reopen(About),
    /// A table goes with everything about it.
    Delete(About),
    /// A record that was brought goes.
    DeleteUpload(About),
    /// Somebody may not speak for so long.
    Mute(Measure),
    /// Somebody may speak again.
    Unmute(About),
    /// Somebody may not come for so long, or a name not be used.
    Ban(Measure),
    /// Somebody may come again.
    Unban(About),
}

/// Which tables.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Filter {
    /// Where they stand.
    pub status: Option<Status>,
    /// The game.
    pub game: Option<String>,
    /// A part of the name of somebody who sits there.
    pub name: Option<String>,
    /// Whether strangers find them.
    pub public: Option<bool>,
    /// Whether the operator closed them.
    pub closed: Option<bool>,
    /// An address of the household that made them.
    pub household: Option<String>,
    /// What the page before ended with.
    pub after: Option<String>,
    /// Most lines.
    pub limit: Option<u32>,
}

/// A page of a list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Page {
    /// What the page before ended with.
    pub after: Option<String>,
    /// Most lines.
    pub limit: Option<u32>,
}

/// A change with its reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// What it is about: a table, an upload, a household or a name.
    pub target: String,
    /// Why; it is required.
    #[serde(default)]
    pub reason: String,
}

/// A measure against somebody, with its length and its reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measure {
    /// An address, a network, or a name after `name:`.
    pub target: String,
    /// For how long.
    pub seconds: u64,
    /// Why; it is required.
    #[serde(default)]
    pub reason: String,
}

/// What comes of a request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    /// Tables.
    Tables {
        /// This page.
        tables: Vec<TableLine>,
        /// What the next page comes after, if there is one.
        next: Option<String>,
    },
    /// One table.
    Table(Box<TableSheet>),
    /// One table as its record and its log.
    Export {
        /// All of it.
        file: Value,
    },
    /// Households.
    People {
        /// Those that take most first.
        people: Vec<Person>,
    },
    /// Records that were brought.
    Uploads {
        /// This page.
        uploads: Vec<Brought>,
        /// What the next page comes after, if there is one.
        next: Option<String>,
    },
    /// Who may not do what.
    Bans {
        /// Those that have not run out.
        bans: Vec<Ward>,
    },
    /// What was done.
    Audit {
        /// This page.
        audit: Vec<Audit>,
        /// What the next page comes after, if there is one.
        next: Option<String>,
    },
    /// It is done, and stands in the audit log.
    Done {
        /// What was done.
        deed: Deed,
    },
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableLine {
    /// Its id.
    pub table: String,
    /// The game.
    pub game: String,
    /// Where it stands.
    pub status: Status,
    /// Whether strangers find it.
    pub public: bool,
    /// Who sits there, by seat; empty for an open seat.
    pub names: Vec<String>,
    /// When it was made, in milliseconds since 1970.
    pub created_ms: u64,
    /// When the operator closed it.
    pub closed_ms: Option<u64>,
}

/// Everything about one table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSheet {
    /// As it stands in lists.
    #[serde(flatten)]
    pub line: TableLine,
    /// Rows of its log.
    pub rows: u64,
    /// When the last of them was written.
    pub last_ms: u64,
    /// Whether it is in memory.
    pub live: bool,
    /// Who looks at it now.
    pub guests: Vec<Guest>,
    /// The last lines of chat.
    pub chat: Vec<ChatLine>,
}

/// A live connection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Guest {
    /// Where it comes from.
    pub household: String,
    /// The seats it holds.
    pub seats: Vec<u8>,
}

/// What one household takes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Person {
    /// Its address, or the network that it has to itself.
    pub household: String,
    /// Live connections.
    pub connections: u32,
    /// Tables at which they are.
    pub tables: u32,
    /// Requests, as long as it is remembered.
    pub requests: u64,
    /// How many of them were refused.
    pub refused: u64,
}
