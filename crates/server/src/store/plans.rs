//! Every statement that runs for somebody who waits finds its rows by an index.

use rusqlite::Connection;

use super::schema;

/// Where statements are written that are kept ready, which is how all of them are that run often.
const SOURCES: [(&str, &str); 8] = [
    ("era.rs", include_str!("era.rs")),
    ("fence.rs", include_str!("fence.rs")),
    ("list.rs", include_str!("list.rs")),
    ("put.rs", include_str!("put.rs")),
    ("recent.rs", include_str!("recent.rs")),
    ("sqlite.rs", include_str!("sqlite.rs")),
    ("stale.rs", include_str!("stale.rs")),
    ("writer.rs", include_str!("writer.rs")),
];

/// The literals that are prepared, and the names of those that stand in a constant.
fn statements() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (file, text) in SOURCES {
        for piece in text.split("prepare_cached(").skip(1) {
            let piece = piece.trim_start();
            let literal = piece.strip_prefix('"').and_then(|rest| rest.split('"').next());
            let sql = match (literal, piece.split(')').next()) {
                (Some(sql), _) => sql,
                (None, Some("CARDS")) => super::CARDS,
                (None, other) => panic!("{file}: the statement {other:?} is not known here"),
            };
            found.push((file.to_owned(), sql.to_owned()));
        }
    }
    found
}

/// What a statement does to find its rows.
fn plan(connection: &Connection, sql: &str) -> Vec<String> {
    let mut query = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
    let values = vec![rusqlite::types::Value::Null; query.parameter_count()];
    let rows = query.query_map(rusqlite::params_from_iter(values), |row| row.get(3)).unwrap();
    rows.map(Result::unwrap).collect()
}

#[test]
fn no_statement_of_a_request_looks_through_a_table_or_sorts_one() {
    let mut connection = Connection::open_in_memory().unwrap();
    schema::migrate(&mut connection).unwrap();
    let statements = statements();
    assert!(statements.len() > 20, "{}", statements.len());
    for (file, sql) in statements {
        for step in plan(&connection, &sql) {
            // One row, always.
            let one = step == "SCAN writer" || step == "SCAN salt";
            // A sub-query that is bounded by a limit of its own.
            let bounded = step.starts_with("SCAN (subquery");
            let fine = one || bounded || !step.contains("SCAN") && !step.contains("TEMP B-TREE");
            assert!(fine, "{file}: {sql}\n{step}");
        }
    }
}

#[test]
fn a_page_of_a_list_begins_where_its_index_says() {
    let mut connection = Connection::open_in_memory().unwrap();
    schema::migrate(&mut connection).unwrap();
    let steps = plan(&connection, super::CARDS);
    let index =
        "SEARCH tables USING INDEX tables_listed (public=? AND status=? AND (created_ms,id)<(?,?))";
    assert_eq!(steps, [index]);
}
