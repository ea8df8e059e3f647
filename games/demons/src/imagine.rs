//! Worlds that a seat cannot tell from the real one, and the facts hidden from it.
//!
//! What a seat does not know: §X-80 the faces of demons in others' boxes that it has not seen, so
//! which demons are still in the piles; §11.0c what others have offered for the ring. What it does
//! know of a hidden face: its rank, and §10.0d that it is not unfriendly unless the ring was there
//! when it came.

use kernel::chance::{Chance, Ways, Why};
use kernel::{Fingerprint, Seat, Seats, Secret, rule};

use crate::Demons;
use crate::kinds::{Attitude, Rank};
use crate::sets::DemonSet;
use crate::state::{Magician, State};
use crate::step::Step;

static IMAGINE: Why = Why { code: "draw", rule: rule!("X-80") };

/// In a fingerprint, ranks of demons that are not seen come after all faces.
const UNSEEN: u8 = 200;

/// A box whose demon the seat has not seen.
#[derive(Clone, Copy)]
struct Slot {
    owner: Seat,
    place: usize,
    wild: bool,
}

/// The boxes of a rank that the seat has not seen into.
fn slots(game: &Demons, state: &State, seat: Seat, rank: Rank) -> Vec<Slot> {
    let mut slots = Vec::new();
    for owner in state.all_seats() {
        for (place, held) in state.magician(owner).held.iter().enumerate() {
            let of_rank = game.content.demons[usize::from(held.demon)].rank == rank;
            if of_rank && !held.eyes.contains(seat) {
                slots.push(Slot { owner, place, wild: held.wild });
            }
        }
    }
    slots
}

/// Demons of a rank that could be anywhere: in the pile or in those boxes.
fn unseen(game: &Demons, state: &State, rank: Rank, slots: &[Slot]) -> Vec<u8> {
    let mut pool = DemonSet::NONE;
    for demon in state.pile.iter() {
        if game.content.demons[usize::from(demon)].rank == rank {
            pool.insert(demon);
        }
    }
    for slot in slots {
        pool.insert(state.magician(slot.owner).held[slot.place].demon);
    }
    pool.iter().collect()
}

fn is_tame(game: &Demons, demon: u8) -> bool {
    game.content.demons[usize::from(demon)].attitude != Attitude::Unfriendly
}

/// A state that this seat cannot tell from the given one, redrawn from what the seat knows alone.
pub(crate) fn imagine(game: &Demons, state: &State, seat: Seat, chance: &mut dyn Chance) -> State {
    let mut world = state.clone();
    if state.over {
        return world;
    }
    for rank in Rank::ALL {
        let mut slots = slots(game, state, seat, rank);
        if slots.is_empty() {
            continue;
        }
        let mut pool = unseen(game, state, rank, &slots);
        // Boxes that cannot hold an unfriendly demon are filled first.
        slots.sort_by_key(|slot| slot.wild);
        for slot in slots {
            let fits: Vec<usize> =
                (0..pool.len()).filter(|&i| slot.wild || is_tame(game, pool[i])).collect();
            let n = u32::try_from(fits.len()).expect("few demons");
            let id = |index: u32| u16::from(pool[fits[index as usize]]) + 1;
            let pick = chance.settle(Ways::Pick { n, id: &id }, &IMAGINE, Seats::NONE);
            let demon = pool.remove(fits[pick as usize]);
            world.magician_mut(slot.owner).held[slot.place].demon = demon;
            world.pile.remove(demon);
        }
        for demon in pool {
            world.pile.insert(demon);
        }
    }
    imagine_offers(&mut world, seat, chance);
    world
}

/// A fingerprint of what a seat knows: the position without the faces and offers it cannot see.
pub(crate) fn key(game: &Demons, state: &State, seat: Seat) -> u64 {
    let State { turn, order, at, magicians, mortals, boxes, ring, razed, .. } = state;
    let State { usage, fight, offers, over, agenda, .. } = state;
    let mut pile = state.pile;
    let mut key = Fingerprint::default();
    key.word(seat.0.into());
    key.value(&(turn, order, at, mortals, boxes, ring, razed, usage, fight, over, agenda));
    for (owner, magician) in state.all_seats().zip(magicians) {
        let Magician { place, found, shield, wounds, curses, held, .. } = magician;
        let Magician { invisible, reconciled, unheld, distracted, fresh, .. } = magician;
        let lasting = (invisible, reconciled, unheld, distracted, fresh);
        key.value(&(place, found, shield, wounds, curses, held.len(), lasting));
        for held in held {
            let sees = *over || owner == seat || held.eyes.contains(seat);
            let rank = game.content.demons[usize::from(held.demon)].rank as u8;
            if !sees {
                pile.insert(held.demon);
            }
            let face = if sees { held.demon } else { UNSEEN + rank };
            key.value(&(face, held.wild, held.eyes, held.obeys));
        }
        if *over || owner == seat {
            key.word(offers[owner.index()]);
        }
    }
    key.value(&pile);
    key.end()
}

/// How many of its treasures a seat has decided about in the auction under way.
fn decided(state: &State, seat: Seat) -> usize {
    match state.agenda.top() {
        Some(Step::Bid { round, missing }) => {
            let answered = usize::from(*round) + usize::from(!missing.contains(seat));
            if state.plays(seat) { answered.min(state.owned(seat).count()) } else { 0 }
        }
        _ => 0,
    }
}

/// §11.0c Sealed offers of others are redrawn.
fn imagine_offers(world: &mut State, seat: Seat, chance: &mut dyn Chance) {
    for other in world.all_seats().filter(|&other| other != seat) {
        let decided = decided(world, other);
        let mut offer = 0;
        for treasure in world.owned(other).take(decided) {
            let yes = chance.settle(Ways::Weighted(&[1, 1]), &IMAGINE, Seats::NONE);
            offer |= u64::from(yes) << treasure;
        }
        world.offers[other.index()] = offer;
    }
}

/// Every fact hidden from the seat that what it knows does not force.
pub(crate) fn secrets(game: &Demons, state: &State, seat: Seat, out: &mut Vec<Secret>) {
    if state.over {
        return;
    }
    for rank in Rank::ALL {
        let slots = slots(game, state, seat, rank);
        let pool = unseen(game, state, rank, &slots);
        let tame = pool.iter().filter(|&&demon| is_tame(game, demon)).count();
        let plain = slots.iter().filter(|slot| !slot.wild).count();
        for slot in &slots {
            let varies = if !slot.wild {
                tame > 1
            } else if tame > plain {
                pool.len() > 1
            } else {
                pool.len() - tame > 1
            };
            if varies {
                let demon = state.magician(slot.owner).held[slot.place].demon;
                let of = u16::from(slot.owner.0) * 64;
                let of = of + u16::try_from(slot.place).expect("few boxes");
                out.push(Secret { what: "demon", of, value: vec![demon] });
            }
        }
    }
    for other in state.all_seats().filter(|&other| other != seat) {
        if decided(state, other) > 0 {
            let value = state.offers[other.index()].to_le_bytes().to_vec();
            out.push(Secret { what: "offer", of: other.0.into(), value });
        }
    }
}
