//! The laws that every game obeys, and transcripts of whole games.

use matchsticks::{Matchsticks, Options};
use testkit::{Playthrough, Suite, playthroughs};

#[test]
fn the_game_obeys_every_law() {
    let setups = [("two", Options::default()), ("four", Options { seats: 4, sticks: 21 })];
    Suite::<Matchsticks>::new(setups).games(500).digests("tests/digests.txt").run();
}

#[test]
fn whole_games_read_as_recorded() {
    let list = [Playthrough { name: "two-seats", options: Options::default(), seed: 1 }];
    playthroughs::<Matchsticks>("tests/playthroughs", &list);
}
