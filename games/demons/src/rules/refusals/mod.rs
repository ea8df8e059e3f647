//! Why an action that is not listed is refused: the first reason that a player can act upon.

mod aims;

use kernel::Seat;

use crate::Demons;
use crate::action::Action;
use crate::content::Hex;
use crate::flow::Step;
use crate::illegal::Illegal;
use crate::kinds::Power;
use crate::rules::{captivity, combat, conjuring, control, shield, treasure, walking};
use crate::state::{Place, Ring, State};

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
        (Step::Choose | Step::Walk { .. } | Step::Evade { .. }, Action::Leave {}) => {
            leave(game, state, seat)
        }
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
        (Step::Spend { .. }, Action::Roll {}) => Illegal::NoHelp { friends: 0, treasures: 0 },
        (Step::Curses { .. }, Action::Release { demon }) => {
            let held = control::own(state, seat).any(|held| held.demon + 1 == demon);
            if held { Illegal::NotFriendly { demon } } else { Illegal::NotHeld { demon } }
        }
        (_, Action::Release { demon }) if is_releasing(step) => Illegal::NotHeld { demon },
        (Step::Use, action) => usage(game, state, seat, action),
        (Step::Commit | Step::Defend, Action::Commit { demon }) => commit(state, demon),
        (Step::Claim { .. }, Action::Claim { demon }) => Illegal::NotHeld { demon },
        (Step::Commit, Action::Strike {}) => Illegal::MustAttack { count: 0 },
        (Step::Defend, Action::Stand {}) => Illegal::MustDefend { count: 0 },
        (Step::Bribe { .. }, Action::PayRing {}) => Illegal::NoRing { place: ring(state) },
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
        (Step::Choose, Action::Give { target, .. } | Action::GiveRing { target }) => {
            Illegal::NoGift { seat: Seat(target) }
        }
        _ => aims::target(game, state, step, seat, action)
            .unwrap_or(Illegal::WrongStep { step: step.question().code }),
    }
}

/// Why this demon cannot be named in the fight.
fn commit(state: &State, demon: u8) -> Illegal {
    let named = state.fight.is_some_and(|fight| {
        let index = demon.wrapping_sub(1);
        index < 72 && (fight.attack.contains(index) || fight.defence.contains(index))
    });
    if named { Illegal::NamedAlready { demon } } else { Illegal::NotHeld { demon } }
}

/// Where the ring is, in one word.
fn ring(state: &State) -> &'static str {
    match state.ring {
        Ring::Pile => "pile",
        Ring::Seat(_) => "magician",
        Ring::Hoard(_) => "hoard",
        Ring::Lost => "lost",
    }
}
fn owns(state: &State, seat: Seat, treasure: u8) -> bool {
    state.owned(seat).any(|index| Demons::treasure_number(index) == treasure)
}

fn is_releasing(step: Step) -> bool {
    matches!(step, Step::Choose | Step::Use | Step::Crowd { .. })
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
        return Illegal::CaptiveStays { hex: here(game, state, seat) };
    };
    if held {
        return Illegal::Held { hex: game.hex_name(from) };
    }
    let enemy = |to: Hex| Demons::has_enemy(state, seat, to);
    let reason = step_reason(game, state, Some(from), hex, left, enemy);
    let far =
        || walking::reach(game, state, seat, left).iter().all(|to| game.number(to.hex) != hex);
    match reason {
        Illegal::NotAdjacent { hex } if far() => Illegal::TooFar { hex, left },
        reason => reason,
    }
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
        return Illegal::CaptiveStays { hex: here(game, state, seat) };
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
        Action::Seize { .. } if state.usage.attacked => Illegal::AttackOrPowers { done: "attack" },
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
    if state.usage.attacked {
        return Illegal::AttackedAlready { hex: name(hex) };
    }
    if state.usage.powers {
        return Illegal::AttackOrPowers { done: "powers" };
    }
    if state.magician(seat).is_captive() && !game.options.captive_attack {
        return Illegal::CaptiveFightsNot { hex: here(game, state, seat) };
    }
    if control::own(state, seat).next().is_none() {
        return Illegal::MustAttack { count: 0 };
    }
    let Some(to) = game.content.map.find(hex) else {
        return Illegal::NoSuchHex { hex: name(hex) };
    };
    let near = state.place_of(seat).is_some_and(|from| game.content.map.touch(from, to));
    match state.magician_at(to).filter(|&rival| near && rival != seat) {
        Some(rival) if state.magician(rival).invisible => Illegal::Unseen { seat: rival },
        Some(rival) if !combat::is_open(state, rival) => Illegal::Protected { seat: rival },
        _ if !near => Illegal::NotAdjacent { hex: name(hex) },
        _ => Illegal::NothingThere { hex: name(hex) },
    }
}

fn power_reason(game: &Demons, state: &State, seat: Seat, demon: u8, power: Power) -> Illegal {
    if state.usage.attacked {
        return Illegal::AttackOrPowers { done: "attack" };
    }
    let held = demon.checked_sub(1).filter(|d| control::obeying(state, seat).any(|o| o == *d));
    let Some(index) = held else {
        return Illegal::NotHeld { demon };
    };
    let has = game.content.demons[usize::from(index)].powers.contains(&power);
    if !has {
        return Illegal::NoSuchPower { demon, power: power.letter() };
    }
    if power == Power::T {
        // §X-40 Nothing else keeps it from working.
        return Illegal::CaptiveTransit { demon };
    }
    let spared = state.all_seats().find(|&rival| aims::is_spared(game, state, seat, rival, power));
    match spared {
        Some(rival) => Illegal::Protected { seat: rival },
        None => Illegal::NoTarget { power: power.letter() },
    }
}
