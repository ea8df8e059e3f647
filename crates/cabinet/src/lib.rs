//! All the games behind one type-erased table that speaks JSON.
//!
//! [`GAMES`] is the one place in Rust that names the games. Everything above it (terminal, line
//! protocol, server) holds an [`Entry`] to open a box and a [`Table`] to play, and never a game's
//! own types. [`Engine`] is the line protocol.

mod action;
mod choices;
mod coach;
mod dice;
mod engine;
mod entry;
mod guess;
mod hint;
mod json;
mod live;
mod misread;
mod note;
mod odds;
mod opened;
mod options;
mod reading;
mod record;
mod refusal;
mod shelf;
mod soundness;
mod table;
mod tale;
mod tool;
mod voice;

pub use choices::{Choice, Preview, Remedy};
pub use coach::{Coach, CoachPoint, LuckLine};
pub use dice::Dice;
pub use engine::{COMMANDS, Engine, LINE_LIMIT};
pub use entry::{Entry, Setup};
pub use json::{FaultKind, JsonFault, read_json};
pub use live::Live;
pub use misread::{Misread, read_object};
pub use note::Note;
pub use odds::{Change, Outlook, Prospect};
pub use refusal::{Grounds, Refusal, argument};
pub use shelf::{GAMES, Shelf, game};
pub use soundness::check_pack;
pub use table::{Asking, Hint, Insights, Legal, Listed, Pointed, Proposal, Retreat, Stands, Table};
pub use tale::{Strike, Tale};
pub use voice::Voice;
