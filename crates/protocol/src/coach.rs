//! What can be said about a game once it is over.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How a game that is over went, as a good player judges it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Coach {
    /// Estimated chances in the course of the game.
    pub chances: Vec<CoachPoint>,
    /// Steps at which the chances moved most.
    pub turning: Vec<u32>,
    /// Every roll that mattered.
    pub luck: Vec<LuckLine>,
    /// Luck of each seat in the whole game, in thousandths of a win.
    pub luck_sum: Vec<i32>,
}

/// The estimated chances after one step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct CoachPoint {
    /// Number of the step; 0 is the set-up.
    pub step: u32,
    /// Chance of each seat to win, in thousandths.
    pub per_mille: Vec<u16>,
}

/// What one roll was worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct LuckLine {
    /// Number of the step.
    pub step: u32,
    /// Who rolled.
    pub seat: u8,
    /// What was rolled, in words.
    pub text: String,
    /// What the roll was worth before it fell, in thousandths of a win for its seat.
    pub expected: i32,
    /// What it was worth after it fell.
    pub actual: i32,
}
