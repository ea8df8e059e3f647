//! Matchsticks: the smallest game that has the shape of all game crates.
//!
//! Reading order: `state`, `action`, `event`, `options`, `content`, `flow`, `rules`, `view`.

mod action;
mod content;
mod event;
mod flow;
mod illegal;
mod options;
pub mod paragraphs;
mod rules;
mod state;
mod text;
mod view;

use kernel::{
    Book, Chance, Cx, Form, Game, Info, Pack, Question, Reason, Seat, Secret, SetupError, Texts,
    Turn, Viewer, Words, flow_legal, flow_play, rule,
};

pub use action::Action;
pub use content::Content;
pub use event::Event;
pub use illegal::Illegal;
pub use options::Options;
pub use state::{State, Step};
pub use view::View;

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
        single_answers: &["take"],
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

    fn turn(&self, state: &State) -> Turn {
        rules::turn(self, state)
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        let question = Question { code: "take", rule: rule!("MS-3"), sealed: false };
        (state.next() == Some(seat)).then_some(question)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        flow_legal(self, state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(self, state, seat, *action)
    }

    fn play(&self, state: &mut State, seat: Seat, action: &Action, cx: &mut Cx<'_, Event>) {
        flow_play(self, state, seat, action, cx);
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
