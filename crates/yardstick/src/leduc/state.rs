//! The cards and the bets; everything else follows from them.

use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{BOTH, Bet, Rank};

/// §LP-2 What each player pays before the cards are dealt.
const ANTE: u8 = 1;
/// §LP-3 What a raise adds, by round.
const RAISE: [u8; 2] = [2, 4];
/// §LP-3 Raises in a round.
pub(crate) const MOST_RAISES: u8 = 2;
/// §LP-3 Bets in a game: check, raise, raise, call, twice.
pub(crate) const MOST_BETS: usize = 8;

/// A game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The card of each seat.
    pub cards: [Rank; 2],
    /// The card on the table, once the first round is over.
    pub public: Option<Rank>,
    /// The bets of both rounds, in order: 1 for a fold, 2 for a call, 3 for a raise, 0 for none.
    pub bets: [u8; MOST_BETS],
}

/// What the bets say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Who is to bet; nobody when the betting is over.
    pub turn: Option<Seat>,
    /// What each seat has paid.
    pub chips: [u8; 2],
    /// The round, 0 or 1.
    pub round: u8,
    /// Raises in this round.
    pub raises: u8,
    /// Who has given up.
    pub folded: Option<Seat>,
    /// Bets until the round is over, unless somebody raises.
    waiting: u8,
}

impl State {
    /// What the bets say, one after the other.
    pub fn standing(&self) -> Standing {
        self.bets().fold(Standing::OPENING, Standing::after)
    }

    /// The bets of both rounds, in order.
    pub fn bets(&self) -> impl Iterator<Item = Bet> {
        let number = |&number: &u8| Bet::ALL.get(usize::from(number).checked_sub(1)?).copied();
        self.bets.iter().map_while(number)
    }

    /// Who sees the card of a seat: §LP-5 at the showdown everybody.
    pub(crate) fn eyes_on(&self, seat: Seat) -> Seats {
        let standing = self.standing();
        let is_shown = standing.turn.is_none() && standing.folded.is_none();
        if is_shown { BOTH } else { Seats::one(seat) }
    }

    /// Keeps a bet.
    ///
    /// # Panics
    /// When the game has had all its bets.
    pub fn push(&mut self, bet: Bet) {
        let free = self.bets.iter_mut().find(|bet| **bet == 0);
        *free.expect("a game has no more bets than fit") = 1 + bet as u8;
    }
}

impl Standing {
    /// §LP-2 Everybody has paid the ante; §LP-3 the first seat begins.
    const OPENING: Standing = Standing {
        turn: Some(Seat(0)),
        chips: [ANTE; 2],
        round: 0,
        raises: 0,
        folded: None,
        waiting: 2,
    };

    /// What the other seat has paid more.
    pub(crate) fn missing(&self, seat: Seat) -> u8 {
        self.chips[1 - seat.index()].saturating_sub(self.chips[seat.index()])
    }

    /// §LP-3 The same after one more bet; §LP-4 the second round begins with the first seat.
    pub(crate) fn after(mut self, bet: Bet) -> Standing {
        let Some(seat) = self.turn else {
            return self;
        };
        self.turn = Some(Seat(1 - seat.0));
        match bet {
            Bet::Fold => {
                self.folded = Some(seat);
                self.turn = None;
                return self;
            }
            Bet::Call => {
                self.chips[seat.index()] += self.missing(seat);
                self.waiting -= 1;
            }
            Bet::Raise => {
                let raise = RAISE[usize::from(self.round)];
                self.chips[seat.index()] += self.missing(seat) + raise;
                self.raises += 1;
                self.waiting = 1;
            }
        }
        if self.waiting == 0 && self.round == 0 {
            let chips = self.chips;
            return Standing { chips, round: 1, ..Standing::OPENING };
        }
        if self.waiting == 0 {
            self.turn = None;
        }
        self
    }
}
