//! The one file: who may write it, what it holds when the server has ended, what a full disk says.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use protocol::Status;
use rusqlite::{Connection, params};
use serde_json::json;
use server::App;
use server::store::{Card, Rest, Row, Sqlite, Standing, Store, StoreError, Write, first_link};

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
    let made = Write::Create {
        card,
        secret: [7; 32],
        row,
        keys: Vec::new(),
        waiting: None,
        unfinished: None,
        seen: 0,
    };
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
    // As servers wrote before the file saw to it.
    let rule = "SELECT sql FROM sqlite_master WHERE name = 'recent_follows'";
    let rule: String = file.query_row(rule, [], |row| row.get(0)).unwrap();
    file.execute_batch("DROP TRIGGER recent_follows").unwrap();
    for (seq, text) in [(2u32, "another"), (3, "next")] {
        let row = row("a", seq, text);
        let fields = params!["a", seq, 1, row.entry, row.link.as_slice()];
        let insert = "INSERT INTO recent (table_id, seq, at_ms, entry, link) VALUES (?,?,?,?,?)";
        file.execute(insert, fields).unwrap();
    }
    file.execute_batch(&rule).unwrap();
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
async fn the_file_refuses_a_row_that_does_not_follow_the_one_before_whoever_writes_it() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let store = Sqlite::open(&data).unwrap();
    make(&store, "a").await;
    append(&store, "a", 2, "one").await.unwrap();
    assert_eq!(append(&store, "a", 2, "twice").await, Err(StoreError::Conflict));
    assert_eq!(append(&store, "a", 4, "ahead").await, Err(StoreError::Conflict));
    assert_eq!(append(&store, "b", 1, "nowhere").await, Err(StoreError::Conflict));
    let file = Connection::open(&data).unwrap();
    let insert =
        "INSERT INTO recent (table_id, seq, at_ms, entry, link) VALUES ('a', ?1, 1, '', '')";
    for seq in [1, 2, 4] {
        assert!(file.execute(insert, [seq]).is_err(), "{seq}");
    }
    // Also where the rows before have moved to the log.
    let (table, snapshot, rest) = ("a".to_owned(), None, None);
    store.write(Write::Settle { table, snapshot, rest }).await.unwrap().unwrap();
    assert!(file.execute(insert, [2]).is_err());
    append(&store, "a", 3, "two").await.unwrap();
    let rows = store.table("a").unwrap().unwrap().rows;
    assert_eq!(rows.iter().map(|row| &*row.entry).collect::<Vec<_>>(), ["made", "one", "two"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_that_a_server_left_are_there_at_once_and_put_in_order_when_there_is_time() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let store = Sqlite::open(&data).unwrap();
    for id in ["a", "b"] {
        make(&store, id).await;
        append(&store, id, 2, "one").await.unwrap();
    }
    store.close();
    let store = Sqlite::open(&data).unwrap();
    append(&store, "a", 3, "two").await.unwrap();
    let entries = |id: &str| {
        let rows = store.table(id).unwrap().unwrap().rows;
        rows.into_iter().map(|row| row.entry).collect::<Vec<_>>().join(" ")
    };
    let file = Connection::open(&data).unwrap();
    let left = || file.query_row("SELECT count(*) FROM recent", [], |row| row.get::<_, u32>(0));
    for _ in 0..600 {
        assert_eq!((&*entries("a"), &*entries("b")), ("made one two", "made one"));
        if left() == Ok(0) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert_eq!(left(), Ok(0));
    append(&store, "b", 3, "two").await.unwrap();
    assert_eq!((&*entries("a"), &*entries("b")), ("made one two", "made one two"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_due_is_told_in_order_and_what_was_in_memory_comes_first_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let store = Sqlite::open(&data).unwrap();
    for (id, due) in [("a", Some(500)), ("b", Some(300)), ("c", None), ("d", Some(300))] {
        let card = Card { duty: id != "c", ..card(id, true, 1) };
        let (secret, row, keys) = ([7; 32], row(id, 1, "made"), Vec::new());
        let made =
            Write::Create { card, secret, row, keys, waiting: None, unfinished: None, seen: 0 };
        store.write(made).await.unwrap().unwrap();
        let rest = Some(Rest { due, seen: None });
        let rest = Write::Settle { table: id.to_owned(), snapshot: None, rest };
        store.write(rest).await.unwrap().unwrap();
    }
    let of = |store: &Sqlite, after: (u64, &str), until, limit| {
        let due = store.due(after, until, limit).unwrap();
        due.into_iter().map(|(due, id)| format!("{id}{due}")).collect::<Vec<_>>()
    };
    assert_eq!(of(&store, (0, ""), 1000, 9), ["b300", "d300", "a500"]);
    assert_eq!(of(&store, (300, "b"), 1000, 1), ["d300"]);
    assert_eq!(of(&store, (0, ""), 499, 9), ["b300", "d300"]);
    append(&store, "a", 2, "one").await.unwrap();
    append(&store, "c", 2, "one").await.unwrap();
    store.close();
    let store = Sqlite::open(&data).unwrap();
    assert_eq!(of(&store, (0, ""), 1000, 9), ["a0", "b300", "d300"]);
    // A game that has ended is due no more.
    let over = Standing { status: Status::Over, names: Vec::new(), duty: true };
    let (table, rows) = ("b".to_owned(), vec![row("b", 2, "over")]);
    let over =
        Write::Append { table, rows, card: Some(over), keys: Vec::new(), revoke: Vec::new() };
    store.write(over).await.unwrap().unwrap();
    assert_eq!(of(&store, (0, ""), 1000, 9), ["a0", "d300"]);
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
