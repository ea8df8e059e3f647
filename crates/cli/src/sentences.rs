//! The program's own sentences.

use std::env;

use cabinet::{Entry, JsonFault, Voice, argument};
use kernel::{Arg, Book, Info, Seat, Texts, Words};
use minds::Level;
use wording::Wording;

use crate::args::Language;

/// The program's own sentences, in the form in which a game brings its own.
const PROGRAM: Info = Info {
    slug: "cli",
    seats: (0, 0),
    rules_version: 0,
    longest: 0,
    branching: 0,
    perfect_information: true,
    single_answers: &[],
    book: Book {
        index: &[],
        texts: &[
            Texts { language: "en", rules: "", locale: include_str!("../locales/en.ftl") },
            Texts { language: "fr", rules: "", locale: include_str!("../locales/fr.ftl") },
        ],
    },
};

/// The language asked for, or the one of the environment, or English.
pub(crate) fn language(asked: Option<Language>) -> Language {
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    asked.unwrap_or_else(|| {
        let named = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"));
        match named {
            Some(name) if name.starts_with("fr") => Language::Fr,
            _ => Language::En,
        }
    })
}

/// The sentences of one language.
pub(crate) struct Sentences {
    words: Wording,
    language: &'static str,
}

impl Sentences {
    /// The sentences of this language.
    pub(crate) fn new(language: Language) -> Sentences {
        let language = language.tag();
        let words = Wording::new(&PROGRAM, language, &[]);
        Sentences { words: words.expect("the program's own sentences read"), language }
    }

    /// The language tag.
    pub(crate) fn language(&self) -> &'static str {
        self.language
    }

    /// The sentences, for others to say.
    pub(crate) fn words(&self) -> &dyn Words {
        &self.words
    }

    /// One sentence.
    pub(crate) fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        let args: Vec<(&str, Arg<'_>)> =
            args.iter().map(|&(name, text)| (name, argument(text))).collect();
        self.words.say(id, &args)
    }

    /// One sentence about a number of things.
    pub(crate) fn count(&self, id: &str, count: usize) -> String {
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        self.words.say(id, &[("count", Arg::Number(count))])
    }

    /// The level with this name.
    pub(crate) fn level(&self, name: &str) -> anyhow::Result<Level> {
        name.trim().parse().map_err(|_| {
            let args = [("level", name.trim()), ("allowed", &*Level::available())];
            self.problem("unknown-level", &args)
        })
    }

    /// Why a text is no JSON.
    pub(crate) fn fault(&self, fault: &JsonFault) -> String {
        fault.sentence(&self.words)
    }

    /// What a seat is called.
    pub(crate) fn seat(&self, seat: Seat) -> String {
        self.words.seat(seat)
    }

    /// One sentence as the problem the program ends with.
    pub(crate) fn problem(&self, id: &str, args: &[(&str, &str)]) -> anyhow::Error {
        anyhow::Error::msg(self.say(id, args))
    }

    /// The voice of a game in this language.
    pub(crate) fn voice(&self, entry: &dyn Entry) -> anyhow::Result<Voice> {
        Ok(Voice::new(&entry.info(), self.language, &[])?)
    }

    /// The game with this slug, or the problem that there is none.
    pub(crate) fn game(&self, slug: &str) -> anyhow::Result<&'static dyn Entry> {
        cabinet::game(slug).ok_or_else(|| {
            let known: Vec<&str> = cabinet::GAMES.iter().map(|one| one.info().slug).collect();
            let args = [("game", slug), ("allowed", &*known.join(", "))];
            self.problem("unknown-game", &args)
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every message id with the arguments it uses.
    fn messages(language: &str) -> Vec<(String, BTreeSet<String>)> {
        let texts = PROGRAM.book.texts.iter();
        let own = texts.filter(|texts| texts.language == language);
        let words = Wording::new(&PROGRAM, language, &[]).unwrap();
        own.flat_map(|texts| texts.locale.lines())
            .filter_map(|line| line.strip_prefix("cli-")?.split_once(" ="))
            .map(|(id, _)| (id.to_owned(), words.variables(id)))
            .collect()
    }

    #[test]
    fn both_languages_have_the_same_sentences_with_the_same_arguments() {
        let english = messages("en");
        assert!(english.len() > 35);
        assert_eq!(english, messages("fr"));
    }

    #[test]
    fn what_was_asked_for_beats_the_environment() {
        assert_eq!(language(Some(Language::Fr)), Language::Fr);
        assert_eq!(Sentences::new(Language::Fr).seat(Seat(1)), "Onde");
    }
}
