//! One task per live table: it owns the state, carries out actions, cuts views, tells everybody.

mod agree;
mod asked;
mod before;
mod bots;
mod clock;
mod command;
mod create;
mod dice;
mod guest;
mod host;
mod hush;
mod log;
mod questions;
mod registry;
mod render;
mod round;
mod say;
mod seating;
mod tableau;
mod talk;
mod undo;

pub(crate) use command::{Answer, Command, Newcomer};
pub(crate) use create::{hash, make, written};
pub(crate) use log::told;
pub(crate) use registry::Registry;
pub(crate) use render::{outcome, turn};
pub(crate) use tableau::{level, recorded};
