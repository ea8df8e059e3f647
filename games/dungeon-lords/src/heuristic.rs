//! The sense of the game for opponents: none of its own yet, so they play positions out.

use kernel::Heuristic;

use crate::DungeonLords;

impl Heuristic for DungeonLords {}
