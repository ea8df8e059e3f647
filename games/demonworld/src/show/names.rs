//! Names of everything printed in all languages, for a picture that speaks them at once.

use std::collections::BTreeMap;

use kernel::Game;
use serde::Serialize;

use crate::Demonworld;

/// A name in both languages.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Names {
    en: String,
    fr: String,
}

/// The lines `demonworld-name-… = …` of the shipped message files.
pub(super) struct Book([BTreeMap<&'static str, &'static str>; 2]);

impl Book {
    pub(super) fn open() -> Book {
        Book(["en", "fr"].map(|language| {
            let texts = Demonworld::INFO.book.texts.iter();
            let lines = texts
                .filter(|texts| texts.language == language)
                .flat_map(|texts| texts.locale.lines());
            lines
                .filter_map(|line| line.strip_prefix("demonworld-name-")?.split_once(" = "))
                .collect()
        }))
    }

    /// The name of a thing; content of an owner's pack is called by the name given there.
    pub(super) fn name(&self, id: &str, printed: &str) -> Names {
        let [en, fr] = &self.0;
        let find = |book: &BTreeMap<_, &str>| (*book.get(id).unwrap_or(&printed)).to_owned();
        Names { en: find(en), fr: find(fr) }
    }
}
