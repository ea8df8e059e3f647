//! The rules by chapter, and whether an action is allowed.
//!
//! | chapter | module |
//! | --- | --- |
//! | Material, set-up: §DD-1 to §DD-14 | `setup` (the board itself: `crate::board`) |
//! | Placing: §DD-16 to §DD-24 | `placing` |
//! | Prediction: §DD-25 to §DD-30 | `predicting` |
//! | Draw: §DD-31, §DD-32 | `drawing` |
//! | End: §DD-33, §DD-34 | `ending` |
//! | Scoring: §DD-35 to §DD-42 | `scoring` |
//! | Solo: §DD-43 to §DD-49 | `solo` |

pub(crate) mod drawing;
pub(crate) mod ending;
pub(crate) mod placing;
pub(crate) mod predicting;
pub mod scoring;
pub(crate) mod setup;
pub mod solo;
