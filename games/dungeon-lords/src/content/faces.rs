//! What is printed on each component, as the rules read it.

use super::words::Word;
use crate::ids::{Class, Item, Monster, Resource};

/// What has to be paid; evil is gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Gold.
    pub gold: u8,
    /// Food.
    pub food: u8,
    /// Imps.
    pub imp: u8,
    /// Steps up the Evilometer.
    pub evil: u8,
    /// Trap cards.
    pub trap: u8,
    /// Monsters that are eaten.
    pub monster: u8,
}

impl Cost {
    /// So much of one thing.
    pub fn of(resource: Resource, amount: u8) -> Cost {
        let mut cost = Cost::default();
        cost.add(resource, amount);
        cost
    }

    /// More of one thing.
    pub fn add(&mut self, resource: Resource, amount: u8) {
        let place = match resource {
            Resource::Gold => &mut self.gold,
            Resource::Food => &mut self.food,
            Resource::Imp => &mut self.imp,
            Resource::Evil => &mut self.evil,
            Resource::Trap => &mut self.trap,
            Resource::Monster => &mut self.monster,
        };
        *place = place.saturating_add(amount);
    }

    /// How much of one thing.
    pub fn get(&self, resource: Resource) -> u8 {
        match resource {
            Resource::Gold => self.gold,
            Resource::Food => self.food,
            Resource::Imp => self.imp,
            Resource::Evil => self.evil,
            Resource::Trap => self.trap,
            Resource::Monster => self.monster,
        }
    }

    /// Both together.
    #[must_use]
    pub fn plus(mut self, other: Cost) -> Cost {
        for &resource in Resource::ALL {
            self.add(resource, other.get(resource));
        }
        self
    }
}

/// §DL-25 One space of the central board.
#[derive(Clone, Debug)]
pub struct Space {
    /// What is paid.
    pub cost: Cost,
    /// What happens.
    pub words: Vec<Word>,
    /// §DL-23 Its place in the order of resolution, from 0.
    pub rank: u8,
}

/// §DL-32 One kind of monster.
#[derive(Clone, Debug)]
pub struct MonsterFace {
    /// Copies in each year.
    pub copies: [u8; 2],
    /// §DL-91 A ghost is no monster.
    pub is_ghost: bool,
    /// What hiring it costs.
    pub cost: Cost,
    /// Its lines of attack.
    pub lines: Vec<Vec<Word>>,
    /// §DL-42 Troll tokens that it brings.
    pub tokens: u8,
}

/// §DL-84 One kind of trap.
#[derive(Clone, Debug)]
pub struct TrapFace {
    /// Copies in the deck.
    pub copies: u8,
    /// What using it costs.
    pub cost: Cost,
    /// What it does.
    pub words: Vec<Word>,
}

/// §DL-31 Where a room may be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// Rows 1 and 2.
    Top,
    /// Rows 3 and 4.
    Bottom,
    /// The border.
    Outer,
    /// The block in the middle.
    Inner,
    /// Anywhere.
    Any,
}

impl Zone {
    /// The stable word.
    pub fn code(self) -> &'static str {
        match self {
            Zone::Top => "top",
            Zone::Bottom => "bottom",
            Zone::Outer => "outer",
            Zone::Inner => "inner",
            Zone::Any => "any",
        }
    }
}

/// What a room is good for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RoomEffect {
    /// §DL-39 Imps work here.
    Produce {
        /// How many.
        imps: u8,
        /// What else goes in.
        cost: Cost,
        /// What comes out.
        word: Word,
    },
    /// §DL-100 These kinds deal more damage here.
    Bonus {
        /// Which kinds.
        kinds: Vec<Monster>,
        /// How much more.
        more: u8,
    },
    /// §DL-81 Other limits for traps and monsters; traps cost no gold.
    Slots {
        /// Traps.
        traps: u8,
        /// Monsters.
        monsters: u8,
    },
    /// §DL-88 No spell is cast here.
    NoSpell,
    /// Points at the end for owned kinds.
    Score {
        /// Which kinds.
        kinds: Vec<Monster>,
    },
    /// Points at the end for titles.
    Fame,
}

/// §DL-31 One room.
#[derive(Clone, Debug)]
pub struct RoomFace {
    /// In which year it comes up.
    pub year: u8,
    /// Where it may be built.
    pub zone: Zone,
    /// What it is good for.
    pub effect: RoomEffect,
}

/// §DL-87 One combat card.
#[derive(Clone, Debug)]
pub struct CardFace {
    /// Its year.
    pub year: u8,
    /// Cast before the monsters attack.
    pub fast: bool,
    /// What the spell does.
    pub effect: SpellEffect,
    /// §DL-94 Fatigue of the round.
    pub fatigue: u8,
}

/// What a spell does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpellEffect {
    /// Nothing; it counts as cast.
    Nothing,
    /// The owner loses the first of these that he has.
    LoseOne(Vec<(Resource, u8)>),
    /// The owner's evil rises.
    GainEvil(u8),
    /// The next points are not dealt.
    Shield(u8),
    /// Adventurers of this class cannot be damaged.
    Hide(Class),
    /// Each committed monster is paid for again, or goes home.
    Repay,
    /// All committed monsters go home, or the owner takes evil.
    Peace(u8),
    /// The frontmost wounded adventurer is restored.
    RestoreFront(u8),
    /// Every adventurer is restored.
    RestoreEach(u8),
    /// An illusion stands first.
    Decoy(u8),
    /// The first adventurer gains hit points.
    Fortify(u8),
    /// Monsters attack the first adventurer only.
    Rage,
    /// One monster goes home.
    WithdrawOne,
    /// One monster becomes a sheep.
    Morph,
    /// One monster goes home face down.
    Banish,
}

/// An adventurer or paladin.
#[derive(Clone, Copy, Debug, Default)]
pub struct HeroFace {
    /// The year in which he comes.
    pub year: u8,
    /// What he is; a paladin has no class.
    pub class: Option<Class>,
    /// Strength.
    pub runes: u8,
    /// Hit points.
    pub hp: u8,
    /// Anti-trap icons.
    pub anti_trap: u8,
    /// Magic icons.
    pub magic: u8,
    /// Hearts.
    pub heart: u8,
}

/// How much of something is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Share {
    /// Half, rounded down.
    HalfDown,
    /// Half, rounded up.
    HalfUp,
    /// A third, rounded down.
    ThirdDown,
}

/// §DL-51 What a special event does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpecialEffect {
    /// One unit leaves, or evil rises.
    Hunt(u8),
    /// Each unit is paid a little, or lies down.
    Strike,
    /// Part of something is lost.
    Lose(Resource, Share),
    /// Each unconquered room is taxed.
    RoomTax,
    /// Losses by the class of the adventurer who arrives.
    Arrivals([(Resource, u8); 4]),
    /// Evil rises.
    GainEvil(u8),
    /// Food is paid, or evil rises.
    Charity {
        /// How much food.
        food: u8,
        /// How much evil.
        evil: u8,
    },
}

/// What a title counts, and whether nothing is enough for it.
#[derive(Clone, Copy, Debug)]
pub struct Measure {
    /// At least one is needed.
    pub needs_one: bool,
}

/// Points at the end.
#[derive(Clone, Debug)]
pub struct Scores {
    /// Each monster or ghost.
    pub monster: i8,
    /// Each room.
    pub room: i8,
    /// Each imprisoned adventurer.
    pub prisoner: i8,
    /// Each imprisoned paladin.
    pub paladin: i8,
    /// Each conquered tile.
    pub conquered: i8,
    /// Each letter.
    pub letter: i8,
    /// For each kind that the Cafeteria counts.
    pub cafeteria: i8,
    /// For each kind that the Chapel counts.
    pub chapel: i8,
    /// For each kind that the Pandemonium counts.
    pub pandemonium: i8,
    /// For each shared title, in the Hall of Fame.
    pub fame_shared: i8,
    /// For each title of one's own, in the Hall of Fame.
    pub fame_sole: i8,
    /// Each title held alone.
    pub title_sole: i8,
    /// Each title shared.
    pub title_shared: i8,
    /// §MI-26 Each captured item.
    pub item_basic: i8,
    /// §MI-45 Each used item.
    pub item_advanced: i8,
    /// §MI-45 A licence needs more than this.
    pub licence: i8,
    /// The titles, in their order.
    pub titles: Vec<Measure>,
}

/// §MI-13 The class that can use an item.
pub(crate) fn bearer(item: Item) -> Option<Class> {
    match item {
        Item::Wand => Some(Class::Warrior),
        Item::Amulet => Some(Class::Wizard),
        Item::Potion => Some(Class::Thief),
        Item::Clover => Some(Class::Priest),
        Item::Blank => None,
    }
}
