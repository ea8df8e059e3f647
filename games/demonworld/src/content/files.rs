//! The files of the content as they ship, and the paragraphs that they stand on.

use kernel::{RuleRef, rule};
use pack::Shipped;

use super::names::NAMES;

/// The files as they ship.
pub(super) static SHIPPED: Shipped = Shipped { files: FILES, names: NAMES, rule, expects: &[] };

const FILES: &[(&str, &str)] = &[
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

/// The paragraph that a fault in a file stands on.
fn rule(file: &str, _: &str) -> RuleRef {
    match file {
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
    }
}

/// The place of the first that fits.
pub(super) fn place<T>(list: &[T], fits: impl Fn(&T) -> bool) -> Option<u8> {
    list.iter().position(fits).and_then(|place| u8::try_from(place).ok())
}
