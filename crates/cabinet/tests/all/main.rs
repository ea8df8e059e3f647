//! Tests of the cabinet through its public face.

mod bad_input;
mod blindness;
mod coach;
mod content;
mod grammar;
mod lexicon;
mod names;
mod records;
mod requests;
mod sealed;
mod sentences;
mod setups;
mod snapshots;
mod strength;
mod struck;
mod tables;
mod talk;
mod toy;
mod transcript;
