//! Opponents: players that are programs, written once for every game.
//!
//! A mind holds a [`kernel::Peephole`] and nothing else, so it knows what its seat may know. It
//! answers with one of the listed actions and throws its own dice, never the table's. What it
//! knows about a particular game is that game's [`kernel::Heuristic`].
//!
//! Reading order: `level` (who there is), `think` (how any of them is asked), `imp`, `familiar`,
//! `search` (fiend and archfiend), `hint`, `arena` (who beats whom).

pub mod arena;
mod candidates;
mod familiar;
mod hint;
mod imp;
mod level;
mod search;
mod think;
mod tree;

pub use hint::{Advice, hint};
pub use imp::Imp;
pub use level::{Level, LevelError};
pub use search::{Estimate, Lanes, search};
pub use think::{Thinker, Thought, Unable, think};

use kernel::{Heuristic, Mind};

/// The mind of this level for any game.
pub fn mind<G: Heuristic>(level: Level) -> Box<dyn Mind<G>> {
    Box::new(Thinker(level))
}
