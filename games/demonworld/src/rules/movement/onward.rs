//! §PR-42 §PR-63 How a move goes on: the next action, or contact.

use crate::Demonworld;
use crate::ids::CardKind;
use crate::rules::ground::{contact, shape};
use crate::state::{Deeds, Session, State, TroopId};
use crate::step::Step;

/// The move goes on.
pub(crate) fn go_on(state: &mut State, unit: TroopId) {
    state.agenda.first([Step::Move { troop: unit }]);
}

/// A troop has come into contact.
pub(crate) fn make_contact(state: &mut State, unit: TroopId) {
    state.agenda.first([Step::Clash { troop: unit }]);
}

/// A troop is in melee from now on.
pub(crate) fn engage(state: &mut State, troop: TroopId) {
    let turn = state.turn;
    let one = state.troop_mut(troop);
    if one.since == 0 {
        one.since = turn;
    }
    one.deeds.mark(Deeds::MOVED);
}

/// The move goes on, or has led into contact.
pub(crate) fn proceed(game: &Demonworld, state: &mut State, unit: TroopId) {
    let session = state.moving.is_some_and(|moving| moving.session != Session::None);
    if !session && game.card_of(state, unit).kind == CardKind::Unit {
        shape::refresh(game, state, unit);
    }
    if contact::of_unit(game, state, unit).is_empty() {
        go_on(state, unit);
    } else {
        make_contact(state, unit);
    }
}

/// §PR-52 The unit that a character has left may close up.
pub(crate) fn close_ranks(state: &mut State, left: Option<TroopId>) {
    if let Some(troop) = left {
        state.agenda.first([Step::Mend { troop }]);
    }
}
