//! The laws of all games, golden digests and golden playthroughs.

use dungeon_lords::planner::Plans;
use dungeon_lords::{AbsentTies, DungeonLords, Fatigue, Items, MealFlag, Options, Thresholds};
use testkit::{Playthrough, Positions, Suite, Typescript, playthroughs};

fn table(seats: u8, items: Items) -> Options {
    Options { seats, items, ..Options::default() }
}

/// The readings away from their defaults.
fn loose(seats: u8, items: Items) -> Options {
    Options {
        fatigue: Fatigue::First,
        thresholds: Thresholds::AtMostTwo,
        card_before_planning: true,
        conquered_taxed: false,
        conquered_rooms_count: false,
        ghost_food: true,
        pass_after_combat: false,
        absent_ties: AbsentTies::LessEvil,
        absent_hires: true,
        meal_flag: MealFlag::ByDamage,
        ..table(seats, items)
    }
}

/// Two to four seats, without items and with both variants; every option once.
fn setups() -> Vec<(&'static str, Options)> {
    vec![
        ("four", table(4, Items::None)),
        ("four-basic", table(4, Items::Basic)),
        ("four-advanced", table(4, Items::Advanced)),
        ("three", table(3, Items::None)),
        ("three-basic", table(3, Items::Basic)),
        ("three-advanced", table(3, Items::Advanced)),
        ("two", table(2, Items::None)),
        ("two-basic", table(2, Items::Basic)),
        ("two-advanced", table(2, Items::Advanced)),
        ("beginner", Options { beginner: true, ..table(3, Items::None) }),
        ("loose-two", loose(2, Items::Advanced)),
        ("loose-three", loose(3, Items::Basic)),
        ("loose-four", loose(4, Items::Advanced)),
    ]
}

/// Every law, over games of two to four seats with and without items.
#[test]
fn every_law_holds() {
    let report = Suite::<DungeonLords>::new(setups())
        .games(GAMES)
        .leaves(200)
        .digests("tests/digests.txt")
        .run();
    assert!(report.games >= GAMES);
}

const GAMES: u64 = 260;

/// Positions written by others are refused with the reason, or can be played.
#[test]
fn written_positions_can_be_played_or_are_refused() {
    let tried = Positions::<DungeonLords>::new(setups()).tries(2_000).run();
    assert!(tried.sound > 0, "some damages give another position that can be played");
}

/// Whole games, move by move, as the terminal would tell them.
#[test]
fn playthroughs_are_as_recorded() {
    let game = |name, options, seed| Playthrough { name, options, seed };
    let list = [
        game("four-players", table(4, Items::None), 1),
        game("three-basic", table(3, Items::Basic), 2),
        game("two-advanced", table(2, Items::Advanced), 3),
    ];
    playthroughs::<DungeonLords>("tests/playthroughs", &list);
}

#[test]
fn the_client_is_told_what_is_sent() {
    Typescript::<DungeonLords>::new().and::<Plans<'static>>().run(setups());
}
