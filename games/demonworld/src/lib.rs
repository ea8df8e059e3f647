//! Demonworld, second edition: a fantasy battle on hexes for two players.
//!
//! Reading order: `ids` and `grid` (names and hexes), `content` (everything printed), `army`.

pub mod army;
pub mod content;
pub mod grid;
pub mod ids;
pub mod paragraphs;

pub use content::Content;
