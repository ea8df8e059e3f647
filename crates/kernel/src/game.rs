//! The contract of a game.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Chance, Cx, Fingerprint, Form, OwnNames, Pack, Reason, RuleRef, Ruled, Seat, Seats, SetupError,
    Told, Topic, Viewer, Words,
};

/// What is true of a game before its box is opened.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// Name in commands, routes and folders.
    pub slug: &'static str,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// Rises when any recorded game could play differently.
    pub rules_version: u32,
    /// No game has more decisions than this.
    pub longest: u32,
    /// Typical number of listed actions.
    pub branching: u16,
    /// Nothing is ever hidden from anybody.
    pub perfect_information: bool,
    /// Questions that are asked even when one answer is left (asking hides something); with an agenda
    /// [`single_answers!`](macro@crate::single_answers) gathers them.
    pub single_answers: &'static [&'static str],
    /// The rules and sentences that ship with the game.
    pub book: Book,
}

/// The texts of a game.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// Ids of all paragraphs, sorted.
    pub index: &'static [&'static str],
    /// One entry per language.
    pub texts: &'static [Texts],
}

/// The texts of one language.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// Language tag, `en` or `fr`.
    pub language: &'static str,
    /// Markdown with one heading per paragraph.
    pub rules: &'static str,
    /// Fluent messages.
    pub locale: &'static str,
}

/// The [`Book`] of a crate with the usual folders: the index in `src/paragraphs.rs`, and for each language
/// `rules/<language>.md` and `locales/<language>.ftl`; written in `src/lib.rs`.
#[macro_export]
#[allow(clippy::crate_in_macro_def, reason = "the index is the calling game's own")]
macro_rules! book {
    ($($language:literal),+) => {
        $crate::Book {
            index: crate::paragraphs::INDEX,
            texts: &[$($crate::Texts {
                language: $language,
                rules: include_str!(concat!("../rules/", $language, ".md")),
                locale: include_str!(concat!("../locales/", $language, ".ftl")),
            }),+],
        }
    };
}

/// Who owes a decision now, or how the game ended. Public knowledge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// These seats, in any order.
    To(Seats),
    /// Nobody: the game has ended.
    Over(Outcome),
}

/// Final standing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// One entry per seat.
    pub seats: Vec<Standing>,
    /// The paragraph that ended the game.
    pub rule: RuleRef,
}

/// How one seat ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// Place, 0 is best, ties share.
    pub place: u8,
    /// Whether the rules say that this seat has won; several or none may.
    pub won: bool,
    /// Score where the game has one.
    pub score: i32,
}

/// The decision a seat owes: what is asked, by which paragraph, and whether the answer stays
/// secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Question {
    /// Stable code, also the Fluent id `ask-<code>`.
    pub code: &'static str,
    /// The paragraph that asks.
    pub rule: RuleRef,
    /// Nobody else learns the answer before it is revealed.
    pub sealed: bool,
}

/// One fact a seat may not know. For tests only.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Secret {
    /// Name of the fact.
    pub what: &'static str,
    /// Whose.
    pub of: u16,
    /// Its value.
    pub value: Vec<u8>,
}

/// What a game leaves unsaid about knowledge is right only where everybody knows everything.
const fn hides_nothing<G: Game>() {
    assert!(
        G::INFO.perfect_information,
        "a game that hides something says itself how events are cut, states imagined and secrets told"
    );
}

/// An opened box: options chosen, content loaded and checked. Immutable, shared by all tables and
/// threads that use it.
pub trait Game: Sized + Send + Sync + 'static {
    /// What is true before the box is opened.
    const INFO: Info;
    /// What a table chooses; unknown keys are refused when it is read.
    type Options: Clone + Debug + Serialize + DeserializeOwned + Default + Send + Sync;
    /// Plain data: no content, no references, no serde attributes, no hash maps.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One small decision: a flat object tagged `type`; `Display` writes its notation and `FromStr`
    /// reads it; `Ord` is its place in the list. [`actions!`](macro@crate::actions) makes all of it.
    type Action: Clone
        + Eq
        + Ord
        + Debug
        + Display
        + FromStr
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// What happened, past tense, flat fields.
    type Event: Clone + Eq + Debug + Told<Self> + Ruled + Send + 'static;
    /// What a viewer knows; numbers of at most 32 bits.
    type View: Eq + Debug + Serialize;
    /// Why not: a code, its paragraph and the values. `Display` is terse; sentences are Fluent.
    type Illegal: Eq + Debug + Display + Told<Self> + Ruled;

    /// The form from which a table is made.
    fn form() -> Form;
    /// Checks options and the owner's content pack; all reasons at once.
    fn open(options: &Self::Options, pack: Option<&Pack>) -> Result<Self, SetupError>;
    /// The options in their normal form: opening them again gives the same box.
    fn options(&self) -> Self::Options;
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// The opening position.
    fn start(&self, cx: &mut Cx<'_, Self::Event>) -> Self::State;
    /// Who owes a decision; depends on nothing hidden from anybody.
    fn turn(&self, state: &Self::State) -> Turn;
    /// What this seat is asked; `Some` exactly for the seats in `Turn::To`.
    fn question(&self, state: &Self::State, seat: Seat) -> Option<Question>;
    /// Appends every action the seat may take, ascending, without repeats; nothing if it owes
    /// none.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// Yes, or why not. Agrees with `legal`; looks only at what the seat may know.
    fn check(
        &self,
        state: &Self::State,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<(), Self::Illegal>;
    /// Carries out an action that `check` accepts, up to the next real decision. Cannot fail.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        cx: &mut Cx<'_, Self::Event>,
    );
    /// The only way out for states.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// A view as text, for terminal, playthroughs and screen readers.
    fn text(&self, view: &Self::View, words: &dyn Words) -> String;
    /// An action as the label of a button.
    fn phrase(&self, action: &Self::Action, words: &dyn Words) -> String;

    /// The only way out for events: blanked, whole, or not at all. Needs no state. A game that hides
    /// anything says it itself, like the next two: it does not compile otherwise.
    fn cut(&self, event: &Self::Event, _viewer: Viewer) -> Option<Self::Event> {
        const { hides_nothing::<Self>() };
        Some(event.clone())
    }

    /// Another state this seat cannot tell from the given one, hidden facts redrawn from canonical
    /// order.
    fn imagine(&self, state: &Self::State, _seat: Seat, _chance: &mut dyn Chance) -> Self::State {
        const { hides_nothing::<Self>() };
        state.clone()
    }

    /// Every fact hidden from the seat that is not forced by what it knows.
    fn secrets(&self, _state: &Self::State, _seat: Seat, _out: &mut Vec<Secret>) {
        const { hides_nothing::<Self>() };
    }

    /// The state's own invariants, all violations at once; also guards positions written by hand (law H3
    /// finds what is not looked at).
    fn sound(&self, _state: &Self::State) -> Result<(), SetupError> {
        Ok(())
    }

    /// The content in force, as files that `open` accepts; nothing in a game without content.
    fn pack(&self) -> Pack {
        Pack::default()
    }

    /// The same for a viewer who is offered the action: what it names is called as he sees it.
    fn label(&self, _view: &Self::View, action: &Self::Action, words: &dyn Words) -> String {
        self.phrase(action, words)
    }

    /// The question to the viewer as a sentence that names whom it is about; nothing where the
    /// plain sentence `ask-<code>` says enough.
    fn asking(&self, _view: &Self::View, _code: &str, _words: &dyn Words) -> Option<String> {
        None
    }

    /// Whom a position asks when its answers are looked at; `turn` may trust that the position is at
    /// rest and that somebody has a choice. At rest both are the same (law L9).
    fn asked(&self, state: &Self::State) -> Seats {
        match self.turn(state) {
            Turn::To(seats) => seats,
            Turn::Over(_) => Seats::NONE,
        }
    }

    /// All that may be asked, question by question, where the course is an agenda.
    fn topics() -> &'static [&'static [Topic]] {
        &[]
    }

    /// What opening changed in the options without refusing them, such as a mended drawing; the
    /// sentence of a note is `note-<code>`.
    fn notes(&self) -> Vec<Reason> {
        Vec::new()
    }

    /// What the records of this box are called otherwise than the shipped sentences call them; every
    /// sentence about the box says these names.
    fn names(&self) -> OwnNames {
        OwnNames::default()
    }

    /// Fast fingerprint of what the seat knows, for search only.
    ///
    /// A search plays again what it found legal under the same key, without asking anew: equal keys
    /// of a seat promise the same turn, question and list (law S14). Where the view alone does not
    /// tell how far a decision in several parts has come, the key must.
    fn key(&self, state: &Self::State, seat: Seat) -> u64 {
        let mut key = Fingerprint::default();
        key.value(&self.view(state, Viewer::Seat(seat)));
        key.end()
    }

    /// `check`, then `play`: a refused action leaves the state as it was and asks chance nothing.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        cx: &mut Cx<'_, Self::Event>,
    ) -> Result<(), Self::Illegal> {
        self.check(state, seat, action)?;
        self.play(state, seat, action, cx);
        Ok(())
    }
}
