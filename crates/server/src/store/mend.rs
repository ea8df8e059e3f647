//! A list of recent rows that cannot be read when a server starts: what can be read of it is put in
//! order, the rest is set aside, and tables that lack rows say so when they are asked for.

use std::collections::BTreeMap;

use rusqlite::{Connection, Error, ErrorCode, OptionalExtension, Transaction, params};

use super::files::recent_rows;
use super::sqlite::signed;
use super::{Row, first_link};

/// Whether an error says that a page does not hold what it should.
pub(super) fn is_damage(error: &Error) -> bool {
    let is_corrupt = error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt);
    let is_nonsense = matches!(
        error,
        Error::InvalidColumnType(..)
            | Error::FromSqlConversionFailure(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::Utf8Error(..)
    );
    is_corrupt || is_nonsense
}

/// Begins the list anew. The old one stays in the file under another name, since its pages cannot be
/// given back.
pub(super) fn mend(connection: &mut Connection, problem: &Error) -> rusqlite::Result<()> {
    // What is no cell is not taken for one.
    connection.pragma_update(None, "cell_size_check", true)?;
    let (rows, _) = recent_rows(connection);
    let lasts = lasts(connection);
    // Views and triggers go on meaning the list by its name.
    connection.pragma_update(None, "legacy_alter_table", true)?;
    let all = connection.transaction()?;
    let aside = aside(&all)?;
    begin_anew(&all, aside)?;
    let (mut lost, mut kept) = (0, 0);
    for (table, rows) in rows {
        kept += put_in_order(&all, &table, rows)?;
    }
    for (table, last) in lasts {
        let now = all
            .query_row("SELECT max(seq) FROM log WHERE table_id = ?1", [&table], |row| row.get(0))
            .unwrap_or(Some(0_u32));
        if now.unwrap_or(0) < last {
            lost += 1;
            tracing::error!(table, last, "rows of a table are lost with a damaged page");
            all.execute("INSERT INTO tails (table_id, seq) VALUES (?1, ?2)", params![table, last])?;
        }
    }
    all.commit()?;
    connection.pragma_update(None, "legacy_alter_table", false)?;
    connection.pragma_update(None, "cell_size_check", false)?;
    tracing::error!(
        %problem, rows = kept, tables = lost, aside = format!("recent_damaged_{aside}"),
        "the list of recent rows was damaged and is begun anew; stop this server when you can, and \
         use `pandemonium check` and `pandemonium salvage`"
    );
    Ok(())
}

/// Number of the last row of each table that has some in the list, as far as that can be read.
fn lasts(connection: &Connection) -> BTreeMap<String, u32> {
    let mut lasts = BTreeMap::new();
    for order in ["table_id", "table_id DESC"] {
        let sql = format!("SELECT table_id, seq FROM tails ORDER BY {order}");
        let Ok(mut query) = connection.prepare(&sql) else { continue };
        let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
        lasts.extend(rows.into_iter().flatten().map_while(Result::ok));
    }
    lasts
}

/// A number under which nothing was set aside yet.
fn aside(all: &Transaction<'_>) -> rusqlite::Result<u32> {
    let names = "SELECT count(*) FROM sqlite_master WHERE name LIKE 'recent_damaged_%'";
    all.query_row(names, [], |row| row.get::<_, u32>(0)).map(|before| before + 1)
}

/// Sets the old list and its ends aside; the new ones are made as the old ones were.
fn begin_anew(all: &Transaction<'_>, aside: u32) -> rusqlite::Result<()> {
    let made = |name: &str| -> rusqlite::Result<String> {
        all.query_row("SELECT sql FROM sqlite_master WHERE name = ?1", [name], |row| row.get(0))
    };
    let (recent, tails, follows) = (made("recent")?, made("tails")?, made("recent_follows")?);
    all.execute_batch(&format!(
        "DROP TRIGGER recent_follows;
         ALTER TABLE recent RENAME TO recent_damaged_{aside};
         ALTER TABLE tails RENAME TO tails_damaged_{aside};
         {recent}; {tails}; {follows};"
    ))
}

/// Writes what was read of a table to the log, as far as it follows; what is behind a gap goes to
/// `strays`, so that nothing is forgotten that can be read. Gives how many rows follow.
fn put_in_order(all: &Transaction<'_>, table: &str, rows: Vec<Row>) -> rusqlite::Result<usize> {
    let last = all
        .query_row(
            "SELECT seq, link FROM log WHERE table_id = ?1 ORDER BY seq DESC LIMIT 1",
            [table],
            |row| Ok((row.get::<_, u32>(0)?, super::sqlite::blob(row, 1)?)),
        )
        .optional();
    // A table of which the log cannot be read is set aside when it is asked for.
    let (mut seq, mut link) =
        last.unwrap_or(Some((u32::MAX, [0; 32]))).unwrap_or((0, first_link(table)));
    let mut kept = 0;
    for row in rows {
        let follows = seq.checked_add(1) == Some(row.seq) && row.follows(&link);
        let into = if follows { "log" } else { "strays" };
        all.execute(
            &format!(
                "INSERT INTO {into} (table_id, seq, at_ms, entry, link) VALUES (?1, ?2, ?3, ?4, ?5)"
            ),
            params![table, row.seq, signed(row.at_ms), row.entry, row.link.as_slice()],
        )?;
        if follows {
            (seq, link) = (row.seq, row.link);
            kept += 1;
        }
    }
    Ok(kept)
}
