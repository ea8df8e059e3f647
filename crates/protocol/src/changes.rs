//! What changed from one position to the next, for clients that do not want everything again.
//!
//! A change is written as JSON in the shape of what it changes:
//! - `[value]`: the value instead, `[]`: nothing any more;
//! - an object: the changes of an object's fields, or of a list's places, named by their number; `length`
//!   is how long the list is now. What is not named is as it was.
//!
//! A text is changed like the list of its lines. (Patches of RFC 6902 for the views of our games are two
//! or three times as long, because each names its whole path; those of RFC 7396 cannot look into lists.)

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

/// What changed since a version that the client has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Changes {
    /// The version before; whoever has another one asks for everything by coming anew.
    pub since: u32,
    /// Of `view`.
    pub view: Value,
    /// Of `text`, line by line.
    pub text: Value,
}

/// The field of a change that says how long a list is now.
const LENGTH: &str = "length";

/// What leads from one value to another; an empty object if they are the same.
pub fn changes(before: &Value, after: &Value) -> Value {
    change(before, after).unwrap_or_else(|| Value::Object(Map::new()))
}

/// What leads from one text to another.
pub fn text_changes(before: &str, after: &str) -> Value {
    changes(&lines(before), &lines(after))
}

/// The value to which changes lead; nothing if they do not fit.
pub fn changed(before: &Value, change: &Value) -> Option<Value> {
    let fields = match (change, before) {
        (Value::Array(whole), _) => return whole.first().cloned(),
        (Value::Object(fields), _) => fields,
        _ => return None,
    };
    match before {
        Value::Object(old) => {
            let mut new = old.clone();
            for (key, change) in fields {
                if change.as_array().is_some_and(Vec::is_empty) {
                    new.remove(key)?;
                } else {
                    let value = changed(old.get(key).unwrap_or(&Value::Null), change)?;
                    new.insert(key.clone(), value);
                }
            }
            Some(new.into())
        }
        Value::Array(old) => {
            let mut new = old.clone();
            if let Some(length) = fields.get(LENGTH) {
                new.resize(usize::try_from(length.as_u64()?).ok()?, Value::Null);
            }
            for (key, change) in fields.iter().filter(|(key, _)| *key != LENGTH) {
                let place: usize = key.parse().ok()?;
                *new.get_mut(place)? = changed(old.get(place).unwrap_or(&Value::Null), change)?;
            }
            Some(new.into())
        }
        other => fields.is_empty().then(|| other.clone()),
    }
}

/// The text to which changes lead; nothing if they do not fit.
pub fn text_changed(before: &str, change: &Value) -> Option<String> {
    let after = changed(&lines(before), change)?;
    let texts: Option<Vec<&str>> = after.as_array()?.iter().map(Value::as_str).collect();
    Some(texts?.join("\n"))
}

fn lines(text: &str) -> Value {
    text.split('\n').collect()
}

/// The same as [`changes`]; nothing if nothing has changed.
fn change(before: &Value, after: &Value) -> Option<Value> {
    match (before, after) {
        (Value::Object(old), Value::Object(new)) => {
            let gone = old.keys().filter(|key| !new.contains_key(*key));
            let mut fields: Map<String, Value> =
                gone.map(|key| (key.clone(), Value::Array(Vec::new()))).collect();
            for (key, value) in new {
                let change =
                    old.get(key).map_or_else(|| Some(whole(value)), |old| change(old, value));
                fields.extend(change.map(|change| (key.clone(), change)));
            }
            (!fields.is_empty()).then_some(fields.into())
        }
        (Value::Array(old), Value::Array(new)) => {
            let mut fields = Map::new();
            let mut same = 0;
            for (place, value) in new.iter().enumerate() {
                let change =
                    old.get(place).map_or_else(|| Some(whole(value)), |old| change(old, value));
                same += usize::from(change.is_none());
                fields.extend(change.map(|change| (place.to_string(), change)));
            }
            if old.len() != new.len() {
                fields.insert(LENGTH.to_owned(), new.len().into());
            }
            if fields.is_empty() {
                return None;
            }
            // Where nothing is left of a list, its places need no names.
            let is_new = same == 0 && new.iter().all(is_plain);
            Some(if is_new { whole(after) } else { fields.into() })
        }
        _ => (before != after).then(|| whole(after)),
    }
}

fn whole(value: &Value) -> Value {
    Value::Array(vec![value.clone()])
}

/// Whether a value has no parts of its own.
fn is_plain(value: &Value) -> bool {
    !matches!(value, Value::Object(_) | Value::Array(_))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn changes_lead_where_they_were_made_for() {
        let values = [
            json!(null),
            json!(1),
            json!("a"),
            json!([]),
            json!({}),
            json!([1, 2, 3]),
            json!([1, 2, 4]),
            json!([1]),
            json!([null]),
            json!([[1, 2], [3]]),
            json!({"a": null}),
            json!({"a": [], "length": 3}),
            json!({"length": [1], "b": {"c": [{"d": 1}, {"d": 2}]}}),
            json!({"length": [1, 2], "b": {"c": [{"d": 1}, {"d": null}, {"e": []}]}}),
        ];
        for before in &values {
            for after in &values {
                let change = changes(before, after);
                assert_eq!(changed(before, &change).as_ref(), Some(after), "{before} {change}");
                assert_eq!(change == json!({}), before == after, "{before} {after} {change}");
            }
        }
    }

    #[test]
    fn only_what_changed_is_named() {
        let before = json!({"units": [{"men": 5, "at": "b7"}, {"men": 3, "at": "c2"}], "gone": 1});
        let after = json!({"units": [{"men": 5, "at": "b7"}, {"men": 2, "at": "c2"}, null]});
        let change = json!({"units": {"1": {"men": [2]}, "2": [null], "length": 3}, "gone": []});
        assert_eq!(changes(&before, &after), change);
        assert_eq!(text_changes("a\nb\nc", "a\nB\nc"), json!({"1": ["B"]}));
        assert_eq!(text_changed("a\nb\nc", &json!({"1": ["B"]})).as_deref(), Some("a\nB\nc"));
    }

    #[test]
    fn changes_that_do_not_fit_lead_nowhere() {
        let bad = [
            (json!({}), json!({"a": []})),
            (json!([1]), json!({"1": [2]})),
            (json!([1]), json!({"x": [2]})),
            (json!(1), json!({"a": [1]})),
            (json!(1), json!(2)),
        ];
        for (before, change) in bad {
            assert_eq!(changed(&before, &change), None, "{before} {change}");
        }
    }
}
