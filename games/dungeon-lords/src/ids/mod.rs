//! Names of everything in the box: stable ids, fixed lists; what they do is content.

mod people;
mod tokens;

pub use people::{WHO, Who};
use serde::{Deserialize, Serialize};
pub use tokens::{Token, Tokens};
use ts_rs::TS;

macro_rules! ids {
    ($(#[$doc:meta])* $name:ident: $($variant:ident = $id:literal),+ $(,)?) => {
            $(#[$doc])*
            #[derive(
                Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS,
            )]
            #[allow(missing_docs, reason = "the id of a variant is its name")]
            pub enum $name {
                $(#[serde(rename = $id)] $variant,)+
            }

            impl $name {
                /// All of them, in their order.
                pub const ALL: &'static [$name] = &[$($name::$variant),+];

                /// The stable id.
                pub const fn id(self) -> &'static str {
                    match self { $($name::$variant => $id),+ }
                }

                /// The one with this id.
                pub fn find(id: &str) -> Option<$name> {
                    $name::ALL.iter().copied().find(|one| one.id() == id)
                }

                /// Its place in the list.
                pub const fn index(self) -> usize {
                    self as usize
                }

                /// Its identity in outcomes of chance.
                #[allow(dead_code, reason = "some things are never drawn")]
                pub(crate) const fn number(self) -> u16 {
                    self as u16
                }
            }

            kernel::by_word!($name, id);
    };
}

ids! {
    /// §DL-22 The eight order cards, in the order in which their actions resolve.
    Order:
    GetFood = "get-food",
    ImproveReputation = "improve-reputation",
    DigTunnels = "dig-tunnels",
    MineGold = "mine-gold",
    RecruitImps = "recruit-imps",
    BuyTraps = "buy-traps",
    HireMonster = "hire-monster",
    BuildRoom = "build-room",
}

ids! {
    /// §DL-32 The kinds of monsters, and ghosts.
    Monster:
    Goblin = "goblin",
    Slime = "slime",
    Ghost = "ghost",
    Troll = "troll",
    Witch = "witch",
    Vampire = "vampire",
    Golem = "golem",
    Dragon = "dragon",
    Demon = "demon",
}

ids! {
    /// §DL-35 The kinds of traps.
    Trap:
    RollingStone = "rolling-stone",
    Pendulum = "pendulum",
    TrapDoor = "trap-door",
    PoisonedDart = "poisoned-dart",
    AntiMagicDart = "anti-magic-dart",
    WallOfFire = "wall-of-fire",
    CursedRing = "cursed-ring",
    KamikazeImp = "kamikaze-imp",
    PoisonedMeal = "poisoned-meal",
}

ids! {
    /// §DL-31 The rooms, eight of each year.
    Room:
    Hatchery = "hatchery",
    MushroomBed = "mushroom-bed",
    SouvenirShop = "souvenir-shop",
    Mint = "mint",
    Workshop = "workshop",
    ToolShed = "tool-shed",
    PrintingPress = "printing-press",
    MagicRoom = "magic-room",
    TrainingRoom = "training-room",
    DarkRoom = "dark-room",
    Labyrinth = "labyrinth",
    AntiMagicRoom = "anti-magic-room",
    Cafeteria = "cafeteria",
    Chapel = "chapel",
    Pandemonium = "pandemonium",
    HallOfFame = "hall-of-fame",
}

ids! {
    /// §DL-87 The combat cards, nine of each year.
    Spell:
    Fireball = "y1-fireball",
    DetectTreasure = "y1-detect-treasure",
    DetectEvil = "y1-detect-evil",
    FistOfJustice = "y1-fist-of-justice",
    MagicShield = "y1-magic-shield",
    Invisibility = "y1-invisibility",
    Suggestion = "y1-suggestion",
    WordOfPeace = "y1-word-of-peace",
    Mend = "y1-mend",
    Illusion = "y2-illusion",
    CreateFood = "y2-create-food",
    Regeneration = "y2-regeneration",
    BlindRage = "y2-blind-rage",
    AuraOfFear = "y2-aura-of-fear",
    Metamorphosis = "y2-metamorphosis",
    DimensionalGate = "y2-dimensional-gate",
    GreatFireball = "y2-great-fireball",
    Scrying = "y2-scrying",
}

ids! {
    /// §DL-47 §DL-49 §DL-51 The event tiles, the beginners' blank one last.
    Tile:
    Taxes = "taxes",
    PayDay = "pay-day",
    SpecialEvent = "special-event",
    Blank = "blank-event",
}

ids! {
    /// §DL-51 The special events.
    Special:
    WitchHunt = "witch-hunt",
    MonsterStrike = "monster-strike",
    Robbery = "robbery",
    Rats = "rats",
    ExtraTax = "extra-tax",
    ImpFlu = "imp-flu",
    ImpatientHeroes = "impatient-heroes",
    Rumours = "rumours",
    CharityDrive = "charity-drive",
}

ids! {
    /// §MI-1 The magic items and the blank token.
    Item:
    Wand = "magic-wand",
    Amulet = "amulet-of-perseverance",
    Potion = "healing-potion",
    Clover = "four-leaf-clover",
    Blank = "blank",
}

ids! {
    /// §DL-55 The classes of adventurers.
    Class:
    Warrior = "warrior",
    Thief = "thief",
    Priest = "priest",
    Wizard = "wizard",
}

ids! {
    /// §DL-3 The colours, in the order of the seats; those left over are non-players.
    Colour:
    Blue = "blue",
    Red = "red",
    Green = "green",
    Yellow = "yellow",
}

ids! {
    /// §DL-61 What a cost can ask for.
    Resource:
    Gold = "gold",
    Food = "food",
    Imp = "imp",
    Evil = "evil",
    Trap = "trap",
    Monster = "monster",
}

ids! {
    /// The titles given at the end.
    Title:
    DarkDeeds = "dark-deeds",
    Halls = "halls",
    Tunnels = "tunnels",
    Monsters = "monsters",
    Imps = "imps",
    Riches = "riches",
    Battle = "battle",
}

/// How many of each kind; indexed by the place in a list of ids.
pub type Counts = [u8; 9];

/// The sum of counts.
pub fn total(counts: &Counts) -> u8 {
    counts.iter().fold(0, |sum, count| sum.saturating_add(*count))
}
