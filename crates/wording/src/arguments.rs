//! What a sentence is filled with.

use std::collections::BTreeMap;
use std::fmt;

use fluent_bundle::{FluentArgs, FluentValue};
use kernel::{Arg, Seat, Words as _};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::Wording;
use crate::noun::Noun;

/// One argument.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Argument {
    Text(String),
    Number(i64),
    Noun(Noun),
}

/// The arguments of one sentence, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Arguments(BTreeMap<String, Argument>);

impl Arguments {
    /// The flat fields of a value; fields that hold seats or nouns become names.
    pub(crate) fn of<T: Serialize>(value: &T, words: &Wording) -> Arguments {
        match serde_json::to_value(value) {
            Ok(Value::Object(fields)) => Arguments::of_fields(&fields, words),
            _ => Arguments::default(),
        }
    }

    /// The same of a value that is a JSON object already.
    pub(crate) fn of_fields(fields: &Map<String, Value>, words: &Wording) -> Arguments {
        let named = |(name, field): (&String, &Value)| (name.clone(), argument(name, field, words));
        Arguments(fields.iter().map(named).collect())
    }

    /// Values that are texts; whole numbers among them count as numbers.
    pub(crate) fn of_texts(values: &[(&'static str, String)], words: &Wording) -> Arguments {
        let mut arguments = Arguments::default();
        for (name, text) in values {
            // A text like 0506 is the name of something, not the number 506.
            let number = text.parse::<i64>().ok().filter(|number| number.to_string() == *text);
            let field = number.map_or_else(|| Value::from(text.as_str()), Value::from);
            let argument = argument(name, &field, words);
            arguments.0.insert((*name).to_owned(), argument);
        }
        arguments
    }

    /// Arguments as a caller gives them.
    pub(crate) fn given(args: &[(&str, Arg<'_>)], words: &Wording) -> Arguments {
        let argument = |name: &str, arg: &Arg<'_>| match arg {
            Arg::Text(text) => {
                called(name, text, words).unwrap_or_else(|| Argument::Text((*text).to_owned()))
            }
            Arg::Number(number) => numbered(name, *number, words),
        };
        let named = |(name, arg): &(&str, Arg<'_>)| ((*name).to_owned(), argument(name, arg));
        Arguments(args.iter().map(named).collect())
    }

    /// One more text.
    pub(crate) fn text(&mut self, name: &str, text: &str) {
        let argument = Argument::Text(text.to_owned());
        self.0.insert(name.to_owned(), argument);
    }

    /// The arguments as Fluent takes them.
    pub(crate) fn values(&self) -> FluentArgs<'_> {
        let mut values = FluentArgs::with_capacity(self.0.len());
        for (name, argument) in &self.0 {
            let value = match argument {
                Argument::Text(text) => FluentValue::from(text.as_str()),
                Argument::Number(number) => FluentValue::from(*number),
                Argument::Noun(noun) => FluentValue::Custom(Box::new(noun.clone())),
            };
            values.set(name.as_str(), value);
        }
        values
    }
}

/// Whether a field of this name holds a seat.
fn holds_seat(name: &str) -> bool {
    name == "seat" || name == "turn" || name.ends_with("_seat")
}

/// Whether a field of this name holds several seats when it is a list.
fn holds_seats(name: &str) -> bool {
    name == "seats" || name.ends_with("_seats")
}

/// Whether a field of this name holds the parts of a sum when it is a list.
fn holds_parts(name: &str) -> bool {
    name == "parts" || name.ends_with("_parts")
}

/// One part of a sum: its name, what it adds, the paragraph it stands on.
fn part(field: &Value, words: &Wording) -> Option<String> {
    let term = words.term(field.get("term")?.as_str()?)?;
    let (value, rule) = (field.get("value")?.as_i64()?, field.get("rule")?.as_str()?);
    let sign = if value < 0 { '−' } else { '+' };
    Some(format!("{term} {sign}{} §{rule}", value.unsigned_abs()))
}

/// What the owner of the box, or the game, calls the thing whose id a field holds.
fn called(name: &str, id: &str, words: &Wording) -> Option<Argument> {
    let own = words.own(name, id).map(|own| Argument::Text(own.to_owned()));
    own.or_else(|| words.noun(name, id).map(Argument::Noun))
}

/// A number, or what the owner of the box calls the thing that stands at this place.
fn numbered(name: &str, number: i64, words: &Wording) -> Argument {
    match words.own_numbered(name, number) {
        Some(own) => Argument::Text(own.to_owned()),
        None => Argument::Number(number),
    }
}

fn argument(name: &str, field: &Value, words: &Wording) -> Argument {
    let seat = |field: &Value| {
        let number = field.as_u64().and_then(|number| u8::try_from(number).ok());
        number.map(|number| words.seat(Seat(number)))
    };
    match field {
        Value::Number(number) => match number.as_i64() {
            Some(_) if holds_seat(name) => {
                Argument::Text(seat(field).unwrap_or_else(|| number.to_string()))
            }
            Some(number) => numbered(name, number, words),
            None => Argument::Text(number.to_string()),
        },
        Value::Array(fields) if holds_parts(name) => {
            let said = |field: &Value| part(field, words).unwrap_or_else(|| plain(field));
            let parts: Vec<String> = fields.iter().map(said).collect();
            Argument::Text(if parts.is_empty() { plain(&Value::Null) } else { parts.join(", ") })
        }
        Value::Array(fields) => {
            let name_of = |field: &Value| match (seat(field).filter(|_| holds_seats(name)), field) {
                (Some(name), _) => name,
                (None, Value::String(id)) => words.own(name, id).unwrap_or(id).to_owned(),
                (None, field) => plain(field),
            };
            Argument::Text(fields.iter().map(name_of).collect::<Vec<_>>().join(", "))
        }
        Value::String(id) => called(name, id, words).unwrap_or_else(|| Argument::Text(id.clone())),
        other => Argument::Text(plain(other)),
    }
}

fn plain(field: &Value) -> String {
    match field {
        Value::String(text) => text.clone(),
        Value::Null => "none".to_owned(),
        other => other.to_string(),
    }
}

/// For sentences that do not exist: the arguments in brackets.
impl fmt::Display for Arguments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (name, argument)) in self.0.iter().enumerate() {
            f.write_str(if i == 0 { " (" } else { ", " })?;
            match argument {
                Argument::Text(text) => write!(f, "{name}={text}")?,
                Argument::Number(number) => write!(f, "{name}={number}")?,
                Argument::Noun(noun) => write!(f, "{name}={noun}")?,
            }
        }
        f.write_str(if self.0.is_empty() { "" } else { ")" })
    }
}
