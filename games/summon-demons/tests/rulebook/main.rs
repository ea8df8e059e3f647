//! The rulebook, statement by statement.

mod animals;
mod decks;
mod demons;
mod ending;
mod kids;
mod packs;
mod secrecy;
mod setup;
mod table;
mod teams;
mod throwing;
mod turning;
