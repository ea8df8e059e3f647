//! Where the files keep names, and where the sentences say them.

use kernel::NameTable;

/// A table whose names are the messages `name-<id>`.
const fn table(
    file: &'static str,
    table: &'static str,
    fields: &'static [&'static str],
) -> NameTable {
    NameTable { file, table, key: "id", messages: &["name-"], fields, numbered: false }
}

const WHO: &[&str] = &["who", "target"];

const MONSTERS: NameTable = NameTable {
    messages: &["name-", "many-"],
    ..table("monsters.toml", "monster", &["monster", "eater"])
};

const CARDS: NameTable =
    NameTable { messages: &["name-", "the-"], ..table("combat-cards.toml", "card", &["card"]) };

pub(super) const NAMES: &[NameTable] = &[
    NameTable { key: "action", ..table("actions.toml", "space", &["order"]) },
    table("adventurers.toml", "adventurer", WHO),
    table("paladins.toml", "paladin", WHO),
    MONSTERS,
    table("traps.toml", "trap", &["trap"]),
    table("rooms.toml", "room", &["room", "place"]),
    CARDS,
    table("events.toml", "event_tile", &["tile"]),
    table("events.toml", "beginner_tile", &["tile"]),
    table("events.toml", "special_event", &["special"]),
    table("items.toml", "item", &["item"]),
    table("scoring.toml", "title", &["title"]),
];
