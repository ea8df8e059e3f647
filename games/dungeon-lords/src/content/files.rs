//! The files of the content as they ship.

use kernel::rule;
use pack::Shipped;

use super::names::NAMES;

/// The files as they ship.
pub(super) static SHIPPED: Shipped =
    Shipped { files: FILES, names: NAMES, rule: |_, _| rule!("DL-9"), expects: &[] };

const FILES: &[(&str, &str)] = &[
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
