//! What a player may do.

use serde::{Deserialize, Serialize};

/// §LP-3 One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Bet {
    /// Give up the pot.
    Fold,
    /// Pay what is missing, which may be nothing.
    Call,
    /// Pay what is missing and more.
    Raise,
}

impl Bet {
    /// All bets in the order of the list.
    pub const ALL: [Bet; 3] = [Bet::Fold, Bet::Call, Bet::Raise];

    /// The notation.
    const fn word(self) -> &'static str {
        match self {
            Bet::Fold => "fold",
            Bet::Call => "call",
            Bet::Raise => "raise",
        }
    }
}

kernel::by_word!(Bet, word);
