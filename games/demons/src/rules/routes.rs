//! §X-58 The cheapest way, for units that move by themselves.

use kernel::Cx;
use kernel::chance::Why;

use crate::Demons;
use crate::content::Hex;
use crate::event::Event;
use crate::state::State;

/// Most hexes of a map.
const MOST: usize = 1600;
/// More than any step costs.
const BUCKETS: usize = 16;
const NONE: u16 = u16::MAX;

/// Costs from hexes to a goal, as far as they were needed.
pub(crate) struct Field {
    cost: [u16; MOST],
}

/// Hexes waiting at one distance, as a list through two tables.
struct Waiting {
    first: [u16; BUCKETS],
    next: [u16; MOST],
    before: [u16; MOST],
}

impl Waiting {
    fn add(&mut self, hex: u16, cost: u16) {
        let first = &mut self.first[usize::from(cost) % BUCKETS];
        self.next[usize::from(hex)] = *first;
        self.before[usize::from(hex)] = NONE;
        if *first != NONE {
            self.before[usize::from(*first)] = hex;
        }
        *first = hex;
    }

    fn remove(&mut self, hex: u16, cost: u16) {
        let (next, before) = (self.next[usize::from(hex)], self.before[usize::from(hex)]);
        if before == NONE {
            self.first[usize::from(cost) % BUCKETS] = next;
        } else {
            self.next[usize::from(before)] = next;
        }
        if next != NONE {
            self.before[usize::from(next)] = before;
        }
    }
}

impl Field {
    /// Costs to reach one of the goals, at least from `from`. §X-58 Never through a lake or a
    /// magician's hex, and without regard to whoever might stop the unit.
    pub(crate) fn to(
        game: &Demons,
        state: &State,
        goals: impl Iterator<Item = Hex>,
        from: Hex,
    ) -> Field {
        let size = usize::from(game.content.map.len());
        let mut field = Field { cost: [0; MOST] };
        field.cost[..size].fill(NONE);
        let mut waiting =
            Waiting { first: [NONE; BUCKETS], next: [NONE; MOST], before: [NONE; MOST] };
        let closed = |hex: Hex| state.magician_at(hex).is_some();
        for goal in goals.filter(|&goal| game.can_enter(state, goal) && !closed(goal)) {
            field.cost[goal.index()] = 0;
            waiting.add(goal.0, 0);
        }
        let (mut now, mut empty) = (0u16, 0);
        while empty < BUCKETS {
            let hex = waiting.first[usize::from(now) % BUCKETS];
            if hex == NONE {
                now += 1;
                empty += 1;
                continue;
            }
            empty = 0;
            waiting.remove(hex, now);
            if hex == from.0 {
                break;
            }
            field.spread(game, state, Hex(hex), now, &mut waiting);
        }
        field
    }

    /// Offers the way over this hex to its neighbours.
    fn spread(&mut self, game: &Demons, state: &State, hex: Hex, now: u16, waiting: &mut Waiting) {
        for (before, river) in game.content.map.neighbours(hex) {
            // The step leads from `before` into `hex` and costs what `hex` costs.
            let Some(step) = game.cost(state, hex, river) else { continue };
            let cost = now + u16::from(step);
            let old = self.cost[before.index()];
            let open = game.can_enter(state, before) && state.magician_at(before).is_none();
            if cost < old && open {
                if old != NONE {
                    waiting.remove(before.0, old);
                }
                self.cost[before.index()] = cost;
                waiting.add(before.0, cost);
            }
        }
    }

    /// The next hex on a cheapest way and its cost; §5.3c §X-60 ties by die.
    pub(crate) fn next(
        &self,
        game: &Demons,
        state: &State,
        from: Hex,
        cx: &mut Cx<'_, Event>,
        why: &'static Why,
    ) -> Option<(Hex, u8)> {
        let here = self.cost[from.index()];
        if here == NONE || here == 0 {
            return None;
        }
        let mut ways = [(Hex(0), 0u8); 6];
        let mut count = 0;
        for (next, river) in game.content.map.neighbours(from) {
            let Some(step) = game.cost(state, next, river) else { continue };
            let there = self.cost[next.index()];
            if there != NONE && there + u16::from(step) == here && state.magician_at(next).is_none()
            {
                ways[count] = (next, step);
                count += 1;
            }
        }
        if count == 0 {
            return None;
        }
        let told = |place: usize, die| Event::WayRolled { hex: game.printed(ways[place].0), die };
        Some(ways[highest(count, cx, why, told)])
    }
}

/// §X-60 The place of the highest die; one die per candidate, ties roll again among themselves. Each
/// die is told with the candidate it was thrown for.
pub(crate) fn highest(
    count: usize,
    cx: &mut Cx<'_, Event>,
    why: &'static Why,
    told: impl Fn(usize, u32) -> Event,
) -> usize {
    let mut tied: u64 = (1 << count) - 1;
    while tied.count_ones() > 1 {
        let (mut best, mut winners) = (0, 0u64);
        for place in 0..count {
            if tied & (1 << place) == 0 {
                continue;
            }
            let die = cx.die(6, why);
            cx.tell(|| told(place, die));
            if die > best {
                (best, winners) = (die, 0);
            }
            if die == best {
                winners |= 1 << place;
            }
        }
        tied = winners;
    }
    tied.trailing_zeros() as usize
}
