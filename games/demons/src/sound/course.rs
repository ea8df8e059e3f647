//! Whether the agenda of a position is one that play leads to.

use kernel::{At, Seat, Seats, Steps as _, rule};

use super::{Wrong, is_land};
use crate::Demons;
use crate::rules::control;
use crate::sets::{DemonSet, bits};
use crate::state::{BOX_COUNT, DEMON_COUNT, Fight, MORTAL_COUNT, Owner, Place, Ring, State, Usage};
use crate::step::Step;

/// More curses than one conjuration brings.
const MOST_CURSES: u8 = 12;

/// A position rests where somebody is asked, or is over.
pub(super) fn course(game: &Demons, state: &State, wrong: &mut Wrong) {
    let Some(top) = state.agenda.top().copied() else {
        let done = state.all_seats().all(|seat| !state.plays(seat));
        wrong.unless(state.over && done, "over", rule!("4.2a"), "nothing is left to do");
        wrong.unless(phase(game, state), "usage", rule!("3.0f"), "an impossible phase");
        return;
    };
    wrong.unless(!state.over, "over", rule!("4.2a"), "something is left to do");
    let steps = state.agenda.iter().all(|step| is_step(game, state, *step));
    wrong.unless(steps, "agenda", rule!("3.0a"), "an impossible step");
    if !wrong.0.is_empty() {
        return;
    }
    let fits = fits(game, state, top);
    wrong.unless(fits, "agenda", rule!("3.0a"), "out of place");
    if !wrong.0.is_empty() {
        return;
    }
    wrong.unless(!top.asks(At { game, state }).is_empty(), "agenda", rule!("3.0a"), "asks nobody");
}

/// Whether the ids of a step exist.
fn is_step(game: &Demons, state: &State, step: Step) -> bool {
    let units = u8::try_from(MORTAL_COUNT).expect("19 units");
    match step {
        Step::Rouse { unit } | Step::Aim { unit } => unit < units,
        Step::Steer { unit, left } => unit < units && left <= game.content.tables.mortal_movement,
        Step::Walk { left } => left <= game.content.tables.magician_movement,
        Step::March { unit, .. }
        | Step::Aims { unit }
        | Step::Tortures { unit, .. }
        | Step::Battle { unit } => unit <= units,
        Step::Evade { seat } | Step::Bribe { seat } | Step::Crowd { seat } => {
            seat.0 < state.seats()
        }
        Step::Claim { seat, units: claimed } => {
            seat.0 < state.seats() && claimed >> MORTAL_COUNT == 0
        }
        Step::Appear { seat, from } => {
            seat.0 < state.seats()
                && is_land(game, state, from)
                && state.magician(seat).place == Place::Freed(from)
        }
        Step::Bid { round, missing } => {
            usize::from(round) < BOX_COUNT
                && missing.iter().all(|seat| {
                    seat.0 < state.seats()
                        && state.plays(seat)
                        && state.owned(seat).count() > usize::from(round)
                })
        }
        Step::Curses { left } => left <= MOST_CURSES,
        Step::Get { demon } => {
            usize::from(demon) < DEMON_COUNT
                && state.holder(demon).is_none()
                && !state.pile.contains(demon)
        }
        _ => true,
    }
}

/// Whether the nearest step belongs to this part of the game-turn.
fn fits(game: &Demons, state: &State, top: Step) -> bool {
    // §X-44 While curses strike, the boxes of their victim wait.
    let waits = |seat: Seat| matches!(top, Step::Curses { .. }) && state.active() == Some(seat);
    let mut seats = state.all_seats().filter(|&seat| !waits(seat));
    let crowded = seats.any(|seat| control::is_crowded(game, state, seat));
    let crowd = crowded == matches!(top, Step::Crowd { .. });
    crowd && phase(game, state) && shape(state) && fight(game, state, top)
}

/// §3.0f §X-27 §X-47 Whether the demon-use phase can have seen what it is said to have seen.
fn phase(game: &Demons, state: &State) -> bool {
    let usage = &state.usage;
    if !usage.open {
        // §X-26 Where treasure is seized at any time, a try before the move is remembered.
        let tried = usage.tried == 0 || game.options.seize_anytime;
        return tried && Usage { tried: 0, ..*usage } == Usage::default();
    }
    let known = |index: u8| {
        state.boxes.get(usize::from(index)).is_some_and(|tried| tried.owner != Owner::Unknown)
    };
    let tried = usage.tried == 0 || usage.powers || game.options.seize_anytime;
    !(usage.attacked && usage.powers)
        && tried
        && bits(usage.tried).all(known)
        && u32::from(usage.tortured) >> state.seats() == 0
}

/// Whether the agenda is one that play leads to.
fn shape(state: &State) -> bool {
    // These two can come up anywhere.
    let aside = |step: &&Step| !matches!(step, Step::Appear { .. } | Step::Crowd { .. });
    let steps: Vec<Step> = state.agenda.iter().filter(aside).copied().collect();
    let crowds = state.agenda.iter().filter(|step| matches!(step, Step::Crowd { .. })).count();
    if crowds > 1 {
        return false;
    }
    let begun = state.turn > 0;
    let closed = !state.usage.open;
    let mortal = state.at.is_none() && state.turn > 1 && closed;
    let player = state.at.is_some() && begun;
    match *steps.as_slice() {
        [Step::Shield { at }] => !begun && closed && state.at.is_none() && at < state.seats(),
        [Step::Rouse { unit }, Step::March { class: 2, unit: next }]
        | [Step::Steer { unit, .. }, Step::March { class: 0..=2, unit: next }]
        | [Step::Aim { unit }, Step::Aims { unit: next }] => mortal && next == unit + 1,
        [Step::Evade { .. }, Step::Search { who }] | [Step::Search { who }] => {
            mortal && u32::from(who) >> state.seats() == 0
        }
        [Step::Defend | Step::Claim { .. }, Step::Attacks { at }] | [Step::Attacks { at }] => {
            mortal && at <= state.seats()
        }
        [Step::Bribe { .. }, Step::Tortures { done, .. }] | [Step::Tortures { done, .. }] => {
            mortal && u32::from(done) >> state.seats() == 0
        }
        [Step::Bid { .. }, Step::Reveal, Step::PlayerBegin] => {
            player && closed && matches!(state.ring, Ring::Hoard(_))
        }
        [Step::Enter, Step::Choose, Step::UseStart] => player && closed && state.turn == 1,
        [Step::UseStart]
        | [
            Step::Choose | Step::Walk { .. } | Step::Spend { .. } | Step::Curses { .. },
            Step::UseStart,
        ] => player && closed,
        [Step::PlayerStart { at }] => closed && state.at.map(|at| at + 1) == Some(at),
        [Step::Use] => player && !closed,
        [top, Step::Use] => player && !closed && is_within_use(top),
        _ => false,
    }
}

fn is_within_use(step: Step) -> bool {
    matches!(
        step,
        Step::Commit
            | Step::Defend
            | Step::Claim { .. }
            | Step::Bribe { .. }
            | Step::Cure
            | Step::Familiar
            | Step::Get { .. }
            | Step::Distract
            | Step::Love
            | Step::Raze
            | Step::Reconcile
            | Step::Transit
            | Step::Battle { .. }
    )
}

/// Whether the fight that is being prepared can be one.
fn fight(game: &Demons, state: &State, top: Step) -> bool {
    let Some(fight) = state.fight else {
        return !matches!(top, Step::Commit | Step::Defend);
    };
    let seats = [fight.attacker, fight.victim];
    let known = fight.hex.0 < game.content.map.len()
        && seats.into_iter().flatten().all(|seat| seat.0 < state.seats())
        && fight.captor.is_none_or(|unit| usize::from(unit) < MORTAL_COUNT)
        && bits(fight.units.into()).all(|unit| usize::from(unit) < MORTAL_COUNT);
    if !known || !matches!(top, Step::Commit | Step::Defend) || fight.attacker != state.active() {
        return false;
    }
    let sides = match fight.attacker {
        Some(seat) => attacker_fits(game, state, seat, &fight),
        None => fight.victim.is_some_and(|victim| {
            let aimed = |unit: u8| {
                state.mortal(unit).hex.is_some() && state.mortal(unit).aim == Some(victim)
            };
            state.magician(victim).place == Place::At(fight.hex)
                && fight.units != 0
                && fight.captor.is_none()
                && fight.attack.is_empty()
                && bits(fight.units.into()).all(aimed)
        }),
    };
    let asked = if top == Step::Commit { fight.attacker.is_some() } else { fight.victim.is_some() };
    let shown = |demon: u8| {
        let held = state.holder(demon).map(|(seat, place)| state.magician(seat).held[place]);
        held.is_some_and(|held| held.eyes == Seats::ALL)
    };
    let obeys = |seat: Option<Seat>, demons: DemonSet| {
        let mine = |demon| seat.is_some_and(|s| control::obeying(state, s).any(|d| d == demon));
        demons.iter().all(|demon| mine(demon) && shown(demon))
    };
    sides && asked && obeys(fight.attacker, fight.attack) && obeys(fight.victim, fight.defence)
}

fn attacker_fits(game: &Demons, state: &State, seat: Seat, fight: &Fight) -> bool {
    let enemy = match state.magician(seat).place {
        Place::At(at) => {
            game.content.map.touch(at, fight.hex)
                && fight.captor.is_none()
                && fight.victim == state.magician_at(fight.hex)
                && (fight.victim.is_some() || state.has_mortal(fight.hex))
        }
        Place::Captive(unit) => {
            fight.captor == Some(unit)
                && fight.victim.is_none()
                && state.mortal(unit).hex == Some(fight.hex)
        }
        Place::Prisoner(captor) => {
            fight.victim == Some(captor)
                && fight.captor.is_none()
                && state.place_of(seat) == Some(fight.hex)
        }
        _ => false,
    };
    enemy && fight.units == 0
}
