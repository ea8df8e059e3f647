//! Connect Four on the kernel: the smallest game without nested decisions, and a yardstick.
//! Beside it [`leduc`]: poker with six cards, the yardstick for hidden information.
//!
//! It is no game of the shelf. It shows how a game implements [`kernel::Game`] directly, without
//! an agenda, and its benchmarks compare the contract with a hand-written implementation.
//!
//! Reading order: `board`, `state`, `action`, `rules`, `view`, `perft`.

mod action;
mod board;
mod event;
mod heuristic;
mod illegal;
pub mod leduc;
mod options;
pub mod paragraphs;
mod perft;
mod rules;
mod state;
mod text;
mod view;

use kernel::{
    Book, Chance, Cx, Form, Game, Info, Pack, Question, Seat, Seats, Secret, SetupError, Texts,
    Turn, Viewer, Ways, Why, Words, rule,
};

pub use action::{Action, Column};
pub use event::Event;
pub use illegal::Illegal;
pub use options::Options;
pub use perft::perft;
pub use state::{Ending, State};
pub use view::View;

/// An opened box of Connect Four; it has neither options nor content that matter.
#[derive(Clone, Copy, Debug, Default)]
pub struct ConnectFour;

/// Chance for games that never ask it.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoChance;

impl Chance for NoChance {
    fn settle(&mut self, _: Ways<'_>, why: &'static Why, _: Seats) -> u32 {
        unreachable!("{} asks chance in a game without chance", why.code)
    }
}

impl Game for ConnectFour {
    const INFO: Info = Info {
        slug: "connect-four",
        seats: (2, 2),
        rules_version: 1,
        longest: 42,
        branching: 7,
        perfect_information: true,
        // §CF-3 The last open column is played, not skipped: every stone is a decision.
        single_answers: &["drop"],
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
        SetupError::unless_empty(options::problems(*options, pack))?;
        Ok(ConnectFour)
    }

    fn options(&self) -> Options {
        Options::default()
    }

    fn pack(&self) -> Pack {
        Pack::default()
    }

    fn seats(&self) -> u8 {
        Options::default().seats
    }

    fn start(&self, _cx: &mut Cx<'_, Event>) -> State {
        State::EMPTY
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        rules::turn(state)
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        let question = Question { code: "drop", rule: rule!("CF-3"), sealed: false };
        (state.next() == Some(seat)).then_some(question)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        rules::offers(state, seat, out);
    }

    #[inline]
    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let Action::Drop { column } = *action;
        rules::check_drop(state, seat, column)
    }

    #[inline]
    fn play(&self, state: &mut State, seat: Seat, action: &Action, cx: &mut Cx<'_, Event>) {
        let Action::Drop { column } = *action;
        rules::do_drop(state, seat, column, cx);
    }

    fn view(&self, state: &State, _viewer: Viewer) -> View {
        View::of(state)
    }

    fn cut(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn imagine(&self, state: &State, _seat: Seat, _chance: &mut dyn Chance) -> State {
        *state
    }

    fn secrets(&self, _state: &State, _seat: Seat, _out: &mut Vec<Secret>) {}

    fn sound(&self, state: &State) -> Result<(), SetupError> {
        SetupError::unless_empty(rules::unsound(state))
    }

    fn text(&self, view: &View, words: &dyn Words) -> String {
        text::board(view, words)
    }

    fn phrase(&self, action: &Action, words: &dyn Words) -> String {
        text::phrase(*action, words)
    }

    /// The sum marks the lowest free place of every column, and below it the mover's stones.
    fn key(&self, state: &State, _seat: Seat) -> u64 {
        state.mover + state.all + board::BOTTOM
    }
}
