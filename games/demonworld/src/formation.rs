//! §PR-29 to §PR-38 Formations as predicates over places.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::Card;
use crate::grid::{Direction, Facing, Hex, Place};
use crate::ids::{Arm, Formation};

/// §PR-32 What a unit forms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Three elements or fewer.
    Small,
    /// §PR-33 A wedge.
    Wedge,
    /// §PR-34 Two loose ranks.
    Skirmish,
    /// §PR-36 Fronts outward.
    Square,
    /// §PR-35 A crowd.
    Horde,
    /// §PR-31 One behind the other.
    Column,
    /// §PR-30 Ranks.
    Line,
    /// None of these.
    Disorganised,
}

impl Shape {
    /// All of them.
    pub const ALL: [Shape; 8] = [
        Shape::Small,
        Shape::Wedge,
        Shape::Skirmish,
        Shape::Square,
        Shape::Horde,
        Shape::Column,
        Shape::Line,
        Shape::Disorganised,
    ];

    /// §DW-262 §DW-265 §DW-268 §PR-32 Whether a unit of this shape is organised.
    pub const fn is_organised(self) -> bool {
        !matches!(self, Shape::Square | Shape::Disorganised)
    }

    /// The stable id.
    pub const fn id(self) -> &'static str {
        match self {
            Shape::Small => "small",
            Shape::Wedge => "wedge",
            Shape::Skirmish => "skirmish",
            Shape::Square => "square",
            Shape::Horde => "horde",
            Shape::Column => "column",
            Shape::Line => "line",
            Shape::Disorganised => "disorganised",
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// §PR-32 Up to this many elements make a small unit.
pub const SMALL: usize = 3;
/// §DW-260 Elements of a square.
const SQUARE: usize = 6;
/// §PR-34 Elements of a skirmish formation.
pub(crate) const SKIRMISH: usize = 5;
/// §PR-33 Elements of a wedge of three ranks, of four, of five.
pub(crate) const WEDGE: [usize; 3] = [6, 10, 15];

/// §PR-29 Depth and half hexes to the right, in the frame of the common facing.
pub(crate) fn ranked(place: Place, facing: Facing) -> (i16, i16) {
    let own = place.hex.framed(facing);
    (own.r, 2 * own.q + own.r)
}

/// §PR-29 All places as depth and half hexes, front rank first, left to right.
fn ranks(places: &[Place]) -> Option<Vec<(i16, i16)>> {
    let facing = places.first()?.facing;
    if places.iter().any(|place| place.facing != facing) {
        return None;
    }
    let mut list: Vec<(i16, i16)> = places.iter().map(|place| ranked(*place, facing)).collect();
    list.sort_unstable();
    Some(list)
}

/// §PR-32 The formation of a unit; the last `guests` places are joined characters.
pub fn shape(places: &[Place], card: &Card, guests: usize) -> Shape {
    if places.len() <= SMALL {
        return Shape::Small;
    }
    // §PR-33 §PR-34 One arm only; all characters go on foot.
    let one_arm = guests == 0 || card.arm == Arm::Infantry;
    let knows = |formation: Formation| card.knows(formation);
    if knows(Formation::Wedge) && one_arm && is_wedge(places) {
        Shape::Wedge
    } else if knows(Formation::Skirmish) && one_arm && is_skirmish(places) {
        Shape::Skirmish
    } else if knows(Formation::Square) && card.arm == Arm::Infantry && is_square(places, guests) {
        Shape::Square
    } else if knows(Formation::Horde) {
        if is_horde(places) { Shape::Horde } else { Shape::Disorganised }
    } else if column(places).is_some() {
        Shape::Column
    } else if is_line(places) {
        Shape::Line
    } else {
        Shape::Disorganised
    }
}

/// §PR-30 Ranks of equal length, the last one shorter or loose.
pub fn is_line(places: &[Place]) -> bool {
    let Some(list) = ranks(places) else { return false };
    let rows: Vec<&[(i16, i16)]> = list.chunk_by(|a, b| a.0 == b.0).collect();
    let consecutive = rows.windows(2).all(|pair| pair[1][0].0 == pair[0][0].0 + 1);
    let closed = |row: &[(i16, i16)]| row.windows(2).all(|pair| pair[1].1 == pair[0].1 + 2);
    let Some((tail, full)) = rows.split_last() else { return false };
    if !consecutive {
        return false;
    }
    let Some(first) = full.first() else { return closed(tail) };
    let even = full.iter().all(|row| row.len() == first.len() && closed(row));
    let stepped = full.windows(2).all(|pair| (pair[1][0].1 - pair[0][0].1).abs() == 1);
    let before = full[full.len() - 1];
    let (left, right) = (before[0].1 - 1, before[before.len() - 1].1 + 1);
    let inside = tail.iter().all(|(_, x)| (left..=right).contains(x));
    even && stepped && inside && tail.len() <= first.len()
}

/// §PR-30 How many elements the front rank of a line has.
pub fn front_width(places: &[Place]) -> usize {
    let Some(list) = ranks(places) else { return 0 };
    let front = list.first().map_or(0, |first| first.0);
    list.iter().filter(|(depth, _)| *depth == front).count()
}

/// §PR-30 The places of the line with this facing that so many elements form with the fewest steps,
/// at most so wide; `open` says where one can stand.
pub fn nearest_line(
    own: &[Hex],
    facing: Facing,
    widest: usize,
    open: impl Fn(Hex) -> bool,
) -> Vec<Hex> {
    let whole = |value: usize| i16::try_from(value).unwrap_or(i16::MAX);
    let slots = |corner: Hex, width: usize, lean: i16| -> Vec<Hex> {
        let (depth, left) = ranked(Place::new(corner, facing), facing);
        let slot = |at: usize| {
            let rank = whole(at / width);
            let x = left + 2 * whole(at % width) + lean * (rank % 2);
            let r = depth + rank;
            Hex { q: (x - r) / 2, r }.clockwise(facing.0)
        };
        (0..own.len()).map(slot).collect()
    };
    let mut best: Option<(u32, Vec<Hex>)> = None;
    for &corner in own {
        for (width, lean) in (2..=widest).flat_map(|width| [(width, -1), (width, 1)]) {
            let slots = slots(corner, width, lean);
            let gaps: Vec<Hex> = slots.iter().copied().filter(|hex| !own.contains(hex)).collect();
            let far = |from: &Hex| gaps.iter().map(|gap| u32::from(from.distance(*gap))).min();
            let astray = own.iter().filter(|hex| !slots.contains(hex));
            let steps = astray.filter_map(far).sum();
            if gaps.iter().all(|&gap| open(gap)) && best.as_ref().is_none_or(|one| steps < one.0) {
                best = Some((steps, slots));
            }
        }
    }
    best.map_or(Vec::new(), |one| one.1)
}

/// §PR-31 The order of a column, head first; the head has the lowest place that works.
pub fn column(places: &[Place]) -> Option<Vec<usize>> {
    if places.len() < 2 {
        return None;
    }
    numbered(places, &|from, ahead| from.faces(ahead))
}

/// §PR-31 Whether these places are those of a column once some elements have turned as they like.
pub fn can_be_column(places: &[Place], turns: &[bool]) -> bool {
    let turns = |from: Place| places.iter().zip(turns).any(|(one, turns)| *one == from && *turns);
    let follows =
        |from: Place, ahead: Hex| from.faces(ahead) || turns(from) && from.hex.distance(ahead) == 1;
    places.len() > 1 && numbered(places, &follows).is_some()
}

/// §PR-31 The first of those who may turn that cannot keep its facing if all these are to become a
/// column, and the facings that serve; nobody once all can keep theirs, or if nothing helps.
pub(crate) fn next_in_column(places: &[Place], turns: &[bool]) -> Option<(usize, Vec<Facing>)> {
    if !can_be_column(places, turns) {
        return None;
    }
    let mut turns = turns.to_vec();
    for at in 0..places.len() {
        if !std::mem::take(&mut turns[at]) || can_be_column(places, &turns) {
            continue;
        }
        let serves = |facing: &Facing| {
            let mut places = places.to_vec();
            places[at].facing = *facing;
            can_be_column(&places, &turns)
        };
        return Some((at, Facing::ALL.into_iter().filter(serves).collect()));
    }
    None
}

/// The order of a chain, head first, in which everybody follows the one before.
fn numbered(places: &[Place], follows: &dyn Fn(Place, Hex) -> bool) -> Option<Vec<usize>> {
    (0..places.len()).find_map(|head| {
        let mut order = vec![head];
        follow(places, follows, &mut order).then_some(order)
    })
}

/// Extends a chain to the rear until everybody is in it.
fn follow(places: &[Place], follows: &dyn Fn(Place, Hex) -> bool, order: &mut Vec<usize>) -> bool {
    if order.len() == places.len() {
        return true;
    }
    let ahead = places[order[order.len() - 1]].hex;
    for next in 0..places.len() {
        if !order.contains(&next) && follows(places[next], ahead) {
            order.push(next);
            if follow(places, follows, order) {
                return true;
            }
            order.pop();
        }
    }
    false
}

/// §PR-33 A point, two, three, then up to four, then up to five.
pub fn is_wedge(places: &[Place]) -> bool {
    let Some(list) = ranks(places) else { return false };
    let (top, middle) = list[0];
    let fits = |&(depth, x): &(i16, i16)| {
        let (depth, x) = (depth - top, x - middle);
        (0..=4).contains(&depth) && x.abs() <= depth && (x - depth) % 2 == 0
    };
    let rank = |depth: i16| list.iter().filter(|one| one.0 - top == depth).count();
    let deep = rank(4) == 0 || rank(3) == 4;
    list.iter().all(fits) && (rank(0), rank(1), rank(2)) == (1, 2, 3) && deep
}

/// §PR-33 The point of a wedge, by its place.
pub fn point(places: &[Place]) -> Option<usize> {
    let facing = places.first()?.facing;
    (0..places.len()).min_by_key(|&index| ranked(places[index], facing))
}

/// §PR-10 §PR-34 Two ranks with a hex between neighbours and a row between the ranks.
pub fn is_skirmish(places: &[Place]) -> bool {
    if places.len() < SKIRMISH {
        return false;
    }
    let Some(list) = ranks(places) else { return false };
    let rows: Vec<&[(i16, i16)]> = list.chunk_by(|a, b| a.0 == b.0).collect();
    let [front, rear] = rows[..] else { return false };
    let loose = |row: &[(i16, i16)]| row.windows(2).all(|pair| pair[1].1 == pair[0].1 + 4);
    let shift = rear[0].1 - front[0].1;
    let behind = shift == 2 || (shift == -2 && front.len() == rear.len());
    let counts = front.len() == rear.len() || front.len() == rear.len() + 1;
    rear[0].0 == front[0].0 + 2 && loose(front) && loose(rear) && behind && counts
}

/// §DW-271 §DW-272 §PR-35 One crowd, everybody beside two others.
pub fn is_horde(places: &[Place]) -> bool {
    let Some(first) = places.first() else { return false };
    let beside =
        |one: &Place| places.iter().filter(|other| one.hex.distance(other.hex) == 1).count() >= 2;
    places.iter().all(|place| place.facing == first.facing && beside(place))
        && linked(places, 1).len() == 1
}

/// §DW-261 §PR-11 §PR-36 A closed ring, fronts outward, all six facings; the last `guests` stand
/// inside.
pub fn is_square(places: &[Place], guests: usize) -> bool {
    let outside = Outside::of(places);
    let in_ring = |place: &Place| place.hex.neighbours().any(|hex| outside.has(hex));
    let own = &places[..places.len().saturating_sub(guests)];
    let visitors = &places[own.len()..];
    let ring: Vec<Place> = own.iter().copied().filter(in_ring).collect();
    let touches =
        |one: &Place| ring.iter().filter(|other| one.hex.distance(other.hex) == 1).count() >= 2;
    let outward = |place: &Place| {
        place.facing.front().into_iter().all(|front| outside.has(place.hex.step(front)))
    };
    ring.len() >= SQUARE
        && !visitors.iter().any(in_ring)
        && ring.iter().all(|place| touches(place) && outward(place))
        && linked(&ring, 1).len() == 1
        && Facing::ALL.iter().all(|facing| ring.iter().any(|place| place.facing == *facing))
}

/// §PR-36 The free hexes that a unit encloses.
pub fn enclosed(places: &[Place]) -> Vec<Hex> {
    let outside = Outside::of(places);
    let hexes = (0..outside.cells.len()).map(|index| outside.hex(index));
    hexes.filter(|hex| !outside.has(*hex) && places.iter().all(|place| place.hex != *hex)).collect()
}

/// §PR-36 The hexes around a unit that can be reached from afar without entering it.
struct Outside {
    low: Hex,
    width: usize,
    cells: Vec<bool>,
}

impl Outside {
    fn of(places: &[Place]) -> Outside {
        let q = places.iter().map(|place| place.hex.q);
        let r = places.iter().map(|place| place.hex.r);
        let low = Hex { q: q.clone().min().unwrap_or(0) - 1, r: r.clone().min().unwrap_or(0) - 1 };
        let high = Hex { q: q.max().unwrap_or(0) + 1, r: r.max().unwrap_or(0) + 1 };
        let span = |from: i16, to: i16| usize::try_from(to - from + 1).unwrap_or(1);
        let (width, height) = (span(low.q, high.q), span(low.r, high.r));
        let mut outside = Outside { low, width, cells: vec![false; width * height] };
        let mut open = vec![low];
        while let Some(hex) = open.pop() {
            let Some(index) = outside.index(hex) else { continue };
            if outside.cells[index] || places.iter().any(|place| place.hex == hex) {
                continue;
            }
            outside.cells[index] = true;
            open.extend(Direction::ALL.iter().map(|direction| hex.step(*direction)));
        }
        outside
    }

    fn index(&self, hex: Hex) -> Option<usize> {
        let column = usize::try_from(hex.q - self.low.q).ok().filter(|one| *one < self.width)?;
        let index = usize::try_from(hex.r - self.low.r).ok()? * self.width + column;
        (index < self.cells.len()).then_some(index)
    }

    fn hex(&self, index: usize) -> Hex {
        let narrow = |value: usize| i16::try_from(value).unwrap_or(i16::MAX);
        self.low + Hex { q: narrow(index % self.width), r: narrow(index / self.width) }
    }

    /// Beyond the frame everything is outside.
    fn has(&self, hex: Hex) -> bool {
        self.index(hex).is_none_or(|index| self.cells[index])
    }
}

/// §PR-38 Connected groups; in skirmish formation two hexes still connect.
pub fn groups(places: &[Place], shape: Shape) -> Vec<Vec<usize>> {
    linked(places, if shape == Shape::Skirmish { 2 } else { 1 })
}

fn linked(places: &[Place], reach: u8) -> Vec<Vec<usize>> {
    let mut free: Vec<usize> = (0..places.len()).rev().collect();
    let mut groups = Vec::new();
    while let Some(first) = free.pop() {
        let mut group = vec![first];
        let mut next = 0;
        while let Some(&one) = group.get(next) {
            next += 1;
            free.retain(|&other| {
                let near = places[one].hex.distance(places[other].hex) <= reach;
                if near {
                    group.push(other);
                }
                !near
            });
        }
        group.sort_unstable();
        groups.push(group);
    }
    groups
}
