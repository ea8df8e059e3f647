//! The rulebook, statement by statement, and the cases of its readings.

mod captivity;
mod combat;
mod conjuring;
mod content;
mod control;
mod discovery;
mod effects;
mod ending;
mod estate;
mod marching;
mod meeting;
mod names;
mod powers;
mod refusals;
mod ring;
mod setup;
mod shield;
mod show;
mod table;
mod treasure;
mod walking;
mod written;
