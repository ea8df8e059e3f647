//! The five colours of creatures, four of which are also colours of lines.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A colour, in the order used for cords, fists and lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// Fire.
    Red,
    /// Water.
    Blue,
    /// Earth.
    Green,
    /// Air.
    Yellow,
    /// The ghosts; no line is white.
    White,
}

impl Color {
    /// The colours of lines and demons (§DD-2).
    pub const DEMONS: [Self; 4] = [Self::Red, Self::Blue, Self::Green, Self::Yellow];
    /// All colours of creatures (§DD-1).
    pub const ALL: [Self; 5] = [Self::Red, Self::Blue, Self::Green, Self::Yellow, Self::White];

    /// The letter used in codes and notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Green => 'G',
            Self::Yellow => 'Y',
            Self::White => 'W',
        }
    }

    /// The name used in files and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::White => "white",
        }
    }

    /// The place in [`Color::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour of a line by its name.
    pub fn line_named(name: &str) -> Option<Self> {
        Self::DEMONS.into_iter().find(|color| color.name() == name)
    }
}
