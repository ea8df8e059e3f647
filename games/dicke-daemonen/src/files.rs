//! The files of the content as they ship, and the paragraphs that they stand on.

use kernel::{NameTable, RuleRef, rule};
use pack::Shipped;

pub(crate) const CREATURES: &str = "creatures.toml";
pub(crate) const PRESETS: &str = "presets.toml";
pub(crate) const LIMITS: &str = "limits.toml";

/// The files as they ship.
pub(crate) static SHIPPED: Shipped = Shipped {
    files: &[
        (CREATURES, include_str!("../content/creatures.toml")),
        (PRESETS, include_str!("../content/presets.toml")),
        (LIMITS, include_str!("../content/limits.toml")),
    ],
    names: &[NameTable {
        file: PRESETS,
        table: "preset",
        key: "id",
        messages: &["preset-"],
        fields: &["preset"],
        numbered: false,
    }],
    rule,
    expects: &[],
};

fn rule(file: &str, at: &str) -> RuleRef {
    match (file, at) {
        (CREATURES, "fist.size") => rule!("DD-12"),
        (CREATURES, _) => rule!("DD-1"),
        _ => rule!("A-31"),
    }
}
