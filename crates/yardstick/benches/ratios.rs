//! Connect Four on the kernel beside the crate `board-game`: `cargo bench -p yardstick`.
//!
//! Both sides run in turn, several rounds, and the best round of each counts. Absolute figures
//! depend on the machine and are only printed; the ratios are what counts.

#![allow(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]
#![allow(clippy::cast_precision_loss, reason = "figures are printed, not computed with")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use board_game::board::{Board as _, BoardMoves as _, Outcome as TheirOutcome, Player};
use board_game::games::connect4::Connect4;
use board_game::util::game_stats::perft_naive;
use internal_iterator::InternalIterator as _;
use kernel::{Cx, Game, Ruled as _, Turn};
use yardstick::{Action, ConnectFour, Event, NoChance, perft};

const DEPTH: u32 = 8;
const PERFT_ROUNDS: u32 = 25;
const PLAYOUTS: u32 = 5_000;
const PLAYOUT_ROUNDS: u32 = 300;

fn main() {
    perfts();
    playouts();
}

/// Counts positions on both sides and prints both times for every depth.
fn perfts() {
    println!("connect four, positions after n moves, one thread, best of {PERFT_ROUNDS}");
    println!("  depth  positions     kernel µs  board-game µs      ratio");
    let ours = ConnectFour.start(&mut Cx::silent(&mut NoChance));
    let theirs = Connect4::default();
    for depth in 1..=DEPTH {
        let mut best = [Duration::MAX; 2];
        let mut counts = [0; 2];
        // Shallow counts are too short for one reading of the clock.
        let again = 10u32.pow(5u32.saturating_sub(depth));
        for _ in 0..PERFT_ROUNDS {
            let mut time = |side: usize, count: &dyn Fn() -> u64| {
                let start = Instant::now();
                for _ in 0..again {
                    counts[side] = count();
                }
                best[side] = best[side].min(start.elapsed());
            };
            time(0, &|| perft(&ConnectFour, black_box(&ours), depth));
            time(1, &|| perft_naive(black_box(&theirs), depth));
        }
        assert_eq!(counts[0], counts[1], "both sides count the same positions");
        let [ours, theirs] = best.map(|time| time.as_secs_f64() * 1e6 / f64::from(again));
        let (count, ratio) = (counts[0], theirs / ours);
        println!("  {depth:>5} {count:>10} {ours:>13.3} {theirs:>14.3} {ratio:>8.2} x");
    }
}

/// One side of the comparison of playouts.
type Side = fn(&mut Bench) -> Tally;

/// What is compared, the first being the one that ratios refer to.
const SIDES: [(&str, Side); 4] = [
    ("board-game", Bench::theirs),
    ("kernel: legal, play", Bench::ours_silent),
    ("kernel: legal, check, play", Bench::ours_checked),
    ("kernel: legal, play, events", Bench::ours_telling),
];

/// Plays random games on every side and prints how many a second.
fn playouts() {
    let mut best = [Duration::MAX; SIDES.len()];
    let mut tallies = [Tally::default(); SIDES.len()];
    let mut moves = 0;
    for round in 1..=PLAYOUT_ROUNDS {
        for (side, (_, play)) in SIDES.iter().enumerate() {
            let mut bench = Bench::new(round.into());
            let start = Instant::now();
            tallies[side] = play(&mut bench);
            best[side] = best[side].min(start.elapsed());
        }
        assert!(tallies.iter().all(|tally| *tally == tallies[0]), "all sides play the same games");
        moves += tallies[0].moves;
    }
    let length = moves as f64 / f64::from(PLAYOUT_ROUNDS * PLAYOUTS);
    println!("connect four, random playouts, one thread, best of {PLAYOUT_ROUNDS}");
    println!("  side                         playouts/s   ns/move  to board-game");
    for ((name, _), time) in SIDES.iter().zip(best) {
        let per_second = f64::from(PLAYOUTS) / time.as_secs_f64();
        let per_move = 1e9 / (per_second * length);
        let ratio = best[0].as_secs_f64() / time.as_secs_f64();
        println!("  {name:<28} {per_second:>10.0} {per_move:>9.2} {ratio:>12.2} x");
    }
    let ratio = best[1].as_secs_f64() / best[3].as_secs_f64();
    println!("  events and citations on / off {ratio:>31.2} x");
    println!("  moves per playout {length:>43.1}");
}

/// What a number of playouts came to; equal on all sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Tally {
    moves: u64,
    won: [u32; 2],
}

/// A small fast generator, the same for all sides (xorshift with a multiplication).
struct Fast(u64);

impl Fast {
    #[inline]
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let high = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32;
        ((high * count as u64) >> 32) as usize
    }
}

/// What playouts reuse.
struct Bench {
    dice: Fast,
    actions: Vec<Action>,
    moves: Vec<u8>,
    events: Vec<Event>,
}

impl Bench {
    fn new(seed: u64) -> Self {
        Bench {
            dice: Fast(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)),
            actions: Vec::with_capacity(8),
            moves: Vec::with_capacity(8),
            events: Vec::with_capacity(64),
        }
    }

    fn theirs(&mut self) -> Tally {
        let mut tally = Tally::default();
        for _ in 0..PLAYOUTS {
            let mut board = Connect4::default();
            let outcome = loop {
                if let Some(outcome) = board.outcome() {
                    break outcome;
                }
                self.moves.clear();
                let list = board.available_moves().expect("the game is not over");
                list.for_each(|column| self.moves.push(column));
                let column = self.moves[self.dice.below(self.moves.len())];
                board.play(column).expect("a listed move");
                tally.moves += 1;
            };
            match outcome {
                TheirOutcome::WonBy(Player::A) => tally.won[0] += 1,
                TheirOutcome::WonBy(Player::B) => tally.won[1] += 1,
                TheirOutcome::Draw => {}
            }
        }
        tally
    }

    fn ours_silent(&mut self) -> Tally {
        let mut chance = NoChance;
        let mut cx = Cx::silent(&mut chance);
        let mut tally = Tally::default();
        for _ in 0..PLAYOUTS {
            playout(&mut tally, &mut self.dice, &mut self.actions, |state, seat, action| {
                ConnectFour.play(state, seat, action, &mut cx);
            });
        }
        tally
    }

    fn ours_checked(&mut self) -> Tally {
        let mut chance = NoChance;
        let mut cx = Cx::silent(&mut chance);
        let mut tally = Tally::default();
        for _ in 0..PLAYOUTS {
            playout(&mut tally, &mut self.dice, &mut self.actions, |state, seat, action| {
                ConnectFour.apply(state, seat, action, &mut cx).expect("a listed action");
            });
        }
        tally
    }

    /// With a log whose events are read for their paragraphs after every move.
    fn ours_telling(&mut self) -> Tally {
        let mut chance = NoChance;
        let mut tally = Tally::default();
        let (events, actions) = (&mut self.events, &mut self.actions);
        for _ in 0..PLAYOUTS {
            playout(&mut tally, &mut self.dice, actions, |state, seat, action| {
                events.clear();
                ConnectFour.play(state, seat, action, &mut Cx::telling(&mut chance, events));
                for event in events.iter() {
                    black_box((event.code(), event.rule()));
                }
            });
        }
        tally
    }
}

/// One random game on the kernel.
#[inline]
fn playout(
    tally: &mut Tally,
    dice: &mut Fast,
    actions: &mut Vec<Action>,
    mut play: impl FnMut(&mut <ConnectFour as Game>::State, kernel::Seat, &Action),
) {
    let mut state = ConnectFour.start(&mut Cx::silent(&mut NoChance));
    let outcome = loop {
        let asked = match ConnectFour.turn(&state) {
            Turn::Over(outcome) => break outcome,
            Turn::To(asked) => asked,
        };
        let seat = asked.iter().next().expect("somebody owes a decision");
        actions.clear();
        ConnectFour.legal(&state, seat, actions);
        let action = actions[dice.below(actions.len())];
        play(&mut state, seat, &action);
        tally.moves += 1;
    };
    for (won, standing) in tally.won.iter_mut().zip(&outcome.seats) {
        *won += u32::from(standing.won);
    }
}
