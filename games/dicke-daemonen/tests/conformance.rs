//! The laws of all games, golden digests and golden playthroughs.

use dicke_daemonen::board::{Cover, Knots};
use dicke_daemonen::{DickeDaemonen, EndTest, Majority, Options, SoloLeftovers, SoloTies, Start};
use serde_json::{Value, json};
use testkit::{Playthrough, Positions, Suite, Typescript, playthroughs};

const PRESETS: [&str; 8] =
    ["ring", "caterpillar", "tutorial-a", "flower", "tutorial-b", "venn-4", "lattice", "star"];

const RANDOM_BOARDS: u64 = 200;

fn on(board: Value, seats: u8) -> Options {
    Options { seats, board, ..Options::default() }
}

/// All presets with one to four seats, every option once, and random boards.
fn setups() -> Vec<(String, Options)> {
    let preset = |name: &str, seats| on(json!({ "preset": name }), seats);
    let mut setups: Vec<(String, Options)> = PRESETS
        .iter()
        .flat_map(|name| (1..=4).map(move |seats| (format!("{name}-{seats}"), preset(name, seats))))
        .collect();
    let options = [
        ("start", Options { start: Start::Random, ..preset("flower", 3) }),
        ("first-seat", Options { start: Start::Seat0, ..preset("ring", 2) }),
        ("third-seat", Options { start: Start::Seat2, ..preset("star", 4) }),
        ("any", Options { end_test: EndTest::Any, ..preset("ring", 4) }),
        ("any-of-two", Options { end_test: EndTest::Any, ..preset("flower", 2) }),
        ("round", Options { end_test: EndTest::Round, ..preset("ring", 4) }),
        ("round-of-two", Options { end_test: EndTest::Round, ..preset("ring", 2) }),
        ("absolute", Options { majority: Majority::Absolute, ..preset("caterpillar", 2) }),
        ("knots-one", Options { knots: Knots::One, ..preset("tutorial-a", 2) }),
        ("knots-none", Options { knots: Knots::None, ..preset("tutorial-a", 3) }),
        ("overlap", Options { cover: Cover::Overlap, ..on(nested(), 3) }),
        ("solo-bag", Options { solo_leftovers: SoloLeftovers::Bag, ..preset("flower", 1) }),
        ("solo-strict", Options { solo_ties: SoloTies::Strict, ..preset("ring", 1) }),
        ("uncounted", Options { show_counts: false, ..preset("flower", 2) }),
    ];
    setups.extend(options.map(|(name, options)| (name.to_owned(), options)));
    setups.extend((0..RANDOM_BOARDS).map(|seed| {
        let seats = u8::try_from(seed % 4 + 1).expect("one to four");
        let board = json!({ "random": { "seed": seed, "quality": 1 } });
        (format!("random-{seed}"), on(board, seats))
    }));
    setups
}

/// Three circles that cross one another inside a fourth that touches none: `cover = overlap` only.
fn nested() -> Value {
    let circle = |color: &str, x: i32, y: i32, r: i32| {
        let points: Vec<[i32; 2]> = CIRCLE.iter().map(|[c, s]| [x + r * c, y + r * s]).collect();
        json!({ "color": color, "points": points })
    };
    json!({ "cords": [
        circle("red", 0, 40_000, 60), circle("blue", -35_003, -20_001, 60),
        circle("green", 35_007, -20_011, 60), circle("yellow", 0, 0, 200),
    ] })
}

/// Sixteen points of a circle of radius 1000.
const CIRCLE: [[i32; 2]; 16] = [
    [1000, 0],
    [924, 383],
    [707, 707],
    [383, 924],
    [0, 1000],
    [-383, 924],
    [-707, 707],
    [-924, 383],
    [-1000, 0],
    [-924, -383],
    [-707, -707],
    [-383, -924],
    [0, -1000],
    [383, -924],
    [707, -707],
    [924, -383],
];

#[test]
fn every_law_holds_over_ten_thousand_games() {
    let without_random = setups().len() - usize::try_from(RANDOM_BOARDS).expect("few boards");
    let report = Suite::<DickeDaemonen>::new(setups())
        .games(10_000)
        .legal_damages([
            // Another creature or place of the same kind, another turn, another memory.
            "demons[][]",
            "ghosts[]",
            "players[]",
            "players[].predicted_in",
            "players[].returned.creatures[]",
            "players[].returned.draws[]",
            "players[].returned.shown[]",
        ])
        .digests_of_first(without_random, "tests/digests.txt")
        .run();
    assert!(report.games >= 10_000);
}

/// Positions written by others are refused with the reason, or can be played.
#[test]
fn written_positions_can_be_played_or_are_refused() {
    let tried = Positions::<DickeDaemonen>::new(setups()).tries(3_000).run();
    assert!(tried.sound > 0, "some damages give another position that can be played");
}

#[test]
fn playthroughs_are_as_recorded() {
    let game = |name, preset: &str, seats, seed| Playthrough {
        name,
        options: on(json!({ "preset": preset }), seats),
        seed,
    };
    let list = [
        game("solo-ring", "ring", 1, 1),
        game("two-flower", "flower", 2, 2),
        game("three-tutorial-b", "tutorial-b", 3, 3),
        game("four-venn-4", "venn-4", 4, 4),
    ];
    playthroughs::<DickeDaemonen>("tests/playthroughs", &list);
}

#[test]
fn the_client_is_told_what_is_sent() {
    Typescript::<DickeDaemonen>::new().run(setups());
}
