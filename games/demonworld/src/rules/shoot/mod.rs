//! Shooting: §DW-12 to §DW-18, §DW-33 to §DW-39, §DW-86 to §DW-98, §PR-59, §PR-73 to §PR-79.
//!
//! | chapter | module |
//! | --- | --- |
//! | A shot: §PR-73 to §PR-79 | `volley` |
//! | Wounds that count together: §PR-77 | `toll` |
//! | The two phases: §DW-12 to §DW-18, §DW-33 to §DW-39 | `shooting` |
//! | The volley before an overrun: §DW-22, §PR-59 | `reaction` |
//! | Breath and flaming arrows: §DW-250, §PR-129 | `breath`, `flame` |
//! | Guns: §DW-105 to §DW-118, §PR-117 to §PR-123 | `artillery`, `missile` |

pub(crate) mod artillery;
pub(crate) mod breath;
pub(crate) mod flame;
pub(crate) mod missile;
pub(crate) mod reaction;
pub(crate) mod shooting;
pub(crate) mod toll;
pub(crate) mod volley;
