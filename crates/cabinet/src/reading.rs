//! What a typed reader complains about, by kind and without the names of types.

use kernel::Arg;
use serde_json::{Map, Value};

use crate::Voice;
use crate::refusal::{short, shown};

/// A complaint as part of a sentence, with its values by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Complaint {
    pub(crate) problem: String,
    pub(crate) values: Map<String, Value>,
}

/// Understands the complaint of a typed reader; its own text is English and names types.
pub(crate) fn complaint(text: &str, voice: &Voice) -> Complaint {
    let words = quoted(text);
    let first = words.first().map_or("", |word| &**word);
    let listed = words.get(1..).unwrap_or_default().join(", ");
    let say = |id: &str, values: &[(&'static str, &str)]| {
        let args: Vec<(&str, Arg<'_>)> =
            values.iter().map(|&(name, value)| (name, Arg::Text(value))).collect();
        let values = values.iter().map(|&(name, value)| (name.to_owned(), value.into()));
        Complaint { problem: voice.say(id, &args), values: values.collect() }
    };
    if text.starts_with("missing field") {
        say("reading-missing", &[("field", first)])
    } else if text.starts_with("duplicate field") {
        say("reading-twice", &[("field", first)])
    } else if text.starts_with("unknown field") && listed.is_empty() {
        say("reading-no-field", &[("field", first)])
    } else if text.starts_with("unknown field") {
        say("reading-unknown-field", &[("field", first), ("allowed", &listed)])
    } else if text.starts_with("unknown variant") {
        say("reading-unknown-word", &[("value", first), ("allowed", &listed)])
    } else if let Some((value, expected)) = misfit(text) {
        let value = found(value, voice);
        match kind(expected, text.starts_with("invalid length")) {
            Some(id) => {
                let expected = voice.say(id, &[]);
                say("reading-misfit", &[("value", &value), ("expected", &expected)])
            }
            None => say("reading-misfit-plain", &[("value", &value)]),
        }
    } else if words.is_empty() {
        say("reading-unclear", &[])
    } else {
        say("reading-unfit", &[("field", &words.join(", "))])
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

/// The words in backticks, the quoted value of a complaint first.
fn quoted(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(short).collect()
}

/// What was found and what was expected, if the complaint is about that.
fn misfit(text: &str) -> Option<(&str, &str)> {
    let starts = ["invalid type: ", "invalid value: ", "invalid length "];
    let rest = starts.iter().find_map(|start| text.strip_prefix(start))?;
    rest.rsplit_once(", expected ")
}

/// A value as the reader describes it: its kind, and itself in backticks or quotation marks.
fn found(described: &str, voice: &Voice) -> String {
    let value = described.split_once(' ').map_or("", |(_, value)| value);
    let bare = value.trim_matches('`');
    match described.split(' ').next() {
        Some("string" | "integer" | "boolean" | "character") if !bare.is_empty() => short(bare),
        Some("floating") => short(bare.trim_start_matches("point `")),
        Some("null") => "null".to_owned(),
        Some("unit") => voice.say("reading-nothing", &[]),
        Some("sequence") => voice.say("reading-list", &[]),
        Some("map" | "struct") => voice.say("reading-object", &[]),
        _ => short(bare_or(described, bare)),
    }
}

fn bare_or<'a>(described: &'a str, bare: &'a str) -> &'a str {
    if bare.is_empty() { described } else { bare }
}

/// The sentence for what a reader expects; its own words name types.
fn kind(expected: &str, of_length: bool) -> Option<&'static str> {
    let is_number = |word: &str| {
        let digits = word.strip_prefix(['i', 'u']);
        digits.is_some_and(|digits| matches!(digits, "8" | "16" | "32" | "64" | "128" | "size"))
    };
    match expected {
        word if is_number(word) => Some("reading-whole-number"),
        "f32" | "f64" => Some("reading-number"),
        "a string" | "string" | "a borrowed string" | "a character" => Some("kind-text"),
        "a boolean" => Some("reading-yes-or-no"),
        "a sequence" | "sequence" => Some("reading-list"),
        "a map" | "map" => Some("reading-object"),
        _ if of_length => Some("reading-list-of-length"),
        text if ["an array", "a tuple", "tuple"].iter().any(|start| text.starts_with(start)) => {
            Some("reading-list")
        }
        text if text.starts_with("struct") || text.contains("enum") || text.contains("variant") => {
            Some("reading-object")
        }
        _ => None,
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
    }
}
