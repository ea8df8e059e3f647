//! Let's Summon Demons (Ben Stoll, 2021): five candles, twenty demons, a hundred children and
//! animals of the block, two dice.
//!
//! Reading order: `cards` and `effect` (what a card is and does), `content` (the box), `state`,
//! `action`, `step` (what can be due), `rules` (the questions, chapter by chapter), `own` (whose cards
//! count as what), `view` and `imagine` (who knows what), `text`.

mod action;
mod cards;
mod chains;
mod content;
mod effect;
mod event;
mod faces;
mod files;
mod heuristic;
mod illegal;
mod imagine;
mod income;
mod key;
mod numbers;
mod options;
mod own;
pub mod paragraphs;
mod phrases;
mod rules;
mod show;
mod sound;
pub mod state;
mod step;
mod text;
pub mod view;

pub use action::Action;
pub use cards::{Card, CardSet, Design, IDS};
pub use content::{Content, Face, Kind, Mood};
pub use effect::{Amount, Condition, Cost, Effect, Filter, Power, Primitive, Static};
pub use event::Event;
pub use illegal::Illegal;
pub use numbers::Numbers;
pub use options::{BeginnerCandle, Candles, Glen, Options, Owl, Skunk};
pub use show::Picture;
pub use state::State;
pub use step::Step;
pub use view::View;

use kernel::{
    Chance, Cx, Form, Game, Info, OwnNames, Pack, Seat, Secret, SetupError, Viewer, Words,
};

type At<'a> = kernel::At<'a, SummonDemons>;
type Play<'a, 'c> = kernel::Play<'a, 'c, SummonDemons>;
type Found<'a> = dyn FnMut(Action) + 'a;

/// The opened box: options chosen, cards read.
#[derive(Debug)]
pub struct SummonDemons {
    options: Options,
    content: Content,
}

impl SummonDemons {
    /// The cards of the box.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// §SD-181 §SD-186 Demons dealt to each player.
    pub fn hand_demons(&self) -> u8 {
        self.with_starting_demon(self.options.hand_demons)
    }

    /// §SD-182 §SD-185 Summoned demons that each player needs.
    pub fn demons_to_win(&self) -> u8 {
        self.with_starting_demon(self.options.demons_to_win)
    }

    fn with_starting_demon(&self, number: i32) -> u8 {
        let more = i32::from(self.options.starting_demon);
        u8::try_from(number + more).expect("the options were checked")
    }

    /// §SD-23 §SD-183 Candles of each player.
    pub(crate) fn candles_each(&self) -> u8 {
        let numbers = &self.content.numbers;
        if self.options.two_candles { numbers.two_candles.candles } else { numbers.setup.candles }
    }

    /// §SD-137 The candle that may be left out.
    pub(crate) fn beginner(&self) -> CardSet {
        let faces = self.content.faces.iter().filter(|face| face.beginner);
        faces.fold(CardSet::NONE, |set, face| set.or(face.copies))
    }
}

impl Game for SummonDemons {
    const INFO: Info = Info {
        slug: "summon-demons",
        seats: (2, 5),
        rules_version: 3,
        // Nothing in the rules ends a game in which nobody ever buys; random play stays far below.
        longest: 50_000,
        branching: 6,
        perfect_information: false,
        single_answers: kernel::single_answers!(Step, SummonDemons),
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
        event::cut(event, viewer)
    }

    fn imagine(&self, state: &State, seat: Seat, chance: &mut dyn Chance) -> State {
        imagine::imagine(state, seat, chance)
    }

    fn secrets(&self, state: &State, seat: Seat, out: &mut Vec<Secret>) {
        imagine::secrets(state, seat, out);
    }

    fn sound(&self, state: &State) -> Result<(), SetupError> {
        sound::sound(self, state)
    }

    fn text(&self, view: &View, words: &dyn Words) -> String {
        text::text(self, view, words)
    }

    fn phrase(&self, action: &Action, words: &dyn Words) -> String {
        text::phrase(self, *action, words)
    }

    fn key(&self, state: &State, seat: Seat) -> u64 {
        key::key(state, seat)
    }
}
