//! The dice of a table: outcomes given beforehand, then a generator.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use kernel::chance::{Kind, Need, Scripted, Seeded};
use kernel::{Chance, Seats, Ways, Why};

use crate::{Refusal, Voice};

/// Outcomes by identity that are used first, then a generator.
#[derive(Clone, Debug)]
pub struct Dice {
    queued: VecDeque<u32>,
    generator: Generator,
}

/// A generator that is made when the first outcome is asked for: most actions ask for none.
#[derive(Clone)]
enum Generator {
    Made(Box<Seeded>),
    Later(Arc<dyn Fn() -> Seeded + Send + Sync>),
}

impl fmt::Debug for Generator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Generator::Made(seeded) => seeded.fmt(f),
            Generator::Later(_) => f.write_str("Later"),
        }
    }
}

impl Generator {
    fn made(&mut self) -> &mut Seeded {
        if let Generator::Later(make) = self {
            *self = Generator::Made(Box::new(make()));
        }
        match self {
            Generator::Made(seeded) => seeded,
            Generator::Later(_) => unreachable!("the line above has made it"),
        }
    }
}

impl Dice {
    /// Dice from any text.
    pub fn from_text(seed: &str) -> Dice {
        let generator = Generator::Made(Box::new(Seeded::from_text(seed)));
        Dice { queued: VecDeque::new(), generator }
    }

    /// Dice from a text that is worked out when the first outcome is asked for.
    pub fn later(seed: impl Fn() -> String + Send + Sync + 'static) -> Dice {
        let make = move || Seeded::from_text(&seed());
        Dice { queued: VecDeque::new(), generator: Generator::Later(Arc::new(make)) }
    }

    /// The same dice with these outcomes, by identity, before the generator; whatever was still
    /// waiting is dropped.
    #[must_use]
    pub fn with(mut self, rolls: impl IntoIterator<Item = u32>) -> Dice {
        self.queue(rolls);
        self
    }

    /// Replaces the outcomes that are used before the generator.
    pub fn queue(&mut self, rolls: impl IntoIterator<Item = u32>) {
        self.queued = rolls.into_iter().collect();
    }

    /// How many given outcomes still wait.
    pub fn queued(&self) -> usize {
        self.queued.len()
    }

    /// Tries a piece of play with the given outcomes and says which of them cannot come up.
    pub(crate) fn rehearse(
        &self,
        voice: &Voice,
        play: impl FnOnce(&mut dyn Chance),
    ) -> Result<(), Refusal> {
        if self.queued.is_empty() {
            return Ok(());
        }
        let given: Vec<u32> = self.queued.iter().copied().collect();
        let mut script = Scripted::new(&given);
        play(&mut script);
        match script.impossible() {
            None => Ok(()),
            Some(need) => Err(impossible(voice, need, given[need.at])),
        }
    }
}

impl Chance for Dice {
    fn settle(&mut self, ways: Ways<'_>, why: &'static Why, eyes: Seats) -> u32 {
        let given = self.queued.front().and_then(|&id| ways.index_of(id));
        if let Some(index) = given {
            self.queued.pop_front();
            return index;
        }
        // A rehearsed outcome is possible, so the queue is empty here.
        self.generator.made().settle(ways, why, eyes)
    }
}

/// The first question to chance that these outcomes leave open, or the first that cannot come up.
pub(crate) fn ask(
    given: &[u32],
    voice: &Voice,
    play: impl FnOnce(&mut dyn Chance),
) -> Result<Option<Need>, Refusal> {
    let mut script = Scripted::new(given);
    play(&mut script);
    match script.impossible() {
        Some(need) => Err(impossible(voice, need, given[need.at])),
        None => Ok(script.need().cloned()),
    }
}

fn impossible(voice: &Voice, need: &Need, given: u32) -> Refusal {
    let allowed = allowed(&need.kind);
    let roll = voice.game().roll(&need.why);
    let args = [("value", given.to_string()), ("roll", roll), ("allowed", allowed.clone())];
    let args: Vec<(&str, &str)> = args.iter().map(|(name, text)| (*name, &**text)).collect();
    Refusal::new(voice, "impossible-roll", &args)
        .by(Some(need.why.rule))
        .at(format!("rolls[{}]", need.at))
        .with("roll", need.why.code)
        .with("value", given)
        .with("allowed", allowed)
}

/// The identities that can come up, as a list or a span.
pub(crate) fn allowed(kind: &Kind) -> String {
    let list = |ids: Vec<u32>| {
        let texts: Vec<String> = ids.iter().map(ToString::to_string).collect();
        texts.join(", ")
    };
    match kind {
        Kind::Die { sides } => format!("1–{sides}"),
        Kind::Pick { ids } => list(ids.iter().map(|&id| u32::from(id)).collect()),
        Kind::Weighted { weights } => list(
            (0..).zip(weights).filter(|&(_, &weight)| weight > 0).map(|(index, _)| index).collect(),
        ),
        Kind::Hits { at_most: 0, .. } => "0".to_owned(),
        Kind::Hits { dice, sides, at_most } if at_most >= sides => dice.to_string(),
        Kind::Hits { dice, .. } => format!("0–{dice}"),
    }
}
