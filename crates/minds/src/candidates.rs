//! What is worth comparing: one action of each group, with its weight.

use kernel::{Heuristic, Seat};

/// One action that stands for all that are strategically alike.
#[derive(Clone, Debug)]
pub(crate) struct Candidate<A> {
    /// The first listed action of its group.
    pub(crate) action: A,
    /// How promising it looks.
    pub(crate) weight: u32,
}

/// Lists what a seat may do and keeps one action of each group, in listed order.
#[derive(Debug)]
pub(crate) struct Lister<A> {
    listed: Vec<A>,
    weights: Vec<u32>,
    groups: Vec<u64>,
}

impl<A: Clone> Lister<A> {
    pub(crate) fn new() -> Self {
        Lister { listed: Vec::new(), weights: Vec::new(), groups: Vec::new() }
    }

    /// The candidates of a seat that owes a decision.
    pub(crate) fn candidates<G: Heuristic<Action = A>>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
    ) -> Vec<Candidate<A>> {
        self.listed.clear();
        game.legal(state, seat, &mut self.listed);
        self.groups.clear();
        let groups = &mut self.groups;
        self.listed.retain(|action| match game.group(state, seat, action) {
            None => true,
            Some(group) if groups.contains(&group) => false,
            Some(group) => {
                groups.push(group);
                true
            }
        });
        self.weights.clear();
        game.weigh(state, seat, &self.listed, &mut self.weights);
        let weights = self.weights.iter().copied().chain(std::iter::repeat(1));
        let candidate = |(action, weight): (&A, u32)| Candidate {
            action: action.clone(),
            weight: weight.max(1),
        };
        self.listed.iter().zip(weights).map(candidate).collect()
    }
}
