//! Names of everything: fixed words with stable ids, and numbers into the lists of the content.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

macro_rules! words {
    ($(#[$doc:meta])* $name:ident: $($(#[$inner:meta])* $variant:ident = $id:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
        pub enum $name {
            $($(#[$inner])* #[serde(rename = $id)] $variant,)+
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
        }

        kernel::by_word!($name, id);
    };
}

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {
        $(
            $(#[$doc])*
            #[derive(
                Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS,
            )]
            #[serde(transparent)]
            pub struct $name(pub u8);

            impl $name {
                /// Its place in the list.
                pub const fn index(self) -> usize {
                    self.0 as usize
                }
            }

            kernel::by_number!($name, "{}");
        )+
    };
}

numbers! {
    /// A recruiting card, by its place in the content.
    CardId,
    /// A weapon, by its place in the content.
    WeaponId,
    /// A spell, by its place in the content.
    SpellId,
    /// An item, by its place in the content.
    ItemId,
    /// A kind of ground, by its place in the content.
    TerrainId,
    /// A ready army, by its place in the content.
    ArmyId,
    /// A scenario, by its place in the content.
    ScenarioId,
}

words! {
    /// §DW-4 The four orders, in the order of their movement steps.
    Order:
    /// First step, no blows, no shots.
    Move = "M",
    /// Second step, first shooting.
    Skirmish = "H",
    /// Third step, straight at the enemy.
    Charge = "C",
    /// Last step, manoeuvres only, second shooting.
    Hold = "T",
}

words! {
    /// §DW-275 The phases of a turn.
    Phase:
    /// Wind, fires and flank marches.
    Start = "start",
    /// I Orders.
    Orders = "orders",
    /// II Magic.
    Magic = "magic",
    /// III First shooting.
    FirstShooting = "shooting-1",
    /// IV Movement.
    Movement = "movement",
    /// V Second shooting.
    SecondShooting = "shooting-2",
    /// VI Melee.
    Melee = "melee",
    /// VII Rally.
    Rally = "rally",
}

words! {
    /// The peoples.
    Faction:
    /// The Empire.
    Empire = "empire",
    /// The Orcs.
    Orcs = "orcs",
    /// The Elves.
    Elves = "elves",
    /// The Northmen.
    North = "north",
    /// The Goblins.
    Goblins = "goblins",
    /// The Tribes.
    Tribes = "tribes",
    /// The Dwarves.
    Dwarves = "dwarves",
}

words! {
    /// What a card recruits.
    CardKind:
    /// Several elements under one order.
    Unit = "unit",
    /// A character with one star.
    Hero = "hero",
    /// A character with more stars.
    Commander = "commander",
    /// A character who casts.
    Wizard = "wizard",
    /// A large monster on three hexes.
    Giant = "giant",
    /// A large monster on four hexes.
    Dragon = "dragon",
    /// A chariot on three hexes.
    Chariot = "chariot",
    /// A gun with its crew.
    Artillery = "artillery",
}

impl CardKind {
    /// Heroes, commanders and wizards.
    pub const fn is_character(self) -> bool {
        matches!(self, CardKind::Hero | CardKind::Commander | CardKind::Wizard)
    }

    /// Giants and dragons.
    pub const fn is_monster(self) -> bool {
        matches!(self, CardKind::Giant | CardKind::Dragon)
    }

    /// Monsters, chariots and guns.
    pub const fn is_large(self) -> bool {
        matches!(self, CardKind::Giant | CardKind::Dragon | CardKind::Chariot | CardKind::Artillery)
    }
}

words! {
    /// The arm of service.
    Arm:
    /// On foot.
    Infantry = "infantry",
    /// Mounted.
    Cavalry = "cavalry",
    /// Neither.
    Large = "large",
}

words! {
    /// §PR-53 The shape of a base.
    Base:
    /// One hex.
    Standard = "standard",
    /// Three hexes, one in front.
    Giant = "giant3",
    /// Four hexes in a rhombus.
    Dragon = "dragon4",
    /// Three hexes, two in front.
    Chariot = "chariot3",
    /// A gun on the base of a giant.
    Gun = "artillery3",
    /// A gun on the base of a dragon.
    GreatGun = "artillery4",
}

words! {
    /// The formations that a card may allow.
    Formation:
    /// §DW-260 Fronts outward.
    Square = "square",
    /// §DW-264 A point and widening ranks.
    Wedge = "wedge",
    /// §DW-267 Two loose ranks.
    Skirmish = "skirmish",
    /// §DW-271 A crowd.
    Horde = "horde",
}

words! {
    /// §PR-40 Who moves, as the cost table asks.
    Mover:
    /// §DW-147 Elements of units, and routers.
    Standard = "standard",
    /// §DW-148 Skirmish formation and independents.
    Loose = "loose",
    /// §DW-149 Large monsters.
    Monster = "monster",
    /// §DW-150 Chariots.
    Chariot = "chariot",
    /// §DW-151 Guns.
    Artillery = "artillery",
    /// §DW-152 In the air.
    Flying = "flying",
}

words! {
    /// Ground as the cost table sees it.
    Going:
    /// Open ground.
    Open = "open",
    /// Scrub, wood, rocks, tall grass.
    Difficult = "difficult",
    /// Sand.
    Sand = "sand",
    /// Mud and slush.
    Mud = "mud",
    /// Water of some depth.
    Water = "water",
    /// Nobody enters on foot.
    Impassable = "impassable",
}

words! {
    /// What may stand on a side between two hexes.
    EdgeKind:
    /// A hedge.
    Hedge = "hedge",
    /// An intact wall.
    Wall = "wall",
    /// A breached wall.
    Ruin = "wall-ruined",
}

words! {
    /// §DW-159 §DW-161 The morale tests, one column each.
    MoraleTest:
    /// Losses by shooting.
    ShootingLoss = "shooting-loss",
    /// Losses in melee.
    MeleeLoss = "melee-loss",
    /// Losses by an overrun.
    Overrun = "overrun",
    /// Before attacking something fearful.
    Charge = "charge",
    /// To stop routing.
    Rally = "rally",
    /// Not to become impetuous.
    Obedience = "obedience",
}

words! {
    /// Rows of the morale table.
    MoraleRow:
    /// §DW-201 Each remaining element.
    Element = "element",
    /// §DW-202 The leader.
    Leader = "leader",
    /// §DW-203 The standard bearer.
    Standard = "standard",
    /// §DW-204 The musician.
    Musician = "musician",
    /// §DW-205 A joined commander.
    Stars = "stars",
    /// §DW-206 An impetuous unit.
    Impetuous = "impetuous",
    /// §DW-207 Size.
    Size = "size",
    /// §DW-208 Fear.
    Fear = "fear",
    /// §DW-209 Casualties.
    Casualties = "casualties",
    /// §DW-210 Own order C.
    OwnCharge = "own-charge",
    /// §DW-211 Own order T.
    OwnHold = "own-hold",
    /// §DW-212 The opponent on M.
    EnemyMove = "enemy-move",
    /// §DW-213 The opponent on T.
    EnemyHold = "enemy-hold",
    /// §DW-214 The opponent in melee.
    EnemyEngaged = "enemy-engaged",
}

words! {
    /// How a card flies.
    Flight:
    /// Not at all.
    None = "none",
    /// Low only.
    Low = "low",
    /// Low and high.
    High = "high",
}

words! {
    /// §PR-141 Card hooks.
    Special:
    /// A single wound of a turn heals.
    Regenerates = "regenerate-first-wound",
    /// No fire by hand.
    FearsFire = "cannot-start-fires",
    /// Burning arrows.
    FlamingArrows = "flaming-arrows",
    /// One more power against cavalry and monsters.
    AgainstRiders = "plus1-vs-cavalry-and-monsters",
    /// The crew stands higher.
    Platform = "crew-on-platform",
    /// Fire hurts twice.
    Flammable = "flammable-double-fire-damage",
    /// Better armour on the anchor hex.
    FrontArmour = "front-hex-armour",
    /// Wood costs four.
    Woods = "woods-cost-4",
    /// Tests obedience with a free point.
    Wilful = "obedience-free-plus-minus-1",
    /// Walks on ice.
    IceWalker = "ice-walker",
    /// Allies of small size.
    DwarfAllies = "dwarf-allies",
    /// Better against ice witches.
    AgainstWitches = "plus1-vs-ice-witches",
}
