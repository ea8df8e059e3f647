//! The laws that every game obeys, and transcripts of whole games.

use testkit::{Playthrough, Suite, playthroughs};
use yardstick::{ConnectFour, Options};

#[test]
fn the_game_obeys_every_law() {
    let setups = [("two", Options::default())];
    Suite::<ConnectFour>::new(setups).games(2_000).digests("tests/digests.txt").run();
}

#[test]
fn whole_games_read_as_recorded() {
    let list = [Playthrough { name: "two-seats", options: Options::default(), seed: 1 }];
    playthroughs::<ConnectFour>("tests/playthroughs", &list);
}
