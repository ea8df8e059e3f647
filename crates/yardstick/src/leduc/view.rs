//! What each seat may know.

use kernel::{Seat, Viewer};
use serde::Serialize;

use super::{Bet, Rank, State};

/// The table as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The card of each seat, as far as it is seen.
    pub cards: [Option<Rank>; 2],
    /// The card on the table.
    pub public: Option<Rank>,
    /// The bets of both rounds, in order.
    pub bets: Vec<Bet>,
    /// What each seat has paid.
    pub chips: [u8; 2],
    /// Who is to bet.
    pub turn: Option<Seat>,
    /// Who has given up.
    pub folded: Option<Seat>,
}

impl View {
    /// §LP-2 A card is for its owner's eyes until the showdown.
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        let standing = state.standing();
        let card = |number: u8| {
            let seat = Seat(number);
            viewer.is_among(state.eyes_on(seat)).then_some(state.cards[seat.index()])
        };
        View {
            cards: [card(0), card(1)],
            public: state.public,
            bets: state.bets().collect(),
            chips: standing.chips,
            turn: standing.turn,
            folded: standing.folded,
        }
    }
}
