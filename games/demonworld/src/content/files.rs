//! The files of the content: as they ship, how one is read, and what is wrong with them.

use std::fmt::Display;

use kernel::{Pack, Reason, rule};
use serde::de::DeserializeOwned;

/// The shipped files.
pub(super) const SHIPPED: [(&str, &str); 21] = [
    ("armies.toml", include_str!("../../content/armies.toml")),
    ("artillery.toml", include_str!("../../content/artillery.toml")),
    ("cards-elves.toml", include_str!("../../content/cards-elves.toml")),
    ("cards-empire.toml", include_str!("../../content/cards-empire.toml")),
    ("cards-north.toml", include_str!("../../content/cards-north.toml")),
    ("cards-orcs.toml", include_str!("../../content/cards-orcs.toml")),
    ("combat.toml", include_str!("../../content/combat.toml")),
    ("factions.toml", include_str!("../../content/factions.toml")),
    ("fire.toml", include_str!("../../content/fire.toml")),
    ("formations.toml", include_str!("../../content/formations.toml")),
    ("items.toml", include_str!("../../content/items.toml")),
    ("magic.toml", include_str!("../../content/magic.toml")),
    ("morale.toml", include_str!("../../content/morale.toml")),
    ("movement.toml", include_str!("../../content/movement.toml")),
    ("scenario-first-clash.toml", include_str!("../../content/scenario-first-clash.toml")),
    ("scenario-pitched-1000.toml", include_str!("../../content/scenario-pitched-1000.toml")),
    ("scenario-pitched-2000.toml", include_str!("../../content/scenario-pitched-2000.toml")),
    ("spells.toml", include_str!("../../content/spells.toml")),
    ("terrain.toml", include_str!("../../content/terrain.toml")),
    ("turn.toml", include_str!("../../content/turn.toml")),
    ("weapons.toml", include_str!("../../content/weapons.toml")),
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
    pub(super) fn add(&mut self, file: &str, at: impl Display, problem: impl Display) {
        let rule = match file {
            "turn.toml" => rule!("DW-275"),
            "combat.toml" | "weapons.toml" => rule!("DW-58"),
            "artillery.toml" => rule!("DW-115"),
            "movement.toml" | "terrain.toml" => rule!("PR-40"),
            "morale.toml" => rule!("DW-162"),
            "magic.toml" | "spells.toml" => rule!("DW-220"),
            "fire.toml" => rule!("DW-1"),
            "formations.toml" => rule!("PR-32"),
            "factions.toml" | "armies.toml" | "items.toml" => rule!("PR-2"),
            _ if file.starts_with("scenario") => rule!("PR-1"),
            _ => rule!("PR-141"),
        };
        let at = format!("{file}: {at}");
        self.0.push(Reason::new(at, "content", Some(rule)).with("value", problem));
    }

    pub(super) fn unless(
        &mut self,
        right: bool,
        file: &str,
        at: impl Display,
        problem: impl FnOnce() -> String,
    ) {
        if !right {
            self.add(file, at, problem());
        }
    }

    pub(super) fn range(
        &mut self,
        file: &str,
        at: impl Display,
        value: impl Into<i64>,
        low: impl Into<i64>,
        high: impl Into<i64>,
    ) {
        let (value, low, high) = (value.into(), low.into(), high.into());
        self.unless((low..=high).contains(&value), file, at, || {
            format!("{value} is not between {low} and {high}")
        });
    }
}

/// Reads a file into its records; a fault names table and key.
pub(super) fn read_toml<T: DeserializeOwned>(
    file: &str,
    files: &Pack,
    faults: &mut Faults,
) -> Option<T> {
    let text = files.0.get(file)?;
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

/// The place of the first that fits.
pub(super) fn place<T>(list: &[T], fits: impl Fn(&T) -> bool) -> Option<u8> {
    list.iter().position(fits).and_then(|place| u8::try_from(place).ok())
}

/// Complains about ids that are used twice.
pub(super) fn unique<'a>(
    file: &str,
    table: &str,
    ids: impl Iterator<Item = &'a str>,
    faults: &mut Faults,
) {
    let mut seen: Vec<&str> = Vec::new();
    for (index, id) in ids.enumerate() {
        let fresh = !seen.contains(&id) && !id.is_empty();
        faults.unless(fresh, file, format!("{table}[{index}].id"), || {
            format!("{id} is empty or taken")
        });
        seen.push(id);
    }
}
