//! §LP-1 The cards.

use serde::{Deserialize, Serialize};

/// §LP-1 A rank; two cards have each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the ranks have no other names")]
pub enum Rank {
    Jack,
    Queen,
    King,
}

impl Rank {
    /// All ranks, the lowest first.
    pub const ALL: [Rank; 3] = [Rank::Jack, Rank::Queen, Rank::King];

    /// The name in sentences.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Rank::Jack => "jack",
            Rank::Queen => "queen",
            Rank::King => "king",
        }
    }
}

/// §LP-1 How many cards of each rank are left when these are gone.
pub(crate) fn left(gone: impl IntoIterator<Item = Rank>) -> [u32; 3] {
    let mut left = [2; 3];
    for rank in gone {
        left[rank as usize] -= 1;
    }
    left
}
