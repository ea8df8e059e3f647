//! §PR-55 to §PR-58 §PR-100 Large elements: steps, turns, overruns, the reach of their weapons.

use kernel::Cx;

use super::{bases, budget, close_quarters, march, onward, trample};
use crate::action::{Action, Spot};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::rules::shoot::reaction;
use crate::state::{ElementId, State, TroopId};
use crate::step::{self, Step};
use crate::{Demonworld, Play};

/// §PR-57 §PR-58 §PR-62 Whether a stride may be taken now.
fn check(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    stride: bases::Stride,
) -> Result<(), Illegal> {
    let (_, from) = bases::place(state, troop).ok_or(Illegal::NoSuchTroop { troop })?;
    let left = budget::left(game, state, troop);
    if stride.cost > left {
        return Err(Illegal::TooFar { need: stride.cost, left });
    }
    if let Some(hex) = bases::is_blocked(game, state, troop, stride.to) {
        return Err(Illegal::Impassable { hex: Spot::of(hex).into() });
    }
    let victims = trample::crushed(game, state, troop, stride.to);
    // §PR-135 Whoever has come from the flank meets nobody this turn.
    let seat = state.troop(troop).seat;
    let meets = victims.iter().any(|(_, victim)| state.seat_of(*victim) != seat)
        || bases::touches(game, state, troop, stride.to);
    if meets {
        march::check_attack(game, state, troop)?;
    }
    if let Some((hex, _)) =
        victims.iter().find(|(_, victim)| !trample::can_crush(game, state, troop, *victim))
    {
        return Err(Illegal::NoOverrun { hex: Spot::of(*hex).into() });
    }
    if !victims.is_empty() {
        let out = trample::can_leave(game, state, troop, stride.to, left - stride.cost);
        let hex = Spot::of(stride.to.hex);
        return if out { Ok(()) } else { Err(Illegal::NoOverrun { hex: hex.into() }) };
    }
    let trampling = !trample::crushed(game, state, troop, from).is_empty();
    // §PR-63 Contact ends the move, unless it goes on over the enemy.
    let moved = state.moving.is_some_and(|moving| moving.spent > 0);
    if moved && !trampling && bases::touches(game, state, troop, from) {
        return Err(Illegal::Stopped {});
    }
    let touches = bases::touches(game, state, troop, stride.to);
    let gun = game.card_of(state, troop).gun.is_some();
    if touches && !trampling && (gun || !stride.forward) {
        return Err(Illegal::ContactSideways {});
    }
    Ok(())
}

/// §PR-55 §PR-56 Why a large element cannot move so.
pub(crate) fn why_not(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    action: Action,
) -> Result<(), Illegal> {
    check(game, state, troop, bases::meant(game, state, troop, action)?)
}

/// §PR-58 §PR-59 A base that stands over others goes on; its move ends only if it cannot.
pub(crate) fn ways_on(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    found: &mut dyn FnMut(Action),
) {
    let mut stuck = true;
    let check = |action| why_not(game, state, troop, action);
    close_quarters::strides(game, state, troop, check, &mut |action| {
        stuck = false;
        found(action);
    });
    if stuck {
        found(Action::Done {});
    }
}

/// A large element moves; those in its way are run over.
pub(crate) fn answer(
    game: &Demonworld,
    state: &mut State,
    troop: TroopId,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let (Ok(stride), Some((element, from))) =
        (bases::meant(game, state, troop, action), bases::place(state, troop))
    else {
        return;
    };
    let bases::Stride { to, cost, .. } = stride;
    let victims: Vec<ElementId> = trample::crushed(game, state, troop, to)
        .into_iter()
        .filter(|(hex, _)| bases::entered(game, state, troop, from, to).contains(hex))
        .map(|(_, id)| id)
        .collect();
    if reaction::warn(game, state, troop, &victims) {
        return;
    }
    if !victims.is_empty() {
        trample::set_out(game, state, troop);
    }
    state.lift(game, element);
    state.put(game, element, to.hex, to.facing);
    march::spend(state, troop, cost, 0);
    bases::tell(troop, (from, stride), cx);
    for victim in victims {
        trample::trample(step::Trample { by: troop, victim }, Play { game, state, cx });
    }
    // Hexes of the dead are covered now.
    state.lift(game, element);
    state.put(game, element, to.hex, to.facing);
    let overruns = game.card_of(state, troop).overrun.is_some();
    if !overruns && bases::touches(game, state, troop, to) {
        onward::make_contact(state, troop);
    } else {
        state.agenda.first([Step::Move { troop }]);
    }
}
