//! A file full of tables: what lists, a start and a table cost whatever stands in the file.
//!
//! `cargo run --release -p server --example full -- 1000000` fills a file of its own and prints; the
//! file is removed. With a second argument it is kept there and filled no further if it is there.
#![expect(clippy::print_stdout, reason = "an example speaks on standard output")]

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use protocol::Status;
use rusqlite::{Connection, params};
use server::store::{Cursor, Listing, Sqlite, Store};

/// Pages that are read of each list.
const PAGES: usize = 2000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let tables: u64 = arguments.next().map_or(Ok(100_000), |text| text.parse())?;
    let kept = arguments.next().map(PathBuf::from);
    let folder = tempfile::tempdir()?;
    let data = kept.unwrap_or_else(|| folder.path().join("full.db"));
    if !data.exists() {
        drop(Sqlite::open(&data)?);
        fill(&data, tables)?;
    }
    println!("tables            {tables}");
    println!("file              {} MB", std::fs::metadata(&data)?.len() / 1_000_000);
    let begun = Instant::now();
    let store = Sqlite::open(&data)?;
    println!("start             {:.1} ms", millis(begun.elapsed()));
    for status in [Status::Gathering, Status::Playing, Status::Over] {
        let times = pages(&store, status)?;
        print(&format!("page {status:?}"), times);
    }
    let mut times = Vec::new();
    for number in 0..PAGES as u64 {
        let id = id(number * 7919 % tables);
        let begun = Instant::now();
        store.table(&id)?.ok_or("a table is missing")?;
        times.push(begun.elapsed());
    }
    print("table", times);
    let begun = Instant::now();
    let due = store.due((0, ""), u64::MAX >> 1, 100)?.len();
    println!("first {due} due    {:.2} ms", millis(begun.elapsed()));
    Ok(())
}

/// Goes through a list page by page, from the beginning again when it ends.
fn pages(store: &Sqlite, status: Status) -> Result<Vec<Duration>, Box<dyn std::error::Error>> {
    let mut times = Vec::new();
    let mut after: Option<Cursor> = None;
    for _ in 0..PAGES {
        let share = (status == Status::Gathering).then_some(3);
        let wanted = Listing { status, after, limit: 50, share };
        let begun = Instant::now();
        let page = store.cards(&wanted)?;
        times.push(begun.elapsed());
        after = page.next;
    }
    Ok(times)
}

fn print(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |share: usize| millis(times[(times.len() - 1) * share / 100]);
    println!("{what:<17} p50 {:.2} ms, p99 {:.2} ms, worst {:.2} ms", at(50), at(99), at(100));
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Ids in no order, as they are.
fn id(number: u64) -> String {
    let mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    format!("{mixed:016x}")
}

/// Fills a file past the server: a tenth of the tables wait, a tenth are being played, half of them
/// with a duty, the others are over; a thousandth have rows that are not in order.
fn fill(data: &Path, tables: u64) -> rusqlite::Result<()> {
    let mut file = Connection::open(data)?;
    file.pragma_update(None, "synchronous", "OFF")?;
    let all = file.transaction()?;
    {
        let mut card = all.prepare(
            "INSERT INTO tables (id, game, public, status, names, secret, created_ms, duty,
                                 household, due, seen)
             VALUES (?1, 'dicke-daemonen', 1, ?2, '[\"Ada\",\"Bob\"]', ?3, ?4, ?5, ?6, ?7, 0)",
        )?;
        let mut row = all.prepare(
            "INSERT INTO log (table_id, seq, at_ms, entry, link) VALUES (?1, ?2, 1, ?3, ?4)",
        )?;
        let mut recent = all.prepare(
            "INSERT INTO recent (table_id, seq, at_ms, entry, link) VALUES (?1, 4, 1, ?2, ?3)",
        )?;
        let (entry, link) = ("x".repeat(200), [7u8; 32]);
        for number in 0..tables {
            let id = id(number);
            let status = match number % 10 {
                0 => "gathering",
                1 => "playing",
                _ => "over",
            };
            let duty = status == "playing" && number % 20 == 1;
            let household = (number / 10 % 5000).to_be_bytes().repeat(2);
            let due = duty.then_some(i64::try_from(number).unwrap_or(0) + 1_000_000_000);
            let created = 1_700_000_000_000 + i64::try_from(number).unwrap_or(0);
            card.execute(params![id, status, link, created, duty, household, due])?;
            for seq in 1..=3 {
                row.execute(params![id, seq, entry, link])?;
            }
            if number % 1000 == 1 {
                recent.execute(params![id, entry, link])?;
            }
        }
    }
    all.commit()
}
