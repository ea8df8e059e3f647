//! A server as a program, started and ended by a test.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// A running server; it is killed when dropped.
pub(crate) struct Served {
    pub(crate) child: Child,
    /// Where it listens.
    pub(crate) address: String,
    /// Its standard output, so that it can go on writing.
    _out: BufReader<std::process::ChildStdout>,
}

impl Served {
    /// Starts a command that serves, and waits until it says where.
    pub(crate) fn start(command: &mut Command) -> Served {
        let command = command.env("LANG", "C").env("PANDEMONIUM_LOG", "error");
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the server starts");
        let mut out = BufReader::new(child.stdout.take().expect("its output is ours"));
        let mut line = String::new();
        out.read_line(&mut line).expect("the server says where it is");
        let address = line.split("http://").nth(1).map(|rest| {
            let end = rest.find(|letter: char| letter.is_whitespace());
            rest[..end.unwrap_or(rest.len())].trim_end_matches('.').to_owned()
        });
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}"));
        Served { child, address, _out: out }
    }

    /// The program with these arguments of `serve`.
    pub(crate) fn program(arguments: &[&str]) -> Served {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pandemonium"));
        Served::start(command.arg("serve").args(arguments))
    }

    /// The status and the body of an answer.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(&self.address).expect("the server listens");
        let length = body.len();
        let is_json = body.is_empty() || body.starts_with('{');
        let kind = if is_json { "json" } else { "x-www-form-urlencoded" };
        let request = format!(
            "{method} {path} HTTP/1.0\r\nHost: {}\r\nContent-Type: application/{kind}\r\n\
             Content-Length: {length}\r\n\r\n{body}",
            self.address
        );
        stream.write_all(request.as_bytes()).expect("the server reads");
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("the server answers");
        let status = text.split(' ').nth(1).and_then(|word| word.parse().ok());
        let body = text.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        (status.expect("an answer has a status"), body.to_owned())
    }

    /// Makes a table and gives its id.
    pub(crate) fn table(&self) -> String {
        let body = r#"{"game":"dicke-daemonen","public":true,
            "seats":[{"type":"me","name":"Ada"},{"type":"open"}]}"#;
        let (status, text) = self.ask("POST", "/api/tables", body);
        assert_eq!(status, 201, "{text}");
        let made: serde_json::Value = serde_json::from_str(&text).expect("the answer is JSON");
        made["table"].as_str().expect("a table has an id").to_owned()
    }

    /// Sends a signal and waits for the end; gives the exit status, if it was no signal.
    pub(crate) fn end(mut self, signal: &str) -> Option<i32> {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status().expect("there is kill");
        assert!(sent.success(), "{signal} is sent");
        self.child.wait().expect("the server ends").code()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It has ended already where the test went well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
