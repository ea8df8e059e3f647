//! How strong an opponent is asked to be.

use std::fmt;
use std::str::FromStr;

use kernel::Budget;
use serde::{Deserialize, Serialize};

use crate::search::FIXED_LANES;

/// The strength of an opponent, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any listed action, each as likely.
    Imp,
    /// Looks one step ahead.
    Familiar,
    /// Searches for a moment.
    Fiend,
    /// Searches for as long as it may.
    Archfiend,
}

impl Level {
    /// Every level that has a name.
    pub const ALL: [Level; 4] = [Level::Imp, Level::Familiar, Level::Fiend, Level::Archfiend];

    /// Every level that can be played against.
    pub const BUILT: [Level; 4] = Level::ALL;

    /// How many times longer than a fiend an archfiend thinks.
    pub const PATIENCE: u32 = 7;

    /// The name, as commands and settings write it.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Imp => "imp",
            Level::Familiar => "familiar",
            Level::Fiend => "fiend",
            Level::Archfiend => "archfiend",
        }
    }

    /// The names of all levels.
    pub fn available() -> String {
        Level::BUILT.map(Level::name).join(", ")
    }

    /// How long this level thinks when nobody says.
    pub const fn budget(self) -> Budget {
        match self {
            Level::Imp => Budget::Iterations(1),
            Level::Familiar => Budget::Iterations(8),
            Level::Fiend => Budget::Millis(300),
            Level::Archfiend => Budget::Millis(2000),
        }
    }

    /// What this level gets where a fiend gets `fiend`: the humbler ones need little, an archfiend
    /// gets more.
    pub fn budget_beside(self, fiend: Budget) -> Budget {
        match (self, fiend) {
            (Level::Imp | Level::Familiar, _) => self.budget(),
            (Level::Fiend, budget) => budget,
            // Where iterations are counted, an archfiend has as many per tree as it has in time.
            (Level::Archfiend, Budget::Iterations(count)) => {
                Budget::Iterations(count.saturating_mul(Level::PATIENCE * FIXED_LANES))
            }
            (Level::Archfiend, Budget::Millis(millis)) => {
                Budget::Millis(millis.saturating_mul(Level::PATIENCE))
            }
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(name: &str) -> Result<Level, LevelError> {
        Level::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or_else(|| LevelError::Unknown(name.to_owned()))
    }
}

/// Why there is no such opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LevelError {
    /// No level has this name.
    Unknown(String),
}

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LevelError::Unknown(name) = self;
        write!(f, "there is no level {name:?}; available: {}", Level::available())
    }
}

impl std::error::Error for LevelError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_the_same_in_text_and_json() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
            let json = serde_json::to_string(&level).unwrap();
            assert_eq!(json, format!("\"{level}\""));
            assert_eq!(serde_json::from_str::<Level>(&json).unwrap(), level);
        }
    }

    #[test]
    fn errors_name_what_exists() {
        let unknown = "demon".parse::<Level>().unwrap_err();
        assert_eq!(
            unknown.to_string(),
            "there is no level \"demon\"; available: imp, familiar, fiend, archfiend"
        );
    }

    #[test]
    fn an_archfiend_thinks_longer_than_a_fiend() {
        let fiend = Budget::Iterations(100);
        assert_eq!(Level::Fiend.budget_beside(fiend), fiend);
        assert_eq!(Level::Archfiend.budget_beside(fiend), Budget::Iterations(1400));
        assert_eq!(Level::Archfiend.budget_beside(Budget::Millis(300)), Budget::Millis(2100));
    }
}
