//! The rules, statement by statement.

mod content;
mod field;
mod formation;
mod grid;
mod melee;
mod morale;
mod movement;
mod sight;
mod tables;
