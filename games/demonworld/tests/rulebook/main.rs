//! The rules, statement by statement.

mod content;
