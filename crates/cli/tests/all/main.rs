//! Tests of the program as a user meets it: arguments, input, output, exit status.

mod commands;
mod data;
mod engine;
mod house;
mod operations;
mod play;
mod program;
mod saves;
