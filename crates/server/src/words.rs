//! The server's own sentences.

use std::sync::OnceLock;

use kernel::{Arg, Book, Info, Seat, Texts, Words as _};
use wording::{LANGUAGES, Wording};

/// The server's own sentences, in the form in which a game brings its own.
const SERVER: Info = Info {
    slug: "server",
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

/// A language that every game speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Language {
    /// Both.
    pub const ALL: [Language; 2] = [Language::En, Language::Fr];

    /// The tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::En => LANGUAGES[0],
            Language::Fr => LANGUAGES[1],
        }
    }

    /// The language that a tag such as `fr-CA` means, if there is one.
    pub fn read(tag: &str) -> Option<Language> {
        let main = tag.trim().split(['-', '_', ';']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(main))
    }

    /// The first language of an `Accept-Language` header that there is.
    pub fn accepted(header: &str) -> Option<Language> {
        header.split(',').find_map(Language::read)
    }
}

/// One of the server's own sentences; numbers choose plural forms.
pub(crate) fn say(language: Language, id: &str, args: &[(&str, Arg<'_>)]) -> String {
    words(language).say(id, args)
}

/// What a seat is called whose player has no name.
pub(crate) fn seat_name(language: Language, seat: u8) -> String {
    words(language).seat(Seat(seat))
}

fn words(language: Language) -> &'static Wording {
    static WORDS: OnceLock<[Wording; 2]> = OnceLock::new();
    let words = WORDS.get_or_init(|| {
        Language::ALL.map(|language| {
            Wording::new(&SERVER, language.tag(), &[]).expect("the server's own sentences read")
        })
    });
    &words[language as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_sentences_with_the_same_arguments() {
        let messages = |language: Language| {
            let words = Wording::new(&SERVER, language.tag(), &[]).unwrap();
            let texts = &SERVER.book.texts[language as usize];
            let ids = texts.locale.lines().filter_map(|line| line.strip_prefix("server-"));
            let ids = ids.filter_map(|line| Some(line.split_once(" =")?.0.to_owned()));
            ids.map(|id| (id.clone(), words.variables(&id))).collect::<Vec<_>>()
        };
        assert!(messages(Language::En).len() > 40);
        assert_eq!(messages(Language::En), messages(Language::Fr));
    }

    #[test]
    fn the_browser_chooses_the_language() {
        assert_eq!(Language::accepted("de, fr-CA;q=0.8, en;q=0.5"), Some(Language::Fr));
        assert_eq!(Language::accepted("de"), None);
    }
}
