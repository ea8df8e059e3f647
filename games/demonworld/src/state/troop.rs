//! Troops and their elements.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::{Deeds, ElementId, TroopId, Troops};
use crate::content::Role;
use crate::formation::Shape;
use crate::grid::{Facing, Hex};
use crate::ids::{CardId, Order, SpellId};

/// §PR-106 §PR-111 The spirit of a troop.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Mood {
    /// It obeys.
    #[default]
    Steady,
    /// It runs at the enemy.
    Impetuous,
    /// It runs away.
    Routing,
}

/// §PR-131 Where a flyer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Air {
    /// On the ground.
    #[default]
    Ground,
    /// High above the field.
    High,
}

/// §PR-112 A wizard's means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lore {
    /// Spell points at hand.
    pub points: u8,
    /// §PR-116 Neither spells nor rest up to this turn.
    pub blocked: u8,
    /// §DW-231 The points never come back.
    pub drained: bool,
    /// Points that cannot be renewed and are never drained.
    pub extra: u8,
}

/// Where a troop has gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Whereabouts {
    /// Not yet deployed.
    #[default]
    Reserve,
    /// In the field, or gone from it.
    Field,
    /// §PR-135 On a flank march to the west edge.
    West,
    /// §PR-135 On a flank march to the east edge.
    East,
}

/// §PR-135 How far a section on a flank march is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Section {
    /// There is none.
    #[default]
    None,
    /// It is on its way.
    Marching,
    /// It was held up and arrives in the turn that follows.
    Due,
    /// It has arrived.
    Here,
}

/// One fielded card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Troop {
    /// Whose it is.
    pub seat: Seat,
    /// Which card.
    pub card: CardId,
    /// Items, one bit each.
    pub items: u16,
    /// Items that are used up, one bit each.
    pub used: u16,
    /// Its first element.
    pub first: ElementId,
    /// How many elements it began with.
    pub count: u8,
    /// §PR-139 The spell in its ring; hidden until it is used.
    pub ring: Option<SpellId>,
    /// Where it is.
    pub place: Whereabouts,
    /// §PR-52 The unit that a character has joined.
    pub host: Option<TroopId>,
    /// §PR-4 The order that lies open.
    pub order: Option<Order>,
    /// §PR-82 Order markers that lie face down, one bit each; hidden.
    pub markers: u8,
    /// §PR-82 How many markers it has to place this turn; 0 for none.
    pub due: u8,
    /// Its spirit.
    pub mood: Mood,
    /// §PR-85 Whom an impetuous unit runs at.
    pub prey: Option<TroopId>,
    /// §PR-32 The formation that counts.
    pub formation: Shape,
    /// What it did this turn.
    pub deeds: Deeds,
    /// §PR-64 The enemy that it did not dare to attack this turn.
    pub barred: Option<TroopId>,
    /// §PR-91 The turn in which its melee began, 0 when it fights nobody.
    pub since: u8,
    /// §PR-91 Whom it was in contact with in the last melee phase.
    pub foes: Troops,
    /// §PR-91 Whom it is in contact with in the melee phase at hand.
    pub meets: Troops,
    /// Elements lost in the phase at hand.
    pub lost: u8,
    /// Elements it removed in the melee at hand.
    pub slain: u8,
    /// §PR-112 Spell points.
    pub lore: Lore,
    /// §PR-110 Elements on their way back to the rallied group, by their place; one bit each.
    pub strays: u32,
    /// §PR-117 Load points.
    pub load: u8,
    /// §PR-131 Flight.
    pub air: Air,
    /// §PR-132 It broke off and does nothing up to this turn.
    pub idle: u8,
    /// Spells that last, one bit each.
    pub spells: u32,
    /// §PR-114 Spells that end after this turn, one bit each.
    pub brief: u32,
}

impl Troop {
    /// A troop that has not been deployed.
    pub fn new(seat: Seat, card: CardId, items: u16, (first, count): (ElementId, u8)) -> Troop {
        Troop {
            seat,
            card,
            items,
            used: 0,
            first,
            count,
            ring: None,
            place: Whereabouts::Reserve,
            host: None,
            order: None,
            markers: 0,
            due: 0,
            mood: Mood::Steady,
            prey: None,
            formation: Shape::Disorganised,
            deeds: Deeds::default(),
            barred: None,
            since: 0,
            foes: Troops::NONE,
            meets: Troops::NONE,
            lost: 0,
            slain: 0,
            lore: Lore::default(),
            strays: 0,
            load: 0,
            air: Air::Ground,
            idle: 0,
            spells: 0,
            brief: 0,
        }
    }

    /// All its elements, dead ones included.
    pub fn all(&self) -> impl Iterator<Item = ElementId> + use<> {
        (self.first.0..self.first.0 + self.count).map(ElementId)
    }

    /// Whether it routs.
    pub fn is_routing(&self) -> bool {
        self.mood == Mood::Routing
    }

    /// Whether it is impetuous.
    pub fn is_impetuous(&self) -> bool {
        self.mood == Mood::Impetuous
    }

    /// Whether it is in melee.
    pub fn is_engaged(&self) -> bool {
        self.since > 0
    }
}

/// One base of figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Element {
    /// Its troop.
    pub troop: TroopId,
    /// Where its anchor stands; nowhere when it is gone, high above or not yet placed.
    pub hex: Option<Hex>,
    /// Where it looks.
    pub facing: Facing,
    /// Hit points left.
    pub hp: u8,
    /// Leader, standard bearer, musician or none of them.
    pub role: Option<Role>,
    /// Hit points lost this turn.
    pub hurt: u8,
    /// Some of them by fire.
    pub scorched: bool,
    /// §PR-128 It stood in fire when the turn began.
    pub caught: bool,
}

impl Element {
    /// Whether it lives.
    pub fn is_alive(&self) -> bool {
        self.hp > 0
    }

    /// Whether it stands on the field.
    pub fn stands(&self) -> bool {
        self.hp > 0 && self.hex.is_some()
    }
}
