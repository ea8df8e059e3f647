//! Modules that reach each other.

use std::collections::{BTreeSet, VecDeque};

use super::graph::Module;

/// The groups of modules each of which reaches all the others, larger than one, largest first.
pub(crate) fn knots(modules: &[Module]) -> Vec<Vec<usize>> {
    let reached: Vec<BTreeSet<usize>> =
        (0..modules.len()).map(|from| reached(modules, from)).collect();
    let mut knots: Vec<Vec<usize>> = Vec::new();
    let mut placed = BTreeSet::new();
    for from in 0..modules.len() {
        let knot = reached[from].iter().copied().filter(|to| reached[*to].contains(&from));
        let knot: Vec<usize> = knot.collect();
        if knot.len() > 1 && placed.insert(knot[0]) {
            knots.push(knot);
        }
    }
    knots.sort_by_key(|knot| std::cmp::Reverse(knot.len()));
    knots
}

/// Every module that a path of references leads to.
fn reached(modules: &[Module], from: usize) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(at) = open.pop() {
        open.extend(modules[at].refers.keys().copied().filter(|to| found.insert(*to)));
    }
    found
}

/// A way round a knot: of the shortest through each of its modules the longest.
pub(crate) fn round(modules: &[Module], knot: &[usize]) -> Vec<usize> {
    let ways = knot.iter().filter_map(|from| way_back(modules, *from));
    ways.min_by_key(|way| std::cmp::Reverse(way.len())).unwrap_or_default()
}

fn way_back(modules: &[Module], start: usize) -> Option<Vec<usize>> {
    let mut before = vec![None; modules.len()];
    let mut open = VecDeque::from([start]);
    while let Some(at) = open.pop_front() {
        for &to in modules[at].refers.keys() {
            if to == start {
                let steps = std::iter::successors(Some(at), |step| before[*step]);
                let mut way: Vec<usize> = steps.collect();
                way.reverse();
                return Some(way);
            }
            if before[to].is_none() {
                before[to] = Some(at);
                open.push_back(to);
            }
        }
    }
    None
}
