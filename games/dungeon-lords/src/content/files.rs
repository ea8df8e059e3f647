//! The files of the content: as they ship, how one is read, and what is wrong with them.

use kernel::{Pack, Reason, rule};
use serde::de::DeserializeOwned;

/// The shipped files.
pub(super) const SHIPPED: [(&str, &str); 10] = [
    ("actions.toml", include_str!("../../content/actions.toml")),
    ("adventurers.toml", include_str!("../../content/adventurers.toml")),
    ("combat-cards.toml", include_str!("../../content/combat-cards.toml")),
    ("events.toml", include_str!("../../content/events.toml")),
    ("items.toml", include_str!("../../content/items.toml")),
    ("monsters.toml", include_str!("../../content/monsters.toml")),
    ("paladins.toml", include_str!("../../content/paladins.toml")),
    ("rooms.toml", include_str!("../../content/rooms.toml")),
    ("scoring.toml", include_str!("../../content/scoring.toml")),
    ("traps.toml", include_str!("../../content/traps.toml")),
];

/// The files as they ship.
pub(super) fn shipped() -> Pack {
    let files = SHIPPED.into_iter();
    Pack(files.map(|(name, text)| (name.to_owned(), text.to_owned())).collect())
}

/// Everything wrong with the content.
#[derive(Debug, Default)]
pub(crate) struct Faults(pub(super) Vec<Reason>);

impl Faults {
    pub(super) fn add(
        &mut self,
        file: &str,
        at: impl std::fmt::Display,
        problem: impl std::fmt::Display,
    ) {
        let at = format!("{file}: {at}");
        self.0.push(Reason::new(at, "content", Some(rule!("DL-9"))).with("value", problem));
    }

    pub(super) fn unless(
        &mut self,
        right: bool,
        file: &str,
        at: impl std::fmt::Display,
        problem: impl FnOnce() -> String,
    ) {
        if !right {
            self.add(file, at, problem());
        }
    }
}

/// Reads a file into its records; a fault names table and key.
pub(super) fn read_toml<T: DeserializeOwned>(
    file: &str,
    text: &str,
    faults: &mut Faults,
) -> Option<T> {
    let reader = match toml::Deserializer::parse(text) {
        Ok(reader) => reader,
        Err(error) => {
            let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
            faults.add(file, format!("line {}", before.matches('\n').count() + 1), error.message());
            return None;
        }
    };
    match serde_path_to_error::deserialize(reader) {
        Ok(value) => Some(value),
        Err(error) => {
            let problem = error.inner().message();
            // A missing key is named like one that is wrong.
            let missing =
                problem.strip_prefix("missing field `").and_then(|rest| rest.split_once('`'));
            let table = error.path().to_string();
            let at = match missing {
                Some((key, _)) if table == "." => key.to_owned(),
                Some((key, _)) => format!("{table}.{key}"),
                None => table,
            };
            faults.add(file, at, problem.trim());
            None
        }
    }
}
