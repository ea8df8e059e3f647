//! §PR-66 to §PR-72 Lines of sight, exact in whole numbers.
//!
//! The offset from eye to target is a·u + b·v with neighbouring directions u and v; hexes on the
//! way are i·u + j·v with 0 ≤ i ≤ a, 0 ≤ j ≤ b, and i + j is their distance d. In the plane of
//! §PR-66 the value k of such a centre is 6·(a·d − D·i), and the corners of a hex reach
//! 2·(D + max(a, b)) to either side of it. So at each distance at most two hexes are met, and
//! whether the line crosses or only touches them is one comparison.

use crate::content::{Cell, Map};
use crate::grid::{Direction, Hex};

/// §PR-71 Where somebody looks from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eye {
    /// The hex.
    pub hex: Hex,
    /// Height over level 0, in segments.
    pub height: i16,
}

/// §PR-71 Height of the top of something on a hex.
pub fn top(map: &Map, hex: Hex, size: i8) -> i16 {
    map.cell(hex).map_or(0, |cell| foot(map, *cell)) + i16::from(size)
}

/// §PR-69 Height of the foot of something on a hex.
fn foot(map: &Map, cell: Cell) -> i16 {
    map.ground(&cell) - i16::from(cell.depth)
}

/// What stands on the map just now.
pub trait Scene {
    /// Height of what stands on a hex above its ground, water not yet taken off; nothing for the
    /// bases of the one who looks and of the one looked at.
    fn body(&self, hex: Hex) -> Option<i16>;
    /// Whether a hex gives smoke.
    fn smokes(&self, hex: Hex) -> bool;
    /// Whether a hedge or an intact wall stands between two neighbours.
    fn fenced(&self, a: Hex, b: Hex) -> bool;
}

/// What stands in the way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Obstacle {
    /// §PR-68 An element or remains.
    Body,
    /// §PR-68 A hill or what grows on a hex.
    Ground,
    /// §PR-68 Smoke.
    Smoke,
    /// §PR-70 A hedge or wall.
    Fence,
}

impl Obstacle {
    /// Its word in sentences.
    pub fn id(self) -> &'static str {
        match self {
            Obstacle::Body => "body",
            Obstacle::Ground => "ground",
            Obstacle::Smoke => "smoke",
            Obstacle::Fence => "fence",
        }
    }
}

/// §PR-68 An obstacle met by a line of sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Met {
    /// What it is.
    pub what: Obstacle,
    /// Where it is; for a fence the hex nearer to the eye.
    pub hex: Hex,
    /// Its top over level 0.
    pub top: i16,
    /// §PR-68 Twice its distance.
    pub dist2: i16,
}

/// Smoke is higher than everything.
const UNLIMITED: i16 = 10_000;

/// §PR-6 §PR-7 §PR-69 How many segments of a target are visible; 0 is no sight.
pub fn segments(map: &Map, scene: &impl Scene, eye: Eye, target: Hex, size: i8) -> u8 {
    let Some(&cell) = map.cell(target) else { return 0 };
    let span = 2 * i32::from(eye.hex.distance(target));
    let mut least = i32::MIN;
    walk(map, scene, eye.hex, target, &mut |met| least = least.max(lowest(eye, met, span)));
    visible(foot(map, cell), cell.depth, size, least)
}

/// §PR-69 Every obstacle on the way, with the segments of the target that it leaves visible.
pub fn obstacles(map: &Map, scene: &impl Scene, eye: Eye, target: Hex, size: i8) -> Vec<(Met, u8)> {
    let Some(&cell) = map.cell(target) else { return Vec::new() };
    let span = 2 * i32::from(eye.hex.distance(target));
    let mut found = Vec::new();
    walk(map, scene, eye.hex, target, &mut |met| {
        let least = lowest(eye, met, span);
        found.push((met, visible(foot(map, cell), cell.depth, size, least)));
    });
    found
}

/// §PR-69 The lowest height at the target that this obstacle leaves visible.
fn lowest(eye: Eye, met: Met, span: i32) -> i32 {
    let height = i32::from(eye.height);
    height + ((i32::from(met.top) - height) * span).div_euclid(met.dist2.into()) + 1
}

/// §PR-69 Segments with both ends at or above a height, and out of the water.
fn visible(foot: i16, depth: i8, size: i8, least: i32) -> u8 {
    let hidden = least.saturating_sub(foot.into()).max(depth.into()).max(0);
    u8::try_from(i32::from(size).saturating_sub(hidden)).unwrap_or(0)
}

/// How a line meets a hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Way {
    /// §PR-67 Through its inside.
    Crossed,
    /// §PR-67 At its border only.
    Touched,
}

/// §PR-67 A line between two centres.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    from: Hex,
    u: Hex,
    v: Hex,
    a: i16,
    b: i16,
}

impl Line {
    /// The line between two hexes.
    pub fn new(from: Hex, to: Hex) -> Line {
        let offset = to - from;
        let mut turned = offset;
        for direction in Direction::ALL {
            // In the frame of this direction the offset is a·(1, −1) + b·(1, 0).
            let (a, b) = (-turned.r, turned.q + turned.r);
            if a >= 0 && b >= 0 {
                let (u, v) = (direction.offset(), direction.turned(1).offset());
                return Line { from, u, v, a, b };
            }
            turned = Hex { q: turned.q + turned.r, r: -turned.q };
        }
        Line { from, u: offset, v: offset, a: 0, b: 0 }
    }

    /// Its length.
    pub fn length(&self) -> i16 {
        self.a + self.b
    }

    /// The hexes met at a distance, one or two, those on the side of u last.
    pub fn met(&self, distance: i16) -> [Option<(Hex, Way)>; 2] {
        let length = self.length();
        let reach = length + self.a.max(self.b);
        let (whole, part) = (self.a * distance / length, self.a * distance % length);
        let find = |i: i16, off: i16| {
            let way = match (3 * off).cmp(&reach) {
                std::cmp::Ordering::Less => Way::Crossed,
                std::cmp::Ordering::Equal => Way::Touched,
                std::cmp::Ordering::Greater => return None,
            };
            let j = distance - i;
            let offset = Hex { q: self.u.q * i + self.v.q * j, r: self.u.r * i + self.v.r * j };
            Some((self.from + offset, way))
        };
        let near = find(whole, part);
        let far = if part == 0 { None } else { find(whole + 1, length - part) };
        [near, far]
    }

    /// §PR-120 The hexes crossed at a distance, in the order in which the line enters them.
    pub fn crossed(&self, distance: i16) -> impl Iterator<Item = Hex> + use<> {
        let [near, far] = self.met(distance);
        // Nearer to u than to v, the line drifts towards u; otherwise away from it.
        let entered = if self.a < self.b { [far, near] } else { [near, far] };
        entered.into_iter().flatten().filter(|(_, way)| *way == Way::Crossed).map(|(hex, _)| hex)
    }

    /// §PR-67 Whether the line runs along the side between the two hexes met at a distance.
    pub fn is_pair(&self, distance: i16) -> bool {
        self.a == self.b && distance % 2 == 1
    }
}

/// Visits every obstacle between two hexes.
fn walk(map: &Map, scene: &impl Scene, from: Hex, to: Hex, visit: &mut impl FnMut(Met)) {
    let line = Line::new(from, to);
    for distance in 1..line.length() {
        let met = line.met(distance);
        for (hex, way) in met.into_iter().flatten() {
            let Some(&cell) = map.cell(hex) else { continue };
            if let Some(height) = scene.body(hex) {
                let top = foot(map, cell) + height;
                visit(Met { what: Obstacle::Body, hex, top, dist2: 2 * distance });
            }
            if way == Way::Crossed {
                visit(grown(map, scene, hex, cell, distance));
            }
            if cell.edges != 0 && (way == Way::Crossed || line.is_pair(distance)) {
                fences(map, scene, from, to, hex, cell, distance, visit);
            }
        }
        if line.is_pair(distance) {
            pair(map, scene, met, distance, visit);
        }
    }
}

/// §PR-68 Hill, growth or smoke of a hex.
fn grown(map: &Map, scene: &impl Scene, hex: Hex, cell: Cell, distance: i16) -> Met {
    let dist2 = 2 * distance;
    if scene.smokes(hex) {
        return Met { what: Obstacle::Smoke, hex, top: UNLIMITED, dist2 };
    }
    Met { what: Obstacle::Ground, hex, top: map.ground(&cell) + cell.cover, dist2 }
}

/// §PR-68 Along a side only what both hexes have counts, as high as the lower of them.
fn pair(
    map: &Map,
    scene: &impl Scene,
    met: [Option<(Hex, Way)>; 2],
    distance: i16,
    visit: &mut impl FnMut(Met),
) {
    let side = |one: Option<(Hex, Way)>| {
        let (hex, _) = one?;
        Some(grown(map, scene, hex, *map.cell(hex)?, distance))
    };
    if let (Some(first), Some(second)) = (side(met[0]), side(met[1])) {
        visit(if second.top < first.top { second } else { first });
    }
}

/// §PR-70 Hedges and walls on the sides of a hex, each seen once.
#[allow(clippy::too_many_arguments, reason = "the inner loop of the walk")]
fn fences(
    map: &Map,
    scene: &impl Scene,
    from: Hex,
    to: Hex,
    hex: Hex,
    cell: Cell,
    distance: i16,
    visit: &mut impl FnMut(Met),
) {
    for direction in Direction::ALL {
        if cell.edges & (1 << direction.0) == 0 {
            continue;
        }
        let other = hex.step(direction);
        let further = i16::from(from.distance(other));
        let once = (further, other) > (distance, hex) || other == to;
        let between = further + i16::from(other.distance(to)) == i16::from(from.distance(to));
        if other == from || !once || !between || !runs_over(from, to, hex, direction) {
            continue;
        }
        let Some(beyond) = map.cell(other) else { continue };
        if scene.fenced(hex, other) {
            let top = map.ground(&cell).max(map.ground(beyond)) + map.fence_height;
            visit(Met { what: Obstacle::Fence, hex, top, dist2: distance + further });
        }
    }
}

/// §PR-66 The centre of a hex in the exact plane.
pub fn centre(hex: Hex) -> (i32, i32) {
    (2 * i32::from(hex.q) + i32::from(hex.r), 3 * i32::from(hex.r))
}

/// §PR-66 The corners of a hex from its centre; the corner before direction n is the n-th.
const CORNERS: [(i32, i32); 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];

/// §PR-66 The corners of a hex, clockwise from the north.
pub fn corners(hex: Hex) -> [(i32, i32); 6] {
    let (x, y) = centre(hex);
    CORNERS.map(|(dx, dy)| (x + dx, y + dy))
}

/// §PR-66 On which side of a line a point lies, and how far.
pub fn offside(from: Hex, to: Hex, point: (i32, i32)) -> i32 {
    let ((ax, ay), (bx, by)) = (centre(from), centre(to));
    (bx - ax) * (point.1 - ay) - (by - ay) * (point.0 - ax)
}

/// §PR-70 Whether a line crosses a side of a hex or runs along it.
fn runs_over(from: Hex, to: Hex, hex: Hex, direction: Direction) -> bool {
    let corners = corners(hex);
    let ends = [corners[usize::from(direction.0)], corners[usize::from(direction.turned(1).0)]];
    let [first, second] = ends.map(|corner| offside(from, to, corner).signum());
    first == -second
}
