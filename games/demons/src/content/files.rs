//! The files of the content: as they ship, how one is read, and what is wrong with them.

use kernel::{Pack, Reason, rule};
use serde::de::DeserializeOwned;

pub(super) const DEMONS: &str = "demons.toml";

pub(super) const MAP: &str = "map.toml";

pub(super) const MORTALS: &str = "mortals.toml";

pub(super) const TABLES: &str = "tables.toml";

pub(super) const TREASURE: &str = "treasure.toml";

/// All that is wrong with the files.
#[derive(Debug, Default)]
pub(crate) struct Faults(pub(super) Vec<Reason>);

impl Faults {
    pub(super) fn add(
        &mut self,
        file: &'static str,
        at: impl AsRef<str>,
        problem: impl Into<String>,
    ) {
        let rule = match file {
            MAP => rule!("2.1a"),
            TABLES => rule!("2.2a"),
            MORTALS => rule!("4.0a"),
            TREASURE => rule!("13.0b"),
            _ => rule!("2.0a"),
        };
        let at = format!("{file}: {}", at.as_ref());
        self.0.push(Reason::new(at, "content", Some(rule)).with("value", problem.into()));
    }

    pub(super) fn range(&mut self, file: &'static str, at: &str, value: i64, low: i64, high: i64) {
        if !(low..=high).contains(&value) {
            let problem = format!("{value} is not between {low} and {high}");
            self.add(file, at, problem);
        }
    }

    pub(super) fn unless(&mut self, right: bool, file: &'static str, at: &str, problem: &str) {
        if !right {
            self.add(file, at, problem);
        }
    }
}

pub(super) fn shipped() -> Pack {
    let files = [
        (DEMONS, include_str!("../../content/demons.toml")),
        (MAP, include_str!("../../content/map.toml")),
        (MORTALS, include_str!("../../content/mortals.toml")),
        (TABLES, include_str!("../../content/tables.toml")),
        (TREASURE, include_str!("../../content/treasure.toml")),
    ];
    Pack(files.into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect())
}

/// Reads a file into its record; a fault names table and key.
pub(super) fn read_toml<T: DeserializeOwned>(
    file: &'static str,
    files: &Pack,
    faults: &mut Faults,
) -> Option<T> {
    let text = &files.0[file];
    let reader = match toml::Deserializer::parse(text) {
        Ok(reader) => reader,
        Err(error) => {
            let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
            let line = before.matches('\n').count() + 1;
            faults.add(file, format!("line {line}"), error.message().trim().to_owned());
            return None;
        }
    };
    match serde_path_to_error::deserialize(reader) {
        Ok(record) => Some(record),
        Err(error) => {
            let problem = error.inner().message().trim().to_owned();
            // A missing key is named too, not only the record that lacks it.
            let missing = problem.strip_prefix("missing field `");
            let missing = missing.and_then(|rest| rest.split('`').next());
            let path = error.path().to_string();
            let at = match missing {
                Some(key) if path == "." => key.to_owned(),
                Some(key) => format!("{path}.{key}"),
                None => path,
            };
            faults.add(file, at, problem);
            None
        }
    }
}
