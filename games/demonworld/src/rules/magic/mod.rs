//! Magic: §DW-9 to §DW-11, §DW-50, §DW-220 to §DW-233, §PR-112 to §PR-116, §PR-139.
//!
//! | chapter | module |
//! | --- | --- |
//! | Announcing and casting: §DW-9, §DW-10, §PR-112 | `casting` |
//! | What spells do: §DW-11, §PR-113, §PR-114 | `spells`, `aim` |
//! | Items that are used: §PR-139 | `ring`, `potion` |

pub(crate) mod aim;
pub(crate) mod casting;
pub(crate) mod potion;
pub(crate) mod ring;
pub(crate) mod spells;
