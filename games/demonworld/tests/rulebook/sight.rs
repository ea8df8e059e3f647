//! Lines of sight.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use demonworld::Content;
use demonworld::content::Map;
use demonworld::grid::{Hex, at, hex};
use demonworld::sight::{self, Eye, Line, Obstacle, Scene, Way};

/// A plain of open ground, with what stands on it.
struct Field {
    map: Map,
    bodies: BTreeMap<Hex, i16>,
    smoke: Vec<Hex>,
    fences: Vec<(Hex, Hex)>,
}

impl Scene for Field {
    fn body(&self, hex: Hex) -> Option<i16> {
        self.bodies.get(&hex).copied()
    }

    fn smokes(&self, hex: Hex) -> bool {
        self.smoke.contains(&hex)
    }

    fn fenced(&self, a: Hex, b: Hex) -> bool {
        self.fences.contains(&(a, b)) || self.fences.contains(&(b, a))
    }
}

impl Field {
    fn plain() -> Field {
        let content = Content::load(None).expect("the shipped content is sound");
        let id = content.find_scenario("pitched-2000").expect("a battle");
        let mut map = content.scenario(id).map.clone();
        for cell in &mut map.cells {
            cell.level = 0;
            cell.cover = 0;
            cell.depth = 0;
            cell.edges = 0;
        }
        map.edges.clear();
        Field { map, bodies: BTreeMap::new(), smoke: Vec::new(), fences: Vec::new() }
    }

    fn body(mut self, hex: Hex, height: i16) -> Field {
        self.bodies.insert(hex, height);
        self
    }

    fn ground(mut self, hex: Hex, level: u8, cover: i16, depth: i8) -> Field {
        let index = self.map.index(hex).expect("on the map");
        let cell = &mut self.map.cells[index];
        (cell.level, cell.cover, cell.depth) = (level, cover, depth);
        self
    }

    fn fence(mut self, a: Hex, b: Hex) -> Field {
        for (from, to) in [(a, b), (b, a)] {
            let index = self.map.index(from).expect("on the map");
            let direction = from.direction_to(to).expect("neighbours");
            self.map.cells[index].edges |= 1 << direction.0;
        }
        self.fences.push((a, b));
        self
    }

    /// Segments of a target of some size seen by somebody of some size.
    fn seen(&self, from: Hex, size: i8, to: Hex, target: i8) -> u8 {
        let eye = Eye { hex: from, height: sight::top(&self.map, from, size) };
        sight::segments(&self.map, self, eye, to, target)
    }
}

/// A hex so many steps east of the middle row.
fn east(steps: i16) -> Hex {
    at(10, 14) + hex(steps, 0)
}

/// §PR-66 The exact plane.
#[test]
fn the_plane() {
    assert_eq!(sight::centre(hex(1, -2)), (0, -6));
    assert_eq!(sight::corners(hex(1, -2))[0], (0, -8));
    // The side in direction 1 lies between the corners 1 and 2.
    let corners = sight::corners(hex(0, 0));
    assert_eq!((corners[1], corners[2]), ((1, -1), (1, 1)));
}

fn met(from: Hex, to: Hex) -> (Vec<Hex>, Vec<Hex>) {
    let line = Line::new(from, to);
    let all: Vec<(Hex, Way)> = (1..line.length()).flat_map(|d| line.met(d)).flatten().collect();
    let of = |way: Way| {
        let mut list: Vec<Hex> = all.iter().filter(|one| one.1 == way).map(|one| one.0).collect();
        list.sort_unstable();
        list
    };
    (of(Way::Crossed), of(Way::Touched))
}

/// §PR-67 Crossed and touched hexes of two lines.
#[test]
fn crossed_and_touched() {
    let (crossed, touched) = met(hex(0, 0), hex(2, -4));
    assert_eq!(crossed, [hex(1, -2)]);
    assert_eq!(touched, [hex(0, -1), hex(1, -3), hex(1, -1), hex(2, -3)]);
    let (crossed, touched) = met(hex(0, 0), hex(3, -1));
    assert_eq!(crossed, [hex(1, 0), hex(2, -1)]);
    assert_eq!(touched, []);
}

/// §PR-67 The short way of finding them agrees with the corners of every candidate.
#[test]
fn the_line_agrees_with_the_corners() {
    let from = hex(0, 0);
    for q in -9..=9 {
        for r in -9..=9 {
            let to = hex(q, r);
            if to == from {
                continue;
            }
            let (mut crossed, mut touched) = (Vec::new(), Vec::new());
            for x in -20..=20 {
                for y in -20..=20 {
                    let one = hex(x, y);
                    let between = from.distance(one) + one.distance(to) == from.distance(to);
                    if one == from || one == to || !between {
                        continue;
                    }
                    let values = sight::corners(one).map(|c| sight::offside(from, to, c));
                    let low = values.into_iter().min().expect("six");
                    let high = values.into_iter().max().expect("six");
                    match (low.cmp(&0), high.cmp(&0)) {
                        (Ordering::Less, Ordering::Greater) => crossed.push(one),
                        (Ordering::Equal, _) | (_, Ordering::Equal) => touched.push(one),
                        _ => {}
                    }
                }
            }
            crossed.sort_unstable();
            touched.sort_unstable();
            assert_eq!(met(from, to), (crossed, touched), "to {to:?}");
        }
    }
}

/// §PR-68 An element that is only touched hides; ground that is only touched does not.
#[test]
fn a_touch_is_enough_for_elements() {
    let (a, b) = (at(10, 14), at(10, 14) + hex(1, -2));
    let beside = a + hex(0, -1);
    assert_eq!(Field::plain().body(beside, 2).seen(a, 2, b, 2), 0);
    assert_eq!(Field::plain().ground(beside, 0, 10, 0).seen(a, 2, b, 2), 2);
}

/// §PR-68 Along a side both hexes must carry something; the lower one counts.
#[test]
fn a_pair_counts_with_its_lower_part() {
    let (a, b) = (at(10, 14), at(10, 14) + hex(1, -2));
    let (left, right) = (a + hex(0, -1), a + hex(1, -1));
    let both = Field::plain().ground(left, 0, 10, 0).ground(right, 0, 1, 0);
    assert_eq!(both.seen(a, 2, b, 2), 1);
    let woods = Field::plain().ground(left, 0, 10, 0).ground(right, 0, 10, 0);
    assert_eq!(woods.seen(a, 2, b, 2), 0);
}

/// §PR-69 Elements between: their height and place decide.
#[test]
fn elements_between() {
    let v = |own: i8, target: i8, distance: i16, height: i16, where_: i16| {
        Field::plain().body(east(where_), height).seen(east(0), own, east(distance), target)
    };
    assert_eq!(v(2, 2, 6, 1, 3), 1);
    assert_eq!(v(3, 2, 8, 2, 2), 2);
    assert_eq!(v(3, 1, 3, 2, 2), 0);
    assert_eq!(v(2, 3, 2, 2, 1), 0);
    assert_eq!(v(2, 5, 4, 2, 3), 2);
}

/// §PR-68 §PR-71 Scrub on the way hides, scrub in the hex of the target or of the eye does not.
#[test]
fn scrub() {
    let v = |where_: i16| Field::plain().ground(east(where_), 0, 1, 0).seen(east(0), 2, east(2), 2);
    assert_eq!((v(0), v(1), v(2)), (2, 1, 2));
}

/// §PR-68 Nobody sees through wood, but into its first hex; smoke is higher still.
#[test]
fn wood_and_smoke() {
    let wood = |field: Field, steps: i16| field.ground(east(steps), 0, 10, 0);
    assert_eq!(wood(Field::plain(), 1).seen(east(0), 2, east(3), 6), 0);
    assert_eq!(wood(Field::plain(), 3).seen(east(0), 2, east(3), 2), 2);
    // From a high hill over a wood close by nothing of the ground behind is seen, far away it is.
    let hill = wood(Field::plain(), 10).ground(east(0), 3, 0, 0);
    assert_eq!(hill.seen(east(0), 6, east(12), 6), 0);
    let mut smoke = Field::plain().ground(east(0), 3, 0, 0);
    smoke.smoke.push(east(1));
    assert_eq!(smoke.seen(east(0), 6, east(12), 6), 0);
}

/// §PR-69 What is under water is hidden; §PR-71 the eye sinks with its bearer.
#[test]
fn water() {
    let in_water =
        |size: i8| Field::plain().ground(east(3), 0, 0, 1).seen(east(0), 2, east(3), size);
    assert_eq!((in_water(3), in_water(2)), (2, 1));
    let field = Field::plain().ground(east(0), 0, 0, 1);
    assert_eq!(sight::top(&field.map, east(0), 2), 1);
}

/// §PR-70 A wall on the edge of the target hides its lower segment, one on the own edge nothing.
#[test]
fn walls() {
    let far = Field::plain().fence(east(3), east(4));
    assert_eq!(far.seen(east(0), 2, east(4), 2), 1);
    let eye = Eye { hex: east(0), height: 2 };
    let listed = sight::obstacles(&far.map, &far, eye, east(4), 2);
    let wall = listed.iter().find(|(met, _)| met.what == Obstacle::Fence).expect("the wall");
    assert_eq!((wall.0.dist2, wall.0.top, wall.1), (7, 1, 1));
    let near = Field::plain().fence(east(0), east(1));
    assert_eq!(near.seen(east(0), 2, east(4), 2), 2);
    // A wall beside the line does not count, nor one that has been breached.
    let beside = Field::plain().fence(east(2), east(2) + hex(0, 1));
    assert_eq!(beside.seen(east(0), 2, east(4), 2), 2);
    let mut ruined = Field::plain().fence(east(3), east(4));
    ruined.fences.clear();
    assert_eq!(ruined.seen(east(0), 2, east(4), 2), 2);
}

/// §PR-70 A wall between the two hexes of a pair is looked along.
#[test]
fn a_wall_along_the_line() {
    let (a, b) = (at(10, 14), at(10, 14) + hex(1, -2));
    let field = Field::plain().fence(a + hex(0, -1), a + hex(1, -1));
    assert_eq!(field.seen(a, 2, b, 2), 1);
}

/// §PR-68 A hill hides by its level; who stands on it looks over low things.
#[test]
fn hills() {
    let hill = Field::plain().ground(east(2), 1, 0, 0);
    assert_eq!(hill.seen(east(0), 2, east(4), 2), 0);
    assert_eq!(hill.seen(east(2), 2, east(4), 2), 2);
    let over = Field::plain().ground(east(0), 2, 0, 0).body(east(1), 2);
    assert_eq!(over.seen(east(0), 2, east(6), 2), 2);
}

/// §PR-69 Sight is mutual only where heights make it so.
#[test]
fn sight_is_not_always_mutual() {
    let field = Field::plain().body(east(1), 2);
    // The tall one looks over the one between at something small far away.
    assert_eq!(field.seen(east(0), 5, east(6), 2), 2);
    assert_eq!(field.seen(east(6), 2, east(0), 5), 2);
    assert_eq!(field.seen(east(6), 2, east(0), 2), 0);
    let scrub = Field::plain().ground(east(1), 0, 1, 0);
    let forth = scrub.seen(east(0), 2, east(6), 2);
    let back = scrub.seen(east(6), 2, east(0), 2);
    assert_ne!(forth, back);
}

/// §PR-67 On open ground everybody sees everybody, from every hex to every hex.
#[test]
fn open_ground() {
    let field = Field::plain();
    for to in field.map.hexes().step_by(7) {
        if to != east(0) {
            assert_eq!(field.seen(east(0), 2, to, 2), 2, "{to:?}");
        }
    }
}
