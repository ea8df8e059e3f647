//! Search over what seats know: Monte Carlo over imagined worlds (single-observer ISMCTS).
//!
//! Each iteration imagines a world, walks down the nodes of whoever acts, opens one node, plays on
//! by impulse and gives every seat on the way what it got itself (max^n). Seats that decide at the
//! same time decide one after the other without seeing each other's answer, because nodes are found
//! by what their seat knows. With a budget in iterations the answer depends on the seed alone.

use std::num::NonZero;
use std::thread;
use std::time::{Duration, Instant};

use kernel::chance::{Chance, Seeded, Ways};
use kernel::{Budget, CERTAIN, Cx, Heuristic, Peephole, Seat, Seats, WHIM};

use crate::candidates::Lister;
use crate::effort::Hurry;
use crate::endgame;
use crate::playout::Playout;
use crate::tree::{Memory, Node, Tree};

/// Trees of a search with a budget in iterations, whatever the machine.
pub(crate) const FIXED_LANES: u32 = 2;
/// Most trees of a search with a budget in time.
const MOST_LANES: usize = 16;
/// Most iterations between two looks at the clock.
const MOST_BETWEEN_LOOKS: u32 = 64;
/// Decisions in a row inside the tree. No game needs so many; where a key forgets something that
/// actions depend on, a way through the tree might never end.
const DEEPEST: usize = 4096;

/// How many trees a search grows at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lanes {
    /// One, in the calling thread.
    One,
    /// One per core, or a fixed number for a budget in iterations; their figures are added up.
    All,
    /// The same, but no more than so many threads at work when the budget is in time.
    AtMost(u32),
}

/// An action and what a mind thinks of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Estimate<A> {
    /// A listed action, for itself and all that are alike.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    reward: f64,
}

impl<A> Estimate<A> {
    pub(crate) fn of(action: A) -> Self {
        Estimate { action, visits: 0, reward: 0.0 }
    }

    /// What is known without trying: this mean, as sure as so many tries.
    pub(crate) fn set(&mut self, visits: u32, mean: f64) {
        self.visits = visits;
        self.reward = mean * f64::from(visits);
    }

    pub(crate) fn add(&mut self, reward: f64) {
        self.visits += 1;
        self.reward += reward;
    }

    /// The share of a win it brings on average.
    pub fn mean(&self) -> f64 {
        self.reward / f64::from(self.visits.max(1))
    }

    /// The same in thousandths.
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the number was clamped"
    )]
    pub fn per_mille(&self) -> u16 {
        let thousandths = (self.mean() * f64::from(CERTAIN)).round().clamp(0.0, 1000.0);
        thousandths as u16
    }
}

/// A number for a generator, thrown with the mind's own dice.
pub(crate) fn seed(own: &mut dyn Chance) -> u64 {
    let mut half = || u64::from(own.settle(Ways::Die(u32::MAX), &WHIM, Seats::NONE));
    half() << 32 | half()
}

/// Searches and gives every candidate with its figures, the most tried first.
pub fn search<G: Heuristic>(
    see: &Peephole<'_, G>,
    own: &mut dyn Chance,
    budget: Budget,
    lanes: Lanes,
) -> Vec<Estimate<G::Action>> {
    search_on(see, own, budget, lanes, &mut Memory::default())
}

/// The same, beginning with what is remembered of earlier decisions of the same seat.
pub fn search_on<G: Heuristic>(
    see: &Peephole<'_, G>,
    own: &mut dyn Chance,
    budget: Budget,
    lanes: Lanes,
    memory: &mut Memory<G::Action>,
) -> Vec<Estimate<G::Action>> {
    search_told(see, own, (budget, lanes), memory, &Hurry::default())
}

/// The same, as long as nobody says that others wait.
pub(crate) fn search_told<G: Heuristic>(
    see: &Peephole<'_, G>,
    own: &mut dyn Chance,
    (budget, lanes): (Budget, Lanes),
    memory: &mut Memory<G::Action>,
    hurry: &Hurry,
) -> Vec<Estimate<G::Action>> {
    let begin = Instant::now();
    let seed = seed(own);
    if let Some(solved) = endgame::solve(see, &mut Seeded::from_number(seed)) {
        return sorted(solved);
    }
    let count = match (lanes, budget) {
        (Lanes::One, _) => 1,
        (Lanes::All | Lanes::AtMost(_), Budget::Iterations(_)) => FIXED_LANES,
        (Lanes::All, Budget::Millis(_)) => cores(),
        (Lanes::AtMost(most), Budget::Millis(_)) => cores().min(most.max(1)),
    };
    let share = |lane: u32| match budget {
        Budget::Millis(millis) => Until::Clock(begin, Duration::from_millis(millis.into())),
        Budget::Iterations(all) => Until::Count(all / count + u32::from(lane < all % count)),
    };
    let run = |lane: u32, tree: &mut Tree<G::Action>| {
        let dice = Seeded::from_number(seed.wrapping_add(u64::from(lane)));
        Search::new(see, dice, tree).run(share(lane), lane, hurry)
    };
    let trees = memory.trees(count as usize);
    let found = match trees {
        [tree] => run(0, tree),
        trees => thread::scope(|scope| {
            let run = &run;
            let lanes: Vec<_> =
                (0..).zip(trees).map(|(lane, tree)| scope.spawn(move || run(lane, tree))).collect();
            lanes
                .into_iter()
                .map(|lane| lane.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .reduce(merged)
                .unwrap_or_default()
        }),
    };
    sorted(found)
}

/// Cores of this machine, within reason.
fn cores() -> u32 {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    u32::try_from(cores.min(MOST_LANES)).expect("the number was bounded")
}

/// The most tried first, of equals the better.
fn sorted<A>(mut found: Vec<Estimate<A>>) -> Vec<Estimate<A>> {
    found.sort_by(|a, b| b.visits.cmp(&a.visits).then_with(|| b.mean().total_cmp(&a.mean())));
    found
}

/// Adds up the figures of two trees with the same root.
fn merged<A>(mut one: Vec<Estimate<A>>, two: Vec<Estimate<A>>) -> Vec<Estimate<A>> {
    for (sum, more) in one.iter_mut().zip(two) {
        sum.visits += more.visits;
        sum.reward += more.reward;
    }
    one
}

/// When one tree is grown.
#[derive(Clone, Copy)]
enum Until {
    Count(u32),
    Clock(Instant, Duration),
}

/// One tree and what it needs.
struct Search<'a, 'p, G: Heuristic> {
    see: &'a Peephole<'p, G>,
    game: &'p G,
    dice: Seeded,
    tree: &'a mut Tree<G::Action>,
    lister: Lister<G::Action>,
    playout: Playout<G::Action>,
    /// Nodes and edges of this iteration, with the seat that chose.
    path: Vec<(usize, usize, Seat)>,
}

impl<'a, 'p, G: Heuristic> Search<'a, 'p, G> {
    fn new(see: &'a Peephole<'p, G>, dice: Seeded, tree: &'a mut Tree<G::Action>) -> Self {
        Search {
            see,
            game: see.game(),
            dice,
            tree,
            lister: Lister::new(),
            playout: Playout::new(),
            path: Vec::new(),
        }
    }

    /// Grows the tree and gives the figures of the root in listed order.
    fn run(mut self, until: Until, lane: u32, hurry: &Hurry) -> Vec<Estimate<G::Action>> {
        let root = self.open_root();
        let mut done = 0;
        let mut next_look = 1;
        while !is_spent(until, (lane, hurry), done, &mut next_look) {
            self.iterate(root);
            done += 1;
        }
        let mut edges = self.tree.node(root).edges.clone();
        edges.sort_by_key(|edge| edge.place);
        let estimate = |edge: crate::tree::Edge<G::Action>| Estimate {
            action: edge.action,
            visits: edge.visits,
            reward: edge.reward,
        };
        edges.into_iter().map(estimate).collect()
    }

    fn open_root(&mut self) -> usize {
        let state = self.see.imagine(&mut self.dice);
        let known = self.tree.find(fingerprint(self.game, &state, self.see.seat()));
        known.unwrap_or_else(|| self.open(&state, self.see.seat()))
    }

    fn open(&mut self, state: &G::State, seat: Seat) -> usize {
        let candidates = self.lister.candidates(self.game, state, seat);
        let node = Node::new(candidates, &mut self.dice);
        self.tree.add(fingerprint(self.game, state, seat), node)
    }

    fn iterate(&mut self, root: usize) {
        let mut state = self.see.imagine(&mut self.dice);
        self.path.clear();
        let (mut at, mut seat) = (root, self.see.seat());
        loop {
            let edge = self.tree.node(at).select();
            self.path.push((at, edge, seat));
            let action = &self.tree.node(at).edges[edge].action;
            self.game.play(&mut state, seat, action, &mut Cx::silent(&mut self.dice));
            let Some(next) = self.playout.next_seat(self.game, &state) else {
                break;
            };
            seat = next;
            if let Some(known) = self.tree.find(fingerprint(self.game, &state, seat))
                && self.path.len() < DEEPEST
            {
                at = known;
                continue;
            }
            if self.tree.has_room() && self.path.len() < DEEPEST {
                self.open(&state, seat);
            }
            self.playout.run(self.game, &mut state, seat, &mut self.dice);
            break;
        }
        for &(node, edge, seat) in &self.path {
            let reward = self.playout.rewards.get(seat.index()).copied().unwrap_or(0);
            self.tree.node_mut(node).learn(edge, f64::from(reward) / f64::from(CERTAIN));
        }
    }
}

/// What a seat knows, told apart by seat.
fn fingerprint<G: Heuristic>(game: &G, state: &G::State, seat: Seat) -> u64 {
    game.key(state, seat).rotate_left(u32::from(seat.0)) ^ u64::from(seat.0)
}

/// Whether one tree has had its share; at least one iteration is made. The clock is looked at again
/// after about a hundredth of the time, however long an iteration takes.
fn is_spent(until: Until, (lane, hurry): (u32, &Hurry), done: u32, next_look: &mut u32) -> bool {
    match until {
        Until::Count(count) => done >= count,
        Until::Clock(begin, limit) => {
            if done < *next_look {
                return false;
            }
            let used = begin.elapsed();
            let one = (used / done).max(Duration::from_nanos(1));
            let step = (limit / 128).as_nanos() / one.as_nanos();
            let most = u128::from(MOST_BETWEEN_LOOKS);
            *next_look = done + u32::try_from(step.clamp(1, most)).expect("the number was clamped");
            used >= hurry.cut(lane, limit)
        }
    }
}
