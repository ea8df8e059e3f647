//! Dungeon Lords (Vlaada Chvátil, 2009) for two to four players, with the Magic Items expansion.
//!
//! Reading order: `ids` and `grid` (names and cells), `content` (the box), `state`, `action`,
//! `step` (what can be due), `rules` (the questions, chapter by chapter), `view` and `imagine` (who
//! knows what), `planner` (plans for one battle, tried out), `text`.

mod action;
pub mod content;
mod event;
mod grid;
mod heuristic;
pub mod ids;
mod illegal;
mod imagine;
mod options;
pub mod paragraphs;
pub mod planner;
mod rules;
pub mod show;
mod sound;
pub mod state;
mod step;
mod text;
pub mod view;

pub use action::Action;
pub use content::Content;
pub use event::Event;
pub use grid::{Cell, Cells};
pub use illegal::Illegal;
pub use options::{AbsentTies, Fatigue, Items, MealFlag, Options, Thresholds};
pub use rules::scoring::{Line, Sheet, sheets};
pub use state::State;
pub use step::{Loss, Step};
pub use view::View;

use kernel::{Chance, Cx, Game, Info, OwnNames, Pack, Seat, Secret, SetupError, Viewer, Words};

type At<'a> = kernel::At<'a, DungeonLords>;
type Play<'a, 'c> = kernel::Play<'a, 'c, DungeonLords>;
type Found<'a> = dyn FnMut(Action) + 'a;

/// The opened box: options chosen, content read.
#[derive(Clone, Debug)]
pub struct DungeonLords {
    options: Options,
    content: Content,
}

impl DungeonLords {
    /// Everything printed.
    pub fn content(&self) -> &Content {
        &self.content
    }
}

impl Game for DungeonLords {
    const INFO: Info = Info {
        slug: "dungeon-lords",
        seats: (2, 4),
        rules_version: 3,
        longest: 4_000,
        branching: 5,
        perfect_information: false,
        single_answers: kernel::single_answers!(Step, DungeonLords),
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
        text::phrase(*action, words)
    }

    fn key(&self, state: &State, seat: Seat) -> u64 {
        view::key(self, state, seat)
    }
}
