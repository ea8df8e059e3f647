//! Content packs.

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

/// Opens the pack with one value of the wrong type.
fn damaged<G: Game>(
    options: &G::Options,
    pack: &Pack,
    file: &str,
    table: &Value,
    path: &[Key],
    findings: &mut Findings,
) {
    let mut broken = table.clone();
    if let Some(leaf) = at_path(&mut broken, path) {
        *leaf = match leaf {
            Value::String(_) => Value::Integer(987_654),
            _ => Value::String("damaged".to_owned()),
        };
    }
    let Ok(text) = toml::to_string(&broken) else {
        return;
    };
    let mut pack = pack.clone();
    pack.0.insert(file.to_owned(), text);
    let key = path.iter().rev().find_map(|key| match key {
        Key::Name(name) => Some(name.as_str()),
        Key::Index(_) => None,
    });
    let key = key.unwrap_or_default();
    let verdict = G::open(options, Some(&pack));
    let refused = verdict.as_ref().err();
    let named = refused.is_some_and(|error| {
        let at = |reason: &kernel::Reason| reason.at.contains(file) && reason.at.contains(key);
        error.0.iter().any(at)
    });
    findings.check(Law::O2, named, || match refused {
        Some(error) => format!("{file}, {key} damaged: refused without naming both: {error}"),
        None => format!("{file}, {key} damaged: still opens"),
    });
    for reason in refused.iter().flat_map(|error| &error.0) {
        findings.note_reason(reason);
    }
}

/// One step into a TOML value.
#[derive(Clone)]
enum Key {
    Name(String),
    Index(usize),
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
