//! The rulebook, statement by statement.

mod building;
mod combat;
mod content;
mod course;
mod ending;
mod events;
mod evil;
mod items_advanced;
mod items_basic;
mod planner;
mod rounds;
mod spells;
mod table;
