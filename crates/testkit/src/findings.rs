//! What one thread of a run collects.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Digest, Reason, Ruled, Seat};
use serde::Serialize;
use serde_json::Value;

use crate::Law;
use crate::laws::keys::Decision;

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Place {
    pub(crate) setup: usize,
    pub(crate) seed: u64,
    pub(crate) step: u32,
}

/// A circumstance without which a law has nothing to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Occasion {
    /// A sealed question was asked.
    Sealed,
    /// Two seats were asked sealed questions at once.
    SealedTogether,
    /// Chance was asked.
    Rolled,
    /// A step neither rolled nor revealed.
    QuietStep,
    /// The game has content of its own.
    Content,
}

/// A kind of sentence and its code.
type Code = (&'static str, String);

/// Everything found so far.
#[derive(Debug)]
pub(crate) struct Findings {
    pub(crate) place: Option<Place>,
    pub(crate) games: u64,
    pub(crate) states: u64,
    pub(crate) exercised: Vec<u64>,
    pub(crate) violations: Vec<(Option<Place>, Law, String)>,
    pub(crate) occasions: BTreeSet<Occasion>,
    /// Damaged positions tried, and those refused with a reason.
    pub(crate) damaged: (u64, u64),
    /// Whether damaged positions that are called sound are played on.
    pub(crate) strict: bool,
    /// Where a damaged position was called sound, with one such damage.
    pub(crate) accepted: BTreeMap<String, String>,
    /// States of several seats before the end, and those in which something is hidden.
    pub(crate) hidden: (u64, u64),
    /// Every code met, with the fields its values always have.
    pub(crate) codes: BTreeMap<Code, BTreeSet<String>>,
    /// Every view met, behind its set-up, seat and key.
    pub(crate) keys: BTreeSet<(usize, Seat, u64, Digest)>,
    /// Every decision met where it was looked closely, behind its set-up, seat and key.
    pub(crate) decisions: BTreeSet<(usize, Seat, u64, Decision)>,
    /// Laws broken in this game already.
    broken: Vec<Law>,
    /// Codes noted in this game already.
    noted: Vec<(&'static str, &'static str)>,
}

impl Findings {
    pub(crate) fn new() -> Self {
        Findings {
            place: None,
            games: 0,
            states: 0,
            exercised: vec![0; Law::ALL.len()],
            violations: Vec::new(),
            occasions: BTreeSet::new(),
            damaged: (0, 0),
            strict: false,
            accepted: BTreeMap::new(),
            hidden: (0, 0),
            codes: BTreeMap::new(),
            keys: BTreeSet::new(),
            decisions: BTreeSet::new(),
            broken: Vec::new(),
            noted: Vec::new(),
        }
    }

    /// Begins another game.
    pub(crate) fn begin(&mut self, setup: usize, seed: u64) {
        self.place = Some(Place { setup, seed, step: 0 });
        self.games += 1;
        self.broken.clear();
        self.noted.clear();
    }

    /// Begins what concerns no single game.
    pub(crate) fn begin_whole(&mut self) {
        self.place = None;
        self.broken.clear();
        self.noted.clear();
    }

    /// Moves on to the state after this many decisions.
    pub(crate) fn step(&mut self, step: u32) {
        if let Some(place) = &mut self.place {
            place.step = step;
        }
    }

    /// Puts a law to the test once.
    pub(crate) fn check(&mut self, law: Law, holds: bool, detail: impl FnOnce() -> String) {
        self.exercised[law as usize] += 1;
        if !holds {
            self.broken_now(law, detail);
        }
    }

    /// Notes a law broken; once per game, but every time for laws about the whole.
    fn broken_now(&mut self, law: Law, detail: impl FnOnce() -> String) {
        if self.place.is_none() || !self.broken.contains(&law) {
            self.broken.push(law);
            self.violations.push((self.place, law, detail()));
        }
    }

    /// Notes the code of a value and the fields it has.
    pub(crate) fn note<T: Serialize + Ruled>(&mut self, kind: &'static str, value: &T) {
        self.note_code(kind, value.code(), || fields(value));
    }

    /// Notes the code of a reason and the values it has.
    pub(crate) fn note_reason(&mut self, reason: &Reason) {
        self.note_reason_as("reason", reason);
    }

    /// The same for reasons of another kind of sentence.
    pub(crate) fn note_reason_as(&mut self, kind: &'static str, reason: &Reason) {
        self.note_code(kind, reason.code, || {
            let names = reason.values.iter().map(|(name, _)| (*name).to_owned());
            names.chain(["at".to_owned()]).collect()
        });
    }

    /// Notes a code once per game.
    pub(crate) fn note_code(
        &mut self,
        kind: &'static str,
        code: &'static str,
        fields: impl FnOnce() -> BTreeSet<String>,
    ) {
        if self.noted.contains(&(kind, code)) {
            return;
        }
        self.noted.push((kind, code));
        self.keep_code((kind, code.to_owned()), &fields());
    }

    /// Keeps the fields that every value of a code has.
    pub(crate) fn keep_code(&mut self, code: Code, fields: &BTreeSet<String>) {
        let known = self.codes.entry(code).or_insert_with(|| fields.clone());
        known.retain(|field| fields.contains(field));
    }

    /// Adds what another thread found.
    pub(crate) fn absorb(&mut self, other: Findings) {
        self.games += other.games;
        self.states += other.states;
        for (ours, theirs) in self.exercised.iter_mut().zip(other.exercised) {
            *ours += theirs;
        }
        self.violations.extend(other.violations);
        self.occasions.extend(other.occasions);
        self.damaged.0 += other.damaged.0;
        self.damaged.1 += other.damaged.1;
        for (place, damage) in other.accepted {
            // The least of all, so that the number of threads does not matter.
            let kept = self.accepted.entry(place).or_insert_with(|| damage.clone());
            *kept = damage.min(std::mem::take(kept));
        }
        self.hidden.0 += other.hidden.0;
        self.hidden.1 += other.hidden.1;
        self.keys.extend(other.keys);
        self.decisions.extend(other.decisions);
        for (code, fields) in other.codes {
            self.keep_code(code, &fields);
        }
    }
}

/// The fields of a value that a sentence can use: scalars, lists of scalars, parts of a sum.
pub(crate) fn fields<T: Serialize>(value: &T) -> BTreeSet<String> {
    let scalar = |value: &Value| !matches!(value, Value::Object(_) | Value::Array(_));
    let usable = |value: &Value| match value {
        Value::Object(_) => false,
        Value::Array(values) => values.iter().all(|value| scalar(value) || is_part(value)),
        _ => true,
    };
    match serde_json::to_value(value) {
        Ok(Value::Object(fields)) => {
            let usable = fields.into_iter().filter(|(_, field)| usable(field));
            usable.map(|(name, _)| name).collect()
        }
        _ => BTreeSet::new(),
    }
}

/// Whether this is one part of a sum, as the wording names it.
fn is_part(value: &Value) -> bool {
    value["term"].is_string() && value["value"].is_i64() && value["rule"].is_string()
}
