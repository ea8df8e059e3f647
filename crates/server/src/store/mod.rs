//! Where tables are kept: one small trait, and `SQLite` behind it.

mod checkpoint;
mod entry;
mod era;
mod fence;
mod files;
mod full;
mod house;
mod household;
mod list;
mod lock;
mod mend;
mod operator;
#[cfg(test)]
mod plans;
mod put;
mod recent;
mod schema;
mod sqlite;
mod stale;
mod writer;

pub use entry::{Entry, HUSHED, Hushed, Made, PROGRAM, Place, people};
pub use era::Era;
pub use files::{Report, Saved, backup, check, restore, salvage};
pub use household::{Household, Salt};
pub use list::{CARDS, Cursor, Listing, Page};
pub use lock::resolved;
pub use operator::{Audit, Brought, Deed, Forbidden, Found, Length, Operator, Wanted, Ward};
pub use sqlite::Sqlite;
pub use stale::Kind;

use std::sync::Arc;

use kernel::Digest;
use kernel::replay::Snapshot;
use protocol::{ChatLine, Status};
use tokio::sync::oneshot;

use crate::metrics::Figures;

/// Why the store did not do it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// No room left.
    #[error("the disk is full")]
    Full,
    /// A page of the file is damaged.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// The file is not where it was.
    #[error("the data file was moved away or deleted")]
    Moved,
    /// What is to be written is there already.
    #[error("{0} is there already")]
    Exists(String),
    /// Another server has the file.
    #[error("another server uses this file")]
    InUse,
    /// Another server has taken the file over.
    #[error("another server has taken this file over")]
    Replaced,
    /// So many tables of this household stand unfinished already.
    #[error("{0} tables of this household stand unfinished already")]
    Unfinished(u32),
    /// So many tables of this household wait for players already.
    #[error("{0} tables of this household wait for players already")]
    Waiting(u32),
    /// What was to be changed is so already, or is not there.
    #[error("there is nothing to change")]
    Unchanged,
    /// The table has another row in this place.
    #[error("the log has gone on without this table")]
    Conflict,
    /// Anything else.
    #[error("the store failed: {0}")]
    Failed(String),
}

/// One row of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number, from 1.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
    /// The entry as JSON.
    pub entry: String,
    /// SHA-256 over the link before it and everything above.
    pub link: [u8; 32],
}

impl Row {
    /// The row that follows a link.
    pub fn after(before: &[u8; 32], seq: u32, at_ms: u64, entry: &Entry) -> Row {
        let entry = serde_json::to_string(entry).expect("entries have a JSON form");
        let link = link(before, seq, at_ms, &entry);
        Row { seq, at_ms, entry, link }
    }

    /// Whether the row is what it was when it was written after this link.
    pub fn follows(&self, before: &[u8; 32]) -> bool {
        self.link == link(before, self.seq, self.at_ms, &self.entry)
    }
}

/// The link before the first row of a table.
pub fn first_link(table: &str) -> [u8; 32] {
    *Digest::of_all(&[b"pandemonium/log/1\0", table.as_bytes()]).bytes()
}

fn link(before: &[u8; 32], seq: u32, at_ms: u64, entry: &str) -> [u8; 32] {
    let pieces: [&[u8]; 4] = [before, &seq.to_be_bytes(), &at_ms.to_be_bytes(), entry.as_bytes()];
    *Digest::of_all(&pieces).bytes()
}

/// A key that opens a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// Which seat.
    pub seat: u8,
    /// SHA-256 of the secret.
    pub hash: [u8; 32],
}

/// What lists show of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Whether strangers find it.
    pub public: bool,
    /// Where it stands.
    pub status: Status,
    /// Names by seat; empty for an open seat.
    pub names: Vec<String>,
    /// When it was made.
    pub created_ms: u64,
    /// Whether it goes on by itself: a program sits at it, or a clock runs.
    pub duty: bool,
    /// Who made it.
    pub household: Option<Household>,
}

/// What an entry changes of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Where the table stands.
    pub status: Status,
    /// Names by seat; empty for an open seat.
    pub names: Vec<String>,
    /// Whether it goes on by itself.
    pub duty: bool,
}

/// A table as the store has it.
#[derive(Clone, PartialEq, Debug)]
pub struct Stored {
    /// What lists show.
    pub card: Card,
    /// The secret of its dice.
    pub secret: [u8; 32],
    /// The log, in order.
    pub rows: Vec<Row>,
    /// Keys of its seats.
    pub keys: Vec<Key>,
    /// The last lines of chat.
    pub chat: Vec<ChatLine>,
    /// Whether the operator closed it.
    pub closed: bool,
    /// A state of its game as it was kept; only the log says whether it is right.
    pub snapshot: Option<Snapshot>,
}

/// A table that is out of memory; moments are milliseconds for which the server was up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rest {
    /// When it is to be looked at though nobody asks, if ever.
    pub due: Option<u64>,
    /// When somebody was last at it, if that was since it came to memory.
    pub seen: Option<u64>,
}

/// Something to be stored; all of it or nothing.
#[derive(Clone, Debug)]
pub enum Write {
    /// A new table with its first row.
    Create {
        /// What lists show.
        card: Card,
        /// The secret of its dice.
        secret: [u8; 32],
        /// The first row.
        row: Row,
        /// Keys of its maker.
        keys: Vec<Key>,
        /// Most public tables of one household that wait for players, this one included.
        waiting: Option<u32>,
        /// Most tables of one household whose game has not ended, this one included.
        unfinished: Option<u32>,
        /// For how long the server had been up.
        seen: u64,
    },
    /// One more row, or several that belong together: all or none are kept.
    Append {
        /// Which table.
        table: String,
        /// The rows.
        rows: Vec<Row>,
        /// Where the table stands now and who sits there, if that changed.
        card: Option<Standing>,
        /// New keys.
        keys: Vec<Key>,
        /// Seats whose old keys open nothing any more.
        revoke: Vec<u8>,
    },
    /// Nobody plays at a table any more: its rows are put in order.
    Settle {
        /// Which table.
        table: String,
        /// The state of its game, if it is worth keeping.
        snapshot: Option<Snapshot>,
        /// What changes for it while it is out of memory.
        rest: Option<Rest>,
    },
    /// A key more.
    Key {
        /// Which table.
        table: String,
        /// The key.
        key: Key,
    },
    /// A line of chat.
    Chat {
        /// Which table.
        table: String,
        /// The line.
        line: ChatLine,
    },
    /// A record that somebody brought.
    Upload {
        /// Its id.
        id: String,
        /// The file.
        file: String,
        /// When.
        at_ms: u64,
        /// Who brought it.
        household: Option<Household>,
        /// Most records of one household; its oldest go first.
        most: Option<u32>,
        /// For how long the server had been up.
        seen: u64,
    },
    /// What nobody has looked at since then goes; refused if somebody has.
    Remove {
        /// What it is.
        of: Kind,
        /// Its id.
        id: String,
        /// For how long the server had been up then.
        before: u64,
    },
    /// For how long the server has been up.
    Up(Era),
    /// Something that the operator decided, with its line in the audit log.
    Operate(Audit),
    /// Nothing at all: whether the store could keep something.
    Try,
}

/// The answer of a write: it comes when the write is durable.
pub type Written = oneshot::Receiver<Result<(), StoreError>>;

/// Where tables are kept. Reads block; call them from a thread that may wait.
pub trait Store: Send + Sync + std::fmt::Debug {
    /// Stores something; the answer comes after it is durable.
    fn write(&self, write: Write) -> Written;
    /// A table with everything about it.
    fn table(&self, id: &str) -> Result<Option<Stored>, StoreError>;
    /// A page of public tables, newest first.
    fn cards(&self, wanted: &Listing) -> Result<Page, StoreError>;
    /// Tables that are to be looked at though nobody asks, with when, in order: those after this one,
    /// up to a moment. Moments are milliseconds for which the server was up.
    fn due(
        &self,
        after: (u64, &str),
        until: u64,
        limit: u32,
    ) -> Result<Vec<(u64, String)>, StoreError>;
    /// What nobody has looked at since then.
    fn stale(&self, of: Kind, before: u64, limit: u32) -> Result<Vec<String>, StoreError>;
    /// A record that somebody brought.
    fn upload(&self, id: &str) -> Result<Option<String>, StoreError>;
    /// For how long the server has been up, stretch by stretch.
    fn eras(&self) -> Result<Vec<Era>, StoreError>;
    /// What households are told apart by; it never changes.
    fn salt(&self) -> Salt;
    /// What only the operator asks.
    fn operator(&self) -> &dyn Operator;
    /// Its numbers.
    fn figures(&self) -> Arc<Figures> {
        Arc::default()
    }
    /// What cookies of the house are signed with; the same after a restart, where it can be kept.
    fn house_key(&self) -> Result<[u8; 32], StoreError> {
        Ok(crate::random::bytes())
    }
    /// Carries everything over into the file and lets it go; nothing can be asked afterwards.
    fn close(&self) {}
}
