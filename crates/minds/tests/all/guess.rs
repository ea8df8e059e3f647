//! A toy: guess a hidden number, twice. Its sense can be told to fail.

use std::fmt;

use kernel::{
    Book, CERTAIN, Chance, Cx, Form, Game, Heuristic, Info, Outcome, Pack, Question, RuleRef,
    Ruled, Seat, Seats, Secret, SetupError, Term, Turn, Viewer, Words,
};
use serde::{Deserialize, Serialize};

const RULE: RuleRef = RuleRef::among(&["1"], "1");

/// Guess a hidden number: the list is the same whatever it is.
#[derive(Default)]
pub(crate) struct Guess {
    /// Where its sense of the game fails.
    pub(crate) fails: Fails,
    /// The number that looks most promising.
    pub(crate) favourite: Option<u8>,
}

/// A part of the sense of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Fails {
    #[default]
    Nowhere,
    Weigh,
    Impulse,
    Judge,
    Terms,
}

impl Guess {
    fn fail(&self, here: Fails) {
        assert!(self.fails != here, "no sense to {here:?}");
    }
}

impl Heuristic for Guess {
    fn judge(&self, _: &Hidden, out: &mut Vec<i32>) {
        self.fail(Fails::Judge);
        out.push(CERTAIN);
    }

    fn terms(&self, _: &Hidden, _: Seat, _: &mut Vec<Term>) {
        self.fail(Fails::Terms);
    }

    fn weigh(&self, _: &Hidden, _: Seat, listed: &[Number], out: &mut Vec<u32>) {
        self.fail(Fails::Weigh);
        let weight = |number: &Number| if self.favourite == Some(number.0) { 9 } else { 1 };
        out.extend(listed.iter().map(weight));
    }

    fn impulse(&self, _: &Hidden, _: Seat, _: &[Number], _: &mut dyn Chance) -> usize {
        self.fail(Fails::Impulse);
        0
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hidden {
    number: u8,
    guesses: u8,
}

/// The opening with this number.
pub(crate) fn hiding(number: u8) -> Hidden {
    Hidden { number, guesses: 0 }
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) struct Number(pub(crate) u8);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl std::str::FromStr for Number {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Number, Self::Err> {
        text.parse().map(Number)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Nothing;

impl Ruled for Nothing {
    fn code(&self) -> &'static str {
        "nothing"
    }

    fn rule(&self) -> Option<RuleRef> {
        None
    }
}

impl fmt::Display for Nothing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing")
    }
}

impl Game for Guess {
    const INFO: Info = Info {
        slug: "guess",
        seats: (1, 1),
        rules_version: 1,
        longest: 2,
        branching: 5,
        perfect_information: false,
        single_answers: &[],
        book: Book { index: &["1"], texts: &[] },
    };
    type Options = ();
    type State = Hidden;
    type Action = Number;
    type Event = Nothing;
    type View = u8;
    type Illegal = Nothing;

    fn form() -> Form {
        Form(Vec::new())
    }
    fn open((): &(), _: Option<&Pack>) -> Result<Self, SetupError> {
        Ok(Guess::default())
    }
    fn options(&self) {}
    fn pack(&self) -> Pack {
        Pack::default()
    }
    fn seats(&self) -> u8 {
        1
    }
    fn start(&self, _: &mut Cx<'_, Nothing>) -> Hidden {
        hiding(0)
    }
    fn turn(&self, state: &Hidden) -> Turn {
        if state.guesses < 2 {
            return Turn::To(Seats::one(Seat(0)));
        }
        Turn::Over(Outcome { seats: Vec::new(), rule: RULE })
    }
    fn question(&self, _: &Hidden, _: Seat) -> Option<Question> {
        Some(Question { code: "guess", rule: RULE, sealed: false })
    }
    fn legal(&self, _: &Hidden, _: Seat, out: &mut Vec<Number>) {
        out.extend((0..5).map(Number));
    }
    fn check(&self, _: &Hidden, _: Seat, action: &Number) -> Result<(), Nothing> {
        if action.0 < 5 { Ok(()) } else { Err(Nothing) }
    }
    fn play(&self, state: &mut Hidden, _: Seat, _: &Number, _: &mut Cx<'_, Nothing>) {
        state.guesses += 1;
    }
    fn view(&self, state: &Hidden, _: Viewer) -> u8 {
        state.guesses
    }
    fn cut(&self, event: &Nothing, _: Viewer) -> Option<Nothing> {
        Some(event.clone())
    }
    fn imagine(&self, state: &Hidden, _: Seat, _: &mut dyn Chance) -> Hidden {
        Hidden { number: 0, ..state.clone() }
    }
    fn secrets(&self, state: &Hidden, _: Seat, out: &mut Vec<Secret>) {
        out.push(Secret { what: "number", of: 0, value: vec![state.number] });
    }
    fn sound(&self, _: &Hidden) -> Result<(), SetupError> {
        Ok(())
    }
    fn text(&self, _: &u8, _: &dyn Words) -> String {
        String::new()
    }
    fn phrase(&self, action: &Number, _: &dyn Words) -> String {
        action.to_string()
    }
}
