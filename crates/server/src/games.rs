//! The games that a server offers.

use std::fmt;

use cabinet::{Entry, Voice};

use crate::error::Failure;
use crate::words::Language;

/// The games that a server offers.
#[derive(Clone, Copy)]
pub struct Games(pub &'static [&'static dyn Entry]);

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|entry| entry.info().slug)).finish()
    }
}

impl Default for Games {
    fn default() -> Games {
        Games(cabinet::GAMES)
    }
}

impl Games {
    /// The game with this name.
    pub(crate) fn find(self, slug: &str) -> Result<&'static dyn Entry, Failure> {
        let known = || self.0.iter().map(|one| one.info().slug).collect::<Vec<_>>().join(", ");
        let found = self.0.iter().copied().find(|entry| entry.info().slug == slug);
        found.ok_or_else(|| Failure::NoGame(slug.chars().take(40).collect(), known()))
    }
}

/// The voice of a game without players.
pub(crate) fn voice(entry: &dyn Entry, language: Language) -> Result<Voice, Failure> {
    Voice::new(&entry.info(), language.tag(), &[])
        .map_err(|error| Failure::Speechless(error.to_string()))
}
