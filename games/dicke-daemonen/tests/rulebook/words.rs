//! What a player reads when a board is refused.

use dicke_daemonen::{DickeDaemonen, Options};
use kernel::Game;
use serde_json::{Value, json};
use wording::{LANGUAGES, Wording};

use crate::table::on;

/// Boards that are wrong in every way there is a code for.
fn wrong_boards() -> Vec<Value> {
    let square = |x: i32, y: i32, r: i32| {
        json!([
            [x, y],
            [x + r, y],
            [x + 2 * r, y],
            [x + 2 * r, y + r],
            [x + 2 * r, y + 2 * r],
            [x + r, y + 2 * r],
            [x, y + 2 * r],
            [x, y + r]
        ])
    };
    let cords = |shapes: [Value; 4]| {
        let colors = ["red", "blue", "green", "yellow"];
        let cords: Vec<Value> = colors
            .iter()
            .zip(shapes)
            .map(|(color, points)| json!({ "color": color, "points": points }))
            .collect();
        json!({ "cords": cords })
    };
    let apart = [
        square(-200_000, 0, 10_000),
        square(-100_000, 7, 10_000),
        square(3, 0, 10_000),
        square(100_000, 1, 10_000),
    ];
    let with = |index: usize, shape: Value| {
        let mut shapes = apart.clone();
        shapes[index] = shape;
        cords(shapes)
    };
    let same = square(-200_000, 0, 10_000);
    let near = square(-199_999, 1, 10_001);
    vec![
        json!(7),
        json!({ "preset": "spiral" }),
        json!({ "preset": "flower", "sha256": "0" }),
        json!({ "preset": "flower", "hue": 1 }),
        json!({ "format": "dicke-board", "version": 2, "cords": [] }),
        json!({ "cords": [] }),
        json!({ "cords": 1 }),
        cords(apart.clone()),
        with(1, json!([[0, 0], [1, 0]])),
        with(1, json!([[0, 0], [0, 0]])),
        with(1, json!([[null, 0], ["x", 0], [0.5, 1]])),
        with(1, square(249_000, 0, 10_000)),
        with(1, same),
        with(1, near),
        with(2, json!([[0, 0], [9, 9], [9, 0], [0, 9], [-3, 20], [40, 50], [7, 90], [2, 60]])),
    ]
}

/// §DD-7 §A-5 §A-6 §A-31 Every reason is a whole sentence in both languages.
#[test]
fn every_reason_against_a_board_reads_in_both_languages() {
    let mut codes = std::collections::BTreeSet::new();
    for board in wrong_boards() {
        let options = Options { board: board.clone(), ..on("flower", 2) };
        let error = DickeDaemonen::open(&options, None).err();
        let reasons = error.unwrap_or_else(|| panic!("{board} opens")).0;
        for language in LANGUAGES {
            let words = Wording::new(&DickeDaemonen::INFO, language, &[]).expect("both exist");
            for reason in &reasons {
                let said = words.reason(reason);
                assert!(!said.contains("reason-"), "{said}");
                assert!(!said.contains('{') && !said.contains('$'), "{said}");
                codes.insert(reason.code);
            }
        }
    }
    for code in [
        "E_FORMAT",
        "E_PRESET",
        "E_CHANGED",
        "E_KEY",
        "E_VERSION",
        "E_COUNT",
        "E_DEGREE",
        "E_POINTS",
        "E_NONFINITE",
        "E_BOUNDS",
        "E_TOUCH",
        "E_SELF",
    ] {
        assert!(codes.contains(code), "{code} was not met: {codes:?}");
    }
}

/// §DD-7 The sentence names the line, what it needs and what it has.
#[test]
fn a_line_that_crosses_one_other_is_told_so() {
    let board = json!({ "cords": [
        { "color": "red", "points": [[0, 0], [50_000, 0], [100_000, 0], [100_000, 50_000],
            [100_000, 100_000], [50_000, 100_000], [0, 100_000], [0, 50_000]] },
        { "color": "blue", "points": [[51_000, 51_000], [151_000, 51_000], [200_000, 51_000],
            [200_000, 90_000], [200_000, 151_000], [151_000, 151_000], [51_000, 151_000],
            [51_000, 120_000]] },
        { "color": "green", "points": [[-200_000, 0], [-150_000, 1], [-100_000, 0],
            [-100_000, 50_000], [-100_000, 100_000], [-150_000, 100_000], [-200_000, 100_000],
            [-200_000, 50_000]] },
        { "color": "yellow", "points": [[-200_000, -200_000], [-150_000, -200_001],
            [-100_000, -200_000], [-100_000, -150_000], [-100_000, -101_000],
            [-150_000, -101_000], [-200_000, -101_000], [-200_001, -150_000]] },
    ] });
    let options = Options { board, ..on("flower", 2) };
    let reasons = DickeDaemonen::open(&options, None).expect_err("nobody crosses two").0;
    let words = Wording::new(&DickeDaemonen::INFO, "en", &[]).expect("English exists");
    let said: Vec<String> = reasons.iter().map(|reason| words.reason(reason)).collect();
    assert_eq!(said[0], "the red line needs two lines it crosses, has one: blue");
    assert_eq!(reasons.len(), 4, "{said:?}");
}
