//! Where the files keep names, and where the sentences say them.

use kernel::NameTable;

const fn table(
    file: &'static str,
    table: &'static str,
    messages: &'static [&'static str],
    fields: &'static [&'static str],
) -> NameTable {
    NameTable { file, table, key: "id", messages, fields, numbered: false }
}

pub(super) const NAMES: &[NameTable] = &[
    table("cards-", "card", &["name-"], &["card"]),
    table("weapons.toml", "weapon", &["name-weapon-"], &["weapon"]),
    NameTable { numbered: true, ..table("spells.toml", "spell", &["name-spell-"], &["spell"]) },
    table("items.toml", "item", &["name-item-"], &["item", "value"]),
    table("terrain.toml", "terrain", &["name-terrain-"], &["terrain"]),
    table("factions.toml", "faction", &["name-faction-", "label-army-"], &["people"]),
    table("factions.toml", "faction.groups", &["name-group-"], &["group"]),
    table("armies.toml", "army", &["name-army-"], &["army"]),
    table("scenario-", "", &["name-scenario-"], &["scenario"]),
];
