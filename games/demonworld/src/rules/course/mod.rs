//! The course of the battle, phase by phase.
//!
//! | chapter | module |
//! | --- | --- |
//! | Set-up and deployment: §PR-133, §PR-134 | `setup`, `deployment`, `scouting`, `retinue` |
//! | Flank marches: §DW-3, §PR-13, §PR-135 | `flank` |
//! | Orders: §DW-4 to §DW-7, §PR-82, §PR-84 | `orders` |
//! | Command: §PR-83 | `command` |
//! | Obedience: §DW-8, §PR-85 | `obedience` |
//! | Rounds of movement: §DW-19 to §DW-29, §PR-86 to §PR-88 | `rounds` |
//! | Turn, score, end: §PR-3, §PR-136 to §PR-138 | `ending` |

pub(crate) mod command;
pub(crate) mod deployment;
pub(crate) mod ending;
pub(crate) mod flank;
pub(crate) mod obedience;
pub(crate) mod orders;
pub(crate) mod retinue;
pub(crate) mod rounds;
pub(crate) mod scouting;
pub(crate) mod setup;
