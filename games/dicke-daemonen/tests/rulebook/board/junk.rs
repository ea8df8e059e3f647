//! Absurd input is answered with reasons.

use dicke_daemonen::board::{Cover, Laying, Point, Presets, SelfCross, read_board};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::{codes, cords_with, open, points_board, preset, stroke_board};

/// T-130 §DD-7
#[test]
fn a_million_points_are_refused_at_once() {
    let mut raw = stroke_board(preset("ring").cords());
    let line: Vec<[i32; 2]> = (0..1_000_000).map(|at| [at % 200_000, at / 10]).collect();
    raw["cords"][0]["stroke"] = json!(line);
    let faults = open(&raw).expect_err("too many points");
    assert_eq!(codes(&faults), ["E_POINTS"]);
    assert_eq!(cords_with(&faults, "E_POINTS"), ["red"]);
    raw["cords"][0] = json!({ "color": "red", "points": line });
    assert_eq!(codes(&open(&raw).expect_err("too many")), ["E_POINTS"]);
}

/// Hundreds of long teeth: hard for a sweep along either axis.
fn comb(teeth: i32, slant: i32) -> Vec<Point> {
    (0..teeth)
        .map(|at| {
            let far = if at % 2 == 0 { 0 } else { 100_000 };
            Point::new(far - 100_000 + slant * at, far + at * 100 / teeth * 9 - slant * at)
        })
        .collect()
}

/// T-130 §DD-7
#[test]
fn tangled_lines_are_answered_in_time() {
    for slant in [0, 1, 6] {
        for teeth in [2048, 20_000] {
            let loops = [1, 2, 3, 4].map(|turn| {
                let line = comb(teeth, slant).into_iter();
                line.map(|p| Point::new(p.x + turn, p.y - turn)).collect::<Vec<_>>()
            });
            let raw = [points_board(&loops), stroke_board(&loops)];
            for raw in raw {
                let refused = open(&raw).is_err();
                assert!(refused);
            }
        }
    }
}

/// Any JSON, nested a little.
fn junk() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (-250_000_i64..250_000).prop_map(Value::from),
        "[a-z]{0,8}".prop_map(Value::from),
        Just(json!("red")),
        Just(json!("dicke-board")),
    ];
    leaf.prop_recursive(4, 64, 8, |inner| {
        let key = prop_oneof![
            Just("cords".to_owned()),
            Just("color".to_owned()),
            Just("points".to_owned()),
            Just("stroke".to_owned()),
            Just("knot".to_owned()),
            Just("preset".to_owned()),
            Just("random".to_owned()),
            Just("version".to_owned()),
            "[a-z]{1,6}",
        ];
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..8).prop_map(Value::from),
            prop::collection::btree_map(key, inner, 0..6)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

proptest! {
    /// T-123 §DD-7
    #[test]
    fn no_input_is_answered_otherwise_than_by_reasons(raw in junk()) {
        if let Err(faults) = open(&raw) {
            prop_assert!(!faults.is_empty());
        }
    }

    /// T-28 §DD-7
    #[test]
    fn random_polygons_are_laid_or_refused_with_reasons(
        loops in prop::collection::vec(
            prop::collection::vec((-250_000..=250_000, -250_000..=250_000), 8..24), 4),
        allow in any::<bool>(), drawn in any::<bool>(), overlap in any::<bool>(),
    ) {
        let loops: Vec<Vec<Point>> = loops
            .into_iter()
            .map(|line| line.into_iter().map(|(x, y)| Point::new(x, y)).collect())
            .collect();
        let laying = Laying {
            self_cross: if allow { SelfCross::Allow } else { SelfCross::Reject },
            cover: if overlap { Cover::Overlap } else { Cover::Cross },
            ..Laying::default()
        };
        let raw = if drawn { stroke_board(&loops) } else { points_board(&loops) };
        match read_board(&raw, &laying, Presets::bundled()) {
            Err(faults) => prop_assert!(!faults.is_empty()),
            Ok(opened) => prop_assert!(opened.board.fields() > opened.board.crossings()),
        }
    }
}
