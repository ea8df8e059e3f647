//! Pen lines and their repair.

use dicke_daemonen::board::{BoardNote, Limits, Point, mend};
use dicke_daemonen::color::Color;
use serde_json::json;

use super::refused::rectangle;
use super::{codes, cords_with, fixtures, open, pairs, preset, stroke_board};

fn points(pairs: &[[i32; 2]]) -> Vec<Point> {
    pairs.iter().map(|&[x, y]| Point::new(x, y)).collect()
}

/// T-22 §A-9
#[test]
fn the_worked_pen_line_is_mended_point_for_point() {
    for vector in fixtures().stroke {
        let mended = mend(&points(&vector.stroke), Limits::bundled(), "line").expect("mendable");
        assert_eq!(mended.distinct, vector.distinct);
        assert_eq!((mended.length, mended.gap), (vector.length, vector.gap));
        assert_eq!(mended.simplified, points(&vector.simplified));
        assert_eq!(mended.points, points(&vector.points));
        assert!(!mended.trimmed);
    }
}

/// The ring board as pen lines, with a part of the red line left out.
fn ring_without(missing: usize) -> serde_json::Value {
    let mut loops = preset("ring").cords().clone();
    loops[0].truncate(360 - missing);
    stroke_board(&loops)
}

/// T-22 §DD-2
#[test]
fn a_small_gap_is_closed_and_a_large_one_refused() {
    let opened = open(&ring_without(11)).expect("three percent are closed");
    assert_eq!(opened.board.code(), preset("ring").code());
    let faults = open(&ring_without(60)).expect_err("twenty percent are open");
    assert_eq!((codes(&faults), cords_with(&faults, "E_OPEN")), (vec!["E_OPEN"], vec!["red"]));
}

/// A circle whose ends run on past each other and cross.
fn overshooting(tail: i32) -> Vec<Point> {
    let mut line = preset("ring").cords()[0].clone();
    // Both ends run outwards from where they cross, one leaning forward and one backward.
    let (end, start) = (line[0], line[359]);
    let step = Point::new(end.x - start.x, end.y - start.y);
    let normal = Point::new(-step.y, step.x);
    let along = |by: i32, off: i32| {
        Point::new(end.x + step.x * by + normal.x * off, end.y + step.y * by + normal.y * off)
    };
    let before = (1..=tail).rev().map(|by| along(-by, -3 * by));
    let after = (1..=tail).map(|by| along(by, -3 * by));
    let mut whole: Vec<Point> = before.collect();
    whole.append(&mut line);
    whole.extend(after);
    whole
}

/// T-121 §A-4
#[test]
fn short_loose_ends_are_trimmed_and_long_ones_refused() {
    let with_tails = |tail: i32| {
        let mut loops = preset("ring").cords().clone();
        loops[0] = overshooting(tail);
        open(&stroke_board(&loops))
    };
    let opened = with_tails(2).expect("trimmed");
    assert!(opened.notes.iter().any(|n| (n.code, n.cord) == ("trimmed", Some(Color::Red))));
    assert_eq!(opened.board.code(), preset("ring").code());
    let faults = with_tails(8).expect_err("long loose ends");
    assert_eq!((codes(&faults), cords_with(&faults, "E_SELF")), (vec!["E_SELF"], vec!["red"]));
}

/// A pen line whose leftmost mended point is one single vertex.
fn slanted() -> Vec<Point> {
    points(&[
        [-40_000, 0],
        [-20_000, -50_000],
        [30_000, -60_000],
        [70_000, -30_000],
        [80_000, 10_000],
        [60_000, 45_000],
        [20_000, 50_000],
        [-10_000, 40_000],
        [-38_500, 2_000],
    ])
}

/// T-16 §A-5
#[test]
fn a_touching_pen_line_is_shifted_and_never_crosses_once() {
    let limits = Limits::bundled();
    let wall = rectangle(-120, -60, 0, 60);
    let right = mend(&wall, limits, "").expect("mendable").points;
    let right = right.iter().map(|point| point.x).max().expect("points");
    let blue = slanted();
    let left = mend(&blue, limits, "").expect("mendable").points;
    let left = left.iter().map(|point| point.x).min().expect("points");
    let blue: Vec<Point> =
        blue.iter().map(|point| Point::new(point.x + right - left, point.y)).collect();
    let loops = [wall, blue, super::circle(16.0, 92.0, 65.0), super::circle(12.0, -95.0, 65.0)];
    let opened = open(&stroke_board(&loops)).expect("cured by a shift");
    let shifted = opened.notes.iter().find(|note| note.code == "shifted").expect("a note");
    assert_eq!(shifted.cord, Some(Color::Blue));
    let board = opened.board;
    let both = (Color::Red, Color::Blue);
    let shared = (0..board.crossings()).filter(|x| board.lines_at(4 * x) == both).count();
    assert_eq!(shared, 0, "one step to the right parts them");
    assert_eq!(open(&opened.normal).expect("stored as points").board, board);
}

/// §A-6 §A-9
#[test]
fn a_knot_nobody_placed_moves_away_from_a_crossing() {
    let flower = preset("flower");
    let crossing = flower.crossing_points().next().expect("crossings");
    let near = |at: &usize| flower.cords()[0][*at].distance(crossing);
    let start = (0..360).min_by_key(near).expect("points");
    // Smoothing moves the first point a little along the line.
    let (loops, opened) = (0..20)
        .find_map(|back| {
            let mut loops = flower.cords().clone();
            loops[0].rotate_left((start + 360 - back) % 360);
            let opened = open(&stroke_board(&loops)).expect("legal");
            let moved = |n: &BoardNote| (n.code, n.cord) == ("knot-moved", Some(Color::Red));
            opened.notes.iter().any(moved).then_some((loops, opened))
        })
        .expect("some start lies beside the crossing");
    let knot = opened.board.cords()[0][0];
    assert!(opened.board.crossing_points().all(|point| point.distance(knot) >= 4000));
    let mut dragged = stroke_board(&loops);
    dragged["cords"][0]["knot"] = json!([crossing.x, crossing.y]);
    assert_eq!(codes(&open(&dragged).expect_err("placed there on purpose")), ["E_KNOT"]);
    let away = pairs(&loops[0])[30];
    dragged["cords"][0]["knot"] = json!(away);
    let placed = open(&dragged).expect("legal").board.cords()[0][0];
    assert!(placed.distance(Point::new(away[0], away[1])) < 10_000);
}
