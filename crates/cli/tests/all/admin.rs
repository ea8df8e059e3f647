//! The operator at a terminal.

use std::fs;

use crate::program::{Folder, Run, run, run_in};
use crate::served::Served;

const TOKEN: &str = "0123456789abcdef0123456789abcdef";

#[test]
fn the_operator_reads_and_changes_a_server_over_its_socket_and_with_a_token() {
    let folder = Folder::new("admin-program");
    let (data, token) = (folder.text("t.db"), folder.text("token"));
    fs::write(&token, format!("{TOKEN}\n")).expect("a token");
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let admin = free.local_addr().expect("an address").to_string();
    drop(free);
    let served = Served::program(&[
        "--addr",
        "127.0.0.1:0",
        "--data",
        &data,
        "--metrics",
        "off",
        "--admin-token-file",
        &token,
        "--admin",
        &admin,
    ]);
    let table = served.table();
    let ask =
        |arguments: &[&str]| -> Run { run(&[&["admin", "--data", &data], arguments].concat(), "") };
    let tables = ask(&["tables"]).fine().out;
    let lines: Vec<&str> = tables.lines().collect();
    assert!(lines[0].starts_with("table ") && lines[0].contains("  seats"), "{tables}");
    assert!(lines[1].starts_with(&table) && lines[1].contains("waits"), "{tables}");
    assert!(lines[1].ends_with("Ada, –"), "{tables}");
    let french = run_in("fr_FR.UTF-8", &["admin", "--data", &data, "tables"], "").fine().out;
    assert!(french.contains("attend") && french.contains("sièges"), "{french}");
    assert!(ask(&["show", &table]).fine().out.contains("Rows in its log: 1, the last of 2"));
    assert!(ask(&["people"]).fine().out.contains("127.0.0.1"));
    assert_eq!(ask(&["bans"]).fine().out, "There is nothing.\n");

    ask(&["close", &table]).refused("--reason");
    ask(&["close", &table, "--reason", " "]).refused("A change takes a reason of 1 to 500");
    ask(&["close", "aaaaaaaaaaaaaaaa", "--reason", "spam"]).refused("There is no such table");
    ask(&["ban", "203.0.113.5", "--for", "long", "--reason", "x"]).refused("right would be 30min");
    ask(&["ban", "Eve", "--for", "1d", "--reason", "x"]).refused("right would be 203.0.113.5");
    let closed = ask(&["close", &table, "--reason", "spam"]).fine().out;
    assert_eq!(closed, format!("Table {table} is closed.\n"));
    assert_eq!(served.ask("GET", &format!("/api/tables/{table}"), "").0, 410);
    let banned = ask(&["ban", "203.0.113.77/24", "--for", "7d", "--reason", "flood"]).fine().out;
    assert!(banned.starts_with("203.0.113.0/24 is banned until 2"), "{banned}");

    // The same at the address, with the token only.
    let at = ["--at", &admin, "--token-file", &token];
    let audit = ask(&[&["audit", "--json"][..], &at].concat()).fine().out;
    let audit: serde_json::Value = serde_json::from_str(&audit).expect("JSON");
    assert_eq!(audit["audit"][0]["deed"]["whom"], "203.0.113.0/24", "{audit}");
    assert_eq!(audit["audit"][1]["reason"], "spam", "{audit}");
    ask(&["bans", "--at", &admin]).refused("--token-file");
    fs::write(&token, format!("{TOKEN}x")).expect("another token");
    ask(&[&["bans"][..], &at].concat()).refused("Bearer");
    let export = ask(&["export", &table]).fine().out;
    let export: serde_json::Value = serde_json::from_str(&export).expect("JSON");
    assert_eq!(export["log"][0]["entry"]["kind"], "made", "{export}");

    assert_eq!(served.end("-TERM"), Some(0));
    ask(&["bans"]).refused("No server answers at");
    assert_eq!(folder.names(), ["t.db", "t.db-lock", "token"], "the socket went with the server");
}

#[test]
fn a_server_with_a_bad_token_or_a_foreign_socket_does_not_start() {
    let folder = Folder::new("admin-refused");
    let (data, token) = (folder.text("t.db"), folder.text("token"));
    let serve = |more: &[&str]| {
        let addr = ["serve", "--addr", "127.0.0.1:0", "--metrics", "off", "--data", &data];
        run(&[&addr, more].concat(), "")
    };
    serve(&["--admin-token-file", &token]).refused("cannot be read");
    fs::write(&token, "short").expect("a token");
    serve(&["--admin-token-file", &token]).refused("at least 32 characters");
    serve(&["--admin", "127.0.0.1:1"]).refused("--admin-token-file");
    fs::write(folder.path("t.db-admin"), "a letter").expect("a file");
    serve(&[]).refused("The operator cannot be heard at");
    assert_eq!(fs::read_to_string(folder.path("t.db-admin")).expect("it stays"), "a letter");
}
