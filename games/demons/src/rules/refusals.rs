//! Why an action that is not listed is refused: the first reason that a player can act upon.

use kernel::Seat;

use crate::Demons;
use crate::action::Action;
use crate::content::Hex;
use crate::flow::Step;
use crate::illegal::Illegal;
use crate::kinds::Power;
use crate::rules::{captivity, combat, conjuring, control, shield, treasure, walking};
use crate::state::{Place, State};

/// The reason against this action at this step.
pub(crate) fn why_not(
    game: &Demons,
    state: &State,
    step: Step,
    seat: Seat,
    action: Action,
) -> Illegal {
    match (step, action) {
        (Step::Shield { .. }, Action::Shield { level }) => Illegal::NoSuchShield { level },
        (Step::Enter, Action::Enter { hex }) => entry(game, state, seat, hex),
        (Step::Choose, Action::Walk { hex }) => {
            let left = game.content.tables.magician_movement;
            walk(game, state, seat, hex, left, walking::is_held(game, state, seat))
        }
        (Step::Walk { left }, Action::Walk { hex }) => walk(game, state, seat, hex, left, false),
        (Step::Choose | Step::Walk { .. }, Action::Leave {}) => leave(game, state, seat),
        (Step::Walk { .. }, Action::Stop {}) => Illegal::NoEndHere { hex: here(game, state, seat) },
        (Step::Choose, Action::Conjure { rank }) => {
            conjuring::check(game, state, seat, rank).err().unwrap_or(Illegal::NotOffered {})
        }
        (Step::Choose, Action::Raise {}) => {
            shield::check(game, state, seat).err().unwrap_or(Illegal::NotOffered {})
        }
        (Step::Choose, Action::Give { treasure, .. })
            if game.options.free_transfer && !owns(state, seat, treasure) =>
        {
            Illegal::NotOwned { treasure }
        }
        (Step::Spend { .. }, Action::Spend { treasure }) => Illegal::NotOwned { treasure },
        (Step::Spend { .. }, Action::Roll {}) => Illegal::NoHelp {},
        (Step::Curses { .. }, Action::Release { demon }) => {
            let held = control::own(state, seat).any(|held| held.demon + 1 == demon);
            if held { Illegal::NotFriendly { demon } } else { Illegal::NotHeld { demon } }
        }
        (_, Action::Release { demon }) if is_releasing(step) => Illegal::NotHeld { demon },
        (Step::Use, action) => usage(game, state, seat, action),
        (Step::Commit | Step::Defend, Action::Commit { demon })
        | (Step::Claim { .. }, Action::Claim { demon }) => Illegal::NotHeld { demon },
        (Step::Commit, Action::Strike {}) => Illegal::MustAttack {},
        (Step::Defend, Action::Stand {}) => Illegal::MustDefend {},
        (Step::Bribe { .. }, Action::Pay { treasure })
        | (Step::Bid { .. }, Action::Offer { treasure } | Action::Withhold { treasure }) => {
            Illegal::NotOwned { treasure }
        }
        (Step::Evade { .. } | Step::Reconcile, Action::Step { hex }) => {
            aside(game, state, seat, hex)
        }
        (Step::Steer { unit, left }, Action::Walk { hex }) => {
            let from = state.mortal(unit).hex;
            step_reason(game, state, from, hex, left, |to| state.magician_at(to).is_some())
        }
        (Step::Transit, Action::Transit { hex })
        | (Step::Appear { .. }, Action::Appear { hex }) => {
            spot(game, state, seat, hex).unwrap_or(Illegal::NotOffered {})
        }
        _ if belongs(step, action) => Illegal::NotOffered {},
        _ => Illegal::WrongStep { step: step.question().code },
    }
}

fn owns(state: &State, seat: Seat, treasure: u8) -> bool {
    state.owned(seat).any(|index| Demons::treasure_number(index) == treasure)
}

fn is_releasing(step: Step) -> bool {
    matches!(step, Step::Choose | Step::Use | Step::Crowd { .. })
}

/// Whether an action of this kind answers the step at all.
fn belongs(step: Step, action: Action) -> bool {
    matches!(
        (step, action),
        (Step::Aim { .. }, Action::Aim { .. })
            | (Step::Cure, Action::Cure { .. })
            | (Step::Familiar, Action::Steer { .. } | Action::Borrow { .. })
            | (Step::Get { .. }, Action::Take { .. } | Action::TakeRing {})
            | (Step::Distract, Action::Distract { .. })
            | (Step::Love | Step::Raze, Action::Town { .. })
            | (Step::Battle { .. }, Action::Fight { .. })
            | (Step::Bribe { .. }, Action::PayRing {})
            | (Step::Evade { .. }, Action::Leave {})
            | (Step::Choose, Action::Give { .. } | Action::GiveRing { .. })
    )
}

fn name(hex: u16) -> String {
    format!("{hex:04}")
}

fn here(game: &Demons, state: &State, seat: Seat) -> String {
    state.place_of(seat).map(|hex| game.hex_name(hex)).unwrap_or_default()
}

/// Why nobody of this seat can stand there.
fn spot(game: &Demons, state: &State, seat: Seat, hex: u16) -> Option<Illegal> {
    let Some(to) = game.content.map.find(hex) else {
        return Some(Illegal::NoSuchHex { hex: name(hex) });
    };
    if !game.can_enter(state, to) {
        return Some(Illegal::NoEntry { hex: name(hex) });
    }
    Demons::has_enemy(state, seat, to).then(|| Illegal::EnemyThere { hex: name(hex) })
}

fn entry(game: &Demons, state: &State, seat: Seat, hex: u16) -> Illegal {
    let line = game.content.map.find(hex).is_some_and(|to| game.content.map.is_entry(to));
    match spot(game, state, seat, hex) {
        Some(reason @ Illegal::NoSuchHex { .. }) => reason,
        Some(reason) if line => reason,
        _ => Illegal::NotEntryLine { hex: name(hex) },
    }
}

fn walk(game: &Demons, state: &State, seat: Seat, hex: u16, left: u8, held: bool) -> Illegal {
    let Place::At(from) = state.magician(seat).place else {
        return Illegal::CaptiveStays {};
    };
    if held {
        return Illegal::Held { hex: game.hex_name(from) };
    }
    let enemy = |to: Hex| Demons::has_enemy(state, seat, to);
    step_reason(game, state, Some(from), hex, left, enemy)
}

/// Why one step does not lead there: no such hex, too far, closed, occupied, too dear.
fn step_reason(
    game: &Demons,
    state: &State,
    from: Option<Hex>,
    hex: u16,
    left: u8,
    enemy: impl Fn(Hex) -> bool,
) -> Illegal {
    let Some(to) = game.content.map.find(hex) else {
        return Illegal::NoSuchHex { hex: name(hex) };
    };
    let mut around = from.into_iter().flat_map(|from| game.content.map.neighbours(from));
    let Some((_, river)) = around.find(|&(next, _)| next == to) else {
        return Illegal::NotAdjacent { hex: name(hex) };
    };
    match game.cost(state, to, river) {
        None => Illegal::NoEntry { hex: name(hex) },
        Some(_) if enemy(to) => Illegal::EnemyThere { hex: name(hex) },
        Some(cost) if cost > left => Illegal::TooDear { hex: name(hex), cost, left },
        Some(_) => Illegal::Held { hex: name(hex) },
    }
}

fn leave(game: &Demons, state: &State, seat: Seat) -> Illegal {
    let Place::At(hex) = state.magician(seat).place else {
        return Illegal::CaptiveStays {};
    };
    if game.content.map.is_edge(hex) {
        Illegal::Held { hex: game.hex_name(hex) }
    } else {
        Illegal::NotEdge { hex: game.hex_name(hex) }
    }
}

fn aside(game: &Demons, state: &State, seat: Seat, hex: u16) -> Illegal {
    let from = state.place_of(seat);
    let to = game.content.map.find(hex);
    let near = from.zip(to).is_some_and(|(from, to)| game.content.map.touch(from, to));
    match spot(game, state, seat, hex) {
        Some(reason @ Illegal::NoSuchHex { .. }) => reason,
        Some(reason) if near => reason,
        _ => Illegal::NotAdjacent { hex: name(hex) },
    }
}

fn usage(game: &Demons, state: &State, seat: Seat, action: Action) -> Illegal {
    match action {
        Action::Attack { hex } => attack(game, state, seat, hex),
        Action::Power { demon, power } => power_reason(game, state, seat, demon, power),
        Action::Seize { .. } if state.usage.attacked => Illegal::AttackOrPowers {},
        Action::Seize { treasure, demon: 0 } => Illegal::NotDiscovered { treasure },
        Action::Seize { treasure, demon } => {
            let check = treasure::check(game, state, seat, treasure, demon - 1);
            check.err().unwrap_or(Illegal::NotOffered {})
        }
        Action::Torture { target } => {
            let victim = Seat(target);
            if target >= state.seats() {
                return Illegal::NotCaptive { seat: victim };
            }
            let check = captivity::check_torture(game, state, seat, victim);
            check.err().unwrap_or(Illegal::NotOffered {})
        }
        _ => Illegal::WrongStep { step: "use" },
    }
}

fn attack(game: &Demons, state: &State, seat: Seat, hex: u16) -> Illegal {
    if state.usage.attacked || state.usage.powers {
        return Illegal::AttackOrPowers {};
    }
    if state.magician(seat).is_captive() && !game.options.captive_attack {
        return Illegal::CaptiveFightsNot {};
    }
    if control::own(state, seat).next().is_none() {
        return Illegal::MustAttack {};
    }
    let Some(to) = game.content.map.find(hex) else {
        return Illegal::NoSuchHex { hex: name(hex) };
    };
    let near = state.place_of(seat).is_some_and(|from| game.content.map.touch(from, to));
    match state.magician_at(to).filter(|&rival| near && rival != seat) {
        Some(rival) if !combat::is_open(state, rival) => Illegal::Protected { seat: rival },
        _ if !near => Illegal::NotAdjacent { hex: name(hex) },
        _ => Illegal::NothingThere { hex: name(hex) },
    }
}

fn power_reason(game: &Demons, state: &State, seat: Seat, demon: u8, power: Power) -> Illegal {
    if state.usage.attacked {
        return Illegal::AttackOrPowers {};
    }
    let held = demon.checked_sub(1).filter(|d| control::obeying(state, seat).any(|o| o == *d));
    let Some(index) = held else {
        return Illegal::NotHeld { demon };
    };
    let has = game.content.demons[usize::from(index)].powers.contains(&power);
    if !has {
        return Illegal::NoSuchPower { demon, power: power.letter() };
    }
    Illegal::NoTarget { power: power.letter() }
}
