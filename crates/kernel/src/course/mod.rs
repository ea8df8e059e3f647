//! The course of play: each thing that can be due is declared once.
//!
//! [`agenda!`](macro@crate::agenda) lists what can be due, as a table of contents. A question stands
//! there as `ask` (one seat answers) or `sealed` (several seats answer in secret, in small parts) and
//! is written down in one place, the `impl` of [`Ask`] or [`Sealed`] in its chapter of the rules; what
//! asks nobody stands as `work` and names the function that does it. All the rest is here, once for
//! all games: who owes a decision, what is listed, why not, the answer that is no choice. Nothing
//! matches on what is due with a wildcard, so a noun that is half declared does not compile.

mod list;
mod noun;
mod written;

use crate::{Agenda, Cx, Game, Outcome, Question, RuleRef, Seat, Seats, Turn};

pub use noun::{Noun, Steps, kind};
pub use written::Names;

/// A position, to be read.
pub struct At<'a, G: Game> {
    /// The opened box.
    pub game: &'a G,
    /// What lies on the table.
    pub state: &'a G::State,
}

impl<G: Game> Clone for At<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for At<'_, G> {}

impl<G: Game> std::fmt::Debug for At<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("At").field("state", self.state).finish_non_exhaustive()
    }
}

/// A position, to be played on.
pub struct Play<'a, 'c, G: Game> {
    /// The opened box.
    pub game: &'a G,
    /// What lies on the table.
    pub state: &'a mut G::State,
    /// Chance and the log.
    pub cx: &'a mut Cx<'c, G::Event>,
}

impl<'c, G: Game> Play<'_, 'c, G> {
    /// The position as it is now.
    #[inline]
    pub fn at(&self) -> At<'_, G> {
        At { game: self.game, state: self.state }
    }

    /// The same, lent.
    #[inline]
    pub fn lend(&mut self) -> Play<'_, 'c, G> {
        Play { game: self.game, state: self.state, cx: self.cx }
    }
}

impl<G: Game> std::fmt::Debug for Play<'_, '_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Play").field("state", self.state).finish_non_exhaustive()
    }
}

/// Something that a question may ask; made by [`topics!`](macro@crate::topics).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Topic {
    /// The stable code, also the Fluent id `ask-<code>`.
    pub code: &'static str,
    /// The paragraph that asks.
    pub rule: RuleRef,
    /// It is asked even when one answer is left, because not asking would tell something.
    pub lone: bool,
}

/// Why nobody looks at what an action says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The game is over.
    Over,
    /// These seats are asked, and this one is not.
    NotYourTurn(Seats),
    /// What is asked is something else: the code by which everybody knows it.
    WrongStep(&'static str),
}

/// A question to one seat. Its topics, whom it asks, what it offers, what the answer does and why not:
/// all of it stands here.
pub trait Ask<G: Game>: Copy {
    /// All that it may ask, the first as everybody knows it.
    const TOPICS: &'static [Topic];
    /// The code by which everybody knows it.
    fn code(&self) -> &'static str {
        Self::TOPICS[0].code
    }
    /// What it asks this seat now: the code of one of the topics.
    fn part(&self, _at: At<'_, G>, _seat: Seat) -> &'static str {
        self.code()
    }
    /// Whom it asks, if there is something to choose; in a position at rest there is.
    fn whom(&self, at: At<'_, G>) -> Option<Seat>;
    /// What the seat may answer, ascending.
    fn offer(&self, at: At<'_, G>, seat: Seat, found: &mut dyn FnMut(G::Action));
    /// Whether the seat is asked: it has two answers or more. Otherwise the only one is given for it.
    fn is_open(&self, at: At<'_, G>, seat: Seat) -> bool {
        let mut count = 0_u32;
        self.offer(at, seat, &mut |_| count += 1);
        count > 1
    }
    /// Whether the seat may answer this: it is offered. A question that can tell without its whole list
    /// says so here (law L3 finds where both disagree).
    fn allows(&self, at: At<'_, G>, seat: Seat, action: &G::Action) -> bool {
        is_among(action, |found| self.offer(at, seat, found))
    }
    /// Carries out the answer; may put steps first, the same question again included.
    fn answer(self, play: Play<'_, '_, G>, seat: Seat, action: &G::Action);
    /// What happens when nobody is asked, or there is nothing to answer.
    fn skip(self, _play: Play<'_, '_, G>) {}
    /// Why an action that is not allowed is refused; nothing if it answers something else.
    fn why_not(&self, at: At<'_, G>, seat: Seat, action: &G::Action) -> Option<G::Illegal>;
}

/// A question that several seats answer at the same time and in secret, in small parts. It stays due
/// until all have given all parts, then it is closed.
pub trait Sealed<G: Game>: Copy {
    /// All that it may ask, the first as everybody knows it.
    const TOPICS: &'static [Topic];
    /// The code by which everybody knows it; how far a seat has come is not told.
    fn code(&self) -> &'static str {
        Self::TOPICS[0].code
    }
    /// What it asks this seat now: the code of one of the topics.
    fn part(&self, _at: At<'_, G>, _seat: Seat) -> &'static str {
        self.code()
    }
    /// Whether there is anybody to hide the answer from.
    fn is_secret(&self, _at: At<'_, G>) -> bool {
        true
    }
    /// Who still owes a part.
    fn whom(&self, at: At<'_, G>) -> Seats;
    /// What the seat may answer now, ascending.
    fn offer(&self, at: At<'_, G>, seat: Seat, found: &mut dyn FnMut(G::Action));
    /// Whether the seat may answer this.
    fn allows(&self, at: At<'_, G>, seat: Seat, action: &G::Action) -> bool {
        is_among(action, |found| self.offer(at, seat, found))
    }
    /// Writes one part down and tells nobody; imagined worlds use it too.
    fn note(&mut self, game: &G, state: &mut G::State, seat: Seat, action: &G::Action);
    /// Takes back all parts of a seat; needed where [`redraw`] answers the question anew.
    fn forget(&self, _game: &G, _state: &mut G::State, _seat: Seat) {
        unreachable!("{} is not answered anew in imagined worlds", self.code());
    }
    /// The seat owes no more: tells everybody so, and nothing else.
    fn done(&self, _at: At<'_, G>, _seat: Seat, _cx: &mut Cx<'_, G::Event>) {}
    /// All have answered: what was secret takes effect.
    fn close(self, play: Play<'_, '_, G>);
    /// Why an action that is not allowed is refused; nothing if it answers something else.
    fn why_not(&self, at: At<'_, G>, seat: Seat, action: &G::Action) -> Option<G::Illegal>;
}

/// Whether an action is among those that are offered.
pub fn is_among<A: PartialEq>(action: &A, offer: impl FnOnce(&mut dyn FnMut(A))) -> bool {
    let mut listed = false;
    offer(&mut |offered| listed |= offered == *action);
    listed
}

/// Something that is done without asking; `agenda!` writes it from `work Name = 0 => chapter::function`.
pub trait Work<G: Game>: Copy {
    /// Does it; may put steps first.
    fn work(self, play: Play<'_, '_, G>);
}

/// A game whose course is an agenda. The methods of [`Game`] that follow from it are written by
/// [`course!`](macro@crate::course).
pub trait Course: Game<Illegal: From<(Seat, Refused)>> {
    /// What can be due: the enum that `agenda!` makes.
    type Step: Steps<Self>;
    /// Whether offers may come in any order, so that a list is sorted before it leaves.
    const SORTS: bool = false;
    /// The agenda inside the state, for reading.
    fn agenda(state: &Self::State) -> &Agenda<Self::Step>;
    /// The agenda inside the state, for changing.
    fn agenda_mut(state: &mut Self::State) -> &mut Agenda<Self::Step>;
    /// The game has ended: the rest of the agenda is dropped.
    fn over(state: &Self::State) -> bool;
    /// The final standing of a game that is over.
    fn outcome(&self, state: &Self::State) -> Outcome;
    /// Why a seat that is not asked may not do this, where more is to be said than whose turn it is.
    fn not_asked(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _action: &Self::Action,
    ) -> Option<Self::Illegal> {
        None
    }
    /// What follows from every answer and every piece of work, whatever it was.
    fn settle(&self, _state: &mut Self::State, _cx: &mut Cx<'_, Self::Event>) {}
}

/// Works through the agenda until somebody is asked or the game is over.
pub fn advance<G: Course>(game: &G, state: &mut G::State, cx: &mut Cx<'_, G::Event>) {
    loop {
        if G::over(state) {
            G::agenda_mut(state).clear();
            return;
        }
        let step = *G::agenda(state).top().expect("a game that is not over has a next step");
        if !step.asks(At { game, state }).is_empty() {
            return;
        }
        G::agenda_mut(state).take();
        step.work(Play { game, state, cx });
        game.settle(state, cx);
    }
}

/// [`Game::play`]: takes the nearest step, answers it, goes on to the next decision.
pub fn play<G: Course>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: &G::Action,
    cx: &mut Cx<'_, G::Event>,
) {
    let step = G::agenda_mut(state).take().expect("somebody was asked, so a step is waiting");
    step.answer(Play { game, state, cx }, seat, action);
    game.settle(state, cx);
    advance(game, state, cx);
}

/// Whom the nearest step asks, and the step; nothing once the game is over.
fn due<G: Course>(at: At<'_, G>) -> Option<(&G::Step, Seats)> {
    let step = G::agenda(at.state).top().filter(|_| !G::over(at.state))?;
    Some((step, step.whom(at)))
}

/// [`Game::turn`] of a position at rest: its nearest step asks, so nothing is listed to find out.
pub fn turn<G: Course>(game: &G, state: &G::State) -> Turn {
    if G::over(state) {
        Turn::Over(game.outcome(state))
    } else {
        Turn::To(due(At { game, state }).map_or(Seats::NONE, |(_, seats)| seats))
    }
}

/// [`Game::asked`]: whom the nearest step asks when its answers are looked at.
pub fn asked<G: Course>(game: &G, state: &G::State) -> Seats {
    let at = At { game, state };
    due(at).map_or(Seats::NONE, |(step, _)| step.asks(at))
}

/// [`Game::question`].
pub fn question<G: Course>(game: &G, state: &G::State, seat: Seat) -> Option<Question> {
    let at = At { game, state };
    let (step, _) = due(at).filter(|(_, seats)| seats.contains(seat))?;
    step.question(at, seat)
}

/// [`Game::legal`].
pub fn legal<G: Course>(game: &G, state: &G::State, seat: Seat, out: &mut Vec<G::Action>) {
    let at = At { game, state };
    let Some((step, _)) = due(at).filter(|(_, seats)| seats.contains(seat)) else { return };
    let start = out.len();
    step.offer(at, seat, &mut |action| out.push(action));
    if G::SORTS && !out[start..].is_sorted() {
        out[start..].sort_unstable();
    }
}

/// [`Game::check`]: the game is over, the seat is not asked, the question says why not, or it asks
/// something else.
pub fn check<G: Course>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: &G::Action,
) -> Result<(), G::Illegal> {
    let at = At { game, state };
    let Some((step, seats)) = due(at) else {
        return Err((seat, Refused::Over).into());
    };
    if !seats.contains(seat) {
        let turn = || (seat, Refused::NotYourTurn(seats)).into();
        return Err(game.not_asked(state, seat, action).unwrap_or_else(turn));
    }
    if step.allows(at, seat, action) {
        return Ok(());
    }
    let wrong = || (seat, Refused::WrongStep(step.code())).into();
    Err(step.why_not(at, seat, action).unwrap_or_else(wrong))
}

/// Answers so many parts of a secret question for a seat anew, each as likely as `one_of` makes it (so
/// many answers: which one), after what it had answered was forgotten. For [`Game::imagine`].
pub fn redraw<G: Course>(
    question: &mut G::Step,
    (game, state): (&G, &mut G::State),
    seat: Seat,
    parts: usize,
    one_of: &mut dyn FnMut(usize) -> usize,
) {
    question.forget(game, state, seat);
    let mut list = Vec::new();
    for _ in 0..parts {
        list.clear();
        question.offer(At { game, state }, seat, &mut |action| list.push(action));
        let chosen = &list[one_of(list.len())];
        question.note(game, state, seat, chosen);
    }
}

/// What a question may ask: `topics!["fee" => "DL-21"]`, the first as everybody knows it; `lone` before a
/// code says that it is asked even when one answer is left.
#[macro_export]
macro_rules! topics {
    (@lone) => { false };
    (@lone lone) => { true };
    ($($($lone:ident)? $code:literal => $rule:literal),+ $(,)?) => {
        &[$($crate::Topic {
            code: $code,
            rule: $crate::rule!($rule),
            lone: $crate::topics!(@lone $($lone)?),
        }),+]
    };
}

/// [`Info::single_answers`](crate::Info::single_answers) of a game: the topics that are called `lone`.
#[macro_export]
macro_rules! single_answers {
    ($Step:ty, $game:ty) => {{
        const TOPICS: &[&[$crate::Topic]] = <$Step as $crate::Steps<$game>>::TOPICS;
        const CODES: [&str; $crate::course::lone_topics(TOPICS)] = $crate::course::lone(TOPICS);
        &CODES
    }};
}

/// How many topics are called `lone`.
pub const fn lone_topics(topics: &[&[Topic]]) -> usize {
    let (mut count, mut at) = (0, 0);
    while at < topics.len() {
        let mut part = 0;
        while part < topics[at].len() {
            count += topics[at][part].lone as usize;
            part += 1;
        }
        at += 1;
    }
    count
}

/// Their codes.
pub const fn lone<const N: usize>(topics: &[&[Topic]]) -> [&'static str; N] {
    let mut codes = [""; N];
    let (mut count, mut at) = (0, 0);
    while at < topics.len() {
        let mut part = 0;
        while part < topics[at].len() {
            if topics[at][part].lone {
                codes[count] = topics[at][part].code;
                count += 1;
            }
            part += 1;
        }
        at += 1;
    }
    codes
}

/// Inside `impl Game for …`: the methods that follow from [`Course`].
#[macro_export]
macro_rules! course {
    () => {
        fn turn(&self, state: &Self::State) -> $crate::Turn {
            $crate::course::turn(self, state)
        }

        fn asked(&self, state: &Self::State) -> $crate::Seats {
            $crate::course::asked(self, state)
        }

        fn topics() -> &'static [&'static [$crate::Topic]] {
            <<Self as $crate::Course>::Step as $crate::Steps<Self>>::TOPICS
        }

        fn question(&self, state: &Self::State, seat: $crate::Seat) -> Option<$crate::Question> {
            $crate::course::question(self, state, seat)
        }

        fn legal(&self, state: &Self::State, seat: $crate::Seat, out: &mut Vec<Self::Action>) {
            $crate::course::legal(self, state, seat, out);
        }

        fn check(
            &self,
            state: &Self::State,
            seat: $crate::Seat,
            action: &Self::Action,
        ) -> Result<(), Self::Illegal> {
            $crate::course::check(self, state, seat, action)
        }

        fn play(
            &self,
            state: &mut Self::State,
            seat: $crate::Seat,
            action: &Self::Action,
            cx: &mut $crate::Cx<'_, Self::Event>,
        ) {
            $crate::course::play(self, state, seat, action, cx);
        }
    };
}
