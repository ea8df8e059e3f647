//! Random playouts with four seats, one thread: `cargo bench -p summon-demons`.
//!
//! Absolute figures depend on the machine and are only printed; the ratios are what counts.

#![allow(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]
#![allow(clippy::cast_precision_loss, reason = "figures are printed, not computed with")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use kernel::chance::Seeded;
use kernel::{Cx, Game, Seat, Turn};
use summon_demons::{Action, Event, Options, State, SummonDemons};

const PLAYOUTS: u32 = 1_000;
const ROUNDS: u32 = 9;

fn main() {
    let options = Options { seats: 4, ..Options::default() };
    let game = SummonDemons::open(&options, None).expect("the options open");
    let mut bench = Bench::new(&game);
    bench.run(Log::Off, 200);

    let (mut off, mut on) = (Duration::MAX, Duration::MAX);
    let mut actions = 0;
    for _ in 0..ROUNDS {
        let (time, count) = bench.run(Log::Off, PLAYOUTS);
        (off, actions) = (off.min(time), count);
        on = on.min(bench.run(Log::On, PLAYOUTS).0);
    }
    let per_second = f64::from(PLAYOUTS) / off.as_secs_f64();
    let per_action = off.as_nanos() as f64 / actions as f64;
    println!("summon-demons, random playouts, one thread, best of {ROUNDS}");
    println!("  playouts per second    {per_second:>12.0}");
    println!("  actions per playout    {:>12.1}", actions as f64 / f64::from(PLAYOUTS));
    println!("  nanoseconds per action {per_action:>12.1}");
    println!("  events on / off        {:>12.2} x", off.as_secs_f64() / on.as_secs_f64());
    println!("playouts_per_second four-seats {per_second:.0}");
    println!("  allocations per action {:>12.4}", bench.allocations(500));
}

#[derive(Clone, Copy)]
enum Log {
    On,
    Off,
}

struct Bench<'a> {
    game: &'a SummonDemons,
    list: Vec<Action>,
    events: Vec<Event>,
    seed: u64,
}

impl<'a> Bench<'a> {
    fn new(game: &'a SummonDemons) -> Self {
        Bench { game, list: Vec::with_capacity(256), events: Vec::with_capacity(4096), seed: 0 }
    }

    /// Time and number of actions of so many playouts.
    fn run(&mut self, log: Log, playouts: u32) -> (Duration, u64) {
        let begin = Instant::now();
        let actions = (0..playouts).map(|_| self.playout(log)).sum();
        (begin.elapsed(), actions)
    }

    fn playout(&mut self, log: Log) -> u64 {
        self.seed += 1;
        let mut choice = Seeded::from_number(self.seed);
        let mut dice = Seeded::from_number(!self.seed);
        let mut state = self.game.start(&mut Cx::silent(&mut dice));
        self.play_on(&mut state, &mut choice, &mut dice, log)
    }

    /// Plays to the end; the inner loop of every search and experiment.
    fn play_on(
        &mut self,
        state: &mut State,
        choice: &mut Seeded,
        dice: &mut Seeded,
        log: Log,
    ) -> u64 {
        let mut actions = 0;
        while let Turn::To(asked) = self.game.turn(state) {
            let seat: Seat = asked.iter().next().expect("somebody is asked");
            self.list.clear();
            self.game.legal(state, seat, &mut self.list);
            let count = u32::try_from(self.list.len()).expect("lists are short");
            let action = &self.list[choice.below(count) as usize];
            let mut cx = match log {
                Log::Off => Cx::silent(dice),
                Log::On => {
                    self.events.clear();
                    Cx::telling(dice, &mut self.events)
                }
            };
            self.game.play(state, seat, action, &mut cx);
            actions += 1;
        }
        black_box(&self.events);
        actions
    }

    /// Allocations per action within the inner loop.
    fn allocations(&mut self, playouts: u32) -> f64 {
        let (mut allocated, mut actions) = (0, 0);
        for _ in 0..playouts {
            self.seed += 1;
            let mut choice = Seeded::from_number(self.seed);
            let mut dice = Seeded::from_number(!self.seed);
            let mut state = self.game.start(&mut Cx::silent(&mut dice));
            let info = allocation_counter::measure(|| {
                actions += self.play_on(&mut state, &mut choice, &mut dice, Log::Off);
            });
            allocated += info.count_total;
        }
        allocated as f64 / actions as f64
    }
}
