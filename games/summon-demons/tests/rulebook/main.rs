//! The rulebook, statement by statement.

mod animals;
mod answers;
mod corners;
mod decks;
mod demons;
mod ending;
mod kids;
mod meeting;
mod minds;
mod names;
mod ordering;
mod packs;
mod secrecy;
mod setup;
mod showing;
mod table;
mod teams;
mod throwing;
mod turning;
