//! A toy: two seats name a number in secret, and who names one more than the other wins. Whoever
//! answers first must not be worse off than who answers last.

use kernel::chance::Seeded;
use kernel::{
    Book, Budget, Chance, Cx, Form, Game, Heuristic, Info, Outcome, Pack, Peephole, Question,
    RuleRef, Seat, Seats, Secret, SetupError, Standing, Turn, Viewer, Words,
};
use minds::{Level, think};

use crate::guess::{Nothing, Number};

const RULE: RuleRef = RuleRef::among(&["1"], "1");
const SEATS: [Seat; 2] = [Seat(0), Seat(1)];
/// What a hasty player names.
const HASTY: u8 = 2;

struct Duel;

/// What each seat has named.
type Named = [Option<u8>; 2];

impl Heuristic for Duel {
    fn impulse(&self, _: &Named, _: Seat, _: &[Number], _: &mut dyn Chance) -> usize {
        HASTY.into()
    }
}

impl Game for Duel {
    const INFO: Info = Info {
        slug: "duel",
        seats: (2, 2),
        rules_version: 1,
        longest: 2,
        branching: 5,
        perfect_information: false,
        single_answers: &[],
        book: Book { index: &["1"], texts: &[] },
    };
    type Options = ();
    type State = Named;
    type Action = Number;
    type Event = Nothing;
    type View = Option<u8>;
    type Illegal = Nothing;

    fn form() -> Form {
        Form(Vec::new())
    }
    fn open((): &(), _: Option<&Pack>) -> Result<Self, SetupError> {
        Ok(Duel)
    }
    fn options(&self) {}
    fn pack(&self) -> Pack {
        Pack::default()
    }
    fn seats(&self) -> u8 {
        2
    }
    fn start(&self, _: &mut Cx<'_, Nothing>) -> Named {
        [None; 2]
    }
    fn turn(&self, state: &Named) -> Turn {
        if let [Some(one), Some(two)] = *state {
            let standing = |won: bool| Standing { place: u8::from(!won), won, score: 0 };
            let seats = vec![standing(one == two + 1), standing(two == one + 1)];
            return Turn::Over(Outcome { seats, rule: RULE });
        }
        let silent = SEATS.into_iter().filter(|seat| state[seat.index()].is_none());
        Turn::To(silent.fold(Seats::NONE, Seats::with))
    }
    fn question(&self, _: &Named, _: Seat) -> Option<Question> {
        Some(Question { code: "name", rule: RULE, sealed: true })
    }
    fn legal(&self, state: &Named, seat: Seat, out: &mut Vec<Number>) {
        if state[seat.index()].is_none() {
            out.extend((0..5).map(Number));
        }
    }
    fn check(&self, _: &Named, _: Seat, action: &Number) -> Result<(), Nothing> {
        if action.0 < 5 { Ok(()) } else { Err(Nothing) }
    }
    fn play(&self, state: &mut Named, seat: Seat, action: &Number, _: &mut Cx<'_, Nothing>) {
        state[seat.index()] = Some(action.0);
    }
    fn view(&self, state: &Named, viewer: Viewer) -> Option<u8> {
        match viewer {
            Viewer::Seat(seat) => state[seat.index()],
            _ => None,
        }
    }
    fn cut(&self, event: &Nothing, _: Viewer) -> Option<Nothing> {
        Some(event.clone())
    }
    fn imagine(&self, state: &Named, seat: Seat, _: &mut dyn Chance) -> Named {
        let mut world = *state;
        let other = &mut world[1 - seat.index()];
        *other = other.map(|_| HASTY);
        world
    }
    fn secrets(&self, _: &Named, _: Seat, _: &mut Vec<Secret>) {}
    fn sound(&self, _: &Named) -> Result<(), SetupError> {
        Ok(())
    }
    fn text(&self, _: &Option<u8>, _: &dyn Words) -> String {
        String::new()
    }
    fn phrase(&self, action: &Number, _: &dyn Words) -> String {
        action.to_string()
    }
}

/// The familiar beats a hasty player, whether that one has answered already or not.
#[test]
fn who_answers_first_in_secret_foresees_as_much_as_who_answers_last() {
    for seat in SEATS {
        let mut answered = [None; 2];
        answered[1 - seat.index()] = Some(0);
        for state in [[None; 2], answered] {
            for seed in 0..20 {
                let (see, mut own) =
                    (Peephole::new(&Duel, &state, seat), Seeded::from_number(seed));
                let thought = think(Level::Familiar, &see, &mut own, Budget::Iterations(8));
                let number = thought.expect("it decides").action.0;
                assert_eq!(number, HASTY + 1, "seat {seat}, {state:?}, seed {seed}");
            }
        }
    }
}

/// Who is merely asked first of several does not begin.
#[test]
fn nobody_begins_where_all_are_asked_at_once() {
    assert_eq!(Duel.begins(&[None, None]), None);
    assert_eq!(Duel.begins(&[Some(1), None]), Some(Seat(1)));
}
