//! §PR-23 to §PR-28 The grid: hexes, directions, facings, zones of an element on one hex.

use hexx::Hex as Cube;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// §PR-23 A pointy-top hex in axial coordinates; r grows southwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Hex {
    /// Column axis.
    pub q: i16,
    /// Row axis.
    pub r: i16,
}

/// A hex in axial coordinates.
pub const fn hex(q: i16, r: i16) -> Hex {
    Hex { q, r }
}

#[allow(clippy::cast_possible_truncation, reason = "maps are far smaller than the type")]
const fn narrow(value: i32) -> i16 {
    value as i16
}

impl From<Hex> for Cube {
    fn from(hex: Hex) -> Cube {
        Cube::new(hex.q.into(), hex.r.into())
    }
}

impl From<Cube> for Hex {
    fn from(cube: Cube) -> Hex {
        hex(narrow(cube.x), narrow(cube.y))
    }
}

impl std::ops::Add for Hex {
    type Output = Hex;

    fn add(self, other: Hex) -> Hex {
        hex(self.q + other.q, self.r + other.r)
    }
}

impl std::ops::Sub for Hex {
    type Output = Hex;

    fn sub(self, other: Hex) -> Hex {
        hex(self.q - other.q, self.r - other.r)
    }
}

impl Hex {
    /// The third cubic coordinate.
    pub const fn s(self) -> i16 {
        -self.q - self.r
    }

    /// §FR-3 Sides crossed on the shortest way.
    pub fn distance(self, other: Hex) -> u8 {
        let steps = Cube::from(self).unsigned_distance_to(other.into());
        u8::try_from(steps).unwrap_or(u8::MAX)
    }

    /// The neighbour in a direction.
    #[must_use]
    pub fn step(self, direction: Direction) -> Hex {
        self + direction.offset()
    }

    /// The six neighbours, by direction.
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        Direction::ALL.into_iter().map(move |direction| self.step(direction))
    }

    /// The direction of a neighbour.
    pub fn direction_to(self, other: Hex) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| self.step(*direction) == other)
    }

    /// §PR-25 An offset turned clockwise by sixths.
    #[must_use]
    pub fn clockwise(self, sixths: u8) -> Hex {
        Cube::from(self).rotate_cw(u32::from(sixths % 6)).into()
    }

    /// §PR-25 An offset turned counter-clockwise by sixths.
    #[must_use]
    pub fn counter_clockwise(self, sixths: u8) -> Hex {
        Cube::from(self).rotate_ccw(u32::from(sixths % 6)).into()
    }

    /// §PR-28 An offset as an element of this facing sees it, itself looking north.
    #[must_use]
    pub fn framed(self, facing: Facing) -> Hex {
        self.counter_clockwise(facing.0)
    }
}

/// §PR-24 A direction, clockwise from the north-east.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Direction(pub u8);

kernel::by_number!(Direction, "{}");

impl Direction {
    /// All six, clockwise.
    pub const ALL: [Direction; 6] =
        [Direction(0), Direction(1), Direction(2), Direction(3), Direction(4), Direction(5)];

    /// The offset of the neighbour there.
    pub const fn offset(self) -> Hex {
        match self.0 % 6 {
            0 => hex(1, -1),
            1 => hex(1, 0),
            2 => hex(0, 1),
            3 => hex(-1, 1),
            4 => hex(-1, 0),
            _ => hex(0, -1),
        }
    }

    /// Turned clockwise by sixths, which may be negative.
    #[must_use]
    pub const fn turned(self, sixths: i8) -> Direction {
        Direction(turned(self.0, sixths))
    }

    /// The other way.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        self.turned(3)
    }

    /// §PR-24 The direction of a face of the compass die.
    pub const fn of_die(face: u8) -> Direction {
        Direction((face + 5) % 6)
    }
}

const fn turned(from: u8, sixths: i8) -> u8 {
    ((from % 6).cast_signed() + sixths).rem_euclid(6).cast_unsigned()
}

/// §PR-5 §PR-25 A facing: it points at the corner between two directions, 0 being north.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
#[serde(transparent)]
pub struct Facing(pub u8);

kernel::by_number!(Facing, "{}");

/// Where a striker stands, seen from the one struck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Before it.
    Front,
    /// Beside it.
    Flank,
    /// Behind it.
    Rear,
}

impl Facing {
    /// All six, clockwise from the north.
    pub const ALL: [Facing; 6] = [Facing(0), Facing(1), Facing(2), Facing(3), Facing(4), Facing(5)];

    /// Turned clockwise by sixths, which may be negative.
    #[must_use]
    pub const fn turned(self, sixths: i8) -> Facing {
        Facing(turned(self.0, sixths))
    }

    /// Sixths from another facing to this one, clockwise.
    pub const fn clockwise_from(self, other: Facing) -> u8 {
        (self.0 + 6 - other.0 % 6) % 6
    }

    /// Sixths between two facings, the shorter way round.
    pub const fn apart(self, other: Facing) -> u8 {
        let around = self.clockwise_from(other);
        if around > 3 { 6 - around } else { around }
    }

    /// §PR-26 The left front direction.
    pub const fn front_left(self) -> Direction {
        Direction(turned(self.0, 5))
    }

    /// §PR-26 The right front direction.
    pub const fn front_right(self) -> Direction {
        Direction(turned(self.0, 0))
    }

    /// §PR-26 Both front directions, left first.
    pub const fn front(self) -> [Direction; 2] {
        [self.front_left(), self.front_right()]
    }

    /// §PR-26 The flanks, left first.
    pub const fn flanks(self) -> [Direction; 2] {
        [Direction(turned(self.0, 4)), Direction(turned(self.0, 1))]
    }

    /// §PR-26 The rear directions, left first.
    pub const fn rear(self) -> [Direction; 2] {
        [Direction(turned(self.0, 3)), Direction(turned(self.0, 2))]
    }

    /// §PR-27 The side on which something in this direction stands.
    pub const fn side(self, direction: Direction) -> Side {
        match (direction.0 + 6 - self.0 % 6) % 6 {
            0 | 5 => Side::Front,
            1 | 4 => Side::Flank,
            _ => Side::Rear,
        }
    }
}

/// §PR-73 Arcs of fire and of attention.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arc {
    /// Sixty degrees to the front.
    Narrow,
    /// Everything left of the facing.
    LeftHalf,
    /// Everything before the flanks.
    ForwardHalf,
    /// Everything.
    AllRound,
}

impl Arc {
    /// §PR-73 Whether a hex lies in this arc of an element; its own hex never does.
    pub fn holds(self, from: Hex, facing: Facing, to: Hex) -> bool {
        let offset = (to - from).framed(facing);
        if offset == Hex::default() {
            return false;
        }
        match self {
            Arc::Narrow => offset.q >= 0 && offset.s() >= 0,
            Arc::LeftHalf => offset.s() >= 0,
            Arc::ForwardHalf => offset.r <= 0,
            Arc::AllRound => true,
        }
    }
}

/// An element on one hex: where it stands and how it looks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Its hex, or the anchor of a large base.
    pub hex: Hex,
    /// Its facing.
    pub facing: Facing,
}

impl Place {
    /// A place.
    pub const fn new(hex: Hex, facing: Facing) -> Place {
        Place { hex, facing }
    }

    /// §PR-26 Whether a hex is one of its two front hexes.
    pub fn faces(self, other: Hex) -> bool {
        self.facing.front().into_iter().any(|direction| self.hex.step(direction) == other)
    }
}

/// §PR-23 The hex of a column and a row of the files.
pub const fn at(column: i16, row: i16) -> Hex {
    hex(column - row.div_euclid(2), row)
}

/// §PR-23 Column and row of a hex.
pub const fn column_row(hex: Hex) -> (i16, i16) {
    (hex.q + hex.r.div_euclid(2), hex.r)
}
