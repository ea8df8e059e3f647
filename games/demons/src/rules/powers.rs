//! §12.0a to §12.3X The powers of the demons.

use kernel::{Cx, Seat, Veiled};

use crate::content::Hex;
use crate::event::{Event, Farewell};
use crate::ids::{Demon, Prize, Town, Unit};
use crate::kinds::Power;
use crate::options::PowerR;
use crate::rules::{battle, combat, control, targets, treasure};
use crate::state::{Owner, Place, Ring, State};
use crate::step::{self, Step};
use crate::{At, Demons};

/// Whether a power finds something to work on.
pub(crate) fn is_useful(game: &Demons, state: &State, seat: Seat, power: Power) -> bool {
    let at = At { game, state };
    match power {
        Power::I | Power::R => true,
        Power::D => treasure::is_left(game, state),
        Power::B => battle::is_possible(game, state, seat),
        Power::C => targets::some(step::Cure {}, at, seat),
        Power::E => targets::within(game, state, seat, game.content.tables.earthquake_range) != 0,
        Power::S => targets::within(game, state, seat, game.content.tables.storm_range) != 0,
        Power::F => targets::some(step::Familiar {}, at, seat),
        Power::G => targets::some(step::Get { demon: 0 }, at, seat),
        Power::N => targets::some(step::Distract {}, at, seat),
        Power::P => targets::some(step::Love {}, at, seat),
        Power::X => targets::some(step::Raze {}, at, seat),
        // §X-40
        Power::T => game.options.transit_from_captivity || !state.magician(seat).is_captive(),
    }
}

/// §12.0a §12.1a The demon acts once and is gone; §X-25 a searching one goes to the grid, §X-30 a
/// fetching one becomes the token.
pub(crate) fn unleash(
    game: &Demons,
    state: &mut State,
    seat: Seat,
    demon: u8,
    power: Power,
    cx: &mut Cx<'_, Event>,
) {
    cx.reveal();
    cx.tell(|| Event::PowerUsed { seat, demon: Demon(demon), power: power.letter() });
    if matches!(power, Power::D | Power::G) {
        control::take(state, demon);
    } else {
        control::release(state, demon, Farewell::Power, cx);
    }
    match power {
        Power::B => state.agenda.first([Step::Battle { unit: 0 }]),
        Power::C => state.agenda.first([Step::Cure]),
        // §12.3D
        Power::D => treasure::discover(game, state, seat, demon, cx),
        Power::E => {
            let units = targets::within(game, state, seat, game.content.tables.earthquake_range);
            crate::sets::bits(units.into()).for_each(|unit| combat::flee(game, state, unit, cx));
        }
        Power::F => state.agenda.first([Step::Familiar]),
        Power::G => state.agenda.first([Step::Get { demon }]),
        Power::I => state.magician_mut(seat).invisible = true,
        Power::N => state.agenda.first([Step::Distract]),
        Power::P => state.agenda.first([Step::Love]),
        Power::R => reconcile(game, state, seat),
        Power::S => {
            let units = targets::within(game, state, seat, game.content.tables.storm_range);
            for unit in crate::sets::bits(units.into()) {
                state.mortal_mut(unit).storms |= 1 << seat.0;
                cx.tell(|| Event::Disoriented { mortal: Unit(unit) });
            }
        }
        Power::T => state.agenda.first([Step::Transit]),
        Power::X => state.agenda.first([Step::Raze]),
    }
}

/// §12.3R §X-41 §X-72 Protection, and a step away from mortals or captivity.
fn reconcile(game: &Demons, state: &mut State, seat: Seat) {
    state.magician_mut(seat).reconciled = true;
    let captive = state.magician(seat).is_captive();
    let beside = state.living().any(|(_, hex)| game.is_beside(state, seat, hex));
    if captive || (beside && game.options.power_r == PowerR::StepNow) {
        state.agenda.first([Step::Reconcile]);
    } else if game.options.power_r == PowerR::FreeNextMove {
        state.magician_mut(seat).unheld = true;
    }
}

/// §12.3F §X-24 A rival's demon obeys; its face is seen.
pub(super) fn borrow(state: &mut State, seat: Seat, owner: Seat, slot: u8, cx: &mut Cx<'_, Event>) {
    let held = &mut state.magician_mut(owner).held[usize::from(slot) - 1];
    held.obeys = Some(seat);
    held.eyes = held.eyes.with(seat);
    let eyes = held.eyes;
    let demon = held.demon;
    cx.reveal();
    cx.tell(|| Event::Borrowed { seat, owner_seat: owner, demon: Veiled::new(eyes, Demon(demon)) });
}

/// §12.3G §X-30 §X-68 The treasure changes hands; the demon that fetched it is the token.
pub(super) fn take(state: &mut State, seat: Seat, demon: u8, treasure: u8, cx: &mut Cx<'_, Event>) {
    let taken = &mut state.boxes[usize::from(treasure)];
    let before = taken.owner;
    taken.owner = Owner::Seat(seat);
    taken.finder = taken.finder.or(Some(demon));
    taken.counter = Some((seat, demon));
    cx.tell(|| {
        let treasure = Prize::Treasure(treasure);
        match before {
            Owner::Seat(victim_seat) => Event::Robbed { seat, victim_seat, treasure },
            _ => Event::Took { seat, treasure },
        }
    });
}

/// §X-30 §X-69 The ring counts as a treasure here; the demon is released.
pub(super) fn take_ring(state: &mut State, seat: Seat, demon: u8, cx: &mut Cx<'_, Event>) {
    let before = state.ring;
    state.ring = Ring::Seat(seat);
    cx.tell(|| Event::Released { seat, demon: Demon(demon), why: Farewell::Power });
    cx.tell(|| {
        let treasure = Prize::Ring;
        match before {
            Ring::Seat(victim_seat) => Event::Robbed { seat, victim_seat, treasure },
            _ => Event::Took { seat, treasure },
        }
    });
}

/// §12.3R §12.3T The magician stands in this hex, a captive no longer.
pub(super) fn move_to(game: &Demons, state: &mut State, seat: Seat, number: u16) -> Hex {
    let to = game.content.map.find(number).expect("the hex was checked");
    let magician = state.magician_mut(seat);
    magician.place = Place::At(to);
    magician.fresh = false;
    to
}

/// §12.3P §12.3X Love strikes a town, or it is destroyed.
pub(super) fn town(
    game: &Demons,
    state: &mut State,
    razes: bool,
    seat: Seat,
    number: u16,
    cx: &mut Cx<'_, Event>,
) {
    let map = &game.content.map;
    let hex = map.find(number).expect("the hex was checked");
    let index = map.town_in(hex).expect("a town was chosen");
    let town = Town(index);
    if razes {
        state.razed |= 1 << index;
        cx.tell(|| Event::TownDestroyed { seat, town });
    } else {
        cx.tell(|| Event::Loved { seat, town });
    }
    // §X-38 §X-42
    let inside = razes || game.options.power_p_in_town;
    for unit in 0..u8::try_from(state.mortals.len()).expect("a few units") {
        let Some(at) = state.mortal(unit).hex else { continue };
        if razes && game.content.mortals[usize::from(unit)].home == hex {
            combat::destroy(state, unit, cx);
            treasure::lose_hoard(state, unit);
        } else if map.touch(at, hex) || (inside && at == hex) {
            combat::flee(game, state, unit, cx);
        }
    }
    // §X-42 A hoard whose unit is gone already is lost with the town, too.
    if razes {
        let owner = game.content.mortals.iter().position(|mortal| mortal.home == hex);
        if let Some(unit) = owner.and_then(|unit| u8::try_from(unit).ok()) {
            treasure::lose_hoard(state, unit);
        }
    }
}
