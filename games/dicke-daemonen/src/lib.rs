//! Dicke Dämonen (Heinrich Glumpler, 2004): four lines on a table, fifty creatures in a bag, and a
//! prediction of the color that will rule.
//!
//! Reading order: `board` (the laid lines), `state`, `action`, `step` (what can be
//! due), `rules` (the questions, chapter by chapter), `view` and `imagine` (who knows what), `text`.

mod action;
pub mod board;
pub mod color;
mod content;
mod event;
mod files;
mod heuristic;
mod illegal;
mod imagine;
mod options;
pub mod paragraphs;
pub mod rules;
mod sets;
mod show;
mod sites;
mod sketch;
mod sound;
pub mod state;
mod step;
mod text;
pub mod view;

pub use action::{Action, Colors};
pub use color::Color;
pub use content::Content;
pub use event::Event;
pub use illegal::Illegal;
pub use options::{EndTest, Majority, Options, SoloLeftovers, SoloTies, Start};
pub use sets::{CornerSet, Creatures, FieldSet};
pub use state::State;
pub use step::Step;
pub use view::View;

use kernel::{
    Chance, Cx, Form, Game, Info, OwnNames, Pack, Reason, Seat, Secret, SetupError, Viewer, Words,
};

type At<'a> = kernel::At<'a, DickeDaemonen>;
type Play<'a, 'c> = kernel::Play<'a, 'c, DickeDaemonen>;
type Found<'a> = dyn FnMut(Action) + 'a;

/// The opened box: a board laid, the creatures counted.
#[derive(Debug)]
pub struct DickeDaemonen {
    options: Options,
    content: Content,
    board: board::Board,
    sites: sites::Sites,
    notes: Vec<Reason>,
}

impl DickeDaemonen {
    /// The laid lines.
    pub fn board(&self) -> &board::Board {
        &self.board
    }
}

impl Game for DickeDaemonen {
    const INFO: Info = Info {
        slug: "dicke-daemonen",
        seats: (1, 4),
        rules_version: 1,
        // Every creature of the largest box placed, and a prediction asked after each.
        longest: 200,
        branching: 30,
        perfect_information: false,
        single_answers: kernel::single_answers!(Step, DickeDaemonen),
        book: kernel::book!("en", "fr"),
    };

    kernel::course!();

    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn form() -> Form {
        options::form()
    }

    fn open(options: &Options, pack: Option<&Pack>) -> Result<Self, SetupError> {
        options::open(options, pack)
    }

    fn options(&self) -> Options {
        self.options.clone()
    }

    fn pack(&self) -> Pack {
        self.content.files.pack()
    }

    fn names(&self) -> OwnNames {
        self.content.files.names().clone()
    }

    fn seats(&self) -> u8 {
        self.options.seats
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

    fn secrets(&self, state: &State, seat: Seat, out: &mut Vec<Secret>) {
        imagine::secrets(self, state, seat, out);
    }

    fn sound(&self, state: &State) -> Result<(), SetupError> {
        sound::sound(self, state)
    }

    fn text(&self, view: &View, words: &dyn Words) -> String {
        text::text(self, view, words)
    }

    fn phrase(&self, action: &Action, words: &dyn Words) -> String {
        text::phrase(self, action, words)
    }

    fn notes(&self) -> Vec<Reason> {
        self.notes.clone()
    }

    fn key(&self, state: &State, seat: Seat) -> u64 {
        view::key(state, seat)
    }
}
