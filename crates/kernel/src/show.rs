//! What a game tells the people who look at it, beyond view, text and phrase.

use serde::Serialize;

use crate::{Bench, Game, Seat, Tongues, Words};

/// One way an action may go, as far as its seat can know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Prospect {
    /// In so many cases …
    pub ways: u32,
    /// … of so many, all equally likely.
    pub of: u32,
    /// What happens then, in a few words.
    pub text: String,
}

/// One place of a board that a player may point at, in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Cell {
    /// The same id that actions and pictures use for the place.
    pub id: String,
    /// What is there and what can be done, in one or two short sentences.
    pub text: String,
}

/// One thing that a player learns by pointing at a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Insight {
    /// How a picture marks its places: a word of the game.
    pub mark: &'static str,
    /// The places, each with what is to be written there, if anything.
    pub cells: Vec<Cell>,
    /// In words; empty where there is nothing to say beyond the marks.
    pub text: String,
    /// The paragraph it stands on.
    pub rule: Option<&'static str>,
}

/// How a game shows itself. Methods that speak of a position read a view, or a world that the seat
/// imagines, so they cannot tell anybody what the viewer may not know.
pub trait Show: Game {
    /// What everybody sees and nothing changes: map, fields, cards. `()` for none.
    type Picture: Serialize;

    /// The picture, if the game has one; what it names it names in all languages.
    fn picture(&self, _tongues: Tongues<'_>) -> Option<Self::Picture> {
        None
    }

    /// What chance may make of a listed action of the viewer; nothing if chance has no say in it
    /// or the game cannot tell.
    fn prospects(
        &self,
        _view: &Self::View,
        _action: &Self::Action,
        _words: &dyn Words,
    ) -> Vec<Prospect> {
        Vec::new()
    }

    /// What a seat learns by pointing at a place, looking from another one where that matters; the
    /// world is one that the seat imagines, and nothing is told in which such worlds differ.
    fn insights(
        &self,
        _world: &Self::State,
        _seat: Seat,
        _at: (&str, Option<&str>),
        _words: &dyn Words,
    ) -> Vec<Insight> {
        Vec::new()
    }

    /// Shows the bench every tool of the game.
    fn tools(_bench: &mut impl Bench<Self>) {}

    /// Every place of the board in words, for a player who does not see it.
    fn cells(&self, _view: &Self::View, _words: &dyn Words) -> Vec<Cell> {
        Vec::new()
    }
}
