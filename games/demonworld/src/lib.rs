//! Demonworld, second edition: a fantasy battle on hexes for two players.
//!
//! Reading order: `ids` and `grid` (names and hexes), `content` (everything printed), `sight`,
//! `formation` and `large` (geometry of the rules), `army`.

pub mod army;
pub mod content;
pub mod formation;
pub mod grid;
pub mod ids;
pub mod large;
pub mod paragraphs;
pub mod sight;

pub use content::Content;
