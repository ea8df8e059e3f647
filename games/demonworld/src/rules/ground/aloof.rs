//! §PR-58 Overruns that end beside enemies whom no weapon reaches: nobody is engaged.
//!
//! Such neighbours are in no contact until one of them moves again and attacks from where it stands,
//! or they part.

use super::contact;
use crate::Demonworld;
use crate::state::{State, TroopId};

/// Whom a unit stands beside so.
pub(crate) fn foes(state: &State, unit: TroopId) -> impl Iterator<Item = TroopId> {
    state.aloof.iter().filter_map(move |&(one, two)| match (one == unit, two == unit) {
        (true, _) => Some(two),
        (_, true) => Some(one),
        _ => None,
    })
}

/// §PR-61 These two are in contact like any others from now on.
pub(crate) fn end(state: &mut State, one: TroopId, two: TroopId) {
    state.aloof.retain(|&pair| pair != contact::pair(one, two));
}

/// §PR-58 Whoever runs somebody over again is judged anew.
pub(crate) fn end_all(state: &mut State, runner: TroopId) {
    state.aloof.retain(|&(one, two)| one != runner && two != runner);
}

/// §PR-52 A character and the unit that he joins or leaves stand alike to their neighbours.
pub(crate) fn inherit(state: &mut State, from: TroopId, to: TroopId) {
    let foes: Vec<TroopId> = foes(state, from).collect();
    state.aloof.extend(foes.into_iter().map(|foe| contact::pair(to, foe)));
    state.aloof.sort_unstable();
    state.aloof.dedup();
}

/// Those who have parted are strangers again.
pub(crate) fn forget(game: &Demonworld, state: &mut State) {
    let mut pairs = std::mem::take(&mut state.aloof);
    pairs.retain(|&(one, two)| contact::between(game, state, one, two) == Some(1));
    state.aloof = pairs;
}
