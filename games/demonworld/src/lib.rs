//! Demonworld, second edition: a fantasy battle on hexes for two players.
//!
//! Reading order: `ids` and `grid` (names and hexes), `content` (everything printed), `army`, `muster`,
//! `formation`, `sight`, `large` (geometry), `state`, `action`, `step` (what can be due), `rules` (the
//! questions, floor upon floor), `view` and `imagine` (who knows what), `text`.

mod action;
mod advice;
pub mod army;
pub mod content;
mod event;
pub mod explain;
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
pub use illegal::Illegal;
pub use named::Placed;
pub use options::{Battle, Level, Options, Side};
pub use part::Part;
pub use rules::course::ending::Sheet;
pub use show::{Demand, Demands, Picture, Roster, roster};
pub use state::State;
pub use step::{Cause, Round, Step};
pub use view::View;

use content::{Card, Map, Scenario};
use ids::{CardId, ScenarioId};
use kernel::{
    Chance, Cx, Form, Game, Info, OwnNames, Pack, Seat, Secret, SetupError, Viewer, Words,
};
use state::TroopId;

type At<'a> = kernel::At<'a, Demonworld>;
type Play<'a, 'c> = kernel::Play<'a, 'c, Demonworld>;
type Found<'a> = dyn FnMut(Action) + 'a;

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
    needs: Vec<rules::ground::zone::Need>,
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
    pub(crate) fn need(&self, troop: TroopId) -> Option<&rules::ground::zone::Need> {
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

impl Game for Demonworld {
    const INFO: Info = Info {
        slug: "demonworld",
        seats: (2, 2),
        rules_version: 7,
        longest: 20_000,
        branching: 12,
        perfect_information: false,
        single_answers: kernel::single_answers!(Step, Demonworld),
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
        self.content.pack()
    }

    fn names(&self) -> OwnNames {
        self.content.files.names().clone()
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn start(&self, cx: &mut Cx<'_, Event>) -> State {
        rules::course::setup::start(self, cx)
    }

    fn notes(&self) -> Vec<kernel::Reason> {
        self.notes.clone()
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
