//! Sentences read straight from the shipped message files, for the picture that speaks every
//! language at once.

use std::collections::BTreeMap;

use kernel::{Arg, Game, Seat, Words};

use crate::SummonDemons;

/// Messages of one language that are a single line and use no selector: all that the texts of
/// cards are made of.
pub(super) struct Plain {
    lines: BTreeMap<&'static str, &'static str>,
}

impl Plain {
    /// The messages of a language; none if the game does not speak it.
    pub(super) fn of(language: &str) -> Plain {
        let info = SummonDemons::INFO;
        let texts = info.book.texts.iter().filter(|texts| texts.language == language);
        let lines = texts.flat_map(|texts| texts.locale.lines());
        let message = |line: &'static str| {
            let (id, text) = line.strip_prefix(info.slug)?.strip_prefix('-')?.split_once(" = ")?;
            Some((id, text))
        };
        Plain { lines: lines.filter_map(message).collect() }
    }
}

impl Words for Plain {
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let Some(line) = self.lines.get(id) else { return id.to_owned() };
        args.iter().fold((*line).to_owned(), |text, (name, arg)| {
            let place = format!("{{ ${name} }}");
            match arg {
                Arg::Text(value) => text.replace(&place, value),
                Arg::Number(value) => text.replace(&place, &value.to_string()),
            }
        })
    }

    fn seat(&self, seat: Seat) -> String {
        seat.to_string()
    }
}
