//! Small kinds that content and rules share.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// §2.1a What a hex is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Open ground.
    Open,
    /// Forest.
    Forest,
    /// Mountain.
    Mountain,
    /// A town.
    Town,
    /// §X-59 Nobody enters.
    Lake,
}

impl Terrain {
    /// All kinds, in order.
    pub const ALL: [Terrain; 5] =
        [Terrain::Open, Terrain::Forest, Terrain::Mountain, Terrain::Town, Terrain::Lake];

    /// The stable word.
    pub fn id(self) -> &'static str {
        ["open", "forest", "mountain", "town", "lake"][self as usize]
    }
}

/// §15.1a Ranks, the highest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are the ranks")]
pub enum Rank {
    King,
    Prince,
    Duke,
    Marquis,
    Earl,
    President,
    Knight,
}

impl Rank {
    /// All ranks, the highest first.
    pub const ALL: [Rank; 7] = [
        Rank::King,
        Rank::Prince,
        Rank::Duke,
        Rank::Marquis,
        Rank::Earl,
        Rank::President,
        Rank::Knight,
    ];

    /// The stable word.
    pub fn id(self) -> &'static str {
        ["king", "prince", "duke", "marquis", "earl", "president", "knight"][self as usize]
    }
}

kernel::by_word!(Rank, id);

/// §10.0a What a demon thinks of whoever calls it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are the attitudes")]
pub enum Attitude {
    Friendly,
    Neutral,
    Unfriendly,
}

/// §12.0a The letters of the powers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "each letter is a paragraph of its own, §12.3B to §12.3X")]
pub enum Power {
    B,
    C,
    D,
    E,
    F,
    G,
    I,
    N,
    P,
    R,
    S,
    T,
    X,
}

impl Power {
    /// All letters, in order.
    pub const ALL: [Power; 13] = [
        Power::B,
        Power::C,
        Power::D,
        Power::E,
        Power::F,
        Power::G,
        Power::I,
        Power::N,
        Power::P,
        Power::R,
        Power::S,
        Power::T,
        Power::X,
    ];

    /// The letter.
    pub fn letter(self) -> &'static str {
        ["B", "C", "D", "E", "F", "G", "I", "N", "P", "R", "S", "T", "X"][self as usize]
    }
}

kernel::by_word!(Power, letter);

/// §6.0b What a search brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum Finding {
    /// Nothing.
    #[serde(rename = "-")]
    Nothing,
    /// He evades.
    #[serde(rename = "E")]
    Evades,
    /// He is found.
    #[serde(rename = "D")]
    Found,
}

impl Finding {
    /// The stable word.
    pub fn id(self) -> &'static str {
        ["none", "evades", "found"][self as usize]
    }
}

/// §8.2a §8.2d §8.2e §8.2h What a fight brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum CombatResult {
    /// The attacker flees.
    Af,
    /// The defender flees.
    Df,
    /// The attacker is destroyed or captured.
    Ax,
    /// The defender is destroyed or captured.
    Dx,
}

impl CombatResult {
    /// The stable word.
    pub fn id(self) -> &'static str {
        ["Af", "Df", "Ax", "Dx"][self as usize]
    }

    /// §8.0b Whether the attacker is hit; the defender is otherwise.
    pub fn hits_attacker(self) -> bool {
        matches!(self, CombatResult::Af | CombatResult::Ax)
    }
}

/// A wound or a curse.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are the marks")]
pub enum Mark {
    Wound,
    Curse,
}

impl Mark {
    /// Both.
    pub const ALL: [Mark; 2] = [Mark::Wound, Mark::Curse];

    /// The stable word.
    pub fn id(self) -> &'static str {
        ["wound", "curse"][self as usize]
    }
}

kernel::by_word!(Mark, id);
