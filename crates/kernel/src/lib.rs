//! The contract that all games share: pure rules, asked chance, an agenda of steps, views that cut
//! what is hidden, and replays that anyone can verify.
//!
//! A game is an opened box ([`Game`]): `check` says yes or why not, `play` carries out what was
//! accepted and cannot fail. Chance is asked from inside the rules through [`Cx`], so a rule reads
//! as the rulebook does; where the outcomes come from is decided outside ([`chance`]). What a seat
//! may not know leaves only through `view` and `cut`. The laws that every game must obey are
//! enforced by the crate `testkit`.
//!
//! There is no input or output here, no clock, no floating-point number and no global state.

// The game in the README compiles and is played.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod agenda;
pub mod chance;
pub mod chosen;
pub mod course;
mod cx;
mod digest;
mod fingerprint;
mod form;
mod game;
mod heuristic;
mod mind;
mod names;
pub mod notation;
mod odds;
pub mod replay;
mod rule;
mod seat;
mod show;
mod source;
mod told;
mod tool;
#[cfg(feature = "typescript")]
mod typescript;
mod veil;
mod words;

pub use agenda::Agenda;
pub use chance::{Chance, Ways, Why};
pub use chosen::Choosable;
pub use course::{Ask, At, Course, Play, Refused, Sealed, Steps, Topic, Work, advance};
pub use cx::{Asked, Cx, Receipt, ask};
pub use digest::{Digest, digest, encode};
pub use fingerprint::Fingerprint;
pub use form::{Condition, Field, FieldKind, Form, Pack, Reason, SetupError};
pub use game::{Book, Game, Info, Outcome, Question, Secret, Standing, Texts, Turn};
pub use heuristic::{CERTAIN, Heuristic, Label, Sheet, Term, WHIM, any_of};
pub use mind::{Budget, Choice, Mind, Peephole};
pub use names::{Name, NameTable, Names, OwnName, OwnNames, Records, Tongues};
pub use notation::Illegible;
pub use odds::{Odds, Share, odds};
pub use rule::{RuleRef, Ruled};
pub use seat::{Seat, Seats, Viewer};
pub use show::{Cell, Insight, Prospect, Show};
pub use source::Source;
pub use told::{Beside, Named, Telling, Told};
pub use tool::{Bench, Desk, Related, Teller, Tool};
pub use veil::Veiled;
pub use words::{Arg, Words};
