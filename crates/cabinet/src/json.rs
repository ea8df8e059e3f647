//! JSON as it comes in: any reader's rules, and no key twice.

use std::fmt::{self, Write as _};

use kernel::Arg;
use serde::de::{DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::error::Category;
use serde_json::{Map, Value};
use wording::Wording;

/// Why a text is no JSON, or none that is taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JsonFault {
    /// What is wrong.
    pub kind: FaultKind,
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1 in bytes.
    pub column: usize,
}

/// What is wrong with a text that should be JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// The text ends before the value does.
    Ended,
    /// Something stands there that JSON does not allow.
    Wrong,
    /// A key stands a second time in its object; this is its path.
    Repeated(String),
}

impl JsonFault {
    /// What is wrong, as a part of a sentence.
    pub fn sentence(&self, words: &Wording) -> String {
        let number = |n: usize| Arg::Number(i64::try_from(n).unwrap_or(i64::MAX));
        let place = [("line", number(self.line)), ("column", number(self.column))];
        match &self.kind {
            FaultKind::Ended => words.common("json-ended", &place),
            FaultKind::Wrong => words.common("json-wrong", &place),
            FaultKind::Repeated(key) => words.common("json-repeated", &[("key", Arg::Text(key))]),
        }
    }
}

/// Reads a text as JSON; an object in which a key stands twice is refused.
pub fn read_json(text: &[u8]) -> Result<Value, JsonFault> {
    let mut repeated = None;
    let mut reader = serde_json::Deserializer::from_slice(text);
    let strict = Strict { path: String::new(), repeated: &mut repeated };
    let read = strict.deserialize(&mut reader).and_then(|value| reader.end().map(|()| value));
    read.map_err(|error| JsonFault {
        line: error.line(),
        column: error.column(),
        kind: match (repeated, error.classify()) {
            (Some(key), _) => FaultKind::Repeated(key),
            (None, Category::Eof) => FaultKind::Ended,
            (None, _) => FaultKind::Wrong,
        },
    })
}

/// Reads one value at this path.
struct Strict<'a> {
    path: String,
    repeated: &'a mut Option<String>,
}

impl<'de> DeserializeSeed<'de> for Strict<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        loop {
            let mut path = self.path.clone();
            write!(path, "[{}]", values.len()).expect("a text takes any text");
            let entry = Strict { path, repeated: &mut *self.repeated };
            match entries.next_element_seed(entry)? {
                Some(value) => values.push(value),
                None => return Ok(Value::Array(values)),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            let path = match &*self.path {
                "" => key.clone(),
                above => format!("{above}.{key}"),
            };
            if fields.contains_key(&key) {
                *self.repeated = Some(path);
                return Err(A::Error::custom("a key stands twice"));
            }
            let value = Strict { path, repeated: &mut *self.repeated };
            fields.insert(key, entries.next_value_seed(value)?);
        }
        Ok(Value::Object(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_what_any_reader_reads() {
        let texts = [
            "null",
            "true",
            "-3",
            "18446744073709551615",
            "99999999999999999999",
            "1.5",
            r#""a\n\u00e9""#,
            "[]",
            "{}",
            r#" {"a":[1,{"b":null}],"c":{"a":1}} "#,
        ];
        for text in texts {
            let plain: Value = serde_json::from_str(text).unwrap();
            assert_eq!(read_json(text.as_bytes()), Ok(plain));
        }
    }

    #[test]
    fn a_key_that_stands_twice_is_named_with_its_path() {
        let kind = |text: &str| read_json(text.as_bytes()).unwrap_err().kind;
        assert_eq!(kind(r#"{"a":1,"a":1}"#), FaultKind::Repeated("a".into()));
        let deep = r#"{"o":{"a":[0,{"b":{},"c":1,"b":2}]}}"#;
        assert_eq!(kind(deep), FaultKind::Repeated("o.a[1].b".into()));
        assert_eq!(kind("{\"a\":"), FaultKind::Ended);
        assert_eq!(kind("{'a'}"), FaultKind::Wrong);
        assert_eq!(kind("{} {}"), FaultKind::Wrong);
        assert_eq!(kind("{\"a\":\"\u{1}\"}"), FaultKind::Wrong);
    }
}
