//! Content packs.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::replay::content_digest;
use kernel::{Game, Pack};
use toml::{Table, Value};

use crate::Law;
use crate::findings::{Findings, Occasion};

/// O2: the content comes back equal, and every damaged value is refused by file and key.
pub(crate) fn o2<G: Game>(game: &G, at_most: usize, findings: &mut Findings) {
    let pack = game.pack();
    if pack.0.is_empty() {
        return;
    }
    findings.occasions.insert(Occasion::Content);
    let options = game.options();
    let again = G::open(&options, Some(&pack)).map(|again| content_digest(&again));
    let same = again.as_ref().is_ok_and(|again| *again == content_digest(game));
    findings.check(Law::O2, same, || format!("the exported pack opens to {again:?}"));

    let mut tables = Vec::new();
    for (file, text) in pack.0.iter().filter(|(file, _)| is_toml(file)) {
        match text.parse::<Table>() {
            Ok(table) => tables.push((file, Value::Table(table))),
            Err(error) => findings.check(Law::O2, false, || format!("{file}: {error}")),
        }
    }
    let paths = tables
        .iter()
        .flat_map(|(file, table)| leaves(table).into_iter().map(move |path| (file, table, path)));
    let paths: Vec<_> = paths.collect();
    let every = paths.len().div_ceil(at_most.max(1)).max(1);
    for (file, table, path) in paths.into_iter().step_by(every) {
        damaged::<G>(&options, &pack, file, table, &path, findings);
    }
}

fn is_toml(file: &str) -> bool {
    std::path::Path::new(file).extension().is_some_and(|ending| ending == "toml")
}

/// What is done to one value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Damage {
    /// It becomes a value of another type.
    Type,
    /// A number becomes larger than anything counts.
    Size,
    /// Its key is deleted.
    Deletion,
}

/// Opens the pack with one value damaged in every way.
fn damaged<G: Game>(
    options: &G::Options,
    pack: &Pack,
    file: &str,
    table: &Value,
    path: &[Key],
    findings: &mut Findings,
) {
    for damage in [Damage::Type, Damage::Size, Damage::Deletion] {
        let Some(broken) = with_damage(table, path, damage) else {
            continue;
        };
        let Ok(text) = toml::to_string(&broken) else {
            continue;
        };
        let mut pack = pack.clone();
        pack.0.insert(file.to_owned(), text);
        opened::<G>(options, &pack, file, path, damage, findings);
    }
}

/// The table with one value damaged, if it can be damaged like that.
fn with_damage(table: &Value, path: &[Key], damage: Damage) -> Option<Value> {
    let mut broken = table.clone();
    let (last, above) = path.split_last()?;
    let leaf = at_path(&mut broken, path)?;
    match (damage, &*leaf, last) {
        (Damage::Type, Value::String(_), _) => *leaf = Value::Integer(987_654),
        (Damage::Type, ..) => *leaf = Value::String("damaged".to_owned()),
        (Damage::Size, Value::Integer(_), _) => *leaf = Value::Integer(i64::MAX),
        (Damage::Deletion, _, Key::Name(name)) => {
            at_path(&mut broken, above)?.as_table_mut()?.remove(name.as_str())?;
        }
        _ => return None,
    }
    Some(broken)
}

fn opened<G: Game>(
    options: &G::Options,
    pack: &Pack,
    file: &str,
    path: &[Key],
    damage: Damage,
    findings: &mut Findings,
) {
    let names: Vec<&str> = path.iter().filter_map(Key::name).collect();
    let key = names.last().copied().unwrap_or_default();
    let verdict = catch_unwind(AssertUnwindSafe(|| G::open(options, Some(pack)).err()));
    let Ok(refused) = verdict else {
        findings.check(Law::O2, false, || format!("{file}, {key} damaged ({damage:?}): panics"));
        return;
    };
    // An entry that may be left out opens without it.
    let holds = match &refused {
        None => damage == Damage::Deletion,
        Some(error) => error.0.iter().any(|reason| is_at(&reason.at, file, &names, damage)),
    };
    findings.check(Law::O2, holds, || match &refused {
        Some(error) => {
            format!("{file}, {key} damaged ({damage:?}): refused without naming both: {error}")
        }
        None => format!("{file}, {key} damaged ({damage:?}): still opens"),
    });
    for reason in refused.iter().flat_map(|error| &error.0) {
        findings.note_reason(reason);
    }
}

/// Whether a place is in this file and ends with this key. A value out of bounds may be told of what
/// holds it; what lacks a key may be at odds with another key of the same entry.
fn is_at(at: &str, file: &str, names: &[&str], damage: Damage) -> bool {
    let Some((_, within)) = at.split_once(file) else {
        return false;
    };
    let is_word = |word: &&str| !word.is_empty() && word.parse::<u32>().is_err();
    let mut words = within.split([':', ' ', '.', '[', ']', '/']).filter(is_word);
    let last = words.clone().next_back();
    let above = &names[..names.len().saturating_sub(1)];
    match damage {
        Damage::Type => last == names.last().copied(),
        Damage::Size => last.is_some_and(|last| names.contains(&last)),
        Damage::Deletion => {
            last == names.last().copied() || words.any(|word| above.contains(&word))
        }
    }
}

/// One step into a TOML value.
#[derive(Clone)]
enum Key {
    Name(String),
    Index(usize),
}

impl Key {
    fn name(&self) -> Option<&str> {
        match self {
            Key::Name(name) => Some(name),
            Key::Index(_) => None,
        }
    }
}

fn leaves(value: &Value) -> Vec<Vec<Key>> {
    let below = |key: Key, value: &Value| {
        let mut paths = leaves(value);
        for path in &mut paths {
            path.insert(0, key.clone());
        }
        paths
    };
    match value {
        Value::Table(table) => {
            let fields = table.iter();
            fields.flat_map(|(name, value)| below(Key::Name(name.clone()), value)).collect()
        }
        Value::Array(values) => {
            let entries = values.iter().enumerate();
            entries.flat_map(|(index, value)| below(Key::Index(index), value)).collect()
        }
        _ => vec![Vec::new()],
    }
}

fn at_path<'a>(value: &'a mut Value, path: &[Key]) -> Option<&'a mut Value> {
    path.iter().try_fold(value, |value, key| match key {
        Key::Name(name) => value.get_mut(name.as_str()),
        Key::Index(index) => value.get_mut(*index),
    })
}
