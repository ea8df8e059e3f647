//! Boards that are refused, and what they are told.

use dicke_daemonen::board::{Cover, Laying, Point, Presets, SelfCross, read_board};
use dicke_daemonen::color::Color;
use serde_json::{Value, json};

use super::{Ellipse, circle, codes, cords_with, open, points_board, preset, stroke_board};

/// T-13 §DD-7 §A-2
#[test]
fn a_line_that_crosses_only_one_other_is_named() {
    // Green lies inside red and crosses blue alone.
    let loops = [
        circle(0.0, 0.0, 120.0),
        circle(100.0, 20.0, 90.0),
        circle(5.0, 10.0, 50.0),
        circle(100.0, -100.0, 80.0),
    ];
    let faults = open(&points_board(&loops)).expect_err("green crosses one line");
    assert_eq!(codes(&faults), ["E_DEGREE"]);
    assert_eq!(cords_with(&faults, "E_DEGREE"), ["green"]);
    assert_eq!(faults[0].value("crosses"), Some("blue"));
    assert_eq!(faults[0].at, "board.cords[2]");
}

/// T-14 §DD-7 §A-2 §A-3
#[test]
fn lying_inside_is_not_crossing_unless_the_table_says_so() {
    let loops = [
        circle(0.0, 30.0, 60.0),
        circle(-28.0, -20.0, 60.0),
        circle(29.0, -21.0, 60.0),
        circle(0.0, 0.0, 150.0),
    ];
    let raw = points_board(&loops);
    let faults = open(&raw).expect_err("yellow crosses nothing");
    assert_eq!(codes(&faults), ["E_DEGREE"]);
    assert_eq!(cords_with(&faults, "E_DEGREE"), ["yellow"]);
    assert_eq!(faults[0].value("crosses"), Some("none"));
    let laying = Laying { cover: Cover::Overlap, ..Laying::default() };
    let board = read_board(&raw, &laying, Presets::bundled()).expect("overlapping is enough").board;
    assert_eq!((board.crossings(), board.fields(), board.components()), (6, 9, 2));
    assert_eq!(board.inside(0), 0);
    assert_eq!(board.size(0), 0, "the outer field has no corner");
    let ring = (1..9).find(|&f| board.inside(f) == 8).expect("the ring inside yellow");
    assert_eq!(board.size(ring), 3);
    assert!(board.ghost_place(ring).is_some());
    assert!(board.code().contains(" f0:Y0-"));
}

/// §A-3
#[test]
fn a_field_without_corners_is_worth_its_knots() {
    let loops = [200.0, 150.0, 100.0, 50.0].map(|radius| circle(0.0, 0.0, radius));
    let laying = Laying { cover: Cover::Overlap, ..Laying::default() };
    let opened = read_board(&points_board(&loops), &laying, Presets::bundled());
    let board = opened.expect("each lies inside another").board;
    assert_eq!((board.crossings(), board.fields(), board.components()), (0, 5, 4));
    assert_eq!(super::values(&board), [1, 2, 2, 2, 1]);
    assert!((1..5).all(|field| board.ghost_place(field).is_some()));
    let code = "dd1 R B G Y oR0 f0:R0- f1:R0+,B0- f2:B0+,G0- f3:G0+,Y0- f4:Y0+";
    assert_eq!((board.code(), board.mirror_code()), (code, code));
}

/// T-15 §DD-7
#[test]
fn four_lines_apart_are_all_named() {
    let loops = [
        circle(-100.0, -100.0, 50.0),
        circle(100.0, -100.0, 50.0),
        circle(-100.0, 100.0, 50.0),
        circle(100.0, 100.0, 50.0),
    ];
    let faults = open(&points_board(&loops)).expect_err("nothing crosses");
    assert_eq!(cords_with(&faults, "E_DEGREE"), ["red", "blue", "green", "yellow"]);
    let laying = Laying { cover: Cover::Overlap, ..Laying::default() };
    let faults = read_board(&points_board(&loops), &laying, Presets::bundled());
    let faults = faults.expect_err("nothing overlaps");
    assert_eq!(cords_with(&faults, "E_DEGREE").len(), 4);
    assert!(faults.iter().all(|fault| fault.value("cover") == Some("overlap")));
}

/// A rectangle with points along its sides.
pub(super) fn rectangle(left: i32, bottom: i32, right: i32, top: i32) -> Vec<Point> {
    let corners = [(left, bottom), (right, bottom), (right, top), (left, top)];
    (0..4)
        .flat_map(|side| {
            let (from, to) = (corners[side], corners[(side + 1) % 4]);
            (0..20).map(move |part| {
                let between = |a: i32, b: i32| 1000 * a + (b - a) * 50 * part;
                Point::new(between(from.0, to.0), between(from.1, to.1))
            })
        })
        .collect()
}

/// T-16 §A-5
#[test]
fn finished_lines_that_touch_are_refused() {
    let mut loops = preset("ring").cords().clone();
    // The leftmost point of red, exactly on the right side of green.
    loops[0] = circle(60.0, 0.0, 70.0);
    loops[2] = rectangle(-150, -60, -40, 60);
    let leftmost = loops[0].iter().map(|point| point.x).min().expect("points");
    for point in &mut loops[0] {
        point.x += -40_000 - leftmost;
    }
    let faults = open(&points_board(&loops)).expect_err("red touches green");
    assert_eq!(codes(&faults), ["E_TOUCH"]);
    assert_eq!(faults[0].value("cord"), Some("red"));
    assert_eq!(faults[0].value("crosses"), Some("green"));
}

/// T-17 §A-5
#[test]
fn lines_that_share_a_stretch_are_refused_even_when_drawn() {
    let loops = [
        rectangle(-100, -50, 20, 50),
        rectangle(20, -40, 120, 40),
        circle(0.0, 60.0, 55.0),
        circle(0.0, -60.0, 55.0),
    ];
    for raw in [points_board(&loops), stroke_board(&loops)] {
        let faults = open(&raw).expect_err("red and blue share a side");
        assert_eq!(codes(&faults), ["E_TOUCH"]);
        let named = (faults[0].value("cord"), faults[0].value("crosses"));
        assert_eq!(named, (Some("red"), Some("blue")));
    }
}

fn figure_eight() -> Vec<Point> {
    let mut points: Vec<Point> = circle(0.0, 60.0, 50.0);
    points.rotate_left(45);
    let mirrored: Vec<Point> = points.iter().map(|point| Point::new(point.x, -point.y)).collect();
    let lower = mirrored.into_iter().skip(3).take(55);
    points.into_iter().skip(3).take(55).chain(lower).collect()
}

/// T-19 §A-4
#[test]
fn a_line_that_crosses_itself_is_refused() {
    let mut loops = preset("ring").cords().clone();
    loops[1] = figure_eight();
    let faults = open(&points_board(&loops)).expect_err("blue crosses itself");
    assert!(codes(&faults).contains(&"E_SELF"), "{faults:?}");
    assert!(faults.iter().all(|fault| fault.value("cord") == Some("blue")));
}

/// A loop with a smaller loop inside, drawn in one line.
#[expect(clippy::cast_possible_truncation, reason = "coordinates are small")]
fn curl() -> Vec<Point> {
    (0..180)
        .map(|at| {
            let angle = f64::from(2 * at).to_radians();
            let radius = 50_000.0 + 90_000.0 * angle.cos();
            let (right, up) = (-radius * angle.sin(), radius * angle.cos() + 52_000.0);
            Point::new(right.round() as i32, up.round() as i32)
        })
        .collect()
}

/// T-19 §A-4
#[test]
fn a_table_may_allow_a_line_to_cross_itself() {
    let mut loops = preset("ring").cords().clone();
    loops[0].rotate_left(180);
    loops[1] = curl();
    let raw = points_board(&loops);
    assert!(codes(&open(&raw).expect_err("refused")).contains(&"E_SELF"));
    let laying = Laying { self_cross: SelfCross::Allow, ..Laying::default() };
    let opened = read_board(&raw, &laying, Presets::bundled()).expect("allowed");
    let board = opened.board;
    assert_eq!(board.fields(), board.crossings() + 2);
    let own =
        (0..board.crossings()).filter(|x| board.lines_at(4 * x) == (Color::Blue, Color::Blue));
    assert_eq!(own.count(), 1);
    assert_eq!(read_board(&opened.normal, &laying, Presets::bundled()).expect("ok").board, board);
}

/// T-20 §A-5
#[test]
fn nearly_equal_lines_cross_too_often() {
    // Every second polygon is turned by half a side.
    let near = |x: f64, degrees: f64| {
        Ellipse { center: (x, 0.0), axes: (159.0, 159.0), degrees, points: 64 }.points()
    };
    let half = 360.0 / 128.0;
    let loops = [near(0.0, 0.0), near(0.05, half), near(0.1, 0.0), near(0.15, half)];
    let faults = open(&points_board(&loops)).expect_err("too many crossings");
    assert!(codes(&faults).contains(&"E_MANY"), "{faults:?}");
}

/// T-21 §A-5
#[test]
fn fields_without_room_are_refused() {
    let loops = [20.0_f64, 110.0, 200.0, 290.0].map(|degrees| {
        let at = (degrees - 20.0).to_radians();
        let center = (40.0 * at.cos(), 40.0 * at.sin());
        Ellipse { center, axes: (120.0, 55.0), degrees, points: 360 }.points()
    });
    let faults = open(&points_board(&loops)).expect_err("fields too small");
    let codes = codes(&faults);
    assert!(codes.contains(&"E_SPACING") && codes.contains(&"E_FACE"), "{codes:?}");
    let spacing = faults.iter().find(|fault| fault.code == "E_SPACING").expect("there");
    assert_eq!(spacing.value("limit"), Some("8.0"));
    let face = faults.iter().find(|fault| fault.code == "E_FACE").expect("there");
    for name in ["inside", "x", "y", "value", "limit"] {
        assert!(face.value(name).is_some(), "{face:?}");
    }
}

/// T-21 §A-5 Only so many faults of a kind are listed, and the report says how many are not.
#[test]
fn what_is_left_out_of_a_report_is_counted() {
    let loops = [0.0_f64, 1.0, 2.0, 3.0].map(|turn| {
        let degrees = 45.0 * turn + 3.0;
        Ellipse { center: (turn, turn * 0.7), axes: (12.0, 5.0), degrees, points: 97 }.points()
    });
    let faults = open(&points_board(&loops)).expect_err("crossings too close");
    let listed = faults.iter().filter(|fault| fault.code == "E_SPACING").count();
    assert_eq!(listed, 16);
    let more = faults.iter().find(|f| f.code == "E_MORE" && f.value("what") == Some("E_SPACING"));
    let more = more.expect("a count of the rest");
    assert!(more.value("value").and_then(|n| n.parse::<usize>().ok()).is_some_and(|n| n > 0));
}

/// T-23 T-129 §DD-7
#[test]
fn every_cord_is_told_its_own_fault() {
    let mut raw = points_board(preset("ring").cords());
    raw["cords"][0]["points"] = json!([[0, 0], [9, 0], [0, 9]]);
    raw["cords"][1]["points"][4] = json!([null, 7]);
    raw["cords"][2]["points"][5] = json!([1_000_000_000, 7]);
    let faults = open(&raw).expect_err("three faults");
    let told: Vec<_> = faults.iter().map(|f| (f.code, f.at.as_str(), f.value("cord"))).collect();
    assert_eq!(
        told,
        [
            ("E_POINTS", "board.cords[0].points", Some("red")),
            ("E_NONFINITE", "board.cords[1].points[4]", Some("blue")),
            ("E_BOUNDS", "board.cords[2].points[5]", Some("green")),
        ]
    );
}

/// T-129 §DD-7
#[test]
fn a_later_stage_waits_for_the_earlier_one() {
    let mut loops = [
        circle(-100.0, -100.0, 50.0),
        circle(100.0, -100.0, 50.0),
        figure_eight(),
        circle(100.0, 100.0, 50.0),
    ];
    let faults = open(&points_board(&loops)).expect_err("green crosses itself");
    assert!(!codes(&faults).contains(&"E_DEGREE"));
    loops[0] = figure_eight();
    let faults = open(&points_board(&loops)).expect_err("two lines cross themselves");
    assert_eq!(cords_with(&faults, "E_SELF"), ["red", "green"]);
}

/// A loop through these points, in table units.
fn through(points: &[(i32, i32)]) -> Vec<Point> {
    points.iter().map(|&(x, y)| Point::new(x * 1000, y * 1000)).collect()
}

/// T-122 §A-5 Three lines cross in the middle of the table, each pair once more elsewhere, and
/// nothing else meets.
#[test]
fn three_lines_through_one_point_are_all_named() {
    let red = [(-51, 0), (91, 0), (95, 20), (91, 70), (40, 75), (-20, 75), (-51, 70), (-55, 30)];
    let blue = [(0, -51), (0, 41), (20, 45), (60, 30), (70, -10), (60, -40), (40, -55), (20, -57)];
    let green =
        [(-30, -30), (35, 35), (20, 60), (-10, 62), (-30, 55), (-45, 30), (-48, 5), (-45, -20)];
    let loops = [through(&red), through(&blue), through(&green), circle(20.0, 10.0, 150.0)];
    let faults = open(&points_board(&loops)).expect_err("a point on three lines");
    assert_eq!(faults.len(), 1, "{faults:?}");
    let told = |name| faults[0].value(name);
    assert_eq!(faults[0].code, "E_TOUCH");
    assert_eq!((told("x"), told("y")), (Some("0"), Some("0")));
    assert_eq!(
        (told("cord"), told("crosses"), told("third"), told("fourth")),
        (Some("red"), Some("blue"), Some("green"), None)
    );
    // One step aside the lines cross in pairs, and only the lone yellow line is at fault.
    let mut parted = loops.clone();
    parted[2].iter_mut().for_each(|point| point.x += 9000);
    let faults = open(&points_board(&parted)).expect_err("yellow crosses nothing");
    assert!(!codes(&faults).contains(&"E_TOUCH"), "{faults:?}");
}

/// T-123 §A-31
#[test]
fn what_is_no_whole_number_is_refused_with_its_place() {
    let stored = preset("flower").to_stored();
    for bad in [json!(1.5), json!("7"), json!(null), json!(1e300), json!([1]), json!(true)] {
        let mut raw = stored.clone();
        raw["cords"][3]["points"][11][1] = bad.clone();
        let faults = open(&raw).expect_err("no whole number");
        assert_eq!(faults.len(), 1, "{bad}");
        assert_eq!(
            (faults[0].code, faults[0].at.as_str()),
            ("E_NONFINITE", "board.cords[3].points[11]")
        );
    }
}

/// T-123 §A-31
#[test]
fn unknown_keys_formats_and_versions_are_refused_by_name() {
    let stored = preset("flower").to_stored();
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut raw = stored.clone();
        change(&mut raw);
        let faults = open(&raw).expect_err("refused");
        assert_eq!(faults.len(), 1, "{faults:?}");
        (faults[0].code, faults[0].at.clone(), faults[0].value("key").map(str::to_owned))
    };
    let key = |key: &str| Some(key.to_owned());
    assert_eq!(
        refused(&|raw| raw["colour"] = json!(1)),
        ("E_KEY", "board".to_owned(), key("colour"))
    );
    assert_eq!(
        refused(&|raw| raw["cords"][2]["width"] = json!(1)),
        ("E_KEY", "board.cords[2]".to_owned(), key("width"))
    );
    assert_eq!(
        refused(&|raw| raw["cords"][2]["knot_field"] = json!("inside")),
        ("E_KEY", "board.cords[2]".to_owned(), key("knot_field"))
    );
    assert_eq!(
        refused(&|raw| raw["version"] = json!(2)),
        ("E_VERSION", "board.version".to_owned(), None)
    );
    assert_eq!(
        refused(&|raw| raw["format"] = json!("board")),
        ("E_FORMAT", "board.format".to_owned(), None)
    );
}

/// T-123 §DD-2
#[test]
fn four_cords_of_four_colors_are_needed() {
    let stored = preset("flower").to_stored();
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut raw = stored.clone();
        change(&mut raw);
        codes(&open(&raw).expect_err("refused"))
    };
    assert_eq!(refused(&|raw| _ = raw["cords"].as_array_mut().map(Vec::pop)), ["E_COUNT"]);
    assert_eq!(refused(&|raw| raw["cords"][1]["color"] = json!("red")), ["E_COUNT"]);
    assert_eq!(refused(&|raw| raw["cords"][1]["color"] = json!("white")), ["E_COUNT"]);
    assert_eq!(refused(&|raw| raw["cords"][1]["knot"] = json!(360)), ["E_KNOT"]);
    assert_eq!(refused(&|raw| raw["cords"][1]["knot"] = json!(-1)), ["E_KNOT"]);
}

/// T-124 §A-31
#[test]
fn a_preset_that_has_changed_is_refused_by_name() {
    let kept = open(&json!({ "preset": "lattice" })).expect("legal").normal;
    assert!(open(&kept).is_ok());
    for key in ["code", "sha256"] {
        let mut other = kept.clone();
        other[key] = json!("something else");
        let faults = open(&other).expect_err("changed");
        assert_eq!((faults[0].code, faults[0].value("preset")), ("E_CHANGED", Some("lattice")));
        assert_eq!(faults[0].at, format!("board.{key}"));
    }
    let faults = open(&json!({ "preset": "moon" })).expect_err("unknown");
    assert_eq!(codes(&faults), ["E_PRESET"]);
    assert_eq!(faults[0].value("value"), Some("moon"));
    assert!(faults[0].value("known").is_some_and(|known| known.contains("ring, caterpillar")));
}

/// T-123 T-129 §A-31 Every fault tells what was given and what would be right.
#[test]
fn faults_tell_the_value_and_what_would_be_right() {
    let stored = preset("flower").to_stored();
    let told = |change: &dyn Fn(&mut Value), names: &[&str]| {
        let mut raw = stored.clone();
        change(&mut raw);
        let faults = open(&raw).expect_err("refused");
        let value = |name: &&str| faults[0].value(name).unwrap_or("?").to_owned();
        names.iter().map(value).collect::<Vec<_>>().join(" ")
    };
    let points = |count: usize| json!(vec![[0, 0]; count]);
    let few = |raw: &mut Value| raw["cords"][0]["points"] = points(3);
    assert_eq!(told(&few, &["problem", "value", "limit"]), "few 3 8");
    let many = |raw: &mut Value| raw["cords"][0]["points"] = points(3000);
    assert_eq!(told(&many, &["problem", "value", "limit"]), "many 3000 2048");
    let repeat = |raw: &mut Value| raw["cords"][0]["points"] = points(9);
    assert_eq!(told(&repeat, &["problem", "value"]), "repeat 0");
    let flat = |raw: &mut Value| {
        raw["cords"][0]["points"] = json!((0..9).map(|at| [at * 1000, 0]).collect::<Vec<_>>());
    };
    assert_eq!(told(&flat, &["problem", "value"]), "flat 9");
    let version = |raw: &mut Value| raw["version"] = json!(2);
    assert_eq!(told(&version, &["value", "limit"]), "2 1");
    let fraction = |raw: &mut Value| raw["cords"][0]["points"][0] = json!([1.5, 2]);
    assert_eq!(told(&fraction, &["cord", "value"]), "red [1.5, 2]");
    let outside = |raw: &mut Value| raw["cords"][0]["points"][0] = json!([250_001, 2]);
    assert_eq!(told(&outside, &["cord", "value", "limit"]), "red [250001, 2] 250000");
    let twice = |raw: &mut Value| raw["cords"][1]["color"] = json!("red");
    assert_eq!(told(&twice, &["problem", "cord"]), "twice red");
    let pink = |raw: &mut Value| raw["cords"][1]["color"] = json!("pink");
    assert_eq!(told(&pink, &["problem", "value"]), "color pink");
    let knot = |raw: &mut Value| raw["cords"][1]["knot"] = json!(360);
    assert_eq!(told(&knot, &["problem", "cord", "value", "limit"]), "index blue 360 359");
    let key = |raw: &mut Value| raw["hue"] = json!(360);
    assert_eq!(told(&key, &["key", "allowed"]), "hue format, version, cords");
    let form = |raw: &mut Value| raw["cords"] = json!(7);
    assert_eq!(told(&form, &["expected", "value"]), "list 7");
}

/// §A-6
#[test]
fn a_knot_beside_a_crossing_is_refused() {
    let flower = preset("flower");
    let crossing = flower.crossing_points().next().expect("crossings");
    let near = |at: &usize| flower.cords()[0][*at].distance(crossing);
    let knot = (0..360).min_by_key(near).expect("points");
    let mut raw = points_board(flower.cords());
    raw["cords"][0]["knot"] = json!(knot);
    let faults = open(&raw).expect_err("too near");
    assert_eq!((codes(&faults), cords_with(&faults, "E_KNOT")), (vec!["E_KNOT"], vec!["red"]));
    assert_eq!(faults[0].value("limit"), Some("4.0"));
}

/// §A-5
#[test]
fn a_flat_crossing_is_refused() {
    let loops = [
        Ellipse { center: (0.0, 0.0), axes: (150.0, 60.0), degrees: 0.0, points: 201 }.points(),
        Ellipse { center: (0.0, 0.0), axes: (150.0, 61.0), degrees: 6.0, points: 203 }.points(),
        circle(60.0, 60.0, 60.0),
        circle(-60.0, -60.0, 60.0),
    ];
    let faults = open(&points_board(&loops)).expect_err("red and blue nearly coincide");
    let flat = faults.iter().find(|fault| fault.code == "E_ANGLE").expect("a flat crossing");
    assert_eq!((flat.value("cord"), flat.value("crosses")), (Some("red"), Some("blue")));
    assert_eq!(flat.value("limit"), Some("15"));
}
