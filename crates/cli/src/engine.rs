//! The game as a line protocol on standard input and output.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;

use cabinet::{Engine, GAMES};

use crate::args::Language;

/// Answers every line until the input ends, beginning in this language.
pub(crate) fn run(language: Language) -> anyhow::Result<()> {
    let mut engine = Engine::new(GAMES, &fresh_seed()).speaking(language.tag())?;
    engine.serve(&mut io::stdin().lock(), &mut io::stdout().lock())?;
    Ok(())
}

/// A text that differs from call to call, for dice that nobody has seeded.
pub(crate) fn fresh_seed() -> String {
    // The standard library seeds its hashers from the system's source of randomness.
    let number = || RandomState::new().build_hasher().finish();
    format!("{:016x}{:016x}", number(), number())
}
