//! Losses and courage: §DW-158 to §DW-214, §PR-80, §PR-81, §PR-106 to §PR-110.
//!
//! | chapter | module |
//! | --- | --- |
//! | Fear and the tests: §PR-106, §PR-107 | `courage` |
//! | Losses: §DW-83, §DW-92, §PR-80, §PR-81 | `losses` |
//! | Rout and rally: §PR-108 to §PR-110 | `rout`, `rally` |
//! | Rest: §DW-50, §PR-115 | `recovery` |

pub(crate) mod courage;
pub(crate) mod losses;
pub(crate) mod rally;
pub(crate) mod recovery;
pub(crate) mod rout;
