//! The open table with its dice.

use kernel::Pack;
use kernel::chance::Seeded;

use crate::{Dice, Entry, Table};

/// An open table with everything a conversation needs beside it.
pub(crate) struct Seating {
    pub(crate) entry: &'static dyn Entry,
    pub(crate) table: Box<dyn Table>,
    pub(crate) pack: Option<Pack>,
    pub(crate) dice: Dice,
    /// Whether the game was begun from a written position.
    pub(crate) written: bool,
    /// What opponents think with; never the table's dice.
    pub(crate) own: Seeded,
}

impl Seating {
    /// A table that goes on with these dice.
    pub(crate) fn new(
        entry: &'static dyn Entry,
        table: Box<dyn Table>,
        pack: Option<Pack>,
        dice: Dice,
        seed: &str,
    ) -> Seating {
        let own = Seeded::from_text(&format!("{seed} (minds)"));
        Seating { entry, table, pack, dice, written: false, own }
    }

    /// The same table a second time.
    pub(crate) fn copy(&self) -> Seating {
        Seating {
            entry: self.entry,
            table: self.table.copy(),
            pack: self.pack.clone(),
            dice: self.dice.clone(),
            written: self.written,
            own: self.own.clone(),
        }
    }
}
