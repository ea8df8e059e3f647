//! The rulebook, statement by statement.

mod building;
mod cases_combat;
mod cases_items;
mod combat;
mod content;
mod corners_building;
mod corners_combat;
mod course;
mod ending;
mod events;
mod evil;
mod items_advanced;
mod items_basic;
mod items_used;
mod minds;
mod names;
mod planner;
mod positions;
mod refusals;
mod rounds;
mod rulings;
mod spells;
mod table;
mod told;
mod written;
