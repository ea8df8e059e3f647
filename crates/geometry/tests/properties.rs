//! What holds for every arrangement, whatever the loops.

use geometry::point::twice_area;
use geometry::{Arrangement, Line, Point, SelfCrossing, own_meetings, pole};
use proptest::prelude::*;

const MANY: usize = 10_000;

/// Triangles are simple by nature and cross each other often.
fn triangles(count: usize) -> impl Strategy<Value = Vec<Vec<Point>>> {
    let point = (-500..500, -500..500).prop_map(|(x, y)| Point::new(x, y));
    prop::collection::vec(prop::collection::vec(point, 3), 1..=count)
}

/// Closed scribbles that cross themselves.
fn scribbles() -> impl Strategy<Value = Vec<Vec<Point>>> {
    let point = (-500..500, -500..500).prop_map(|(x, y)| Point::new(x, y));
    prop::collection::vec(prop::collection::vec(point, 3..9), 1..=3)
}

fn build(loops: &[Vec<Point>], own: SelfCrossing) -> Option<Arrangement> {
    let flat = loops.iter().any(|points| points.len() == 3 && twice_area(points) == 0);
    let repeats = loops
        .iter()
        .any(|points| (0..points.len()).any(|at| points[at] == points[(at + 1) % points.len()]));
    if flat || repeats { None } else { Arrangement::build(loops, own, MANY).ok() }
}

/// Sizes and inside masks of all faces, without their order.
fn census(arrangement: &Arrangement) -> Vec<(usize, usize, u32)> {
    let mut faces: Vec<(usize, usize, u32)> = arrangement
        .faces()
        .iter()
        .map(|face| {
            let corners = face.cycles.iter().flat_map(|&first| arrangement.cycle(first));
            let corners = corners.filter(|&h| arrangement.half_edges()[h].origin.is_some());
            (corners.count(), face.cycles.len(), face.inside)
        })
        .collect();
    faces.sort_unstable();
    faces
}

fn check_sums(arrangement: &Arrangement) -> Result<(), TestCaseError> {
    let crossings = arrangement.crossings().len();
    prop_assert_eq!(arrangement.faces().len(), crossings + 1 + arrangement.components());
    let corners: usize = census(arrangement).iter().map(|(corners, _, _)| corners).sum();
    prop_assert_eq!(corners, 4 * crossings);
    let cycles: usize = arrangement.faces().iter().map(|face| face.cycles.len()).sum();
    prop_assert_eq!(cycles, crossings + 2 * arrangement.components());
    prop_assert_eq!(arrangement.faces()[0].inside, 0);
    for half_edge in arrangement.half_edges() {
        let other = &arrangement.half_edges()[half_edge.twin];
        let here = arrangement.faces()[half_edge.face].inside;
        let there = arrangement.faces()[other.face].inside;
        prop_assert_eq!(here ^ there, 1 << half_edge.edge.line);
        prop_assert_eq!(arrangement.half_edges()[half_edge.next].face, half_edge.face);
    }
    Ok(())
}

proptest! {
    #[test]
    fn euler_and_the_sum_of_corners_hold_for_triangles(loops in triangles(6)) {
        let Some(arrangement) = build(&loops, SelfCrossing::Absent) else { return Ok(()) };
        check_sums(&arrangement)?;
        for (one, two) in (0..loops.len()).flat_map(|a| (0..a).map(move |b| (b, a))) {
            let shared = arrangement.crossings().iter().filter(|c| c.loops == [one, two]).count();
            prop_assert_eq!(shared % 2, 0, "two closed curves cross an even number of times");
        }
    }

    #[test]
    fn euler_and_the_sum_of_corners_hold_for_scribbles(loops in scribbles()) {
        let Some(arrangement) = build(&loops, SelfCrossing::Allowed) else { return Ok(()) };
        check_sums(&arrangement)?;
        for (line, points) in loops.iter().enumerate() {
            let alone = own_meetings(points, Line::Closed, MANY).crossings.len();
            let found = arrangement.crossings().iter().filter(|c| c.loops == [line; 2]).count();
            prop_assert_eq!(alone, found);
        }
    }

    #[test]
    fn start_direction_and_quarter_turns_change_nothing(
        loops in triangles(5), turn in 0_usize..3, back in any::<bool>()
    ) {
        let Some(arrangement) = build(&loops, SelfCrossing::Absent) else { return Ok(()) };
        let mut moved = loops;
        for points in &mut moved {
            points.rotate_left(turn);
            if back {
                points.reverse();
            }
            for point in points {
                *point = Point::new(-point.y, point.x);
            }
        }
        let moved = build(&moved, SelfCrossing::Absent).expect("still in general position");
        prop_assert_eq!(census(&arrangement), census(&moved));
    }

    #[test]
    fn a_pole_lies_inside_exactly_the_loops_of_its_face(loops in triangles(4)) {
        let Some(arrangement) = build(&loops, SelfCrossing::Absent) else { return Ok(()) };
        for (index, face) in arrangement.faces().iter().enumerate().skip(1) {
            let Some(found) = pole(&arrangement.boundary(index), 10) else { continue };
            for (line, points) in loops.iter().enumerate() {
                let side = |at: usize| {
                    geometry::point::orientation(points[at], points[(at + 1) % 3], found.point) > 0
                };
                let inside = side(0) == side(1) && side(1) == side(2);
                prop_assert_eq!(inside, face.inside >> line & 1 == 1);
            }
        }
    }

    #[test]
    fn cycles_of_bounded_faces_enclose_their_area_once(loops in triangles(5)) {
        let Some(arrangement) = build(&loops, SelfCrossing::Absent) else { return Ok(()) };
        let enclosed: i64 = arrangement
            .faces()
            .iter()
            .flat_map(|face| &face.cycles)
            .map(|&cycle| arrangement.twice_cycle_area(cycle))
            .sum();
        // Every edge is walked once in each direction.
        prop_assert_eq!(enclosed, 0);
    }
}

#[test]
fn nested_loops_make_rings() {
    let square = |half: i32| {
        [(-half, -half), (half, -half), (half, half), (-half, half)]
            .map(|(x, y)| Point::new(x, y))
            .to_vec()
    };
    let arrangement =
        Arrangement::build(&[square(10), square(30), square(20)], SelfCrossing::Absent, MANY)
            .expect("no contact");
    assert_eq!(arrangement.components(), 3);
    assert_eq!(census(&arrangement), [(0, 1, 0), (0, 1, 7), (0, 2, 2), (0, 2, 6)]);
}

#[test]
fn neighbors_in_one_ring_share_its_face() {
    let square = |x: i32, half: i32| {
        [(x - half, -half), (x + half, -half), (x + half, half), (x - half, half)]
            .map(|(x, y)| Point::new(x, y))
            .to_vec()
    };
    let loops = [square(0, 100), square(-50, 10), square(0, 10), square(50, 10)];
    let arrangement = Arrangement::build(&loops, SelfCrossing::Absent, MANY).expect("no contact");
    assert_eq!(census(&arrangement), [(0, 1, 0), (0, 1, 3), (0, 1, 5), (0, 1, 9), (0, 4, 1)]);
}

#[test]
fn a_loop_level_with_a_crossing_is_put_into_the_right_face() {
    let line = |points: &[(i32, i32)]| -> Vec<Point> {
        points.iter().map(|&(x, y)| Point::new(x, y)).collect()
    };
    // The first two cross at (-10, 0); the third begins on the same height to the right of it.
    let loops = [
        line(&[(-20, -10), (50, 60), (50, -55)]),
        line(&[(-20, 10), (60, -70), (60, 70)]),
        line(&[(-5, 0), (0, -1), (0, 1)]),
    ];
    for turned in 0..4 {
        let mut loops = loops.clone();
        for (at, points) in loops.iter_mut().enumerate() {
            if turned >> at & 1 == 1 {
                points.reverse();
            }
        }
        let arrangement =
            Arrangement::build(&loops, SelfCrossing::Absent, MANY).expect("no contact");
        let inner = arrangement.faces().iter().find(|face| face.inside & 4 == 4);
        assert_eq!(inner.expect("the small loop has an inside").inside, 7);
    }
}

#[test]
fn contacts_and_triple_points_are_told() {
    let loops = [
        vec![Point::new(-9, -1), Point::new(9, 1), Point::new(0, 30)],
        vec![Point::new(-1, -9), Point::new(1, 9), Point::new(-30, 0)],
        vec![Point::new(-9, -9), Point::new(9, 9), Point::new(40, -40)],
    ];
    let trouble = Arrangement::build(&loops, SelfCrossing::Absent, MANY).expect_err("a triple");
    assert_eq!(trouble.contacts.len(), 1);
    assert_eq!(trouble.contacts[0].loops, [0, 1, 2]);
    assert_eq!(trouble.contacts[0].near, Point::new(0, 0));
}

#[test]
fn too_many_crossings_end_the_search() {
    let comb = |turned: bool| -> Vec<Point> {
        (0..1000)
            .map(|at| {
                let (long, short) = (if at % 2 == 0 { -200_000 } else { 200_000 }, at * 200);
                let short = short - 100_000;
                if turned { Point::new(short, long) } else { Point::new(long, short) }
            })
            .collect()
    };
    let trouble = Arrangement::build(&[comb(false), comb(true)], SelfCrossing::Absent, 40)
        .expect_err("hundreds of thousands of crossings");
    assert!(trouble.crowded);
    assert!(trouble.crossings > 40 && trouble.crossings < 10_000);
}
