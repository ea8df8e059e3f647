//! From crossings to faces; apart from nesting this is purely combinatorial.

use std::cmp::Ordering;

use crate::arrangement::{Arrangement, Crossing, Edge, Face, HalfEdge, Visit};
use crate::number::Ratio;
use crate::point::{Point, orientation};

/// Builds half-edges and faces from loops in general position.
pub(crate) fn assemble(
    loops: Vec<Vec<Point>>,
    crossings: Vec<Crossing>,
    visits: Vec<Vec<Visit>>,
) -> Arrangement {
    let mut first_edge = Vec::with_capacity(loops.len());
    let mut edges = 0;
    for visits in &visits {
        first_edge.push(edges);
        edges += visits.len().max(1);
    }
    let mut arrangement = Arrangement {
        loops,
        crossings,
        visits,
        first_edge,
        half_edges: Vec::with_capacity(2 * edges),
        faces: Vec::new(),
        components: 0,
    };
    make_half_edges(&mut arrangement);
    link_half_edges(&mut arrangement);
    make_faces(&mut arrangement);
    spread_inside(&mut arrangement);
    arrangement
}

fn make_half_edges(arrangement: &mut Arrangement) {
    for (line, visits) in arrangement.visits.iter().enumerate() {
        for index in 0..visits.len().max(1) {
            let at = arrangement.half_edges.len();
            let crossing =
                |index: usize| (!visits.is_empty()).then(|| visits[index % visits.len()].crossing);
            for forward in [true, false] {
                let here = at + usize::from(!forward);
                let start = if forward { index + visits.len().max(1) - 1 } else { index };
                arrangement.half_edges.push(HalfEdge {
                    origin: crossing(start),
                    twin: here ^ 1,
                    next: here,
                    face: 0,
                    edge: Edge { line, index },
                    forward,
                });
            }
        }
    }
}

/// After arriving at a crossing, the face goes on along the outgoing half-edge that precedes, in
/// counter-clockwise order, the one by which the arrival could turn back.
fn link_half_edges(arrangement: &mut Arrangement) {
    for crossing in 0..arrangement.crossings.len() {
        let around = arrangement.around(crossing);
        for turn in 0..4 {
            let arriving = arrangement.half_edges[around[turn]].twin;
            arrangement.half_edges[arriving].next = around[(turn + 3) % 4];
        }
    }
}

fn make_faces(arrangement: &mut Arrangement) {
    let (cycle_of, firsts) = find_cycles(arrangement);
    // One extra set stands for the unbounded face.
    let unbounded = firsts.len();
    let mut sets = Sets::new(firsts.len() + 1);
    let mut component = Sets::new(arrangement.loops.len());
    for crossing in &arrangement.crossings {
        component.join(crossing.loops[0], crossing.loops[1]);
    }
    for root in 0..arrangement.loops.len() {
        if component.find(root) != root {
            continue;
        }
        arrangement.components += 1;
        let (rim, corner) = outer_rim(arrangement, &mut component, root);
        let around = match half_edge_left_of(arrangement, corner, &mut component, root) {
            Some(half_edge) => cycle_of[half_edge],
            None => unbounded,
        };
        sets.join(cycle_of[rim], around);
    }
    let mut face_of_set = vec![None; firsts.len() + 1];
    face_of_set[sets.find(unbounded)] = Some(0);
    arrangement.faces.push(Face { cycles: Vec::new(), inside: 0 });
    for (cycle, &first) in firsts.iter().enumerate() {
        let face = *face_of_set[sets.find(cycle)].get_or_insert_with(|| {
            arrangement.faces.push(Face { cycles: Vec::new(), inside: 0 });
            arrangement.faces.len() - 1
        });
        arrangement.faces[face].cycles.push(first);
    }
    for (half_edge, cycle) in arrangement.half_edges.iter_mut().zip(cycle_of) {
        half_edge.face = face_of_set[sets.find(cycle)].expect("every cycle was given a face");
    }
}

/// The cycle of every half-edge, and the lowest half-edge of every cycle.
fn find_cycles(arrangement: &Arrangement) -> (Vec<usize>, Vec<usize>) {
    let mut cycle_of = vec![usize::MAX; arrangement.half_edges.len()];
    let mut firsts = Vec::new();
    for start in 0..cycle_of.len() {
        if cycle_of[start] == usize::MAX {
            for half_edge in arrangement.cycle(start) {
                cycle_of[half_edge] = firsts.len();
            }
            firsts.push(start);
        }
    }
    (cycle_of, firsts)
}

/// The half-edge outside a connected piece at its leftmost point, and that point.
fn outer_rim(arrangement: &Arrangement, component: &mut Sets, root: usize) -> (usize, Point) {
    let (corner, line, vertex) = (0..arrangement.loops.len())
        .filter(|&line| component.find(line) == root)
        .flat_map(|line| {
            arrangement.loops[line].iter().enumerate().map(move |(at, &p)| (p, line, at))
        })
        .min()
        .expect("a connected piece has points");
    let points = &arrangement.loops[line];
    let before = points[(vertex + points.len() - 1) % points.len()];
    let after = points[(vertex + 1) % points.len()];
    let edge = edge_at(arrangement, line, vertex, Ratio::ZERO, Ordering::Less);
    let forward = arrangement.forward(edge);
    // At its leftmost point a loop that turns left has the outside on its right.
    let rim = if orientation(before, corner, after) > 0 { forward ^ 1 } else { forward };
    (rim, corner)
}

/// The edge of a loop at a place; `tie` says on which side of a crossing exactly there to look.
fn edge_at(
    arrangement: &Arrangement,
    line: usize,
    segment: usize,
    along: Ratio,
    tie: Ordering,
) -> Edge {
    let visits = &arrangement.visits[line];
    let passed = visits.partition_point(|visit| {
        let at = arrangement.crossings[visit.crossing].at[visit.pass];
        let order = at.segment.cmp(&segment).then(at.along.cmp(&along));
        order == Ordering::Less || (order == Ordering::Equal && tie == Ordering::Greater)
    });
    Edge { line, index: passed % visits.len().max(1) }
}

/// The half-edge of another connected piece first met by a ray to the left, seen from the right.
///
/// The ray runs an infinitely small step above the point, so it meets no vertex.
fn half_edge_left_of(
    arrangement: &Arrangement,
    from: Point,
    component: &mut Sets,
    root: usize,
) -> Option<usize> {
    let mut best: Option<(Ratio, Ratio, usize)> = None;
    for (line, points) in arrangement.loops.iter().enumerate() {
        if component.find(line) == root {
            continue;
        }
        for (segment, &start) in points.iter().enumerate() {
            let end = points[(segment + 1) % points.len()];
            if (start.y <= from.y) == (end.y <= from.y) {
                continue;
            }
            let (width, height) = start.to(end);
            let rise = i64::from(from.y) - i64::from(start.y);
            let along = Ratio::new(i128::from(rise), i128::from(height));
            let slope = Ratio::new(i128::from(width), i128::from(height));
            let x = Ratio::new(
                i128::from(start.x) * i128::from(height) + i128::from(width) * i128::from(rise),
                i128::from(height),
            );
            if x >= Ratio::whole(i128::from(from.x))
                || best.is_some_and(|(far, lean, _)| (x, slope) <= (far, lean))
            {
                continue;
            }
            let upward = height > 0;
            let tie = if upward { Ordering::Greater } else { Ordering::Less };
            let edge = edge_at(arrangement, line, segment, along, tie);
            best = Some((x, slope, arrangement.forward(edge) ^ usize::from(upward)));
        }
    }
    best.map(|(_, _, half_edge)| half_edge)
}

/// Walks from face to face; crossing a loop changes whether one is inside it.
fn spread_inside(arrangement: &mut Arrangement) {
    let mut known = vec![false; arrangement.faces.len()];
    known[0] = true;
    let mut waiting = vec![0];
    while let Some(face) = waiting.pop() {
        let neighbors: Vec<(usize, usize)> = arrangement.faces[face]
            .cycles
            .iter()
            .flat_map(|&first| arrangement.cycle(first))
            .map(|half_edge| {
                let half_edge = &arrangement.half_edges[half_edge];
                (arrangement.half_edges[half_edge.twin].face, half_edge.edge.line)
            })
            .collect();
        let inside = arrangement.faces[face].inside;
        for (neighbor, line) in neighbors {
            if !known[neighbor] {
                known[neighbor] = true;
                arrangement.faces[neighbor].inside = inside ^ (1 << line);
                waiting.push(neighbor);
            }
        }
    }
}

/// Disjoint sets of small numbers; the lowest member names its set.
struct Sets(Vec<usize>);

impl Sets {
    fn new(count: usize) -> Self {
        Self((0..count).collect())
    }

    fn find(&mut self, mut at: usize) -> usize {
        while self.0[at] != at {
            self.0[at] = self.0[self.0[at]];
            at = self.0[at];
        }
        at
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.find(a), self.find(b));
        self.0[a.max(b)] = a.min(b);
    }
}
