//! The action that an unlisted notation means, so that its refusal can be explained.
//!
//! Notation is only ever written, so actions of every shape are tried with other words and numbers
//! in their fields until one is written that way.

use kernel::Game;
use serde_json::{Map, Value, json};

/// Numbers that are always tried; larger ones only if the notation has them.
const SMALL: u32 = 32;
/// Most fields that an action of unknown shape is given one after the other.
const FIELDS: usize = 8;
/// A word that no field takes.
const WRONG: &str = "\u{0}";

type Fields = Map<String, Value>;

/// The action written like this: like one of those known, or like any that the game reads.
pub(crate) fn unlisted<'a, G: Game>(
    known: impl Iterator<Item = &'a G::Action>,
    notation: &str,
) -> Option<G::Action> {
    let numbers = numbers_in(notation);
    let mut tried: Vec<(Option<Value>, Vec<String>)> = Vec::new();
    let known = known.filter_map(|action| match serde_json::to_value(action) {
        Ok(Value::Object(fields)) => Some(fields),
        _ => None,
    });
    known.chain(samples::<G>()).find_map(|fields| {
        let shape = (fields.get("type").cloned(), fields.keys().cloned().collect());
        if tried.contains(&shape) {
            return None;
        }
        tried.push(shape);
        like::<G>(&fields, &numbers, notation)
    })
}

/// The small numbers, and those that stand in a notation with their neighbours.
fn numbers_in(notation: &str) -> Vec<u32> {
    let runs = notation.split(|letter: char| !letter.is_ascii_digit());
    let written = runs.filter_map(|run| run.parse::<u32>().ok());
    let near = written.flat_map(|n| [n.saturating_sub(1), n, n.saturating_add(1)]);
    (0..=SMALL).chain(near.filter(|&n| n > SMALL)).collect()
}

/// An action of every shape that the game reads, as far as its reader tells what it wants.
fn samples<G: Game>() -> Vec<Fields> {
    let tag = Fields::from_iter([("type".to_owned(), Value::Null)]);
    let kinds = words_of::<G>(&tag, "type", WRONG.into());
    let mut found = Vec::new();
    for kind in kinds {
        let fields = Fields::from_iter([("type".to_owned(), kind)]);
        completed::<G>(fields, FIELDS, &mut found);
    }
    found
}

/// Gives the fields that the reader still misses, every word a field takes in turn.
fn completed<G: Game>(fields: Fields, left: usize, found: &mut Vec<Fields>) {
    let Err(complaint) = read::<G>(&fields) else {
        return found.push(fields);
    };
    let named = complaint.split('`').skip(1).step_by(2);
    let Some(missing) = named.map(str::to_owned).find(|name| !fields.contains_key(name)) else {
        return;
    };
    // A complaint about something else than a missing field may still name the one it wants.
    let is_other = ["unknown", "invalid"].iter().any(|start| complaint.starts_with(start));
    if left == 0 || is_other {
        return;
    }
    for value in values_for::<G>(&fields, &missing) {
        let mut fuller = fields.clone();
        fuller.insert(missing.clone(), value);
        completed::<G>(fuller, left - 1, found);
    }
}

/// Values that a field takes: a number, a flag, each of its words, or a list of one word.
fn values_for<G: Game>(fields: &Fields, key: &str) -> Vec<Value> {
    let fits = |value: &Value| {
        let mut with = fields.clone();
        with.insert(key.to_owned(), value.clone());
        read::<G>(&with).err().is_none_or(|complaint| !complaint.starts_with("invalid"))
    };
    if let Some(plain) = [json!(0), json!(1), json!(false)].into_iter().find(fits) {
        return vec![plain];
    }
    let words = words_of::<G>(fields, key, WRONG.into());
    if !words.is_empty() {
        return words;
    }
    let in_list = words_of::<G>(fields, key, json!([WRONG]));
    let listed = in_list.into_iter().map(|word| Value::Array(vec![word]));
    listed.chain([json!([0]), json!("")]).find(fits).into_iter().collect()
}

/// An action with these fields, one word and one number changed, that is written like this.
fn like<G: Game>(fields: &Fields, numbers: &[u32], notation: &str) -> Option<G::Action> {
    let written =
        |fields: &Fields| read::<G>(fields).ok().filter(|action| action.to_string() == notation);
    let mut variants = vec![fields.clone()];
    for (key, value) in fields.iter().filter(|(key, _)| *key != "type") {
        for other in values_like::<G>(fields, key, value) {
            let mut variant = fields.clone();
            variant.insert(key.clone(), other);
            variants.push(variant);
        }
    }
    let counted: Vec<&String> =
        fields.iter().filter(|(_, value)| value.is_u64()).map(|(key, _)| key).collect();
    for variant in &mut variants {
        if let Some(found) = written(variant) {
            return Some(found);
        }
        for key in &counted {
            let before = variant.get(*key).cloned();
            for &number in numbers {
                variant.insert((*key).clone(), number.into());
                if let Some(found) = written(variant) {
                    return Some(found);
                }
            }
            variant.extend(before.map(|value| ((*key).clone(), value)));
        }
    }
    None
}

/// The other values a field can have: numbers do not count, lists have up to three words.
fn values_like<G: Game>(fields: &Fields, key: &str, value: &Value) -> Vec<Value> {
    match value {
        Value::String(_) => words_of::<G>(fields, key, WRONG.into()),
        Value::Array(_) => {
            let words = words_of::<G>(fields, key, json!([WRONG]));
            let longer = |list: &Vec<Value>| -> Vec<Vec<Value>> {
                let with = |word: &Value| [&list[..], std::slice::from_ref(word)].concat();
                words.iter().map(with).collect()
            };
            let one: Vec<Vec<Value>> = longer(&Vec::new());
            let two: Vec<Vec<Value>> = one.iter().flat_map(longer).collect();
            let three: Vec<Vec<Value>> = two.iter().flat_map(longer).collect();
            [one, two, three].concat().into_iter().map(Value::Array).collect()
        }
        _ => Vec::new(),
    }
}

/// The words a field takes: a reader that is given a wrong one names them all.
fn words_of<G: Game>(fields: &Fields, key: &str, wrong: Value) -> Vec<Value> {
    let mut fields = fields.clone();
    fields.insert(key.to_owned(), wrong);
    match read::<G>(&fields) {
        Err(complaint) if complaint.starts_with("unknown variant") => {
            let quoted = complaint.split('`').skip(1).step_by(2).skip(1);
            quoted.map(Value::from).collect()
        }
        _ => Vec::new(),
    }
}

/// The action, or the reader's complaint.
fn read<G: Game>(fields: &Fields) -> Result<G::Action, String> {
    serde_json::from_value(Value::Object(fields.clone())).map_err(|error| error.to_string())
}
