//! The choices of a table that concern the laid lines.

use serde::{Deserialize, Serialize};

kernel::choices! {
    /// §DD-7 What every line does with at least two others.
    pub enum Cover {
        /// It crosses them.
        "cross" Cross
        /// It shares ground with them; lying inside is enough. §A-3 Fields may then have holes.
        "overlap" Overlap
    }
    /// Whether a line may cross itself.
    pub enum SelfCross {
        /// Never.
        "reject" Reject
        /// Yes; such a corner is open to that one colour.
        "allow" Allow
    }
    /// §DD-11 For how many of the two fields it separates a knot counts.
    pub enum Knots {
        /// For both.
        "both" Both
        /// For the one named with the cord.
        "one" One
        /// For neither.
        "none" None
    }
}

/// The side of its cord on which a knot counts when it counts once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KnotField {
    /// Inside the cord.
    #[default]
    Inside,
    /// Outside the cord.
    Outside,
}

impl KnotField {
    /// The name used in stored boards.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Inside => "inside",
            Self::Outside => "outside",
        }
    }
}

/// How lines are laid and counted at one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Laying {
    /// What every line does with two others.
    pub cover: Cover,
    /// Whether a line may cross itself.
    pub self_cross: SelfCross,
    /// How knots count.
    pub knots: Knots,
}
