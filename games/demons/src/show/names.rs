//! Names in every language the game speaks, read from its locales.

use std::collections::BTreeMap;

use kernel::Game;

use crate::Demons;

/// A name by language.
pub(super) type Names = BTreeMap<&'static str, String>;

/// What each language calls `<kind>-<id>`; a word no locale knows keeps the name of its file.
pub(super) fn names(kind: &str, id: &str, otherwise: &str) -> Names {
    read(&format!("demons-{kind}-{id}"), None, otherwise)
}

/// The longer text of `<kind>-<id>` in each language.
pub(super) fn texts(kind: &str, id: &str) -> Names {
    read(&format!("demons-{kind}-{id}"), Some("text"), "")
}

fn read(message: &str, attribute: Option<&str>, otherwise: &str) -> Names {
    let texts = Demons::INFO.book.texts.iter();
    let value = |locale: &str| find(locale, message, attribute).unwrap_or(otherwise).to_owned();
    texts.map(|text| (text.language, value(text.locale))).collect()
}

/// A message of one line, or an attribute of one line under it.
fn find<'a>(locale: &'a str, message: &str, attribute: Option<&str>) -> Option<&'a str> {
    let mut lines = locale.lines().skip_while(|line| !is_message(line, message));
    let head = lines.next()?;
    let Some(attribute) = attribute else {
        return Some(head.split_once(" = ")?.1);
    };
    let under = lines.take_while(|line| line.starts_with(' '));
    let mut values =
        under.filter_map(|line| line.trim_start().strip_prefix('.')?.split_once(" = "));
    values.find(|(name, _)| *name == attribute).map(|(_, value)| value)
}

fn is_message(line: &str, message: &str) -> bool {
    line.strip_prefix(message).is_some_and(|rest| rest.starts_with(" = "))
}
