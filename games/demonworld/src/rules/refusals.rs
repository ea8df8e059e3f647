//! Why an action that is not listed is refused.

use kernel::Seat;

use super::{
    break_off, clash, column, fire, flank, flight, follow, landing, magic, manoeuvre, march, melee,
    orders, reform, reposition, ring, rounds, setup, shooting, stride, sway, turning, walk, wheel,
};
use crate::Demonworld;
use crate::action::{Action, Spot};
use crate::illegal::Illegal;
use crate::state::{Deeds, ElementId, Session, State, TroopId};
use crate::step::{Round, Step};

/// The first reason against it.
pub(super) fn why_not(
    game: &Demonworld,
    state: &State,
    seat: Seat,
    step: Step,
    action: Action,
) -> Illegal {
    if let Err(unknown) = known(state, action) {
        return unknown;
    }
    let verdict = match step {
        Step::Engrave => match action {
            Action::Cast { spell } => Err(ring::why_not(game, state, seat, spell)),
            _ => Ok(()),
        },
        Step::Send => match (flank::ask(game, state, seat), action) {
            (Some(troop), Action::West {} | Action::East {}) => {
                flank::check_send(game, state, troop)
            }
            (Some(troop), _) => Err(Illegal::AskedFirst { troop, step: step.code() }),
            _ => Ok(()),
        },
        Step::Array { .. } => setup::check(game, state, seat, action),
        Step::Mark => order(game, state, seat, action),
        Step::Keep { .. } => match action {
            Action::Keep { order } => Err(Illegal::NoSuchMarker { order }),
            _ => Ok(()),
        },
        Step::Command { commander, .. } => match action {
            Action::Allot { troop } => {
                let radius = game.card_of(state, commander).command_radius;
                Err(Illegal::NotInCommand { troop, radius })
            }
            _ => Ok(()),
        },
        Step::Turns { round, .. } => turns(game, state, (round, seat), action),
        Step::Mend { .. } => match action {
            Action::Step { hex, .. } => Err(Illegal::NotHeldBefore { hex: hex.into() }),
            _ => Ok(()),
        },
        Step::Move { troop } => moving(game, state, troop, action),
        Step::Answer { troop, .. } => match action {
            Action::Pivot { .. } | Action::Stride { .. } | Action::Spin { .. }
                if sway::is_nimble(game, state, troop) =>
            {
                sway::check_answer(game, state, troop, action)
            }
            Action::Step { element, hex } => clash::check_step(game, state, troop, (element, hex)),
            Action::Face { element, facing } => {
                clash::check_face(game, state, troop, (element, facing))
            }
            _ => Ok(()),
        },
        Step::Follow { troop } => follow(game, state, troop, action),
        Step::Shoot => shooting::why_not(game, state, seat, action),
        Step::Announce { wizard } => magic::why_not(game, state, wizard, action),
        Step::Ignite { .. } => fire::why_not(game, state, action),
        Step::Blows => melee::why_not(action),
        Step::Second { .. } => match action {
            Action::StepIn { target } => Err(Illegal::NoStepIn { target }),
            Action::Strike { target } => Err(Illegal::NoStrike { target }),
            _ => Ok(()),
        },
        Step::BreakOff { troop } => break_off::why_not(state, troop, action),
        Step::FlyOff { element } => landing::check_away(game, state, element, action),
        Step::React { .. } => match action {
            Action::Fire { target } => Err(Illegal::NoTarget { target }),
            Action::Back { element } => Err(Illegal::NoSuchSupport { element }),
            _ => Ok(()),
        },
        Step::Reposition { .. } => reposition::why_not(game, state, seat, action),
        _ => Ok(()),
    };
    verdict.err().unwrap_or(Illegal::WrongStep { step: step.code() })
}

/// Whether everything that an action names exists.
fn known(state: &State, action: Action) -> Result<(), Illegal> {
    let element = |element: ElementId| {
        let there = element.index() < state.elements.len();
        if there { Ok(()) } else { Err(Illegal::NoSuchElement { element }) }
    };
    let troop = |troop: TroopId| {
        let there = troop.index() < state.troops.len();
        if there { Ok(()) } else { Err(Illegal::NoSuchTroop { troop }) }
    };
    match action {
        Action::Fire { target } | Action::Strike { target } | Action::StepIn { target } => {
            element(target)
        }
        Action::Back { element: one }
        | Action::Choose { element: one }
        | Action::Step { element: one, .. }
        | Action::Walk { element: one, .. }
        | Action::Face { element: one, .. }
        | Action::Ignite { element: one, .. } => element(one),
        Action::Swap { element: one, other } => element(one).and(element(other)),
        Action::Allot { troop: one }
        | Action::Enchant { troop: one }
        | Action::March { troop: one }
        | Action::Assault { troop: one }
        | Action::Approach { troop: one }
        | Action::Swoop { troop: one }
        | Action::FlyNear { troop: one }
        | Action::Engage { troop: one }
        | Action::Join { troop: one } => troop(one),
        _ => Ok(()),
    }
}

fn order(game: &Demonworld, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let (Action::Order { order }, Some(troop)) = (action, orders::ask(state, seat)) else {
        return Ok(());
    };
    let laid = state.troop(troop).markers >> order.index() & 1 == 1;
    if laid {
        Err(Illegal::OrderTwice { order })
    } else if flank::is_waiting(state, troop) && !flank::may_have(order) {
        Err(Illegal::OrderOnArrival { order })
    } else if !orders::can_have(game, state, troop, order) {
        Err(Illegal::OrderNotPossible { order })
    } else {
        Ok(())
    }
}

fn turns(
    game: &Demonworld,
    state: &State,
    (round, seat): (Round, Seat),
    action: Action,
) -> Result<(), Illegal> {
    let Action::March { troop } = action else {
        let up = rounds::must_land(game, state, seat, round);
        let lands = up.filter(|_| action == (Action::Pass {}));
        return lands.map_or(Ok(()), |troop| Err(Illegal::MustLand { troop }));
    };
    let one = state.troop(troop);
    if one.seat != seat {
        Err(Illegal::NotYours { troop })
    } else if one.is_engaged() {
        Err(Illegal::InMelee { troop })
    } else if one.is_routing() {
        Err(Illegal::Routing { troop })
    } else if one.deeds.has(Deeds::MOVED) {
        Err(Illegal::AlreadyMoved { troop })
    } else if rounds::may_move(game, state, troop, round) {
        Ok(())
    } else {
        Err(Illegal::OtherOrder { troop })
    }
}

fn moving(game: &Demonworld, state: &State, unit: TroopId, action: Action) -> Result<(), Illegal> {
    let session = state.moving.map_or(Session::None, |moving| moving.session);
    let kind = game.card_of(state, unit).kind;
    if super::flank::is_waiting(state, unit) {
        return super::flank::why_not(game, state, unit, action);
    }
    if state.troop(unit).is_impetuous() {
        return Err(Illegal::MustCharge { troop: unit });
    }
    match action {
        Action::Fly {} | Action::High {} | Action::Land { .. } => {
            flight::why_not(game, state, unit, action)
        }
        Action::Step { element, hex } if session == Session::Mend => {
            reform::check_step(game, state, unit, (element, hex))
        }
        Action::Done {} if session == Session::Mend => reform::check_done(game, state, unit),
        Action::Face { element, facing } if session == Session::Turn => {
            turning::check_face(game, state, unit, (element, facing))
        }
        Action::Done {} if session == Session::Turn => turning::check_done(game, state, unit),
        Action::Step { element, hex } if session == Session::Regroup => {
            manoeuvre::check_step(game, state, unit, (element, hex))
        }
        Action::Walk { element, hex } => Err(walk::too_far(game, state, (unit, element), hex)),
        Action::Join { troop } => walk::check_join(game, state, (unit, troop)),
        Action::Leave {} => match state.troop(unit).host {
            Some(host) => walk::check_leave(game, state, (unit, host)),
            None => Ok(()),
        },
        Action::Pivot { .. } | Action::Stride { .. } | Action::Spin { .. } if kind.is_large() => {
            stride::why_not(game, state, unit, action)
        }
        _ if kind.is_character() || kind.is_large() || session != Session::None => Ok(()),
        Action::Advance { hand } => march::check_advance(game, state, unit, hand).map(|_| ()),
        Action::Lead { direction, facing } => {
            column::check_lead(game, state, unit, (direction, facing)).map(|_| ())
        }
        Action::Shift { direction } if direction.0 < 6 => {
            manoeuvre::check_shift(game, state, unit, direction)
        }
        Action::Wheel { hand, sixths } => {
            wheel::check(game, state, unit, (hand, sixths)).map(|_| ())
        }
        Action::Turn { sixths } => turning::check(game, state, unit, sixths),
        Action::Swap { element, other } => {
            manoeuvre::check_swap(game, state, unit, (element, other))
        }
        Action::TurnSome {} => turning::check_some(game, state, unit),
        Action::Regroup {} => manoeuvre::check_drills(game, state, unit, 1).map(|_| ()),
        Action::BreakUp {} => Err(Illegal::NoWedge { troop: unit }),
        _ => Ok(()),
    }
}

fn follow(game: &Demonworld, state: &State, unit: TroopId, action: Action) -> Result<(), Illegal> {
    let session = state.moving.map(|moving| moving.session);
    match (action, session) {
        (Action::Pivot { .. } | Action::Stride { .. } | Action::Spin { .. }, _)
            if sway::is_nimble(game, state, unit) =>
        {
            sway::check_follow(game, state, unit, action)
        }
        (Action::Step { element, hex }, Some(Session::Follow { drill })) => {
            follow::check(game, state, unit, (element, hex), drill).map(|_| ())
        }
        _ => Ok(()),
    }
}

/// §PR-133 The rows of a zone, for a refusal.
pub(super) fn outside(game: &Demonworld, side: usize, hex: Spot) -> Illegal {
    let [first_row, last_row] = game.scenario().deployment[side];
    Illegal::OutsideZone { hex: hex.into(), first_row, last_row }
}
