//! §PR-58 Overruns that end beside enemies whom no weapon reaches: when one ends so, and who attacks
//! when he moves again.

use kernel::Cx;

use super::one_sided;
use crate::Demonworld;
use crate::event::Event;
use crate::rules::ground::{aloof, contact, reach};
use crate::state::{State, TroopId};
use crate::step::Step;

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
        state.aloof.push(contact::pair(runner, foe));
        cx.tell(|| Event::StoodAloof { troop: runner, foe });
    }
    state.aloof.sort_unstable();
}

/// §PR-58 §PR-62 A troop has moved and still stands so: it says whether it attacks, if it may and
/// has the enemy before its weapons.
pub(crate) fn moved(game: &Demonworld, state: &mut State, unit: TroopId) {
    aloof::forget(game, state);
    // §PR-64 Nobody is asked again whether he dares.
    let barred = state.troop(unit).barred;
    let attacked = |&foe: &TroopId| {
        barred != Some(foe)
            && one_sided::may_attack(game, state, unit)
            && reach::threatens(game, state, unit, foe)
    };
    let asked: Vec<TroopId> = aloof::foes(state, unit).filter(attacked).collect();
    for foe in asked.into_iter().rev() {
        state.agenda.first([Step::Contact { troop: unit, foe }]);
    }
}
