//! What nobody has looked at for long goes, by the rules of the operator.

use std::path::Path;
use std::time::Duration;

use protocol::Status;
use server::store::{Card, Era, Kind, Row, Sqlite, Store, StoreError, Write, first_link};
use server::{Config, Keep};

use crate::client::{Running, config};

const DAY: u64 = 86_400_000;

fn days(days: u64) -> Duration {
    Duration::from_millis(days * DAY)
}

/// A file that has been served for a hundred days, with a table of each standing and a record that
/// nobody has looked at since the tenth, and a table that somebody looked at on the last.
async fn old(data: &Path) {
    let store = Sqlite::open(data).unwrap();
    let tables = [
        ("gatheringtabeaaa", Status::Gathering, 10),
        ("pkayingtabeaaaaa", Status::Playing, 10),
        ("vvertabeaaaaaaaa", Status::Over, 10),
        ("seentabeaaaaaaaa", Status::Playing, 99),
    ];
    for (id, status, day) in tables {
        let (id, game, names) = (id.to_owned(), "dicke-daemonen".to_owned(), Vec::new());
        let row = Row { seq: 1, at_ms: 1, entry: "made".to_owned(), link: first_link(&id) };
        let (public, created_ms, duty, household) = (true, 1, false, None);
        let card = Card { id, game, public, status, names, created_ms, duty, household };
        let (secret, keys, waiting) = ([7; 32], Vec::new(), None);
        let (unfinished, seen) = (None, day * DAY);
        let made = Write::Create { card, secret, row, keys, waiting, unfinished, seen };
        store.write(made).await.unwrap().unwrap();
    }
    let (id, file) = ("bravghtaaaaaaaaa".to_owned(), "{}".to_owned());
    let brought = Write::Upload { id, file, at_ms: 1, household: None, most: None, seen: 10 * DAY };
    store.write(brought).await.unwrap().unwrap();
    let era = Era { number: 1, began_ms: 0, ended_ms: 100 * DAY, up_ms: 0 };
    store.write(Write::Up(era)).await.unwrap().unwrap();
}

/// Waits until everything was looked through, of which so much was removed, and tells what is left.
async fn left(server: &Running, removed: u32) -> Vec<&'static str> {
    let swept = "pandemonium_sweeps_total 1\n";
    for _ in 0..600 {
        if server.get("/metrics", "").await.text.contains(swept) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let metrics = server.get("/metrics", "").await.text;
    assert!(metrics.contains(swept), "{metrics}");
    assert!(metrics.contains(&format!("pandemonium_removed_total {removed}\n")), "{metrics}");
    let store = &server.app.store;
    let table = |id: &str| store.table(id).unwrap().is_some();
    let is_left = [
        ("gathering", table("gatheringtabeaaa")),
        ("playing", table("pkayingtabeaaaaa")),
        ("over", table("vvertabeaaaaaaaa")),
        ("seen", table("seentabeaaaaaaaa")),
        ("record", store.upload("bravghtaaaaaaaaa").unwrap().is_some()),
    ];
    is_left.into_iter().filter_map(|(what, is_left)| is_left.then_some(what)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_has_looked_at_for_long_goes_by_the_rules_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    old(&data).await;
    let with = |unfinished, finished, uploads| Config {
        keep: Keep { unfinished, finished, uploads },
        ..config(&data)
    };
    let server = Running::with(with(Some(days(91)), Some(days(91)), None)).await;
    assert_eq!(left(&server, 0).await, ["gathering", "playing", "over", "seen", "record"]);
    server.stop().await;
    let server = Running::with(with(Some(days(80)), None, Some(days(365)))).await;
    assert_eq!(left(&server, 2).await, ["over", "seen", "record"]);
    assert_eq!(server.get("/api/tables/gatheringtabeaaa", "").await.status.as_u16(), 404);
    server.stop().await;
    let server = Running::with(with(Some(days(80)), Some(days(80)), Some(days(80)))).await;
    assert_eq!(left(&server, 2).await, ["seen"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_rows_that_came_meanwhile_is_not_removed() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    old(&data).await;
    let store = Sqlite::open(&data).unwrap();
    let id = "pkayingtabeaaaaa".to_owned();
    let row = Row { seq: 2, at_ms: 2, entry: "acted".to_owned(), link: [0; 32] };
    let (table, rows, keys) = (id.clone(), vec![row], Vec::new());
    let acted = Write::Append { table, rows, card: None, keys, revoke: Vec::new() };
    store.write(acted).await.unwrap().unwrap();
    let of = Kind::Tables(Status::Playing);
    let remove = |id: &str, before| store.write(Write::Remove { of, id: id.to_owned(), before });
    assert_eq!(remove(&id, 50 * DAY).await.unwrap(), Err(StoreError::Conflict));
    // Neither one that somebody has looked at, nor one that stands otherwise.
    let others = ["seentabeaaaaaaaa", "vvertabeaaaaaaaa"];
    for other in others {
        assert_eq!(remove(other, 50 * DAY).await.unwrap(), Err(StoreError::Conflict));
        assert!(store.table(other).unwrap().is_some());
    }
    assert_eq!(store.table(&id).unwrap().unwrap().rows.len(), 2);
}
