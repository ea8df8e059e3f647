//! Everything printed: map, tables, displays, counters. The shipped values are a reconstruction;
//! the owner of a box puts his own files in their place.

mod counters;
mod files;
mod map;
mod names;
pub(crate) mod raw;
mod tables;

use kernel::{OwnNames, Pack, Reason, rule};

use crate::content::files::{DEMONS, Faults, MAP, MORTALS, TABLES, TREASURE, read_toml, shipped};
pub use counters::{Demon, Mortal, Treasure};
pub use map::{Hex, Map, Town};
pub use tables::{Shield, Tables};

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
