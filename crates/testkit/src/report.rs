//! What a run of the suite found.

use std::collections::BTreeMap;
use std::fmt;

use crate::Law;

/// One law broken at one place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// Name of the law.
    pub law: &'static str,
    /// Name of the set-up; empty for laws about the game as a whole.
    pub setup: String,
    /// Seed that plays the same game again.
    pub game_seed: u64,
    /// Number of decisions before the state.
    pub step: u32,
    /// What was found.
    pub detail: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.law)?;
        if !self.setup.is_empty() {
            write!(f, "[{}, seed {}, step {}] ", self.setup, self.game_seed, self.step)?;
        }
        f.write_str(&self.detail)
    }
}

/// The outcome of a whole run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many games were played.
    pub games: u64,
    /// How many states were visited.
    pub states: u64,
    /// Where damaged positions were called sound, with one such damage each.
    pub accepted: BTreeMap<String, String>,
    /// How often each law was put to the test.
    pub exercised: BTreeMap<&'static str, u64>,
    /// Laws that apply to the game and were never put to the test.
    pub unexercised: Vec<&'static str>,
    /// Everything found, by set-up, game and step; a law once per game.
    pub violations: Vec<Violation>,
}

/// Most violations of one law that a report prints.
const PRINTED: usize = 4;

impl Report {
    /// Whether no law was broken and every applicable one was put to the test.
    pub fn is_clean(&self) -> bool {
        self.violations.is_empty() && self.unexercised.is_empty()
    }

    /// The names of the broken laws, sorted.
    pub fn broken(&self) -> Vec<&'static str> {
        let mut broken: Vec<_> = self.violations.iter().map(|found| found.law).collect();
        broken.sort_unstable();
        broken.dedup();
        broken
    }

    /// Whether this law was broken.
    pub fn breaks(&self, law: Law) -> bool {
        self.violations.iter().any(|found| found.law == law.name())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} games, {} states", self.games, self.states)?;
        for law in Law::ALL {
            let name = law.name();
            let broken = self.violations.iter().filter(|found| found.law == name);
            let tried = self.exercised.get(name).copied().unwrap_or(0);
            match broken.count() {
                _ if self.unexercised.contains(&name) => {
                    writeln!(f, "  {name:4} never tried  {}", law.sentence())?;
                }
                0 => {}
                games => {
                    writeln!(
                        f,
                        "  {name:4} broken in {games} (tried {tried}): {}",
                        law.sentence()
                    )?;
                }
            }
        }
        for law in self.broken() {
            let found = self.violations.iter().filter(|found| found.law == law);
            for violation in found.clone().take(PRINTED) {
                writeln!(f, "{violation}")?;
            }
            let left = found.count().saturating_sub(PRINTED);
            if left > 0 {
                writeln!(f, "… and {left} more of {law}")?;
            }
        }
        for (place, damage) in &self.accepted {
            writeln!(f, "  damaged and sound at {place}: {damage}")?;
        }
        if self.violations.iter().any(|found| !found.setup.is_empty()) {
            writeln!(
                f,
                "PANDEMONIUM_SEED=<seed> plays one of these games again, every law at every state"
            )?;
        }
        Ok(())
    }
}
