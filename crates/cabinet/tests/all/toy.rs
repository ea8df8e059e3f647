//! A tiny game with everything a table must carry: free steps, dice, a hidden stone, options.

use std::fmt;

use cabinet::{Entry, Shelf};
use kernel::{
    Arg, Book, Chance, Cx, Field, FieldKind, Form, Game, Info, Outcome, Pack, Question, Reason,
    RuleRef, Ruled, Seat, Seats, Secret, SetupError, Standing, Texts, Turn, Veiled, Viewer, Why,
    Words,
};
use serde::{Deserialize, Serialize};

const INDEX: &[&str] = &["T-1", "T-2", "T-3"];
const TAKE: RuleRef = RuleRef::among(INDEX, "T-1");
const ROLL: RuleRef = RuleRef::among(INDEX, "T-2");
const END: RuleRef = RuleRef::among(INDEX, "T-3");

static DEAL: Why = Why { code: "deal", rule: TAKE };
static THROW: Why = Why { code: "throw", rule: ROLL };

const RULES: &str = "# Pebbles\n\n### §T-1 Taking\n\nTake one to three pebbles.\n\n\
    ### §T-2 Throwing\n\nThrow a die; the turn passes.\n\n### §T-3 End\n\nThe pile is empty.\n";

const ENGLISH: &str = "
pebbles-title = Pebbles
pebbles-option-seats = Seats
    .help = How many play.
pebbles-option-pile = Pile
pebbles-option-quick = Quick
pebbles-option-mood = Mood
pebbles-option-plan = Plan
pebbles-label = play { $notation }
pebbles-ask-move = Take pebbles, throw or pass.
pebbles-roll-deal = a hidden stone
pebbles-roll-throw = the throw
pebbles-event-dealt = { $seat } hides a stone of color { $color }.
pebbles-event-took = { $seat } takes { $count }.
pebbles-event-threw = { $seat } throws { $die }.
pebbles-event-passed = { $seat } passes.
pebbles-illegal-not-your-turn = It is the turn of { $turn }.
pebbles-illegal-too-many = { $count } cannot be taken; { $left } lie there.
pebbles-illegal-game-over = The game is over.
pebbles-reason-plan-long = { $at }: a plan has at most { $limit } entries, not { $value }.
pebbles-reason-pile = { $at }: the pile holds { $value }.
pebbles-reason-turn = { $at }: nobody sits there.
pebbles-reason-unknown-file = { $at }: no such file.
";

pub(crate) struct Pebbles(Options);

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    seats: u8,
    pile: u8,
    quick: bool,
    mood: String,
    plan: Vec<u8>,
}

impl Default for Options {
    fn default() -> Self {
        Options { seats: 2, pile: 10, quick: false, mood: "calm".to_owned(), plan: Vec::new() }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    pile: u8,
    turn: u8,
    taken: Vec<u8>,
    stones: Vec<u8>,
    passes: u8,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Action {
    Take { count: u8 },
    Throw {},
    Pass {},
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take { count } => write!(f, "T{count}"),
            Action::Throw {} => write!(f, "%"),
            Action::Pass {} => write!(f, "."),
        }
    }
}

impl std::str::FromStr for Action {
    type Err = kernel::Illegible;

    fn from_str(text: &str) -> Result<Action, kernel::Illegible> {
        let count = text.strip_prefix('T').and_then(|count| count.parse().ok());
        match (text, count) {
            (_, Some(count)) => Ok(Action::Take { count }),
            ("%", _) => Ok(Action::Throw {}),
            (".", _) => Ok(Action::Pass {}),
            _ => Err(kernel::Illegible),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Event {
    Dealt { seat: Seat, color: Veiled<u8> },
    Took { seat: Seat, count: u8 },
    Threw { seat: Seat, die: u32 },
    Passed { seat: Seat },
}

impl Ruled for Event {
    fn code(&self) -> &'static str {
        match self {
            Event::Dealt { .. } => "dealt",
            Event::Took { .. } => "took",
            Event::Threw { .. } => "threw",
            Event::Passed { .. } => "passed",
        }
    }

    fn rule(&self) -> Option<RuleRef> {
        Some(match self {
            Event::Dealt { .. } | Event::Took { .. } => TAKE,
            Event::Threw { .. } | Event::Passed { .. } => ROLL,
        })
    }
}

#[derive(PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Illegal {
    NotYourTurn { turn: Seat },
    TooMany { count: u8, left: u8 },
    GameOver {},
}

impl Ruled for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::NotYourTurn { .. } => "not-your-turn",
            Illegal::TooMany { .. } => "too-many",
            Illegal::GameOver {} => "game-over",
        }
    }

    fn rule(&self) -> Option<RuleRef> {
        Some(match self {
            Illegal::NotYourTurn { .. } | Illegal::TooMany { .. } => TAKE,
            Illegal::GameOver {} => END,
        })
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[derive(PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    pile: u8,
    turn: u8,
    taken: Vec<u8>,
    stones: Vec<Veiled<u8>>,
}

/// The toy has no sense of its own.
impl kernel::Heuristic for Pebbles {}

/// The toy has no picture.
impl kernel::Show for Pebbles {
    type Picture = ();
}

impl Game for Pebbles {
    const INFO: Info = Info {
        slug: "pebbles",
        seats: (2, 4),
        rules_version: 1,
        longest: 100,
        branching: 5,
        perfect_information: false,
        single_answers: &["move"],
        book: Book {
            index: INDEX,
            texts: &[
                Texts { language: "en", rules: RULES, locale: ENGLISH },
                Texts { language: "fr", rules: RULES, locale: ENGLISH },
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
        let field = |key, kind| Field { key, kind, rule: TAKE, only: None };
        Form(vec![
            Form::seats(&Self::INFO, 2, TAKE),
            field("pile", FieldKind::Number { min: 1, max: 40, default: 10 }),
            field("quick", FieldKind::Switch { default: false }),
            field("mood", FieldKind::Choice { values: vec!["calm", "wild"], default: "calm" }),
            field("plan", FieldKind::Own { default: "[]" }),
        ])
    }

    fn open(options: &Options, pack: Option<&Pack>) -> Result<Self, SetupError> {
        let mut reasons = Vec::new();
        if options.plan.len() > 3 {
            let reason = Reason::new("plan", "plan-long", Some(TAKE));
            reasons.push(reason.with("value", options.plan.len()).with("limit", 3));
        }
        let files = pack.iter().flat_map(|pack| pack.0.keys());
        let strange = files.filter(|name| *name != "stones.toml");
        reasons.extend(strange.map(|name| Reason::new(name, "unknown-file", None)));
        SetupError::unless_empty(reasons)?;
        Ok(Pebbles(options.clone()))
    }

    fn options(&self) -> Options {
        self.0.clone()
    }

    fn pack(&self) -> Pack {
        Pack([("stones.toml".to_owned(), "colors = 3\n".to_owned())].into())
    }

    fn seats(&self) -> u8 {
        self.0.seats
    }

    fn start(&self, cx: &mut Cx<'_, Event>) -> State {
        let mut stones = Vec::new();
        for seat in (0..self.0.seats).map(Seat) {
            let color = cx.weighted(&[2, 0, 1], &DEAL, Seats::one(seat));
            let color = u8::try_from(color).expect("three colors");
            cx.tell(|| Event::Dealt { seat, color: Veiled::new(Seats::one(seat), color) });
            stones.push(color);
        }
        State { pile: self.0.pile, turn: 0, taken: vec![0; self.0.seats.into()], stones, passes: 0 }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.pile > 0 && state.passes < 2 * self.0.seats {
            return Turn::To(Seats::one(Seat(state.turn)));
        }
        let best = state.taken.iter().max().copied().unwrap_or(0);
        let standing = |&taken: &u8| Standing {
            place: u8::from(taken < best),
            won: taken == best,
            score: taken.into(),
        };
        Turn::Over(Outcome { seats: state.taken.iter().map(standing).collect(), rule: END })
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        let owes = matches!(self.turn(state), Turn::To(seats) if seats.contains(seat));
        owes.then_some(Question { code: "move", rule: TAKE, sealed: false })
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let all = (1..=3).map(|count| Action::Take { count });
        let all = all.chain([Action::Throw {}, Action::Pass {}]);
        out.extend(all.filter(|action| self.check(state, seat, action).is_ok()));
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match self.turn(state) {
            Turn::Over(_) => return Err(Illegal::GameOver {}),
            Turn::To(seats) if !seats.contains(seat) => {
                return Err(Illegal::NotYourTurn { turn: Seat(state.turn) });
            }
            Turn::To(_) => {}
        }
        match *action {
            Action::Take { count } if count == 0 || count > state.pile.min(3) => {
                Err(Illegal::TooMany { count, left: state.pile })
            }
            _ => Ok(()),
        }
    }

    fn play(&self, state: &mut State, seat: Seat, action: &Action, cx: &mut Cx<'_, Event>) {
        match *action {
            Action::Take { count } => {
                state.pile -= count;
                state.taken[seat.index()] += count;
                state.passes = 0;
                cx.tell(|| Event::Took { seat, count });
            }
            Action::Throw {} => {
                let die = cx.die(6, &THROW);
                let got = u8::try_from(die).expect("six sides").min(state.pile);
                state.pile -= got;
                state.taken[seat.index()] += got;
                state.turn = seat.next(self.0.seats).0;
                state.passes = 0;
                cx.tell(|| Event::Threw { seat, die });
            }
            Action::Pass {} => {
                state.turn = seat.next(self.0.seats).0;
                state.passes += 1;
                cx.tell(|| Event::Passed { seat });
            }
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let stone = |(seat, &color): (u8, &u8)| Veiled::new(Seats::one(Seat(seat)), color);
        View {
            pile: state.pile,
            turn: state.turn,
            taken: state.taken.clone(),
            stones: (0..).zip(&state.stones).map(|one| stone(one).cut(viewer)).collect(),
        }
    }

    fn cut(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Dealt { seat, color } => Event::Dealt { seat: *seat, color: color.cut(viewer) },
            other => other.clone(),
        })
    }

    fn imagine(&self, state: &State, _: Seat, _: &mut dyn Chance) -> State {
        state.clone()
    }

    fn secrets(&self, _: &State, _: Seat, _: &mut Vec<Secret>) {}

    fn sound(&self, state: &State) -> Result<(), SetupError> {
        let mut reasons = Vec::new();
        if state.pile > 40 {
            reasons.push(Reason::new("pile", "pile", Some(TAKE)).with("value", state.pile));
        }
        if state.turn >= self.0.seats {
            reasons.push(Reason::new("turn", "turn", Some(TAKE)));
        }
        let seats = usize::from(self.0.seats);
        if state.taken.len() != seats || state.stones.len() != seats {
            reasons.push(Reason::new("taken", "turn", Some(TAKE)));
        }
        SetupError::unless_empty(reasons)
    }

    fn text(&self, view: &View, _: &dyn Words) -> String {
        format!("{} pebbles", view.pile)
    }

    fn phrase(&self, action: &Action, words: &dyn Words) -> String {
        let notation = action.to_string();
        words.say("label", &[("notation", Arg::Text(&notation))])
    }
}

pub(crate) static TOYS: &[&dyn Entry] = &[&Shelf::<Pebbles>::PLACE];
