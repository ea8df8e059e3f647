//! The rules by chapter, and whether an action is allowed.
//!
//! | chapter | module |
//! | --- | --- |
//! | Set-up and deployment: §PR-133, §PR-134 | `setup`, `ask`, `zone`, `scouting`, `retinue` |
//! | Flank marches: §DW-3, §PR-13, §PR-135 | `flank` |
//! | Orders: §DW-4 to §DW-7, §PR-82, §PR-84 | `orders` |
//! | Command: §PR-83 | `command` |
//! | Obedience: §DW-8, §PR-85 | `obedience` |
//! | Rounds of movement: §DW-19 to §DW-29, §PR-86 to §PR-88 | `rounds` |
//! | Ground and contact: §PR-40, §PR-41, §PR-61, §PR-65 | `ground`, `contact`, `sided` |
//! | Formations and sight: §PR-32, §PR-66 to §PR-72 | `shape`, `eyes` |
//! | Moves: §PR-39, §PR-42, §PR-47, §PR-62, §PR-64, §PR-88 | `moves`, `march`, `column`, `wild` |
//! | Manoeuvres: §PR-43 to §PR-46, §PR-49 | `manoeuvre`, `turning`, `wheel`, `reform`, `reshape` |
//! | Single elements: §PR-48, §PR-51, §PR-52, §DW-31 | `walk`, `aspects` |
//! | Large elements: §PR-55 to §PR-58, §PR-100 | `stride`, `trample`, `aloof`, `reach`, `sway` |
//! | First contact: §PR-63 | `clash`, `follow` |
//! | Melee: §DW-40 to §DW-85, §PR-90 to §PR-105 | `melee`, `blows`, `armour`, `strikes`, `verdict`, `reposition` |
//! | Losses and morale: §DW-158 to §DW-214, §PR-80, §PR-81, §PR-106, §PR-107 | `losses`, `morale` |
//! | Rout and rally: §PR-108 to §PR-110 | `rout`, `ways`, `rally` |
//! | Shooting: §DW-12 to §DW-18, §DW-33 to §DW-39, §DW-86 to §DW-98, §PR-59, §PR-73 to §PR-79 | `shooting`, `volley`, `reaction`, `breath` |
//! | Guns: §DW-105 to §DW-118, §PR-117 to §PR-123 | `artillery`, `missile` |
//! | Magic: §DW-9 to §DW-11, §DW-50, §DW-220 to §DW-233, §PR-112 to §PR-116 | `magic`, `spells`, `aim`, `rest` |
//! | Wind and fire: §DW-1, §DW-2, §DW-240 to §DW-253, §PR-124 to §PR-129 | `weather`, `fire`, `flame` |
//! | Flyers: §DW-42, §PR-12, §PR-101, §PR-130 to §PR-132 | `flight`, `landing`, `break_off` |
//! | Items and lasting spells | `gear`, `potion`, `ring` |
//! | Turn, score, end: §PR-3, §PR-136 to §PR-138 | `ending` |

pub(crate) mod aim;
pub(crate) mod aloof;
pub(crate) mod armour;
pub(crate) mod artillery;
pub(crate) mod ask;
pub(crate) mod aspects;
pub(crate) mod blows;
pub(crate) mod break_off;
pub(crate) mod breath;
pub(crate) mod clash;
pub(crate) mod column;
pub(crate) mod command;
pub(crate) mod contact;
pub(crate) mod ending;
pub(crate) mod eyes;
pub(crate) mod fire;
pub(crate) mod flame;
pub(crate) mod flank;
pub(crate) mod flight;
pub(crate) mod follow;
pub(crate) mod gear;
pub(crate) mod ground;
pub(crate) mod landing;
pub(crate) mod losses;
pub(crate) mod magic;
pub(crate) mod manoeuvre;
pub(crate) mod march;
pub(crate) mod melee;
pub(crate) mod missile;
pub(crate) mod morale;
pub(crate) mod moves;
pub(crate) mod obedience;
pub(crate) mod orders;
pub(crate) mod potion;
pub(crate) mod rally;
pub(crate) mod reach;
pub(crate) mod reaction;
pub(crate) mod reform;
mod refusals;
pub(crate) mod reposition;
pub(crate) mod reshape;
pub(crate) mod rest;
pub(crate) mod retinue;
pub(crate) mod ring;
pub(crate) mod rounds;
pub(crate) mod rout;
pub(crate) mod scope;
pub(crate) mod scouting;
pub(crate) mod setup;
pub(crate) mod shape;
pub(crate) mod shooting;
pub(crate) mod sided;
pub(crate) mod spells;
pub(crate) mod stride;
pub(crate) mod strikes;
pub(crate) mod sway;
pub(crate) mod trample;
pub(crate) mod turning;
pub(crate) mod verdict;
pub(crate) mod volley;
pub(crate) mod walk;
pub(crate) mod ways;
pub(crate) mod weather;
pub(crate) mod wheel;
pub(crate) mod wild;
pub(crate) mod zone;
