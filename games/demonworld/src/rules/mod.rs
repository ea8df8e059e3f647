//! The rules by chapter, floor upon floor: a floor calls those below it and itself, never one above.
//! What has to follow on a higher floor is put on the agenda (`step.rs`).
//!
//! Floors, lowest first: `refusals`, `ground`, `morale`, `weather`, `shoot`, `movement`, `magic`,
//! `melee`, `course`. `cargo xtask tidy` holds them to this order.

pub(crate) mod course;
pub(crate) mod ground;
pub(crate) mod magic;
pub(crate) mod melee;
pub(crate) mod morale;
pub(crate) mod movement;
mod refusals;
pub(crate) mod shoot;
pub(crate) mod weather;
