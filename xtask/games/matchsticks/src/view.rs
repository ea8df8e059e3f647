//! What each seat may know: here, everything.

use kernel::Seat;
use serde::Serialize;

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Sticks left.
    pub heap: u8,
    /// Who takes next.
    pub turn: Option<Seat>,
    /// Who has won.
    pub winner: Option<Seat>,
}
