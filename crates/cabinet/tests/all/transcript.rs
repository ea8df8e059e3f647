//! `docs/engine-protocol.md` is true: every request in it gets the reply it shows.
//!
//! With `PANDEMONIUM_RECORD=1` the replies are written anew instead.

use std::fs;
use std::path::PathBuf;

use cabinet::{COMMANDS, Engine, GAMES};
use serde_json::Value;

/// Replies longer than this are shown with their middle left out.
const LONGEST: usize = 640;

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine-protocol.md")
}

fn is_recording() -> bool {
    std::env::var("PANDEMONIUM_RECORD").is_ok_and(|value| value == "1")
}

/// The last record and state answered: `$REPLAY` and `$STATE` stand for them.
#[derive(Default)]
struct Last {
    replay: String,
    state: String,
}

impl Last {
    fn fill(&self, request: &str) -> String {
        request.replace("$REPLAY", &self.replay).replace("$STATE", &self.state)
    }

    fn keep(&mut self, reply: &str) {
        let reply: Value = serde_json::from_str(reply).expect("a reply is JSON");
        for (name, slot) in [("replay", &mut self.replay), ("state", &mut self.state)] {
            if let Some(value) = reply.get(name) {
                *slot = value.to_string();
            }
        }
    }
}

fn abbreviated(reply: &str) -> String {
    let count = reply.chars().count();
    if count <= LONGEST {
        return reply.to_owned();
    }
    let head: String = reply.chars().take(LONGEST - 100).collect();
    let tail: String = reply.chars().skip(count - 60).collect();
    format!("{head}…{tail}")
}

/// The document with every reply as the engine gives it now.
fn spoken(document: &str) -> (String, usize) {
    let mut engine = Engine::new(GAMES, "docs");
    let mut last = Last::default();
    let (mut text, mut count) = (String::new(), 0);
    for line in document.lines().filter(|line| !line.starts_with("< ")) {
        text.push_str(line);
        text.push('\n');
        if let Some(request) = line.strip_prefix("> ") {
            let reply = engine.line(last.fill(request).as_bytes());
            last.keep(&reply);
            text.extend(["< ", &*abbreviated(&reply), "\n"]);
            count += 1;
        }
    }
    (text, count)
}

#[test]
fn every_reply_in_the_protocol_is_the_one_the_engine_gives() {
    let document = fs::read_to_string(path()).expect("the protocol is documented");
    let (now, count) = spoken(&document);
    assert!(count > 40, "only {count} requests");
    if is_recording() {
        fs::write(path(), now).expect("the document can be written");
        return;
    }
    for (number, (shown, given)) in (1..).zip(document.lines().zip(now.lines())) {
        assert_eq!(shown, given, "docs/engine-protocol.md, line {number}");
    }
    assert_eq!(document, now);
}

#[test]
fn every_command_and_field_is_documented_and_shown() {
    let document = fs::read_to_string(path()).expect("the protocol is documented");
    for (command, fields) in COMMANDS {
        let heading = format!("### `{command}`\n");
        let start = document.find(&heading).expect(command) + heading.len();
        let section = &document[start..];
        let section = &section[..section.find("\n#").unwrap_or(section.len())];
        let shown = format!("> {{\"cmd\":\"{command}\"");
        assert!(section.contains(&shown), "{command} has no transcript");
        for field in *fields {
            let named = section.contains(&format!("`{field}`"));
            assert!(named, "{command} does not explain {field}");
        }
    }
}
