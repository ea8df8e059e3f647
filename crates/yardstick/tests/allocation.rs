//! Playouts take memory once, at the end of a game.

use kernel::chance::Seeded;
use kernel::{Cx, Game as _, Turn};
use yardstick::{ConnectFour, NoChance};

const GAMES: u64 = 200;

#[test]
fn a_playout_allocates_for_its_outcome_alone() {
    let mut dice = Seeded::from_number(3);
    let mut chance = NoChance;
    let mut list = Vec::with_capacity(7);
    let mut moves = 0;
    let used = allocation_counter::measure(|| {
        for _ in 0..GAMES {
            let mut state = ConnectFour.start(&mut Cx::silent(&mut chance));
            while let Turn::To(asked) = ConnectFour.turn(&state) {
                let seat = asked.iter().next().expect("somebody is to move");
                list.clear();
                ConnectFour.legal(&state, seat, &mut list);
                let size = u32::try_from(list.len()).expect("at most seven columns");
                let action = list[dice.below(size) as usize];
                ConnectFour.play(&mut state, seat, &action, &mut Cx::silent(&mut chance));
                moves += 1;
            }
        }
    });
    assert!(used.count_total <= GAMES, "{} allocations in {GAMES} games", used.count_total);
    assert!(moves > GAMES * 7, "games of {moves} moves in all are too short to say anything");
}
