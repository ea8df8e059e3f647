//! What a typed reader complains about, by kind and without the names of types.

use kernel::Arg;
use pack::{Complaint as Read, Expected, Found, short};
use serde_json::{Map, Value};

use crate::Voice;
use crate::refusal::shown;

/// A complaint as part of a sentence, with its values by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Complaint {
    pub(crate) problem: String,
    pub(crate) values: Map<String, Value>,
}

/// Says the complaint of a typed reader.
pub(crate) fn complaint(text: &str, voice: &Voice) -> Complaint {
    let say = |id: &str, values: &[(&'static str, &str)]| {
        let args: Vec<(&str, Arg<'_>)> =
            values.iter().map(|&(name, value)| (name, Arg::Text(value))).collect();
        let values = values.iter().map(|&(name, value)| (name.to_owned(), value.into()));
        Complaint { problem: voice.say(id, &args), values: values.collect() }
    };
    match &Read::read(text) {
        Read::Missing { field } => say("reading-missing", &[("field", field)]),
        Read::Twice { field } => say("reading-twice", &[("field", field)]),
        Read::NoField { field, allowed } if allowed.is_empty() => {
            say("reading-no-field", &[("field", field)])
        }
        Read::NoField { field, allowed } => {
            say("reading-unknown-field", &[("field", field), ("allowed", allowed)])
        }
        Read::NoWord { value, allowed } => {
            say("reading-unknown-word", &[("value", value), ("allowed", allowed)])
        }
        Read::Misfit { found, expected } => {
            let value = match found {
                Found::Value(value) => value.clone(),
                Found::Nothing => voice.say("reading-nothing", &[]),
                Found::List => voice.expected("list"),
                Found::Object => voice.expected("object"),
            };
            if let Expected::Like(example) = expected {
                return say("reading-misfit-like", &[("value", &value), ("example", example)]);
            }
            match expected.word().map(|word| voice.expected(word)) {
                Some(expected) => {
                    say("reading-misfit", &[("value", &value), ("expected", &expected)])
                }
                None => say("reading-misfit-plain", &[("value", &value)]),
            }
        }
        Read::Unfit { fields } => say("reading-unfit", &[("field", fields)]),
        Read::Unclear => say("reading-unclear", &[]),
    }
}

/// What was given beyond what was understood: its path, and a complaint about it.
pub(crate) fn surplus(given: &Value, own: &Value, voice: &Voice) -> Option<(String, Complaint)> {
    let below = |step: String, given: &Value, own: &Value| {
        let (path, complaint) = surplus(given, own, voice)?;
        let joint = if path.is_empty() || path.starts_with('[') { "" } else { "." };
        Some((format!("{step}{joint}{path}"), complaint))
    };
    match (given, own) {
        (Value::Object(given), Value::Object(own)) => given.iter().find_map(|(key, value)| {
            if let Some(known) = own.get(key) {
                return below(key.clone(), value, known);
            }
            let text = format!("unknown field `{key}`");
            Some((short(key), complaint(&text, voice)))
        }),
        (Value::Array(given), Value::Array(own)) if given.len() == own.len() => {
            let pairs = given.iter().zip(own).enumerate();
            let mut pairs = pairs.map(|(index, (given, own))| (format!("[{index}]"), given, own));
            pairs.find_map(|(step, given, own)| below(step, given, own))
        }
        _ if given == own => None,
        _ => {
            let value = shown(given);
            let args = [("value", Arg::Text(&value))];
            let problem = voice.say("reading-misfit-plain", &args);
            let values = Map::from_iter([("value".to_owned(), value.as_str().into())]);
            Some((String::new(), Complaint { problem, values }))
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only read")]
    struct Strange {
        number: u8,
        words: Vec<Word>,
        pair: [u8; 2],
        flag: bool,
        text: String,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Word {
        Red,
        Blue,
    }

    fn of(field: &str, value: Value, language: &str) -> String {
        let mut all = json!({"number":1,"words":["red","blue"],"pair":[1,2],"flag":true,"text":""});
        all[field] = value;
        let error = serde_json::from_value::<Strange>(all).expect_err("damaged").to_string();
        complaint(&error, &Voice::of_no_game(language).unwrap()).problem
    }

    #[test]
    fn complaints_are_told_by_kind_in_either_language() {
        let cases = [
            ("number", json!("x"), "\"x\" does not fit; expected is a whole number"),
            ("number", json!(300), "300 does not fit; expected is a whole number"),
            ("number", json!(1.5), "1.5 does not fit; expected is a whole number"),
            ("number", json!(null), "null does not fit; expected is a whole number"),
            ("words", json!({}), "an object does not fit; expected is a list"),
            ("words", json!(["green"]), "green is not known; known are red, blue"),
            ("pair", json!(7), "7 does not fit; expected is a list"),
            ("pair", json!([1]), "1 does not fit; expected is a list of another length"),
            ("flag", json!([]), "a list does not fit; expected is true or false"),
            ("text", json!(true), "true does not fit; expected is a text"),
            (
                "size",
                json!(1),
                "there is no field size; the fields are number, words, pair, flag, text",
            ),
        ];
        for (field, value, expected) in cases {
            assert_eq!(of(field, value.clone(), "en"), expected);
            let french = of(field, value, "fr");
            let english = ["expected", "invalid", "unknown", "u8", "struct", "field", "does"];
            assert!(!english.iter().any(|word| french.contains(word)), "{french}");
        }
        let missing = serde_json::from_value::<Strange>(json!({})).unwrap_err().to_string();
        let voice = Voice::of_no_game("en").unwrap();
        assert_eq!(complaint(&missing, &voice).problem, "the field number is missing");
        assert_eq!(complaint("whatever", &voice).problem, "it cannot be read");
        let cell = complaint("invalid value: string \"9-9\", expected one like `3-2`", &voice);
        assert_eq!(cell.problem, "\"9-9\" does not fit; expected is something like 3-2");
    }
}
