//! Dungeon Lords (Vlaada Chvátil, 2009) for two to four players, with the Magic Items expansion.
//!
//! Reading order: `ids` and `grid` (names and cells), `content` (the box), `state`, `action`,
//! `step` and `flow` (the course of play), `rules` (chapter by chapter), `view` and `imagine` (who
//! knows what), `planner` (plans for one battle, tried out), `text`.

mod action;
pub mod content;
mod event;
mod flow;
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

use kernel::{
    Book, Chance, Cx, Form, Game, Info, OwnNames, Pack, Question, RuleRef, Seat, Secret,
    SetupError, Texts, Turn, Viewer, Words, flow_legal, flow_play, flow_step, rule,
};

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

/// The paragraph on which a question stands.
fn asked_by(code: &str) -> RuleRef {
    match code {
        "shelve" => rule!("DL-12"),
        "sell" => rule!("MI-4"),
        "command" | "third" => rule!("DL-18"),
        "commit" => rule!("MI-31"),
        "fee" => rule!("DL-21"),
        "dig" => rule!("DL-27"),
        "mine" => rule!("DL-28"),
        "hire" => rule!("DL-32"),
        "build" => rule!("DL-31"),
        "tunnel" => rule!("DL-30"),
        "peek" => rule!("DL-26"),
        "give-trap" => rule!("DL-36"),
        "feed" => rule!("DL-33"),
        "produce" => rule!("DL-39"),
        "rotate" => rule!("DL-45"),
        "tax" => rule!("DL-48"),
        "pay-day" => rule!("DL-49"),
        "special" => rule!("DL-51"),
        "plan-tile" => rule!("DL-80"),
        "plan-trap" | "plan-monster" | "plan-ghosts" => rule!("DL-81"),
        "free" => rule!("DL-97"),
        "spring" => rule!("DL-84"),
        "repay" | "peace" | "pick" => rule!("DL-87"),
        "strike" | "hit" => rule!("DL-89"),
        _ => rule!("DL-24"),
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
        // What a hand of traps holds is hidden.
        single_answers: &["give-trap"],
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
        options::open(options, pack)
    }

    fn options(&self) -> Options {
        self.options.clone()
    }

    fn pack(&self) -> Pack {
        self.content.pack()
    }

    fn names(&self) -> OwnNames {
        self.content.names.clone()
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn start(&self, cx: &mut Cx<'_, Event>) -> State {
        rules::setup::start(self, cx)
    }

    fn turn(&self, state: &State) -> Turn {
        if state.over {
            Turn::Over(rules::scoring::outcome(self, state))
        } else {
            Turn::To(kernel::flow_turn(self, state))
        }
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        let step = flow_step(self, state, seat)?;
        let code = view::question_code(self, state, seat, step);
        let sealed = matches!(step, Step::Shelve | Step::Sell | Step::Command | Step::Plan);
        Some(Question { code, rule: asked_by(code), sealed })
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
}
