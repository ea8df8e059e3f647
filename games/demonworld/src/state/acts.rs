//! What is under way: a move, shots, blows, a melee, spells.

use serde::{Deserialize, Serialize};

use super::{ElementId, TroopId, Troops};
use crate::grid::{Hex, Place};
use crate::ids::SpellId;

/// §PR-42 The move of one troop.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moving {
    /// Who moves.
    pub troop: TroopId,
    /// Movement points spent.
    pub spent: u8,
    /// Manoeuvres used.
    pub used: u8,
    /// §PR-46 It has wheeled: left -1, right 1.
    pub wheel: i8,
    /// What it is in the middle of.
    pub session: Session,
    /// Elements that have had their part of the session, by their place in the troop.
    pub done: u32,
    /// The element at hand.
    pub at: Option<ElementId>,
    /// Points that the element at hand has spent by itself.
    pub walked: u8,
    /// §PR-45 A column has turned for nothing where it stands.
    pub turned: bool,
    /// §PR-49 Special figures are changing places: one manoeuvre for all of them.
    pub swapping: bool,
    /// §PR-59 Troops that had their chance to shoot before the overrun that was declared.
    pub warned: Troops,
    /// §PR-58 Where a large base last stood free before it ran over somebody.
    pub footing: Option<Place>,
    /// §PR-63 The enemy that a large attacker touched first.
    pub met: Option<TroopId>,
    /// §PR-63 A large element that was touched has got away.
    pub slipped: bool,
    /// §PR-48 The element of a small unit that has walked last, and the points that it has spent.
    pub last: Option<(ElementId, u8)>,
    /// §PR-52 The unit that the character has left.
    pub left: Option<TroopId>,
}

/// What a moving troop is in the middle of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Session {
    /// Nothing: the next action is chosen.
    #[default]
    None,
    /// §PR-44 Elements step one hex each.
    Regroup,
    /// §PR-45 Elements turn one by one.
    Turn,
    /// §DW-130 §PR-45 The free step after a turn that broke the formation.
    Mend,
    /// §PR-63 Elements go on after contact; manoeuvres instead of movement points.
    Follow {
        /// By manoeuvres.
        drill: bool,
    },
    /// §PR-63 A unit that was contacted turns and regroups.
    Answer,
    /// §PR-130 It flies low.
    Fly,
}

impl Moving {
    /// A move that begins.
    pub fn new(troop: TroopId) -> Moving {
        Moving {
            troop,
            spent: 0,
            used: 0,
            wheel: 0,
            session: Session::None,
            done: 0,
            at: None,
            walked: 0,
            turned: false,
            swapping: false,
            warned: Troops::NONE,
            footing: None,
            met: None,
            slipped: false,
            last: None,
            left: None,
        }
    }
}

/// What an element that may shoot or strike was told to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Aim {
    /// Not yet told.
    #[default]
    Open,
    /// Nothing.
    Cease,
    /// Attack this element.
    At(ElementId),
    /// §PR-76 §PR-95 Support this element.
    Back(ElementId),
    /// §PR-79 Breathe: 0 front, 1 front left, 2 front right.
    Cone(u8),
    /// §PR-118 Bombard this hex.
    Hex(Hex),
}

/// §PR-75 One element that may shoot in the phase at hand; what it does is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shot {
    /// Who shoots.
    pub shooter: ElementId,
    /// At what; hidden until all have chosen.
    pub aim: Aim,
    /// §PR-122 It aims high.
    pub high: bool,
}

/// §PR-94 One weapon that may strike in the melee at hand; what it does is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Blow {
    /// Who strikes.
    pub striker: ElementId,
    /// With which entry of the card.
    pub weapon: u8,
    /// At whom; hidden until all have chosen.
    pub aim: Aim,
    /// It has fallen.
    pub done: bool,
    /// §PR-97 Its initiative when all were announced.
    pub value: i8,
    /// §PR-33 What the point of a wedge gained when the melee was announced.
    pub lead: i8,
    /// §PR-98 Where the striker stood before it took the place of somebody whom it killed.
    pub from: Option<Hex>,
}

/// §PR-90 The melee at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Fray {
    /// Who fights in it.
    pub troops: Troops,
    /// §PR-102 Elements lost by each seat.
    pub losses: [u8; 2],
    /// The element that repositions.
    pub at: Option<ElementId>,
    /// §PR-104 Elements that have repositioned, by number.
    pub moved: [u64; 4],
    /// §PR-104 Steps of the large element that repositions.
    pub steps: u8,
    /// §PR-104 It has turned.
    pub turned: bool,
}

impl Fray {
    /// Whether an element has repositioned.
    pub fn has_moved(&self, element: ElementId) -> bool {
        self.moved[element.index() / 64] >> (element.0 % 64) & 1 == 1
    }

    /// Notes that an element has repositioned.
    pub fn note(&mut self, element: ElementId) {
        self.moved[element.index() / 64] |= 1 << (element.0 % 64);
    }
}

/// §PR-112 An announced spell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cast {
    /// Who casts.
    pub wizard: TroopId,
    /// What.
    pub spell: SpellId,
    /// At whom.
    pub troop: Option<TroopId>,
    /// Or where.
    pub hex: Option<Hex>,
    /// Extra points.
    pub extra: u8,
    /// §PR-113 It worked.
    pub works: bool,
}
