//! The opened box; every method is one call into its chapter.

use kernel::{
    Book, Chance, Cx, Form, Game, Heuristic, Info, Outcome, Pack, Question, Seat, Seats, Secret,
    SetupError, Show, Standing, Texts, Topic, Turn, Viewer, Words, digest, rule, topics,
};

use crate::action::Action;
use crate::content::{self, Content};
use crate::event::Event;
use crate::faults::Fault;
use crate::illegal::Illegal;
use crate::options::{self, Options};
use crate::paragraphs::INDEX;
use crate::state::{State, Step, total};
use crate::view::View;
use crate::{flow, hidden, sound, view};

/// The toy; `SLIP` plants slips of the pen in its texts and its form.
pub(crate) struct Toy<const SLIP: bool> {
    pub(crate) options: Options,
    pub(crate) content: Content,
}

impl<const SLIP: bool> Toy<SLIP> {
    pub(crate) fn has(&self, fault: Fault) -> bool {
        self.options.fault == fault
    }
}

const ENGLISH: Texts = Texts {
    language: "en",
    rules: include_str!("rules/en.md"),
    locale: include_str!("locales/en.ftl"),
};
const FRENCH: Texts = Texts {
    language: "fr",
    rules: include_str!("rules/fr.md"),
    locale: include_str!("locales/fr.ftl"),
};
/// A text with one sentence, about an argument that no event has, and one paragraph.
const SLIPPED: Texts = Texts {
    language: "fr",
    rules: "### §1 Mains\n\nDes cartes.\n",
    locale: "toy-event-kept = { $who } garde tout\n",
};

impl<const SLIP: bool> Game for Toy<SLIP> {
    const INFO: Info = Info {
        slug: "toy",
        seats: (2, 3),
        rules_version: 1,
        longest: 16,
        branching: 3,
        perfect_information: false,
        single_answers: &[],
        book: Book {
            index: INDEX,
            texts: if SLIP { &[ENGLISH, SLIPPED] } else { &[ENGLISH, FRENCH] },
        },
    };
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn form() -> Form {
        options::form::<SLIP>()
    }

    fn open(options: &Options, pack: Option<&Pack>) -> Result<Self, SetupError> {
        let mut reasons = options::reasons::<SLIP>(options);
        let pack = pack.filter(|_| options.fault != Fault::PackIgnored);
        match content::read(pack, options.fault) {
            Ok(content) if reasons.is_empty() => Ok(Toy { options: options.clone(), content }),
            Ok(_) => Err(SetupError(reasons)),
            Err(problems) => {
                reasons.extend(problems);
                Err(SetupError(reasons))
            }
        }
    }

    fn options(&self) -> Options {
        self.options.clone()
    }

    fn pack(&self) -> Pack {
        content::pack(&self.content)
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn start(&self, cx: &mut Cx<'_, Event>) -> State {
        let mut state = flow::opening(self);
        self.advance(&mut state, cx);
        state
    }

    fn turn(&self, state: &State) -> Turn {
        if state.over { Turn::Over(outcome(state)) } else { Turn::To(self.due(state)) }
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        let step = self.step(state, seat)?;
        if self.has(Fault::ImagineMute) && state.note == 0 && matches!(step, Step::Gift { .. }) {
            return None;
        }
        Some(match step {
            Step::Gather { .. } => Question { code: "bid", rule: rule!("2"), sealed: true },
            Step::Gift { .. } if self.has(Fault::StrangeTopic) => {
                Question { code: "bid", rule: rule!("4"), sealed: false }
            }
            _ => Question { code: "gift", rule: rule!("4"), sealed: false },
        })
    }

    fn topics() -> &'static [&'static [Topic]] {
        &[topics!["bid" => "2"], topics!["gift" => "4"]]
    }

    fn asked(&self, state: &State) -> Seats {
        if self.has(Fault::AskedOtherwise) && matches!(state.agenda.top(), Some(Step::Gift { .. }))
        {
            return Seats::NONE;
        }
        self.due(state)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if let Some(step) = self.step(state, seat) {
            self.answers(state, step, seat, out);
        }
        if self.has(Fault::ListUnsorted) {
            out.reverse();
        }
        if self.has(Fault::OwedWithoutList) && out.contains(&Action::Keep) {
            out.clear();
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        flow::check(self, state, seat, *action)
    }

    fn play(&self, state: &mut State, seat: Seat, action: &Action, cx: &mut Cx<'_, Event>) {
        let step = state.agenda.take().expect("somebody was asked, so a step is waiting");
        self.answer(state, step, seat, *action, cx);
        self.advance(state, cx);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::of(self, state, viewer)
    }

    fn cut(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::cut(self, event, viewer))
    }

    fn imagine(&self, state: &State, seat: Seat, chance: &mut dyn Chance) -> State {
        hidden::imagine(self, state, seat, chance)
    }

    fn secrets(&self, state: &State, seat: Seat, out: &mut Vec<Secret>) {
        hidden::secrets(self, state, seat, out);
    }

    fn sound(&self, state: &State) -> Result<(), SetupError> {
        sound::sound(self, state)
    }

    fn text(&self, view: &View, words: &dyn Words) -> String {
        view::text(view, words)
    }

    fn phrase(&self, action: &Action, words: &dyn Words) -> String {
        view::phrase(*action, words)
    }

    fn key(&self, state: &State, seat: Seat) -> u64 {
        let of = |digest: kernel::Digest| {
            u64::from_le_bytes(*digest.bytes().first_chunk().expect("a digest is long enough"))
        };
        match self.options.fault {
            Fault::KeyOfTruth => of(digest(state)),
            Fault::KeyTooCoarse => u64::from(total(state.bag)),
            _ => of(digest(&self.view(state, Viewer::Seat(seat)))),
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        cx: &mut Cx<'_, Event>,
    ) -> Result<(), Illegal> {
        if self.has(Fault::RefusalMutates) {
            state.round = state.round.wrapping_add(1);
        }
        self.check(state, seat, action)?;
        self.play(state, seat, action, cx);
        Ok(())
    }
}

/// §5 The most souls win; ties share.
fn outcome(state: &State) -> Outcome {
    let standing = |&souls: &u8| {
        let ahead = state.souls.iter().filter(|&&other| other > souls).count();
        let place = u8::try_from(ahead).expect("a table is small");
        Standing { place, won: place == 0, score: souls.into() }
    };
    Outcome { seats: state.souls.iter().map(standing).collect(), rule: rule!("5") }
}

impl<const SLIP: bool> Heuristic for Toy<SLIP> {}

impl<const SLIP: bool> Show for Toy<SLIP> {
    type Picture = ();
}
