//! Leduc poker on the kernel: the smallest poker with hidden cards, chance and bluffing.
//!
//! Reading order: `card`, `bet`, `state`, `rules`, `view`.

mod bet;
mod card;
mod event;
mod heuristic;
mod illegal;
mod options;
mod rules;
mod state;
mod text;
mod view;

use kernel::{
    Book, Chance, Cx, Form, Game, Info, Pack, Question, Seat, Seats, Secret, SetupError, Texts,
    Turn, Viewer, Words, rule,
};

pub use bet::Bet;
pub use card::Rank;
pub use event::Event;
pub use illegal::Illegal;
pub use options::Options;
pub use state::{Standing, State};
pub use view::View;

/// An opened box of Leduc poker; it has neither options nor content that matter.
#[derive(Clone, Copy, Debug, Default)]
pub struct Leduc;

impl Game for Leduc {
    const INFO: Info = Info {
        slug: "leduc",
        seats: (2, 2),
        rules_version: 1,
        // §LP-3 Four bets at most in each of two rounds.
        longest: 8,
        branching: 2,
        perfect_information: false,
        single_answers: &[],
        book: Book {
            index: crate::paragraphs::INDEX,
            texts: &[
                Texts {
                    language: "en",
                    rules: include_str!("../../rules/en.md"),
                    locale: include_str!("../../locales/en.ftl"),
                },
                Texts {
                    language: "fr",
                    rules: include_str!("../../rules/fr.md"),
                    locale: include_str!("../../locales/fr.ftl"),
                },
            ],
        },
    };
    type Options = Options;
    type State = State;
    type Action = Bet;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn form() -> Form {
        options::form()
    }

    fn open(options: &Options, pack: Option<&Pack>) -> Result<Self, SetupError> {
        SetupError::unless_empty(options::problems(*options, pack))?;
        Ok(Leduc)
    }

    fn options(&self) -> Options {
        Options::default()
    }

    fn pack(&self) -> Pack {
        Pack::default()
    }

    fn seats(&self) -> u8 {
        Options::default().seats
    }

    fn start(&self, cx: &mut Cx<'_, Event>) -> State {
        rules::deal(cx)
    }

    fn turn(&self, state: &State) -> Turn {
        rules::turn(state)
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        let question = Question { code: "bet", rule: rule!("LP-3"), sealed: false };
        (state.standing().turn == Some(seat)).then_some(question)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Bet>) {
        out.extend(Bet::ALL.iter().filter(|&&bet| rules::check(state, seat, bet).is_ok()));
    }

    fn check(&self, state: &State, seat: Seat, bet: &Bet) -> Result<(), Illegal> {
        rules::check(state, seat, *bet)
    }

    fn play(&self, state: &mut State, seat: Seat, bet: &Bet, cx: &mut Cx<'_, Event>) {
        rules::play(state, seat, *bet, cx);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn cut(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.cut(viewer))
    }

    fn imagine(&self, state: &State, seat: Seat, chance: &mut dyn Chance) -> State {
        rules::imagine(state, seat, chance)
    }

    fn secrets(&self, state: &State, seat: Seat, out: &mut Vec<Secret>) {
        let other = Seat(1 - seat.0);
        if !state.eyes_on(other).contains(seat) {
            let value = vec![state.cards[other.index()] as u8];
            out.push(Secret { what: "card", of: other.0.into(), value });
        }
    }

    fn sound(&self, state: &State) -> Result<(), SetupError> {
        SetupError::unless_empty(rules::unsound(state))
    }

    fn text(&self, view: &View, words: &dyn Words) -> String {
        text::table(view, words)
    }

    fn phrase(&self, bet: &Bet, words: &dyn Words) -> String {
        words.say(&format!("action-{bet}"), &[])
    }

    /// Every bet and every card that the seat sees, in a few bits each.
    fn key(&self, state: &State, seat: Seat) -> u64 {
        let shown = |other: Seat| {
            let sees = state.eyes_on(other).contains(seat);
            if sees { 1 + state.cards[other.index()] as u64 } else { 0 }
        };
        let public = state.public.map_or(0, |rank| 1 + rank as u64);
        let cards = (shown(Seat(0)) * 4 + shown(Seat(1))) * 4 + public;
        state.bets().fold(cards, |key, bet| key * 4 + 1 + bet as u64)
    }
}

/// Everybody at the table.
const BOTH: Seats = Seats::first(2);
