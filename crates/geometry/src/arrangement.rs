//! Crossings of closed loops, and the half-edges and faces they make.
//!
//! ```text
//!            b+                 b-
//!        3   |   1          1   |   3        outgoing half-edges around a crossing, and the
//!     a- ----+---- a+    a- ----+---- a+     sectors: 1 left of a only, 2 left of b only,
//!        2   |   0          0   |   2        3 left of both, 0 right of both
//!            b-                 b+
//!         Sign::Plus         Sign::Minus
//! ```

use crate::crossings::Found;
use crate::faces;
use crate::number::Ratio;
use crate::point::Point;
use crate::segment::{Position, Sign};

/// Whether a loop may cross itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SelfCrossing {
    /// Loops are known to be simple; they are not compared with themselves.
    Absent,
    /// Proper crossings of a loop with itself are crossings like the others.
    Allowed,
}

/// A proper crossing of two passes of loops.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Crossing {
    /// The loops, lower index first; twice the same where a loop crosses itself.
    pub loops: [usize; 2],
    /// The way the second pass goes over the first.
    pub sign: Sign,
    /// The place on each loop; where a loop crosses itself the earlier pass is first.
    pub at: [Position; 2],
    /// Which visit of each loop this crossing is.
    pub visits: [usize; 2],
    /// The crossing, rounded to the grid.
    pub point: Point,
}

/// One crossing met while walking along a loop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Visit {
    /// Which crossing.
    pub crossing: usize,
    /// 0 when the loop is the first at that crossing, 1 when it is the second.
    pub pass: usize,
}

/// A piece of a loop between two visits; edge 0 holds the loop's first point, and edge `i` leaves
/// the crossing met as the `i`-th.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edge {
    /// Which loop.
    pub line: usize,
    /// Which piece of it.
    pub index: usize,
}

/// One side of an edge; the face lies on its left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HalfEdge {
    /// Where it starts; nothing for a loop without crossings.
    pub origin: Option<usize>,
    /// The other side of the same edge.
    pub twin: usize,
    /// What follows along the face.
    pub next: usize,
    /// The face on its left.
    pub face: usize,
    /// The edge it is a side of.
    pub edge: Edge,
    /// Whether it runs with the loop.
    pub forward: bool,
}

/// A connected piece of the plane without the loops.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Face {
    /// One half-edge of each boundary cycle, lowest first.
    pub cycles: Vec<usize>,
    /// Bit `i` is set when the face is inside loop `i` (odd winding).
    pub inside: u32,
}

/// A straight part of a boundary: a piece of a loop, whole or cut by crossings.
#[derive(Debug, Clone, Copy)]
pub struct Piece {
    /// Where the whole piece begins.
    pub from: Point,
    /// Where the whole piece ends.
    pub to: Point,
    /// The part that belongs to the boundary, unless all of it does.
    pub part: Option<(Ratio, Ratio)>,
}

/// What kind of degenerate contact was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ContactKind {
    /// A common stretch of positive length.
    Stretch,
    /// A single point that is an end of some piece.
    Point,
    /// Two crossings at exactly the same place.
    Triple,
}

/// A contact that is no proper crossing.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Contact {
    /// The loops involved, ascending.
    pub loops: Vec<usize>,
    /// What kind.
    pub kind: ContactKind,
    /// Where, rounded to the grid.
    pub near: Point,
}

/// Why loops make no arrangement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trouble {
    /// The contacts, one for each set of loops, stretches first.
    pub contacts: Vec<Contact>,
    /// How many crossings were found before the search stopped.
    pub crossings: usize,
    /// Whether there are more crossings than allowed.
    pub crowded: bool,
}

/// Closed loops in general position with everything derived from their crossings.
#[derive(Debug, Clone)]
pub struct Arrangement {
    pub(crate) loops: Vec<Vec<Point>>,
    pub(crate) crossings: Vec<Crossing>,
    pub(crate) visits: Vec<Vec<Visit>>,
    pub(crate) first_edge: Vec<usize>,
    pub(crate) half_edges: Vec<HalfEdge>,
    pub(crate) faces: Vec<Face>,
    pub(crate) components: usize,
}

impl Arrangement {
    /// Builds the arrangement, or says which contacts or how many crossings prevent it.
    ///
    /// Every loop has at least three points within [`crate::REACH`], no two consecutive ones equal,
    /// and there are at most 32 loops.
    pub fn build(
        loops: &[Vec<Point>],
        own: SelfCrossing,
        most_crossings: usize,
    ) -> Result<Self, Trouble> {
        let mut found = Found::search(loops, own, most_crossings);
        let visits = found.sort_visits(loops.len());
        if !found.contacts.is_empty() || found.crossings.len() > most_crossings {
            found.contacts.sort();
            found.contacts.dedup_by(|later, earlier| later.loops == earlier.loops);
            return Err(Trouble {
                contacts: found.contacts,
                crossings: found.crossings.len(),
                crowded: found.crossings.len() > most_crossings,
            });
        }
        Ok(faces::assemble(loops.to_vec(), found.crossings, visits))
    }

    /// The loops as given.
    pub fn loops(&self) -> &[Vec<Point>] {
        &self.loops
    }

    /// The crossings, in no particular order.
    pub fn crossings(&self) -> &[Crossing] {
        &self.crossings
    }

    /// The crossings met by one loop, from its first point on.
    pub fn visits(&self, line: usize) -> &[Visit] {
        &self.visits[line]
    }

    /// All half-edges; the twin of `h` is `h ^ 1`.
    pub fn half_edges(&self) -> &[HalfEdge] {
        &self.half_edges
    }

    /// The faces; the unbounded one is first.
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// How many connected pieces the union of the loops has.
    pub fn components(&self) -> usize {
        self.components
    }

    /// How many edges a loop is cut into; a loop without crossings counts as one edge.
    pub fn edge_count(&self, line: usize) -> usize {
        self.visits[line].len().max(1)
    }

    /// The half-edge that runs with the loop along this edge.
    pub fn forward(&self, edge: Edge) -> usize {
        2 * (self.first_edge[edge.line] + edge.index)
    }

    /// The half-edge that leaves a crossing with the first (0) or second (1) pass, forward.
    pub fn leaving_forward(&self, crossing: usize, pass: usize) -> usize {
        let Crossing { loops, visits, .. } = &self.crossings[crossing];
        let count = self.visits[loops[pass]].len();
        self.forward(Edge { line: loops[pass], index: (visits[pass] + 1) % count })
    }

    /// The half-edge that leaves a crossing with the first (0) or second (1) pass, backward.
    pub fn leaving_backward(&self, crossing: usize, pass: usize) -> usize {
        let Crossing { loops, visits, .. } = &self.crossings[crossing];
        self.forward(Edge { line: loops[pass], index: visits[pass] }) ^ 1
    }

    /// The half-edges that leave a crossing, each with the sector on its left.
    ///
    /// A sector is 1 for left of the first pass plus 2 for left of the second.
    pub fn sectors(&self, crossing: usize) -> [(usize, usize); 4] {
        let around = self.around(crossing);
        let sectors = match self.crossings[crossing].sign {
            Sign::Plus => [1, 3, 2, 0],
            Sign::Minus => [3, 1, 0, 2],
        };
        std::array::from_fn(|turn| (around[turn], sectors[turn]))
    }

    /// The half-edges that leave a crossing, counter-clockwise from the first pass forward.
    pub(crate) fn around(&self, crossing: usize) -> [usize; 4] {
        let first = self.leaving_forward(crossing, 0);
        let first_back = self.leaving_backward(crossing, 0);
        let second = self.leaving_forward(crossing, 1);
        let second_back = self.leaving_backward(crossing, 1);
        match self.crossings[crossing].sign {
            Sign::Plus => [first, second, first_back, second_back],
            Sign::Minus => [first, second_back, first_back, second],
        }
    }

    /// The half-edges of one boundary cycle, face on the left, from the given one on.
    pub fn cycle(&self, from: usize) -> impl Iterator<Item = usize> + '_ {
        let mut at = Some(from);
        std::iter::from_fn(move || {
            let here = at?;
            let next = self.half_edges[here].next;
            at = (next != from).then_some(next);
            Some(here)
        })
    }

    /// The points of an edge in walking order, rounded crossings at both ends.
    ///
    /// For a loop without crossings: all its points, the first one again at the end.
    pub fn edge_points(&self, half_edge: usize) -> Vec<Point> {
        let HalfEdge { edge, forward, .. } = self.half_edges[half_edge];
        let points = &self.loops[edge.line];
        let mut walked = Vec::new();
        match self.edge_ends(edge) {
            None => {
                walked.extend_from_slice(points);
                walked.push(points[0]);
            }
            Some((from, to)) => {
                walked.push(self.crossings[from.0].point);
                walked.extend(inner_vertices(from.1, to.1, points.len()).map(|v| points[v]));
                walked.push(self.crossings[to.0].point);
            }
        }
        if !forward {
            walked.reverse();
        }
        walked
    }

    /// The straight parts of an edge, exactly.
    pub fn pieces(&self, edge: Edge) -> Vec<Piece> {
        let points = &self.loops[edge.line];
        let count = points.len();
        let whole = |segment: usize| Piece {
            from: points[segment],
            to: points[(segment + 1) % count],
            part: None,
        };
        let Some(((_, from), (_, to))) = self.edge_ends(edge) else {
            return (0..count).map(whole).collect();
        };
        if from.segment == to.segment && from < to {
            return vec![Piece { part: Some((from.along, to.along)), ..whole(from.segment) }];
        }
        let mut pieces =
            vec![Piece { part: Some((from.along, Ratio::ONE)), ..whole(from.segment) }];
        let mut segment = (from.segment + 1) % count;
        while segment != to.segment {
            pieces.push(whole(segment));
            segment = (segment + 1) % count;
        }
        pieces.push(Piece { part: Some((Ratio::ZERO, to.along)), ..whole(to.segment) });
        pieces
    }

    /// The straight parts of the whole boundary of a face.
    pub fn boundary(&self, face: usize) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for &first in &self.faces[face].cycles {
            for half_edge in self.cycle(first) {
                pieces.extend(self.pieces(self.half_edges[half_edge].edge));
            }
        }
        pieces
    }

    /// Twice the area enclosed by one boundary cycle drawn through rounded crossings.
    pub fn twice_cycle_area(&self, from: usize) -> i64 {
        let outline: Vec<Point> = self
            .cycle(from)
            .flat_map(|half_edge| {
                let mut points = self.edge_points(half_edge);
                points.pop();
                points
            })
            .collect();
        crate::point::twice_area(&outline)
    }

    /// The crossings and places between which an edge runs.
    fn edge_ends(&self, edge: Edge) -> Option<((usize, Position), (usize, Position))> {
        let visits = &self.visits[edge.line];
        if visits.is_empty() {
            return None;
        }
        let end = |index: usize| {
            let Visit { crossing, pass } = visits[index % visits.len()];
            (crossing, self.crossings[crossing].at[pass])
        };
        Some((end(edge.index + visits.len() - 1), end(edge.index)))
    }
}

/// The vertices strictly between two places of a loop, walking forward.
fn inner_vertices(from: Position, to: Position, count: usize) -> impl Iterator<Item = usize> {
    let steps =
        if from < to { to.segment - from.segment } else { count + to.segment - from.segment };
    (0..steps).map(move |step| (from.segment + 1 + step) % count)
}
