//! The files as they are written; unknown keys are errors.

mod cards;
mod tables;

pub(super) use cards::*;
pub(super) use tables::*;

pub use kernel::Source;
