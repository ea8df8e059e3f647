//! What opening a box changed in its options without refusing them.

use kernel::Game;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::Voice;

/// One change, with a sentence in the voice's language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Note {
    /// Stable code.
    pub code: String,
    /// Where: a path into the options.
    pub at: String,
    /// What was changed, as a sentence.
    pub text: String,
    /// What it was about, by name.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub values: Map<String, Value>,
}

/// The notes of an opened box.
pub(crate) fn notes<G: Game>(game: &G, voice: &Voice) -> Vec<Note> {
    let voice = &*voice.about(&game.names());
    let note = |reason: kernel::Reason| Note {
        text: voice.game().note(&reason),
        code: reason.code.to_owned(),
        at: reason.at,
        values: reason
            .values
            .iter()
            .map(|(name, value)| ((*name).to_owned(), value.as_str().into()))
            .collect(),
    };
    game.notes().into_iter().map(note).collect()
}
