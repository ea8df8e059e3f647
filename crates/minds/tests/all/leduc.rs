//! Poker: hidden cards, and what a mind may make of them.

use kernel::chance::Seeded;
use kernel::{Budget, Cx, Game, Peephole, Seat, Turn};
use minds::{Level, think};
use yardstick::leduc::{Leduc, State};

const BUDGET: Budget = Budget::Iterations(120);

/// Chips that a level wins from random bets, seats in turn.
fn chips(level: Level, games: u32) -> i32 {
    let mut dice = Seeded::from_number(7);
    let mut own = Seeded::from_number(8);
    let mut sum = 0;
    for game in 0..games {
        let mut state = Leduc.start(&mut Cx::silent(&mut dice));
        let outcome = loop {
            let seat = match Leduc.turn(&state) {
                Turn::Over(outcome) => break outcome,
                Turn::To(seats) => seats.iter().next().expect("somebody bets"),
            };
            let is_ours = u32::from(seat.0) == game % 2;
            let see = Peephole::new(&Leduc, &state, seat);
            let level = if is_ours { level } else { Level::Imp };
            let bet = think(level, &see, &mut own, BUDGET).expect("it bets").action;
            Leduc.play(&mut state, seat, &bet, &mut Cx::silent(&mut dice));
        };
        sum += outcome.seats[(game % 2) as usize].score;
    }
    sum
}

#[test]
fn a_fiend_wins_chips_from_random_bets() {
    // Half a chip a game is far below what is measured, and far above luck.
    let won = chips(Level::Fiend, 600);
    assert!(won > 300, "{won}");
}

#[test]
fn the_other_card_moves_no_bet() {
    let mut differing = 0;
    for seed in 0..30 {
        let state = Leduc.start(&mut Cx::silent(&mut Seeded::from_number(seed)));
        let twin = Leduc.imagine(&state, Seat(0), &mut Seeded::from_number(seed + 500));
        differing += u32::from(twin != state);
        for level in Level::ALL {
            let bet = |state: &State| {
                let see = Peephole::new(&Leduc, state, Seat(0));
                think(level, &see, &mut Seeded::from_number(seed), BUDGET)
            };
            assert_eq!(bet(&state), bet(&twin), "{level}, seed {seed}");
        }
    }
    assert!(differing > 10, "{differing}");
}
