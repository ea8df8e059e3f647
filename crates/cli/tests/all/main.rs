//! Tests of the program as a user meets it: arguments, input, output, exit status.

#[cfg(unix)]
mod admin;
mod commands;
mod data;
mod engine;
mod house;
mod operations;
mod play;
mod program;
mod saves;
#[cfg(unix)]
mod served;
#[cfg(target_os = "linux")]
mod unit;
