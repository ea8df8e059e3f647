//! Melee: §DW-40 to §DW-85, §PR-90 to §PR-105, §PR-132.
//!
//! | chapter | module |
//! | --- | --- |
//! | Who fights whom, what is announced: §PR-90, §PR-94, §PR-95 | `frays` |
//! | A blow: §PR-92 to §PR-101 | `blows` |
//! | Blows by initiative: §PR-97, §PR-98 | `strikes` |
//! | Who lost: §PR-102, §PR-103, §PR-105 | `verdict` |
//! | Dice for who goes first: §PR-86, §PR-102, §PR-104 | `precedence` |
//! | Repositioning: §PR-104 | `reposition` |
//! | Breaking off: §DW-42, §PR-132 | `break_off` |

pub(crate) mod blows;
pub(crate) mod break_off;
pub(crate) mod frays;
pub(crate) mod precedence;
pub(crate) mod reposition;
pub(crate) mod strikes;
pub(crate) mod verdict;
