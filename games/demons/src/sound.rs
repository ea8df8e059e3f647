//! The invariants of a position, for hand-written ones and for tests.

use kernel::{Flow, Reason, RuleRef, Seat, Seats, SetupError, rule};

use crate::Demons;
use crate::content::Hex;
use crate::flow::Step;
use crate::kinds::Attitude;
use crate::options::PowerR;
use crate::rules::control;
use crate::sets::{DemonSet, bits};
use crate::state::{
    BOX_COUNT, DEMON_COUNT, Fight, MORTAL_COUNT, Owner, Place, Ring, State, TreasureBox, Usage,
};

/// Every invariant that the position breaks, all at once.
pub(crate) fn sound(game: &Demons, state: &State) -> Result<(), SetupError> {
    let mut wrong = Wrong(Vec::new());
    table(game, state, &mut wrong);
    if wrong.0.is_empty() {
        magicians(game, state, &mut wrong);
        mortals(game, state, &mut wrong);
        treasures(state, &mut wrong);
        demons(game, state, &mut wrong);
    }
    if wrong.0.is_empty() {
        course(game, state, &mut wrong);
    }
    SetupError::unless_empty(wrong.0)
}

struct Wrong(Vec<Reason>);

impl Wrong {
    fn unless(&mut self, right: bool, at: &str, rule: RuleRef, value: &str) {
        if !right {
            self.0.push(Reason::new(at, "unsound", Some(rule)).with("value", value));
        }
    }
}

/// Lengths and indices: nothing below may look beyond them.
fn table(game: &Demons, state: &State, wrong: &mut Wrong) {
    let seats = usize::from(game.options.seats);
    wrong.unless(state.magicians.len() == seats, "magicians", rule!("1.0a"), "wrong number");
    wrong.unless(state.mortals.len() == MORTAL_COUNT, "mortals", rule!("4.0a"), "wrong number");
    wrong.unless(state.boxes.len() == BOX_COUNT, "boxes", rule!("13.0b"), "wrong number");
    let mut order: Vec<u8> = state.order.iter().map(|seat| seat.0).collect();
    order.sort_unstable();
    let whole = order.iter().map(|&seat| usize::from(seat)).eq(0..seats);
    wrong.unless(whole, "order", rule!("4.0c"), "every magician once");
    let at = state.at.is_none_or(|at| usize::from(at) < seats);
    wrong.unless(at, "at", rule!("3.0a"), "no such place in the order");
    let turns = state.turn <= game.options.turn_limit;
    wrong.unless(turns, "turn", rule!("X-53"), "beyond the limit");
    let towns = game.content.map.towns.len();
    let razed = bits(state.razed).all(|town| usize::from(town) < towns);
    wrong.unless(razed, "razed", rule!("12.3X"), "no such town");
    let ring = match state.ring {
        Ring::Seat(seat) => seat.index() < seats,
        Ring::Hoard(unit) => usize::from(unit) < MORTAL_COUNT,
        Ring::Pile | Ring::Lost => true,
    };
    wrong.unless(ring, "ring", rule!("11.0a"), "nobody has it there");
    let size = game.content.map.len();
    let inside = |hex: Option<Hex>| hex.is_none_or(|hex| hex.0 < size);
    let places = state.mortals.iter().all(|mortal| inside(mortal.hex) && inside(mortal.battle));
    wrong.unless(places, "mortals", rule!("2.1a"), "no such hex");
    let places = state.magicians.iter().all(|magician| match magician.place {
        Place::At(hex) | Place::Freed(hex) => hex.0 < size,
        Place::Captive(unit) => usize::from(unit) < MORTAL_COUNT,
        Place::Prisoner(seat) => seat.index() < seats,
        Place::Waiting | Place::Dead | Place::Gone => true,
    });
    wrong.unless(places, "magicians", rule!("2.1a"), "no such place");
}

fn is_land(game: &Demons, state: &State, hex: Hex) -> bool {
    hex.0 < game.content.map.len() && game.can_enter(state, hex)
}

fn magicians(game: &Demons, state: &State, wrong: &mut Wrong) {
    let seats = state.seats();
    for seat in state.all_seats() {
        let magician = state.magician(seat);
        let at = format!("magicians[{seat}]");
        let place = match magician.place {
            Place::At(hex) => {
                let alone = state.free().filter(|&(_, other)| other == hex).count() == 1;
                let passing =
                    magician.invisible && matches!(state.agenda.top(), Some(Step::Walk { .. }));
                is_land(game, state, hex) && alone && (passing || !state.has_mortal(hex))
            }
            Place::Freed(hex) => {
                let due = state.agenda.iter().any(
                    |step| matches!(step, Step::Appear { seat: s, from } if *s == seat && *from == hex),
                );
                is_land(game, state, hex) && due
            }
            Place::Captive(unit) => {
                state.mortals.get(usize::from(unit)).is_some_and(|mortal| mortal.hex.is_some())
            }
            Place::Prisoner(captor) => {
                captor.0 < seats && matches!(state.magician(captor).place, Place::At(_))
            }
            Place::Waiting => state.turn <= 1,
            Place::Dead | Place::Gone => true,
        };
        wrong.unless(place, &at, rule!("5.4a"), "impossible place");
        let shields = game.content.tables.shields.len();
        let shield = usize::from(magician.shield) < shields;
        wrong.unless(shield, &at, rule!("4.1a"), "no such shield");
        let dead = magician.place == Place::Dead;
        let lethal = magician.marks() >= game.content.tables.lethal_marks;
        wrong.unless(dead || !lethal, &at, rule!("9.4a"), "alive with too many marks");
        let here = matches!(magician.place, Place::At(_));
        let in_sight = !game.lost_from_sight(state, seat);
        wrong.unless(in_sight, &at, rule!("6.1a"), "found by nobody");
        let fresh = !magician.fresh || magician.is_captive();
        wrong.unless(fresh, &at, rule!("16.1a"), "not captured");
        let free = (here && game.options.power_r == PowerR::FreeNextMove) || !magician.unheld;
        wrong.unless(free, &at, rule!("X-72"), "no move to be free in");
        let gone = !state.plays(seat) || magician.place == Place::Waiting;
        let touched = magician.invisible
            || magician.reconciled
            || magician.distracted
            || !magician.held.is_empty();
        wrong.unless(!gone || !touched, &at, rule!("X-64"), "effects on nobody");
    }
}

fn mortals(game: &Demons, state: &State, wrong: &mut Wrong) {
    let seats = state.seats();
    let mortal_turn = state.at.is_none() && state.turn > 1;
    for (unit, mortal) in state.mortals.iter().enumerate() {
        let at = format!("mortals[{unit}]");
        let place = mortal.hex.is_none_or(|hex| is_land(game, state, hex));
        wrong.unless(place, &at, rule!("X-59"), "not on land");
        let home = game.content.map.town_in(game.content.mortals[unit].home);
        let razed = home.is_some_and(|town| state.razed & (1 << town) != 0);
        wrong.unless(!razed || mortal.hex.is_none(), &at, rule!("12.3X"), "its base is gone");
        let busy = mortal.active || mortal.invaded || mortal.aim.is_some();
        wrong.unless(mortal_turn || !busy, &at, rule!("3.0c"), "active out of its turn");
        wrong.unless(!(mortal.active && mortal.fleeing), &at, rule!("5.7a"), "active in flight");
        wrong.unless(!mortal.invaded || mortal.active, &at, rule!("5.7d"), "invaded and idle");
        let known = |seat: Option<Seat>| seat.is_none_or(|seat| seat.0 < seats);
        let users = mortal.storms >> seats == 0 && known(mortal.steered) && known(mortal.aim);
        wrong.unless(users, &at, rule!("12.2a"), "no such magician");
        let battle = mortal.battle.is_none_or(|hex| is_land(game, state, hex));
        let asked = state.agenda.iter().any(|step| matches!(step, Step::Battle { .. }));
        wrong.unless(battle, &at, rule!("12.3B"), "no such hex");
        wrong.unless(asked || mortal.battle.is_none(), &at, rule!("12.3B"), "no battle");
        let gone = mortal.hex.is_none();
        let plain = !busy && !mortal.fleeing && mortal.storms == 0 && mortal.steered.is_none();
        wrong.unless(!gone || plain, &at, rule!("8.2e"), "destroyed, yet something");
    }
}

fn treasures(state: &State, wrong: &mut Wrong) {
    let demons = u8::try_from(DEMON_COUNT).expect("72 demons");
    let seats = state.seats();
    for (index, treasure) in state.boxes.iter().enumerate() {
        let at = format!("boxes[{index}]");
        let owner = match treasure.owner {
            Owner::Unknown => *treasure == TreasureBox::UNKNOWN,
            Owner::Nobody => treasure.finder.is_some(),
            Owner::Seat(seat) => treasure.finder.is_some() && seat.0 < seats,
            Owner::Hoard(unit) => treasure.finder.is_some() && usize::from(unit) < MORTAL_COUNT,
            Owner::Lost => treasure.finder.is_some() && treasure.counter.is_none(),
        };
        wrong.unless(owner, &at, rule!("X-68"), "impossible owner");
        let finder = treasure.finder.is_none_or(|demon| demon < demons);
        wrong.unless(finder, &at, rule!("X-68"), "no such finder");
        let finders = state.boxes.iter().filter(|other| other.finder == treasure.finder).count();
        let once = treasure.finder.is_none() || finders == 1;
        wrong.unless(once, &at, rule!("13.0b"), "one demon finds one treasure");
        let in_play = treasure
            .finder
            .is_some_and(|demon| state.pile.contains(demon) || state.holder(demon).is_some());
        wrong.unless(!in_play, &at, rule!("X-25"), "the finder is elsewhere");
        let counter = treasure.counter.is_none_or(|(seat, demon)| {
            let whose = match treasure.owner {
                Owner::Seat(owner) => owner == seat,
                Owner::Nobody => treasure.finder == Some(demon) && seat.0 < seats,
                Owner::Hoard(_) | Owner::Unknown | Owner::Lost => false,
            };
            demon < demons && whose
        });
        wrong.unless(counter, &at, rule!("13.1a"), "a wrong counter lies on it");
    }
    let all = u64::MAX >> (64 - BOX_COUNT);
    wrong.unless(state.usage.tried & !all == 0, "usage", rule!("X-27"), "no such box");
    let offers = state.offers.iter().zip(0..4).all(|(&offer, seat)| {
        let owned = |box_: u8| state.boxes.get(usize::from(box_)).map(|b| b.owner);
        let own = bits(offer).all(|index| owned(index) == Some(Owner::Seat(Seat(seat))));
        own && (offer == 0 || seat < seats)
    });
    wrong.unless(offers, "offers", rule!("11.0c"), "offers of what he does not own");
    let bidding = state.agenda.iter().any(|step| matches!(step, Step::Reveal));
    let sealed = bidding || state.offers == [0; 4];
    wrong.unless(sealed, "offers", rule!("11.0c"), "offers without an auction");
    let tortured = u32::from(state.usage.tortured) >> seats == 0;
    wrong.unless(tortured, "usage", rule!("X-47"), "no such captive");
}

/// Every demon is in one place at most.
fn demons(game: &Demons, state: &State, wrong: &mut Wrong) {
    let count = u8::try_from(DEMON_COUNT).expect("72 demons");
    let mut seen = state.pile;
    let known = state.pile.iter().all(|demon| demon < count);
    wrong.unless(known, "pile", rule!("4.0b"), "no such demon");
    let held = state.magicians.iter().flat_map(|m| m.held.iter().map(|held| held.demon));
    let grid = state.boxes.iter().filter_map(|b| b.counter.map(|(_, demon)| demon));
    for demon in held.chain(grid) {
        let fits = demon < count && !seen.contains(demon);
        wrong.unless(fits, "demons", rule!("15.4a"), "a demon in two places");
        if fits {
            seen.insert(demon);
        }
    }
    if !wrong.0.is_empty() {
        return;
    }
    for seat in state.all_seats() {
        let at = format!("magicians[{seat}].held");
        for held in &state.magician(seat).held {
            let kind = &game.content.demons[usize::from(held.demon)];
            let tame = held.wild || kind.attitude != Attitude::Unfriendly;
            wrong.unless(tame, &at, rule!("10.0d"), "unfriendly without the ring");
            wrong.unless(held.eyes.contains(seat), &at, rule!("X-80"), "unseen by its owner");
            let all = Seats::first(state.seats());
            let eyes = held.eyes == Seats::ALL || held.eyes.iter().all(|s| all.contains(s));
            wrong.unless(eyes, &at, rule!("X-80"), "seen by nobody at the table");
            let obeys = held.obeys.is_none_or(|user| {
                user != seat && user.0 < state.seats() && held.eyes.contains(user)
            });
            wrong.unless(obeys, &at, rule!("12.3F"), "obeys nobody at the table");
        }
    }
}

/// A position rests where somebody is asked, or is over.
fn course(game: &Demons, state: &State, wrong: &mut Wrong) {
    let Some(top) = state.agenda.top().copied() else {
        let done = state.all_seats().all(|seat| !state.plays(seat));
        wrong.unless(state.over && done, "over", rule!("4.2a"), "nothing is left to do");
        return;
    };
    wrong.unless(!state.over, "over", rule!("4.2a"), "something is left to do");
    let steps = state.agenda.iter().all(|step| is_step(game, state, *step));
    wrong.unless(steps, "agenda", rule!("3.0a"), "an impossible step");
    let fits = fits(game, state, top);
    wrong.unless(fits, "agenda", rule!("3.0a"), "out of place");
    if !wrong.0.is_empty() {
        return;
    }
    wrong.unless(!game.asks(state, &top).is_empty(), "agenda", rule!("3.0a"), "asks nobody");
}

/// Whether the ids of a step exist.
fn is_step(game: &Demons, state: &State, step: Step) -> bool {
    let units = u8::try_from(MORTAL_COUNT).expect("19 units");
    match step {
        Step::Rouse { unit } | Step::Steer { unit, .. } | Step::Aim { unit } => unit < units,
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
    let crowded = state.all_seats().any(|seat| control::is_crowded(game, state, seat));
    let crowd = crowded == matches!(top, Step::Crowd { .. });
    let usage = state.usage.open || state.usage == Usage::default();
    crowd && usage && shape(state) && fight(game, state, top)
}

/// Whether the agenda is one that play leads to.
fn shape(state: &State) -> bool {
    // These two can come up anywhere.
    let aside = |step: &&Step| !matches!(step, Step::Appear { .. } | Step::Crowd { .. });
    let steps: Vec<Step> = state.agenda.iter().filter(aside).copied().collect();
    let begun = state.turn > 0;
    let mortal = state.at.is_none() && state.turn > 1;
    let player = state.at.is_some() && begun;
    let closed = !state.usage.open;
    match *steps.as_slice() {
        [Step::Shield { at }] => !begun && state.at.is_none() && at < state.seats(),
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
