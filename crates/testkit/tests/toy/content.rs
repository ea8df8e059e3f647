//! The cards, from the game's own file or the owner's.

use std::collections::BTreeMap;

use kernel::{Pack, Reason};
use toml::{Table, Value};

use crate::faults::Fault;

pub(crate) const FILE: &str = "cards.toml";
const TEXT: &str = include_str!("content/cards.toml");

/// How many kinds of cards there are.
pub(crate) const KINDS: usize = 3;

/// What the box holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Content {
    pub(crate) text: String,
    pub(crate) hand: u8,
    pub(crate) strength: [u8; KINDS],
    pub(crate) copies: [u8; KINDS],
}

/// Reads the content, or gives every reason why it cannot be.
pub(crate) fn read(pack: Option<&Pack>, fault: Fault) -> Result<Content, Vec<Reason>> {
    let text = pack.and_then(|pack| pack.0.get(FILE)).map_or(TEXT, String::as_str);
    let table: Table =
        text.parse().map_err(|error: toml::de::Error| vec![problem("", error.message())])?;
    let lax = fault == Fault::ContentUnbounded;
    let mut reasons = Vec::new();
    let mut content = Content {
        text: text.to_owned(),
        hand: number(&table, ("hand", "hand"), lax, &mut reasons),
        strength: [0; KINDS],
        copies: [0; KINDS],
    };
    let none = Vec::new();
    let cards = table.get("cards").and_then(Value::as_array).unwrap_or(&none);
    if cards.len() != KINDS {
        reasons.push(problem("cards", "there are three kinds of cards"));
    }
    for (i, card) in cards.iter().take(KINDS).enumerate() {
        let empty = Table::new();
        let card = card.as_table().unwrap_or(&empty);
        let misplaced = fault == Fault::ContentMisplaced;
        let at = |key: &str| format!("cards[{i}].{key}{}", if misplaced { ".x" } else { "" });
        if !card.get("id").is_some_and(Value::is_str) {
            reasons.push(problem(&at("id"), "a word is expected"));
        }
        content.strength[i] = number(card, ("strength", &at("strength")), lax, &mut reasons);
        content.copies[i] = number(card, ("copies", &at("copies")), lax, &mut reasons);
    }
    if reasons.is_empty() { Ok(content) } else { Err(reasons) }
}

/// The content as a pack.
pub(crate) fn pack(content: &Content) -> Pack {
    Pack(BTreeMap::from([(FILE.to_owned(), content.text.clone())]))
}

fn number(table: &Table, (key, at): (&str, &str), lax: bool, reasons: &mut Vec<Reason>) -> u8 {
    let found = table.get(key).and_then(Value::as_integer).map(|n| if lax { n.min(9) } else { n });
    found.and_then(|found| u8::try_from(found).ok()).unwrap_or_else(|| {
        reasons.push(problem(at, "a small number is expected"));
        0
    })
}

fn problem(at: &str, problem: &str) -> Reason {
    Reason::new(format!("{FILE}: {at}"), "content", None).with("problem", problem)
}
