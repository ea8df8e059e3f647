//! Random playouts per second, and the time of a mortal turn: `cargo bench -p demons`.

#![allow(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]
#![allow(clippy::cast_precision_loss, reason = "figures are printed, not computed with")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use demons::{Demons, Options, State};
use kernel::chance::Seeded;
use kernel::{Cx, Game, Turn};

fn main() {
    for (setup, seats) in [("solitaire", 1), ("four-seats", 4)] {
        let game = opened(seats);
        let (mut actions, begin) = (0u64, Instant::now());
        let games = 2_000;
        for seed in 0..games {
            actions += playout(&game, seed);
        }
        report(setup, games, actions, begin.elapsed());
    }
    mortal_turns();
}

/// §X-53 Without a limit two magicians who hold each other would stand there for ever.
fn opened(seats: u8) -> Demons {
    let options = Options { seats, turn_limit: 200, ..Options::default() };
    Demons::open(&options, None).expect("fair options")
}

fn playout(game: &Demons, seed: u64) -> u64 {
    let mut choice = Seeded::from_number(seed);
    let mut dice = Seeded::from_number(!seed);
    let mut state = game.start(&mut Cx::silent(&mut dice));
    let mut list = Vec::with_capacity(512);
    let mut actions = 0;
    while step(game, &mut state, &mut choice, &mut dice, &mut list) {
        actions += 1;
    }
    black_box(&state);
    actions
}

fn step(
    game: &Demons,
    state: &mut State,
    choice: &mut Seeded,
    dice: &mut Seeded,
    list: &mut Vec<demons::Action>,
) -> bool {
    let Turn::To(asked) = game.turn(state) else { return false };
    let seat = asked.iter().next().expect("somebody is asked");
    list.clear();
    game.legal(state, seat, list);
    let index = choice.below(u32::try_from(list.len()).expect("lists are short"));
    game.play(state, seat, &list[index as usize], &mut Cx::silent(dice));
    true
}

/// Games of four magicians while all units are on the map: how long a mortal turn takes.
fn mortal_turns() {
    let game = opened(4);
    let mut choice = Seeded::from_number(1);
    let mut dice = Seeded::from_number(2);
    let mut list = Vec::with_capacity(512);
    let mut times = Vec::new();
    for seed in 0..400 {
        let mut state = game.start(&mut Cx::silent(&mut Seeded::from_number(seed)));
        loop {
            let turn = state.turn;
            let begin = Instant::now();
            if !step(&game, &mut state, &mut choice, &mut dice, &mut list) {
                break;
            }
            let spent = begin.elapsed();
            let all = state.mortals.iter().all(|mortal| mortal.hex.is_some());
            if state.turn > turn && turn > 0 && all {
                times.push(spent);
            }
        }
    }
    times.sort_unstable();
    let median = times.get(times.len() / 2).copied().unwrap_or(Duration::ZERO);
    println!("mortal turn of 19 units: median {median:?} of {}", times.len());
    println!("mortal_turn_median_microseconds {:.1}", median.as_secs_f64() * 1e6);
}

fn report(setup: &str, games: u64, actions: u64, time: Duration) {
    let seconds = time.as_secs_f64();
    let (games, actions) = (games as f64 / seconds, actions as f64 / seconds);
    println!("{setup}: {games:.0} games/s, {actions:.0} actions/s, one thread");
    println!("playouts_per_second {setup} {games:.0}");
}
