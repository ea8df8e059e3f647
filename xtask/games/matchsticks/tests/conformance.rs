//! The laws that every game obeys, and transcripts of whole games.

use matchsticks::{Matchsticks, Options};
use testkit::{Playthrough, Positions, Suite, playthroughs};

#[test]
fn the_game_obeys_every_law() {
    let setups = [("two", Options::default()), ("four", Options { seats: 4, sticks: 21 })];
    Suite::<Matchsticks>::new(setups).games(500).digests("tests/digests.txt").run();
}

#[test]
fn written_positions_can_be_played_or_are_refused() {
    let setups = [("two", Options::default()), ("four", Options { seats: 4, sticks: 21 })];
    Positions::<Matchsticks>::new(setups).tries(1_000).run();
}

#[test]
fn whole_games_read_as_recorded() {
    let list = [Playthrough { name: "two-seats", options: Options::default(), seed: 1 }];
    playthroughs::<Matchsticks>("tests/playthroughs", &list);
}
