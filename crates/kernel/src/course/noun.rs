//! What `agenda!` makes of a list, and what each kind of noun does when its turn comes.

use super::{Ask, At, Play, Sealed, Topic, Work};
use crate::{Course, Game, Question, Seat, Seats};

/// All that can be due in a game. `agenda!` writes the `impl`: each method is one match that hands on
/// to the noun.
pub trait Steps<G: Game>: Copy {
    /// All that may be asked, noun by noun.
    const TOPICS: &'static [&'static [Topic]];
    /// The code by which everybody knows what is due.
    fn code(&self) -> &'static str;
    /// Whether it is answered in secret, in parts.
    fn is_sealed(&self) -> bool;
    /// Whom it asks in a position at rest.
    fn whom(&self, at: At<'_, G>) -> Seats;
    /// Whom it asks in any position: its answers are looked at.
    fn asks(&self, at: At<'_, G>) -> Seats;
    /// What it asks a seat.
    fn question(&self, at: At<'_, G>, seat: Seat) -> Option<Question>;
    /// What a seat may answer.
    fn offer(&self, at: At<'_, G>, seat: Seat, found: &mut dyn FnMut(G::Action));
    /// Whether a seat may answer this.
    fn allows(&self, at: At<'_, G>, seat: Seat, action: &G::Action) -> bool;
    /// Why a seat may not answer this.
    fn why_not(&self, at: At<'_, G>, seat: Seat, action: &G::Action) -> Option<G::Illegal>;
    /// Writes one part of a secret answer down.
    fn note(&mut self, game: &G, state: &mut G::State, seat: Seat, action: &G::Action);
    /// Takes back all parts of a seat's secret answer.
    fn forget(&self, game: &G, state: &mut G::State, seat: Seat);
    /// Carries out an answer.
    fn answer(self, play: Play<'_, '_, G>, seat: Seat, action: &G::Action);
    /// Does what is to be done when it asks nobody.
    fn work(self, play: Play<'_, '_, G>);
}

/// The kinds of nouns, by the words that stand for them in a list.
#[expect(non_camel_case_types, reason = "the list has these words")]
pub mod kind {
    /// One seat answers.
    #[derive(Debug)]
    pub enum ask {}
    /// Several seats answer in secret.
    #[derive(Debug)]
    pub enum sealed {}
    /// Nobody is asked.
    #[derive(Debug)]
    pub enum work {}
}

/// A noun of one kind, as `Steps` sees it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` stands in the agenda as `{Kind}`, but no chapter says what it asks or does",
    label = "`{Self}` is only listed here",
    note = "in its chapter of the rules: `impl Ask<{G}> for {Self}` if it stands as `ask`, `impl Sealed<{G}> for {Self}` if as `sealed`; `work` names a function of it"
)]
pub trait Noun<G: Game, Kind>: Copy {
    /// See [`Steps::TOPICS`].
    const TOPICS: &'static [Topic];
    /// See [`Steps::is_sealed`].
    const SEALED: bool = false;
    /// See [`Steps::code`].
    fn code(&self) -> &'static str;
    /// See [`Steps::whom`].
    fn whom(&self, at: At<'_, G>) -> Seats;
    /// See [`Steps::asks`].
    fn asks(&self, at: At<'_, G>) -> Seats;
    /// See [`Steps::question`].
    fn question(&self, at: At<'_, G>, seat: Seat) -> Option<Question>;
    /// See [`Steps::offer`].
    fn offer(&self, at: At<'_, G>, seat: Seat, found: &mut dyn FnMut(G::Action));
    /// See [`Steps::allows`].
    fn allows(&self, at: At<'_, G>, seat: Seat, action: &G::Action) -> bool;
    /// See [`Steps::why_not`].
    fn why_not(&self, at: At<'_, G>, seat: Seat, action: &G::Action) -> Option<G::Illegal>;
    /// See [`Steps::note`].
    fn note(&mut self, _game: &G, _state: &mut G::State, _seat: Seat, _action: &G::Action) {
        unreachable!("only a sealed question is answered in secret");
    }
    /// See [`Steps::forget`].
    fn forget(&self, _game: &G, _state: &mut G::State, _seat: Seat) {
        unreachable!("only a sealed question is answered in secret");
    }
    /// See [`Steps::answer`].
    fn answer(self, play: Play<'_, '_, G>, seat: Seat, action: &G::Action);
    /// See [`Steps::work`].
    fn work(self, play: Play<'_, '_, G>);
}

/// The question about one of the topics.
fn question(topics: &'static [Topic], code: &'static str, sealed: bool) -> Question {
    let topic = topics.iter().find(|topic| topic.code == code);
    // Law L10 finds a part that is none of the topics.
    Question { code, rule: topic.unwrap_or(&topics[0]).rule, sealed }
}

impl<G: Game, N: Ask<G>> Noun<G, kind::ask> for N {
    const TOPICS: &'static [Topic] = <N as Ask<G>>::TOPICS;

    #[inline]
    fn code(&self) -> &'static str {
        Ask::code(self)
    }

    #[inline]
    fn whom(&self, at: At<'_, G>) -> Seats {
        Ask::whom(self, at).map_or(Seats::NONE, Seats::one)
    }

    #[inline]
    fn asks(&self, at: At<'_, G>) -> Seats {
        let seat = Ask::whom(self, at).filter(|&seat| self.is_open(at, seat));
        seat.map_or(Seats::NONE, Seats::one)
    }

    fn question(&self, at: At<'_, G>, seat: Seat) -> Option<Question> {
        Some(question(<N as Ask<G>>::TOPICS, self.part(at, seat), false))
    }

    #[inline]
    fn offer(&self, at: At<'_, G>, seat: Seat, found: &mut dyn FnMut(G::Action)) {
        Ask::offer(self, at, seat, found);
    }

    #[inline]
    fn allows(&self, at: At<'_, G>, seat: Seat, action: &G::Action) -> bool {
        Ask::allows(self, at, seat, action)
    }

    fn why_not(&self, at: At<'_, G>, seat: Seat, action: &G::Action) -> Option<G::Illegal> {
        Ask::why_not(self, at, seat, action)
    }

    #[inline]
    fn answer(self, play: Play<'_, '_, G>, seat: Seat, action: &G::Action) {
        Ask::answer(self, play, seat, action);
    }

    /// The only answer is given for the seat.
    fn work(self, play: Play<'_, '_, G>) {
        let at = play.at();
        let lone = Ask::whom(&self, at).and_then(|seat| {
            let mut first = None;
            Ask::offer(&self, at, seat, &mut |action| {
                first.get_or_insert(action);
            });
            first.map(|action| (seat, action))
        });
        match lone {
            Some((seat, action)) => Ask::answer(self, play, seat, &action),
            None => self.skip(play),
        }
    }
}

impl<G, N> Noun<G, kind::sealed> for N
where
    G: Course,
    N: Sealed<G> + Into<G::Step>,
{
    const TOPICS: &'static [Topic] = <N as Sealed<G>>::TOPICS;
    const SEALED: bool = true;

    #[inline]
    fn code(&self) -> &'static str {
        Sealed::code(self)
    }

    #[inline]
    fn whom(&self, at: At<'_, G>) -> Seats {
        Sealed::whom(self, at)
    }

    #[inline]
    fn asks(&self, at: At<'_, G>) -> Seats {
        Sealed::whom(self, at)
    }

    fn question(&self, at: At<'_, G>, seat: Seat) -> Option<Question> {
        Some(question(<N as Sealed<G>>::TOPICS, self.part(at, seat), self.is_secret(at)))
    }

    #[inline]
    fn offer(&self, at: At<'_, G>, seat: Seat, found: &mut dyn FnMut(G::Action)) {
        Sealed::offer(self, at, seat, found);
    }

    #[inline]
    fn allows(&self, at: At<'_, G>, seat: Seat, action: &G::Action) -> bool {
        Sealed::allows(self, at, seat, action)
    }

    fn why_not(&self, at: At<'_, G>, seat: Seat, action: &G::Action) -> Option<G::Illegal> {
        Sealed::why_not(self, at, seat, action)
    }

    fn note(&mut self, game: &G, state: &mut G::State, seat: Seat, action: &G::Action) {
        Sealed::note(self, game, state, seat, action);
    }

    fn forget(&self, game: &G, state: &mut G::State, seat: Seat) {
        Sealed::forget(self, game, state, seat);
    }

    /// One part is written down; the question stays until all have answered.
    fn answer(mut self, play: Play<'_, '_, G>, seat: Seat, action: &G::Action) {
        let Play { game, state, cx } = play;
        // The question stays due while its answer is written down, and may change by it.
        G::agenda_mut(state).first([self.into()]);
        Sealed::note(&mut self, game, state, seat, action);
        let agenda = G::agenda_mut(state);
        agenda.take();
        agenda.first([self.into()]);
        let at = At { game, state };
        if !Sealed::whom(&self, at).contains(seat) {
            self.done(at, seat, cx);
        }
    }

    fn work(self, play: Play<'_, '_, G>) {
        self.close(play);
    }
}

impl<G: Game, N: Work<G>> Noun<G, kind::work> for N {
    const TOPICS: &'static [Topic] = &[];

    fn code(&self) -> &'static str {
        "work"
    }

    #[inline]
    fn whom(&self, _: At<'_, G>) -> Seats {
        Seats::NONE
    }

    #[inline]
    fn asks(&self, _: At<'_, G>) -> Seats {
        Seats::NONE
    }

    fn question(&self, _: At<'_, G>, _: Seat) -> Option<Question> {
        None
    }

    fn offer(&self, _: At<'_, G>, _: Seat, _: &mut dyn FnMut(G::Action)) {}

    fn allows(&self, _: At<'_, G>, _: Seat, _: &G::Action) -> bool {
        false
    }

    fn why_not(&self, _: At<'_, G>, _: Seat, _: &G::Action) -> Option<G::Illegal> {
        None
    }

    fn answer(self, _: Play<'_, '_, G>, _: Seat, _: &G::Action) {
        unreachable!("work asks nobody, so nothing is answered");
    }

    #[inline]
    fn work(self, play: Play<'_, '_, G>) {
        Work::work(self, play);
    }
}
