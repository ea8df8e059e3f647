//! The ground floor: questions about a position that every chapter asks.
//!
//! | question | module |
//! | --- | --- |
//! | What a step costs, where fire bars the way: §PR-40, §PR-41 | `terrain` |
//! | Formations: §PR-66 to §PR-72 | `shape` |
//! | Who is in contact with whom: §PR-61, §PR-65 | `contact` |
//! | Who sees whom: §PR-32, §PR-68, §PR-69 | `sight` |
//! | Deployment zones: §PR-133 | `zone` |
//! | Whom large elements reach: §PR-100 | `reach` |
//! | Ways to the own edge: §PR-108 | `ways` |
//! | Items, lasting spells, armour: §FR-167, §PR-114, §PR-60 | `gear`, `armour` |

pub(crate) mod armour;
pub(crate) mod contact;
pub(crate) mod gear;
pub(crate) mod reach;
pub(crate) mod shape;
pub(crate) mod sight;
pub(crate) mod terrain;
pub(crate) mod ways;
pub(crate) mod zone;
