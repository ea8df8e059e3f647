//! The ground floor: questions about a position that every chapter asks.
//!
//! | question | module |
//! | --- | --- |
//! | What a step costs, where fire bars the way: §PR-40, §PR-41 | `terrain` |
//! | Formations: §PR-66 to §PR-72 | `shape` |
//! | Who is in contact with whom: §PR-61, §PR-65 | `contact` |
//! | Who stands beside an enemy without a fight: §PR-58 | `aloof` |
//! | Who sees whom: §PR-32, §PR-68, §PR-69 | `sight` |
//! | Where flyers may stand, whom they meet: §PR-62, §PR-101, §PR-130 | `air` |
//! | Who leads, who is free to have an order: §DW-4, §PR-52 | `leaders` |
//! | Who is away on a flank march: §PR-135 | `flanks` |
//! | Whom the impetuous run at: §PR-88 | `prey` |
//! | Deployment zones: §PR-133 | `zone` |
//! | Whom large elements reach: §PR-100 | `reach` |
//! | Ways to the own edge: §PR-108 | `routes` |
//! | Items, lasting spells, armour: §FR-167, §PR-114, §PR-60 | `gear`, `armour` |
//! | Weapons, and how quick an element is with one: §PR-92 | `arms` |

pub(crate) mod air;
pub(crate) mod aloof;
pub(crate) mod armour;
pub(crate) mod arms;
pub(crate) mod contact;
pub(crate) mod flanks;
pub(crate) mod gear;
pub(crate) mod leaders;
pub(crate) mod prey;
pub(crate) mod reach;
pub(crate) mod routes;
pub(crate) mod shape;
pub(crate) mod sight;
pub(crate) mod terrain;
pub(crate) mod zone;
