//! What a hint tells a player about an action: what it changes, part by part.
//!
//! A hint compares these parts after an action with their average over all actions, so what is the
//! same whatever is done is never said.

use kernel::{Seat, Term};

use crate::Demonworld;
use crate::content::Missile;
use crate::formation::Shape;
use crate::heuristic::{hopes, nearest, purpose};
use crate::ids::{CardKind, Order};
use crate::rules::course::ending;
use crate::rules::ground::contact;
use crate::rules::melee::blows;
use crate::rules::shoot::volley;
use crate::rules::shoot::volley::Manner;
use crate::state::{Aim, ElementId, Mood, State, TroopId};
use crate::threat::threat;

/// A unit in line, in range, in contact or under a good order is worth saying.
const ONE_UNIT: i32 = 40;
/// So is one hex of the way to the enemy.
const ONE_HEX: i32 = 10;
/// One face of a D20, in thousandths.
const ONE_FACE: i32 = 50;

/// Everything that may speak for an action.
pub(crate) fn terms(game: &Demonworld, state: &State, seat: Seat, out: &mut Vec<Term>) {
    out.extend(score(game, state, seat));
    out.extend(orders(game, state, seat));
    out.extend(places(game, state, seat));
    out.push(Term { code: "hit", value: aims(game, state, seat) });
}

/// §PR-137 Points, objectives in reach, and what is threatened.
fn score(game: &Demonworld, state: &State, seat: Seat) -> [Term; 5] {
    let foe = Seat(1 - seat.0);
    let (own, other) = (ending::sheet(game, state, seat), ending::sheet(game, state, foe));
    let points = |one: u16, two: u16| i32::from(one) - i32::from(two);
    let hopes = hopes(game, state, seat) - hopes(game, state, foe);
    [
        Term { code: "losses", value: points(own.losses, other.losses) },
        Term { code: "routing", value: points(own.routing, other.routing) },
        Term { code: "objectives", value: points(own.objectives, other.objectives) },
        Term { code: "hopes", value: hopes },
        Term { code: "threat", value: threat(game, state, seat) },
    ]
}

/// §DW-4 What the orders that lie on the field are good for, while orders are given.
fn orders<'a>(
    game: &'a Demonworld,
    state: &'a State,
    seat: Seat,
) -> impl Iterator<Item = Term> + 'a {
    let laid = |id: TroopId| {
        let markers = state.troop(id).markers;
        let lies = move |order: &Order| markers >> order.index() & 1 == 1;
        Order::ALL.iter().copied().filter(lies).map(move |order| (id, order))
    };
    let code = |(id, order)| purpose(game, state, id, order).0;
    let codes = state.own(seat).flat_map(laid).filter_map(code);
    codes.map(|code| Term { code, value: ONE_UNIT })
}

/// Where the troops of a seat stand: in line, in contact, in range, how near to the enemy.
fn places(game: &Demonworld, state: &State, seat: Seat) -> [Term; 4] {
    let ready = |id: TroopId| state.is_present(id) && state.troop(id).mood == Mood::Steady;
    let ragged = |seat: Seat| {
        count(state, seat, |id| {
            game.card_of(state, id).kind == CardKind::Unit
                && state.troop(id).formation == Shape::Disorganised
                && state.is_present(id)
        })
    };
    let touches =
        |id: TroopId| state.standing(id).any(|element| contact::is_engaged(game, state, element));
    let reach = |id: TroopId| game.card_of(state, id).ranged.as_ref().map(Missile::reach);
    let in_range =
        |id: TroopId| reach(id).is_some_and(|reach| nearest(state, id).is_some_and(|n| n <= reach));
    let marching = state.own(seat).filter(|&id| ready(id) && !in_range(id));
    let way: i32 = marching.filter_map(|id| nearest(state, id)).map(i32::from).sum();
    let foe = Seat(1 - seat.0);
    [
        Term { code: "formation", value: ONE_UNIT / 2 * (ragged(foe) - ragged(seat)) },
        Term {
            code: "contact",
            value: ONE_UNIT * count(state, seat, |id| ready(id) && touches(id)),
        },
        Term {
            code: "range",
            value: ONE_UNIT * count(state, seat, |id| ready(id) && in_range(id)),
        },
        Term { code: "closer", value: -ONE_HEX * way },
    ]
}

/// How many troops of a seat are like that.
fn count(state: &State, seat: Seat, is: impl Fn(TroopId) -> bool) -> i32 {
    i32::try_from(state.own(seat).filter(|&id| is(id)).count()).unwrap_or(0)
}

/// §DW-58 §DW-86 How likely the blows and shots that a seat has announced are to hit, all together.
fn aims(game: &Demonworld, state: &State, seat: Seat) -> i32 {
    let own = |element: ElementId| state.seat_of(element) == seat;
    let chance = |needed: i8| ONE_FACE * i32::from(needed.clamp(0, 20));
    let blow = state.blows.iter().filter(|blow| own(blow.striker) && !blow.done).map(|blow| {
        let Aim::At(target) = blow.aim else { return 0 };
        let terms = blows::terms(game, state, (blow.striker, blow.weapon), target, 0);
        chance(blows::needed(&terms))
    });
    let shot = state.shots.iter().filter(|shot| own(shot.shooter)).map(|shot| {
        let Aim::At(target) = shot.aim else { return 0 };
        let Some(mark) = volley::mark(game, state, shot.shooter, target) else { return 0 };
        let into_melee = volley::is_into_melee(game, state, target, mark.seen);
        let manner = if into_melee { Manner::Melee } else { Manner::Aimed(0) };
        chance(volley::needed(&volley::terms(game, state, shot.shooter, (target, mark), manner)))
    });
    blow.chain(shot).sum()
}
