//! A stage for rulebook tests: one position, scripted dice, one ruling at a time.

use kernel::chance::{Kind, Scripted};
use kernel::{Asked, Cx, Digest, Game, Question, Receipt, Seat, Turn, Viewer, ask, digest};

use crate::scene;

/// An opened box with a position on the table.
#[derive(Clone, Debug)]
pub struct Stage<G: Game> {
    /// The box.
    pub game: G,
    /// The position.
    pub state: G::State,
    /// What happened during the set-up.
    pub opening: Vec<G::Event>,
    /// What the last action used.
    pub receipt: Receipt,
}

impl<G: Game> Stage<G> {
    /// Opens a box and sets it up with dice nobody cares about.
    ///
    /// # Panics
    /// When the options are refused.
    pub fn new(options: &G::Options) -> Self {
        let game = open::<G>(options);
        let mut dice = kernel::chance::Seeded::from_number(0);
        let mut opening = Vec::new();
        let state = game.start(&mut Cx::telling(&mut dice, &mut opening));
        let receipt = Receipt::default();
        Stage { game, state, opening, receipt }
    }

    /// Opens a box and sets it up with these outcomes, by identity.
    ///
    /// # Panics
    /// When the options are refused, or outcomes are missing, impossible or left over.
    pub fn with_dice(options: &G::Options, dice: &[u32]) -> Self {
        let game = open::<G>(options);
        let mut script = Scripted::new(dice);
        let mut opening = Vec::new();
        let state = game.start(&mut Cx::telling(&mut script, &mut opening));
        if let Some(need) = script.impossible() {
            panic!("the opening: outcome {} of {dice:?} cannot answer {need:?}", need.at);
        }
        if let Some(need) = script.need() {
            panic!("the opening: {dice:?} leaves open {need:?}");
        }
        assert_eq!(script.used(), dice.len(), "the opening: outcomes left over in {dice:?}");
        let receipt = Receipt::default();
        Stage { game, state, opening, receipt }
    }

    /// Changes the position by hand.
    pub fn set(&mut self, change: impl FnOnce(&mut G::State)) -> &mut Self {
        change(&mut self.state);
        self
    }

    /// Plays an action with these outcomes, by identity, and gives what happened.
    ///
    /// # Panics
    /// When the action is refused, or outcomes are missing, impossible or left over.
    pub fn act(&mut self, seat: Seat, action: &G::Action, dice: &[u32]) -> Vec<G::Event> {
        match ask(&self.game, &self.state, seat, action, dice) {
            Err(illegal) => {
                let list = self.notations(seat).join(", ");
                panic!("{action} of seat {seat} is refused: {illegal}; listed: {list}")
            }
            Ok(Asked::Need(need)) => {
                panic!("{action} of seat {seat}: {dice:?} leaves open {need:?}")
            }
            Ok(Asked::Impossible(need)) => {
                panic!(
                    "{action} of seat {seat}: outcome {} of {dice:?} cannot answer {need:?}",
                    need.at
                )
            }
            Ok(Asked::Surplus { used }) => {
                panic!("{action} of seat {seat} needs only {used} of {dice:?}")
            }
            Ok(Asked::Done { state, events, receipt }) => {
                self.state = state;
                self.receipt = receipt;
                events
            }
        }
    }

    /// Plays an action with dice nobody cares about.
    ///
    /// # Panics
    /// When the action is refused.
    pub fn act_freely(&mut self, seat: Seat, action: &G::Action) -> Vec<G::Event> {
        let mut dice = kernel::chance::Seeded::from_number(0);
        let mut events = Vec::new();
        let mut cx = Cx::telling(&mut dice, &mut events);
        if let Err(illegal) = self.game.apply(&mut self.state, seat, action, &mut cx) {
            panic!("{action} of seat {seat} is refused: {illegal}");
        }
        self.receipt = cx.receipt();
        events
    }

    /// The first question that an action puts to chance.
    ///
    /// # Panics
    /// When the action is refused or asks nothing.
    pub fn first_question(&self, seat: Seat, action: &G::Action) -> Kind {
        match ask(&self.game, &self.state, seat, action, &[]) {
            Ok(Asked::Need(need)) => need.kind,
            other => panic!("{action} of seat {seat} asks chance nothing: {:?}", other.err()),
        }
    }

    /// The refusal of an action; the position stays as it is.
    ///
    /// # Panics
    /// When the action is allowed, or its refusal changes the position.
    pub fn refused(&self, seat: Seat, action: &G::Action) -> G::Illegal {
        let mut state = self.state.clone();
        let mut dice = Scripted::new(&[]);
        let verdict = self.game.apply(&mut state, seat, action, &mut Cx::silent(&mut dice));
        let Err(illegal) = verdict else {
            panic!("{action} of seat {seat} is allowed");
        };
        assert_eq!(state, self.state, "refusing {action} of seat {seat} changes the position");
        assert!(dice.need().is_none(), "refusing {action} of seat {seat} asks for dice");
        illegal
    }

    /// What a seat may do.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        scene::legal(&self.game, &self.state, seat)
    }

    /// What a seat may do, in notation.
    pub fn notations(&self, seat: Seat) -> Vec<String> {
        self.legal(seat).iter().map(ToString::to_string).collect()
    }

    /// The listed action written like this.
    ///
    /// # Panics
    /// When no listed action is written like this.
    pub fn find(&self, seat: Seat, notation: &str) -> G::Action {
        let mut list = self.legal(seat).into_iter();
        let found = list.find(|action| action.to_string() == notation);
        found.unwrap_or_else(|| {
            panic!("seat {seat} has no {notation}; listed: {}", self.notations(seat).join(", "))
        })
    }

    /// Who owes a decision.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// What a seat is asked.
    pub fn question(&self, seat: Seat) -> Option<Question> {
        self.game.question(&self.state, seat)
    }

    /// What a seat sees.
    pub fn view(&self, seat: Seat) -> G::View {
        self.view_of(Viewer::Seat(seat))
    }

    /// What a viewer sees.
    pub fn view_of(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// Events as a viewer hears them.
    pub fn events_for(&self, viewer: Viewer, events: &[G::Event]) -> Vec<G::Event> {
        let cut = |event| self.game.cut(event, viewer);
        events.iter().filter_map(cut).collect()
    }

    /// The digest of the position.
    pub fn digest(&self) -> Digest {
        digest(&self.state)
    }
}

fn open<G: Game>(options: &G::Options) -> G {
    match G::open(options, None) {
        Ok(game) => game,
        Err(error) => panic!("the options are refused: {error}"),
    }
}
