//! Random battles per second with suggested plans, and the busiest lists of what is allowed:
//! `cargo bench -p demonworld --bench playout`.

#![allow(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]
#![allow(clippy::cast_precision_loss, reason = "figures are printed, not computed with")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use demonworld::{Action, Battle, Demonworld, Level, Options, State};
use kernel::chance::Seeded;
use kernel::{Cx, Game, Seat, Turn};

/// Battles of one round; the best of several rounds counts.
const ROUNDS: u64 = 4;

/// How often each action of a list is checked.
const CHECKS: u32 = 20;

fn main() {
    let clash = Options::default();
    let pitched = Options { scenario: Battle::Pitched1000, ..Options::default() };
    let great = Options { scenario: Battle::Pitched2000, level: Level::Advanced, ..clash.clone() };
    for (setup, options, battles) in [("first-clash", clash, 250), ("pitched-1000", pitched, 40)] {
        let game = Demonworld::open(&options, None).expect("fair options");
        let (mut best, mut decisions, mut each) = (0.0, 0.0, 0.0);
        for round in 0..ROUNDS {
            let (mut made, begin) = (0u64, Instant::now());
            for seed in 0..battles {
                made += playout(&game, round * battles + seed, &mut |_, _| {});
            }
            let seconds = begin.elapsed().as_secs_f64();
            if battles as f64 / seconds > best {
                best = battles as f64 / seconds;
                decisions = made as f64 / battles as f64;
                each = seconds * 1e6 / made as f64;
            }
        }
        println!("{setup}: {best:.1} battles/s, {decisions:.0} decisions each, {each:.1} µs each");
        println!("playouts_per_second {setup} {best:.1}");
        busiest(setup, &game, battles / 5);
    }
    let game = Demonworld::open(&great, None).expect("fair options");
    busiest("pitched-2000", &game, 4);
}

/// Plays a battle; wherever there are suggested plans one of them is taken.
fn playout(game: &Demonworld, seed: u64, watch: &mut dyn FnMut(&State, Seat)) -> u64 {
    let mut choice = Seeded::from_number(seed);
    let mut dice = Seeded::from_number(!seed);
    let mut state = game.start(&mut Cx::silent(&mut dice));
    let (mut list, mut plans) = (Vec::with_capacity(256), Vec::with_capacity(16));
    let mut decisions = 0;
    while let Turn::To(asked) = game.turn(&state) {
        let seat = asked.iter().next().expect("somebody is asked");
        watch(&state, seat);
        list.clear();
        game.legal(&state, seat, &mut list);
        plans.clear();
        plans.extend(list.iter().copied().filter(|action| is_plan(*action)));
        let among = if plans.is_empty() { &list } else { &plans };
        let index = choice.below(u32::try_from(among.len()).expect("lists are short"));
        let action = among[index as usize];
        game.play(&mut state, seat, &action, &mut Cx::silent(&mut dice));
        decisions += 1;
    }
    black_box(&state);
    decisions
}

fn is_plan(action: Action) -> bool {
    matches!(
        action,
        Action::Assault { .. }
            | Action::Approach { .. }
            | Action::Seize { .. }
            | Action::Retire {}
            | Action::FaceFoe {}
            | Action::CloseUp {}
    )
}

/// The positions of some battles whose lists are the longest and take the longest.
fn busiest(setup: &str, game: &Demonworld, battles: u64) {
    let (mut longest, mut slowest) = ((0, None), (Duration::ZERO, None));
    let mut list = Vec::with_capacity(256);
    for seed in 0..battles {
        playout(game, seed, &mut |state, seat| {
            list.clear();
            let begin = Instant::now();
            game.legal(state, seat, &mut list);
            let time = begin.elapsed();
            if list.len() > longest.0 {
                longest = (list.len(), Some((state.clone(), seat)));
            }
            if time > slowest.0 {
                // Whoever was interrupted is not slow.
                let again = once(game, state, seat, &mut list);
                if again > slowest.0 {
                    slowest = (again, Some((state.clone(), seat)));
                }
            }
        });
    }
    for (which, found) in [("longest", longest.1), ("slowest", slowest.1)] {
        let (state, seat) = found.expect("somebody was asked");
        let mut times: Vec<Duration> =
            (0..201).map(|_| once(game, &state, seat, &mut list)).collect();
        times.sort_unstable();
        let microseconds = times[times.len() / 2].as_secs_f64() * 1e6;
        let code = game.question(&state, seat).map_or("", |question| question.code);
        let count = list.len();
        println!("{setup}: {which} list, {code}: {count} actions in {microseconds:.1} µs (median)");
        println!("{which}_list_microseconds {setup} {microseconds:.1}");
        let begin = Instant::now();
        for _ in 0..CHECKS {
            for action in &list {
                black_box(game.check(black_box(&state), seat, action)).expect("a listed action");
            }
        }
        let checks = f64::from(CHECKS) * count as f64;
        let microseconds = begin.elapsed().as_secs_f64() * 1e6 / checks;
        println!("{which}_check_microseconds {setup} {microseconds:.2}");
    }
}

/// How long one list takes.
fn once(game: &Demonworld, state: &State, seat: Seat, list: &mut Vec<Action>) -> Duration {
    list.clear();
    let begin = Instant::now();
    game.legal(black_box(state), seat, list);
    let time = begin.elapsed();
    black_box(&list);
    time
}
