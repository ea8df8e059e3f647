//! Opponents: players that are programs, written once for every game.
//!
//! A mind holds a [`kernel::Peephole`] and nothing else, so it knows what its seat may know. It
//! answers with one of the listed actions and throws its own dice, never the table's. What it
//! knows about a particular game is that game's [`kernel::Heuristic`].
//!
//! Reading order: `level` (who there is), `effort` (what it may use), `think` (how any of them is
//! asked), `imp`, `familiar`, `search` (fiend and archfiend), `hint`, `coach` (a game in hindsight),
//! `arena` (who beats whom).

pub mod arena;
mod candidates;
mod coach;
mod effort;
mod endgame;
mod familiar;
mod hint;
mod imp;
mod level;
mod playout;
mod search;
mod think;
mod tree;

pub use coach::{COACH_MILLIS, Hindsight, Luck, Point, look_back};
pub use effort::{Effort, Hurry};
pub use hint::{Advice, HINT_MILLIS, hint};
pub use imp::Imp;
pub use level::{Level, LevelError};
pub use search::{Estimate, Lanes, search, search_on};
pub use think::{Thinker, Thought, Unable, think, think_on, think_within};
pub use tree::Memory;

use kernel::{Heuristic, Mind};

/// The mind of this level for any game.
pub fn mind<G: Heuristic>(level: Level) -> Box<dyn Mind<G>> {
    Box::new(Thinker::new(level))
}
