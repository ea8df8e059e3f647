//! What a player may do.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::grid::{self, Direction, Facing, Hex};
use crate::ids::{Order, SpellId};
use crate::state::{ElementId, TroopId};

/// A hex as people write it: two digits for the column, two for the row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Spot(pub u16);

impl Spot {
    /// The number of a hex of the map.
    pub fn of(hex: Hex) -> Spot {
        let (column, row) = grid::column_row(hex);
        Spot(u16::try_from(column * 100 + row).unwrap_or(u16::MAX))
    }

    /// The hex with this number, which need not be on the map.
    pub fn hex(self) -> Hex {
        let part = |number: u16| i16::try_from(number).unwrap_or(i16::MAX);
        grid::at(part(self.0 / 100), part(self.0 % 100))
    }
}

kernel::by_number!(Spot, "{:04}");

/// A hex in a sentence of the log or of a refusal: always four digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(type = "string")]
pub struct Told(pub Spot);

impl From<Spot> for Told {
    fn from(spot: Spot) -> Told {
        Told(spot)
    }
}

impl Serialize for Told {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// Left or right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// Left.
    Left,
    /// Right.
    Right,
}

impl Hand {
    const ALL: [Hand; 2] = [Hand::Left, Hand::Right];

    /// The stable word.
    fn id(self) -> &'static str {
        match self {
            Hand::Left => "left",
            Hand::Right => "right",
        }
    }
}

kernel::by_word!(Hand, id);

kernel::actions! {
    /// One decision, as in `advance left`, `fire e12`, `walk e3 1207`. The order of the variants and
    /// fields is the order of the legal list.
    #[derive(TS)]
    pub enum Action {
        /// §PR-134 Take the south.
        "south" South {}
        /// §PR-134 Take the north.
        "north" North {}
        /// §PR-135 Send the card to the west edge.
        "west" West {}
        /// §PR-135 Send the card to the east edge.
        "east" East {}
        /// §PR-133 Deploy the unit with so many elements in front.
        "front" Front { width: u8 }
        /// §PR-133 Deploy looking there.
        "look" Look { facing: Facing }
        /// §PR-133 Deploy with the left front element, or the anchor, here.
        "place" Place { hex: Spot }
        /// §PR-131 Start, or go, high above the field.
        "high" High {}
        /// §PR-83 Take a unit over.
        "allot" Allot { troop: TroopId }
        /// §PR-82 Lay this order for the troop whose turn it is.
        "order" Order { order: Order }
        /// §PR-82 Lay no order: the flyer stays up.
        "stay-up" StayUp {}
        /// §PR-84 Keep this order.
        "keep" Keep { order: Order }
        /// §DW-202 Count for impetuosity.
        "urge" Urge {}
        /// §DW-202 Count against impetuosity.
        "curb" Curb {}
        /// §PR-112 Announce a spell.
        "cast" Cast { spell: SpellId }
        /// §PR-112 Announce no spell.
        "no-spell" NoSpell {}
        /// §PR-139 Cast the spell in the ring.
        "use-ring" UseRing {}
        /// §PR-112 The spell is for this troop.
        "enchant" Enchant { troop: TroopId }
        /// §PR-112 The spell strikes here.
        "strike-hex" StrikeHex { hex: Spot }
        /// §PR-112 Add so many points.
        "spend" Spend { points: u8 }
        /// §PR-75 Shoot at this element.
        "fire" Fire { target: ElementId }
        /// §PR-76 §PR-95 Support this element.
        "back" Back { element: ElementId }
        /// §PR-79 Breathe: 0 front, 1 front left, 2 front right.
        "breathe" Breathe { cone: u8 }
        /// §PR-118 Bombard this hex, or aim high at what stands there.
        "shell" Shell { hex: Spot, high: bool }
        /// §PR-94 Strike this element.
        "strike" Strike { target: ElementId }
        /// Neither shoot nor strike.
        "cease" Cease {}
        /// §PR-98 Step into the place of the dead element and strike from there.
        "step-in" StepIn { target: ElementId }
        /// §PR-86 Go first.
        "go-first" GoFirst {}
        /// §PR-86 Go second.
        "go-second" GoSecond {}
        /// §PR-86 Move this troop now.
        "march" March { troop: TroopId }
        /// §PR-88 Run at an enemy and attack it, as far as it goes.
        "assault" Assault { troop: TroopId }
        /// Come as near to an enemy as shooting or a later attack asks.
        "approach" Approach { troop: TroopId }
        /// Go and hold this place.
        "seize" Seize { hex: Spot }
        /// Go away from the enemy.
        "retire" Retire {}
        /// Turn towards the nearest enemy.
        "face-foe" FaceFoe {}
        /// Let every free element close with the enemy.
        "close-up" CloseUp {}
        /// §PR-130 §PR-131 Fly at an enemy and land in contact with him.
        "swoop" Swoop { troop: TroopId }
        /// §PR-130 Fly to where a later attack on an enemy can begin.
        "fly-near" FlyNear { troop: TroopId }
        /// §PR-130 Fly to this place and hold it.
        "fly-to" FlyTo { hex: Spot }
        /// §PR-39 Advance by one hex.
        "advance" Advance { hand: Hand }
        /// §PR-47 Lead the column.
        "lead" Lead { direction: Direction, facing: Facing }
        /// §PR-43 Shift the unit by one hex, by a manoeuvre.
        "shift" Shift { direction: Direction }
        /// §PR-46 Wheel by so many sixths.
        "wheel" Wheel { hand: Hand, sixths: u8 }
        /// §PR-45 Turn all elements by so many sixths to the right.
        "turn" Turn { sixths: u8 }
        /// §PR-45 Turn elements one by one.
        "turn-some" TurnSome {}
        /// §PR-44 Let elements step one by one.
        "regroup" Regroup {}
        /// §PR-49 Let two elements change places.
        "swap" Swap { element: ElementId, other: ElementId }
        /// §PR-33 Break up the wedge.
        "break-up" BreakUp {}
        /// §PR-55 Move a large base by one hex.
        "stride" Stride { direction: Direction }
        /// §PR-56 Turn a large base round one of its hexes.
        "pivot" Pivot { hex: Spot, hand: Hand }
        /// §PR-56 Turn a large base on the spot.
        "spin" Spin { hand: Hand }
        /// §PR-130 Fly low.
        "fly" Fly {}
        /// §PR-131 Land here.
        "land" Land { hex: Spot }
        /// Take this element.
        "choose" Choose { element: ElementId }
        /// Step to a hex beside.
        "step" Step { element: ElementId, hex: Spot }
        /// §PR-48 §PR-51 Walk to this hex.
        "walk" Walk { element: ElementId, hex: Spot }
        /// Look there.
        "face" Face { element: ElementId, facing: Facing }
        /// §PR-52 Join a unit.
        "join" Join { troop: TroopId }
        /// §PR-52 Leave the unit.
        "leave" Leave {}
        /// §PR-63 Go on by movement points.
        "by-points" ByPoints {}
        /// §PR-63 Go on by manoeuvres.
        "by-drill" ByDrill {}
        /// §PR-129 Announce flaming arrows.
        "flaming" Flaming {}
        /// §PR-127 Set fire to a hex.
        "ignite" Ignite { element: ElementId, hex: Spot }
        /// §PR-132 Break off.
        "break-off" BreakOff {}
        /// §DW-49 Try to rally the unit.
        "rally" Rally {}
        /// §PR-110 Remove the stray.
        "remove" Remove {}
        /// §PR-110 Let the stray come back.
        "recall" Recall {}
        /// §PR-65 Attack across: there is contact.
        "engage" Engage { troop: TroopId }
        /// Drink the potion.
        "drink" Drink {}
        /// Rather not.
        "decline" Decline {}
        /// No more of this.
        "done" Done {}
        /// §PR-86 Move nobody any more.
        "pass" Pass {}
    }
}
