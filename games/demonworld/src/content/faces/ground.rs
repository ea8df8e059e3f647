//! Ground, features on sides, and the small words of the tables.

use serde::{Deserialize, Serialize};

use super::super::raw::Source;
use crate::ids::{EdgeKind, Going};

/// A kind of ground.
#[derive(Clone, Debug)]
pub struct Terrain {
    /// Its stable word.
    pub id: String,
    /// Its letter on maps.
    pub letter: char,
    /// Its column of the cost table.
    pub going: Going,
    /// §PR-68 How high it hides.
    pub height: i16,
    /// §DW-91 What shots at a target inside suffer.
    pub shot: i8,
    /// §PR-120 What a flying bolt or ball loses.
    pub artillery: i8,
    /// §PR-125 How long it burns; 0 does not.
    pub burns: u8,
    /// Depth of water.
    pub depth: i8,
    /// Where it comes from.
    pub source: Source,
}

/// A feature on a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a line of print")]
pub struct EdgeFace {
    /// Which.
    pub kind: EdgeKind,
    /// §PR-70 How high it hides.
    pub height: i16,
    /// §DW-154 Points to cross it.
    pub mp: i8,
    /// §DW-156 Whether war machines cross it.
    pub machines: bool,
    /// §DW-136 Whether it stops a wheel.
    pub blocks_wheel: bool,
    /// §DW-76 To hit across it.
    pub melee: i8,
    /// §DW-81 Whether nobody supports across it.
    pub blocks_support: bool,
    /// §PR-120 Whether it stops a bolt.
    pub stops_bolt: bool,
}

/// §DW-115 What becomes of a shot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeviationEffect {
    /// The gun bursts.
    Destroyed,
    /// The charge is lost.
    LoadPointsLost,
    /// Nothing happens.
    Jammed,
    /// Two hexes beside the target.
    #[serde(rename = "drift-2")]
    DriftTwo,
    /// One hex beside the target.
    #[serde(rename = "drift-1")]
    DriftOne,
    /// Where it should.
    OnTarget,
}

/// §DW-227 What a critical failure does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Failure {
    /// §DW-228 The wizard dies.
    Killed,
    /// §DW-229 He is wounded.
    Wounds,
    /// §DW-230 He and all around may be.
    Burst,
    /// §DW-231 His points are gone for good.
    Drained,
    /// §DW-232 His points are gone.
    Emptied,
    /// §DW-233 He can do nothing for a while.
    Blocked,
}

/// §DW-144 to §DW-146 Ways of turning a large base.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnMode {
    /// On its own hexes.
    Spot,
    /// Forwards.
    Forward,
    /// Backwards.
    Backward,
}

/// Chapters that a scenario uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a line of print")]
pub struct Chapters {
    /// II Magic.
    pub magic: bool,
    /// Wind and fire.
    pub fire: bool,
    /// §PR-135 Flank marches.
    pub flank_march: bool,
    /// Guns.
    pub artillery: bool,
}
