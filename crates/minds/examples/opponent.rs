//! Our side of `cargo xtask bench-minds`: a search that answers line by line.
//!
//! `sims N SEED` searches the empty board of Connect Four with N simulations and tells the seconds.
//! `new SEED` begins a game; `go MILLIS COLUMNS` tells the column for the position after these
//! columns (`-` for none). `leduc GAMES SIMS SEED` plays Leduc poker against a player that bets at
//! random and tells the mean of chips won and its standard error.

#![allow(clippy::print_stdout, reason = "this program answers on standard output")]

use std::io::{self, BufRead as _, Write as _};
use std::time::Instant;

use kernel::chance::Seeded;
use kernel::{Budget, Cx, Game, Peephole, Seat, Turn};
use minds::{Lanes, Level, Memory, search, search_on, think};
use yardstick::leduc::Leduc;
use yardstick::{Action, Column, ConnectFour, NoChance, State};

/// A game of Connect Four against somebody else.
struct Match {
    own: Seeded,
    memory: Memory<Action>,
}

fn main() -> io::Result<()> {
    let mut game = Match { own: Seeded::from_number(0), memory: Memory::default() };
    for line in io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let answer = match words[..] {
            ["sims", count, seed] => number(count)
                .zip(number(seed))
                .map(|(count, seed)| format!("{:.6}", sims(count, seed.into()))),
            ["new", seed] => number(seed).map(|seed| {
                game = Match { own: Seeded::from_number(seed.into()), memory: Memory::default() };
                "ready".to_owned()
            }),
            ["go", millis, columns] => number(millis)
                .zip(position(columns))
                .map(|(millis, state)| game.answer(&state, millis)),
            ["leduc", games, count, seed] => {
                number(games).zip(number(count)).zip(number(seed)).map(|((games, count), seed)| {
                    let (mean, error) = poker(games, count, seed);
                    format!("{mean:.6} {error:.6}")
                })
            }
            _ => None,
        };
        println!("{}", answer.unwrap_or_else(|| format!("not understood: {line}")));
        io::stdout().flush()?;
    }
    Ok(())
}

fn number(word: &str) -> Option<u32> {
    word.parse().ok()
}

/// Seconds that so many simulations take from the empty board, one tree, one thread.
fn sims(count: u32, seed: u64) -> f64 {
    let state = ConnectFour.start(&mut Cx::silent(&mut NoChance));
    let see = Peephole::new(&ConnectFour, &state, Seat(0));
    let begin = Instant::now();
    search(&see, &mut Seeded::from_number(seed), Budget::Iterations(count), Lanes::One);
    begin.elapsed().as_secs_f64()
}

/// The position after these columns, counted from 0.
fn position(columns: &str) -> Option<State> {
    let mut state = ConnectFour.start(&mut Cx::silent(&mut NoChance));
    for digit in columns.chars().filter(|&digit| digit != '-') {
        let column = *Column::ALL.get(digit.to_digit(10)? as usize)?;
        let (seat, action) = (state.next()?, Action::Drop { column });
        ConnectFour.apply(&mut state, seat, &action, &mut Cx::silent(&mut NoChance)).ok()?;
    }
    Some(state)
}

impl Match {
    fn answer(&mut self, state: &State, millis: u32) -> String {
        let Some(seat) = state.next() else {
            return "the game is over".to_owned();
        };
        let see = Peephole::new(&ConnectFour, state, seat);
        let budget = Budget::Millis(millis);
        let found = search_on(&see, &mut self.own, budget, Lanes::One, &mut self.memory);
        found.first().map_or_else(String::new, |best| (best.action.column() as u8).to_string())
    }
}

/// Mean chips of a search with so many simulations against random bets, seats in turn, and its
/// standard error.
fn poker(games: u32, sims: u32, seed: u32) -> (f64, f64) {
    let mut dice = Seeded::from_number(seed.into());
    let mut own = Seeded::from_number(u64::from(seed) + (1 << 40));
    let (mut sum, mut squares) = (0.0, 0.0);
    for game in 0..games {
        let searching = usize::try_from(game % 2).expect("a seat");
        let mut state = Leduc.start(&mut Cx::silent(&mut dice));
        let outcome = loop {
            let seat = match Leduc.turn(&state) {
                Turn::Over(outcome) => break outcome,
                Turn::To(seats) => seats.iter().next().expect("somebody bets"),
            };
            let level = if seat.index() == searching { Level::Fiend } else { Level::Imp };
            let see = Peephole::new(&Leduc, &state, seat);
            let thought = think(level, &see, &mut own, Budget::Iterations(sims));
            let bet = thought.expect("the seat owes a bet").action;
            Leduc.play(&mut state, seat, &bet, &mut Cx::silent(&mut dice));
        };
        let chips = f64::from(outcome.seats[searching].score);
        sum += chips;
        squares += chips * chips;
    }
    let count = f64::from(games.max(1));
    let mean = sum / count;
    (mean, ((squares / count - mean * mean) / count).sqrt())
}
