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

use kernel::{
    Book, Chance, Cx, Form, Game, Info, Pack, Reason, Seat, Secret, SetupError, Texts, Viewer,
    Words,
};

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
        book: Book {
            index: paragraphs::INDEX,
            texts: &[
                Texts {
                    language: "en",
                    rules: include_str!("../rules/en.md"),
                    locale: include_str!("../locales/en.ftl"),
                },
                Texts {
                    language: "fr",
                    rules: include_str!("../rules/fr.md"),
                    locale: include_str!("../locales/fr.ftl"),
                },
            ],
        },
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
        let mut reasons = options::problems(options);
        let content = content::load(pack, &mut reasons);
        SetupError::unless_empty(reasons)?;
        Ok(Self { options: options.clone(), content })
    }

    fn options(&self) -> Options {
        self.options.clone()
    }

    fn pack(&self) -> Pack {
        self.content.pack()
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn start(&self, cx: &mut Cx<'_, Event>) -> State {
        rules::start(self, cx)
    }

    fn view(&self, state: &State, _viewer: Viewer) -> View {
        View::of(state)
    }

    fn cut(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn imagine(&self, state: &State, _seat: Seat, _chance: &mut dyn Chance) -> State {
        state.clone()
    }

    fn secrets(&self, _state: &State, _seat: Seat, _out: &mut Vec<Secret>) {}

    fn sound(&self, state: &State) -> Result<(), SetupError> {
        let reasons: Vec<Reason> = rules::unsound(self, state);
        SetupError::unless_empty(reasons)
    }

    fn text(&self, view: &View, words: &dyn Words) -> String {
        text::board(view, words)
    }

    fn phrase(&self, action: &Action, words: &dyn Words) -> String {
        text::phrase(*action, words)
    }
}

/// Opponents play positions out until the game has estimates of its own.
impl kernel::Heuristic for Matchsticks {}

/// Players read the text until the game has a picture.
impl kernel::Show for Matchsticks {
    type Picture = ();
}
