//! A toy in which everybody answers at the same time: three rounds of hidden numbers.

use std::fmt;

use cabinet::{Entry, Shelf};
use kernel::{
    Arg, Book, Cell, Chance, Cx, Form, Game, Heuristic, Info, Outcome, Pack, Prospect, Question,
    RuleRef, Ruled, Seat, Secret, SetupError, Show, Standing, Texts, Turn, Viewer, Words,
};
use serde::{Deserialize, Serialize};

const INDEX: &[&str] = &["B-1"];
const RULE: RuleRef = RuleRef::among(INDEX, "B-1");
const ROUNDS: u8 = 3;
const WORDS: &str = "
both-title = Both
both-option-seats = Seats
both-label = hide { $notation }
both-ask-hide = Hide a number.
both-event-hid = { $seat } hides a number.
both-event-shown = The numbers are shown.
both-illegal-wrong = Not now, or not { $number }.
";

pub(crate) struct Both(Options);

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
    hidden: Vec<u8>,
    sums: Vec<u8>,
    round: u8,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Action {
    Hide { number: u8 },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action::Hide { number } = self;
        write!(f, "H{number}")
    }
}

impl std::str::FromStr for Action {
    type Err = kernel::Illegible;

    fn from_str(text: &str) -> Result<Action, kernel::Illegible> {
        let number = text.strip_prefix('H').and_then(|number| number.parse().ok());
        number.map(|number| Action::Hide { number }).ok_or(kernel::Illegible)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Event {
    Hid { seat: Seat },
    Shown {},
}

impl Ruled for Event {
    fn code(&self) -> &'static str {
        match self {
            Event::Hid { .. } => "hid",
            Event::Shown {} => "shown",
        }
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
    own: Option<u8>,
    sums: Vec<u8>,
    round: u8,
}

impl Heuristic for Both {}

impl Show for Both {
    type Picture = ();

    fn prospects(&self, _: &View, action: &Action, _: &dyn Words) -> Vec<Prospect> {
        vec![Prospect { ways: 1, of: 2, text: action.to_string() }]
    }

    fn cells(&self, _: &View, _: &dyn Words) -> Vec<Cell> {
        (1..=9)
            .map(|number| Cell { id: format!("number-{number}"), text: "A hat.".into() })
            .collect()
    }
}

impl Game for Both {
    const INFO: Info = Info {
        slug: "both",
        seats: (2, 4),
        rules_version: 1,
        longest: 20,
        branching: 3,
        perfect_information: false,
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
        Ok(Both(options.clone()))
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
        let nothing = vec![0; self.0.seats.into()];
        State { hidden: nothing.clone(), sums: nothing, round: 0 }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.round < ROUNDS {
            let owes = |seat: &Seat| state.hidden[seat.index()] == 0;
            return Turn::To((0..self.0.seats).map(Seat).filter(owes).collect());
        }
        let standing = |&sum: &u8| Standing { place: 0, won: true, score: sum.into() };
        Turn::Over(Outcome { seats: state.sums.iter().map(standing).collect(), rule: RULE })
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        let owes = matches!(self.turn(state), Turn::To(seats) if seats.contains(seat));
        owes.then_some(Question { code: "hide", rule: RULE, sealed: true })
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let all = (1..=3).map(|number| Action::Hide { number });
        out.extend(all.filter(|action| self.check(state, seat, action).is_ok()));
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let Action::Hide { number } = *action;
        let fits = self.question(state, seat).is_some() && (1..=3).contains(&number);
        if fits { Ok(()) } else { Err(Illegal::Wrong { number }) }
    }

    fn play(&self, state: &mut State, seat: Seat, action: &Action, cx: &mut Cx<'_, Event>) {
        let Action::Hide { number } = *action;
        state.hidden[seat.index()] = number;
        cx.tell(|| Event::Hid { seat });
        if state.hidden.iter().all(|&one| one > 0) {
            for (sum, hidden) in state.sums.iter_mut().zip(&mut state.hidden) {
                *sum += std::mem::take(hidden);
            }
            state.round += 1;
            cx.reveal();
            cx.tell(|| Event::Shown {});
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(state.hidden[seat.index()]),
            Viewer::Spectator | Viewer::Referee => None,
        };
        View { own, sums: state.sums.clone(), round: state.round }
    }

    fn cut(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn imagine(&self, state: &State, seat: Seat, chance: &mut dyn Chance) -> State {
        let mut other = state.clone();
        for index in (0..other.hidden.len()).filter(|&index| index != seat.index()) {
            if other.hidden[index] > 0 {
                let number = kernel::any_of(3, chance);
                other.hidden[index] = u8::try_from(number).expect("three numbers") + 1;
            }
        }
        other
    }

    fn secrets(&self, _: &State, _: Seat, _: &mut Vec<Secret>) {}

    fn sound(&self, _: &State) -> Result<(), SetupError> {
        Ok(())
    }

    fn text(&self, view: &View, _: &dyn Words) -> String {
        format!("round {}", view.round)
    }

    fn phrase(&self, action: &Action, words: &dyn Words) -> String {
        words.say("label", &[("notation", Arg::Text(&action.to_string()))])
    }
}

pub(crate) static TOYS: &[&dyn Entry] = &[&Shelf::<Both>::PLACE];
