//! §PR-108 §PR-109 Routs: the way to the edge, who is caught, who leaves the field.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use kernel::{Cx, Seat};

use super::{contact, ground, losses, shape};
use crate::Demonworld;
use crate::action::Spot;
use crate::event::Event;
use crate::grid::{Direction, Facing, Hex, column_row};
use crate::ids::{CardKind, Order};
use crate::state::{Deeds, ElementId, Mood, State, TroopId, Troops};

/// §PR-81 Units that failed run, seat 0 first.
pub(crate) fn all(game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
    for unit in state.fleeing.iter() {
        begin(game, state, unit, cx);
    }
    state.fleeing = Troops::NONE;
}

/// A unit breaks and runs for the first time.
fn begin(game: &Demonworld, state: &mut State, unit: TroopId, cx: &mut Cx<'_, Event>) {
    let guests: Vec<TroopId> = state.guests(unit).collect();
    run(game, state, unit, cx);
    let one = state.troop_mut(unit);
    one.mood = Mood::Routing;
    one.order = None;
    one.prey = None;
    one.since = 0;
    one.strays = 0;
    one.deeds.mark(Deeds::MOVED);
    // §PR-109 A joined character runs along once and stands alone from then on.
    for guest in guests {
        let one = state.troop_mut(guest);
        one.host = None;
        one.since = 0;
        one.deeds.mark(Deeds::MOVED);
    }
    shape::refresh(game, state, unit);
}

/// §DW-19 Units that routed before this turn run on.
pub(crate) fn run_on(game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
    for unit in state.ids() {
        // Who broke this turn has run already.
        let older = !state.troop(unit).deeds.has(Deeds::MOVED);
        if older && state.troop(unit).is_routing() && state.is_present(unit) {
            run(game, state, unit, cx);
            shape::refresh(game, state, unit);
        }
    }
}

/// How far a hex is from the own edge, in rows.
pub(crate) fn rows_left(game: &Demonworld, state: &State, seat: Seat, hex: Hex) -> i16 {
    let (_, row) = column_row(hex);
    if state.side(seat) == 0 { i16::from(game.map().rows) - 1 - row } else { row }
}

/// §PR-108 All elements of a unit run, the nearest to the edge first.
fn run(game: &Demonworld, state: &mut State, unit: TroopId, cx: &mut Cx<'_, Event>) {
    let seat = state.troop(unit).seat;
    let mut order: Vec<(i16, i16, ElementId)> = state
        .members(unit)
        .filter_map(|element| {
            let hex = state.element(element).hex?;
            Some((rows_left(game, state, seat, hex), column_row(hex).0, element))
        })
        .collect();
    order.sort_unstable();
    for (_, _, element) in order {
        let character = state.element(element).troop != unit;
        flee(game, state, (element, character), cx);
    }
    // §PR-109 Whoever is still in contact is cut down; characters fight on.
    let caught: Vec<ElementId> =
        state.standing(unit).filter(|&element| contact::is_engaged(game, state, element)).collect();
    for element in caught {
        cx.tell(|| Event::CutDown { element, card: game.called(element) });
        losses::remove(game, state, element);
    }
}

/// Costs of the cheapest ways from a hex, and whence each hex is reached.
struct Ways {
    cost: Vec<u16>,
    from: Vec<u16>,
}

impl Ways {
    /// §PR-108 Cheapest ways over free hexes from where an element stands, to everything within
    /// so many points and to the nearest hexes of its edge.
    fn of(game: &Demonworld, state: &State, element: ElementId, points: u16) -> Ways {
        let map = game.map();
        let seat = state.seat_of(element);
        let walker = ground::walker(game, state, element).running();
        let mut ways = Ways { cost: vec![u16::MAX; map.len()], from: vec![u16::MAX; map.len()] };
        let Some(start) = state.element(element).hex.and_then(|hex| map.index(hex)) else {
            return ways;
        };
        ways.cost[start] = 0;
        let mut queue = BinaryHeap::from([Reverse((0u16, start))]);
        let mut edge = u16::MAX;
        while let Some(Reverse((cost, index))) = queue.pop() {
            if cost > ways.cost[index] {
                continue;
            }
            if cost > edge && cost > points {
                break;
            }
            let hex = map.hex(index);
            if rows_left(game, state, seat, hex) == 0 {
                edge = edge.min(cost);
            }
            for direction in Direction::ALL {
                let next = hex.step(direction);
                let Some(to) = map.index(next).filter(|&to| state.board[to] == 0) else {
                    continue;
                };
                let Some(step) = ground::cost(game, state, walker, (hex, direction), false) else {
                    continue;
                };
                let total = cost + u16::from(step);
                if total < ways.cost[to] {
                    ways.cost[to] = total;
                    ways.from[to] = u16::try_from(index).unwrap_or(u16::MAX);
                    queue.push(Reverse((total, to)));
                }
            }
        }
        ways
    }

    /// The hexes of the way to a place, the first step first.
    fn path(&self, game: &Demonworld, to: usize) -> Vec<Hex> {
        let mut path = vec![game.map().hex(to)];
        let mut at = to;
        while let Some(&before) = self.from.get(at).filter(|&&before| before != u16::MAX) {
            at = before.into();
            path.push(game.map().hex(at));
        }
        path.pop();
        path.reverse();
        path
    }
}

/// §PR-108 One element runs towards its edge.
fn flee(
    game: &Demonworld,
    state: &mut State,
    (element, character): (ElementId, bool),
    cx: &mut Cx<'_, Event>,
) {
    let seat = state.seat_of(element);
    let troop = state.element(element).troop;
    let points = u16::from(game.card_of(state, troop).points_of(Order::Move));
    let Some(start) = state.element(element).hex else {
        return;
    };
    if rows_left(game, state, seat, start) == 0 {
        leave(game, state, (element, character), cx);
        return;
    }
    let ways = Ways::of(game, state, element, points);
    let map = game.map();
    let edge = (0..map.len())
        .filter(|&index| {
            ways.cost[index] < u16::MAX && rows_left(game, state, seat, map.hex(index)) == 0
        })
        .min_by_key(|&index| (ways.cost[index], column_row(map.hex(index)).0));
    let walker = ground::walker(game, state, element);
    let alone = |hex: Hex| !contact::would_touch(game, state, (seat, walker), hex);
    let cost = |hex: Hex| map.index(hex).map_or(u16::MAX, |index| ways.cost[index]);
    let path = edge.map_or(Vec::new(), |edge| ways.path(game, edge));
    let reached = path.iter().copied().rfind(|&hex| cost(hex) <= points && alone(hex));
    let goal = reached.or_else(|| {
        // §PR-108 No hex of the walk will do: the free one nearest to the edge.
        let within = (0..map.len()).filter(|&index| ways.cost[index] <= points);
        let mut within: Vec<Hex> =
            within.map(|index| map.hex(index)).filter(|&hex| alone(hex)).collect();
        within.sort_unstable_by_key(|&hex| {
            (rows_left(game, state, seat, hex), cost(hex), column_row(hex).0)
        });
        within.first().copied()
    });
    let Some(goal) = goal.filter(|&goal| goal != start) else {
        return;
    };
    let facing = last_facing(game, &ways, goal, state.element(element).facing);
    state.lift(game, element);
    state.put(game, element, goal, facing);
    cx.tell(|| Event::Fled { element, hex: Spot::of(goal).into(), card: game.called(element) });
    if rows_left(game, state, seat, goal) == 0 {
        leave(game, state, (element, character), cx);
    }
}

/// §PR-110 A stray walks as far towards its group as its points carry it.
pub(crate) fn rejoin(
    game: &Demonworld,
    state: &mut State,
    (element, group): (ElementId, &[Hex]),
    cx: &mut Cx<'_, Event>,
) {
    let map = game.map();
    let points =
        u16::from(game.card_of(state, state.element(element).troop).points_of(Order::Move));
    let who = (state.seat_of(element), ground::walker(game, state, element));
    let ways = Ways::of(game, state, element, u16::MAX);
    let beside = |hex: Hex| group.iter().any(|other| other.distance(hex) == 1);
    let goal = (0..map.len())
        .filter(|&index| ways.cost[index] < u16::MAX && beside(map.hex(index)))
        .min_by_key(|&index| (ways.cost[index], index));
    let path = goal.map_or(Vec::new(), |goal| ways.path(game, goal));
    let within = |hex: &Hex| {
        let cost = map.index(*hex).map_or(u16::MAX, |index| ways.cost[index]);
        cost <= points && !contact::would_touch(game, state, who, *hex)
    };
    let Some(to) = path.into_iter().rfind(within) else {
        return;
    };
    let facing = last_facing(game, &ways, to, state.element(element).facing);
    state.lift(game, element);
    state.put(game, element, to, facing);
    cx.tell(|| Event::Stepped { element, hex: Spot::of(to).into(), card: game.called(element) });
}

/// §PR-108 An element looks where it ran.
fn last_facing(game: &Demonworld, ways: &Ways, goal: Hex, before: Facing) -> Facing {
    let Some(index) = game.map().index(goal) else {
        return before;
    };
    let path = ways.path(game, index);
    let previous = path.iter().rev().nth(1).copied();
    let from = previous.or_else(|| {
        let first = ways.from[index];
        (first != u16::MAX).then(|| game.map().hex(first.into()))
    });
    let step = from.and_then(|from| from.direction_to(goal));
    step.map_or(before, |direction| Facing(direction.0))
}

/// §PR-108 An element leaves the field; a character stops at the edge.
fn leave(
    game: &Demonworld,
    state: &mut State,
    (element, character): (ElementId, bool),
    cx: &mut Cx<'_, Event>,
) {
    if !character {
        cx.tell(|| Event::LeftField { element, card: game.called(element) });
        losses::remove(game, state, element);
    }
}

/// §PR-109 Routers in contact with members of a unit are cut down.
pub(crate) fn cut_down(
    game: &Demonworld,
    state: &mut State,
    unit: TroopId,
    cx: &mut Cx<'_, Event>,
) {
    let mut caught: Vec<ElementId> = Vec::new();
    for element in state.members(unit) {
        contact::foes(game, state, element, &mut |foe| {
            let routing = state.troop(state.element(foe).troop).is_routing();
            if routing && !caught.contains(&foe) {
                caught.push(foe);
            }
        });
    }
    for element in caught {
        cx.tell(|| Event::CutDown { element, card: game.called(element) });
        let routers = state.element(element).troop;
        losses::remove(game, state, element);
        if game.card_of(state, routers).kind == CardKind::Unit {
            shape::refresh(game, state, routers);
        }
    }
}
