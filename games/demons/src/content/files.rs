//! The files of the content as they ship, the names in them, and the paragraphs that they stand on.

use kernel::{NameTable, RuleRef, rule};
use pack::Shipped;

use super::raw::EXPECTS;

pub(super) const DEMONS: &str = "demons.toml";
pub(super) const MAP: &str = "map.toml";
pub(super) const MORTALS: &str = "mortals.toml";
pub(super) const TABLES: &str = "tables.toml";
pub(super) const TREASURE: &str = "treasure.toml";

/// The files as they ship.
pub(super) static SHIPPED: Shipped = Shipped {
    files: &[
        (DEMONS, include_str!("../../content/demons.toml")),
        (MAP, include_str!("../../content/map.toml")),
        (MORTALS, include_str!("../../content/mortals.toml")),
        (TABLES, include_str!("../../content/tables.toml")),
        (TREASURE, include_str!("../../content/treasure.toml")),
    ],
    names: NAMES,
    rule,
    expects: EXPECTS,
};

const fn table(
    file: &'static str,
    table: &'static str,
    messages: &'static [&'static str],
    fields: &'static [&'static str],
) -> NameTable {
    NameTable { file, table, key: "id", messages, fields, numbered: false }
}

/// Where the files keep names, and where the sentences say them.
const NAMES: &[NameTable] = &[
    table(MORTALS, "mortal", &["mortal-"], &["mortal"]),
    table(DEMONS, "demon", &["demon-"], &["demon"]),
    NameTable { key: "=ring", ..table(DEMONS, "ring", &["treasure-", "part-the-"], &["treasure"]) },
    table(TREASURE, "box", &["treasure-"], &["treasure"]),
    table(MAP, "town", &["town-"], &["town"]),
    table(MAP, "river", &["river-"], &[]),
    table(MAP, "label", &["label-"], &[]),
];

fn rule(file: &str, _: &str) -> RuleRef {
    match file {
        MAP => rule!("2.1a"),
        TABLES => rule!("2.2a"),
        MORTALS => rule!("4.0a"),
        TREASURE => rule!("13.0b"),
        _ => rule!("2.0a"),
    }
}
