//! The rules, statement by statement.

mod content;
mod formation;
mod grid;
mod sight;
mod tables;
