//! The numbers of positions that are known for this game.

use kernel::{Cx, Game as _};
use yardstick::{ConnectFour, NoChance, perft};

#[test]
fn the_known_numbers_of_positions_come_out() {
    let known = [1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234];
    let state = ConnectFour.start(&mut Cx::silent(&mut NoChance));
    for (depth, known) in (0..).zip(known) {
        assert_eq!(perft(&ConnectFour, &state, depth), known, "depth {depth}");
    }
}
