//! §DD-7 Second and third stage of the check: the four cords together.

use geometry::{Arrangement, Contact, ContactKind, Crossing, Point, Pole, SelfCrossing, pole};

use super::fault::{BoardFault, BoardNote, units};
use super::laid::{Board, angle};
use super::laying::{Cover, Laying, SelfCross};
use super::limits::Limits;
use super::raw::Loop;
use super::shape::{Sines, UNIT};
use crate::color::Color;

/// Steps by which a touching pen line is moved, one after the other.
const SHIFTS: [(i32, i32); 8] =
    [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)];

/// Most faults of one kind that are reported.
const REPORTED: usize = 16;

/// What the later stages check against.
#[derive(Debug, Clone, Copy)]
pub(super) struct Standard<'a> {
    pub(super) laying: Laying,
    pub(super) limits: &'a Limits,
    pub(super) sines: &'a Sines,
}

/// Checks four loops and makes the board, or tells all faults of the first stage that finds some.
pub(super) fn lay(
    mut loops: [Loop; 4],
    standard: Standard<'_>,
    notes: &mut Vec<BoardNote>,
) -> Result<Board, Vec<BoardFault>> {
    let mut arrangement = arrange(&mut loops, standard, notes)?;
    if move_free_knots(&mut loops, &arrangement, standard.limits, notes) {
        arrangement = arrange(&mut loops, standard, notes)?;
    }
    let mut faults = Vec::new();
    check_degree(&loops, &arrangement, standard, &mut faults);
    check_angles(&arrangement, standard, &mut faults);
    check_spacing(&arrangement, standard.limits, &mut faults);
    check_knots(&loops, &arrangement, standard.limits, &mut faults);
    let poles = poles(&arrangement);
    check_faces(&arrangement, &poles, standard.limits, &mut faults);
    if !faults.is_empty() {
        return Err(faults);
    }
    Ok(finish(loops, standard, &arrangement, &poles))
}

/// The board of loops that passed every check.
pub(super) fn finish(
    loops: [Loop; 4],
    standard: Standard<'_>,
    arrangement: &Arrangement,
    poles: &[Option<Pole>],
) -> Board {
    let knot_fields = std::array::from_fn(|line| loops[line].knot_field);
    let cords = loops.map(|cord| cord.points);
    let knots = standard.laying.knots;
    Board::new(cords, knot_fields, knots, arrangement, poles, standard.limits.angle_window)
}

/// The roomiest whole-unit point of every field; nothing for the outer one.
pub(super) fn poles(arrangement: &Arrangement) -> Vec<Option<Pole>> {
    let unit = i32::try_from(UNIT).expect("a unit is a thousand steps");
    let of = |face| {
        if face == 0 { None } else { pole(&arrangement.boundary(face), unit) }
    };
    (0..arrangement.faces().len()).map(of).collect()
}

/// Second stage: proper crossings only, and not too many.
pub(super) fn arrange(
    loops: &mut [Loop; 4],
    standard: Standard<'_>,
    notes: &mut Vec<BoardNote>,
) -> Result<Arrangement, Vec<BoardFault>> {
    let own = match standard.laying.self_cross {
        SelfCross::Reject => SelfCrossing::Absent,
        SelfCross::Allow => SelfCrossing::Allowed,
    };
    let drawn: [Vec<Point>; 4] = std::array::from_fn(|line| loops[line].points.clone());
    let mut shifted = [0; 4];
    loop {
        let points: Vec<Vec<Point>> = loops.iter().map(|cord| cord.points.clone()).collect();
        let trouble = match Arrangement::build(&points, own, standard.limits.crossings) {
            Ok(arrangement) => {
                for (color, _) in Color::DEMONS.into_iter().zip(shifted).filter(|(_, n)| *n > 0) {
                    notes.push(BoardNote { code: "shifted", cord: Some(color) });
                }
                return Ok(arrangement);
            }
            Err(trouble) => trouble,
        };
        let curable = |contact: &&Contact| {
            let later = later(contact);
            loops[later].drawn && shifted[later] < standard.limits.touch_attempts
        };
        let stretch = trouble.contacts.iter().any(|c| c.kind == ContactKind::Stretch);
        let hopeless = trouble.crowded || stretch || !trouble.contacts.iter().all(|c| curable(&c));
        if hopeless {
            return Err(contact_faults(loops, &trouble, standard.limits));
        }
        let line = trouble.contacts.first().map_or(3, later);
        loops[line].points = shift(&drawn[line], SHIFTS[shifted[line] % 8], standard.limits);
        shifted[line] += 1;
    }
}

fn later(contact: &Contact) -> usize {
    contact.loops.last().copied().unwrap_or(3)
}

/// The line moved by a step; points at the rim of the table stay on it.
fn shift(points: &[Point], (x, y): (i32, i32), limits: &Limits) -> Vec<Point> {
    let rim = limits.half_width;
    let moved = points.iter().map(|point| Point::new(point.x + x, point.y + y));
    let moved: Vec<Point> = moved.collect();
    let fits = moved.iter().all(|point| point.x.abs() <= rim && point.y.abs() <= rim);
    if fits { moved } else { points.to_vec() }
}

fn contact_faults(
    loops: &[Loop; 4],
    trouble: &geometry::Trouble,
    limits: &Limits,
) -> Vec<BoardFault> {
    let mut faults: Vec<BoardFault> = Vec::new();
    for contact in &trouble.contacts {
        let code = if contact.loops.len() == 1 { "E_SELF" } else { "E_TOUCH" };
        let mut fault = BoardFault::new(code, loops[later(contact)].at.clone());
        for (&line, name) in contact.loops.iter().zip(["cord", "crosses", "third", "fourth"]) {
            fault = fault.with(name, Color::DEMONS[line].name());
        }
        faults.push(fault.with("x", contact.near.x).with("y", contact.near.y));
    }
    if trouble.crowded {
        let fault = BoardFault::new("E_MANY", "board.cords").with("value", trouble.crossings);
        faults.push(fault.with("limit", limits.crossings));
    }
    faults
}

/// Moves knots nobody placed away from crossings; says whether any was moved.
fn move_free_knots(
    loops: &mut [Loop; 4],
    arrangement: &Arrangement,
    limits: &Limits,
    notes: &mut Vec<BoardNote>,
) -> bool {
    let mut moved = false;
    for (line, cord) in loops.iter_mut().enumerate().filter(|(_, cord)| cord.free_knot) {
        let count = cord.points.len();
        // Nearest along the cord, counter-clockwise first.
        let tried = (0..=count / 2).flat_map(|step| [step, (count - step) % count]);
        let clear = |at: &usize| {
            knot_distance(arrangement, line, cord.points[*at])
                .is_none_or(|distance| distance >= limits.knot_clearance * limits.knot_clearance)
        };
        let found = tried.into_iter().find(clear);
        if let Some(at) = found.filter(|&at| at > 0) {
            cord.points.rotate_left(at);
            notes.push(BoardNote { code: "knot-moved", cord: Some(Color::DEMONS[line]) });
            moved = true;
        }
    }
    moved
}

/// The square of the distance from a knot to the nearest crossing of its cord.
fn knot_distance(arrangement: &Arrangement, line: usize, knot: Point) -> Option<i64> {
    let on_cord = |visit: &geometry::Visit| {
        arrangement.crossings()[visit.crossing].point.distance_squared(knot)
    };
    arrangement.visits(line).iter().map(on_cord).min()
}

/// §DD-7 Every cord has to do with at least two others.
pub(super) fn check_degree(
    loops: &[Loop; 4],
    arrangement: &Arrangement,
    standard: Standard<'_>,
    faults: &mut Vec<BoardFault>,
) {
    let mut partners = [0_u32; 4];
    match standard.laying.cover {
        Cover::Cross => {
            for Crossing { loops: [one, two], .. } in arrangement.crossings() {
                partners[*one] |= 1 << two;
                partners[*two] |= 1 << one;
            }
        }
        Cover::Overlap => {
            for face in arrangement.faces() {
                for line in (0..4).filter(|line| face.inside >> line & 1 == 1) {
                    partners[line] |= face.inside;
                }
            }
        }
    }
    for (line, color) in Color::DEMONS.into_iter().enumerate() {
        let others = partners[line] & !(1 << line);
        if others.count_ones() < 2 {
            let met = Color::DEMONS.into_iter().find(|other| others >> other.index() & 1 == 1);
            let fault = BoardFault::new("E_DEGREE", loops[line].at.clone()).cord(color);
            let fault = fault.with("crosses", met.map_or("none", Color::name));
            let fault = fault.with(
                "cover",
                match standard.laying.cover {
                    Cover::Cross => "cross",
                    Cover::Overlap => "overlap",
                },
            );
            faults.push(fault.with("value", others.count_ones()).with("limit", 2));
        }
    }
}

fn cords_at(fault: BoardFault, crossing: &Crossing) -> BoardFault {
    let [one, two] = crossing.loops.map(|line| Color::DEMONS[line]);
    fault.cord(one).with("crosses", two.name())
}

pub(super) fn check_angles(
    arrangement: &Arrangement,
    standard: Standard<'_>,
    faults: &mut Vec<BoardFault>,
) {
    let Standard { limits, sines, .. } = standard;
    let flat = arrangement.crossings().iter().enumerate().filter_map(|(at, crossing)| {
        let angle = angle(arrangement, at, limits.angle_window);
        (!angle.reaches(limits.angle_sin2_millionths)).then_some((crossing, angle.millionths()))
    });
    let flat: Vec<_> = flat.collect();
    tell_rest("E_ANGLE", flat.len(), faults);
    for (crossing, millionths) in flat.into_iter().take(REPORTED) {
        let fault = BoardFault::new("E_ANGLE", "board.cords");
        let limit = whole_degrees(sines, limits.angle_sin2_millionths);
        let fault = cords_at(fault, crossing).with("value", whole_degrees(sines, millionths));
        faults.push(fault.with("limit", limit));
    }
}

/// The whole degrees of an angle whose squared sine is so many millionths, to the nearest.
fn whole_degrees(sines: &Sines, millionths: i64) -> i64 {
    let square = |degrees: i64| sines.sin(degrees) * sines.sin(degrees) / Sines::SCALE;
    (0..=90).min_by_key(|&degrees| (square(degrees) - millionths).abs()).unwrap_or(0)
}

pub(super) fn check_spacing(
    arrangement: &Arrangement,
    limits: &Limits,
    faults: &mut Vec<BoardFault>,
) {
    let crossings = arrangement.crossings();
    let pairs = crossings
        .iter()
        .enumerate()
        .flat_map(|(at, one)| crossings[..at].iter().map(move |two| (two, one)));
    let close = pairs.filter_map(|(one, two)| {
        let distance = one.point.distance_squared(two.point);
        (distance < limits.spacing * limits.spacing).then_some((one, two, distance.isqrt()))
    });
    let close: Vec<_> = close.collect();
    tell_rest("E_SPACING", close.len(), faults);
    for (one, two, distance) in close.into_iter().take(REPORTED) {
        let fault = cords_at(BoardFault::new("E_SPACING", "board.cords"), one);
        let fault = fault.with("x", one.point.x).with("y", one.point.y);
        let fault = fault.with("other_x", two.point.x).with("other_y", two.point.y);
        faults.push(fault.with("value", units(distance)).with("limit", units(limits.spacing)));
    }
}

pub(super) fn check_faces(
    arrangement: &Arrangement,
    poles: &[Option<Pole>],
    limits: &Limits,
    faults: &mut Vec<BoardFault>,
) {
    let mut narrow = 0;
    for (face, pole) in poles.iter().enumerate().skip(1) {
        let radius = pole.map_or(0, |pole| pole.distance_squared.floor().isqrt());
        let needed = i128::from(limits.ghost_radius);
        let roomy = pole.is_some_and(|pole| {
            pole.distance_squared.numerator >= needed * needed * pole.distance_squared.denominator
        });
        if roomy {
            continue;
        }
        narrow += 1;
        if narrow > REPORTED {
            continue;
        }
        let inside = arrangement.faces()[face].inside;
        let letters = Color::DEMONS.into_iter().filter(|color| inside >> color.index() & 1 == 1);
        let letters = letters.map(Color::letter).collect::<String>();
        let fault = BoardFault::new("E_FACE", "board.cords");
        let fault = fault.with("inside", if letters.is_empty() { "–" } else { &letters });
        let border = arrangement.boundary(face);
        let near = border.first().map_or(Point::new(0, 0), |piece| piece.from);
        let fault = fault.with("x", units(near.x.into())).with("y", units(near.y.into()));
        let radius = i64::try_from(radius).expect("a radius fits the table");
        faults.push(fault.with("value", units(radius)).with("limit", units(limits.ghost_radius)));
    }
    tell_rest("E_FACE", narrow, faults);
}

/// Says how many faults of a kind are left out of the report.
fn tell_rest(what: &'static str, found: usize, faults: &mut Vec<BoardFault>) {
    if found > REPORTED {
        let fault = BoardFault::new("E_MORE", "board.cords").with("what", what);
        faults.push(fault.with("value", found - REPORTED).with("limit", REPORTED));
    }
}

pub(super) fn check_knots(
    loops: &[Loop; 4],
    arrangement: &Arrangement,
    limits: &Limits,
    faults: &mut Vec<BoardFault>,
) {
    for (line, color) in Color::DEMONS.into_iter().enumerate() {
        let distance = knot_distance(arrangement, line, loops[line].points[0]);
        let limit = limits.knot_clearance;
        if let Some(distance) = distance.filter(|distance| *distance < limit * limit) {
            let fault = BoardFault::new("E_KNOT", loops[line].at.clone()).cord(color);
            let fault = fault.with("problem", "near");
            faults.push(fault.with("value", units(distance.isqrt())).with("limit", units(limit)));
        }
    }
}
