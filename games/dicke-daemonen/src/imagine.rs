//! Worlds that a seat cannot tell from the real one, and the facts hidden from it.
//!
//! What a seat knows of the others' fists: §A-27 how many creatures each holds; what is unseen in
//! all; §A-40 that creatures it put back itself lie in no fist place older than that return;
//! §A-41 that whoever is to place can; §A-14 that whoever was passed over could not.

use kernel::chance::{Chance, Ways, Why};
use kernel::{Seat, Seats, Secret, Viewer, rule};

use crate::DickeDaemonen;
use crate::color::Color;
use crate::options::EndTest;
use crate::rules::placing;
use crate::sets::Creatures;
use crate::state::{Returned, State};
use crate::step::Step;
use crate::view;

/// A redraw of hidden things; identities are colors.
static IMAGINE: Why = Why { code: "draw", rule: rule!("A-41") };

/// §A-41 How often a whole deal is tried before the first fitting one is taken.
const DEALS: u32 = 32;

/// A state that this seat cannot tell from the given one, redrawn from what the seat knows alone.
pub(crate) fn imagine(
    game: &DickeDaemonen,
    state: &State,
    seat: Seat,
    chance: &mut dyn Chance,
) -> State {
    let mut world = state.clone();
    // §A-15 Nothing is hidden at the end.
    if state.over.is_some() {
        return world;
    }
    let known = Known::of(game, state, seat);
    let fists = (0..DEALS).find_map(|_| known.deal(None, chance));
    let fists = fists.or_else(|| known.deal_placeable(chance));
    let fists = fists.unwrap_or_else(|| known.first_deal());
    world.bag = known.unseen;
    for (other, fist) in known.others.iter().zip(fists) {
        world.bag = world.bag.minus(fist);
        world.player_mut(other.seat).fist = fist;
    }
    for other in &known.others {
        redraw_returned(game, &mut world, other.seat, chance);
    }
    world
}

/// §A-28 §A-40 What another seat put back is unknown: any creatures that nobody had shown then and
/// that leave the older fist places something to hold.
fn redraw_returned(game: &DickeDaemonen, world: &mut State, seat: Seat, chance: &mut dyn Chance) {
    let Some(returned) = world.player(seat).returned else {
        return;
    };
    let count = returned.creatures.total();
    for _ in 0..DEALS {
        let mut from = returned.unseen.minus(returned.shown);
        let mut creatures = Creatures::NONE;
        for _ in 0..count {
            if let Some(color) = draw(&mut from, chance) {
                creatures[color] += 1;
            }
        }
        if remembers(game, world, seat, creatures) {
            return;
        }
    }
    let found = each_return(returned, &mut |creatures| remembers(game, world, seat, creatures));
    assert!(found, "what was truly put back fits what is known");
}

/// Puts this return into the memory of a seat; says whether its table then makes sense to it.
fn remembers(game: &DickeDaemonen, world: &mut State, seat: Seat, creatures: Creatures) -> bool {
    if let Some(returned) = &mut world.player_mut(seat).returned {
        returned.creatures = creatures;
    }
    is_explained(game, world, seat)
}

/// Tries everything that can have been put back, until `found` accepts it.
fn each_return(returned: Returned, found: &mut dyn FnMut(Creatures) -> bool) -> bool {
    let from = returned.unseen.minus(returned.shown);
    each_choice(returned.creatures.total(), from, 0, Creatures::NONE, found)
}

/// Every fact hidden from the seat that what it knows does not force.
pub(crate) fn secrets(game: &DickeDaemonen, state: &State, seat: Seat, out: &mut Vec<Secret>) {
    if state.over.is_some() {
        return;
    }
    let known = Known::of(game, state, seat);
    for (index, other) in known.others.iter().enumerate() {
        let player = state.player(other.seat);
        if known.can_vary(index) {
            let value = player.fist.0.to_vec();
            out.push(Secret { what: "fist", of: other.seat.0.into(), value });
        }
        if let Some(returned) = player.returned.filter(|_| return_can_vary(game, state, other.seat))
        {
            let value = returned.creatures.0.to_vec();
            out.push(Secret { what: "returned", of: other.seat.0.into(), value });
        }
    }
}

/// Whether this seat could have put back something else, holding what it holds.
fn return_can_vary(game: &DickeDaemonen, state: &State, seat: Seat) -> bool {
    let mut world = state.clone();
    let returned = state.player(seat).returned;
    returned.is_some_and(|returned| {
        each_return(returned, &mut |creatures| {
            creatures != returned.creatures && remembers(game, &mut world, seat, creatures)
        })
    })
}

/// Whether some deal fits what the seat knows, the true one among them.
pub(crate) fn is_explained(game: &DickeDaemonen, state: &State, seat: Seat) -> bool {
    let known = Known::of(game, state, seat);
    known.complete(0, known.unseen, known.old, &mut Vec::new())
}

/// What a seat knows about the fists of the others.
struct Known {
    /// Creatures in other fists or in the bag.
    unseen: Creatures,
    /// §A-40 Those among them that may lie in old fist places.
    old: Creatures,
    others: Vec<Other>,
}

/// What a seat knows about the fist of one other.
#[derive(Clone)]
struct Other {
    seat: Seat,
    /// Places filled before the knowing seat returned creatures.
    old: u8,
    /// Places filled since, or any time if nothing was returned.
    new: u8,
    /// §A-14 Colors the fist can consist of.
    allowed: [bool; 5],
    /// §A-41 Colors of which the fist must hold one.
    needed: Option<[bool; 5]>,
}

impl Other {
    fn allows(&self, color: Color) -> bool {
        self.allowed[color.index()]
    }

    fn fits(&self, fist: Creatures) -> bool {
        self.needed.is_none_or(|needed| fist.colors().any(|color| needed[color.index()]))
    }
}

impl Known {
    fn of(game: &DickeDaemonen, state: &State, seat: Seat) -> Known {
        let unseen = view::unseen(game, state, Viewer::Seat(seat));
        let returned = state.player(seat).returned;
        let placing = state.agenda.top() == Some(&Step::Place);
        let placeable = Color::ALL.map(|color| placing::has_place(game, state, color));
        // §A-14 Everybody who was looked at when this turn began can place.
        let tested = |other: Seat| state.active == other || game.options.end_test == EndTest::Any;
        let other = |other: Seat| {
            let size = state.player(other).fist.total();
            let drawn = returned.map_or(size, |returned| returned.draws[other.index()].min(size));
            Other {
                seat: other,
                old: size - drawn,
                new: drawn,
                allowed: state.player(other).stuck.unwrap_or([true; 5]),
                needed: (placing && tested(other)).then_some(placeable),
            }
        };
        // Fists that can hold little are dealt first.
        let mut others: Vec<Other> =
            (0..state.seats()).map(Seat).filter(|&q| q != seat).map(other).collect();
        others.sort_by_key(|other| other.allowed.iter().filter(|&&allowed| allowed).count());
        Known { unseen, old: returned.map_or(unseen, |r| r.others()).at_most(unseen), others }
    }

    /// §A-41 A random deal in which whoever must hold a placeable creature is given one first, of
    /// the lowest color that can be.
    fn deal_placeable(&self, chance: &mut dyn Chance) -> Option<Vec<Creatures>> {
        let index = self.others.iter().position(|other| other.needed.is_some())?;
        let needed = self.others[index].needed?;
        let placeable = Color::ALL.into_iter().filter(|color| needed[color.index()]);
        placeable.into_iter().find_map(|color| self.deal(Some((index, color)), chance))
    }

    /// One random deal in the order of `others`, this creature in this fist if one is given;
    /// nothing if it does not fit what is known.
    fn deal(
        &self,
        given: Option<(usize, Color)>,
        chance: &mut dyn Chance,
    ) -> Option<Vec<Creatures>> {
        let (mut unseen, mut old) = (self.unseen, self.old);
        let mut fists = vec![Creatures::NONE; self.others.len()];
        let mut others = self.others.clone();
        if let Some((index, color)) = given {
            let other = &mut others[index];
            let ancient = other.old > 0 && old.at_most(unseen)[color] > 0;
            if !other.allows(color) || unseen[color] == 0 || (other.new == 0 && !ancient) {
                return None;
            }
            if ancient {
                other.old -= 1;
                old[color] -= 1;
            } else {
                other.new -= 1;
            }
            unseen[color] -= 1;
            fists[index][color] += 1;
        }
        for (fist, other) in fists.iter_mut().zip(&others) {
            for _ in 0..other.old {
                let color = draw(&mut old.at_most(unseen).only(|c| other.allows(c)), chance)?;
                old[color] -= 1;
                unseen[color] -= 1;
                fist[color] += 1;
            }
        }
        for (fist, other) in fists.iter_mut().zip(&others) {
            for _ in 0..other.new {
                let color = draw(&mut unseen.only(|c| other.allows(c)), chance)?;
                unseen[color] -= 1;
                fist[color] += 1;
            }
        }
        fists.iter().zip(&self.others).all(|(fist, other)| other.fits(*fist)).then_some(fists)
    }

    /// The first fitting deal in color order.
    fn first_deal(&self) -> Vec<Creatures> {
        let mut fists = Vec::new();
        let found = self.complete(0, self.unseen, self.old, &mut fists);
        assert!(found, "the true deal fits what is known");
        fists
    }

    /// Deals the fists from this one on in color order; true when all fit.
    fn complete(
        &self,
        from: usize,
        unseen: Creatures,
        old: Creatures,
        fists: &mut Vec<Creatures>,
    ) -> bool {
        let Some(other) = self.others.get(from) else {
            return true;
        };
        each_fist(other, unseen, old, &mut |fist, unseen, old| {
            fists.push(fist);
            let found = self.complete(from + 1, unseen, old, fists);
            if !found {
                fists.pop();
            }
            found
        })
    }

    /// Whether what is known leaves this fist more than one content.
    fn can_vary(&self, index: usize) -> bool {
        let reordered = Known {
            unseen: self.unseen,
            old: self.old,
            others: std::iter::once(index)
                .chain((0..self.others.len()).filter(|&i| i != index))
                .map(|i| self.others[i].clone())
                .collect(),
        };
        let mut seen: Option<Creatures> = None;
        each_fist(&reordered.others[0], self.unseen, self.old, &mut |fist, unseen, old| {
            if !reordered.complete(1, unseen, old, &mut vec![fist]) {
                return false;
            }
            *seen.get_or_insert(fist) != fist
        })
    }
}

/// Tries every content of one fist, old places before new ones, until `found` accepts one.
fn each_fist(
    other: &Other,
    unseen: Creatures,
    old: Creatures,
    found: &mut dyn FnMut(Creatures, Creatures, Creatures) -> bool,
) -> bool {
    let allowed = |from: Creatures| from.only(|color| other.allows(color));
    each_choice(other.old, allowed(old.at_most(unseen)), 0, Creatures::NONE, &mut |before| {
        let left = unseen.minus(before);
        each_choice(other.new, allowed(left), 0, Creatures::NONE, &mut |since| {
            let fist = before.plus(since);
            other.fits(fist) && found(fist, left.minus(since), old.minus(before))
        })
    })
}

/// Tries every way to take `count` creatures, lowest colors first, until `found` accepts one.
fn each_choice(
    count: u8,
    from: Creatures,
    color: usize,
    taken: Creatures,
    found: &mut dyn FnMut(Creatures) -> bool,
) -> bool {
    if count == 0 {
        return found(taken);
    }
    if color == from.0.len() {
        return false;
    }
    (0..=count.min(from.0[color])).rev().any(|n| {
        let mut more = taken;
        more.0[color] = n;
        each_choice(count - n, from, color + 1, more, found)
    })
}

/// Takes one creature at random; nothing if there is none.
fn draw(from: &mut Creatures, chance: &mut dyn Chance) -> Option<Color> {
    if from.is_empty() {
        return None;
    }
    let index = chance.settle(Ways::Weighted(&from.weights()), &IMAGINE, Seats::NONE);
    let color = Color::ALL[index as usize];
    from[color] -= 1;
    Some(color)
}
