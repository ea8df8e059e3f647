//! What a rule may touch besides the state, and playing with dice typed by people.

use std::fmt;

use serde::Serialize;

use crate::chance::{Chance, Need, Scripted, Ways, Why};
use crate::{Game, Seat, Seats};

/// What a rule may touch besides the state: chance and the log.
///
/// A rule asks where the rulebook does, and says why; where the outcome comes from is decided outside:
///
/// ```
/// use kernel::chance::Scripted;
/// use kernel::{Cx, RuleRef, Why};
///
/// // In a game: `rule!("7")`, which the compiler looks up among the paragraphs.
/// static ATTACK: Why = Why { code: "attack", rule: RuleRef::among(&["7"], "7") };
///
/// /// §7 A hit on five and six.
/// fn attack(cx: &mut Cx<'_, String>) -> bool {
///     let face = cx.die(6, &ATTACK);
///     cx.tell(|| format!("rolled {face}"));
///     face >= 5
/// }
///
/// let (mut dice, mut log) = (Scripted::new(&[5, 4]), Vec::new());
/// let mut cx = Cx::telling(&mut dice, &mut log);
/// assert!(attack(&mut cx));
/// assert!(!attack(&mut cx));
/// assert_eq!(cx.receipt().rolls, 2);
/// assert_eq!(log, ["rolled 5", "rolled 4"]);
/// ```
pub struct Cx<'a, E> {
    chance: &'a mut dyn Chance,
    log: Option<&'a mut Vec<E>>,
    receipt: Receipt,
}

/// What a step used: free take-back rests on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Receipt {
    /// Number of questions to chance.
    pub rolls: u32,
    /// Whether something hidden became known without dice.
    pub revealed: bool,
}

impl<E> fmt::Debug for Cx<'_, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cx").field("receipt", &self.receipt).finish_non_exhaustive()
    }
}

impl<'a, E> Cx<'a, E> {
    /// Without a log: playouts.
    pub fn silent(chance: &'a mut dyn Chance) -> Self {
        Cx { chance, log: None, receipt: Receipt::default() }
    }

    /// With a log: the table.
    pub fn telling(chance: &'a mut dyn Chance, log: &'a mut Vec<E>) -> Self {
        Cx { chance, log: Some(log), receipt: Receipt::default() }
    }

    /// Tells what happened; the closure runs only if somebody listens, and must not change
    /// anything.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if let Some(log) = &mut self.log {
            log.push(event());
        }
    }

    /// Marks that something hidden became known without dice; ends free take-back.
    pub fn reveal(&mut self) {
        self.receipt.revealed = true;
    }

    /// One die, 1 to `sides`, seen by all.
    pub fn die(&mut self, sides: u32, why: &'static Why) -> u32 {
        self.settle(Ways::Die(sides), why, Seats::ALL) + 1
    }

    /// How many of a handful roll at most this.
    pub fn hits(&mut self, dice: u32, sides: u32, at_most: u32, why: &'static Why) -> u32 {
        self.settle(Ways::Hits { dice, sides, at_most }, why, Seats::ALL)
    }

    /// One of these, each as likely; only `eyes` learn which.
    ///
    /// # Panics
    /// When there is nothing to pick from, which is a bug of the rule.
    pub fn pick<T: Copy>(
        &mut self,
        from: &[T],
        id: impl Fn(T) -> u16,
        why: &'static Why,
        eyes: Seats,
    ) -> T {
        let n = u32::try_from(from.len()).expect("things to pick from fit a table");
        let name = |index: u32| id(from[index as usize]);
        from[self.settle(Ways::Pick { n, id: &name }, why, eyes) as usize]
    }

    /// One index by weight (a bag counted by color); only `eyes` learn which.
    #[inline]
    pub fn weighted(&mut self, weights: &[u32], why: &'static Why, eyes: Seats) -> usize {
        self.settle(Ways::Weighted(weights), why, eyes) as usize
    }

    /// What the step used so far.
    pub fn receipt(&self) -> Receipt {
        self.receipt
    }

    #[inline]
    fn settle(&mut self, ways: Ways<'_>, why: &'static Why, eyes: Seats) -> u32 {
        self.receipt.rolls += 1;
        self.chance.settle(ways, why, eyes)
    }
}

/// How far an action gets with the dice typed so far.
#[derive(Debug)]
pub enum Asked<G: Game> {
    /// All outcomes were given; nothing is committed until the caller takes this state.
    Done {
        /// The state afterwards.
        state: G::State,
        /// What happened.
        events: Vec<G::Event>,
        /// What the step used.
        receipt: Receipt,
    },
    /// The next question.
    Need(Need),
    /// The answer given to this question cannot happen.
    Impossible(Need),
    /// More outcomes were given than were asked for.
    Surplus {
        /// How many were used.
        used: usize,
    },
}

/// Plays on a copy with the dice typed so far: done, or the next question, or the first
/// impossible one.
pub fn ask<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: &G::Action,
    given: &[u32],
) -> Result<Asked<G>, G::Illegal> {
    game.check(state, seat, action)?;
    Ok(ask_with(given, |cx| {
        let mut copy = state.clone();
        game.play(&mut copy, seat, action, cx);
        copy
    }))
}

/// The same for any piece of play, the opening position included.
pub(crate) fn ask_with<G: Game>(
    given: &[u32],
    play: impl FnOnce(&mut Cx<'_, G::Event>) -> G::State,
) -> Asked<G> {
    let mut script = Scripted::new(given);
    let mut events = Vec::new();
    let mut cx = Cx::telling(&mut script, &mut events);
    let state = play(&mut cx);
    let receipt = cx.receipt();
    if let Some(impossible) = script.impossible() {
        Asked::Impossible(impossible.clone())
    } else if let Some(need) = script.need() {
        Asked::Need(need.clone())
    } else if script.used() < given.len() {
        Asked::Surplus { used: script.used() }
    } else {
        Asked::Done { state, events, receipt }
    }
}
