//! Checking a file: every page, every chain.

use std::path::Path;

use rusqlite::{Connection, OptionalExtension};

use super::read;
use crate::store::StoreError;

/// What a check has found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Tables that are whole.
    pub tables: usize,
    /// Their rows.
    pub rows: usize,
    /// Tables that are not, with what is wrong.
    pub damaged: Vec<(String, String)>,
    /// What is wrong with the file itself.
    pub file: Vec<String>,
}

impl Report {
    /// Whether nothing is wrong.
    pub fn is_whole(&self) -> bool {
        self.damaged.is_empty() && self.file.is_empty()
    }
}

/// Most complaints about pages.
const MOST: u32 = 20;

/// Checks a file, which may be in use, and changes nothing.
pub fn check(file: &Path) -> Result<Report, StoreError> {
    let connection = super::open(file)?;
    // Whatever is written meanwhile is not seen.
    let _snapshot = connection.unchecked_transaction()?;
    let mut report = Report { file: pages(&connection), ..Report::default() };
    let (tables, faults) = read::tables(&connection);
    report.file.extend(faults);
    let (recent, faults) = read::recent_rows(&connection);
    report.file.extend(faults);
    report.file.sort();
    report.file.dedup();
    let unknown = recent.keys().filter(|id| !tables.contains(*id));
    for id in tables.iter().chain(unknown) {
        let (rows, fault) = read::log(&connection, id, recent.get(id));
        if let Some(fault) = fault.or_else(|| card(&connection, id)) {
            report.damaged.push((id.clone(), fault));
        } else {
            report.tables += 1;
            report.rows += rows.len();
        }
    }
    Ok(report)
}

/// What is wrong with the pages of a file.
fn pages(connection: &Connection) -> Vec<String> {
    let read = || -> rusqlite::Result<Vec<String>> {
        let mut query = connection.prepare(&format!("PRAGMA quick_check({MOST})"))?;
        query.query_map([], |row| row.get(0))?.collect()
    };
    match read() {
        Ok(lines) => lines.into_iter().filter(|line| line != "ok").collect(),
        Err(error) => vec![error.to_string()],
    }
}

/// What is wrong with what lists show of a table, and with the secret of its dice.
fn card(connection: &Connection, id: &str) -> Option<String> {
    let found = connection
        .prepare_cached("SELECT length(secret) FROM tables WHERE id = ?1")
        .and_then(|mut query| query.query_row([id], |row| row.get::<_, u32>(0)).optional());
    match found {
        Ok(Some(32)) => None,
        Ok(_) => Some("the table's own row is lost".to_owned()),
        Err(error) => Some(error.to_string()),
    }
}
