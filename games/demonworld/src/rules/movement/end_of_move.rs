//! §PR-42 What the end of a move brings with it.

use super::budget::budget;
use super::{one_sided, onward, reform, standoff, trample};
use crate::Demonworld;
use crate::ids::CardKind;
use crate::rules::ground::shape;
use crate::rules::shoot::artillery;
use crate::state::{Deeds, State, TroopId};

/// The move of a troop is over.
pub(crate) fn finish(game: &Demonworld, state: &mut State, unit: TroopId) {
    let large = game.card_of(state, unit).kind.is_large();
    let left = state.moving.map_or(0, |moving| budget(game, state, unit).left(&moving));
    state.troop_mut(unit).deeds.mark(Deeds::MOVED);
    if game.card_of(state, unit).kind == CardKind::Unit {
        shape::refresh(game, state, unit);
    }
    reform::forget(state, unit);
    artillery::load(game, state, unit, left);
    onward::close_ranks(state, state.moving.and_then(|moving| moving.left));
    one_sided::arisen(game, state, unit);
    standoff::moved(game, state, unit);
    if large {
        trample::settle(game, state, unit);
    }
    state.moving = None;
}
