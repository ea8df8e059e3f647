//! How any mind is asked, and what happens when one stumbles.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Budget, Chance, Choice, Heuristic, Mind, Peephole, Seat, Turn};

use crate::familiar::look_ahead;
use crate::search::{Lanes, search};
use crate::{Imp, Level};

/// What a mind decided.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// One of the listed actions.
    pub action: A,
    /// Its estimate of winning, in thousandths, if it has one.
    pub per_mille: Option<u16>,
    /// How many worlds it played through.
    pub iterations: u32,
    /// What went wrong on the way, for the log; nothing as a rule.
    pub note: Option<String>,
}

/// Why a mind cannot decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unable {
    /// The budget is zero.
    NoBudget,
    /// The table has no such seat.
    NoSuchSeat(Seat),
    /// This seat owes no decision.
    NotToMove(Seat),
    /// The game is over: there is nothing to decide.
    GameOver,
}

impl fmt::Display for Unable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unable::NoBudget => f.write_str("a mind needs a budget of at least one"),
            Unable::NoSuchSeat(seat) => write!(f, "there is no seat {seat} at this table"),
            Unable::NotToMove(seat) => write!(f, "seat {seat} owes no decision"),
            Unable::GameOver => f.write_str("the game is over, there is nothing to decide"),
        }
    }
}

impl std::error::Error for Unable {}

/// Asks a mind of this level; if its sense of the game fails, a humbler one answers and says so.
pub fn think<G: Heuristic>(
    level: Level,
    see: &Peephole<'_, G>,
    own: &mut dyn Chance,
    budget: Budget,
) -> Result<Thought<G::Action>, Unable> {
    let listed = decision(see, own, budget)?;
    if let [only] = &listed[..] {
        let action = only.clone();
        return Ok(Thought { action, per_mille: None, iterations: 0, note: None });
    }
    let mut note = None;
    let mut humbler = level;
    loop {
        match attempt(humbler, see, own, budget) {
            Ok(thought) => return Ok(Thought { note, ..thought }),
            Err(problem) => {
                note = Some(format!("{humbler} stumbled: {problem}"));
                humbler = if humbler > Level::Familiar { Level::Familiar } else { Level::Imp };
            }
        }
    }
}

/// What the seat may do, or why nothing is to be decided.
pub(crate) fn decision<G: Heuristic>(
    see: &Peephole<'_, G>,
    own: &mut dyn Chance,
    budget: Budget,
) -> Result<Vec<G::Action>, Unable> {
    let seat = see.seat();
    if matches!(budget, Budget::Iterations(0) | Budget::Millis(0)) {
        return Err(Unable::NoBudget);
    }
    if seat.0 >= see.game().seats() {
        return Err(Unable::NoSuchSeat(seat));
    }
    let listed = see.legal();
    if listed.is_empty() {
        // Whose turn it is does not depend on anything hidden, so any imagined world tells.
        let world = see.imagine(own);
        return Err(match see.game().turn(&world) {
            Turn::Over(_) => Unable::GameOver,
            Turn::To(_) => Unable::NotToMove(seat),
        });
    }
    Ok(listed)
}

/// One try; a panic inside the game's sense becomes its message.
fn attempt<G: Heuristic>(
    level: Level,
    see: &Peephole<'_, G>,
    own: &mut dyn Chance,
    budget: Budget,
) -> Result<Thought<G::Action>, String> {
    if level == Level::Imp {
        let Choice { action, per_mille } = Imp.choose(see, own, budget);
        return Ok(Thought { action, per_mille, iterations: 1, note: None });
    }
    // The only place where a panic is caught: a fault in one game's sense must not end a table.
    // Nothing that was half changed is seen again: states and trees are the attempt's own, and the
    // dice only lose outcomes.
    let tried = catch_unwind(AssertUnwindSafe(|| match level {
        Level::Imp | Level::Familiar => look_ahead(see, own, budget),
        Level::Fiend => search(see, own, budget, Lanes::One),
        Level::Archfiend => search(see, own, budget, Lanes::All),
    }));
    let found = tried.map_err(|panic| message(&*panic))?;
    let iterations = found.iter().map(|estimate| estimate.visits).sum();
    let best = found.into_iter().next().ok_or("nothing was found")?;
    let per_mille = (level > Level::Familiar).then(|| best.per_mille());
    Ok(Thought { action: best.action, per_mille, iterations, note: None })
}

/// What a panic said.
fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without words".to_owned())
}

/// A level as a mind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thinker(pub Level);

impl<G: Heuristic> Mind<G> for Thinker {
    /// # Panics
    /// When the seat owes no decision or the budget is zero; [`think`] gives an error instead.
    fn choose(
        &mut self,
        see: &Peephole<'_, G>,
        own: &mut dyn Chance,
        budget: Budget,
    ) -> Choice<G::Action> {
        match think(self.0, see, own, budget) {
            Ok(thought) => Choice { action: thought.action, per_mille: thought.per_mille },
            Err(unable) => panic!("{unable}"),
        }
    }
}
