//! The laws, one module per family, one function per law.

pub(crate) mod content;
pub(crate) mod encoding;
pub(crate) mod eyes;
pub(crate) mod forms;
pub(crate) mod keys;
pub(crate) mod lists;
pub(crate) mod purity;
pub(crate) mod secrecy;
pub(crate) mod texts;
pub(crate) mod turns;
pub(crate) mod twins;

/// Most characters of a state or action that a finding quotes.
const QUOTED: usize = 300;

/// A value as a finding quotes it.
fn quote(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
