//! Canonical numbers, codes, generated boards.

use dicke_daemonen::board::{
    KnotField, Knots, Laying, Limits, Point, Presets, Quality, generate, read_board,
};
use geometry::{Arrangement, SelfCrossing};
use serde_json::{Value, json};

use super::{census, open, points_board, preset, values};

#[expect(clippy::cast_possible_truncation, reason = "coordinates are small")]
fn turned(points: &[Point], degrees: f64) -> Vec<Point> {
    let (sin, cos) = degrees.to_radians().sin_cos();
    let turn = |point: &Point| {
        let (x, y) = (f64::from(point.x), f64::from(point.y));
        Point::new((x * cos - y * sin).round() as i32, (x * sin + y * cos).round() as i32)
    };
    points.iter().map(turn).collect()
}

/// T-11 §DD-10 §DD-11
#[test]
fn turning_the_board_changes_no_number() {
    let board = preset("tutorial-b");
    for degrees in [1.0, 33.3, 90.0, 180.0, 271.0] {
        let loops = board.cords().clone().map(|cord| turned(&cord, degrees));
        let moved = open(&points_board(&loops)).expect("still legal").board;
        assert_eq!(moved.code(), board.code());
        assert_eq!(values(&moved), values(&board));
        assert_eq!(moved.shape_hash(), board.shape_hash());
        for field in 0..board.fields() {
            assert_eq!(moved.corners_of(field), board.corners_of(field));
        }
    }
}

/// T-11 §DD-10 §DD-11
#[test]
fn start_points_directions_and_order_of_input_change_nothing() {
    let board = preset("tutorial-b");
    let mut raw = points_board(board.cords());
    for (index, cord) in raw["cords"].as_array_mut().expect("a list").iter_mut().enumerate() {
        let points = cord["points"].as_array_mut().expect("a list");
        let count = points.len();
        points.rotate_left(40 + 30 * index);
        let mut knot = count - 40 - 30 * index;
        if index % 2 == 0 {
            points.reverse();
            knot = count - 1 - knot;
        }
        cord["knot"] = json!(knot);
    }
    raw["cords"].as_array_mut().expect("a list").reverse();
    let other = open(&raw).expect("still legal");
    assert_eq!(other.board, board);
    assert_eq!(other.normal, board.to_stored());
    assert_eq!(other.board.sha256(), board.sha256());
}

/// T-11 §DD-10 §DD-11
#[test]
fn a_mirrored_board_has_the_mirror_code_and_the_same_shape() {
    for id in ["tutorial-b", "ring", "venn-4"] {
        let board = preset(id);
        let mirror = |cord: Vec<Point>| -> Vec<Point> {
            cord.iter().map(|point| Point::new(-point.x, point.y)).collect()
        };
        let loops = board.cords().clone().map(mirror);
        let mirrored = open(&points_board(&loops)).expect("still legal").board;
        assert_eq!(mirrored.code(), board.mirror_code());
        assert_eq!(mirrored.mirror_code(), board.code());
        assert_eq!(mirrored.shape_hash(), board.shape_hash());
        assert_eq!(census(&mirrored), census(&board));
    }
}

/// T-116 §DD-9
#[test]
fn ring_and_its_mirror_image_differ_in_the_outer_mark_only() {
    let ring = preset("ring");
    let (code, mirror) = (ring.code(), ring.mirror_code());
    assert_eq!(code.strip_suffix("oR3"), mirror.strip_suffix("oR1"));
    assert!(code.ends_with("oR3"));
}

/// T-25 §DD-11
#[test]
fn a_knot_moved_along_its_edge_changes_no_value() {
    let board = preset("tutorial-b");
    let mut raw = points_board(board.cords());
    raw["cords"][0]["knot"] = json!(5);
    let moved = open(&raw).expect("still legal").board;
    assert_eq!(values(&moved), values(&board));
    assert_eq!(moved.code(), board.code());
    assert_ne!(moved.sha256(), board.sha256());
}

/// T-117 §DD-3
#[test]
fn half_a_turn_keeps_the_faces_of_the_star_but_its_numbers_are_unique() {
    let star = preset("star");
    let sizes = |board: &dicke_daemonen::board::Board| {
        let mut sizes: Vec<(u8, u8)> =
            (0..board.fields()).map(|f| (board.size(f), board.inside(f))).collect();
        sizes.sort_unstable();
        sizes
    };
    let opposite = |cords: &[usize]| {
        let mut raw = points_board(star.cords());
        for &cord in cords {
            raw["cords"][cord]["knot"] = json!(180);
        }
        open(&raw).expect("still legal").board
    };
    let all = opposite(&[0, 1, 2, 3]);
    assert_eq!((all.code(), values(&all)), (star.code(), values(&star)));
    for (here, there) in star.crossing_points().zip(all.crossing_points()) {
        assert!((here.x + there.x).abs() <= 1 && (here.y + there.y).abs() <= 1);
    }
    let one = opposite(&[0]);
    assert_eq!(sizes(&one), sizes(&star));
    assert_ne!(one.code(), star.code());
}

/// T-118 §DD-11
#[test]
fn a_knot_on_the_next_edge_changes_the_fields_at_the_two_edges_only() {
    let board = preset("tutorial-b");
    let mut raw = points_board(board.cords());
    // The red line from its knot at 190 degrees passes its first crossing near 208 degrees.
    raw["cords"][0]["knot"] = json!(60);
    let moved = open(&raw).expect("still legal").board;
    assert_ne!(moved.code(), board.code());
    let by_place = |board: &dicke_daemonen::board::Board| {
        let mut fields: Vec<(Option<Point>, u8, u8)> = (0..board.fields())
            .map(|f| (board.ghost_place(f), board.size(f), board.knots(f)))
            .collect();
        fields.sort_unstable();
        fields
    };
    let (before, after) = (by_place(&board), by_place(&moved));
    let changed: Vec<_> = before.iter().zip(&after).filter(|(a, b)| a.2 != b.2).collect();
    assert!(before.iter().zip(&after).all(|(a, b)| (a.0, a.1) == (b.0, b.1)));
    assert_eq!(changed.len(), 4, "two fields lose a point and two gain one");
}

/// T-28 §DD-7 §DD-8 §DD-10
#[test]
fn a_thousand_generated_boards_obey_the_plane() {
    let presets = Presets::bundled();
    for seed in 0..1000 {
        let made = generate(seed, Quality::Quick, &Laying::default(), presets).expect("a board");
        assert!(!made.fallback, "seed {seed}");
        let board = made.board;
        assert_eq!(board.fields(), board.crossings() + 2);
        let corners: usize = (0..board.fields()).map(|f| usize::from(board.size(f))).sum();
        assert_eq!(corners, 4 * board.crossings());
        for field in 0..board.fields() {
            let mut at: Vec<u8> = board.corners_of(field).iter().map(|corner| corner / 4).collect();
            at.sort_unstable();
            at.dedup();
            assert_eq!(at.len(), usize::from(board.size(field)));
            assert!(board.knots(field) <= 2);
        }
        let arrangement = Arrangement::build(board.cords(), SelfCrossing::Absent, 40).expect("ok");
        let negative = arrangement.faces().iter().enumerate().filter(|(_, face)| {
            face.cycles.iter().map(|&cycle| arrangement.twice_cycle_area(cycle)).sum::<i64>() < 0
        });
        assert_eq!(negative.map(|(face, _)| face).collect::<Vec<_>>(), [0]);
    }
}

/// §DD-7
#[test]
fn a_seed_names_one_board_and_more_comparing_is_no_worse() {
    let random = |seed: u64, quality: u64| {
        let raw = json!({ "random": { "seed": seed, "quality": quality } });
        open(&raw).expect("a board")
    };
    let first = random(7, 4);
    assert_eq!(first.board, random(7, 4).board);
    assert_ne!(first.board, random(8, 4).board);
    assert_eq!(open(&first.normal).expect("stored boards open").board, first.board);
    let pinned = random(1, 1).board.sha256();
    assert_eq!(pinned, "52753c2d0a40a0c37fd19c35dcec9439b1ed1fd75a10849e11845e997991a40d");
}

/// §DD-7
#[test]
fn a_generator_without_success_says_that_the_default_board_stands_in() {
    let text = include_str!("../../../content/limits.toml");
    let strict = Limits::parse(&text.replace("spacing = 8000", "spacing = 59000")).expect("limits");
    let presets = Presets::bundled().clone().with_limits(strict);
    let raw = json!({ "random": { "seed": 3, "quality": 1 } });
    let opened = read_board(&raw, &Laying::default(), &presets).expect("the default fits");
    assert_eq!(opened.notes.iter().map(|note| note.code).collect::<Vec<_>>(), ["fallback"]);
    assert_eq!(opened.board, preset("flower"));
}

/// T-113 §A-31
#[test]
fn a_stored_board_comes_back_as_it_was() {
    for found in Presets::bundled().iter() {
        let board = preset(&found.id);
        let opened = open(&board.to_stored()).expect("legal");
        assert_eq!(opened.board, board);
        assert_eq!(opened.normal, board.to_stored());
        let text: Value = serde_json::from_str(&board.stored_text()).expect("JSON");
        assert_eq!(text, board.to_stored());
    }
}

/// §A-7
#[test]
fn a_knot_that_counts_once_counts_on_the_named_side() {
    let laying = Laying { knots: Knots::One, ..Laying::default() };
    let presets = Presets::bundled();
    let both = preset("tutorial-b");
    let mut raw = points_board(both.cords());
    raw["cords"][1]["knot_field"] = json!(KnotField::Outside.name());
    let once = read_board(&raw, &laying, presets).expect("legal").board;
    let total = |board: &dicke_daemonen::board::Board| {
        (0..board.fields()).map(|f| u32::from(board.knots(f))).sum::<u32>()
    };
    assert_eq!((total(&both), total(&once)), (8, 4));
    // The blue knot lies between field 10, inside blue, and field 11.
    assert_eq!((once.knots(10), once.knots(11)), (0, 1));
    let again = read_board(&once.to_stored(), &laying, presets).expect("legal").board;
    assert_eq!(again, once);
}
