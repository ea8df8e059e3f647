//! The server from outside: HTTP, live connections, storage.
#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod client;
mod clocks;
mod failing;
mod frames;
mod live;
mod restart;
mod routes;
mod secrecy;
mod typed;
mod undo;
