//! The laws of all games, golden digests and golden playthroughs.

use demonworld::{Battle, Demands, Demonworld, Level, Options, Roster, Side};
use testkit::{Playthrough, Positions, Suite, Typescript, playthroughs};

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
        ("elves", Options { north: Side::Elves, ..Options::default() }),
    ]
}

/// The pitched battles, with sides chosen, cards on the flank and lists of one's own.
fn pitched() -> Vec<(&'static str, Options)> {
    let thousand = Options { scenario: Battle::Pitched1000, ..Options::default() };
    let great = Options {
        scenario: Battle::Pitched2000,
        level: Level::Advanced,
        scouting: true,
        flank_march: true,
        ..Options::default()
    };
    let lists = Options {
        scouting: true,
        south: Side::Own,
        south_list: "L01 L07 L12 L13".to_owned(),
        north: Side::Own,
        north_list: "N01 N02 N03".to_owned(),
        ..thousand.clone()
    };
    vec![("pitched-1000", thousand), ("own-lists", lists), ("pitched-2000", great)]
}

/// Every law, over pitched battles.
#[test]
fn every_law_holds_in_pitched_battles() {
    let report = Suite::<Demonworld>::new(pitched())
        .games(PITCHED)
        .thorough(0)
        .one_in(60)
        .leaves(20)
        .seldom_hidden()
        .digests("tests/pitched.txt")
        .run();
    assert!(report.games >= PITCHED);
}

const PITCHED: u64 = 9;

/// Small armies with cards on the flank: sections are told before a hidden deployment or one in the
/// open.
fn flanked() -> Vec<(&'static str, Options)> {
    let of = |scouting| Options {
        scenario: Battle::Pitched2000,
        level: Level::Advanced,
        flank_march: true,
        scouting,
        south: Side::Own,
        south_list: "E01 E04 E08".to_owned(),
        north: Side::Own,
        north_list: "O01 O02 O08".to_owned(),
        ..Options::default()
    };
    vec![("flanks", of(false)), ("scouted-flanks", of(true))]
}

/// Every law, looked at often enough to see what a section tells before it arrives.
#[test]
fn every_law_holds_with_sections() {
    let report = Suite::<Demonworld>::new(flanked())
        .games(FLANKED)
        .thorough(0)
        .one_in(6)
        .leaves(20)
        .seldom_hidden()
        .digests("tests/flanked.txt")
        .run();
    assert!(report.games >= FLANKED);
}

const FLANKED: u64 = 6;

/// The pitched battles at the levels at which their ready armies leave cards at home, and the
/// smaller one with every chapter.
fn leveled() -> Vec<(&'static str, Options)> {
    let of = |scenario, level| Options { scenario, level, ..Options::default() };
    vec![
        ("pitched-1000-basic", of(Battle::Pitched1000, Level::Basic)),
        ("pitched-1000-advanced", of(Battle::Pitched1000, Level::Advanced)),
        ("pitched-2000-basic", of(Battle::Pitched2000, Level::Basic)),
        ("pitched-2000-intermediate", of(Battle::Pitched2000, Level::Intermediate)),
    ]
}

/// Every law, over pitched battles of every level.
#[test]
fn every_law_holds_at_every_level_of_pitched_battles() {
    let report = Suite::<Demonworld>::new(leveled())
        .games(LEVELED)
        .thorough(0)
        .one_in(60)
        .leaves(20)
        .seldom_hidden()
        .digests("tests/leveled.txt")
        .run();
    assert!(report.games >= LEVELED);
}

const LEVELED: u64 = 8;

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

/// Positions written by others are refused with the reason, or can be played.
#[test]
fn written_positions_can_be_played_or_are_refused() {
    let tried = Positions::<Demonworld>::new(setups()).tries(300).run();
    assert!(tried.sound > 0, "some damages give another position that can be played");
}

#[test]
fn the_client_is_told_what_is_sent() {
    Typescript::<Demonworld>::new().and::<Roster>().and::<Demands>().run(setups());
}
