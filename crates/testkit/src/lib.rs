//! Conformance suite, playthroughs and stages for every game.
//!
//! - [`Suite`] plays random games and holds every state, step and text against the laws that all
//!   games share ([`Law`]).
//! - [`Positions`] damages positions and plays on those that are called sound.
//! - [`playthroughs`] compares readable transcripts of whole games with those in the repository.
//! - [`Renaming`] renames every record of the content and looks for the old names in what is said.
//! - [`Typescript`] compares what a client is told of the game's types with what they are.
//! - [`Stage`] sets up a position, scripts the dice and looks at one ruling.
//!
//! A game uses all of them as development dependencies only.

mod findings;
mod golden;
mod law;
mod laws;
mod mutate;
mod playthrough;
mod positions;
mod renaming;
mod report;
mod scene;
mod stage;
mod suite;
mod transcript;
mod typescript;
mod walk;

pub use law::Law;
pub use playthrough::{Playthrough, playthroughs};
pub use positions::{Positions, Tried};
pub use renaming::Renaming;
pub use report::{Report, Violation};
pub use stage::Stage;
pub use suite::Suite;
pub use typescript::Typescript;
