//! §DD-8 to §DD-11 The finished board: fields, corners, knots and their places.

use geometry::point::cross;
use geometry::{Arrangement, HalfEdge, Point, Pole, Ratio};

use super::anchors;
use super::laying::{KnotField, Knots};
use super::number::{self, mirror_code, sha256};
use crate::color::Color;

/// A laid board with everything play asks for worked out; it never changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    pub(super) cords: [Vec<Point>; 4],
    pub(super) knot_fields: [KnotField; 4],
    pub(super) knots: Knots,
    crossings: Vec<(Point, Color, Color)>,
    corners: Vec<Corner>,
    fields: Vec<Field>,
    components: usize,
    code: String,
    mirror_code: String,
    measures: Measures,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Corner {
    field: u8,
    place: Point,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Field {
    corners: Vec<u8>,
    /// Knots that lie on the boundary, whether they count or not.
    knots: Vec<Color>,
    /// Knots that count here.
    counted: u8,
    inside: u8,
    ghost: Option<Point>,
    /// Its boundary, one closed ring per cycle.
    outline: Vec<Vec<Point>>,
}

/// How roomy a board is; all figures exact.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Measures {
    /// Square of the smallest distance of two crossings, in grid steps.
    pub spacing_squared: i64,
    /// Twice the smallest area of an inner field, in square steps.
    pub twice_area: i64,
    /// Square of the smallest radius that fits into every inner field, in steps.
    pub radius_squared: Ratio,
    /// Square of the sine of the flattest crossing, in millionths.
    pub sine_squared: i64,
}

impl Board {
    /// Numbers an arrangement of loops that run counter-clockwise from their knots.
    ///
    /// `poles` holds the roomiest point of every face, in the order of the arrangement.
    pub(super) fn new(
        cords: [Vec<Point>; 4],
        knot_fields: [KnotField; 4],
        knots: Knots,
        arrangement: &Arrangement,
        poles: &[Option<Pole>],
        angle_window: i64,
    ) -> Self {
        let numbers = number::number(arrangement);
        let mut crossings =
            vec![(Point::default(), Color::Red, Color::Red); numbers.crossing.len()];
        let mut corners =
            vec![Corner { field: 0, place: Point::default() }; 4 * numbers.crossing.len()];
        let mut corner_of = vec![0; arrangement.half_edges().len()];
        let before = predecessors(arrangement);
        for (index, crossing) in arrangement.crossings().iter().enumerate() {
            let id = numbers.crossing[index];
            let [first, second] = crossing.loops.map(|line| Color::DEMONS[line]);
            crossings[id] = (crossing.point, first, second);
            for (half_edge, sector) in arrangement.sectors(index) {
                let face = arrangement.half_edges()[half_edge].face;
                corner_of[half_edge] = 4 * id + sector;
                corners[4 * id + sector] = Corner {
                    field: small(numbers.field[face]),
                    place: anchors::demon(arrangement, half_edge, before[half_edge]),
                };
            }
        }
        let mut fields = vec![Field::empty(); numbers.field.len()];
        for (face, &id) in numbers.field.iter().enumerate() {
            fields[id].corners = boundary_walk(arrangement, face, &corner_of);
            fields[id].inside = small(arrangement.faces()[face].inside as usize);
            let cycles = arrangement.faces()[face].cycles.iter();
            fields[id].outline = cycles.map(|&from| ring(arrangement, from)).collect();
            fields[id].ghost = poles[face].filter(|_| id > 0).map(|pole| pole.point);
        }
        tie_knots(arrangement, &numbers.field, knot_fields, knots, &mut fields);
        let board = Self {
            cords,
            knot_fields,
            knots,
            crossings,
            corners,
            fields,
            components: arrangement.components(),
            code: numbers.code,
            mirror_code: mirror_code(arrangement),
            measures: measure(arrangement, poles, angle_window),
        };
        debug_assert!(board.adds_up(), "Euler's formula and the sum of corners hold");
        board
    }

    /// Whether fields and corners are as many as the plane demands.
    fn adds_up(&self) -> bool {
        let corners: usize = self.fields.iter().map(|field| field.corners.len()).sum();
        self.fields.len() == self.crossings.len() + 1 + self.components
            && corners == 4 * self.crossings.len()
    }

    /// How many crossings there are.
    pub fn crossings(&self) -> usize {
        self.crossings.len()
    }

    /// §DD-10 How many corners there are: four at every crossing.
    pub fn corners(&self) -> usize {
        self.corners.len()
    }

    /// §DD-8 §DD-9 How many fields there are; field 0 is the outer one.
    pub fn fields(&self) -> usize {
        self.fields.len()
    }

    /// How many connected pieces the lines make; one on every board of crossing lines.
    pub fn components(&self) -> usize {
        self.components
    }

    /// The field a corner belongs to.
    pub fn field_of(&self, corner: usize) -> u8 {
        self.corners[corner].field
    }

    /// The two lines that cross at a corner, in cord order.
    pub fn lines_at(&self, corner: usize) -> (Color, Color) {
        let (_, first, second) = self.crossings[corner / 4];
        (first, second)
    }

    /// The corners of a field along its boundary, the field on the left.
    pub fn corners_of(&self, field: usize) -> &[u8] {
        &self.fields[field].corners
    }

    /// How many corners a field has.
    pub fn size(&self, field: usize) -> u8 {
        small(self.fields[field].corners.len())
    }

    /// §DD-11 How many knots count for a field under the choice of this table.
    pub fn knots(&self, field: usize) -> u8 {
        self.fields[field].counted
    }

    /// The knots on the boundary of a field, whether they count or not.
    pub fn knots_on(&self, field: usize) -> &[Color] {
        &self.fields[field].knots
    }

    /// §DD-35 What a field is worth.
    pub fn value(&self, field: usize) -> u8 {
        self.size(field) + self.knots(field)
    }

    /// The lines a field lies inside of: bit 0 red, 1 blue, 2 green, 3 yellow.
    pub fn inside(&self, field: usize) -> u8 {
        self.fields[field].inside
    }

    /// The lines a field lies inside of, in cord order.
    pub fn inside_colors(&self, field: usize) -> impl Iterator<Item = Color> + '_ {
        Color::DEMONS.into_iter().filter(move |color| self.inside(field) >> color.index() & 1 == 1)
    }

    /// The loops in cord order, counter-clockwise; the first point of each is its knot.
    pub fn cords(&self) -> &[Vec<Point>; 4] {
        &self.cords
    }

    /// The place of every crossing, by number.
    pub fn crossing_points(&self) -> impl Iterator<Item = Point> + '_ {
        self.crossings.iter().map(|&(point, _, _)| point)
    }

    /// §DD-17 Where a ghost stands in a field; the outer field has no such place.
    pub fn ghost_place(&self, field: usize) -> Option<Point> {
        self.fields[field].ghost
    }

    /// The boundary of a field: one closed ring per cycle, several where it has holes.
    pub fn outline(&self, field: usize) -> &[Vec<Point>] {
        &self.fields[field].outline
    }

    /// Where a demon stands in a corner.
    pub fn demon_place(&self, corner: usize) -> Point {
        self.corners[corner].place
    }

    /// The code that names the board up to movement and size.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The code of the mirror image.
    pub fn mirror_code(&self) -> &str {
        &self.mirror_code
    }

    /// The same for all boards that differ by movement, size or reflection only.
    pub fn shape_hash(&self) -> String {
        sha256((&self.code).min(&self.mirror_code))
    }

    /// SHA-256 of the canonical stored text.
    pub fn sha256(&self) -> String {
        sha256(&self.stored_text())
    }

    /// How roomy the board is.
    pub fn measures(&self) -> &Measures {
        &self.measures
    }
}

impl Field {
    fn empty() -> Self {
        Self {
            corners: Vec::new(),
            knots: Vec::new(),
            counted: 0,
            inside: 0,
            ghost: None,
            outline: Vec::new(),
        }
    }
}

/// The points of one boundary cycle, the field on the left.
fn ring(arrangement: &Arrangement, from: usize) -> Vec<Point> {
    let edges = arrangement.cycle(from).map(|half_edge| arrangement.edge_points(half_edge));
    edges
        .flat_map(|mut points| {
            // The next edge begins where this one ends.
            points.pop();
            points
        })
        .collect()
}

/// Numbers of a board fit a byte: at most 160 corners and 45 fields.
fn small(number: usize) -> u8 {
    u8::try_from(number).expect("the limit on crossings keeps numbers small")
}

/// The half-edge before each one along its face.
fn predecessors(arrangement: &Arrangement) -> Vec<usize> {
    let mut before = vec![0; arrangement.half_edges().len()];
    for (at, half_edge) in arrangement.half_edges().iter().enumerate() {
        before[half_edge.next] = at;
    }
    before
}

/// The corners of a face, every cycle from its lowest corner on, lowest cycle first.
fn boundary_walk(arrangement: &Arrangement, face: usize, corner_of: &[usize]) -> Vec<u8> {
    let mut cycles: Vec<Vec<u8>> = Vec::new();
    for &first in &arrangement.faces()[face].cycles {
        let mut corners: Vec<u8> = arrangement
            .cycle(first)
            .filter(|&half_edge| arrangement.half_edges()[half_edge].origin.is_some())
            .map(|half_edge| small(corner_of[half_edge]))
            .collect();
        if let Some(lowest) = (0..corners.len()).min_by_key(|&at| corners[at]) {
            corners.rotate_left(lowest);
        }
        cycles.push(corners);
    }
    cycles.sort();
    cycles.concat()
}

/// §DD-3 §DD-11 The one knot of a cord lies on the edge with the cord's first point and touches the
/// fields beside it.
fn tie_knots(
    arrangement: &Arrangement,
    numbers: &[usize],
    knot_fields: [KnotField; 4],
    knots: Knots,
    fields: &mut [Field],
) {
    for (line, color) in Color::DEMONS.into_iter().enumerate() {
        let inner = arrangement.forward(geometry::Edge { line, index: 0 });
        for (half_edge, side) in [(inner, KnotField::Inside), (inner ^ 1, KnotField::Outside)] {
            let HalfEdge { face, .. } = arrangement.half_edges()[half_edge];
            let field = &mut fields[numbers[face]];
            field.knots.push(color);
            field.counted += match knots {
                Knots::Both => 1,
                Knots::One => u8::from(knot_fields[line] == side),
                Knots::None => 0,
            };
        }
    }
}

fn measure(arrangement: &Arrangement, poles: &[Option<Pole>], angle_window: i64) -> Measures {
    let crossings = arrangement.crossings();
    let spacing = crossings.iter().enumerate().flat_map(|(at, one)| {
        crossings[..at].iter().map(|two| one.point.distance_squared(two.point))
    });
    let areas = arrangement.faces()[1..].iter().map(|face| {
        face.cycles.iter().map(|&cycle| arrangement.twice_cycle_area(cycle)).sum::<i64>()
    });
    let radii = poles[1..].iter().map(|pole| pole.map_or(Ratio::ZERO, |p| p.distance_squared));
    let sines = (0..crossings.len()).map(|at| angle(arrangement, at, angle_window).millionths());
    Measures {
        spacing_squared: spacing.min().unwrap_or(i64::MAX),
        twice_area: areas.min().unwrap_or(0),
        radius_squared: radii.min().unwrap_or(Ratio::ZERO),
        sine_squared: sines.min().unwrap_or(1_000_000),
    }
}

/// The angle at a crossing, seen from a small window around it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Angle {
    /// Square of the cross product of the two directions.
    height_squared: i128,
    /// Product of their squared lengths.
    sizes: i128,
}

impl Angle {
    /// Whether the square of the sine is at least so many millionths.
    pub(super) fn reaches(self, millionths: i64) -> bool {
        1_000_000 * self.height_squared >= i128::from(millionths) * self.sizes
    }

    /// The square of the sine in millionths, rounded down.
    pub(super) fn millionths(self) -> i64 {
        let share = 1_000_000 * self.height_squared / self.sizes.max(1);
        i64::try_from(share).expect("a sine is at most one")
    }
}

/// Measures the angle between the two passes at a crossing.
pub(super) fn angle(arrangement: &Arrangement, crossing: usize, window: i64) -> Angle {
    let crossing = &arrangement.crossings()[crossing];
    let [one, two] = [0, 1].map(|pass| {
        let points = &arrangement.loops()[crossing.loops[pass]];
        let start = crossing.at[pass].segment;
        let look = |step: &dyn Fn(usize) -> usize| {
            let far = |at: &usize| points[*at].distance_squared(crossing.point) >= window * window;
            let mut tried = (0..points.len()).map(|count| step(count) % points.len());
            tried.clone().find(far).or_else(|| tried.next_back()).expect("a loop has points")
        };
        let ahead = look(&|count| start + 1 + count);
        let behind = look(&|count| start + points.len() - count);
        points[behind].to(points[ahead])
    });
    let size = |vector: (i64, i64)| i128::from(vector.0 * vector.0 + vector.1 * vector.1);
    let height = i128::from(cross(one, two));
    Angle { height_squared: height * height, sizes: size(one) * size(two) }
}
