//! Opponents on toys and on Connect Four.

mod arena;
mod asking;
mod connect_four;
mod endgame;
mod guess;
mod leduc;
