//! Everything printed: map, tables, displays, counters. The shipped values are a reconstruction;
//! the owner of a box puts his own files in their place.

mod counters;
mod map;
mod names;
pub(crate) mod raw;
mod tables;

pub use counters::{Demon, Mortal, Treasure};
pub use map::{Hex, Map, Town};
pub use tables::{Shield, Tables};

use kernel::{OwnNames, Pack, Reason, rule};
use serde::de::DeserializeOwned;

const DEMONS: &str = "demons.toml";
const MAP: &str = "map.toml";
const MORTALS: &str = "mortals.toml";
const TABLES: &str = "tables.toml";
const TREASURE: &str = "treasure.toml";

/// The content in force, with the texts it was read from.
#[derive(Clone, Debug)]
pub struct Content {
    /// §2.1a The map.
    pub map: Map,
    /// §2.2a §2.3a Tables and displays.
    pub tables: Tables,
    /// The mortal units, in the order of their numbers.
    pub mortals: Vec<Mortal>,
    /// The demons, in the order of their priorities.
    pub demons: Vec<Demon>,
    /// The boxes of the treasure grid, row after row.
    pub treasures: Vec<Treasure>,
    /// What the owner calls things.
    pub(crate) names: OwnNames,
    files: Pack,
}

/// All that is wrong with the files.
#[derive(Debug, Default)]
pub(crate) struct Faults(Vec<Reason>);

impl Faults {
    fn add(&mut self, file: &'static str, at: impl AsRef<str>, problem: impl Into<String>) {
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

    fn range(&mut self, file: &'static str, at: &str, value: i64, low: i64, high: i64) {
        if !(low..=high).contains(&value) {
            let problem = format!("{value} is not between {low} and {high}");
            self.add(file, at, problem);
        }
    }

    fn unless(&mut self, right: bool, file: &'static str, at: &str, problem: &str) {
        if !right {
            self.add(file, at, problem);
        }
    }
}

impl Content {
    /// The shipped content with the owner's files in place of ours; all reasons at once.
    pub(crate) fn load(pack: Option<&Pack>) -> Result<Content, Vec<Reason>> {
        let mut files = shipped();
        let mut faults = Faults::default();
        for (name, text) in pack.iter().flat_map(|pack| &pack.0) {
            if files.0.insert(name.clone(), text.clone()).is_none() {
                let reason = Reason::new(name.clone(), "unknown-key", Some(rule!("2.0a")));
                let allowed = [DEMONS, MAP, MORTALS, TABLES, TREASURE].join(", ");
                faults.0.push(reason.with("value", name).with("allowed", allowed));
            }
        }
        match read(&files, &mut faults) {
            Some(parts) if faults.0.is_empty() => {
                let Parts { map, tables, mortals, demons, treasures } = parts;
                let names = names::own(&files);
                Ok(Content { map, tables, mortals, demons, treasures, names, files })
            }
            _ => Err(faults.0),
        }
    }

    /// The files this content was read from.
    pub(crate) fn pack(&self) -> Pack {
        self.files.clone()
    }

    /// The files that are not as they ship.
    pub(crate) fn own_files(&self) -> Vec<String> {
        self.files.beyond(&shipped())
    }

    /// The same files record by record, with all that is for the eye only: names, sources, rivers.
    pub(crate) fn printed(&self) -> Option<Printed> {
        let faults = &mut Faults::default();
        Some(Printed {
            map: read_toml(MAP, &self.files, faults)?,
            tables: read_toml(TABLES, &self.files, faults)?,
            mortals: read_toml(MORTALS, &self.files, faults)?,
            demons: read_toml(DEMONS, &self.files, faults)?,
            treasures: read_toml(TREASURE, &self.files, faults)?,
        })
    }
}

/// The five files as they are written.
pub(crate) struct Printed {
    pub(crate) map: raw::MapFile,
    pub(crate) tables: raw::TableFile,
    pub(crate) mortals: raw::MortalFile,
    pub(crate) demons: raw::DemonFile,
    pub(crate) treasures: raw::TreasureFile,
}

struct Parts {
    map: Map,
    tables: Tables,
    mortals: Vec<Mortal>,
    demons: Vec<Demon>,
    treasures: Vec<Treasure>,
}

fn read(files: &Pack, faults: &mut Faults) -> Option<Parts> {
    let map = read_toml::<raw::MapFile>(MAP, files, faults);
    let tables = read_toml::<raw::TableFile>(TABLES, files, faults);
    let mortals = read_toml::<raw::MortalFile>(MORTALS, files, faults);
    let demons = read_toml::<raw::DemonFile>(DEMONS, files, faults);
    let treasures = read_toml::<raw::TreasureFile>(TREASURE, files, faults);
    let map_file = map?;
    let map = Map::read(&map_file, faults)?;
    let (tables_file, mortals, demons, treasures) = (tables?, mortals?, demons?, treasures?);
    let tables = Tables::read(&tables_file, faults);
    let mortals = counters::mortals(&mortals, &map_file, &map, faults);
    let demons = counters::demons(&demons, faults);
    let treasures = counters::treasures(&treasures, &map, &mortals, faults);
    counters::mix(&tables_file, mortals.len(), demons.len(), faults);
    Some(Parts { map, tables, mortals, demons, treasures })
}

fn shipped() -> Pack {
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
fn read_toml<T: DeserializeOwned>(
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
