//! The rules by chapter.
//!
//! | chapter | module |
//! | --- | --- |
//! | Set-up: §DL-3 to §DL-12 | `setup` |
//! | Seasons and years: §DL-1, §DL-2, §DL-14 to §DL-17, §DL-57, §DL-66 to §DL-69 | `season` |
//! | Orders: §DL-18 to §DL-21, §DL-44 to §DL-46, §DL-101 to §DL-105 | `orders` |
//! | Actions: §DL-22 to §DL-38 | `actions` |
//! | Imps that dig and mine: §DL-27, §DL-28, §DL-62 | `crews` |
//! | Paying: §DL-13, §DL-33, §DL-35, §DL-36, §DL-61, §DL-63 | `ledger` |
//! | Production: §DL-39 to §DL-43, §DL-60 | `production` |
//! | Events: §DL-47 to §DL-52 | `events` |
//! | Adventurers: §DL-53 to §DL-56, §DL-106 to §DL-108 | `adventurers` |
//! | Evil and paladin: §DL-5 to §DL-7, §DL-70 to §DL-78 | `evil` |
//! | Magic items: §MI-1 to §MI-49 | `items` |
//! | Planning: §DL-79 to §DL-83 | `planning` |
//! | Combat: §DL-79, §DL-97 to §DL-99, §CR-0 to §CR-2, §CR-11 to §CR-13 | `battle` |
//! | Traps: §DL-84, §DL-85, §CR-3 | `traps` |
//! | Damage: §DL-86, §CR-4, §MI-53 to §MI-59 | `damage` |
//! | Spells: §DL-87, §DL-88, §CR-5, §CR-7 | `spells` |
//! | Attacks: §DL-89 to §DL-91, §DL-100, §CR-6 | `strikes` |
//! | Healing, conquest, poison: §DL-92 to §DL-96, §CR-8 to §CR-10 | `aftermath` |
//! | Scoring: §DL-109, §MI-26, §MI-45 | `scoring` |

pub(crate) mod actions;
pub(crate) mod adventurers;
pub(crate) mod aftermath;
pub(crate) mod battle;
pub(crate) mod crews;
pub(crate) mod damage;
pub(crate) mod events;
pub(crate) mod evil;
pub(crate) mod items;
pub(crate) mod ledger;
pub(crate) mod orders;
pub(crate) mod planning;
pub(crate) mod production;
pub(crate) mod scoring;
pub(crate) mod season;
pub(crate) mod setup;
pub(crate) mod spells;
pub(crate) mod strikes;
pub(crate) mod traps;
