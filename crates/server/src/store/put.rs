//! How each write is carried out.

use kernel::replay::Snapshot;
use protocol::ChatLine;
use rusqlite::{Connection, params};

use super::recent::{self, Changes, Recent};
use super::sqlite::signed;
use super::{Card, Household, Key, Rest, Row, StoreError, Write, era, operator, stale};
use crate::config::CHAT_KEPT;

/// Carries out one write inside a transaction.
pub(super) fn carry_out(
    connection: &Connection,
    write: &Write,
    recent: &Recent,
    changes: &mut Changes,
) -> Result<(), StoreError> {
    match write {
        Write::Create { card, secret, row, keys, waiting, unfinished, seen } => {
            create(connection, card, secret, *seen)?;
            if let (Some(most), Some(household)) = (waiting, card.household) {
                room(connection, household, *most)?;
            }
            if let (Some(most), Some(household)) = (unfinished, card.household) {
                more_room(connection, household, *most)?;
            }
            first(connection, &card.id, row)?;
            Ok(keys.iter().try_for_each(|one| key(connection, &card.id, one))?)
        }
        Write::Append { table, rows, card, keys, revoke } => {
            for row in rows {
                recent::append(connection, table, row, changes)?;
            }
            for seat in revoke {
                connection
                    .prepare_cached("DELETE FROM keys WHERE table_id = ?1 AND seat = ?2")?
                    .execute(params![table, seat])?;
            }
            if let Some(card) = card {
                connection
                    .prepare_cached(
                        "UPDATE tables SET status = ?2, names = ?3, duty = ?4,
                         due = CASE WHEN ?4 AND ?2 = 'playing' THEN due END WHERE id = ?1",
                    )?
                    .execute(params![
                        table,
                        super::sqlite::word(card.status),
                        json(&card.names),
                        card.duty
                    ])?;
            }
            Ok(keys.iter().try_for_each(|one| key(connection, table, one))?)
        }
        Write::Settle { table, snapshot, rest } => {
            recent.settle(connection, table, changes)?;
            if let Some(rest) = rest {
                leave(connection, table, rest)?;
            }
            Ok(snapshot.as_ref().map_or(Ok(()), |snapshot| keep(connection, table, snapshot))?)
        }
        Write::Key { table, key: one } => Ok(key(connection, table, one)?),
        Write::Chat { table, line } => Ok(chat(connection, table, line)?),
        Write::Upload { id, file, at_ms, household, most, seen } => {
            upload(connection, id, file, (*at_ms, *seen), *household)?;
            if let (Some(most), Some(household)) = (most, household) {
                oldest_go(connection, *household, *most)?;
            }
            Ok(())
        }
        Write::Remove { of, id, before } => stale::remove(connection, *of, id, *before),
        Write::Up(era) => Ok(era::keep(connection, era)?),
        Write::Operate(audit) => operator::carry_out(connection, audit, recent, changes),
        // Taken out and put in again, it takes a page in the log of the file like every other row; set to
        // what it is, it would take none.
        Write::Try => Ok(connection
            .execute("REPLACE INTO writer (one, token) SELECT one, token FROM writer", [])
            .map(drop)?),
    }
}

fn create(
    connection: &Connection,
    card: &Card,
    secret: &[u8; 32],
    seen: u64,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO tables (id, game, public, status, names, secret, created_ms, duty, household,
                                 seen)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        )?
        .execute(params![
            card.id,
            card.game,
            card.public,
            super::sqlite::word(card.status),
            json(&card.names),
            secret.as_slice(),
            signed(card.created_ms),
            card.duty,
            card.household.map(|household| household.0),
            signed(seen)
        ])
        .map(drop)
}

/// What a table is to be looked at for while it is out of memory.
fn leave(connection: &Connection, table: &str, rest: &Rest) -> rusqlite::Result<()> {
    connection
        .prepare_cached("UPDATE tables SET due = ?2, seen = coalesce(?3, seen) WHERE id = ?1")?
        .execute(params![table, rest.due.map(signed), rest.seen.map(signed)])
        .map(drop)
}

/// One more line of chat; those that nobody is shown any more go.
fn chat(connection: &Connection, table: &str, line: &ChatLine) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO chat (table_id, number, seat, name, text, at_ms)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute(params![
            table,
            line.number,
            line.seat,
            line.name,
            line.text,
            signed(line.at_ms)
        ])?;
    let kept = u32::try_from(CHAT_KEPT).unwrap_or(u32::MAX);
    let first = line.number.saturating_sub(kept);
    connection
        .prepare_cached("DELETE FROM chat WHERE table_id = ?1 AND number <= ?2")?
        .execute(params![table, first])
        .map(drop)
}

/// Fine if a household, the new table included, has no more tables that wait for players.
fn room(connection: &Connection, household: Household, most: u32) -> Result<(), StoreError> {
    let waiting: u32 = connection
        .prepare_cached(
            "SELECT count(*) FROM (SELECT 1 FROM tables
             WHERE public = 1 AND status = 'gathering' AND household = ?1 LIMIT ?2)",
        )?
        .query_row(params![household.0, i64::from(most) + 1], |row| row.get(0))?;
    if waiting > most { Err(StoreError::Waiting(most)) } else { Ok(()) }
}

/// Fine if a household, the new table included, has no more tables whose game has not ended.
fn more_room(connection: &Connection, household: Household, most: u32) -> Result<(), StoreError> {
    let unfinished: u32 = connection
        .prepare_cached(
            "SELECT count(*) FROM (SELECT 1 FROM tables
             WHERE status != 'over' AND household = ?1 LIMIT ?2)",
        )?
        .query_row(params![household.0, i64::from(most) + 1], |row| row.get(0))?;
    if unfinished > most { Err(StoreError::Unfinished(most)) } else { Ok(()) }
}

/// A record that somebody brings.
fn upload(
    connection: &Connection,
    id: &str,
    file: &str,
    (at_ms, seen): (u64, u64),
    household: Option<Household>,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO uploads (id, file, created_ms, household, seen)
             VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![id, file, signed(at_ms), household.map(|one| one.0), signed(seen)])
        .map(drop)
}

/// Where a household has brought too many records, its own oldest go.
fn oldest_go(connection: &Connection, household: Household, most: u32) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "DELETE FROM uploads WHERE id IN (SELECT id FROM uploads WHERE household = ?1
             ORDER BY created_ms DESC, id DESC LIMIT -1 OFFSET ?2)",
        )?
        .execute(params![household.0, most])
        .map(drop)
}

/// The first row of a table.
fn first(connection: &Connection, table: &str, row: &Row) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO log (table_id, seq, at_ms, entry, link) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![table, row.seq, signed(row.at_ms), row.entry, row.link.as_slice()])
        .map(drop)
}

/// Keeps a state in the place of the one before.
fn keep(connection: &Connection, table: &str, snapshot: &Snapshot) -> rusqlite::Result<()> {
    let steps = i64::try_from(snapshot.steps).unwrap_or(i64::MAX);
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO snapshots (table_id, steps, state) VALUES (?1, ?2, ?3)",
        )?
        .execute(params![table, steps, snapshot.state])
        .map(drop)
}

fn key(connection: &Connection, table: &str, key: &Key) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT OR IGNORE INTO keys (table_id, seat, hash) VALUES (?1, ?2, ?3)")?
        .execute(params![table, key.seat, key.hash.as_slice()])
        .map(drop)
}

fn json(names: &[String]) -> String {
    serde_json::to_string(names).expect("names have a JSON form")
}
