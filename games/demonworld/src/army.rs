//! Army lists.

use crate::ids::{CardId, Faction, ItemId};
use serde::{Deserialize, Serialize};

/// A recruited card with what it bears.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The card.
    pub card: CardId,
    /// Its items.
    pub items: Vec<ItemId>,
}

/// A ready army.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Army {
    /// Its stable word.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its people.
    pub faction: Faction,
    /// What its cards and items cost.
    pub points: u16,
    /// Its cards, in the order of their ids in play.
    pub entries: Vec<Entry>,
}
