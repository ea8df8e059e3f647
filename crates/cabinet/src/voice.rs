//! The sentences a table speaks with: the game's and the cabinet's own.

use std::borrow::Cow;
use std::fmt;

use kernel::{Arg, Book, Info, OwnNames, Seat, Texts, Words};
use wording::{Wording, WordingError};

/// The cabinet's own sentences, in the form in which a game brings its own.
const CABINET: Info = Info {
    slug: "cabinet",
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

/// The sentences of one game in one language, with the cabinet's own beside them.
#[derive(Clone)]
pub struct Voice {
    language: String,
    own: Wording,
    game: Wording,
}

impl fmt::Debug for Voice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Voice").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Voice {
    /// The voice of a game; seats without a name are called by their color.
    pub fn new(info: &Info, language: &str, names: &[String]) -> Result<Voice, WordingError> {
        Ok(Voice {
            language: language.to_owned(),
            own: Wording::new(&CABINET, language, names)?,
            game: Wording::new(info, language, names)?,
        })
    }

    /// The same voice about a box whose records have names of their own.
    pub(crate) fn about(&self, names: &OwnNames) -> Cow<'_, Voice> {
        if names.is_empty() {
            return Cow::Borrowed(self);
        }
        Cow::Owned(Voice { game: self.game.about(names), ..self.clone() })
    }

    /// The voice of the cabinet while no game is open.
    pub fn of_no_game(language: &str) -> Result<Voice, WordingError> {
        Voice::new(&CABINET, language, &[])
    }

    /// The language tag.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The game's sentences.
    pub fn game(&self) -> &Wording {
        &self.game
    }

    /// The cabinet's own sentences.
    pub(crate) fn own(&self) -> &Wording {
        &self.own
    }

    /// What the players call this seat.
    pub fn seat(&self, seat: Seat) -> String {
        self.own.seat(seat)
    }

    /// One of the cabinet's own sentences.
    pub(crate) fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.own.say(id, args)
    }

    /// What a reader of this kind of value needs.
    pub(crate) fn expected(&self, kind: &str) -> String {
        self.own.common("expected", &[("expected", Arg::Text(kind))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every message id with the arguments it uses.
    fn messages(language: &str) -> Vec<(String, std::collections::BTreeSet<String>)> {
        let texts = CABINET.book.texts.iter();
        let own = texts.filter(|texts| texts.language == language);
        let words = Wording::new(&CABINET, language, &[]).unwrap();
        own.flat_map(|texts| texts.locale.lines())
            .filter_map(|line| line.strip_prefix("cabinet-")?.split_once(" ="))
            .map(|(id, _)| (id.to_owned(), words.variables(id)))
            .collect()
    }

    #[test]
    fn both_languages_have_the_same_sentences_with_the_same_arguments() {
        let english = messages("en");
        assert!(english.len() > 50);
        assert_eq!(english, messages("fr"));
    }
}
