//! What a search remembers: one node per thing a seat can know, one edge per candidate.
//!
//! A node is found by the fingerprint of what its seat knows, so another seat never plays on what
//! only the imagined world shows, and positions reached in several orders share their figures.
//! Equal keys of a seat come with equal lists (law S14), so every edge is available at every visit
//! of its node.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use kernel::any_of;
use kernel::chance::Seeded;

use crate::candidates::Candidate;

/// Nodes that one search keeps; beyond it playouts begin earlier.
const MOST_NODES: usize = 400_000;
/// How curious the search is about what looks promising and was rarely tried.
const CURIOSITY: f64 = 0.6;

/// One candidate and how it went so far.
#[derive(Clone, Debug)]
pub(crate) struct Edge<A> {
    /// What is played.
    pub(crate) action: A,
    /// Its place among the candidates in listed order.
    pub(crate) place: usize,
    /// How often it was tried.
    pub(crate) visits: u32,
    /// Sum of what its seat got, in wins.
    pub(crate) reward: f64,
    /// Its weight as a share of all.
    prior: f64,
}

impl<A> Edge<A> {
    fn mean(&self) -> f64 {
        self.reward / f64::from(self.visits.max(1))
    }
}

/// A decision as its seat knows it; edges by falling weight.
#[derive(Clone, Debug)]
pub(crate) struct Node<A> {
    pub(crate) edges: Vec<Edge<A>>,
    visits: u32,
    reward: f64,
    /// The fingerprint by which it is found.
    key: u64,
    /// Whether the search at hand came by.
    is_fresh: bool,
}

impl<A> Node<A> {
    /// Opens a node; equal weights come in an order thrown by dice.
    pub(crate) fn new(candidates: Vec<Candidate<A>>, dice: &mut Seeded) -> Self {
        let all: f64 = candidates.iter().map(|one| f64::from(one.weight)).sum();
        let mut edges: Vec<Edge<A>> = candidates
            .into_iter()
            .enumerate()
            .map(|(place, one)| Edge {
                action: one.action,
                place,
                visits: 0,
                reward: 0.0,
                prior: f64::from(one.weight) / all.max(1.0),
            })
            .collect();
        for last in (1..edges.len()).rev() {
            edges.swap(last, any_of(last + 1, dice));
        }
        edges.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        Node { edges, visits: 0, reward: 0.0, key: 0, is_fresh: true }
    }

    /// The edge to try now: the best mean so far, raised for edges that are promising and rarely
    /// tried. With few visits only promising edges are opened, with many all of them (PUCT). Of those
    /// not tried yet the first is the most promising, so that tried ones are always a head of the list.
    pub(crate) fn select(&self) -> usize {
        let visits = f64::from(self.visits);
        let unknown = if self.visits == 0 { 0.0 } else { self.reward / visits };
        let curiosity = CURIOSITY * (visits + 1.0).sqrt();
        let mut best = (0, f64::NEG_INFINITY);
        for (at, edge) in self.edges.iter().enumerate() {
            let mean = if edge.visits == 0 { unknown } else { edge.mean() };
            let bound = mean + curiosity * edge.prior / (1.0 + f64::from(edge.visits));
            if bound > best.1 {
                best = (at, bound);
            }
            if edge.visits == 0 {
                break;
            }
        }
        best.0
    }

    /// Remembers what its seat got with this edge, in wins.
    pub(crate) fn learn(&mut self, edge: usize, reward: f64) {
        self.visits += 1;
        self.reward += reward;
        self.is_fresh = true;
        let edge = &mut self.edges[edge];
        edge.visits += 1;
        edge.reward += reward;
    }
}

/// What a mind keeps between two decisions of one seat in one game: its trees.
///
/// Nodes are found by what a seat knows, so those that fit the new position serve on and all others
/// are never met again; they are dropped one search later.
#[derive(Debug)]
pub struct Memory<A>(Vec<Tree<A>>);

impl<A> Default for Memory<A> {
    fn default() -> Self {
        Memory(Vec::new())
    }
}

impl<A> Memory<A> {
    /// This many trees, ready for another search.
    pub(crate) fn trees(&mut self, count: usize) -> &mut [Tree<A>] {
        self.0.resize_with(count, Tree::new);
        self.0.iter_mut().for_each(Tree::age);
        &mut self.0
    }
}

/// All nodes, found by fingerprint.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    index: HashMap<u64, usize, BuildHasherDefault<Fingerprint>>,
}

impl<A> Tree<A> {
    pub(crate) fn new() -> Self {
        Tree { nodes: Vec::new(), index: HashMap::default() }
    }

    /// The node with this fingerprint.
    pub(crate) fn find(&self, key: u64) -> Option<usize> {
        self.index.get(&key).copied()
    }

    /// Whether another node fits.
    pub(crate) fn has_room(&self) -> bool {
        self.nodes.len() < MOST_NODES
    }

    /// Adds a node.
    pub(crate) fn add(&mut self, key: u64, node: Node<A>) -> usize {
        self.nodes.push(Node { key, ..node });
        self.index.insert(key, self.nodes.len() - 1);
        self.nodes.len() - 1
    }

    /// Keeps what the last search came by, if that leaves room for another one.
    fn age(&mut self) {
        self.nodes.retain(|node| node.is_fresh && node.visits > 0);
        if self.nodes.len() > MOST_NODES / 2 {
            self.nodes.clear();
        }
        self.index.clear();
        for (at, node) in self.nodes.iter_mut().enumerate() {
            node.is_fresh = false;
            self.index.insert(node.key, at);
        }
    }

    pub(crate) fn node(&self, at: usize) -> &Node<A> {
        &self.nodes[at]
    }

    pub(crate) fn node_mut(&mut self, at: usize) -> &mut Node<A> {
        &mut self.nodes[at]
    }
}

/// Fingerprints are spread well already; one multiplication makes their high bits good too.
#[derive(Default, Debug)]
pub(crate) struct Fingerprint(u64);

impl Hasher for Fingerprint {
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(self.0.rotate_left(8) ^ u64::from(byte));
        }
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        let spread = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = spread ^ (spread >> 32);
    }
}
