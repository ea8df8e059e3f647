//! The rulebook, statement by statement.

#![allow(
    clippy::needless_pass_by_value,
    clippy::needless_for_each,
    reason = "stages read better when they are built in one line"
)]

mod board;
mod drawing;
mod ending;
mod engine;
mod names;
mod placing;
mod predicting;
mod refusals;
mod results;
mod scoring;
mod secrecy;
mod setup;
mod show;
mod solo;
mod soundness;
mod table;
mod words;
mod worlds;
