//! What a player may do.

use serde::{Deserialize, Serialize};

/// §CF-1 One of the seven columns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the columns have no other names than their letters")]
pub enum Column {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
}

impl Column {
    /// All columns from left to right.
    pub const ALL: [Column; 7] =
        [Column::A, Column::B, Column::C, Column::D, Column::E, Column::F, Column::G];

    /// The letter under the column.
    pub fn letter(self) -> &'static str {
        match self {
            Column::A => "a",
            Column::B => "b",
            Column::C => "c",
            Column::D => "d",
            Column::E => "e",
            Column::F => "f",
            Column::G => "g",
        }
    }
}

kernel::actions! {
    /// One decision.
    pub enum Action {
        /// §CF-3 Drop a stone into this column.
        "drop" Drop { column: Column }
    }
}

impl Action {
    /// A stone into every column, from left to right.
    pub(crate) const EVERY: [Action; 7] = {
        let mut every = [Action::Drop { column: Column::A }; 7];
        let mut number = 0;
        while number < 7 {
            every[number] = Action::Drop { column: Column::ALL[number] };
            number += 1;
        }
        every
    };

    /// The column it concerns.
    #[inline]
    pub fn column(self) -> Column {
        let Action::Drop { column } = self;
        column
    }
}

kernel::by_word!(Column, letter);
