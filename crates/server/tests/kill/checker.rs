//! Reads the data file without any of the server's code, and compares it with what people were told.

use std::collections::BTreeMap;
use std::path::Path;

use rusqlite::{Connection, OpenFlags};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::player::{Did, Heard};

/// What the file is short of or has too much of.
#[derive(Default, Debug)]
pub(crate) struct Figures {
    pub(crate) tables: usize,
    pub(crate) rows: usize,
    /// Secret answers taken back after others had answered, whose answers had to stand.
    pub(crate) minds_changed: usize,
    pub(crate) lost: Vec<String>,
    pub(crate) doubled: Vec<String>,
    pub(crate) broken: Vec<String>,
}

/// A row as it stands in the file.
struct Row {
    seq: u64,
    entry: Value,
}

/// What a row did to the game.
#[derive(Clone, PartialEq, Debug)]
enum Change {
    Acted(Value),
    /// Carried over from before a secret answer was taken back; nobody said it anew.
    Kept,
    Back(u64),
}

/// Compares the file with what was acknowledged.
pub(crate) fn check(data: &Path, heard: &Heard) -> rusqlite::Result<Figures> {
    let file = Connection::open_with_flags(data, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let whole: String = file.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    let mut figures = Figures::default();
    if whole != "ok" {
        figures.broken.push(whole);
    }
    let ids: Vec<String> = file
        .prepare("SELECT id FROM tables ORDER BY id")?
        .query_map([], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    for id in &ids {
        let rows = rows(&file, id, &mut figures)?;
        figures.rows += rows.len();
        let changes = changes(id, &rows, &mut figures);
        compare(id, &changes, heard, &mut figures);
    }
    figures.tables = ids.len();
    for (table, version, did) in &heard.acknowledged {
        if !ids.contains(table) {
            figures.lost.push(format!("{table} with {did:?} at {version}"));
        }
    }
    Ok(figures)
}

/// The rows of a table, each of which must follow the one before.
fn rows(file: &Connection, id: &str, figures: &mut Figures) -> rusqlite::Result<Vec<Row>> {
    let mut both = file.prepare_cached(
        "SELECT seq, at_ms, entry, link FROM log WHERE table_id = ?1
         UNION ALL SELECT seq, at_ms, entry, link FROM recent WHERE table_id = ?1 ORDER BY seq",
    )?;
    let read = |row: &rusqlite::Row<'_>| {
        let (seq, at_ms): (i64, i64) = (row.get(0)?, row.get(1)?);
        Ok((seq, at_ms, row.get::<_, String>(2)?, row.get::<_, Vec<u8>>(3)?))
    };
    let mut link = Sha256::digest([b"pandemonium/log/1\0", id.as_bytes()].concat()).to_vec();
    let mut rows = Vec::new();
    for (number, row) in (1i64..).zip(both.query_map([id], read)?) {
        let (seq, at_ms, entry, stored) = row?;
        let short = u32::try_from(seq).unwrap_or(u32::MAX).to_be_bytes();
        let whole = [&link[..], &short, &at_ms.to_be_bytes(), entry.as_bytes()].concat();
        link = Sha256::digest(whole).to_vec();
        if seq != number || link != stored {
            figures.broken.push(format!("row {seq} of {id} in place {number}"));
        }
        let seq = u64::try_from(seq).unwrap_or(0);
        match serde_json::from_str(&entry) {
            Ok(entry) => rows.push(Row { seq, entry }),
            Err(error) => figures.broken.push(format!("row {seq} of {id}: {error}")),
        }
    }
    Ok(rows)
}

/// What each row did. Where a secret answer was taken back, those of the others follow as they were.
fn changes(id: &str, rows: &[Row], figures: &mut Figures) -> BTreeMap<u64, Change> {
    let mut changes = BTreeMap::new();
    let mut lines: Vec<&Value> = Vec::new();
    let mut due: Vec<Value> = Vec::new();
    for Row { seq, entry } in rows {
        let kind = entry["kind"].as_str().unwrap_or_default();
        if !due.is_empty() && kind != "acted" {
            figures.broken.push(format!("row {seq} of {id}: answers of others are missing"));
            due.clear();
        }
        match kind {
            "acted" => {
                let line = &entry["line"];
                let kept = (!due.is_empty()).then(|| due.remove(0));
                let is_same =
                    |kept: &Value| ["seat", "action"].iter().all(|key| kept[key] == line[key]);
                if kept.as_ref().is_some_and(|kept| !is_same(kept)) {
                    figures.broken.push(format!("row {seq} of {id} is not what was answered"));
                }
                let acted = Change::Acted(said(line));
                changes.insert(*seq, if kept.is_some() { Change::Kept } else { acted });
                lines.push(line);
            }
            "undone" => {
                let to = entry["to_step"].as_u64().and_then(|to| usize::try_from(to).ok());
                let to = to.unwrap_or(usize::MAX);
                if to >= lines.len() {
                    figures.broken.push(format!("row {seq} of {id} takes back what was not done"));
                    continue;
                }
                let after = lines.split_off(to);
                due = after[1..].iter().map(|line| (*line).clone()).collect();
                figures.minds_changed += usize::from(!due.is_empty());
                changes.insert(*seq, Change::Back(entry["by"].as_u64().unwrap_or(u64::MAX)));
            }
            _ => {}
        }
    }
    if !due.is_empty() {
        figures.broken.push(format!("{id} ends without the answers of others"));
    }
    changes
}

/// A line as its player said it.
fn said(line: &Value) -> Value {
    serde_json::json!({"seat": line["seat"], "action": line["action"]})
}

/// Whether a row is what somebody did.
fn is(change: &Change, did: &Did) -> bool {
    match (change, did) {
        (Change::Acted(line), Did::Acted { seat, action }) => {
            line["seat"] == *seat && line["action"] == *action
        }
        (Change::Back(by), Did::Back { seat }) => by == seat,
        _ => false,
    }
}

/// Every acknowledged deed stands once; every other row of a person is one that was said and whose
/// answer never came.
fn compare(id: &str, changes: &BTreeMap<u64, Change>, heard: &Heard, figures: &mut Figures) {
    let mut left: BTreeMap<u64, &Change> = changes.iter().map(|(seq, one)| (*seq, one)).collect();
    for (_, version, did) in heard.acknowledged.iter().filter(|(table, ..)| table == id) {
        // A version counts rows; after a change of mind those of others follow the row itself.
        let mut place = *version;
        while left.get(&place).is_some_and(|one| **one == Change::Kept) {
            place -= 1;
        }
        let stands = changes.get(&place).is_some_and(|change| is(change, did));
        if !stands {
            figures.lost.push(format!("{did:?} at {version} of {id}"));
        } else if left.remove(&place).is_none() {
            figures.doubled.push(format!("{version} of {id} was acknowledged twice"));
        }
    }
    let mut open: Vec<&Did> =
        heard.open.iter().filter(|(table, _)| table == id).map(|(_, did)| did).collect();
    for (seq, change) in left {
        let of_program = matches!(change, Change::Acted(line)
            if !heard.people.contains(&(id.to_owned(), line["seat"].as_u64().unwrap_or(0))));
        if *change == Change::Kept || of_program {
            continue;
        }
        match open.iter().position(|did| is(change, did)) {
            Some(place) => drop(open.swap_remove(place)),
            None => figures.doubled.push(format!("row {seq} of {id}: nobody said {change:?}")),
        }
    }
}
