//! The rules by section, and whether an action is allowed.
//!
//! | section | module |
//! | --- | --- |
//! | 3 Sequence | `turns`, `usage` |
//! | 4 Set-up, victory | `setup`, `ending` |
//! | 5 Movement | `walking`, `marching`, `routes` |
//! | 6 Discovery | `discovery` |
//! | 7, 8 Combat | `combat` |
//! | 9, 10 Conjuration | `conjuring` |
//! | 11 Ring | `ring` |
//! | 12 Powers | `powers`, `targets`, `battle` |
//! | 13 Treasure | `treasure` |
//! | 14 Shield | `shield` |
//! | 15 Control | `control` |
//! | 16 Captivity | `captivity` |

pub(crate) mod battle;
pub(crate) mod captivity;
pub(crate) mod combat;
pub(crate) mod conjuring;
pub(crate) mod control;
pub(crate) mod discovery;
pub(crate) mod ending;
pub(crate) mod marching;
pub(crate) mod powers;
mod refusals;
pub(crate) mod ring;
pub(crate) mod routes;
pub(crate) mod setup;
pub(crate) mod shield;
pub(crate) mod targets;
pub(crate) mod treasure;
pub(crate) mod turns;
pub(crate) mod usage;
pub(crate) mod walking;
