//! What only the operator does and asks.

use protocol::{ChatLine, Status};
use rusqlite::{Connection, OptionalExtension, params};
use serde::{Deserialize, Serialize};

use super::recent::{Changes, Recent};
use super::sqlite::{Sqlite, card, moment, signed, word};
use super::{Card, Cursor, Household, StoreError, stale};

/// What the operator changes; all of it stands in the audit log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Deed {
    /// Nobody can use a table any more.
    Close {
        /// Which table.
        table: String,
    },
    /// A closed table goes on.
    Reopen {
        /// Which table.
        table: String,
    },
    /// A table and everything about it goes.
    Delete {
        /// Which table.
        table: String,
    },
    /// Somebody may not do something until then.
    Ward {
        /// What.
        ward: Forbidden,
        /// Who, as [`crate::wards::Whom`] writes it.
        whom: String,
        /// Until when, in milliseconds since 1970.
        until_ms: u64,
    },
    /// Somebody may again.
    Lift {
        /// What.
        ward: Forbidden,
        /// Who.
        whom: String,
    },
    /// A record that somebody brought goes.
    DeleteUpload {
        /// Its id.
        upload: String,
    },
}

/// What somebody may not do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forbidden {
    /// Come here at all; for a name: be used.
    Ban,
    /// Speak.
    Mute,
}

impl Forbidden {
    /// How the file writes it.
    const fn word(self) -> &'static str {
        match self {
            Forbidden::Ban => "ban",
            Forbidden::Mute => "mute",
        }
    }
}

/// A deed with who did it, when and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Audit {
    /// Its number, from 1.
    #[serde(default)]
    pub id: u64,
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
    /// Who: a user of the machine, or whoever has the token.
    pub who: String,
    /// What.
    pub deed: Deed,
    /// Why.
    pub reason: String,
}

/// What somebody may not do, and until when.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ward {
    /// What.
    pub ward: Forbidden,
    /// Who.
    pub whom: String,
    /// Until when, in milliseconds since 1970.
    pub until_ms: u64,
}

/// Which tables are looked for; everything that is not said fits.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
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
    /// Who made them.
    pub household: Option<Household>,
}

/// A table as the operator finds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// What lists show.
    pub card: Card,
    /// When the operator closed it.
    pub closed_ms: Option<u64>,
}

/// A record that somebody brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Brought {
    /// Its id.
    pub upload: String,
    /// When.
    pub created_ms: u64,
    /// Its length in bytes.
    pub bytes: u64,
}

/// How long a table's log is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Length {
    /// Rows.
    pub rows: u64,
    /// When the last of them was written.
    pub last_ms: u64,
}

/// What only the operator asks. Reads block.
pub trait Operator {
    /// Tables, newest first.
    fn find(&self, wanted: &Wanted, after: Option<&Cursor>, limit: u32) -> Read<Vec<Found>>;
    /// One table, with the length of its log.
    fn found(&self, id: &str) -> Read<Option<(Found, Length)>>;
    /// The last lines of chat at a table, oldest first.
    fn chat(&self, id: &str) -> Read<Vec<ChatLine>>;
    /// Records that were brought, newest first.
    fn uploads(&self, after: Option<&Cursor>, limit: u32) -> Read<Vec<Brought>>;
    /// Who may not do what.
    fn wards(&self) -> Read<Vec<Ward>>;
    /// What was done, newest first, from before this number.
    fn audit(&self, before: u64, limit: u32) -> Read<Vec<Audit>>;
}

type Read<T> = Result<T, StoreError>;

impl Operator for Sqlite {
    fn find(&self, wanted: &Wanted, after: Option<&Cursor>, limit: u32) -> Read<Vec<Found>> {
        let name = wanted.name.as_ref().map(|name| format!("%{}%", escaped(name)));
        self.read(|connection| {
            connection
                .prepare_cached(&format!(
                    "SELECT {CARD}, closed_ms FROM tables
                     WHERE (?1 IS NULL OR status = ?1) AND (?2 IS NULL OR game = ?2)
                       AND (?3 IS NULL OR names LIKE ?3 ESCAPE '\\')
                       AND (?4 IS NULL OR public = ?4)
                       AND (?5 IS NULL OR (closed_ms IS NOT NULL) = ?5)
                       AND (?9 IS NULL OR household = ?9)
                       AND (created_ms, id) < (?6, ?7)
                     ORDER BY created_ms DESC, id DESC LIMIT ?8"
                ))?
                .query_map(
                    params![
                        wanted.status.map(word),
                        wanted.game,
                        name,
                        wanted.public,
                        wanted.closed,
                        place(after),
                        after.map_or("", |after| &after.id),
                        limit,
                        wanted.household.map(|household| household.0)
                    ],
                    found,
                )?
                .collect()
        })
    }

    fn found(&self, id: &str) -> Read<Option<(Found, Length)>> {
        self.read(|connection| {
            let table = connection
                .prepare_cached(&format!("SELECT {CARD}, closed_ms FROM tables WHERE id = ?1"))?
                .query_row([id], found)
                .optional()?;
            let length = connection
                .prepare_cached(
                    "SELECT count(*), coalesce(max(at_ms), 0) FROM history WHERE table_id = ?1",
                )?
                .query_row([id], |row| {
                    Ok(Length { rows: moment(row, 0)?, last_ms: moment(row, 1)? })
                })?;
            Ok(table.map(|table| (table, length)))
        })
    }

    fn chat(&self, id: &str) -> Read<Vec<ChatLine>> {
        self.read(|connection| super::sqlite::chat(connection, id))
    }

    fn uploads(&self, after: Option<&Cursor>, limit: u32) -> Read<Vec<Brought>> {
        self.read(|connection| {
            connection
                .prepare_cached(
                    "SELECT id, created_ms, length(CAST(file AS BLOB)) FROM uploads
                     WHERE (created_ms, id) < (?1, ?2) ORDER BY created_ms DESC, id DESC LIMIT ?3",
                )?
                .query_map(
                    params![place(after), after.map_or("", |after| &after.id), limit],
                    |row| {
                        Ok(Brought {
                            upload: row.get(0)?,
                            created_ms: moment(row, 1)?,
                            bytes: moment(row, 2)?,
                        })
                    },
                )?
                .collect()
        })
    }

    fn wards(&self) -> Read<Vec<Ward>> {
        self.read(|connection| {
            connection
                .prepare_cached("SELECT kind, whom, until_ms FROM wards ORDER BY kind, whom")?
                .query_map([], |row| {
                    let kind: String = row.get(0)?;
                    let ward = if kind == Forbidden::Ban.word() {
                        Forbidden::Ban
                    } else {
                        Forbidden::Mute
                    };
                    Ok(Ward { ward, whom: row.get(1)?, until_ms: moment(row, 2)? })
                })?
                .collect()
        })
    }

    fn audit(&self, before: u64, limit: u32) -> Read<Vec<Audit>> {
        self.read(|connection| {
            connection
                .prepare_cached(
                    "SELECT id, at_ms, who, deed, reason FROM audit
                     WHERE id < ?1 ORDER BY id DESC LIMIT ?2",
                )?
                .query_map(params![signed(before), limit], |row| {
                    let deed: String = row.get(3)?;
                    let deed = serde_json::from_str(&deed).map_err(|error| {
                        let text = rusqlite::types::Type::Text;
                        rusqlite::Error::FromSqlConversionFailure(3, text, Box::new(error))
                    })?;
                    let (id, at_ms) = (moment(row, 0)?, moment(row, 1)?);
                    Ok(Audit { id, at_ms, who: row.get(2)?, deed, reason: row.get(4)? })
                })?
                .collect()
        })
    }
}

/// Columns that [`card`] reads.
const CARD: &str = "id, game, public, status, names, created_ms, duty, household";

fn found(row: &rusqlite::Row<'_>) -> rusqlite::Result<Found> {
    let closed_ms: Option<i64> = row.get("closed_ms")?;
    let closed_ms = closed_ms.and_then(|closed| u64::try_from(closed).ok());
    Ok(Found { card: card(row)?, closed_ms })
}

/// Where a list begins.
fn place(after: Option<&Cursor>) -> i64 {
    after.map_or(i64::MAX, |after| signed(after.created_ms))
}

/// A text in which no letter means another to `LIKE`.
fn escaped(text: &str) -> String {
    let special = |letter: char| ['%', '_', '\\'].contains(&letter).then_some('\\');
    text.chars().flat_map(|letter| special(letter).into_iter().chain([letter])).collect()
}

/// Carries out what the operator decided, and notes it. Somebody who was quicker leaves nothing to
/// change, and then nothing is noted.
pub(super) fn carry_out(
    connection: &Connection,
    audit: &Audit,
    recent: &Recent,
    changes: &mut Changes,
) -> Result<(), StoreError> {
    let touched = match &audit.deed {
        Deed::Close { table } => connection
            .prepare_cached("UPDATE tables SET closed_ms = ?2 WHERE id = ?1 AND closed_ms IS NULL")?
            .execute(params![table, signed(audit.at_ms)])?,
        Deed::Reopen { table } => connection
            .prepare_cached(
                "UPDATE tables SET closed_ms = NULL WHERE id = ?1 AND closed_ms IS NOT NULL",
            )?
            .execute([table])?,
        Deed::Delete { table } => delete(connection, table, recent, changes)?,
        Deed::Ward { ward, whom, until_ms } => {
            // What has run out need not be kept.
            connection
                .prepare_cached("DELETE FROM wards WHERE until_ms <= ?1")?
                .execute([signed(audit.at_ms)])?;
            connection
                .prepare_cached(
                    "INSERT INTO wards (kind, whom, until_ms) VALUES (?1, ?2, ?3)
                     ON CONFLICT (kind, whom) DO UPDATE SET until_ms = excluded.until_ms",
                )?
                .execute(params![ward.word(), whom, signed(*until_ms)])?
        }
        Deed::Lift { ward, whom } => connection
            .prepare_cached("DELETE FROM wards WHERE kind = ?1 AND whom = ?2")?
            .execute(params![ward.word(), whom])?,
        Deed::DeleteUpload { upload } => {
            connection.prepare_cached("DELETE FROM uploads WHERE id = ?1")?.execute([upload])?
        }
    };
    if touched == 0 {
        return Err(StoreError::Unchanged);
    }
    let deed = serde_json::to_string(&audit.deed).expect("deeds have a JSON form");
    connection
        .prepare_cached("INSERT INTO audit (at_ms, who, deed, reason) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![signed(audit.at_ms), audit.who, deed, audit.reason])?;
    Ok(())
}

/// A table goes with everything that refers to it.
fn delete(
    connection: &Connection,
    table: &str,
    recent: &Recent,
    changes: &mut Changes,
) -> rusqlite::Result<usize> {
    recent.forget(connection, table, changes)?;
    connection.prepare_cached("DELETE FROM strays WHERE table_id = ?1")?.execute([table])?;
    stale::wipe(connection, table)
}
