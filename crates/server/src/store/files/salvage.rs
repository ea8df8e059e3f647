//! Saving what can be saved from a damaged file.

use std::path::Path;

use rusqlite::types::Value;
use rusqlite::{Connection, params, params_from_iter};

use super::read;
use crate::store::sqlite::{private, signed};
use crate::store::{Row, StoreError, schema};

/// What was saved, and what was not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Saved {
    /// Tables in the new file.
    pub tables: usize,
    /// Records in the new file that somebody brought.
    pub uploads: usize,
    /// Tables in the new file that end earlier than they did, with the rows that are left and what
    /// stood in the way.
    pub shortened: Vec<(String, usize, String)>,
    /// Tables and records that are not in the new file, with what stood in the way.
    pub lost: Vec<(String, String)>,
}

/// Saves what can be read of a file into a new one. The old one stays as it is.
pub fn salvage(file: &Path, new: &Path) -> Result<Saved, StoreError> {
    if new.exists() {
        return Err(StoreError::Exists(new.display().to_string()));
    }
    let source = super::open(file)?;
    let _snapshot = source.unchecked_transaction()?;
    private(new).map_err(|error| StoreError::Failed(error.to_string()))?;
    let mut target = Connection::open(new)?;
    schema::migrate(&mut target)?;
    let all = target.transaction()?;
    let mut saved = Saved::default();
    // Who the households are, for how long the server was up, what the operator did; without them it
    // goes on as well.
    for (table, order) in
        [("salt", "one"), ("eras", "number"), ("house", "one"), ("audit", "id"), ("wards", "kind")]
    {
        for key in keys(&source, table, order) {
            let _ = copy(&source, &all, table, order, &key);
        }
    }
    let (recent, _) = read::recent_rows(&source);
    let (tables, _) = read::tables(&source);
    for id in tables {
        table(&source, &all, &id, recent.get(&id), &mut saved)?;
    }
    let (uploads, _) = read::uploads(&source);
    for id in uploads {
        match copy(&source, &all, "uploads", "id", &Value::Text(id.clone())) {
            Ok(()) => saved.uploads += 1,
            Err(fault) => saved.lost.push((id, fault)),
        }
    }
    all.commit()?;
    Ok(saved)
}

/// The keys of a small table, as far as they can be read.
fn keys(connection: &Connection, table: &str, key: &str) -> Vec<Value> {
    let query = connection.prepare(&format!("SELECT {key} FROM {table} ORDER BY {key}"));
    let Ok(mut query) = query else {
        return Vec::new();
    };
    let rows = query.query_map([], |row| row.get(0));
    rows.map(|rows| rows.map_while(Result::ok).collect()).unwrap_or_default()
}

/// Saves a table, as far as its rows follow one another.
fn table(
    source: &Connection,
    target: &Connection,
    id: &str,
    recent: Option<&Vec<Row>>,
    saved: &mut Saved,
) -> Result<(), StoreError> {
    let (rows, fault) = read::log(source, id, recent);
    let key = Value::Text(id.to_owned());
    if rows.is_empty() {
        saved.lost.push((id.to_owned(), fault.unwrap_or_default()));
        return Ok(());
    }
    if let Err(fault) = copy(source, target, "tables", "id", &key) {
        saved.lost.push((id.to_owned(), fault));
        return Ok(());
    }
    for row in &rows {
        target
            .prepare_cached(
                "INSERT INTO log (table_id, seq, at_ms, entry, link) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![id, row.seq, signed(row.at_ms), row.entry, row.link.as_slice()])?;
    }
    // A table without chat has none to be found.
    let beside = ["keys", "chat"].map(|table| copy(source, target, table, "table_id", &key).err());
    let beside = beside.into_iter().flatten().find(|fault| fault != NONE);
    match fault.or(beside) {
        None => saved.tables += 1,
        Some(fault) => saved.shortened.push((id.to_owned(), rows.len(), fault)),
    }
    Ok(())
}

/// What is said where nothing is found.
const NONE: &str = "its row is lost";

/// Copies the rows of a table that have this key, in the columns that both files know.
fn copy(
    source: &Connection,
    target: &Connection,
    table: &str,
    key: &str,
    value: &Value,
) -> Result<(), String> {
    let fault = |error: rusqlite::Error| error.to_string();
    let known = columns(source, table).map_err(fault)?;
    let columns: Vec<String> = columns(target, table).map_err(fault)?;
    let both: Vec<&str> =
        columns.iter().filter(|name| known.contains(name)).map(String::as_str).collect();
    let names = both.join(", ");
    let marks = vec!["?"; both.len()].join(", ");
    let mut query = source
        .prepare_cached(&format!("SELECT {names} FROM {table} WHERE {key} = ?1"))
        .map_err(fault)?;
    let mut insert = target
        .prepare_cached(&format!("INSERT OR REPLACE INTO {table} ({names}) VALUES ({marks})"))
        .map_err(fault)?;
    let mut rows = query.query([value]).map_err(fault)?;
    let mut is_there = false;
    while let Some(row) = rows.next().map_err(fault)? {
        let values = (0..both.len()).map(|at| row.get::<_, Value>(at));
        let values = values.collect::<rusqlite::Result<Vec<Value>>>().map_err(fault)?;
        insert.execute(params_from_iter(values)).map_err(fault)?;
        is_there = true;
    }
    if is_there { Ok(()) } else { Err(NONE.to_owned()) }
}

fn columns(connection: &Connection, table: &str) -> rusqlite::Result<Vec<String>> {
    let mut query = connection.prepare_cached(&format!("PRAGMA table_info({table})"))?;
    query.query_map([], |row| row.get(1))?.collect()
}
