//! §PR-140 Numbers of what stands in the field.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One fielded card: a unit, a character or a large element; seat 0 first, in army order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct TroopId(pub u8);

impl TroopId {
    /// Place in the list of troops.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

kernel::by_number!(TroopId, "t{}");

/// One element, numbered through all troops.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct ElementId(pub u8);

impl ElementId {
    /// Place in the list of elements.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

kernel::by_number!(ElementId, "e{}");

/// A set of troops; a battle has at most 64.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Troops(pub u64);

impl Troops {
    /// Nobody.
    pub const NONE: Troops = Troops(0);

    /// Whether the troop is among them.
    pub fn contains(self, troop: TroopId) -> bool {
        self.0 >> troop.0 & 1 == 1
    }

    /// With this troop.
    #[must_use]
    pub fn with(self, troop: TroopId) -> Troops {
        Troops(self.0 | 1 << troop.0)
    }

    /// Without this troop.
    #[must_use]
    pub fn without(self, troop: TroopId) -> Troops {
        Troops(self.0 & !(1 << troop.0))
    }

    /// All of both.
    #[must_use]
    pub fn or(self, other: Troops) -> Troops {
        Troops(self.0 | other.0)
    }

    /// Those in both.
    #[must_use]
    pub fn and(self, other: Troops) -> Troops {
        Troops(self.0 & other.0)
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All of them, ascending.
    pub fn iter(self) -> impl Iterator<Item = TroopId> {
        (0..64u8).filter(move |number| self.0 >> number & 1 == 1).map(TroopId)
    }
}

impl FromIterator<TroopId> for Troops {
    fn from_iter<I: IntoIterator<Item = TroopId>>(troops: I) -> Troops {
        troops.into_iter().fold(Troops::NONE, Troops::with)
    }
}
