//! The line protocol: one JSON request per line, one JSON reply per line.
//!
//! [`Engine::line`] is total: whatever bytes come in, exactly one reply goes out, and a refused
//! request leaves everything as it was. The commands are described in `docs/engine-protocol.md`.

mod boxes;
mod play;
mod request;
mod seating;
mod survival;

use std::io::{self, BufRead, Read, Write};

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;
use wording::WordingError;

use crate::refusal::short;
use crate::{Entry, FaultKind, JsonFault, Refusal, Voice, read_json};

pub use request::COMMANDS;
use request::Request;
use seating::Seating;

/// The longest line that is read, in bytes; longer ones are refused and skipped.
pub const LINE_LIMIT: usize = 8 * 1024 * 1024;

/// What a reply says besides `ok`.
type Fields = Vec<(&'static str, Value)>;

/// One conversation: at most one open table.
pub struct Engine {
    games: &'static [&'static dyn Entry],
    voice: Voice,
    seating: Option<Seating>,
    /// From this text the seeds come that a request leaves out.
    entropy: String,
    seeds: u64,
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engine").field("open", &self.seating.is_some()).finish_non_exhaustive()
    }
}

/// The reply on its way out; `ok` stands first.
struct Reply(Result<Fields, Refusal>);

impl Serialize for Reply {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("ok", &self.0.is_ok())?;
        match &self.0 {
            Ok(fields) => {
                for (name, value) in fields {
                    map.serialize_entry(name, value)?;
                }
            }
            Err(refusal) => map.serialize_entry("error", refusal)?,
        }
        map.end()
    }
}

impl Engine {
    /// A conversation about these games; `entropy` is any text that differs from session to
    /// session, from which the seeds come that requests leave out.
    pub fn new(games: &'static [&'static dyn Entry], entropy: &str) -> Engine {
        Engine {
            games,
            voice: Voice::of_no_game("en").expect("the cabinet speaks English"),
            seating: None,
            entropy: entropy.to_owned(),
            seeds: 0,
        }
    }

    /// The same conversation, begun in this language instead of English.
    pub fn speaking(mut self, language: &str) -> Result<Engine, WordingError> {
        self.voice = Voice::of_no_game(language)?;
        Ok(self)
    }

    /// Answers one line with one line, both without their ends.
    pub fn line(&mut self, line: &[u8]) -> String {
        let answer = if line.len() > LINE_LIMIT { Err(self.too_long()) } else { self.answer(line) };
        reply(answer)
    }

    /// Answers every line of the input until it ends.
    pub fn serve(&mut self, input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<()> {
        let limit = u64::try_from(LINE_LIMIT).expect("the limit is small") + 1;
        let mut line = Vec::new();
        loop {
            line.clear();
            if input.take(limit).read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            let reply = if line.len() > LINE_LIMIT && line.last() != Some(&b'\n') {
                skip_line(input)?;
                let refusal = self.too_long();
                reply(Err(refusal))
            } else {
                self.line(line.strip_suffix(b"\n").unwrap_or(&line))
            };
            writeln!(output, "{reply}")?;
            output.flush()?;
        }
    }

    fn too_long(&self) -> Refusal {
        Refusal::new(&self.voice, "too-long", &[("limit", &LINE_LIMIT.to_string())])
            .with("limit", LINE_LIMIT)
    }

    fn not_json(&self, fault: &JsonFault) -> Refusal {
        let problem = fault.sentence(self.voice.game());
        match &fault.kind {
            FaultKind::Repeated(key) => {
                let key = short(key);
                Refusal::new(&self.voice, "repeated-key", &[("key", &key)]).at(key.clone())
            }
            FaultKind::Ended | FaultKind::Wrong => {
                let refusal = Refusal::new(&self.voice, "bad-json", &[("problem", &problem)]);
                refusal.with("line", fault.line).with("column", fault.column)
            }
        }
    }

    fn answer(&mut self, line: &[u8]) -> Result<Fields, Refusal> {
        let request = read_json(line).map_err(|fault| self.not_json(&fault))?;
        let request = Request::read(request, &self.voice)?;
        self.obey_or_survive(&request)
    }

    fn obey(&mut self, request: &Request) -> Result<Fields, Refusal> {
        match request.command {
            "games" => Ok(self.games()),
            "form" => self.form(request),
            "rules" => self.rules(request),
            "content" => self.content(request),
            "setup" => self.setup(request),
            "new" => self.begin(request),
            "load" => self.load(request),
            "verify" => self.verify(request),
            "plan" => self.plan(request),
            "position" => self.position(request),
            "lang" => self.lang(request),
            "dice" => self.dice(request),
            "turn" => self.turn(),
            "legal" => self.legal(request),
            "act" => self.act(request),
            "back" => self.back(request),
            "why" => self.why(request),
            "odds" => self.odds(request),
            "bot" => self.bot(request),
            "hint" => self.hint(request),
            "coach" => self.coach(request),
            "view" => self.view(request),
            "text" => self.text(request),
            "told" => self.told(request),
            "state" => self.state(),
            "hash" => self.hash(request),
            "save" => self.save(),
            other => unreachable!("{other} is listed among the commands"),
        }
    }
}

/// One line of JSON.
fn reply(answer: Result<Fields, Refusal>) -> String {
    serde_json::to_string(&Reply(answer)).unwrap_or_else(|error| {
        let refusal = Refusal::saying("unwritable-reply", short(&error.to_string()));
        serde_json::to_string(&Reply(Err(refusal))).expect("a short refusal has a JSON form")
    })
}

/// Reads on to the end of the line without keeping it.
fn skip_line(input: &mut dyn BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}
