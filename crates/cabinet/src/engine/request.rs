//! One request, field by field.

use kernel::{Arg, Pack, Seat, Viewer};
use serde_json::{Map, Value};

use crate::record::unknown_seat;
use crate::refusal::{short, shown};
use crate::{Refusal, Voice};

/// Every command with the fields it takes besides `cmd`.
pub const COMMANDS: &[(&str, &[&str])] = &[
    ("games", &[]),
    ("form", &["game"]),
    ("rules", &["game", "paragraph"]),
    ("content", &["game"]),
    ("setup", &["game", "options", "content"]),
    ("new", &["game", "options", "content", "seed", "rolls", "lang"]),
    ("load", &["replay", "content", "seed", "lang"]),
    ("verify", &["replay", "content"]),
    ("plan", &["game", "options", "content", "scenario", "explain"]),
    ("position", &["state", "game", "options", "content", "seed"]),
    ("lang", &["lang"]),
    ("dice", &["rolls"]),
    ("turn", &[]),
    ("legal", &["seat"]),
    ("act", &["seat", "action", "as"]),
    ("back", &["seat"]),
    ("why", &["seat", "action"]),
    ("odds", &["seat", "action", "as", "budget"]),
    ("bot", &["seat", "level", "ms", "iterations"]),
    ("hint", &["seat", "ms", "iterations"]),
    ("coach", &["ms", "iterations"]),
    ("view", &["as"]),
    ("text", &["as"]),
    ("told", &["from", "as"]),
    ("state", &[]),
    ("hash", &["as"]),
    ("save", &[]),
];

/// A request whose command exists and whose fields the command takes.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) command: &'static str,
    fields: Map<String, Value>,
}

impl Request {
    /// Finds the command and refuses fields that it does not take.
    pub(crate) fn read(request: Value, voice: &Voice) -> Result<Request, Refusal> {
        let Value::Object(mut fields) = request else {
            let args = [("value", &*shown(&request))];
            return Err(Refusal::new(voice, "not-an-object", &args));
        };
        let commands = || {
            let names: Vec<&str> = COMMANDS.iter().map(|(name, _)| *name).collect();
            names.join(", ")
        };
        let name = match fields.remove("cmd") {
            Some(Value::String(name)) => name,
            Some(other) => return Err(wrong_type(voice, "cmd", &other, "kind-text", &[])),
            None => {
                let args = [("allowed", &*commands())];
                return Err(Refusal::new(voice, "missing-command", &args).at("cmd"));
            }
        };
        let Some((command, allowed)) = COMMANDS.iter().find(|(known, _)| *known == name) else {
            let args = [("command", &*short(&name)), ("allowed", &*commands())];
            return Err(Refusal::new(voice, "unknown-command", &args).at("cmd"));
        };
        match fields.keys().find(|key| !allowed.contains(&key.as_str())) {
            None => Ok(Request { command, fields }),
            Some(stranger) => {
                let known = match allowed {
                    [] => voice.say("no-fields", &[]),
                    some => some.join(", "),
                };
                let field = short(stranger);
                let args = [("command", *command), ("field", &*field), ("allowed", &*known)];
                Err(Refusal::new(voice, "unknown-field", &args).at(field))
            }
        }
    }

    /// A field as it came, if it came.
    pub(crate) fn get(&self, key: &str) -> Option<&Value> {
        self.fields.get(key)
    }

    /// A field that must be there.
    pub(crate) fn need(&self, key: &str, voice: &Voice) -> Result<&Value, Refusal> {
        self.get(key).ok_or_else(|| {
            let args = [("command", self.command), ("field", key)];
            Refusal::new(voice, "missing-field", &args).at(key)
        })
    }

    /// A text, if it came.
    pub(crate) fn text(&self, key: &str, voice: &Voice) -> Result<Option<&str>, Refusal> {
        match self.get(key) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(wrong_type(voice, key, other, "kind-text", &[])),
        }
    }

    /// A whole number within bounds, if it came.
    pub(crate) fn number(
        &self,
        key: &str,
        (min, max): (u32, u32),
        voice: &Voice,
    ) -> Result<Option<u32>, Refusal> {
        let Some(value) = self.get(key) else {
            return Ok(None);
        };
        let number = value.as_u64().and_then(|number| u32::try_from(number).ok());
        let fitting = number.filter(|number| (min..=max).contains(number));
        fitting.map(Some).ok_or_else(|| {
            let bounds = [("min", min.into()), ("max", max.into())];
            let bounds = bounds.map(|(name, bound)| (name, Arg::Number(bound)));
            wrong_type(voice, key, value, "whole-number", &bounds)
        })
    }

    /// The seat that must be there and must exist at the table.
    pub(crate) fn seat(&self, seats: u8, voice: &Voice) -> Result<Seat, Refusal> {
        let value = self.need("seat", voice)?;
        if !value.is_u64() {
            let bounds = seat_bounds(seats);
            return Err(wrong_type(voice, "seat", value, "whole-number", &bounds));
        }
        seat_of(value, seats).ok_or_else(|| unknown_seat(voice, value, seats).at("seat"))
    }

    /// For whom something is shown, if it came.
    pub(crate) fn viewer(&self, seats: u8, voice: &Voice) -> Result<Option<Viewer>, Refusal> {
        let Some(value) = self.get("as") else {
            return Ok(None);
        };
        match value {
            Value::String(word) if word == "spectator" => Ok(Some(Viewer::Spectator)),
            Value::String(word) if word == "referee" => Ok(Some(Viewer::Referee)),
            _ => {
                let seat = seat_of(value, seats).ok_or_else(|| {
                    let last = seats.saturating_sub(1).to_string();
                    let args = [("value", &*shown(value)), ("last", &*last)];
                    let refusal = Refusal::new(voice, "unknown-viewer", &args).at("as");
                    refusal.with("last", seats.saturating_sub(1))
                })?;
                Ok(Some(Viewer::Seat(seat)))
            }
        }
    }

    /// Outcomes by identity, if they came.
    pub(crate) fn rolls(&self, voice: &Voice) -> Result<Option<Vec<u32>>, Refusal> {
        let Some(value) = self.get("rolls") else {
            return Ok(None);
        };
        let Value::Array(items) = value else {
            return Err(wrong_type(voice, "rolls", value, "kind-rolls", &[]));
        };
        let roll = |(index, item): (usize, &Value)| {
            let id = item.as_u64().and_then(|id| u32::try_from(id).ok());
            let bounds = [("min", Arg::Number(0)), ("max", Arg::Number(u32::MAX.into()))];
            let at = format!("rolls[{index}]");
            id.ok_or_else(|| wrong_type(voice, &at, item, "whole-number", &bounds))
        };
        items.iter().enumerate().map(roll).collect::<Result<_, _>>().map(Some)
    }

    /// The owner's content, if it came: an object from file names to texts.
    pub(crate) fn pack(&self, voice: &Voice) -> Result<Option<Pack>, Refusal> {
        let Some(value) = self.get("content") else {
            return Ok(None);
        };
        let Value::Object(files) = value else {
            return Err(wrong_type(voice, "content", value, "kind-files", &[]));
        };
        let file = |(name, text): (&String, &Value)| match text {
            Value::String(text) => Ok((name.clone(), text.clone())),
            other => {
                let at = format!("content.{}", short(name));
                Err(wrong_type(voice, &at, other, "kind-text", &[]))
            }
        };
        let files = files.iter().map(file).collect::<Result<_, _>>()?;
        Ok(Some(Pack(files)))
    }
}

fn seat_bounds(seats: u8) -> [(&'static str, Arg<'static>); 2] {
    let last = i64::from(seats.saturating_sub(1));
    [("min", Arg::Number(0)), ("max", Arg::Number(last))]
}

/// The seat that a number means, if somebody sits there.
fn seat_of(value: &Value, seats: u8) -> Option<Seat> {
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok())?;
    (number < seats).then_some(Seat(number))
}

/// A field holds something else than it should; `kind` is the sentence for what it should hold.
pub(crate) fn wrong_type(
    voice: &Voice,
    field: &str,
    value: &Value,
    kind: &str,
    bounds: &[(&str, Arg<'_>)],
) -> Refusal {
    let expected = voice.say(kind, bounds);
    let args = [("field", field), ("value", &*shown(value)), ("expected", &*expected)];
    Refusal::new(voice, "wrong-type", &args).at(field)
}
