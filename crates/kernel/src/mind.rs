//! What a player that is a program may hold: no path leads to the true state.

use std::fmt;

use crate::{Chance, Game, Question, Seat, Viewer};

/// What one seat may know of a running game.
///
/// A mind gets this and its own dice:
///
/// ```
/// use kernel::{Budget, Chance, Choice, Game, Mind, Peephole};
///
/// /// Plays what is listed last.
/// struct Last;
///
/// impl<G: Game> Mind<G> for Last {
///     fn choose(
///         &mut self,
///         see: &Peephole<'_, G>,
///         _own: &mut dyn Chance,
///         _budget: Budget,
///     ) -> Choice<G::Action> {
///         let action = see.legal().pop().expect("who is asked has a choice");
///         Choice { action, per_mille: None }
///     }
/// }
/// ```
///
/// The true state cannot be reached through it:
///
/// ```compile_fail,E0616
/// fn cheat<G: kernel::Game>(see: &kernel::Peephole<'_, G>) -> G::State {
///     see.state.clone()
/// }
/// ```
pub struct Peephole<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<G: Game> fmt::Debug for Peephole<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Peephole").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<'a, G: Game> Peephole<'a, G> {
    /// The game as this seat may know it.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Peephole { game, state, seat }
    }

    /// The opened box: public to all who play.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// Whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// What the seat is asked.
    pub fn question(&self) -> Option<Question> {
        self.game.question(self.state, self.seat)
    }

    /// What the seat may do.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.game.legal(self.state, self.seat, &mut list);
        list
    }

    /// Fingerprint of what the seat knows.
    pub fn key(&self) -> u64 {
        self.game.key(self.state, self.seat)
    }

    /// A whole state that fits what the seat knows, drawn with the mind's own dice.
    pub fn imagine(&self, own: &mut dyn Chance) -> G::State {
        self.game.imagine(self.state, self.seat, own)
    }
}

/// How long a mind may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This many iterations: the same answer on every machine.
    Iterations(u32),
    /// About this many milliseconds.
    Millis(u32),
}

/// What a mind would play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<A> {
    /// One of the listed actions.
    pub action: A,
    /// Its estimate of winning, in thousandths, if it has one.
    pub per_mille: Option<u16>,
}

/// A player.
pub trait Mind<G: Game> {
    /// Chooses one of the listed actions; `own` are the mind's dice, never the table's.
    fn choose(
        &mut self,
        see: &Peephole<'_, G>,
        own: &mut dyn Chance,
        budget: Budget,
    ) -> Choice<G::Action>;
}
