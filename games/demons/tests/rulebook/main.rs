//! The rulebook, statement by statement, and the cases of its readings.

mod captivity;
mod combat;
mod conjuring;
mod content;
mod control;
mod discovery;
mod ending;
mod marching;
mod powers;
mod ring;
mod setup;
mod shield;
mod table;
mod treasure;
mod walking;
