//! Matchsticks: the smallest game that has the shape of all game crates.
//!
//! Reading order: `state`, `action`, `event`, `options`, `content`, `step` (what can be
//! due), `rules` (the questions, chapter by chapter), `view`.

mod action;
mod content;
mod event;
mod illegal;
mod options;
pub mod paragraphs;
mod rules;
mod state;
mod step;
mod text;
mod view;

use kernel::{Cx, Game, Info, Pack, SetupError, Viewer, Words};

pub use action::Action;
pub use content::Content;
pub use event::Event;
pub use illegal::Illegal;
pub use options::Options;
pub use state::State;
pub use step::Step;
pub use view::View;

type At<'a> = kernel::At<'a, Matchsticks>;
type Play<'a, 'c> = kernel::Play<'a, 'c, Matchsticks>;
type Found<'a> = dyn FnMut(Action) + 'a;

/// An opened box of matchsticks.
#[derive(Clone, Debug)]
pub struct Matchsticks {
    options: Options,
    content: Content,
}

impl Game for Matchsticks {
    const INFO: Info = Info {
        slug: "matchsticks",
        seats: (2, 4),
        rules_version: 1,
        longest: options::MOST_STICKS as u32,
        branching: 3,
        perfect_information: true,
        single_answers: kernel::single_answers!(Step, Matchsticks),
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
        let mut reasons = options.out_of_range();
        let content = content::load(pack).map_err(|more| reasons.extend(more)).ok();
        SetupError::unless_empty(reasons)?;
        let content = content.expect("content without a reason against it");
        Ok(Self { options: options.clone(), content })
    }

    fn pack(&self) -> Pack {
        self.content.files.pack()
    }

    fn start(&self, cx: &mut Cx<'_, Event>) -> State {
        rules::set_up::start(self, cx)
    }

    fn view(&self, state: &State, _viewer: Viewer) -> View {
        View { heap: state.heap, turn: state.next(), winner: state.winner }
    }

    fn sound(&self, state: &State) -> Result<(), SetupError> {
        SetupError::unless_empty(rules::unsound(self, state))
    }

    fn text(&self, view: &View, words: &dyn Words) -> String {
        text::board(view, words)
    }

    fn phrase(&self, action: &Action, words: &dyn Words) -> String {
        kernel::notation::phrase(action.word(), &action.fields(), words)
    }
}

/// Opponents play positions out until the game has estimates of its own.
impl kernel::Heuristic for Matchsticks {}

/// Players read the text until the game has a picture.
impl kernel::Show for Matchsticks {
    type Picture = ();
}
