//! The one file: who may write it, what it holds when the server has ended, what a full disk says.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use protocol::Status;
use rusqlite::{Connection, params};
use serde_json::json;
use server::App;
use server::store::{Card, Row, Sqlite, Store, StoreError, Write, first_link};

use crate::client::{Running, config};
use crate::failing::Full;

fn card(id: &str, public: bool, created_ms: u64) -> Card {
    let (game, names) = ("dicke-daemonen".to_owned(), vec!["Ada".to_owned()]);
    let status = Status::Playing;
    Card {
        id: id.to_owned(),
        game,
        public,
        status,
        names,
        created_ms,
        duty: false,
        household: None,
    }
}

fn row(id: &str, seq: u32, text: &str) -> Row {
    Row { seq, at_ms: 1, entry: text.to_owned(), link: first_link(&format!("{id}{text}")) }
}

async fn make(store: &Sqlite, id: &str) {
    let (card, row) = (card(id, true, 1), row(id, 1, "made"));
    let made = Write::Create { card, secret: [7; 32], row, keys: Vec::new(), waiting: None };
    store.write(made).await.unwrap().unwrap();
}

async fn append(store: &Sqlite, id: &str, seq: u32, text: &str) -> Result<(), StoreError> {
    let rows = vec![row(id, seq, text)];
    let (table, keys) = (id.to_owned(), Vec::new());
    store.write(Write::Append { table, rows, card: None, keys, revoke: Vec::new() }).await.unwrap()
}

/// Files that stand beside the data, by their endings.
fn beside(data: &Path) -> Vec<String> {
    let name = data.file_name().unwrap().to_str().unwrap();
    let files = std::fs::read_dir(data.parent().unwrap()).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut ends: Vec<String> =
        names.filter_map(|file| file.strip_prefix(name).map(str::to_owned)).collect();
    ends.sort();
    ends
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_orderly_end_the_one_file_holds_everything() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let store = Sqlite::open(&data).unwrap();
    make(&store, "a").await;
    append(&store, "a", 2, "acted").await.unwrap();
    store.close();
    assert_eq!(beside(&data), ["", "-lock"], "neither a log nor an index is left beside it");
    let copy = folder.path().join("copy.db");
    std::fs::copy(&data, &copy).unwrap();
    let kept = Sqlite::open(&copy).unwrap().table("a").unwrap().unwrap();
    assert_eq!(kept.rows.iter().map(|row| &*row.entry).collect::<Vec<_>>(), ["made", "acted"]);
    // Who asks a closed store is told, and waits for nothing.
    assert!(store.write(Write::Try).await.is_err());
    assert!(matches!(store.table("a"), Err(StoreError::Failed(_))));
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_on_the_machine_reads_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let store = Sqlite::open(&data).unwrap();
    make(&store, "a").await;
    for end in beside(&data).iter().filter(|end| *end != "-lock") {
        let file = folder.path().join(format!("data.db{end}"));
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{end}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_writer_that_comes_past_the_lock_replaces_the_first_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (data, other) = (folder.path().join("data.db"), folder.path().join("other.db"));
    let first = Sqlite::open(&data).unwrap();
    make(&first, "a").await;
    append(&first, "a", 2, "by the first").await.unwrap();
    // A second name for the same file: no lock can tell.
    std::fs::hard_link(&data, &other).unwrap();
    for end in ["-wal", "-shm"] {
        let of = |name: &str| folder.path().join(format!("{name}{end}"));
        std::fs::hard_link(of("data.db"), of("other.db")).unwrap();
    }
    let second = Sqlite::open(&other).unwrap();
    let refused = append(&first, "a", 3, "too late").await;
    assert_eq!(refused, Err(StoreError::Replaced));
    append(&second, "a", 3, "by the second").await.unwrap();
    let kept = second.table("a").unwrap().unwrap();
    let entries: Vec<&str> = kept.rows.iter().map(|row| &*row.entry).collect();
    assert_eq!(entries, ["made", "by the first", "by the second"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_of_two_writers_in_one_place_are_set_aside_and_not_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let store = Sqlite::open(&data).unwrap();
    make(&store, "a").await;
    append(&store, "a", 2, "one").await.unwrap();
    store.close();
    let file = Connection::open(&data).unwrap();
    for (seq, text) in [(2u32, "another"), (3, "next")] {
        let row = row("a", seq, text);
        let fields = params!["a", seq, 1, row.entry, row.link.as_slice()];
        let insert = "INSERT INTO recent (table_id, seq, at_ms, entry, link) VALUES (?,?,?,?,?)";
        file.execute(insert, fields).unwrap();
    }
    drop(file);
    let store = Sqlite::open(&data).unwrap();
    let rows = store.table("a").unwrap().unwrap().rows;
    assert_eq!(rows.iter().map(|row| &*row.entry).collect::<Vec<_>>(), ["made", "one", "next"]);
    store.close();
    let file = Connection::open(&data).unwrap();
    let aside: String = file.query_row("SELECT entry FROM strays", [], |row| row.get(0)).unwrap();
    assert_eq!(aside, "another");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_keeps_nothing_is_not_healthy() {
    let folder = tempfile::tempdir().unwrap();
    let config = config(&folder.path().join("data.db"));
    let store = Full::over(Sqlite::open(&config.data).unwrap());
    let server = Running::over(App::with(config, Arc::clone(&store) as Arc<dyn Store>)).await;
    assert_eq!(server.get("/healthz", "").await.text, "ok\n");
    assert_eq!(server.get("/readyz", "").await.text, "ready\n");
    store.refuses.store(true, Ordering::SeqCst);
    let ill = server.get("/healthz", "").await;
    assert_eq!((ill.status.as_u16(), &*ill.text), (503, "the disk is full\n"));
    store.refuses.store(false, Ordering::SeqCst);
    assert_eq!(server.get("/healthz", "").await.status.as_u16(), 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_with_a_foreign_name_reaches_nothing() {
    use axum::body::Body;
    use axum::http::{Request, header};
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let asked = Request::get("/api/tables?lang=fr").header(header::HOST, "evil.example:1666");
    let answer = server.send(asked.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status.as_u16(), 421);
    assert_eq!(answer.body["code"], json!("request/host"));
    server.stop().await;
}
