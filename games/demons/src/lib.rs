//! Demons (SPI, 1979): magicians in medieval Armenia, seventy-two spirits, and mortal powers that
//! hunt by themselves.
//!
//! Reading order: `content` (everything printed), `state`, `action`, `step` (what can be due),
//! `rules` (the questions, section by section), `view` and `imagine` (who knows what), `text`.

mod action;
mod board;
mod chart;
pub mod content;
mod event;
mod heuristic;
mod ids;
mod illegal;
mod imagine;
pub mod kinds;
mod options;
pub mod paragraphs;
mod rules;
mod sets;
mod show;
mod sound;
pub mod state;
mod step;
mod text;
pub mod view;

pub use action::{Action, HexNumber};
pub use content::{Content, Hex};
pub use event::{Event, Farewell};
pub use ids::{Demon, Printed, Prize, Shield, Town, Unit};
pub use illegal::Illegal;
pub use options::{
    Estate, FriendlyLiftsLater, GridDice, NeutralAfterCombat, Options, Order, Overflow, PowerC,
    PowerF, PowerG, PowerR, PowerS, RecoverAtHome, RingBatch, Shields, SoloCopper, SoloRingMin,
    Within,
};
pub use sets::DemonSet;
pub use show::Picture;
pub use state::State;
pub use step::Step;
pub use view::View;

use kernel::{Chance, Cx, Game, Info, OwnNames, Pack, Seat, Secret, SetupError, Viewer, Words};

type At<'a> = kernel::At<'a, Demons>;
type Play<'a, 'c> = kernel::Play<'a, 'c, Demons>;
type Found<'a> = dyn FnMut(Action) + 'a;

/// The opened box.
#[derive(Clone, Debug)]
pub struct Demons {
    options: Options,
    content: Content,
}

impl Demons {
    /// The content in force.
    pub fn content(&self) -> &Content {
        &self.content
    }
}

impl Game for Demons {
    const INFO: Info = Info {
        slug: "demons",
        seats: (1, 4),
        rules_version: 3,
        // Some hundred game-turns of four magicians, each with a long demon-use phase.
        longest: 120_000,
        branching: 12,
        perfect_information: false,
        single_answers: kernel::single_answers!(Step, Demons),
        book: kernel::book!("en", "fr"),
    };

    kernel::course!();
    kernel::chosen!();

    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn open(options: &Options, pack: Option<&Pack>) -> Result<Self, SetupError> {
        options::open(options, pack)
    }

    fn pack(&self) -> Pack {
        self.content.files.pack()
    }

    fn names(&self) -> OwnNames {
        self.content.files.names().clone()
    }

    fn start(&self, cx: &mut Cx<'_, Event>) -> State {
        rules::setup::start(self, cx)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn cut(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event::cut(event, viewer))
    }

    fn imagine(&self, state: &State, seat: Seat, chance: &mut dyn Chance) -> State {
        imagine::imagine(self, state, seat, chance)
    }

    fn key(&self, state: &State, seat: Seat) -> u64 {
        imagine::key(self, state, seat)
    }

    fn secrets(&self, state: &State, seat: Seat, out: &mut Vec<Secret>) {
        imagine::secrets(self, state, seat, out);
    }

    fn sound(&self, state: &State) -> Result<(), SetupError> {
        sound::sound(self, state)
    }

    fn text(&self, view: &View, words: &dyn Words) -> String {
        text::text(self, view, words)
    }

    fn asking(&self, view: &View, code: &str, words: &dyn Words) -> Option<String> {
        text::asking(view, code, words)
    }

    fn phrase(&self, action: &Action, words: &dyn Words) -> String {
        text::phrase(self, *action, words)
    }
}
