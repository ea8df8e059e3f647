//! §PR-58 Overruns that end beside enemies whom no weapon reaches: nobody is engaged.
//!
//! Such neighbours are in no contact until one of them moves again and attacks from where it stands,
//! or they part.

use kernel::Cx;

use super::sided;
use crate::Demonworld;
use crate::event::Event;
use crate::rules::ground::{contact, reach};
use crate::state::{State, TroopId};
use crate::step::Step;

/// §PR-58 Whether these two stand beside each other without a fight.
pub(crate) fn is_aloof(state: &State, one: TroopId, two: TroopId) -> bool {
    !state.aloof.is_empty() && state.aloof.contains(&sided::pair(one, two))
}

/// Whom a unit stands beside so.
fn foes(state: &State, unit: TroopId) -> impl Iterator<Item = TroopId> {
    state.aloof.iter().filter_map(move |&(one, two)| match (one == unit, two == unit) {
        (true, _) => Some(two),
        (_, true) => Some(one),
        _ => None,
    })
}

/// §PR-58 Whether the move at hand ran over somebody and no weapon reaches an enemy at its end.
pub(crate) fn ends_so(game: &Demonworld, state: &State, runner: TroopId) -> bool {
    let overran =
        state.moving.is_some_and(|moving| moving.troop == runner && moving.footing.is_some());
    let mut reached = false;
    for element in state.standing(runner) {
        reach::blows(game, state, element, &mut |_| reached = true);
    }
    overran && !reached
}

/// §PR-58 Nobody beside the overrunner is engaged with it.
pub(crate) fn stand(game: &Demonworld, state: &mut State, runner: TroopId, cx: &mut Cx<'_, Event>) {
    for foe in contact::of_unit(game, state, runner).iter() {
        state.aloof.push(sided::pair(runner, foe));
        cx.tell(|| Event::StoodAloof {
            troop: runner,
            foe,
            card: game.named(runner),
            foe_card: game.named(foe),
        });
    }
    state.aloof.sort_unstable();
}

/// §PR-61 These two are in contact like any others from now on.
pub(crate) fn end(state: &mut State, one: TroopId, two: TroopId) {
    state.aloof.retain(|&pair| pair != sided::pair(one, two));
}

/// §PR-58 Whoever runs somebody over again is judged anew.
pub(crate) fn end_all(state: &mut State, runner: TroopId) {
    state.aloof.retain(|&(one, two)| one != runner && two != runner);
}

/// §PR-52 A character and the unit that he joins or leaves stand alike to their neighbours.
pub(crate) fn inherit(state: &mut State, from: TroopId, to: TroopId) {
    let foes: Vec<TroopId> = foes(state, from).collect();
    state.aloof.extend(foes.into_iter().map(|foe| sided::pair(to, foe)));
    state.aloof.sort_unstable();
    state.aloof.dedup();
}

/// Those who have parted are strangers again.
pub(crate) fn forget(game: &Demonworld, state: &mut State) {
    let mut pairs = std::mem::take(&mut state.aloof);
    pairs.retain(|&(one, two)| contact::between(game, state, one, two) == Some(1));
    state.aloof = pairs;
}

/// §PR-58 §PR-62 A troop has moved and still stands so: it says whether it attacks, if it may and
/// has the enemy before its weapons.
pub(crate) fn moved(game: &Demonworld, state: &mut State, unit: TroopId) {
    forget(game, state);
    // §PR-64 Nobody is asked again whether he dares.
    let barred = state.troop(unit).barred;
    let attacked = |&foe: &TroopId| {
        barred != Some(foe)
            && sided::may_attack(game, state, unit)
            && reach::threatens(game, state, unit, foe)
    };
    let asked: Vec<TroopId> = foes(state, unit).filter(attacked).collect();
    for foe in asked.into_iter().rev() {
        state.agenda.first([Step::Contact { troop: unit, foe }]);
    }
}
