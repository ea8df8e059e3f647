//! §PR-108 Ways: the cheapest ones to the own edge, and everything within reach.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use kernel::Seat;

use super::terrain::{self, Walker};
use crate::Demonworld;
use crate::grid::{Direction, Facing, Hex, column_row};
use crate::state::{ElementId, State};

/// How far a hex is from the own edge, in rows.
pub(crate) fn rows_left(game: &Demonworld, state: &State, seat: Seat, hex: Hex) -> i16 {
    let (_, row) = column_row(hex);
    if state.side(seat) == 0 { i16::from(game.map().rows) - 1 - row } else { row }
}

/// Row and column as a seat sees the field from its own edge: the first row is the enemy's. What is
/// settled by it between equals favors neither side.
pub(crate) fn seen_from(game: &Demonworld, state: &State, seat: Seat, hex: Hex) -> (i16, i16) {
    let (column, row) = column_row(hex);
    let (columns, rows) = (i16::from(game.map().columns), i16::from(game.map().rows));
    if state.side(seat) == 0 { (row, column) } else { (rows - 1 - row, columns - 1 - column) }
}

/// Costs of the cheapest ways from a hex, and whence each hex is reached.
pub(crate) struct Ways {
    pub(crate) cost: Vec<u16>,
    from: Vec<u16>,
}

impl Ways {
    /// Cheapest ways over free hexes from where an element stands to everything within so many
    /// points; which of two equal ways is taken does not depend on the side.
    pub(crate) fn of(game: &Demonworld, state: &State, element: ElementId, points: u16) -> Ways {
        let map = game.map();
        let walker = terrain::walker(game, state, element).running();
        let mut ways = Ways { cost: vec![u16::MAX; map.len()], from: vec![u16::MAX; map.len()] };
        let Some(start) = state.element(element).hex.and_then(|hex| map.index(hex)) else {
            return ways;
        };
        ways.cost[start] = 0;
        let south = state.side(state.seat_of(element)) == 0;
        let seen = |index: usize| if south { index } else { map.len() - 1 - index };
        let mut queue = BinaryHeap::from([Reverse((0u16, seen(start)))]);
        while let Some(Reverse((cost, place))) = queue.pop() {
            let index = seen(place);
            if cost > ways.cost[index] {
                continue;
            }
            if cost > points {
                break;
            }
            let hex = map.hex(index);
            for direction in Direction::ALL {
                let next = hex.step(direction);
                let Some(to) = map.index(next).filter(|&to| state.board[to] == 0) else {
                    continue;
                };
                let Some(step) = terrain::cost(game, state, walker, (hex, direction), false) else {
                    continue;
                };
                let total = cost + u16::from(step);
                if total < ways.cost[to] {
                    ways.cost[to] = total;
                    ways.from[to] = u16::try_from(index).unwrap_or(u16::MAX);
                    queue.push(Reverse((total, seen(to))));
                }
            }
        }
        ways
    }

    /// The hexes of the way to a place, the first step first.
    pub(crate) fn path(&self, game: &Demonworld, to: usize) -> Vec<Hex> {
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

/// §PR-108 What the cheapest way from each hex to the own edge costs, as far as the runner's hex.
fn costs_to_edge(
    game: &Demonworld,
    state: &State,
    (seat, walker): (Seat, Walker),
    start: Hex,
) -> Vec<u16> {
    let map = game.map();
    let open = |index: usize| state.board[index] == 0 || map.hex(index) == start;
    let mut cost = vec![u16::MAX; map.len()];
    let mut queue = BinaryHeap::new();
    for index in (0..map.len()).filter(|&index| open(index)) {
        if rows_left(game, state, seat, map.hex(index)) == 0 {
            cost[index] = 0;
            queue.push(Reverse((0u16, index)));
        }
    }
    while let Some(Reverse((paid, index))) = queue.pop() {
        let hex = map.hex(index);
        if hex == start {
            break;
        }
        if paid > cost[index] {
            continue;
        }
        for direction in Direction::ALL {
            let from = hex.step(direction);
            let Some(at) = map.index(from).filter(|&at| open(at)) else {
                continue;
            };
            let step = terrain::cost(game, state, walker, (from, direction.opposite()), false);
            let Some(total) = step.map(|step| paid + u16::from(step)) else {
                continue;
            };
            if total < cost[at] {
                cost[at] = total;
                queue.push(Reverse((total, at)));
            }
        }
    }
    cost
}

/// §PR-108 The cheapest way to the own edge, each hex with what it has cost so far; of equal ways
/// the one whose hexes are nearer to the edge, then in the lower column.
pub(crate) fn way_out(game: &Demonworld, state: &State, element: ElementId) -> Vec<(Hex, u16)> {
    let seat = state.seat_of(element);
    let walker = terrain::walker(game, state, element).running();
    let Some(start) = state.element(element).hex else {
        return Vec::new();
    };
    let costs = costs_to_edge(game, state, (seat, walker), start);
    let left = |hex: Hex| game.map().index(hex).map_or(u16::MAX, |index| costs[index]);
    let next = |at: Hex| {
        let step = |direction: Direction| {
            let to = at.step(direction);
            let step = u16::from(terrain::cost(game, state, walker, (at, direction), false)?);
            let cheapest = left(to).checked_add(step) == Some(left(at));
            cheapest.then_some((to, step))
        };
        let steps = Direction::ALL.into_iter().filter_map(step);
        steps.min_by_key(|&(to, _)| (rows_left(game, state, seat, to), column_row(to).0))
    };
    let (mut way, mut at, mut paid) = (Vec::new(), start, 0);
    while let Some((to, step)) = next(at).filter(|_| (1..u16::MAX).contains(&left(at))) {
        paid += step;
        way.push((to, paid));
        at = to;
    }
    way
}

/// §PR-108 An element looks where it ran.
pub(crate) fn last_facing(game: &Demonworld, ways: &Ways, goal: Hex, before: Facing) -> Facing {
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
