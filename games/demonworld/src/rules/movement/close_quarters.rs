//! §PR-63 §PR-104 Large bases in contact: answering an attack, closing in, repositioning.

use kernel::Cx;

use super::{bases, budget, trample};
use crate::Demonworld;
use crate::action::{Action, Hand, Spot};
use crate::event::Event;
use crate::grid::{Direction, Place};
use crate::ids::Order;
use crate::illegal::Illegal;
use crate::large;
use crate::rules::ground::{contact, terrain};
use crate::state::{State, TroopId, Troops};

/// §PR-104 Steps of a large base that repositions.
const STEPS: u8 = 2;

/// Whether a large element moves when it is in contact; guns stay.
pub(crate) fn is_nimble(game: &Demonworld, state: &State, troop: TroopId) -> bool {
    let card = game.card_of(state, troop);
    card.kind.is_large() && card.gun.is_none()
}

/// Enemy units that a base would touch there.
fn touched(game: &Demonworld, state: &State, troop: TroopId, to: Place) -> Troops {
    let Some((element, _)) = bases::place(state, troop) else {
        return Troops::NONE;
    };
    let who = (state.troop(troop).seat, terrain::walker(game, state, element));
    let mut units = Troops::NONE;
    for hex in large::hexes(game.card_of(state, troop).base, to.hex, to.facing) {
        contact::touched(game, state, who, hex, &mut |foe| {
            units = units.with(state.unit_of(foe));
        });
    }
    units
}

/// The stride that is meant, if it leads to free hexes and costs no more than this.
fn free_stride(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    (action, left): (Action, u8),
) -> Result<Place, Illegal> {
    let stride = bases::meant(game, state, troop, action)?;
    if stride.cost > left {
        return Err(Illegal::TooFar { need: stride.cost, left });
    }
    let taken = trample::crushed(game, state, troop, stride.to).first().map(|one| one.0);
    match bases::is_blocked(game, state, troop, stride.to).or(taken) {
        Some(hex) => Err(Illegal::NoOverrun { hex: Spot::of(hex).into() }),
        None => Ok(stride.to),
    }
}

/// Points of the T allowance that are left to an answer.
fn spare(game: &Demonworld, state: &State, troop: TroopId) -> u8 {
    let spent = state.reply.filter(|reply| reply.troop == troop).map_or(0, |reply| reply.spent);
    budget::points_on(game, state, troop, Order::Hold).saturating_sub(spent)
}

/// §PR-63 Whether a large element that was contacted may move so: on what it has on T, over
/// nobody, against nobody new.
pub(crate) fn check_answer(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    action: Action,
) -> Result<(), Illegal> {
    let left = spare(game, state, troop);
    let to = free_stride(game, state, troop, (action, left))?;
    let old = contact::of_unit(game, state, troop);
    let new = touched(game, state, troop, to).iter().any(|foe| !old.contains(foe));
    if new { Err(Illegal::ContactSideways {}) } else { Ok(()) }
}

/// §PR-63 Whether a large attacker may use what it has left so: in contact with whom it met.
pub(crate) fn check_follow(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    action: Action,
) -> Result<(), Illegal> {
    let moving = state.moving.ok_or(Illegal::WrongStep { step: "follow" })?;
    let left = budget::left(game, state, troop);
    let to = free_stride(game, state, troop, (action, left))?;
    let touched = touched(game, state, troop, to);
    match moving.met {
        Some(foe) if !touched.contains(foe) => Err(Illegal::LosesContact { troop: foe }),
        _ => Ok(()),
    }
}

/// §PR-104 Whether a large element may reposition so: two steps and one turn, over nobody.
pub(crate) fn check_reposition(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    action: Action,
) -> Result<(), Illegal> {
    let spent = match action {
        Action::Stride { .. } => state.fray.steps >= STEPS,
        _ => state.fray.turned,
    };
    free_stride(game, state, troop, (action, u8::MAX))?;
    if spent { Err(Illegal::NotOffered { action: action.word() }) } else { Ok(()) }
}

/// Every step and turn that passes a check, ascending.
pub(crate) fn strides(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    check: impl Fn(Action) -> Result<(), Illegal>,
    found: &mut dyn FnMut(Action),
) {
    let Some((_, from)) = bases::place(state, troop) else {
        return;
    };
    let mut offer = |action: Action| {
        if check(action).is_ok() {
            found(action);
        }
    };
    for direction in Direction::ALL {
        offer(Action::Stride { direction });
    }
    let base = game.card_of(state, troop).base;
    let mut spots: Vec<Spot> = large::hexes(base, from.hex, from.facing).map(Spot::of).collect();
    spots.sort_unstable();
    for hex in spots {
        for hand in [Hand::Left, Hand::Right] {
            offer(Action::Pivot { hex, hand });
        }
    }
    for hand in [Hand::Left, Hand::Right] {
        offer(Action::Spin { hand });
    }
}

/// Carries a step or turn out; says what it costs.
pub(crate) fn go(
    game: &Demonworld,
    state: &mut State,
    troop: TroopId,
    action: Action,
    cx: &mut Cx<'_, Event>,
) -> u8 {
    let (Ok(stride), Some((element, from))) =
        (bases::meant(game, state, troop, action), bases::place(state, troop))
    else {
        return 0;
    };
    state.lift(game, element);
    state.put(game, element, stride.to.hex, stride.to.facing);
    bases::tell(troop, (from, stride), cx);
    stride.cost
}
