//! Whether JSON is what its TypeScript says, as far as a client relies on it: fields beyond the declared
//! ones do no harm.

use std::collections::BTreeMap;
use std::iter::Peekable;
use std::vec::IntoIter;

use serde_json::Value;

/// Declared types by name.
#[derive(Debug)]
pub(crate) struct Shapes(BTreeMap<String, Shape>);

/// What a value may be.
#[derive(Debug)]
enum Shape {
    /// A declared type, or one that TypeScript knows.
    Named(String),
    /// This text.
    Text(String),
    List(Box<Shape>),
    Tuple(Vec<Shape>),
    /// Fields by name, and whether each has to be there.
    Fields(Vec<(String, bool, Shape)>),
    /// Values under any keys.
    Map(Box<Shape>),
    Either(Vec<Shape>),
    Both(Vec<Shape>),
}

impl Shape {
    /// Whether a field that says what kind of thing this is says another kind.
    fn is_tagged_otherwise(&self, value: &Value) -> bool {
        match self {
            Shape::Fields(fields) => fields.iter().any(|(key, _, shape)| {
                let tag = value.get(key);
                matches!(shape, Shape::Text(text) if tag.is_some_and(|tag| tag != text))
            }),
            Shape::Both(shapes) => shapes.iter().any(|shape| shape.is_tagged_otherwise(value)),
            _ => false,
        }
    }
}

impl Shapes {
    /// Reads declarations of the form `type Name = …;` in which comments may stand.
    pub(crate) fn read<'a>(declared: impl Iterator<Item = (&'a String, &'a String)>) -> Shapes {
        let shape = |(name, text): (&String, &String)| {
            let mut reader = Reader(words(text).into_iter().peekable());
            while reader.next() != "=" {}
            (name.clone(), reader.either())
        };
        Shapes(declared.map(shape).collect())
    }

    /// Fine if a value is of the type with this name, else where it is not.
    pub(crate) fn check(&self, name: &str, value: &Value) -> Result<(), String> {
        self.fits(&Shape::Named(name.to_owned()), value, name)
    }

    fn fits(&self, shape: &Shape, value: &Value, at: &str) -> Result<(), String> {
        let is =
            |fine: bool| if fine { Ok(()) } else { Err(format!("{at}: {value} is no {shape:?}")) };
        match (shape, value) {
            (Shape::Named(name), _) => match (name.as_str(), self.0.get(name)) {
                ("number", _) => is(value.is_number()),
                ("string", _) => is(value.is_string()),
                ("boolean", _) => is(value.is_boolean()),
                ("null", _) => is(value.is_null()),
                (_, Some(declared)) => self.fits(declared, value, at),
                (_, None) => Err(format!("{at}: nobody declares {name}")),
            },
            (Shape::Text(text), _) => is(value == text),
            (Shape::List(inner), Value::Array(list)) => {
                list.iter().try_for_each(|one| self.fits(inner, one, at))
            }
            (Shape::Tuple(shapes), Value::Array(list)) if shapes.len() == list.len() => {
                shapes.iter().zip(list).try_for_each(|(shape, one)| self.fits(shape, one, at))
            }
            (Shape::Map(inner), Value::Object(map)) => {
                map.iter().try_for_each(|(key, one)| self.fits(inner, one, &format!("{at}.{key}")))
            }
            (Shape::Fields(fields), Value::Object(map)) => {
                fields.iter().try_for_each(|(key, needed, shape)| match map.get(key) {
                    Some(one) => self.fits(shape, one, &format!("{at}.{key}")),
                    None if *needed => Err(format!("{at}: {value} has no {key}")),
                    None => Ok(()),
                })
            }
            (Shape::Either(shapes), _) => {
                let meant = shapes.iter().filter(|shape| !shape.is_tagged_otherwise(value));
                let mut faults = Vec::new();
                for shape in meant {
                    match self.fits(shape, value, at) {
                        Ok(()) => return Ok(()),
                        Err(fault) => faults.push(fault),
                    }
                }
                faults.into_iter().next().map_or_else(|| is(false), Err)
            }
            (Shape::Both(shapes), _) => {
                shapes.iter().try_for_each(|shape| self.fits(shape, value, at))
            }
            _ => is(false),
        }
    }
}

/// Reads a type as `ts-rs` prints it.
struct Reader(Peekable<IntoIter<String>>);

impl Reader {
    fn next(&mut self) -> String {
        self.0.next().expect("a declaration is whole")
    }

    /// Takes this word if it comes next.
    fn takes(&mut self, word: &str) -> bool {
        self.0.next_if(|next| next == word).is_some()
    }

    fn either(&mut self) -> Shape {
        self.takes("|");
        let first = self.both();
        let mut shapes = vec![first];
        while self.takes("|") {
            shapes.push(self.both());
        }
        if shapes.len() == 1 { shapes.remove(0) } else { Shape::Either(shapes) }
    }

    fn both(&mut self) -> Shape {
        let mut shapes = vec![self.one()];
        while self.takes("&") {
            shapes.push(self.one());
        }
        if shapes.len() == 1 { shapes.remove(0) } else { Shape::Both(shapes) }
    }

    fn one(&mut self) -> Shape {
        let word = self.next();
        match word.as_str() {
            "(" => {
                let inner = self.either();
                self.takes(")");
                inner
            }
            "[" => Shape::Tuple(self.all("]", Self::either)),
            "{" if self.takes("[") => {
                while self.next() != ":" {}
                let inner = self.either();
                self.takes(",");
                self.takes("}");
                Shape::Map(Box::new(inner))
            }
            "{" => Shape::Fields(self.all("}", Self::field)),
            "Array" => Shape::List(Box::new(self.all_between().remove(0))),
            "Record" => {
                let mut both = self.all_between();
                let (value, keys) = (both.pop(), both.pop());
                let value = Box::new(value.expect("a record has values"));
                match keys {
                    Some(Shape::Either(keys)) => {
                        Shape::Both(keys.into_iter().map(needed).collect())
                    }
                    _ => Shape::Map(value),
                }
            }
            text if text.starts_with('"') => Shape::Text(text.trim_matches('"').to_owned()),
            name => Shape::Named(name.to_owned()),
        }
    }

    /// Things until the closing word, with commas between them.
    fn all<T>(&mut self, end: &str, one: fn(&mut Self) -> T) -> Vec<T> {
        let mut found = Vec::new();
        while !self.takes(end) {
            found.push(one(self));
            self.takes(",");
        }
        found
    }

    /// The types in angle brackets.
    fn all_between(&mut self) -> Vec<Shape> {
        self.takes("<");
        self.all(">", Self::either)
    }

    fn field(&mut self) -> (String, bool, Shape) {
        let name = self.next().trim_matches('"').to_owned();
        let optional = self.takes("?");
        self.takes(":");
        (name, !optional, self.either())
    }
}

/// A record has a text under each of its keys.
fn needed(key: Shape) -> Shape {
    let name = if let Shape::Text(name) = key { name } else { String::new() };
    Shape::Fields(vec![(name, true, Shape::Named("string".to_owned()))])
}

/// Names, texts and signs, without comments.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let end = if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if first == '"' {
            rest[1..].find('"').map_or(rest.len(), |end| end + 2)
        } else {
            let inner = |letter: char| letter.is_alphanumeric() || letter == '_';
            let name = rest.find(|letter| !inner(letter)).unwrap_or(rest.len());
            name.max(first.len_utf8())
        };
        if !rest.starts_with("/*") {
            words.push(rest[..end].to_owned());
        }
        rest = rest[end..].trim_start();
    }
    words
}
