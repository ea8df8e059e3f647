//! The rules, statement by statement.

mod content;
mod grid;
mod tables;
