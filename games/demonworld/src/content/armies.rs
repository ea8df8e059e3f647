//! Ready armies.

use serde::{Deserialize, Serialize};

use crate::ids::{CardId, Faction, ItemId};

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
    /// Its people.
    pub faction: Faction,
    /// What its cards and items cost.
    pub points: u16,
    /// Its cards, in the order of their ids in play.
    pub entries: Vec<Entry>,
    /// Whom it calls up, in this order, for what a level of the rules leaves at home.
    pub reserve: Vec<CardId>,
}
