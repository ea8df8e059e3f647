//! Content files: TOML in, typed faults out.
//!
//! A game says in [`Shipped`] which files it brings. An owner's files are laid over them and opened
//! as a [`Book`]; each is read into the game's own records, where unknown keys are errors. What is
//! wrong is kept as a [`kernel::Reason`] with file, table, row, key, value and what would be right,
//! and the shipped value is read in its place: so reading goes on with the next row and the next
//! file, and everything is told at once. Checks go through a [`Place`], which knows where it is.
//! The sentences are `common-reason-content-…` of `wording`, and those of the game for what only the
//! game knows; they begin with `common-content-place`.
//!
//! There is no input or output here: texts come in, reasons go out.

mod book;
mod complaint;
mod mend;
mod path;
mod place;
mod records;
mod schema;
mod shipped;
mod slots;

pub use book::Book;
pub use complaint::{Complaint, Expected, Found, short};
pub use place::Place;
pub use schema::Schema;
pub use shipped::{Files, Shipped};
pub use slots::Slots;

#[doc(hidden)]
pub use serde;
