//! The laws of all games, golden digests and golden playthroughs.

use summon_demons::{BeginnerCandle, Candles, Glen, Options, Owl, Skunk, SummonDemons};
use testkit::{Playthrough, Positions, Suite, Typescript, playthroughs};

fn seats(seats: u8) -> Options {
    Options { seats, ..Options::default() }
}

/// Two to five seats, every variant, every option, and the combinations of variants.
fn setups() -> Vec<(&'static str, Options)> {
    let short =
        |seats| Options { start_souls: 8, hand_demons: 2, demons_to_win: 2, ..self::seats(seats) };
    let teams = || Options { teams: true, ..seats(4) };
    vec![
        ("two", seats(2)),
        ("three", seats(3)),
        ("four", seats(4)),
        ("five", seats(5)),
        ("short", short(3)),
        ("long", Options { start_souls: 0, demons_to_win: 4, souls_to_win: 15, ..seats(2) }),
        ("two-candles", Options { two_candles: true, ..seats(2) }),
        ("starting-demon", Options { starting_demon: true, ..seats(3) }),
        ("starting-demon-of-five", Options { starting_demon: true, ..seats(5) }),
        ("teams", teams()),
        ("teams-starting-demon", Options { starting_demon: true, ..teams() }),
        ("teams-short", Options { hand_demons: 5, demons_to_win: 1, ..teams() }),
        ("teams-english", Options { glen: Glen::AnotherPlayer, owl: Owl::AnyNumber, ..teams() }),
        ("all-cards", Options { skunk: Skunk::AllCards, ..seats(3) }),
        ("choose", Options { candles: Candles::Choose, ..seats(5) }),
        ("choose-two", Options { candles: Candles::Choose, two_candles: true, ..seats(2) }),
        ("without-beginner", Options { beginner: BeginnerCandle::Out, ..seats(4) }),
        (
            "given-beginner",
            Options { beginner: BeginnerCandle::Seat2, candles: Candles::Choose, ..seats(3) },
        ),
        ("all-demons-dealt", Options { hand_demons: 10, ..seats(2) }),
        ("one-demon-each", Options { hand_demons: 1, ..seats(4) }),
    ]
}

#[test]
fn every_law_holds_over_thousands_of_games() {
    let report = Suite::<SummonDemons>::new(setups())
        .games(GAMES)
        .one_in(64)
        .digests("tests/digests.txt")
        .run();
    assert!(report.games >= GAMES);
}

const GAMES: u64 = 2_000;

/// Positions written by others are refused with the reason, or can be played.
#[test]
fn written_positions_can_be_played_or_are_refused() {
    let tried = Positions::<SummonDemons>::new(setups()).tries(3_000).run();
    assert!(tried.sound > 0, "some damages give another position that can be played");
}

#[test]
fn playthroughs_are_as_recorded() {
    let game = |name, options, seed| Playthrough { name, options, seed };
    let list = [
        game("two-players", seats(2), 1),
        game("three-starting-demon", Options { starting_demon: true, ..seats(3) }, 2),
        game("four-teams", Options { teams: true, ..seats(4) }, 3),
        game("five-choose", Options { candles: Candles::Choose, ..seats(5) }, 4),
    ];
    playthroughs::<SummonDemons>("tests/playthroughs", &list);
}

#[test]
fn the_client_is_told_what_is_sent() {
    Typescript::<SummonDemons>::new().run(setups());
}
