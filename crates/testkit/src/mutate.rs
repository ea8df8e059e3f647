//! Damaging JSON: foreign actions and broken positions.

use std::collections::{BTreeMap, BTreeSet};

use kernel::chance::Seeded;
use serde_json::{Map, Value};

use crate::scene::one_of;

/// Values met in actions, by the name of their field.
#[derive(Default)]
pub(crate) struct Vocabulary {
    by_field: BTreeMap<String, Vec<Value>>,
    words: BTreeSet<String>,
}

impl Vocabulary {
    /// Learns the fields of an action.
    pub(crate) fn learn(&mut self, action: &Value) {
        let Value::Object(fields) = action else {
            return;
        };
        for (name, value) in fields {
            let known = self.by_field.entry(name.clone()).or_default();
            if !known.contains(value) {
                known.push(value.clone());
            }
            if let Value::String(word) = value {
                self.words.insert(word.clone());
            }
        }
    }

    /// The action with one field changed, or two exchanged.
    pub(crate) fn mutate(&self, action: &Value, dice: &mut Seeded) -> Value {
        let Value::Object(fields) = action else {
            return action.clone();
        };
        let mut changed = fields.clone();
        let names: Vec<&String> = fields.keys().collect();
        let Some(&name) = one_of(&names, dice) else {
            return action.clone();
        };
        if dice.below(5) == 0 {
            let other = one_of(&names, dice).expect("there is at least this field");
            exchange(&mut changed, name, other);
        } else {
            let value = self.instead(name, &fields[name], dice);
            changed.insert(name.clone(), value);
        }
        Value::Object(changed)
    }

    fn instead(&self, name: &str, value: &Value, dice: &mut Seeded) -> Value {
        let known = self.by_field.get(name).map_or(&[][..], Vec::as_slice);
        match value {
            Value::Number(_) => match dice.below(3) {
                0 => one_of(known, dice).cloned().unwrap_or(Value::Null),
                _ => number_near(value, dice),
            },
            Value::String(_) => {
                let words: Vec<&String> = self.words.iter().collect();
                match one_of(&words, dice) {
                    Some(word) if dice.below(3) == 0 => Value::from(word.as_str()),
                    _ => one_of(known, dice).cloned().unwrap_or(Value::Null),
                }
            }
            Value::Bool(flag) => Value::Bool(!flag),
            other => one_of(known, dice).unwrap_or(other).clone(),
        }
    }
}

fn exchange(fields: &mut Map<String, Value>, one: &str, other: &str) {
    let (a, b) = (fields[one].clone(), fields[other].clone());
    fields.insert(one.to_owned(), b);
    fields.insert(other.to_owned(), a);
}

pub(crate) fn number_near(value: &Value, dice: &mut Seeded) -> Value {
    let number = value.as_i64().unwrap_or(0);
    let near =
        [number + 1, number - 1, 0, i64::from(u8::MAX), i64::from(u16::MAX), i64::from(u32::MAX)];
    Value::from(*one_of(&near, dice).expect("the list is not empty"))
}

/// The position with one place damaged.
pub(crate) fn damage(position: &Value, dice: &mut Seeded) -> Value {
    let mut damaged = position.clone();
    let mut paths = Vec::new();
    collect_paths(position, &mut Vec::new(), &mut paths);
    let words = words(position);
    if let Some(path) = one_of(&paths, dice)
        && let Some(place) = at_path(&mut damaged, path)
    {
        damage_place(place, &words, dice);
    }
    damaged
}

/// One step into a JSON value.
#[derive(Clone)]
enum Key {
    Name(String),
    Index(usize),
}

fn collect_paths(value: &Value, path: &mut Vec<Key>, paths: &mut Vec<Vec<Key>>) {
    if !path.is_empty() {
        paths.push(path.clone());
    }
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                path.push(Key::Name(name.clone()));
                collect_paths(field, path, paths);
                path.pop();
            }
        }
        Value::Array(values) => {
            for (index, value) in values.iter().enumerate() {
                path.push(Key::Index(index));
                collect_paths(value, path, paths);
                path.pop();
            }
        }
        _ => {}
    }
}

fn at_path<'a>(value: &'a mut Value, path: &[Key]) -> Option<&'a mut Value> {
    path.iter().try_fold(value, |value, key| match key {
        Key::Name(name) => value.get_mut(name),
        Key::Index(index) => value.get_mut(index),
    })
}

/// All words of a position, as names of enum variants may be.
fn words(value: &Value) -> Vec<String> {
    match value {
        Value::String(word) => vec![word.clone()],
        Value::Array(values) => values.iter().flat_map(words).collect(),
        Value::Object(fields) => fields.values().flat_map(words).collect(),
        _ => Vec::new(),
    }
}

fn damage_place(place: &mut Value, words: &[String], dice: &mut Seeded) {
    match place {
        Value::Number(_) => *place = number_near(place, dice),
        Value::Bool(flag) => *flag = !*flag,
        Value::String(word) => {
            if let Some(other) = one_of(words, dice) {
                word.clone_from(other);
            }
        }
        Value::Array(values) => match dice.below(3) {
            0 => drop(values.pop()),
            1 => {
                if let Some(value) = one_of(values, dice).cloned() {
                    values.push(value);
                }
            }
            _ => values.clear(),
        },
        Value::Object(fields) => {
            let names: Vec<String> = fields.keys().cloned().collect();
            if let Some(name) = one_of(&names, dice) {
                fields.remove(name);
            }
        }
        Value::Null => *place = Value::from(0),
    }
}
