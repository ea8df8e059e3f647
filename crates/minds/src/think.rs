//! How any mind is asked, and what happens when one stumbles.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Budget, Chance, Choice, Heuristic, Mind, Peephole, Seat, Turn};

use crate::effort::{Effort, Hurry};
use crate::familiar::look_ahead;
use crate::search::{Lanes, search_told};
use crate::tree::Memory;
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
    /// The game's own sense failed.
    NoSense,
}

impl fmt::Display for Unable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unable::NoBudget => f.write_str("a mind needs a budget of at least one"),
            Unable::NoSuchSeat(seat) => write!(f, "there is no seat {seat} at this table"),
            Unable::NotToMove(seat) => write!(f, "seat {seat} owes no decision"),
            Unable::GameOver => f.write_str("the game is over, there is nothing to decide"),
            Unable::NoSense => f.write_str("the sense of the game failed"),
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
    think_on(level, see, own, budget, &mut Memory::default())
}

/// The same with no more effort than this.
pub fn think_within<G: Heuristic>(
    level: Level,
    see: &Peephole<'_, G>,
    own: &mut dyn Chance,
    effort: &Effort,
) -> Result<Thought<G::Action>, Unable> {
    let within = Within {
        budget: effort.budget,
        lanes: Lanes::AtMost(effort.threads),
        hurry: &effort.hurry,
    };
    ask(level, see, own, within, &mut Memory::default())
}

/// The same, beginning with what is remembered of earlier decisions of the same seat.
pub fn think_on<G: Heuristic>(
    level: Level,
    see: &Peephole<'_, G>,
    own: &mut dyn Chance,
    budget: Budget,
    memory: &mut Memory<G::Action>,
) -> Result<Thought<G::Action>, Unable> {
    let hurry = &Hurry::default();
    ask(level, see, own, Within { budget, lanes: Lanes::All, hurry }, memory)
}

/// What a mind may use; `lanes` are those of an archfiend.
#[derive(Clone, Copy)]
struct Within<'a> {
    budget: Budget,
    lanes: Lanes,
    hurry: &'a Hurry,
}

/// Asks once more with a humbler level until one answers.
fn ask<G: Heuristic>(
    level: Level,
    see: &Peephole<'_, G>,
    own: &mut dyn Chance,
    within: Within<'_>,
    memory: &mut Memory<G::Action>,
) -> Result<Thought<G::Action>, Unable> {
    let listed = decision(see, own, within.budget)?;
    if let [only] = &listed[..] {
        let action = only.clone();
        return Ok(Thought { action, per_mille: None, iterations: 0, note: None });
    }
    let mut note = None;
    let mut humbler = level;
    loop {
        match attempt(humbler, see, own, within, memory) {
            Ok(thought) => return Ok(Thought { note, ..thought }),
            Err(problem) => {
                note = Some(format!("{humbler} stumbled: {problem}"));
                // What was learned in the middle of a stumble is not trusted.
                *memory = Memory::default();
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
    Within { budget, lanes, hurry }: Within<'_>,
    memory: &mut Memory<G::Action>,
) -> Result<Thought<G::Action>, String> {
    if level == Level::Imp {
        let Choice { action, per_mille } = Imp.choose(see, own, budget);
        return Ok(Thought { action, per_mille, iterations: 1, note: None });
    }
    let found = guarded(|| match level {
        Level::Imp | Level::Familiar => look_ahead(see, own, budget),
        Level::Fiend => search_told(see, own, (budget, Lanes::One), memory, hurry),
        Level::Archfiend => search_told(see, own, (budget, lanes), memory, hurry),
    })?;
    let iterations = found.iter().map(|estimate| estimate.visits).sum();
    let best = found.into_iter().next().ok_or("nothing was found")?;
    let per_mille = (level > Level::Familiar).then(|| best.per_mille());
    Ok(Thought { action: best.action, per_mille, iterations, note: None })
}

/// The only place of this crate where a panic is caught: a fault in one game's sense must not end a
/// table.
///
/// Nothing that was half changed is seen again: states and trees are the attempt's own, and the
/// dice only lose outcomes.
pub(crate) fn guarded<T>(attempt: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(attempt)).map_err(|panic| message(&*panic))
}

/// What a panic said.
fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without words".to_owned())
}

/// A level as a mind that remembers its searches from decision to decision.
#[derive(Debug)]
pub struct Thinker<A> {
    level: Level,
    memory: Memory<A>,
}

impl<A> Thinker<A> {
    /// A mind of this level at the beginning of a game.
    pub fn new(level: Level) -> Self {
        Thinker { level, memory: Memory::default() }
    }
}

impl<G: Heuristic> Mind<G> for Thinker<G::Action> {
    /// # Panics
    /// When the seat owes no decision or the budget is zero; [`think`] gives an error instead.
    fn choose(
        &mut self,
        see: &Peephole<'_, G>,
        own: &mut dyn Chance,
        budget: Budget,
    ) -> Choice<G::Action> {
        match think_on(self.level, see, own, budget, &mut self.memory) {
            Ok(thought) => Choice { action: thought.action, per_mille: thought.per_mille },
            Err(unable) => panic!("{unable}"),
        }
    }
}
