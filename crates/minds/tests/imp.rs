//! The imp knows what its seat knows and likes every listed action alike.

use std::fmt;

use kernel::chance::Seeded;
use kernel::{
    Book, Budget, Chance, Cx, Form, Game, Info, Mind, Outcome, Pack, Peephole, Question, RuleRef,
    Ruled, Seat, Seats, Secret, SetupError, Turn, Viewer, Words,
};
use minds::{Imp, Level, LevelError, mind};
use serde::{Deserialize, Serialize};

const RULE: RuleRef = RuleRef::among(&["1"], "1");

/// Guess a hidden number: the list is the same whatever it is.
struct Guess;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Hidden(u8);

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
struct Number(u8);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Nothing;

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
        longest: 1,
        branching: 5,
        perfect_information: false,
        single_answers: &[],
        book: Book { index: &["1"], texts: &[] },
    };
    type Options = ();
    type State = Hidden;
    type Action = Number;
    type Event = Nothing;
    type View = ();
    type Illegal = Nothing;

    fn form() -> Form {
        Form(Vec::new())
    }
    fn open((): &(), _: Option<&Pack>) -> Result<Self, SetupError> {
        Ok(Guess)
    }
    fn options(&self) {}
    fn pack(&self) -> Pack {
        Pack::default()
    }
    fn seats(&self) -> u8 {
        1
    }
    fn start(&self, _: &mut Cx<'_, Nothing>) -> Hidden {
        Hidden(0)
    }
    fn turn(&self, state: &Hidden) -> Turn {
        if state.0 < u8::MAX {
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
        state.0 = u8::MAX;
    }
    fn view(&self, _: &Hidden, _: Viewer) {}
    fn cut(&self, event: &Nothing, _: Viewer) -> Option<Nothing> {
        Some(event.clone())
    }
    fn imagine(&self, _: &Hidden, _: Seat, _: &mut dyn Chance) -> Hidden {
        Hidden(0)
    }
    fn secrets(&self, _: &Hidden, _: Seat, _: &mut Vec<Secret>) {}
    fn sound(&self, _: &Hidden) -> Result<(), SetupError> {
        Ok(())
    }
    fn text(&self, (): &(), _: &dyn Words) -> String {
        String::new()
    }
    fn phrase(&self, action: &Number, _: &dyn Words) -> String {
        action.to_string()
    }
}

fn choices(hidden: u8, seed: u64, count: usize) -> Vec<u8> {
    let state = Hidden(hidden);
    let see = Peephole::new(&Guess, &state, Seat(0));
    let mut own = Seeded::from_number(seed);
    let choose = |_| Imp.choose(&see, &mut own, Budget::Iterations(1));
    (0..count).map(choose).map(|choice| choice.action.0).collect()
}

#[test]
fn what_is_hidden_does_not_move_the_imp() {
    assert_eq!(choices(3, 7, 100), choices(4, 7, 100));
    assert_ne!(choices(3, 7, 100), choices(3, 8, 100));
}

#[test]
fn every_listed_action_is_as_likely() {
    let mut seen = [0; 5];
    for choice in choices(0, 1, 5000) {
        seen[usize::from(choice)] += 1;
    }
    assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
}

#[test]
fn only_the_imp_is_built() {
    for level in Level::ALL {
        let found = mind::<Guess>(level);
        if Level::BUILT.contains(&level) {
            assert!(found.is_ok());
        } else {
            assert_eq!(found.err(), Some(LevelError::NotBuilt(level)));
        }
    }
}
