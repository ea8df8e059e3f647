//! Data files: checked, restored, salvaged, and read when nothing can be written.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::program::{Folder, run, run_in};

/// A server; it ends with its test.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Server {
    /// Starts a server over this file through a shell that says this before; gives its address too.
    fn start(before: &str, data: &str) -> (Server, String) {
        let program = env!("CARGO_BIN_EXE_pandemonium");
        let line = format!(
            "{before} exec '{program}' --lang en serve --addr 127.0.0.1:0 --metrics off --data '{data}'"
        );
        let mut child = Command::new("sh")
            .args(["-c", &line])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell starts");
        let out = child.stdout.take().expect("its output is ours");
        let mut first = String::new();
        BufReader::new(out).read_line(&mut first).expect("the server says where it is");
        let address = first.split("http://").nth(1).expect("an address").trim();
        let end = address.find(|letter: char| !(letter.is_ascii_digit() || ".:".contains(letter)));
        let address = address[..end.unwrap_or(address.len())].trim_end_matches('.').to_owned();
        (Server(child), address)
    }

    /// Ends it in order.
    fn end(mut self) {
        let pid = self.0.id().to_string();
        let told = Command::new("sh").args(["-c", &format!("kill -TERM {pid}")]).status();
        assert!(told.expect("a shell starts").success());
        assert!(self.0.wait().expect("it was ours").success());
    }
}

fn ask(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    stream.write_all(request.as_bytes()).expect("the server hears");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("the server answers");
    answer
}

fn get(address: &str, path: &str) -> String {
    ask(address, &format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
}

/// A public table with an open seat.
fn make(address: &str) -> String {
    let body = r#"{"game":"dicke-daemonen","public":true,
        "seats":[{"type":"me","name":"Ada"},{"type":"open"}]}"#;
    let length = body.len();
    ask(
        address,
        &format!(
            "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        ),
    )
}

#[test]
fn a_file_is_checked_copied_and_restored_and_nothing_is_written_over() {
    let folder = Folder::new("data-restore");
    let at = |name: &str| folder.path(name).to_str().expect("a plain path").to_owned();
    let (data, copy, back) = (at("data.db"), at("copy.db"), at("back.db"));
    let (server, address) = Server::start("", &data);
    assert!(make(&address).starts_with("HTTP/1.1 201"));
    assert!(run(&["check", &data], "").fine().out.contains("is whole: 1 table, 1 row"));
    run(&["backup", &copy, "--data", &data], "").fine();
    server.end();
    run(&["restore", &copy, "--data", &data], "").refused("is there already and stays as it is");
    let done = run_in("fr_FR", &["restore", &copy, "--data", &back], "").fine();
    assert!(done.out.contains("est restauré dans"), "{}", done.out);
    assert!(run(&["check", &back], "").fine().out.contains("1 table, "));
    let saved = run(&["salvage", &back, &at("new.db")], "").fine();
    assert!(saved.out.contains("whole tables: 1"), "{}", saved.out);
    run(&["salvage", &back, &at("new.db")], "").refused("is there already");
    run(&["check", &at("nowhere.db")], "").refused("There is no data file");
    // What cannot be served at all is named with what helps.
    let mut bytes = fs::read(&back).expect("the file");
    bytes[100..164].fill(0xff);
    fs::write(folder.path("schema.db"), bytes).expect("written");
    let schema = at("schema.db");
    let serve = ["serve", "--addr", "127.0.0.1:0", "--metrics", "off", "--data", &*schema];
    for command in ["is damaged", "`pandemonium check`", "`pandemonium salvage`"] {
        run(&serve, "").refused(command);
    }
    fs::write(folder.path("text.db"), "this is a letter and no data file at all").expect("written");
    run(&["check", &at("text.db")], "").refused("cannot be checked: the file is damaged");
}

#[cfg(unix)]
#[test]
fn a_server_without_room_shows_what_is_there_and_lets_it_be_copied() {
    let folder = Folder::new("data-full");
    let at = |name: &str| folder.path(name).to_str().expect("a plain path").to_owned();
    let data = at("data.db");
    let (server, address) = Server::start("", &data);
    assert!(make(&address).starts_with("HTTP/1.1 201"));
    server.end();
    // Nothing may be written: as on a full disk, the system refuses every byte.
    let (server, address) = Server::start("trap '' XFSZ; ulimit -f 0;", &data);
    let list = get(&address, "/api/tables");
    assert!(list.starts_with("HTTP/1.1 200") && list.contains("Ada"), "{list}");
    let ill = get(&address, "/healthz");
    assert!(ill.starts_with("HTTP/1.1 503") && ill.contains("the disk is full"), "{ill}");
    let refused = make(&address);
    assert!(refused.starts_with("HTTP/1.1 507") && refused.contains("store/full"), "{refused}");
    run(&["backup", &at("copy.db"), "--data", &data], "").fine();
    drop(server);
    assert!(run(&["check", &at("copy.db")], "").fine().out.contains("is whole: 1 table"));
    // With room again it goes on.
    let (server, address) = Server::start("", &data);
    assert!(make(&address).starts_with("HTTP/1.1 201"));
    server.end();
}
