//! Everything printed: map, tables, displays, counters. The shipped values are a reconstruction;
//! the owner of a box puts his own files in their place.

mod counters;
mod files;
mod map;
pub(crate) mod raw;
mod tables;

use kernel::{Pack, Reason};
use pack::{Book, Files};

use crate::content::files::{DEMONS, MAP, MORTALS, SHIPPED, TABLES, TREASURE};
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
    /// The files, with what the owner calls things.
    pub(crate) files: Files,
}

impl Content {
    /// The shipped content with the owner's files in place of ours; all reasons at once.
    pub(crate) fn load(own: Option<&Pack>) -> Result<Content, Vec<Reason>> {
        let book = SHIPPED.open(own);
        let content = read(&book);
        book.close(content)
    }

    /// The same files record by record, with all that is for the eye only: names, sources, rivers.
    pub(crate) fn printed(&self) -> Printed {
        Printed {
            map: self.files.read(MAP),
            tables: self.files.read(TABLES),
            mortals: self.files.read(MORTALS),
            demons: self.files.read(DEMONS),
            treasures: self.files.read(TREASURE),
        }
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

/// All files at once; nothing if one of them is wrong.
fn read(book: &Book) -> Option<Content> {
    let tables_file = book.read(TABLES);
    let demons_file = book.read(DEMONS);
    let mortals_file = book.read(MORTALS);
    let treasures_file = book.read(TREASURE);
    let map_file = book.read(MAP);
    let tables = Tables::read(&tables_file, &book.file(TABLES));
    let demons = counters::demons(demons_file, &book.file(DEMONS));
    let map = Map::read(&map_file, &book.file(MAP))?;
    let mortals = counters::mortals(mortals_file, &map_file, &map, &book.file(MORTALS));
    let treasures = counters::treasures(treasures_file, &map, &mortals, &book.file(TREASURE));
    counters::mix(&tables_file, mortals.len(), demons.len(), &book.file(TABLES));
    Some(Content { map, tables, mortals, demons, treasures, files: book.files() })
}
