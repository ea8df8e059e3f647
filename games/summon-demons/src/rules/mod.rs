//! The rules by chapter.
//!
//! | chapter | module |
//! | --- | --- |
//! | Set-up: §SD-20 to §SD-41 | `setup` |
//! | Victory: §SD-42 to §SD-46, §SD-189 | `ending` |
//! | The turn: §SD-47 to §SD-52, buying §SD-64 to §SD-74, passing §SD-190 | `turning` |
//! | The throw: §SD-53 to §SD-63, §SD-145 to §SD-148 | `throwing` |
//! | Activation: §SD-55 to §SD-62, §SD-98 to §SD-108, §SD-157 to §SD-163 | `activating` |
//! | Effects without anything to do: §A-23 | `idle` |
//! | The order of own cards: §SD-60, §SD-100, §A-22 | `ordering` |
//! | Conditions and costs: §SD-68 to §SD-70, §SD-102, §SD-158 | `paying` |
//! | Souls: §SD-94, §SD-111 to §SD-113, §SD-121 | `souls` |
//! | Block and deck: §SD-28 to §SD-32, §SD-96, §SD-114 to §SD-120 | `block` |
//! | Stealing and discarding cards: §SD-122 to §SD-126, §SD-151 to §SD-154 | `taking` |
//! | Demons: §SD-87 to §SD-93, §SD-155, §SD-156 | `summoning` |
//! | Reasons that several questions give: §A-21, §A-38, §SD-108, §SD-132, §SD-154 | `refusals` |

pub(crate) mod activating;
pub(crate) mod block;
pub(crate) mod ending;
pub(crate) mod idle;
pub(crate) mod ordering;
pub(crate) mod paying;
mod refusals;
pub(crate) mod setup;
pub(crate) mod souls;
pub(crate) mod summoning;
pub(crate) mod taking;
pub(crate) mod throwing;
pub(crate) mod turning;
