//! Moves: §PR-39, §PR-42 to §PR-65, §PR-88, §PR-130, §PR-131.
//!
//! | chapter | module |
//! | --- | --- |
//! | What a move may cost: §DW-119 to §DW-123, §PR-42 | `budget` |
//! | Going: §PR-39, §PR-47, §PR-62, §PR-64 | `march`, `column` |
//! | Manoeuvres: §PR-43 to §PR-46, §PR-49 | `drill`, `manoeuvre`, `turning`, `wheel`, `reform`, `reshape` |
//! | Single elements: §PR-48, §PR-51, §PR-52, §DW-31 | `walk`, `aspects` |
//! | Large elements: §PR-55 to §PR-58 | `bases`, `stride`, `trample`, `close_quarters` |
//! | Flyers: §PR-12, §PR-130, §PR-131 | `flight`, `landing` |
//! | From the flank: §PR-135 | `entry` |
//! | How a move goes on and what its end brings: §PR-42 | `onward`, `end_of_move` |
//! | First contact: §PR-58, §PR-63, §PR-65 | `clash`, `follow`, `one_sided`, `standoff` |
//! | The impetuous: §PR-88 | `impetuous` |
//! | Whole moves in one go: §PR-21 | `planner` |
//! | What the owner is asked: §PR-42 | `offers`, `moves` |
//! | How far a troop comes | `scope` |

pub(crate) mod aspects;
pub(crate) mod bases;
pub(crate) mod budget;
pub(crate) mod clash;
pub(crate) mod close_quarters;
pub(crate) mod column;
pub(crate) mod drill;
pub(crate) mod end_of_move;
pub(crate) mod entry;
pub(crate) mod flight;
pub(crate) mod follow;
pub(crate) mod impetuous;
pub(crate) mod landing;
pub(crate) mod manoeuvre;
pub(crate) mod march;
pub(crate) mod moves;
pub(crate) mod offers;
pub(crate) mod one_sided;
pub(crate) mod onward;
pub(crate) mod planner;
pub(crate) mod reform;
pub(crate) mod reshape;
pub(crate) mod scope;
pub(crate) mod standoff;
pub(crate) mod stride;
pub(crate) mod trample;
pub(crate) mod turning;
pub(crate) mod walk;
pub(crate) mod wheel;
