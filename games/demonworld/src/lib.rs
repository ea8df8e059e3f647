//! Demonworld, second edition: a fantasy battle on hexes for two players.
//!
//! Reading order: `ids` and `grid` (names and hexes), `content` (everything printed), `army`, `muster`,
//! `formation`, `sight`, `large` (geometry), `state`, `action`, `step` and `flow` (the course of
//! play), `rules` (chapter by chapter), `planner` (whole moves in one go), `view` and `imagine` (who
//! knows what), `text`.

mod action;
mod advice;
pub mod army;
pub mod content;
mod event;
pub mod explain;
mod flow;
pub mod formation;
pub mod grid;
mod heuristic;
pub mod ids;
mod illegal;
mod imagine;
pub mod large;
mod moulds;
pub mod muster;
mod named;
mod options;
pub mod paragraphs;
mod part;
mod planner;
mod rules;
mod show;
pub mod sight;
mod sound;
pub mod state;
mod step;
mod text;
mod threat;
pub mod view;

pub use action::{Action, Hand, Spot, Told};
pub use content::Content;
pub use event::Event;
pub use illegal::Refusal as Illegal;
pub use named::Name;
pub use options::{Battle, Level, Options, Side};
pub use part::Part;
pub use rules::ending::Sheet;
pub use show::Picture;
pub use state::State;
pub use step::{Cause, Round, Step};
pub use view::View;

use content::{Card, Map, Scenario};
use ids::{CardId, ScenarioId};
use kernel::{
    Book, Chance, Cx, Form, Game, Info, OwnNames, Pack, Question, RuleRef, Seat, Seats, Secret,
    SetupError, Texts, Turn, Viewer, Words, flow_play, rule,
};
use state::TroopId;

/// A card that a side fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recruit {
    /// The card.
    pub card: CardId,
    /// Its items, one bit each.
    pub items: u16,
}

/// §DW-275 Chapters in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each chapter is used or not")]
pub struct Chapters {
    /// Square, wedge and skirmish formation.
    pub formations: bool,
    /// §PR-85 Obedience tests.
    pub obedience: bool,
    /// Heroes, commanders and wizards.
    pub characters: bool,
    /// Giants, dragons and chariots.
    pub large: bool,
    /// Guns.
    pub artillery: bool,
    /// Spells.
    pub magic: bool,
    /// Flyers.
    pub flyers: bool,
    /// Wind and fire.
    pub fire: bool,
    /// §PR-135 Flank marches.
    pub flank_march: bool,
}

/// The opened box: options chosen, content read, armies mustered.
#[derive(Clone, Debug)]
pub struct Demonworld {
    options: Options,
    content: Content,
    scenario: ScenarioId,
    armies: [Vec<Recruit>; 2],
    needs: Vec<rules::zone::Need>,
    chapters: Chapters,
    notes: Vec<kernel::Reason>,
}

impl Demonworld {
    /// Everything printed.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// The battle that is fought.
    pub fn scenario(&self) -> &Scenario {
        self.content.scenario(self.scenario)
    }

    /// Its map.
    pub fn map(&self) -> &Map {
        &self.scenario().map
    }

    /// §DW-275 Chapters in force.
    pub fn chapters(&self) -> Chapters {
        self.chapters
    }

    /// §PR-3 How many turns the battle has.
    pub fn turns(&self) -> u8 {
        self.scenario().turns
    }

    /// The cards that a seat fields.
    pub fn army(&self, seat: Seat) -> &[Recruit] {
        &self.armies[seat.index()]
    }

    /// §PR-133 What a troop needs to be deployed.
    pub(crate) fn need(&self, troop: TroopId) -> Option<&rules::zone::Need> {
        self.needs.get(troop.index())
    }

    /// A recruiting card.
    pub fn card(&self, card: CardId) -> &Card {
        self.content.card(card)
    }

    /// The card of a troop.
    pub fn card_of(&self, state: &State, troop: TroopId) -> &Card {
        self.content.card(state.troop(troop).card)
    }
}

/// The paragraph on which a question stands.
fn asked_by(code: &str) -> RuleRef {
    match code {
        "side" => rule!("PR-134"),
        "engrave" => rule!("PR-139"),
        "send" => rule!("PR-135"),
        "deploy-front" | "deploy-look" | "deploy-place" => rule!("PR-133"),
        "command" => rule!("PR-83"),
        "mark" => rule!("PR-82"),
        "keep" => rule!("PR-84"),
        "sign" => rule!("DW-202"),
        "announce" | "announce-target" => rule!("PR-112"),
        "announce-points" => rule!("DW-222"),
        "shoot" => rule!("PR-75"),
        "mend" => rule!("PR-80"),
        "run-along" => rule!("PR-109"),
        "precedence" | "turns" => rule!("PR-86"),
        "move" => rule!("PR-42"),
        "answer" | "follow" => rule!("PR-63"),
        "contact" => rule!("PR-65"),
        "escape" => rule!("PR-128"),
        "flame" => rule!("PR-129"),
        "react" => rule!("PR-59"),
        "aspects" => rule!("DW-31"),
        "ignite" => rule!("PR-127"),
        "blows" => rule!("PR-94"),
        "second" => rule!("PR-98"),
        "break-off" | "fly-off" => rule!("PR-132"),
        "potion" => rule!("PR-144"),
        "order" | "reposition" => rule!("PR-104"),
        "rally" | "stray" => rule!("PR-110"),
        _ => rule!("DW-275"),
    }
}

impl Game for Demonworld {
    const INFO: Info = Info {
        slug: "demonworld",
        seats: (2, 2),
        rules_version: 7,
        longest: 20_000,
        branching: 12,
        perfect_information: false,
        single_answers: &["announce", "announce-target", "announce-points"],
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
        if state.over.is_some() {
            Turn::Over(rules::ending::outcome(self, state))
        } else {
            Turn::To(state.agenda.top().map_or(Seats::NONE, |step| step.owes(self, state)))
        }
    }

    fn notes(&self) -> Vec<kernel::Reason> {
        self.notes.clone()
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        let step = *state.agenda.top().filter(|step| step.owes(self, state).contains(seat))?;
        let code = view::question_code(self, state, seat, step);
        Some(Question { code, rule: asked_by(code), sealed: step.is_sealed() })
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let top = state.agenda.top().filter(|step| step.owes(self, state).contains(seat));
        if let Some(step) = top {
            let start = out.len();
            step.choices(self, state, seat, &mut |action| out.push(action));
            // §PR-52 A character may have a lower number than the unit that it has joined.
            if !out[start..].is_sorted() {
                out[start..].sort_unstable();
            }
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(self, state, seat, *action).map_err(|why| why.told(self, state))
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

    fn phrase(&self, action: &Action, words: &dyn Words) -> String {
        text::phrase(self, (*action, None), words)
    }

    fn label(&self, view: &View, action: &Action, words: &dyn Words) -> String {
        text::phrase(self, (*action, Some(view)), words)
    }

    fn asking(&self, view: &View, code: &str, words: &dyn Words) -> Option<String> {
        text::asking(view, code, words)
    }
}
