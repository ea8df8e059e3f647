//! Damaging whole positions: any value, any entry of a list, with pieces of other positions.

use kernel::chance::Seeded;
use serde_json::Value;

use crate::mutate::number_near;
use crate::scene::one_of;

/// Of so many chances to go further down, one is left out.
const STOPS: u32 = 4;

/// One to three damages, with pieces of other real positions.
pub(super) fn damaged(position: &Value, others: &[Value], dice: &mut Seeded) -> Value {
    let mut damaged = position.clone();
    let words = words(position);
    let mut more = true;
    while more {
        let other = one_of(others, dice).unwrap_or(position);
        descend(&mut damaged, Some(other), &words, dice);
        more = dice.below(3) == 0;
    }
    damaged
}

/// Goes down from part to part, each of the parts of a whole as likely, and damages one. Lists of
/// hundreds of hexes so weigh no more than an agenda of three steps.
fn descend(place: &mut Value, other: Option<&Value>, words: &[String], dice: &mut Seeded) {
    if dice.below(STOPS) > 0 {
        match place {
            Value::Object(fields) if !fields.is_empty() => {
                let names: Vec<String> = fields.keys().cloned().collect();
                let name = one_of(&names, dice).expect("there is a field");
                let other = other.and_then(|other| other.get(name));
                return descend(&mut fields[name], other, words, dice);
            }
            Value::Array(values) if !values.is_empty() => {
                let index = index(values.len(), dice);
                let other = other.and_then(|other| any_entry(other, index, dice));
                return descend(&mut values[index], other, words, dice);
            }
            _ => {}
        }
    }
    if let Some(other) = other
        && dice.below(3) == 0
    {
        place.clone_from(other);
    } else {
        spoil(place, other, words, dice);
    }
}

/// The entry of another list at the same place, or any.
fn any_entry<'a>(other: &'a Value, index: usize, dice: &mut Seeded) -> Option<&'a Value> {
    let entries = other.as_array()?;
    match entries.get(index) {
        Some(entry) if dice.below(2) == 0 => Some(entry),
        _ => one_of(entries, dice),
    }
}

fn index(length: usize, dice: &mut Seeded) -> usize {
    dice.below(u32::try_from(length).expect("lists are short")) as usize
}

fn spoil(place: &mut Value, other: Option<&Value>, words: &[String], dice: &mut Seeded) {
    match place {
        Value::Number(_) => *place = number_near(place, dice),
        Value::Bool(flag) => *flag = !*flag,
        Value::String(word) => {
            if let Some(other) = one_of(words, dice) {
                word.clone_from(other);
            }
        }
        Value::Array(values) => spoil_list(values, other, dice),
        Value::Object(fields) => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let (one, two) = (one_of(&names, dice).cloned(), one_of(&names, dice).cloned());
            let (Some(one), Some(two)) = (one, two) else { return };
            match dice.below(3) {
                // A variant with the contents of another.
                0 if names.len() == 1 => {
                    let value = fields.remove(&one).expect("the name is one of its own");
                    let word = one_of(words, dice).cloned().unwrap_or(one);
                    fields.insert(word, value);
                }
                1 => *place = Value::String(one),
                _ => {
                    let (first, second) = (fields[&one].clone(), fields[&two].clone());
                    fields.insert(one, second);
                    fields.insert(two, first);
                }
            }
        }
        Value::Null => *place = Value::from(0),
    }
}

/// An entry is dropped, doubled, moved, or comes from another position.
fn spoil_list(values: &mut Vec<Value>, other: Option<&Value>, dice: &mut Seeded) {
    let foreign = other.and_then(Value::as_array).and_then(|entries| one_of(entries, dice));
    if values.is_empty() {
        values.extend(foreign.cloned());
        return;
    }
    let (one, two) = (index(values.len(), dice), index(values.len(), dice));
    match (dice.below(7), foreign) {
        (0 | 1, _) => drop(values.remove(one)),
        (2, _) => values.insert(two, values[one].clone()),
        (3, _) => values.swap(one, two),
        (4, Some(foreign)) => values.insert(one, foreign.clone()),
        (5, Some(foreign)) => values[one].clone_from(foreign),
        (6, _) => values.clear(),
        _ => values.reverse(),
    }
}

/// All words of a position, names of fields included, as the names of variants may be.
fn words(value: &Value) -> Vec<String> {
    match value {
        Value::String(word) => vec![word.clone()],
        Value::Array(values) => values.iter().flat_map(words).collect(),
        Value::Object(fields) => {
            let own = fields.keys().filter(|name| name.starts_with(char::is_uppercase)).cloned();
            own.chain(fields.values().flat_map(words)).collect()
        }
        _ => Vec::new(),
    }
}

/// Where two positions differ and how, every difference, as text.
pub(super) fn differences(one: &Value, two: &Value) -> Vec<String> {
    let mut found = Vec::new();
    compare(one, two, "", &mut found);
    found
}

fn compare(one: &Value, two: &Value, path: &str, found: &mut Vec<String>) {
    match (one, two) {
        (Value::Object(one), Value::Object(two)) if one.keys().eq(two.keys()) => {
            for ((name, a), b) in one.iter().zip(two.values()) {
                compare(a, b, &format!("{path}.{name}"), found);
            }
        }
        (Value::Array(one), Value::Array(two)) if one.len() == two.len() => {
            for (index, (a, b)) in one.iter().zip(two).enumerate() {
                compare(a, b, &format!("{path}[{index}]"), found);
            }
        }
        _ if one != two => {
            let path = path.trim_start_matches('.');
            found.push(format!("{path}: {} became {}", short(one), short(two)));
        }
        _ => {}
    }
}

fn short(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// Most letters of a value that are told.
const SHOWN: usize = 240;
