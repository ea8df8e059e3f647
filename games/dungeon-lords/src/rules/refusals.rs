//! Why an action that is not listed is refused.

use kernel::Seat;

use super::{actions, crews, events, items, ledger, orders, planning, production, strikes, traps};
use crate::DungeonLords;
use crate::action::Action;
use crate::content::{Cost, SpecialEffect};
use crate::grid::Cell;
use crate::ids::{Monster, Order, Resource, Room, Trap};
use crate::illegal::Illegal;
use crate::state::State;
use crate::step::Step;

/// The first reason against it.
pub(super) fn why_not(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    step: Step,
    action: Action,
) -> Illegal {
    let wrong = Illegal::WrongStep { step: step.code() };
    let verdict = match step {
        Step::Shelve => match action {
            Action::Keep { order } => Err(Illegal::NotDrawn { order }),
            _ => Ok(()),
        },
        Step::Sell => match action {
            Action::Sell { item } => items::check_sell(state, seat, item),
            _ => Ok(()),
        },
        Step::Command => command(game, state, seat, action),
        Step::Use { order, space, .. } => use_space(game, state, seat, (order, space), action),
        Step::Tunnel { .. } => match action {
            Action::Tunnel { cell } => actions::check_tunnel(state.player(seat), cell),
            _ => Ok(()),
        },
        Step::Peek { .. } => match action {
            Action::Peek { round } => Err(Illegal::NoCard { round }),
            _ => Ok(()),
        },
        Step::GiveTrap { .. } => match action {
            Action::GiveTrap { trap } => Err(Illegal::TrapNotHeld { trap }),
            _ => Ok(()),
        },
        Step::Feed { .. } => match action {
            Action::Feed { monster } => Err(Illegal::NoFood { monster }),
            _ => Ok(()),
        },
        Step::Produce { .. } => match action {
            Action::Activate { room } => production::check(game, state, seat, room),
            _ => Ok(()),
        },
        Step::Rotate { .. } => match action {
            Action::TakeBack { order } => orders::check_take_back(state, seat, order),
            _ => Ok(()),
        },
        Step::Tax { .. } => match action {
            Action::PayTax { gold } => {
                let most = events::tax(game, state, seat).min(state.player(seat).gold);
                Err(Illegal::TooMuchGold { gold, most })
            }
            _ => Ok(()),
        },
        Step::PayDay { .. } | Step::Repay => match action {
            Action::Pay { monster } => events::check_pay(game, state, seat, monster),
            Action::Dismiss { monster } | Action::Withdraw { monster } => not_due(state, monster),
            _ => Ok(()),
        },
        Step::Special { .. } => special(game, state, seat, action),
        Step::Plan => plan(game, state, seat, action),
        Step::Free { .. } => match action {
            Action::Free { target } => Err(Illegal::NoPrisoner { target }),
            _ => Ok(()),
        },
        Step::Peace { evil } => match action {
            Action::TakeEvil {} => ledger::check(game, state, seat, Cost::of(Resource::Evil, evil)),
            _ => Ok(()),
        },
        _ => battle(game, state, step, action),
    };
    verdict.err().unwrap_or(wrong)
}

fn not_due(state: &State, monster: Monster) -> Result<(), Illegal> {
    if state.due[monster.index()] == 0 { Err(Illegal::NotDue { monster }) } else { Ok(()) }
}

fn command(game: &DungeonLords, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match (orders::ask(game, state, state.player(seat).stage), action) {
        (Some(orders::Ask::Order(_)), Action::Order { order }) => {
            orders::check_order(state, seat, order)
        }
        (Some(orders::Ask::Third), Action::Third { order }) => {
            orders::check_third(state, seat, order)
        }
        (Some(orders::Ask::Token), Action::Commit { item }) => {
            orders::check_token(state, seat, item)
        }
        _ => Ok(()),
    }
}

fn use_space(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    (order, space): (Order, u8),
    action: Action,
) -> Result<(), Illegal> {
    match (order, action) {
        (Order::DigTunnels, Action::Dig { count }) => {
            crews::check_dig(game, state, seat, space, count)
        }
        (Order::MineGold, Action::Mine { count }) => {
            crews::check_mine(game, state, seat, space, count)
        }
        (Order::HireMonster, Action::Hire { monster }) => {
            actions::check_hire(game, state, seat, (order, space), monster)
        }
        (Order::BuildRoom, Action::Build { room, cell }) => {
            build(game, state, seat, (order, space), (room, cell))
        }
        (
            Order::DigTunnels | Order::MineGold | Order::HireMonster | Order::BuildRoom,
            Action::Use {},
        ) => Err(Illegal::NothingToGain { order }),
        (_, Action::Use {}) => actions::check_use(game, state, seat, (order, space)),
        _ => Ok(()),
    }
}

fn build(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    at: (Order, u8),
    (room, cell): (Room, Cell),
) -> Result<(), Illegal> {
    if !state.rooms.contains(&room) {
        return Err(Illegal::RoomNotShown { room });
    }
    actions::check_use(game, state, seat, at)?;
    actions::check_cell(game, state, seat, room, cell)
}

fn special(game: &DungeonLords, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let effect = state.special.map(|special| game.content.special(special));
    let player = state.player(seat);
    match (effect, action) {
        (Some(SpecialEffect::Strike), Action::PayOne { monster, resource }) => {
            events::check_pay_one(game, state, seat, monster, resource)
        }
        (Some(SpecialEffect::Strike), Action::LieDown { monster }) => not_due(state, monster),
        (Some(SpecialEffect::Hunt(_)), Action::Dismiss { monster }) => {
            Err(Illegal::NoSuchUnit { monster })
        }
        (
            Some(SpecialEffect::Hunt(evil) | SpecialEffect::Charity { evil, .. }),
            Action::TakeEvil {},
        ) => ledger::check(game, state, seat, Cost::of(Resource::Evil, *evil)),
        (Some(SpecialEffect::Charity { food, .. }), Action::PayFood {}) => {
            ledger::check(game, state, seat, Cost::of(Resource::Food, *food))
        }
        (Some(SpecialEffect::RoomTax), Action::PayTax { gold }) => {
            let rooms = player.room_cells().less(player.conquered).len();
            Err(Illegal::TooMuchGold { gold, most: rooms.min(player.gold) })
        }
        _ => Ok(()),
    }
}

fn plan(game: &DungeonLords, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let player = state.player(seat);
    let (Some(ask), Some(cell)) = (planning::ask(game, state, seat), planning::cell(player)) else {
        return Ok(());
    };
    let traps = |traps: &[Trap]| planning::check_traps(game, player, cell, traps);
    let units = |units: &[Monster]| planning::check_units(game, player, cell, units);
    match (ask, action) {
        (planning::Ask::Tile, Action::Tile { cell }) => Err(Illegal::NotNearest { cell }),
        (planning::Ask::Traps, Action::Trap { trap }) => traps(&[trap]),
        (planning::Ask::Traps, Action::TwoTraps { trap, second }) => {
            traps(&[trap, second]).and(Err(Illegal::PairTurned {}))
        }
        (planning::Ask::Monsters, Action::Send { monster }) => units(&[monster]),
        (planning::Ask::Monsters, Action::SendTwo { monster, second }) => {
            units(&[monster, second]).and(Err(Illegal::PairTurned {}))
        }
        // §DL-90 However the plan stands, who is knocked out is not to be had.
        (_, Action::Send { monster }) => {
            let down = player.lair[monster.index()] == 0 && player.down[monster.index()] > 0;
            if down { Err(Illegal::KnockedOut { monster }) } else { Ok(()) }
        }
        (planning::Ask::Ghosts, Action::Ghosts { count }) => {
            let ghosts = Monster::ALL.iter().filter(|kind| game.content.monster(**kind).is_ghost);
            let most = ghosts.map(|kind| player.lair[kind.index()]).sum();
            Err(Illegal::TooManyGhosts { count, most })
        }
        _ => Ok(()),
    }
}

fn battle(game: &DungeonLords, state: &State, step: Step, action: Action) -> Result<(), Illegal> {
    let committed = |monster: Monster| {
        state.battle.as_ref().is_some_and(|battle| battle.units[monster.index()] > 0)
    };
    let spring = |trap: Trap, target| Err(traps::why_not(game, state, trap, target));
    match (step, action) {
        (Step::Spring, Action::Spring { trap }) => spring(trap, None),
        (Step::Spring, Action::Aim { trap, target }) => spring(trap, Some(target)),
        (Step::Pick, Action::Choose { monster }) => Err(Illegal::NotCommitted { monster }),
        (Step::Strike, Action::Attack { monster, .. } | Action::Rest { monster })
            if !committed(monster) =>
        {
            Err(Illegal::NotCommitted { monster })
        }
        (Step::Strike, Action::Attack { monster, line }) => {
            strikes::check_line(game, state, monster, line)?;
            Err(Illegal::NoLine { monster, line })
        }
        (Step::Strike, Action::Rest { monster }) => {
            let can = strikes::can_attack(game, state, monster);
            if can { Err(Illegal::MustAttack { monster }) } else { Ok(()) }
        }
        (Step::Hit { .. }, Action::Hit { target }) => Err(Illegal::NoTarget { target }),
        _ => Ok(()),
    }
}
