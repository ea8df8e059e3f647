//! What a game tells the opponents about its own sense.

use crate::chance::{Chance, Ways, Why};
use crate::{Game, Outcome, RuleRef, Seat, Seats, Turn};

/// A certain win, in the unit of all estimates: thousandths.
pub const CERTAIN: i32 = 1000;

/// An opponent's own dice stand on no paragraph of any game.
pub static WHIM: Why = Why { code: "whim", rule: RuleRef::among(&["mind"], "mind") };

/// One named part of an estimate; the sentence about it is the Fluent message `heuristic-<code>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Term {
    /// Stable code, in kebab-case.
    pub code: &'static str,
    /// How much there is of it, in thousandths; more is better for the seat.
    pub value: i32,
}

/// One fact about a seat at the end of a game, for tables of win rates in an arena's report; the
/// heading of a table is the Fluent message `label-<code>`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize)]
pub struct Label {
    /// What the fact is about, in kebab-case.
    pub code: &'static str,
    /// The fact itself: a name from the game's own content, or a whole number.
    pub value: String,
}

/// A table of figures that a game computes about itself, for an arena's report; its heading is the
/// Fluent message `sheet-<code>`, the heading of a column `sheet-<code>-<column>`.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Sheet {
    /// What the table is about, in kebab-case.
    pub code: &'static str,
    /// Codes of the columns, in kebab-case.
    pub columns: Vec<&'static str>,
    /// As many cells per row as there are columns.
    pub rows: Vec<Vec<String>>,
}

/// The sense of a game: everything has a default, so `impl Heuristic for MyGame {}` is a start.
///
/// Every method looks at a whole state, but an opponent only ever passes states that it imagined
/// itself. What a method says about a seat rests on what that seat may know there.
pub trait Heuristic: Game {
    /// Appends one estimate per seat of a game that is not over: the chance to win, in
    /// thousandths.
    fn judge(&self, _state: &Self::State, out: &mut Vec<i32>) {
        let seats = self.seats();
        out.extend((0..seats).map(|_| CERTAIN / i32::from(seats)));
    }

    /// Appends the named parts from which a hint explains itself to this seat.
    fn terms(&self, _state: &Self::State, _seat: Seat, _out: &mut Vec<Term>) {}

    /// Appends facts about a seat of an ended game whose influence on winning is worth knowing: its
    /// role, its first card. A code may come several times.
    fn labels(&self, _state: &Self::State, _seat: Seat, _out: &mut Vec<Label>) {}

    /// Who begins, asked of the opening position: whoever is asked alone, nobody where several are
    /// asked at once. Games in which the rules name somebody all the same say so.
    fn begins(&self, state: &Self::State) -> Option<Seat> {
        match self.turn(state) {
            Turn::To(seats) if seats.len() == 1 => seats.iter().next(),
            Turn::To(_) | Turn::Over(_) => None,
        }
    }

    /// Tables of exact figures about this box, such as chances that follow from its content alone.
    fn sheets(&self) -> Vec<Sheet> {
        Vec::new()
    }

    /// What an ended game is worth to a seat, in thousandths of a win: winners share one win.
    ///
    /// Games where a draw is better than a loss, or a score matters, say so here.
    fn worth(&self, outcome: &Outcome, seat: Seat) -> i32 {
        let winners = outcome.seats.iter().filter(|standing| standing.won).count();
        match outcome.seats.get(seat.index()) {
            Some(standing) if standing.won => {
                CERTAIN / i32::try_from(winners).expect("at most sixteen seats")
            }
            _ => 0,
        }
    }

    /// Actions with the same number are strategically alike and searched as one; nothing means
    /// that the action stands for itself.
    fn group(&self, _state: &Self::State, _seat: Seat, _action: &Self::Action) -> Option<u64> {
        None
    }

    /// Appends how promising each listed action looks, at least 1; a search tries the heaviest
    /// first.
    fn weigh(
        &self,
        _state: &Self::State,
        _seat: Seat,
        listed: &[Self::Action],
        out: &mut Vec<u32>,
    ) {
        out.extend(listed.iter().map(|_| 1));
    }

    /// How many decisions a playout goes on before `judge` ends it; to the end unless a game's
    /// estimates are better than haste.
    fn foresight(&self) -> u32 {
        u32::MAX
    }

    /// The index of what a hasty player would do: the move of a playout, quickly chosen.
    fn impulse(
        &self,
        _state: &Self::State,
        _seat: Seat,
        listed: &[Self::Action],
        own: &mut dyn Chance,
    ) -> usize {
        any_of(listed.len(), own)
    }
}

/// Any index below `count`, each as likely, drawn with an opponent's own dice.
///
/// # Panics
/// When there is nothing to choose from.
#[inline]
pub fn any_of(count: usize, own: &mut dyn Chance) -> usize {
    assert!(count > 0, "there is something to choose from");
    let count = u32::try_from(count).expect("lists of actions are short");
    own.settle(Ways::Die(count), &WHIM, Seats::NONE) as usize
}
