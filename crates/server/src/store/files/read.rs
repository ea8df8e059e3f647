//! Reading around what is damaged.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;

use crate::store::recent;
use crate::store::sqlite::row;
use crate::store::{Entry, Row, first_link};

/// Where the id of a table can be read from: forwards and backwards, so that a page in the middle
/// hides nothing beyond it, and from an index, which stands on other pages.
const TABLES: [&str; 6] = [
    "SELECT id FROM tables ORDER BY id",
    "SELECT id FROM tables ORDER BY id DESC",
    "SELECT id FROM tables INDEXED BY tables_listed",
    "SELECT DISTINCT table_id FROM log ORDER BY table_id",
    "SELECT DISTINCT table_id FROM log ORDER BY table_id DESC",
    "SELECT DISTINCT table_id FROM keys ORDER BY table_id",
];
/// The same for records that were brought.
const UPLOADS: [&str; 2] =
    ["SELECT id FROM uploads ORDER BY id", "SELECT id FROM uploads ORDER BY id DESC"];

/// Everything that these queries tell before they come to a damaged page, and what that said.
fn ids(connection: &Connection, queries: &[&str]) -> (BTreeSet<String>, Vec<String>) {
    let (mut found, mut faults) = (BTreeSet::new(), Vec::new());
    for sql in queries {
        if let Err(error) = each(connection, sql, |id| found.extend([id])) {
            faults.push(error.to_string());
        }
    }
    faults.dedup();
    (found, faults)
}

fn each(connection: &Connection, sql: &str, mut take: impl FnMut(String)) -> rusqlite::Result<()> {
    let mut query = connection.prepare(sql)?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        take(row.get(0)?);
    }
    Ok(())
}

/// Every table of which anything can be read, and what stood in the way.
pub(super) fn tables(connection: &Connection) -> (BTreeSet<String>, Vec<String>) {
    ids(connection, &TABLES)
}

/// Every record that was brought, as far as can be read.
pub(super) fn uploads(connection: &Connection) -> (BTreeSet<String>, Vec<String>) {
    ids(connection, &UPLOADS)
}

/// The rows that have not been put in order, by table.
pub(in crate::store) fn recent_rows(
    connection: &Connection,
) -> (BTreeMap<String, Vec<Row>>, Vec<String>) {
    let (mut found, mut faults) = (BTreeMap::<String, BTreeMap<i64, Row>>::new(), Vec::new());
    for order in ["id", "id DESC"] {
        let sql =
            format!("SELECT seq, at_ms, entry, link, table_id, id FROM recent ORDER BY {order}");
        let mut read = || -> rusqlite::Result<()> {
            let mut query = connection.prepare(&sql)?;
            let mut rows = query.query([])?;
            while let Some(one) = rows.next()? {
                found.entry(one.get(4)?).or_default().insert(one.get(5)?, row(one)?);
            }
            Ok(())
        };
        if let Err(error) = read() {
            faults.push(error.to_string());
        }
    }
    faults.dedup();
    let rows = |(table, rows): (String, BTreeMap<i64, Row>)| (table, rows.into_values().collect());
    (found.into_iter().map(rows).collect(), faults)
}

/// The rows of a table that follow one another from the first, and what ends them too early.
pub(super) fn log(
    connection: &Connection,
    table: &str,
    recent: Option<&Vec<Row>>,
) -> (Vec<Row>, Option<String>) {
    let mut kept: Vec<Row> = Vec::new();
    let mut link = first_link(table);
    let mut take = |row: Row| -> Result<(), String> {
        let number = kept.len() + 1;
        if row.seq as usize != number || !row.follows(&link) {
            return Err(format!("row {number}: the chain of the log breaks"));
        }
        serde_json::from_str::<Entry>(&row.entry)
            .map_err(|error| format!("row {number}: {error}"))?;
        link = row.link;
        kept.push(row);
        Ok(())
    };
    let mut read = || -> Result<(), String> {
        let fault = |error: rusqlite::Error| error.to_string();
        let mut query = connection
            .prepare_cached(
                "SELECT seq, at_ms, entry, link FROM log WHERE table_id = ?1 ORDER BY seq",
            )
            .map_err(fault)?;
        let mut rows = query.query([table]).map_err(fault)?;
        while let Some(one) = rows.next().map_err(fault)? {
            take(row(one).map_err(fault)?)?;
        }
        recent.into_iter().flatten().cloned().try_for_each(&mut take)
    };
    let fault = read().err();
    let fault = fault.or_else(|| kept.is_empty().then(|| "no row is left".to_owned()));
    let noted = || recent::last(connection, table).ok().flatten();
    let fault =
        fault.or_else(|| noted().filter(|last| kept.len() < *last as usize).map(recent::lost));
    (kept, fault)
}
