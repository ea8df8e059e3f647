//! Files being read, with everything that is wrong with them.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use std::fmt::Display;

use kernel::{Pack, Reason, Source};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::{Table, Value};

use crate::mend::mend;
use crate::path::{Step, found, shown, steps, written};
use crate::{Complaint, Expected, Files, Place, Schema, Shipped, short};

/// Faults of form that are told of one file.
const MOST: usize = 40;

/// Files being read.
#[derive(Debug)]
pub struct Book {
    shipped: &'static Shipped,
    pack: Pack,
    /// The files as tables; nothing where one is no TOML. Made when somebody asks.
    tables: BTreeMap<String, OnceCell<Option<Table>>>,
    faults: RefCell<Vec<Reason>>,
}

/// What a sentence says besides place and value.
pub(crate) type Values<'a> = &'a [(&'static str, &'a dyn Display)];

impl Book {
    pub(crate) fn of(shipped: &'static Shipped, own: Option<&Pack>) -> Book {
        let mut pack = shipped.pack();
        let mut faults = Vec::new();
        for (file, text) in own.iter().flat_map(|own| &own.0) {
            if let Some(place) = pack.0.get_mut(file) {
                place.clone_from(text);
            } else {
                let allowed: Vec<&str> = shipped.files.iter().map(|(name, _)| *name).collect();
                let rule = Some((shipped.rule)(file, ""));
                let reason = Reason::new(file.clone(), "content-file", rule);
                faults.push(reason.with("value", short(file)).with("allowed", allowed.join(", ")));
            }
        }
        let tables = pack.0.keys().map(|file| (file.clone(), OnceCell::new())).collect();
        Book { shipped, pack, tables, faults: RefCell::new(faults) }
    }

    /// The names of the files that begin like this.
    pub fn named(&self, start: &str) -> impl Iterator<Item = &str> {
        self.pack.0.keys().map(String::as_str).filter(move |file| file.starts_with(start))
    }

    /// A whole file as a place of faults.
    pub fn file<'a>(&'a self, file: &'a str) -> Place<'a> {
        Place::new(self, file)
    }

    /// Reads a file. What is wrong is noted, and read as it ships.
    pub fn read<T: DeserializeOwned>(&self, file: &str) -> T {
        let text = self.pack.0.get(file).map_or("", String::as_str);
        if let Ok(read) = toml::from_str(text) {
            return read;
        }
        match self.table(file) {
            None => self.note_syntax(file, text),
            Some(table) => {
                if let Some(read) = self.mended(file, table.clone()) {
                    return read;
                }
            }
        }
        let shipped = toml::from_str(self.shipped.text(file));
        shipped.unwrap_or_else(|error| panic!("{file} does not read as it ships: {error}"))
    }

    /// Reads a table, putting the shipped value in the place of each faulty one.
    fn mended<T: DeserializeOwned>(&self, file: &str, mut table: Table) -> Option<T> {
        let shipped: Table = toml::from_str(self.shipped.text(file)).ok()?;
        for _ in 0..MOST {
            let error = match serde_path_to_error::deserialize(Value::Table(table.clone())) {
                Ok(read) => return Some(read),
                Err(error) => error,
            };
            let complaint = Complaint::read(error.inner().message().trim());
            let mut path = steps(error.path());
            // A reader names the table; the place is the key that is not there.
            if let Complaint::Missing { field } = &complaint {
                path.push(Step::Key(field.clone()));
            }
            self.complain(file, &path, &complaint);
            if !mend(&mut table, &shipped, &path, &complaint) {
                return None;
            }
        }
        self.add(file, &[], "content-more", &[("limit", &MOST)]);
        None
    }

    fn complain(&self, file: &str, path: &[Step], complaint: &Complaint) {
        let add = |code: &'static str, values: Values<'_>| self.add(file, path, code, values);
        match complaint {
            Complaint::Missing { .. } => add("content-missing", &[]),
            Complaint::NoField { allowed, .. } => {
                let allowed = if allowed.is_empty() { "–" } else { allowed };
                add("content-key", &[("allowed", &allowed)]);
            }
            Complaint::NoWord { allowed, .. } => add("content-word", &[("allowed", allowed)]),
            Complaint::Misfit { expected: Expected::Whole { min, max }, .. } => {
                add("content-range", &[("min", min), ("max", max)]);
            }
            Complaint::Misfit { expected: Expected::Other(what), .. } => {
                let own = self.shipped.expects.iter().find(|(known, _)| known == what);
                match own {
                    Some((_, code)) => add(code, &[]),
                    None if what == Schema::EXPECTED => add("content-fixed", &[("right", &1)]),
                    None => add("content-kind", &[("expected", &"other")]),
                }
            }
            Complaint::Misfit { expected, .. } => {
                let word = expected
                    .word()
                    .map_or("other", |word| if word == "object" { "table" } else { word });
                add("content-kind", &[("expected", &word)]);
            }
            Complaint::Twice { .. } | Complaint::Unfit { .. } | Complaint::Unclear => {
                add("content-kind", &[("expected", &"other")]);
            }
        }
    }

    /// A file that is no TOML: the line where that shows.
    fn note_syntax(&self, file: &str, text: &str) {
        let Err(error) = toml::from_str::<Table>(text) else { return };
        let end = error.span().map_or(text.len(), |span| span.start);
        let before = text.get(..end).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let twice = error.message().starts_with("duplicate key");
        let code = if twice { "content-key-twice" } else { "content-syntax" };
        let value = text.lines().nth(line - 1).map_or_else(String::new, |line| short(line.trim()));
        let at = format!("{file}: line {line}");
        let reason = Reason::new(at, code, Some((self.shipped.rule)(file, "")));
        let reason = reason.with("scope", "line").with("file", file).with("table", "–");
        let reason = reason.with("row", line).with("key", "–").with("value", value);
        self.faults.borrow_mut().push(reason);
    }

    /// The file as a table, if it is one.
    pub(crate) fn table(&self, file: &str) -> Option<&Table> {
        let text = self.pack.0.get(file)?;
        self.tables.get(file)?.get_or_init(|| toml::from_str(text).ok()).as_ref()
    }

    /// Notes a fault: where, what stands there, and what would be right.
    pub(crate) fn add(&self, file: &str, path: &[Step], code: &'static str, values: Values<'_>) {
        let within = written(path);
        let at = if within.is_empty() { file.to_owned() } else { format!("{file}: {within}") };
        let rule = (self.shipped.rule)(file, &within);
        let mut faults = self.faults.borrow_mut();
        if faults.iter().any(|known| known.code == code && known.at == at) {
            return;
        }
        let table = self.table(file);
        let (scope, names) = scope(path, table);
        let mut reason = Reason::new(at, code, Some(rule)).with("scope", scope).with("file", file);
        for (name, value) in ["table", "row", "key"].into_iter().zip(names) {
            reason = reason.with(name, value);
        }
        let value = table.and_then(|table| found(table, path)).map_or("–".to_owned(), shown);
        reason = reason.with("value", value);
        for (name, value) in values {
            reason = reason.with(name, value);
        }
        faults.push(reason);
    }

    /// Draws the bounds of a number closer that its type already found out of bounds.
    pub(crate) fn narrow(&self, file: &str, path: &[Step], min: i64, max: i64) {
        let mut faults = self.faults.borrow_mut();
        if faults.is_empty() {
            return;
        }
        let at = format!("{file}: {}", written(path));
        let known = faults.iter_mut().find(|one| one.code == "content-range" && one.at == at);
        for (name, value) in known.into_iter().flat_map(|known| &mut known.values) {
            match *name {
                "min" => *value = min.to_string(),
                "max" => *value = max.to_string(),
                _ => {}
            }
        }
    }

    /// Tells the one right number where its type already found another one out of bounds.
    pub(crate) fn settle(&self, file: &str, path: &[Step], right: &dyn Display) {
        let mut faults = self.faults.borrow_mut();
        if faults.is_empty() {
            return;
        }
        let at = format!("{file}: {}", written(path));
        for known in faults.iter_mut().filter(|one| one.code == "content-range" && one.at == at) {
            known.code = "content-fixed";
            known.values.retain(|(name, _)| !matches!(*name, "min" | "max"));
            known.values.push(("right", right.to_string()));
        }
    }

    /// Whether nothing wrong was found yet.
    pub fn is_sound(&self) -> bool {
        self.faults.borrow().is_empty()
    }

    /// Where each record comes from, by its id or else by file and table.
    pub fn provenance(&self) -> Vec<(String, Source)> {
        let mut records = Vec::new();
        self.each_table(&mut |place, table| {
            let Some(source) = table.get("source") else { return };
            let id = table.get("id").and_then(Value::as_str);
            let name = id.map_or_else(|| place.to_string(), str::to_owned);
            records.extend(Source::deserialize(source.clone()).ok().map(|source| (name, source)));
        });
        records
    }

    /// Walks all tables of all files.
    pub fn each_table(&self, visit: &mut dyn FnMut(&Place<'_>, &Table)) {
        for file in self.pack.0.keys() {
            // A file that cannot be read is a fault of its reader already.
            if let Some(table) = self.table(file) {
                walk(&self.file(file), table, visit);
            }
        }
    }

    /// The files in force, as part of what is read from them.
    pub fn files(&self) -> Files {
        Files::new(self.shipped, self.pack.clone())
    }

    /// What was read, or everything that is wrong with the files.
    pub fn close<T>(self, read: Option<T>) -> Result<T, Vec<Reason>> {
        let faults = self.faults.into_inner();
        match read {
            Some(read) if faults.is_empty() => Ok(read),
            None if faults.is_empty() => panic!("nothing was read, and nobody said why"),
            _ => Err(faults),
        }
    }

    /// Notes a reason of the game's own at a place.
    pub(crate) fn note(&self, file: &str, path: &[Step], reason: Reason) {
        let within = written(path);
        let (scope, names) = scope(path, self.table(file));
        let mut noted = Reason { at: format!("{file}: {within}"), ..reason };
        noted = noted.with("scope", scope).with("file", file);
        for (name, value) in ["table", "row", "key"].into_iter().zip(names) {
            noted = noted.with(name, value);
        }
        self.faults.borrow_mut().push(noted);
    }
}

fn walk(place: &Place<'_>, table: &Table, visit: &mut dyn FnMut(&Place<'_>, &Table)) {
    visit(place, table);
    for (key, value) in table {
        walk_value(&place.at(key), value, visit);
    }
}

fn walk_value(place: &Place<'_>, value: &Value, visit: &mut dyn FnMut(&Place<'_>, &Table)) {
    match value {
        Value::Table(table) => walk(place, table, visit),
        Value::Array(rows) => {
            for (index, row) in rows.iter().enumerate() {
                walk_value(&place.nth(index), row, visit);
            }
        }
        _ => {}
    }
}

/// What kind of place it is, and its table, row and key as far as it has them.
fn scope(path: &[Step], file: Option<&Table>) -> (&'static str, [String; 3]) {
    let none = || "–".to_owned();
    let is_table = |path: &[Step]| match file.and_then(|file| found(file, path)) {
        Some(Value::Table(_)) => true,
        Some(Value::Array(rows)) => rows.first().is_some_and(Value::is_table),
        _ => false,
    };
    match path {
        [] => ("file", [none(), none(), none()]),
        [Step::Key(table), Step::Row(index), rest @ ..] if is_table(&path[..2]) => {
            let row = file.and_then(|file| found(file, &path[..2]));
            let id = row.and_then(|row| row.get("id")).and_then(Value::as_str);
            let row = id.map_or_else(|| (index + 1).to_string(), short);
            let scope = if rest.is_empty() { "row" } else { "value" };
            (scope, [table.clone(), row, if rest.is_empty() { none() } else { written(rest) }])
        }
        [Step::Key(table)] if is_table(path) => ("table", [table.clone(), none(), none()]),
        [Step::Key(table), rest @ ..] if !rest.is_empty() && is_table(&path[..1]) => {
            ("entry", [table.clone(), none(), written(rest)])
        }
        _ => ("key", [none(), none(), written(path)]),
    }
}
