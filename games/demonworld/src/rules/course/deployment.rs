//! §PR-133 What is asked about the cards at deployment, one after the other.

use kernel::Seat;

use crate::Demonworld;
use crate::ids::CardKind;
use crate::rules::ground::flanks;
use crate::rules::ground::zone::{Later, Zone};
use crate::state::{State, TroopId};

/// What a seat is asked about a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// How wide the unit stands.
    Front(TroopId),
    /// Where it looks.
    Look(TroopId),
    /// Where it stands.
    Place(TroopId),
}

impl Ask {
    /// Which card it is about.
    pub(crate) fn troop(self) -> TroopId {
        match self {
            Ask::Front(troop) | Ask::Look(troop) | Ask::Place(troop) => troop,
        }
    }

    /// The stable word for what is asked.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Ask::Front(_) => "deploy-front",
            Ask::Look(_) => "deploy-look",
            Ask::Place(_) => "deploy-place",
        }
    }
}

/// §PR-133 The cards of a seat as they are asked for: characters after all others, so that the units
/// they may start in stand already; both groups in the order of the list.
pub(crate) fn cards<'a>(
    game: &'a Demonworld,
    state: &'a State,
    seat: Seat,
) -> impl Iterator<Item = TroopId> + 'a {
    let character = move |troop: &TroopId| game.card_of(state, *troop).kind.is_character();
    let others = state.own(seat).filter(move |troop| !character(troop));
    others.chain(state.own(seat).filter(character))
}

/// §PR-133 §PR-135 The cards of a seat that are deployed: whoever marches to a flank is not.
pub(crate) fn order<'a>(
    game: &'a Demonworld,
    state: &'a State,
    seat: Seat,
) -> impl Iterator<Item = TroopId> + 'a {
    cards(game, state, seat).filter(move |&troop| !flanks::is_away(state, troop))
}

/// How many questions a card brings: a unit is also asked for its width.
fn questions_about(game: &Demonworld, state: &State, troop: TroopId) -> u8 {
    if game.card_of(state, troop).kind == CardKind::Unit { 3 } else { 2 }
}

/// How many questions a seat is asked; everybody knows it unless cards march to a flank.
pub(crate) fn questions(game: &Demonworld, state: &State, seat: Seat) -> u8 {
    order(game, state, seat).map(|troop| questions_about(game, state, troop)).sum()
}

/// The question that a seat has come to.
pub(crate) fn ask(game: &Demonworld, state: &State, seat: Seat) -> Option<Ask> {
    let mut left = state.player(seat).stage;
    for troop in order(game, state, seat) {
        let all = questions_about(game, state, troop);
        match left + 3 - all {
            0 => return Some(Ask::Front(troop)),
            1 => return Some(Ask::Look(troop)),
            2 => return Some(Ask::Place(troop)),
            _ => left -= all,
        }
    }
    None
}

/// §PR-133 Whether an army finds room in its zone.
pub(crate) fn fits(game: &Demonworld, state: &State, seat: Seat) -> bool {
    let needs = order(game, state, seat).filter_map(|id| game.need(id)).collect();
    Later::new(&Zone::of(game, state, seat), needs).fit()
}
