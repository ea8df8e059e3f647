//! §PR-53 to §PR-56 Bases of several hexes: what they cover, what lies around them, how they turn.

use serde::{Deserialize, Serialize};

use crate::content::{TurnMode, Zone};
use crate::grid::{Direction, Facing, Hex, Place, Side};
use crate::ids::Base;

/// §PR-53 Offsets from the anchor, looking north.
const fn offsets(base: Base) -> &'static [Hex] {
    match base {
        Base::Standard => &[Hex { q: 0, r: 0 }],
        Base::Giant | Base::Gun => &[Hex { q: 0, r: 0 }, Hex { q: -1, r: 1 }, Hex { q: 0, r: 1 }],
        Base::Dragon | Base::GreatGun => {
            &[Hex { q: 0, r: 0 }, Hex { q: -1, r: 1 }, Hex { q: 0, r: 1 }, Hex { q: -1, r: 2 }]
        }
        Base::Chariot => &[Hex { q: 0, r: 0 }, Hex { q: 1, r: 0 }, Hex { q: 0, r: 1 }],
    }
}

/// §PR-53 The hexes of a base, the anchor first.
pub fn hexes(
    base: Base,
    anchor: Hex,
    facing: Facing,
) -> impl ExactSizeIterator<Item = Hex> + Clone {
    offsets(base).iter().map(move |offset| anchor + offset.clockwise(facing.0))
}

/// §PR-54 Where something stands beside a large base.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quarter {
    /// Straight before it, to the left.
    FrontalLeft,
    /// Straight before a chariot, between its animals.
    FrontalMiddle,
    /// Straight before it, to the right.
    FrontalRight,
    /// Before it, far left.
    FrontLeft,
    /// Before it, far right.
    FrontRight,
    /// The left flank, or its forward part.
    FlankLeft,
    /// The right flank, or its forward part.
    FlankRight,
    /// The back part of the left flank.
    BackLeft,
    /// The back part of the right flank.
    BackRight,
    /// Behind it.
    Rear,
}

impl Quarter {
    /// §PR-54 The side it belongs to.
    pub const fn side(self) -> Side {
        match self {
            Quarter::FrontalLeft
            | Quarter::FrontalMiddle
            | Quarter::FrontalRight
            | Quarter::FrontLeft
            | Quarter::FrontRight => Side::Front,
            Quarter::FlankLeft | Quarter::FlankRight | Quarter::BackLeft | Quarter::BackRight => {
                Side::Flank
            }
            Quarter::Rear => Side::Rear,
        }
    }
}

/// §PR-54 The hexes around a large base looking north, from its anchor.
const fn around(base: Base) -> &'static [(Hex, Quarter)] {
    match base {
        Base::Standard => &[],
        Base::Giant | Base::Gun => &[
            (Hex { q: 0, r: -1 }, Quarter::FrontalLeft),
            (Hex { q: 1, r: -1 }, Quarter::FrontalRight),
            (Hex { q: -1, r: 0 }, Quarter::FrontLeft),
            (Hex { q: 1, r: 0 }, Quarter::FrontRight),
            (Hex { q: -2, r: 1 }, Quarter::FlankLeft),
            (Hex { q: 1, r: 1 }, Quarter::FlankRight),
            (Hex { q: -2, r: 2 }, Quarter::Rear),
            (Hex { q: -1, r: 2 }, Quarter::Rear),
            (Hex { q: 0, r: 2 }, Quarter::Rear),
        ],
        Base::Dragon | Base::GreatGun => &[
            (Hex { q: 0, r: -1 }, Quarter::FrontalLeft),
            (Hex { q: 1, r: -1 }, Quarter::FrontalRight),
            (Hex { q: -1, r: 0 }, Quarter::FrontLeft),
            (Hex { q: 1, r: 0 }, Quarter::FrontRight),
            (Hex { q: -2, r: 1 }, Quarter::FlankLeft),
            (Hex { q: 1, r: 1 }, Quarter::FlankRight),
            (Hex { q: -2, r: 2 }, Quarter::BackLeft),
            (Hex { q: 0, r: 2 }, Quarter::BackRight),
            (Hex { q: -2, r: 3 }, Quarter::Rear),
            (Hex { q: -1, r: 3 }, Quarter::Rear),
        ],
        Base::Chariot => &[
            (Hex { q: 0, r: -1 }, Quarter::FrontalLeft),
            (Hex { q: 1, r: -1 }, Quarter::FrontalMiddle),
            (Hex { q: 2, r: -1 }, Quarter::FrontalRight),
            (Hex { q: -1, r: 0 }, Quarter::FlankLeft),
            (Hex { q: 2, r: 0 }, Quarter::FlankRight),
            (Hex { q: -1, r: 1 }, Quarter::BackLeft),
            (Hex { q: 1, r: 1 }, Quarter::BackRight),
            (Hex { q: -1, r: 2 }, Quarter::Rear),
            (Hex { q: 0, r: 2 }, Quarter::Rear),
        ],
    }
}

/// §PR-54 Where a hex lies beside a large base; nothing if it does not touch it.
pub fn quarter(base: Base, place: Place, other: Hex) -> Option<Quarter> {
    let offset = (other - place.hex).framed(place.facing);
    around(base).iter().find(|(one, _)| *one == offset).map(|(_, quarter)| *quarter)
}

/// All hexes that touch a base, with their quarters where it has several hexes.
pub fn surroundings(base: Base, place: Place) -> impl Iterator<Item = (Hex, Quarter)> {
    let turned = move |offset: Hex| place.hex + offset.clockwise(place.facing.0);
    around(base).iter().map(move |(offset, quarter)| (turned(*offset), *quarter))
}

/// §PR-27 §PR-54 The side from which a neighbouring hex attacks; guns have a front only.
pub fn side(base: Base, place: Place, striker: Hex) -> Side {
    let side = match base {
        Base::Gun | Base::GreatGun => None,
        Base::Standard => {
            place.hex.direction_to(striker).map(|direction| place.facing.side(direction))
        }
        _ => quarter(base, place, striker).map(Quarter::side),
    };
    side.unwrap_or(Side::Front)
}

/// §PR-100 Whether a weapon reaches a quarter.
pub const fn reaches(zone: Zone, quarter: Quarter) -> bool {
    use Quarter as Q;
    match zone {
        Zone::StandardFront => false,
        Zone::DragonFrontal | Zone::GiantFrontal => {
            matches!(quarter, Q::FrontalLeft | Q::FrontalRight)
        }
        Zone::DragonLeftFront => matches!(quarter, Q::FrontalLeft | Q::FrontLeft),
        Zone::DragonRightFront => matches!(quarter, Q::FrontalRight | Q::FrontRight),
        Zone::DragonLeftOrRightFront => {
            matches!(quarter, Q::FrontalLeft | Q::FrontLeft | Q::FrontalRight | Q::FrontRight)
        }
        Zone::DragonRearOrBackFlank | Zone::ChariotCrew => {
            matches!(quarter, Q::Rear | Q::BackLeft | Q::BackRight)
        }
        Zone::GiantLeft => matches!(quarter, Q::FrontalLeft | Q::FrontLeft | Q::FlankLeft),
        Zone::GiantRight => matches!(quarter, Q::FrontalRight | Q::FrontRight | Q::FlankRight),
        Zone::ArtilleryEachHex => true,
    }
}

/// §PR-55 A step of the whole base.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shift {
    /// §DW-139 Forward, to the left.
    ForwardLeft,
    /// §DW-139 Forward, to the right.
    ForwardRight,
    /// §DW-140 To the left.
    Left,
    /// §DW-140 To the right.
    Right,
    /// §DW-141 Back, to the left.
    BackLeft,
    /// §DW-141 Back, to the right.
    BackRight,
}

impl Shift {
    /// All of them.
    pub const ALL: [Shift; 6] = [
        Shift::ForwardLeft,
        Shift::ForwardRight,
        Shift::Left,
        Shift::Right,
        Shift::BackLeft,
        Shift::BackRight,
    ];

    /// §PR-55 Its direction.
    pub const fn direction(self, facing: Facing) -> Direction {
        match self {
            Shift::ForwardLeft => facing.front()[0],
            Shift::ForwardRight => facing.front()[1],
            Shift::Left => facing.flanks()[0],
            Shift::Right => facing.flanks()[1],
            Shift::BackLeft => facing.rear()[0],
            Shift::BackRight => facing.rear()[1],
        }
    }
}

/// §PR-56 A turn of the whole base.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Which hex of the base stays, by its place in [`hexes`]; of no meaning on the spot.
    pub pivot: u8,
    /// Sixths to the right.
    pub sixths: i8,
    /// How.
    pub mode: TurnMode,
}

/// §PR-56 The turns that a base knows.
pub const fn turns(base: Base) -> &'static [Turn] {
    use TurnMode::{Backward, Forward, Spot};
    match base {
        Base::Standard => &[],
        Base::Giant => &[
            Turn { pivot: 0, sixths: -1, mode: Forward },
            Turn { pivot: 0, sixths: 1, mode: Forward },
            Turn { pivot: 1, sixths: -1, mode: Forward },
            Turn { pivot: 2, sixths: 1, mode: Forward },
            Turn { pivot: 1, sixths: 1, mode: Backward },
            Turn { pivot: 2, sixths: -1, mode: Backward },
            Turn { pivot: 0, sixths: -2, mode: Spot },
            Turn { pivot: 0, sixths: 2, mode: Spot },
        ],
        Base::Gun => &[
            Turn { pivot: 1, sixths: -1, mode: Forward },
            Turn { pivot: 2, sixths: 1, mode: Forward },
            Turn { pivot: 1, sixths: 1, mode: Backward },
            Turn { pivot: 2, sixths: -1, mode: Backward },
            Turn { pivot: 0, sixths: -2, mode: Spot },
            Turn { pivot: 0, sixths: 2, mode: Spot },
        ],
        Base::Dragon | Base::GreatGun => &[
            Turn { pivot: 1, sixths: -1, mode: Forward },
            Turn { pivot: 2, sixths: 1, mode: Forward },
            Turn { pivot: 1, sixths: 1, mode: Backward },
            Turn { pivot: 2, sixths: -1, mode: Backward },
        ],
        Base::Chariot => &[
            Turn { pivot: 0, sixths: -1, mode: Forward },
            Turn { pivot: 1, sixths: 1, mode: Forward },
        ],
    }
}

/// §PR-56 Where a base stands after a turn.
pub fn turned(base: Base, place: Place, turn: Turn) -> Place {
    let facing = place.facing.turned(turn.sixths);
    let mut parts = hexes(base, place.hex, place.facing);
    if turn.mode == TurnMode::Spot {
        // The hexes stay; the front is the former right or left one.
        let front = if turn.sixths > 0 { 2 } else { 1 };
        return Place::new(parts.nth(front).unwrap_or(place.hex), facing);
    }
    let pivot = parts.nth(usize::from(turn.pivot)).unwrap_or(place.hex);
    let arm = place.hex - pivot;
    let swung = if turn.sixths > 0 { arm.clockwise(1) } else { arm.counter_clockwise(1) };
    Place::new(pivot + swung, facing)
}

/// §PR-79 The cones of a breath.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cone {
    /// Straight ahead.
    Front,
    /// To the left.
    FrontLeft,
    /// To the right.
    FrontRight,
}

impl Cone {
    /// All of them.
    pub const ALL: [Cone; 3] = [Cone::Front, Cone::FrontLeft, Cone::FrontRight];

    /// §PR-79 Whether a hex lies in this cone of a nose.
    pub fn holds(self, nose: Place, range: u8, other: Hex) -> bool {
        let offset = (other - nose.hex).framed(nose.facing);
        let near = other != nose.hex && nose.hex.distance(other) <= range;
        near && match self {
            Cone::Front => offset.q >= 0 && offset.s() >= 0,
            Cone::FrontLeft => offset.q <= 0 && offset.r <= 0,
            Cone::FrontRight => offset.r <= 0 && offset.s() <= 0,
        }
    }
}
