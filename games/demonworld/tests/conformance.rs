//! The laws of all games, golden digests and golden playthroughs.

use demonworld::{Demonworld, Level, Options, Side};
use testkit::{Playthrough, Suite, playthroughs};

fn clash(level: Level) -> Options {
    Options { level, ..Options::default() }
}

/// Every level of the rules, and both sides with the same army.
fn setups() -> Vec<(&'static str, Options)> {
    let mirror = |side| Options { south: side, north: side, ..Options::default() };
    vec![
        ("basic", clash(Level::Basic)),
        ("intermediate", clash(Level::Intermediate)),
        ("advanced", clash(Level::Advanced)),
        ("empire", mirror(Side::Empire)),
        ("orcs", mirror(Side::Orcs)),
    ]
}

/// Every law, over battles of every level.
#[test]
fn every_law_holds() {
    let report = Suite::<Demonworld>::new(setups())
        .games(GAMES)
        .leaves(200)
        .seldom_hidden()
        .digests("tests/digests.txt")
        .run();
    assert!(report.games >= GAMES);
}

const GAMES: u64 = 60;

/// Whole battles, move by move, as the terminal would tell them.
#[test]
fn playthroughs_are_as_recorded() {
    let game = |name, options, seed| Playthrough { name, options, seed };
    let list = [game("first-clash", clash(Level::Intermediate), 1)];
    playthroughs::<Demonworld>("tests/playthroughs", &list);
}
