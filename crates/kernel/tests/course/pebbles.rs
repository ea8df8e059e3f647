// A heap of pebbles for two, with all but the list of what can be due: tests and the examples of
// `agenda!` bring a list of their own.

use kernel::{
    Agenda, Ask, Book, Chance, Course, Cx, Form, Game, Info, Outcome, Pack, Refused, RuleRef,
    Ruled, Seat, Seats, Secret, SetupError, Standing, Topic, Turn, Viewer, Words, rule, topics,
};
use serde::{Deserialize, Serialize};

pub mod paragraphs {
    pub const INDEX: &[&str] = &["1", "2", "3"];
}

pub type At<'a> = kernel::At<'a, Pebbles>;
pub type Play<'a, 'c> = kernel::Play<'a, 'c, Pebbles>;
pub type Found<'a> = dyn FnMut(Action) + 'a;

kernel::actions! {
    pub enum Action {
        "take" Take { count: u8 }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    Sealed { seat: Seat },
    Shown,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Illegal {
    Over,
    NotYourTurn { turn: Option<Seat> },
    WrongStep { step: &'static str },
    Count { count: u8, most: u8 },
}

impl From<(Seat, Refused)> for Illegal {
    fn from((_, why): (Seat, Refused)) -> Illegal {
        match why {
            Refused::Over => Illegal::Over,
            Refused::NotYourTurn(seats) => Illegal::NotYourTurn { turn: seats.iter().next() },
            Refused::WrongStep(step) => Illegal::WrongStep { step },
        }
    }
}

impl Ruled for Event {
    fn code(&self) -> &'static str {
        "event"
    }
    fn rule(&self) -> Option<RuleRef> {
        None
    }
}

impl Ruled for Illegal {
    fn code(&self) -> &'static str {
        "illegal"
    }
    fn rule(&self) -> Option<RuleRef> {
        None
    }
}

impl std::fmt::Display for Illegal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self:?}")
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub heap: u8,
    pub hidden: [u8; 2],
    pub parts: [u8; 2],
    pub agenda: Agenda<Step>,
}

#[derive(Debug)]
pub struct Pebbles;

impl Course for Pebbles {
    type Step = Step;
    const SORTS: bool = true;

    fn agenda(state: &State) -> &Agenda<Step> {
        &state.agenda
    }
    fn agenda_mut(state: &mut State) -> &mut Agenda<Step> {
        &mut state.agenda
    }
    fn over(state: &State) -> bool {
        state.heap == 0
    }
    fn outcome(&self, _: &State) -> Outcome {
        let seats = vec![Standing { place: 0, won: false, score: 0 }; 2];
        Outcome { seats, rule: rule!("3") }
    }
}

impl Game for Pebbles {
    const INFO: Info = Info {
        slug: "pebbles",
        seats: (2, 2),
        rules_version: 1,
        longest: 9,
        branching: 2,
        perfect_information: true,
        single_answers: kernel::single_answers!(Step, Pebbles),
        book: Book { index: paragraphs::INDEX, texts: &[] },
    };
    type Options = ();
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = u8;
    type Illegal = Illegal;

    kernel::course!();

    fn form() -> Form {
        Form(Vec::new())
    }
    fn open((): &(), _: Option<&Pack>) -> Result<Self, SetupError> {
        Ok(Pebbles)
    }
    fn options(&self) {}
    fn pack(&self) -> Pack {
        Pack::default()
    }
    fn seats(&self) -> u8 {
        2
    }
    fn start(&self, cx: &mut Cx<'_, Event>) -> State {
        let mut agenda = Agenda::default();
        agenda.first([Step::from(step::Begin {})]);
        let mut state = State { heap: 3, hidden: [0; 2], parts: [0; 2], agenda };
        kernel::advance(self, &mut state, cx);
        state
    }
    fn view(&self, state: &State, _: Viewer) -> u8 {
        state.heap
    }
    fn cut(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }
    fn imagine(&self, state: &State, _: Seat, _: &mut dyn Chance) -> State {
        state.clone()
    }
    fn secrets(&self, _: &State, _: Seat, _: &mut Vec<Secret>) {}
    fn sound(&self, _: &State) -> Result<(), SetupError> {
        Ok(())
    }
    fn text(&self, view: &u8, _: &dyn Words) -> String {
        view.to_string()
    }
    fn phrase(&self, action: &Action, _: &dyn Words) -> String {
        action.to_string()
    }
}
