//! Where the files keep names, and where the sentences say them.

use kernel::{NameTable, OwnNames, Pack};

use super::files::{DEMONS, MAP, MORTALS, TREASURE, shipped};

const fn table(
    file: &'static str,
    table: &'static str,
    messages: &'static [&'static str],
    fields: &'static [&'static str],
) -> NameTable {
    NameTable { file, table, key: "id", messages, fields, numbered: false }
}

const NAMES: [NameTable; 7] = [
    table(MORTALS, "mortal", &["mortal-"], &["mortal"]),
    table(DEMONS, "demon", &["demon-"], &["demon"]),
    NameTable { key: "=ring", ..table(DEMONS, "ring", &["treasure-", "part-the-"], &["treasure"]) },
    table(TREASURE, "box", &["treasure-"], &["treasure"]),
    table(MAP, "town", &["town-"], &["town"]),
    table(MAP, "river", &["river-"], &[]),
    table(MAP, "label", &["label-"], &[]),
];

/// What the owner of these files calls things.
pub(super) fn own(files: &Pack) -> OwnNames {
    OwnNames::between(&NAMES, &shipped(), files, |text| toml::from_str(text).ok())
}
