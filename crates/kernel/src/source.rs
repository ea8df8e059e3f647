//! Where the values of content files come from.

use serde::{Deserialize, Serialize};

/// Where a printed value comes from; the most certain first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Read from the owner's copy of the game.
    Box,
    /// Stated in the rulebook.
    Rulebook,
    /// Stated in the rulebook and published elsewhere; both agree.
    #[serde(rename = "rulebook, published")]
    Both,
    /// Printed on a component or published by the maker.
    Published,
    /// Our own filling-in.
    Reconstructed,
}
