//! The server from outside: HTTP, live connections, storage.
#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod both;
mod bounds;
mod changes;
mod client;
mod clocks;
mod club;
mod connections;
mod data;
mod described;
mod duties;
mod failing;
mod files;
mod frames;
mod herd;
mod keys;
mod lists;
mod live;
mod lords;
#[cfg(unix)]
mod mutes;
mod numbers;
mod offers;
#[cfg(unix)]
mod operator;
mod people;
mod promises;
mod proxies;
mod queue;
mod restart;
mod retention;
mod routes;
mod secrecy;
mod snapshots;
mod stand_in;
mod tls;
mod typed;
mod undo;
mod worlds;
