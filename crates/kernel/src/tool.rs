//! Tools: what a game offers away from any table, such as a planner of battles or a builder of armies.

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};

use crate::{Game, Pack, Reason, RuleRef, Ruled as _, SetupError, Telling, Tongues};

/// A tool of a game. It is asked something that somebody wrote down and answers with data; what it
/// refuses it refuses with reasons, as a box does that does not open.
pub trait Tool<G: Game> {
    /// Its name in addresses.
    const NAME: &'static str;
    /// What that is called which it is asked: refusals are `malformed-<this>` and `<this>-refused`.
    const SUBJECT: &'static str;
    /// What it is asked.
    type Asked: DeserializeOwned;
    /// What it answers; it may say what the box holds.
    type Answer<'a>: Serialize
    where
        G: 'a;

    /// Works. A reason that stands at no place is told alone, as what it is.
    fn work<'a>(desk: &Desk<'a, G>, asked: Self::Asked) -> Result<Self::Answer<'a>, SetupError>;
}

/// Where a tool works: a box, perhaps one that does not open, and somebody who finds the words.
pub struct Desk<'a, G: Game> {
    /// The box that the options and files open, or all reasons why they open none.
    pub opened: Result<&'a G, &'a SetupError>,
    /// The options as far as they can be read.
    pub options: Option<&'a G::Options>,
    /// An owner's files.
    pub pack: Option<&'a Pack>,
    /// Who finds the words.
    pub teller: &'a dyn Teller<G>,
}

impl<G: Game> fmt::Debug for Desk<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desk").field("game", &G::INFO.slug).finish_non_exhaustive()
    }
}

impl<'a, G: Game> Desk<'a, G> {
    /// The box, for a tool that cannot work without one.
    pub fn game(&self) -> Result<&'a G, SetupError> {
        self.opened.map_err(Clone::clone)
    }

    /// An event of this box with its paragraph and its sentence.
    pub fn told(&self, game: &'a G, event: G::Event) -> Related<'a, G> {
        Related { game, text: self.teller.event(game, &event), event }
    }
}

/// Who finds words for what a tool tells.
pub trait Teller<G: Game> {
    /// The sentence of an event of this box.
    fn event(&self, game: &G, event: &G::Event) -> String;
    /// The sentence of why something is refused.
    fn refused(&self, reason: &Reason) -> String;
    /// The sentence of a limit that is kept.
    fn kept(&self, reason: &Reason) -> String;
    /// Says something in every language.
    fn in_all(&self, game: &G, say: &mut dyn FnMut(Tongues<'_>));
}

/// An event as people read it: its own fields, its paragraph, its sentence.
pub struct Related<'a, G: Game> {
    game: &'a G,
    event: G::Event,
    text: String,
}

impl<G: Game> fmt::Debug for Related<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Related").field(&self.event).finish()
    }
}

impl<G: Game> Serialize for Related<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Fields<'b, T: Serialize> {
            #[serde(flatten)]
            event: T,
            rule: Option<&'static str>,
            text: &'b str,
        }
        let event = Telling { game: self.game, value: &self.event };
        let rule = self.event.rule().map(RuleRef::id);
        Fields { event, rule, text: &self.text }.serialize(serializer)
    }
}

/// Whoever looks through the tools of a game.
pub trait Bench<G: Game> {
    /// Looks at one of them.
    fn see<T: Tool<G>>(&mut self);
}
