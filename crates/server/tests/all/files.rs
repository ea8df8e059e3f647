//! Whole files: checked, restored, salvaged; moved away, damaged.

use std::io::{Read, Seek, SeekFrom, Write as _};
use std::path::Path;

use protocol::Status;
use rusqlite::Connection;
use serde_json::json;
use server::store::{
    Card, Entry, Row, Sqlite, Store, StoreError, Write, backup, check, first_link, restore, salvage,
};

use crate::client::Running;

/// A file with so many tables of forty rows, the last of them not put in order.
async fn filled(data: &Path, tables: u64) -> Vec<String> {
    let store = Sqlite::open(data).unwrap();
    let mut ids = Vec::new();
    for number in 0..tables {
        let id = format!("table{number:011}");
        let (game, names) = ("dicke-daemonen".to_owned(), vec!["Ada".to_owned()]);
        let (public, status, duty, household) = (true, Status::Playing, false, None);
        let created_ms = number;
        let card =
            Card { id: id.clone(), game, public, status, names, created_ms, duty, household };
        let mut link = first_link(&id);
        let mut rows = Vec::new();
        for seq in 1..=40 {
            let row = Row::after(&link, seq, 1, &Entry::Rematch { table: "x".repeat(100) });
            link = row.link;
            rows.push(row);
        }
        let (secret, row, keys) = ([7; 32], rows.remove(0), Vec::new());
        let made =
            Write::Create { card, secret, row, keys, waiting: None, unfinished: None, seen: 0 };
        store.write(made).await.unwrap().unwrap();
        let (table, keys) = (id.clone(), Vec::new());
        let added = Write::Append { table, rows, card: None, keys, revoke: Vec::new() };
        store.write(added).await.unwrap().unwrap();
        if number + 1 < tables {
            let (table, snapshot, rest) = (id.clone(), None, None);
            store.write(Write::Settle { table, snapshot, rest }).await.unwrap().unwrap();
        }
        ids.push(id);
    }
    let (id, file) = ("record".to_owned(), "{}".to_owned());
    let brought = Write::Upload { id, file, at_ms: 1, household: None, most: None, seen: 0 };
    store.write(brought).await.unwrap().unwrap();
    ids
}

/// Spoils the page on which rows of a table stand in the log.
fn spoil(data: &Path, table: &str) {
    let file = Connection::open(data).unwrap();
    let size: u32 = file.query_row("PRAGMA page_size", [], |row| row.get(0)).unwrap();
    drop(file);
    let mut bytes = Vec::new();
    std::fs::File::open(data).unwrap().read_to_end(&mut bytes).unwrap();
    let page = usize::try_from(size).unwrap();
    // A leaf of the log: rows of the table stand there one behind the other.
    let rows = |from: usize| {
        let leaf = bytes[from..from + page].windows(table.len());
        leaf.filter(|window| *window == table.as_bytes()).count()
    };
    let pages = (1..bytes.len() / page).map(|number| number * page);
    let found = pages.into_iter().find(|&from| bytes[from] == 0x0a && rows(from) > 5);
    let from = found.expect("a leaf of the log has rows of the table");
    let mut file = std::fs::OpenOptions::new().write(true).open(data).unwrap();
    file.seek(SeekFrom::Start(u64::try_from(from).unwrap())).unwrap();
    file.write_all(&[0xff; 64]).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_file_is_found_whole_also_while_it_is_used_and_is_restored_from_its_copy() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let ids = filled(&at("data.db"), 3).await;
    let server = Sqlite::open(&at("data.db")).unwrap();
    let report = check(&at("data.db")).unwrap();
    assert_eq!((report.tables, report.rows, report.is_whole()), (3, 120, true), "{report:?}");
    backup(&at("data.db"), &at("copy.db")).unwrap();
    drop(server);
    assert!(matches!(restore(&at("copy.db"), &at("data.db")), Err(StoreError::Exists(_))));
    std::fs::write(at("new.db-wal"), "a log without its file").unwrap();
    assert!(matches!(restore(&at("copy.db"), &at("new.db")), Err(StoreError::Exists(_))));
    restore(&at("copy.db"), &at("back.db")).unwrap();
    assert_eq!(check(&at("back.db")).unwrap(), report);
    let back = Sqlite::open(&at("back.db")).unwrap();
    assert!(ids.iter().all(|id| back.table(id).unwrap().unwrap().rows.len() == 40));
    assert_eq!(back.upload("record").unwrap().as_deref(), Some("{}"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_row_is_named_with_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let ids = filled(&data, 3).await;
    let file = Connection::open(&data).unwrap();
    let change = "UPDATE log SET at_ms = 2 WHERE table_id = ?1 AND seq = 7";
    assert_eq!(file.execute(change, [&ids[1]]), Ok(1));
    let report = check(&data).unwrap();
    let fault = "row 7: the chain of the log breaks".to_owned();
    assert_eq!((report.damaged, report.tables), (vec![(ids[1].clone(), fault)], 2));
    assert_eq!(report.file, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_page_spoils_the_tables_on_it_and_no_other_and_the_rest_is_salvaged() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let ids = filled(&at("data.db"), 12).await;
    spoil(&at("data.db"), &ids[5]);
    let report = check(&at("data.db")).unwrap();
    let damaged: Vec<&String> = report.damaged.iter().map(|(id, _)| id).collect();
    assert!(damaged.contains(&&ids[5]) && damaged.len() <= 3, "{report:?}");
    assert!(!report.file.is_empty() && report.tables + damaged.len() == 12, "{report:?}");
    // The server names them and serves the others.
    let server = Sqlite::open(&at("data.db")).unwrap();
    for id in &ids {
        match server.table(id) {
            Ok(stored) => {
                assert_eq!((damaged.contains(&id), stored.unwrap().rows.len()), (false, 40));
            }
            Err(error) => assert!(damaged.contains(&id), "{id}: {error}"),
        }
    }
    assert!(matches!(server.table(&ids[5]), Err(StoreError::Damaged(_))));
    drop(server);
    let saved = salvage(&at("data.db"), &at("new.db")).unwrap();
    assert_eq!((saved.tables, saved.uploads), (report.tables, 1), "{saved:?}");
    assert_eq!(saved.shortened.len() + saved.lost.len(), damaged.len(), "{saved:?}");
    let whole = check(&at("new.db")).unwrap();
    assert!(whole.is_whole() && whole.tables >= report.tables, "{whole:?}");
    let new = Sqlite::open(&at("new.db")).unwrap();
    for id in ids.iter().filter(|id| !damaged.contains(id)) {
        assert_eq!(new.table(id).unwrap().unwrap().rows.len(), 40);
    }
    assert!(matches!(salvage(&at("data.db"), &at("new.db")), Err(StoreError::Exists(_))));
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_after_the_file_was_taken_away_is_refused_and_never_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let server = Running::start(&at("data.db")).await;
    let seats = json!([{"type": "me", "name": "Ada"}]);
    let body = json!({"game": "dicke-daemonen", "options": {"seats": 1}, "seats": seats});
    assert_eq!(server.post("/api/tables", body.clone(), "").await.status.as_u16(), 201);
    for (from, to) in [("data.db", "away.db"), ("data.db-wal", "away.db-wal")] {
        std::fs::rename(at(from), at(to)).unwrap();
        let refused = server.post("/api/tables", body.clone(), "").await;
        assert_eq!((refused.status.as_u16(), &refused.body["code"]), (503, &json!("store/failed")));
        let ill = server.get("/healthz", "").await;
        assert_eq!(
            (ill.status.as_u16(), &*ill.text),
            (503, "the data file was moved away or deleted\n")
        );
        std::fs::rename(at(to), at(from)).unwrap();
        assert_eq!(server.post("/api/tables", body.clone(), "").await.status.as_u16(), 201);
    }
    server.stop().await;
}

/// A number out of a file.
fn number(file: &Connection, sql: &str) -> usize {
    let number: u32 = file.query_row(sql, [], |row| row.get(0)).unwrap();
    usize::try_from(number).unwrap()
}

/// Spoils the leaves of a table in which so much of this stands that it is no chance; which of them
/// is the caller's to say.
fn spoil_leaves(data: &Path, of: u8, sign: &str, which: impl Fn(usize, usize) -> bool) -> usize {
    let file = Connection::open(data).unwrap();
    let size = number(&file, "PRAGMA page_size");
    drop(file);
    let mut bytes = std::fs::read(data).unwrap();
    let has = |from: usize| {
        let mut windows = bytes[from..from + size].windows(sign.len());
        windows.any(|window| window == sign.as_bytes())
    };
    let leaves = (1..bytes.len() / size).map(|number| number * size);
    let leaves: Vec<usize> = leaves.filter(|&from| bytes[from] == of && has(from)).collect();
    let count = leaves.len();
    let spoilt = leaves.into_iter().enumerate().filter(|(at, _)| which(*at, count));
    let spoilt: Vec<usize> = spoilt.map(|(_, from)| from).collect();
    for from in &spoilt {
        bytes[*from..from + 64].fill(0xff);
    }
    std::fs::write(data, bytes).unwrap();
    spoilt.len()
}

/// A table of eighty rows of which the last forty are recent, and one of forty that all stand in order.
async fn being_played(data: &Path) -> [String; 2] {
    let ids = filled(data, 3).await;
    let store = Sqlite::open(data).unwrap();
    let mut row = store.table(&ids[0]).unwrap().unwrap().rows.pop().unwrap();
    let mut rows = Vec::new();
    for seq in 41..=80 {
        row = Row::after(&row.link, seq, 1, &Entry::Rematch { table: "y".repeat(100) });
        rows.push(row.clone());
    }
    let (table, keys) = (ids[0].clone(), Vec::new());
    let added = Write::Append { table, rows, card: None, keys, revoke: Vec::new() };
    store.write(added).await.unwrap().unwrap();
    store.close();
    [ids[0].clone(), ids[1].clone()]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_list_of_recent_rows_is_begun_anew_and_tables_that_lack_rows_say_so() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let [played, whole] = being_played(&data).await;
    // A leaf of a table with row numbers, in the middle: rows before and behind it can be read.
    let spoilt = spoil_leaves(&data, 0x0d, &played, |at, count| at == count / 2);
    assert_eq!(spoilt, 1, "a leaf of the recent rows");
    let server = Sqlite::open(&data).unwrap();
    assert_eq!(server.table(&whole).unwrap().unwrap().rows.len(), 40);
    let refused = server.table(&played);
    assert!(matches!(&refused, Err(StoreError::Damaged(why)) if why.contains("80")), "{refused:?}");
    // Nothing is written upon what is lost.
    let row = Row::after(&[0; 32], 60, 1, &Entry::Shown);
    let (table, keys, rows) = (played.clone(), Vec::new(), vec![row]);
    let added = Write::Append { table, rows, card: None, keys, revoke: Vec::new() };
    assert_eq!(server.write(added).await.unwrap(), Err(StoreError::Conflict));
    // Others are played on, and the next start finds it so.
    let last = server.table(&whole).unwrap().unwrap().rows.pop().unwrap();
    let row = Row::after(&last.link, 41, 1, &Entry::Shown);
    let (table, keys, rows) = (whole.clone(), Vec::new(), vec![row]);
    let added = Write::Append { table, rows, card: None, keys, revoke: Vec::new() };
    assert_eq!(server.write(added).await.unwrap(), Ok(()));
    drop(server);
    let server = Sqlite::open(&data).unwrap();
    assert_eq!(server.table(&whole).unwrap().unwrap().rows.len(), 41);
    assert!(matches!(server.table(&played), Err(StoreError::Damaged(_))));
    drop(server);
    let report = check(&data).unwrap();
    let damaged: Vec<&str> = report.damaged.iter().map(|(id, _)| &**id).collect();
    assert_eq!(damaged, [&*played], "{report:?}");
    let new = folder.path().join("new.db");
    let saved = salvage(&data, &new).unwrap();
    let short = saved.shortened.iter().find(|(id, ..)| *id == played);
    let rows = short.unwrap_or_else(|| panic!("{saved:?}")).1;
    assert!((40..80).contains(&rows), "{saved:?}");
    assert!(check(&new).unwrap().is_whole());
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_ends_of_recent_rows_are_found_again_in_the_rows() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let [played, whole] = being_played(&data).await;
    let file = Connection::open(&data).unwrap();
    let page = "SELECT rootpage FROM sqlite_master WHERE name = 'tails'";
    let page = number(&file, page);
    let size = number(&file, "PRAGMA page_size");
    drop(file);
    let mut bytes = std::fs::read(&data).unwrap();
    bytes[(page - 1) * size..(page - 1) * size + 64].fill(0xff);
    std::fs::write(&data, bytes).unwrap();
    let server = Sqlite::open(&data).unwrap();
    assert_eq!(server.table(&played).unwrap().unwrap().rows.len(), 80, "every row is there");
    assert_eq!(server.table(&whole).unwrap().unwrap().rows.len(), 40);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_whose_schema_is_damaged_is_refused_as_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    filled(&data, 2).await;
    let bytes = std::fs::read(&data).unwrap();
    // The header; the list of tables behind it; the list of what was migrated.
    let file = Connection::open(&data).unwrap();
    let page = "SELECT rootpage FROM sqlite_master WHERE name = 'migrations'";
    let page = number(&file, page);
    let size = number(&file, "PRAGMA page_size");
    drop(file);
    for from in [0, 100, (page - 1) * size] {
        let mut spoilt = bytes.clone();
        spoilt[from..from + 64].fill(0xff);
        std::fs::write(&data, spoilt).unwrap();
        let refused = Sqlite::open(&data);
        assert!(matches!(refused, Err(StoreError::Damaged(_))), "{from}: {refused:?}");
    }
}
