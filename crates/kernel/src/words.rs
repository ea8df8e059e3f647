//! How a game's picture in text asks for its wording.

use crate::Seat;

/// A value put into a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// A word, a code or a name.
    Text(&'a str),
    /// A whole number.
    Number(i64),
}

/// Sentences of one language; implemented outside the rules over the game's Fluent files.
pub trait Words {
    /// The sentence with this id (without the game's prefix) and these arguments.
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String;
    /// What the players call this seat.
    fn seat(&self, seat: Seat) -> String;
    /// What stands beside the sentence with this id under a name of its own, if anything does.
    fn aside(&self, _id: &str, _name: &str) -> Option<String> {
        None
    }
}
