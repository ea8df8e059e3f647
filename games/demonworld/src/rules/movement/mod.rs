//! Moves: §PR-39, §PR-42 to §PR-65, §PR-88, §PR-130, §PR-131.
//!
//! | chapter | module |
//! | --- | --- |
//! | Moves: §PR-39, §PR-42, §PR-47, §PR-62, §PR-64, §PR-88 | `moves`, `march`, `column`, `impetuous` |
//! | Manoeuvres: §PR-43 to §PR-46, §PR-49 | `manoeuvre`, `turning`, `wheel`, `reform`, `reshape` |
//! | Single elements: §PR-48, §PR-51, §PR-52, §DW-31 | `walk`, `aspects` |
//! | Large elements: §PR-55 to §PR-58 | `stride`, `trample`, `aloof`, `sway` |
//! | First contact: §PR-63, §PR-65 | `clash`, `follow`, `sided` |
//! | Flyers: §PR-12, §PR-130, §PR-131 | `flight`, `landing` |
//! | Whole moves in one go: §PR-21 | `planner` |
//! | How far a troop comes | `scope` |

pub(crate) mod aloof;
pub(crate) mod aspects;
pub(crate) mod clash;
pub(crate) mod column;
pub(crate) mod flight;
pub(crate) mod follow;
pub(crate) mod impetuous;
pub(crate) mod landing;
pub(crate) mod manoeuvre;
pub(crate) mod march;
pub(crate) mod moves;
pub(crate) mod planner;
pub(crate) mod reform;
pub(crate) mod reshape;
pub(crate) mod scope;
pub(crate) mod sided;
pub(crate) mod stride;
pub(crate) mod sway;
pub(crate) mod trample;
pub(crate) mod turning;
pub(crate) mod walk;
pub(crate) mod wheel;
