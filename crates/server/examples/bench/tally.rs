//! The smallest game that never ends while it is measured: two players count in turn.

use std::fmt;

use cabinet::{Entry, Shelf};
use kernel::{
    Arg, Book, Chance, Cx, Form, Game, Heuristic, Info, Outcome, Pack, Question, RuleRef, Ruled,
    Seat, Seats, Secret, SetupError, Show, Standing, Texts, Turn, Viewer, Words,
};
use serde::{Deserialize, Serialize};

const INDEX: &[&str] = &["B-1"];
const RULE: RuleRef = RuleRef::among(INDEX, "B-1");
/// Where the count ends.
const END: u32 = 1_000_000;
const WORDS: &str = "
tally-title = Tally
tally-option-seats = Seats
tally-label = add { $notation }
tally-ask-add = Add one, two or three.
tally-event-added = { $seat } adds { $number }.
tally-illegal-wrong = Not now, or not { $number }.
";

pub(crate) struct Tally(Options);

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    seats: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options { seats: 2 }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    count: u32,
    turn: u8,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Action {
    Add { number: u8 },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action::Add { number } = self;
        write!(f, "+{number}")
    }
}

impl std::str::FromStr for Action {
    type Err = kernel::Illegible;

    fn from_str(text: &str) -> Result<Action, kernel::Illegible> {
        let number = text.strip_prefix('+').and_then(|number| number.parse().ok());
        number.map(|number| Action::Add { number }).ok_or(kernel::Illegible)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Event {
    Added { seat: Seat, number: u8 },
}

impl Ruled for Event {
    fn code(&self) -> &'static str {
        "added"
    }

    fn rule(&self) -> Option<RuleRef> {
        Some(RULE)
    }
}

#[derive(PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Illegal {
    Wrong { number: u8 },
}

impl Ruled for Illegal {
    fn code(&self) -> &'static str {
        "wrong"
    }

    fn rule(&self) -> Option<RuleRef> {
        Some(RULE)
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[derive(PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    count: u32,
    turn: u8,
}

impl Heuristic for Tally {}

impl Show for Tally {
    type Picture = ();
}

impl Game for Tally {
    const INFO: Info = Info {
        slug: "tally",
        seats: (2, 2),
        rules_version: 1,
        longest: END,
        branching: 3,
        perfect_information: true,
        single_answers: &[],
        book: Book {
            index: INDEX,
            texts: &[
                Texts { language: "en", rules: "", locale: WORDS },
                Texts { language: "fr", rules: "", locale: WORDS },
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
        Form(vec![Form::seats(&Self::INFO, 2, RULE)])
    }

    fn open(options: &Options, _: Option<&Pack>) -> Result<Self, SetupError> {
        Ok(Tally(options.clone()))
    }

    fn options(&self) -> Options {
        self.0.clone()
    }

    fn pack(&self) -> Pack {
        Pack::default()
    }

    fn seats(&self) -> u8 {
        self.0.seats
    }

    fn start(&self, _: &mut Cx<'_, Event>) -> State {
        State { count: 0, turn: 0 }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.count < END {
            return Turn::To(Seats::one(Seat(state.turn)));
        }
        let standing = |seat| Standing { place: u8::from(seat == state.turn), won: true, score: 0 };
        Turn::Over(Outcome { seats: (0..2).map(standing).collect(), rule: RULE })
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        let owes = matches!(self.turn(state), Turn::To(seats) if seats.contains(seat));
        owes.then_some(Question { code: "add", rule: RULE, sealed: false })
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let all = (1..=3).map(|number| Action::Add { number });
        out.extend(all.filter(|action| self.check(state, seat, action).is_ok()));
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let Action::Add { number } = *action;
        let fits = self.question(state, seat).is_some() && (1..=3).contains(&number);
        if fits { Ok(()) } else { Err(Illegal::Wrong { number }) }
    }

    fn play(&self, state: &mut State, seat: Seat, action: &Action, cx: &mut Cx<'_, Event>) {
        let Action::Add { number } = *action;
        state.count += u32::from(number);
        state.turn = 1 - seat.0;
        cx.tell(|| Event::Added { seat, number });
    }

    fn view(&self, state: &State, _: Viewer) -> View {
        View { count: state.count, turn: state.turn }
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

    fn text(&self, view: &View, _: &dyn Words) -> String {
        format!("{} counted", view.count)
    }

    fn phrase(&self, action: &Action, words: &dyn Words) -> String {
        words.say("label", &[("notation", Arg::Text(&action.to_string()))])
    }
}

pub(crate) static GAMES: &[&dyn Entry] = &[&Shelf::<Tally>::PLACE];
