//! Migrations: every file once, in order.

use rusqlite::Connection;

/// Every migration; a number is never used again.
const MIGRATIONS: [(u32, &str); 11] = [
    (1, include_str!("../../migrations/0001_tables.sql")),
    (2, include_str!("../../migrations/0002_duties.sql")),
    (3, include_str!("../../migrations/0003_recent.sql")),
    (4, include_str!("../../migrations/0004_snapshots.sql")),
    (5, include_str!("../../migrations/0005_fence.sql")),
    (6, include_str!("../../migrations/0006_households.sql")),
    (7, include_str!("../../migrations/0007_eras.sql")),
    (8, include_str!("../../migrations/0008_house.sql")),
    (9, include_str!("../../migrations/0009_rest.sql")),
    (10, include_str!("../../migrations/0010_operator.sql")),
    (11, include_str!("../../migrations/0011_unfinished.sql")),
];

/// Memory that a connection keeps pages in, in KiB; enough for the last pages of a thousand tables.
const CACHE: i32 = 4096;
/// The same for a connection that reads: whole tables, each once.
const READING: i32 = 256;

/// Settings of the connection that writes.
pub(super) fn writing(connection: &Connection) -> rusqlite::Result<()> {
    prepare(connection)?;
    connection.pragma_update(None, "cache_size", -CACHE)?;
    // The carrier does it.
    connection.pragma_update(None, "wal_autocheckpoint", 0)
}

/// Settings of a connection that reads or carries over.
pub(super) fn reading(connection: &Connection) -> rusqlite::Result<()> {
    prepare(connection)?;
    connection.pragma_update(None, "cache_size", -READING)
}

/// Settings that hold for every connection.
fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.busy_timeout(std::time::Duration::from_secs(5))
}

/// Brings the file to the newest form.
pub(super) fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    let all = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    all.execute_batch("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")?;
    for (number, text) in MIGRATIONS {
        let done: bool = all.query_row(
            "SELECT EXISTS (SELECT 1 FROM migrations WHERE number = ?1)",
            [number],
            |row| row.get(0),
        )?;
        if !done {
            all.execute_batch(text)?;
            all.execute("INSERT INTO migrations (number) VALUES (?1)", [number])?;
        }
    }
    all.commit()
}

/// Whether a file has the newest form.
pub(super) fn is_newest(connection: &Connection) -> rusqlite::Result<bool> {
    let newest = MIGRATIONS.last().map(|(number, _)| *number);
    let query = "SELECT max(number) FROM migrations";
    let done: Option<u32> = connection.query_row(query, [], |row| row.get(0))?;
    Ok(done == newest)
}
