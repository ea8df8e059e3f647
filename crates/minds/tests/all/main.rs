//! Opponents on toys and on Connect Four.

mod arena;
mod asking;
mod connect_four;
mod duel;
mod endgame;
mod guess;
mod leduc;
