//! The files of the content as they ship.

use kernel::{NameTable, rule};
use pack::Shipped;

/// Name of the file of the cards.
pub(crate) const CARDS: &str = "cards.toml";

/// Name of the file of the printed numbers.
pub(crate) const RULES: &str = "rules.toml";

/// The files as they ship.
pub(crate) static SHIPPED: Shipped = Shipped {
    files: &[
        (CARDS, include_str!("../content/cards.toml")),
        (RULES, include_str!("../content/rules.toml")),
    ],
    names: &[NameTable {
        file: CARDS,
        table: "card",
        key: "id",
        messages: &["card-"],
        fields: &["card", "target_card"],
        numbered: false,
    }],
    rule: |_, _| rule!("SD-86"),
    expects: &[],
};
