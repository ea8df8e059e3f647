//! What a player reads when a board is refused.

use dicke_daemonen::{DickeDaemonen, Options};
use kernel::Game;
use serde_json::{Value, json};
use wording::{LANGUAGES, Wording};

use crate::table::*;

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

/// What the reasons against a pack say in both languages.
fn said_of_pack(file: &str, text: String) -> Vec<(kernel::Reason, [String; 2])> {
    let pack = kernel::Pack([(file.to_owned(), text)].into_iter().collect());
    let error = DickeDaemonen::open(&on("flower", 2), Some(&pack)).expect_err("a broken pack");
    let words = LANGUAGES.map(|language| {
        Wording::new(&DickeDaemonen::INFO, language, &[]).expect("both languages exist")
    });
    let said = |reason: kernel::Reason| {
        let sentences = [words[0].reason(&reason), words[1].reason(&reason)];
        (reason, sentences)
    };
    error.0.into_iter().map(said).collect()
}

/// §DD-1 §DD-12 §A-31 A fault in an owner's pack names the pack, the place, the value and what would
/// be right, in both languages and without words of the reader.
#[test]
fn a_broken_pack_is_told_in_both_languages() {
    const CREATURES: &str = include_str!("../../content/creatures.toml");
    const LIMITS: &str = include_str!("../../content/limits.toml");
    const PRESETS: &str = include_str!("../../content/presets.toml");
    let cases = [
        ("creatures.toml", CREATURES.replace("size = 4", "size = 9"), "content-range", "DD-12"),
        ("creatures.toml", CREATURES.replace("size = 4", "size = \"x\""), "content-range", "DD-12"),
        ("creatures.toml", CREATURES.replace("count = 10", "count = 99"), "content-range", "DD-1"),
        ("creatures.toml", CREATURES.replace("\"red\"", "\"rouge\""), "content-word", "DD-1"),
        ("creatures.toml", CREATURES.replace("\"red\"", "\"blue\""), "content-order", "DD-1"),
        ("creatures.toml", format!("{CREATURES}\n="), "content-syntax", "DD-1"),
        ("limits.toml", LIMITS.replace("spacing", "spcing"), "content-key", "A-31"),
        ("limits.toml", LIMITS.replace("half_width = 250000", ""), "content-missing", "A-31"),
        ("presets.toml", PRESETS.replace("17452, 34899", "34899, 17452"), "content-sines", "A-31"),
        (
            "presets.toml",
            PRESETS.replace("id = \"star\"", "id = \"ring\""),
            "content-twice",
            "A-31",
        ),
        (
            "presets.toml",
            PRESETS.replace("x = 100, y = 0", "x = 240, y = 0"),
            "content-bounds",
            "A-31",
        ),
        ("presets.toml", PRESETS.replace("[grid]", "[gird]"), "content-key", "A-31"),
    ];
    for (file, text, code, rule) in cases {
        let said = said_of_pack(file, text);
        let (reason, [english, french]) = &said[0];
        assert_eq!((reason.code, reason.rule.map(kernel::RuleRef::id)), (code, Some(rule)));
        assert!(reason.at.starts_with(file), "{}", reason.at);
        assert!(english.starts_with(file), "{english}");
        assert!(french.starts_with(file), "{french}");
        for sentence in [english, french] {
            for word in ["expected", "invalid", "unknown", "u8", "i32", "{", "$", "reason-"] {
                assert!(!sentence.contains(word), "{sentence}");
            }
        }
    }
}

/// §A-4 §A-5 §A-6 §A-31 What was mended on an accepted board is told with it.
#[test]
fn notes_on_an_accepted_board_reach_the_table() {
    let ring = DickeDaemonen::open(&on("ring", 2), None).expect("a preset");
    assert!(ring.notes().is_empty());
    let colors = ["red", "blue", "green", "yellow"];
    let cords: Vec<Value> = ring
        .board()
        .cords()
        .iter()
        .zip(colors)
        .map(|(points, color)| {
            let mut line: Vec<[i32; 2]> = points.iter().map(|p| [p.x, p.y]).collect();
            if color == "red" {
                // The pen overshoots where it began: two short loose ends that cross.
                let (first, last) = (line[0], line[line.len() - 1]);
                let step = [first[0] - last[0], first[1] - last[1]];
                let side = [3 * step[1], -3 * step[0]];
                line.insert(0, [first[0] - step[0] + side[0], first[1] - step[1] + side[1]]);
                line.push([first[0] + step[0] + side[0], first[1] + step[1] + side[1]]);
            }
            json!({ "color": color, "stroke": line })
        })
        .collect();
    let options = Options { board: json!({ "cords": cords }), ..on("ring", 2) };
    let notes = DickeDaemonen::open(&options, None).expect("mended").notes();
    let trimmed = notes.iter().find(|note| note.code == "trimmed").expect("the ends were cut");
    assert_eq!(trimmed.values, [("cord", "red".to_owned())]);
    assert_eq!(trimmed.rule.map(kernel::RuleRef::id), Some("A-4"));

    let text = include_str!("../../content/limits.toml");
    let strict = text.replace("spacing = 8000", "spacing = 59000");
    let pack = kernel::Pack([("limits.toml".to_owned(), strict)].into_iter().collect());
    let board = json!({ "random": { "seed": 3, "quality": 1 } });
    let options = Options { board, ..on("flower", 2) };
    let notes = DickeDaemonen::open(&options, Some(&pack)).expect("the default fits").notes();
    assert_eq!(notes.iter().map(|note| note.code).collect::<Vec<_>>(), ["fallback"]);
    for language in LANGUAGES {
        let words = Wording::new(&DickeDaemonen::INFO, language, &[]).expect("both exist");
        for code in ["trimmed", "shifted", "knot-moved", "fallback"] {
            assert!(words.has(&format!("note-{code}")), "{language} {code}");
        }
    }
}

/// §A-15 §DD-33 After the end nothing is still to come: neither points nor creatures to be seen.
#[test]
fn the_text_after_the_end_speaks_of_the_end() {
    let mut stage = table(on("tutorial-b", 2), &["R", ""]);
    let text = |stage: &Table, language: &str| {
        let words = Wording::new(&DickeDaemonen::INFO, language, &[]).expect("both exist");
        stage.game.text(&stage.view_of(kernel::Viewer::Spectator), &words)
    };
    assert!(text(&stage, "en").contains("Points so far"));
    assert!(text(&stage, "fr").contains("Pas encore vues"));
    stage.act_freely(ALICE, &demon(Red, 0));
    assert!(stage.state.over.is_some());
    let (english, french) = (text(&stage, "en"), text(&stage, "fr"));
    assert!(english.contains("Final points: R 8") && english.contains("The bag held: "));
    assert!(!english.contains("so far") && !english.contains("Not seen"));
    assert!(
        french.contains("Points à la fin\u{a0}: R 8")
            && french.contains("Le sac contenait\u{a0}: ")
    );
    assert!(!french.contains("pour l’instant") && !french.contains("Pas encore"));
}

/// §A-5 §DD-7 Sentences name all three lines of a common point, and what overlapping loops lack.
#[test]
fn board_sentences_are_true_under_every_option() {
    let words = Wording::new(&DickeDaemonen::INFO, "en", &[]).expect("English exists");
    let touch = kernel::Reason::new("board", "E_TOUCH", None)
        .with("cord", "red")
        .with("crosses", "blue")
        .with("third", "green");
    let said = words.reason(&touch);
    assert_eq!(said, "the red line, the blue line and the green line meet in one point");
    let cover = dicke_daemonen::board::Cover::Overlap;
    let options = Options { board: wrong_boards()[7].clone(), cover, ..on("flower", 2) };
    let reasons = DickeDaemonen::open(&options, None).expect_err("nothing overlaps").0;
    let said = words.reason(&reasons[0]);
    assert_eq!(said, "the red line needs common ground with two lines, has it with none");
}
