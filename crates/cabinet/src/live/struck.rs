//! Telling what was taken back.

use kernel::chance::Replayed;
use kernel::replay::{Line, ReplayOf};
use kernel::{Cx, Game, Viewer};
use serde_json::Value;

use super::telling;
use crate::Voice;
use crate::opened::Opened;
use crate::tale::{Strike, Tale};

/// What happened in steps that were taken back.
pub(super) struct Struck<G: Game> {
    game: Opened<G>,
    /// Number of the first of them.
    first: usize,
    /// By step.
    events: Vec<Box<[G::Event]>>,
}

impl<G: Game> Struck<G> {
    /// The events of the steps from this one on.
    pub(super) fn from(game: &Opened<G>, first: usize, events: Vec<Box<[G::Event]>>) -> Self {
        Struck { game: game.clone(), first, events }
    }
}

impl<G: Game> Tale for Struck<G> {
    fn told(&self, step: usize, viewer: Viewer, voice: &Voice) -> Vec<Value> {
        let voice = &*voice.about(&self.game.names());
        let events = step.checked_sub(self.first).and_then(|at| self.events.get(at));
        let cut = |event: &G::Event| self.game.cut(event, viewer);
        events
            .into_iter()
            .flatten()
            .filter_map(cut)
            .map(|event| telling(&*self.game, &event, voice))
            .collect()
    }
}

/// One step in the tree of everything that was ever played at a table; the root is the set-up.
struct Node<'a, A> {
    /// Nothing for the root.
    line: Option<&'a Line<A>>,
    parent: usize,
    next: Vec<usize>,
    /// Whether something that was taken back lies here or beyond.
    leads: bool,
}

/// What happened in all steps that were taken back, in the order of the strikes. Every step is played
/// once, however often a game went back and forth.
pub(super) fn told<G: Game>(
    game: &Opened<G>,
    replay: &ReplayOf<G>,
    strikes: &[Strike],
) -> Option<Vec<Struck<G>>> {
    let parsed = strikes.iter().map(|strike| serde_json::from_str(&strike.lines).ok());
    let parsed: Vec<Vec<Line<G::Action>>> = parsed.collect::<Option<_>>()?;
    let mut tree = vec![Node { line: None, parent: 0, next: Vec::new(), leads: false }];
    let mut path = vec![0];
    for line in &replay.steps {
        grow(&mut tree, &mut path, line);
    }
    // Backwards: before a strike stood what remained of it, and the lines that went.
    let mut first = vec![0; strikes.len()];
    for (number, strike) in strikes.iter().enumerate().rev() {
        path.truncate(strike.steps + 1);
        (path.len() == strike.steps + 1).then_some(())?;
        first[number] = tree.len();
        for line in &parsed[number] {
            grow(&mut tree, &mut path, line);
        }
        let mut at = path.last().copied().unwrap_or(0);
        while !std::mem::replace(&mut tree[at].leads, true) {
            at = tree[at].parent;
        }
    }
    let mut events = played::<G>(game, replay, &tree);
    let mut one = |(number, strike): (usize, &Strike)| {
        let nodes = first[number]..first[number] + parsed[number].len();
        let events = nodes.map(|node| std::mem::take(&mut events[node])).collect();
        Struck::from(game, strike.steps + 1, events)
    };
    Some(strikes.iter().enumerate().map(&mut one).collect())
}

/// One more step at the end of the path.
fn grow<'a, A>(tree: &mut Vec<Node<'a, A>>, path: &mut Vec<usize>, line: &'a Line<A>) {
    let (node, parent) = (tree.len(), path.last().copied().unwrap_or(0));
    tree.push(Node { line: Some(line), parent, next: Vec::new(), leads: false });
    tree[parent].next.push(node);
    path.push(node);
}

/// The events of every step that leads to something that was taken back.
fn played<G: Game>(
    game: &G,
    replay: &ReplayOf<G>,
    tree: &[Node<'_, G::Action>],
) -> Vec<Box<[G::Event]>> {
    let mut events: Vec<Box<[G::Event]>> = tree.iter().map(|_| Box::default()).collect();
    let opening = game.start(&mut Cx::silent(&mut Replayed::new(&replay.opening)));
    let mut open = vec![(0, opening)];
    while let Some((node, mut state)) = open.pop() {
        if let Some(line) = tree[node].line {
            if line.seat.0 >= game.seats() || game.check(&state, line.seat, &line.action).is_err() {
                // What is not in the rules any more is not told.
                continue;
            }
            let (mut told, mut rolled) = (Vec::new(), Replayed::new(&line.rolled));
            let mut cx = Cx::telling(&mut rolled, &mut told);
            game.play(&mut state, line.seat, &line.action, &mut cx);
            events[node] = told.into();
        }
        let leading = tree[node].next.iter().copied().filter(|&next| tree[next].leads);
        open.extend(leading.map(|next| (next, state.clone())));
    }
    events
}
